//! A game of Cartagena as a text file: a person can read and mail it, a program can replay it.
//!
//! Tags come first, one a line, then a numbered line for every turn with its long moves and what
//! chance gave. Lines that begin with `#` are remarks; in a record with the tag `Annotations` some of them
//! are [annotations and variations](Notes). `docs/RECORDS.md` describes the format.
//!
//! ```text
//! [Cartagena "1"]
//! [Rules "tortuga"]
//! [Tunnel "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS"]
//! [Seat0 "Blue"]
//! [Seat1 "Red"]
//! [First "0"]
//! [Hands "B2DHKP|DHKPS2"]
//! [Row "KHDSPBBDHKSS"]
//! [Result "unfinished"]
//!
//! 1. 0: B0>1 D0>5 .
//! 2. 1: D0>7 7<5+K
//! ```
//!
//! | tag | value |
//! |---|---|
//! | `Cartagena` | the version of the format, first of all tags |
//! | `Rules`, `Tunnel` | as in a position line |
//! | `Seat0`… | the name of each seat |
//! | `First`, `Hands`, `Row` | the seat that begins, what was dealt, the row where there is one |
//! | `Position` | a position line, instead of rules, tunnel, first, hands and row, for a game that did not begin at the fort |
//! | `Deal` | version of the deal and commitment to its seed |
//! | `Seed` | the seed, once it may be known; the cards must be those that it gives |
//! | `Unconfirmed` | `yes` if the last turn may still be taken back |
//! | `Annotations` | `1` if lines that begin with `#[` and `#\|` are annotations and variations |
//! | `Result` | `won.N`, `drawn` or `unfinished` |
//! | `Ended` | `resignation` or `agreement`, where people ended the game before the rules did |
//!
//! A game that was [dealt by commit–reveal](cartagena_deal::commit_reveal) among people has other tags instead of `Deal`
//! and `Seed`:
//!
//! | tag | value |
//! |---|---|
//! | `Game` | the id of the game |
//! | `Fair` | version of the rules and the host's commitment |
//! | `Part0`… | what a seat promised, and its share if that came; no tag for who brought nothing |
//! | `Chosen` | `tunnel`, `first` or `tunnel first`: what people chose and chance did not |
//! | `ServerSecret` | the host's secret, once the game is over; tunnel, first seat and cards must be those of the seed that follows from it and the shares |
//! | `Sum` | beside `ServerSecret`: a hash of all the rest. Such a record is read in its one spelling only |
//!
//! Other tags are kept as they are. Reading replays every move through the rules, so a record that
//! lies about anything is refused, with the place where it does. What a record can hold is bounded:
//! [`MAX_BYTES`] of text and [`MAX_MOVES`] moves. A file may hold several records, one after another:
//! [`Record::read_all`] reads them.
//!
//! ```
//! use cartagena_record::{Record, RecordProblem};
//!
//! let text = "\
//! [Cartagena \"1\"]
//! [Rules \"tortuga\"]
//! [Tunnel \"BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS\"]
//! [Seat0 \"Blue\"]
//! [Seat1 \"Red\"]
//! [First \"0\"]
//! [Hands \"B2DHKP|DHKPS2\"]
//! [Row \"KHDSPBBDHKSS\"]
//! [Result \"unfinished\"]
//!
//! 1. 0: B0>1 D0>5 .
//! 2. 1: D0>7 7<5+K
//! ";
//! let record = Record::read(text)?;
//! assert_eq!(record.events().len(), 5);
//! assert_eq!(record.to_string(), text);
//!
//! let error = Record::read(&text.replace("7<5+K", "7<5+S")).unwrap_err();
//! assert!(matches!(error.problem, RecordProblem::WrongMove(_)));
//! assert_eq!(error.line_and_column(text), (12, 12));
//! # Ok::<(), cartagena_record::RecordError>(())
//! ```

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod check;
mod error;
mod move_tree;
mod notes;
mod proof;
mod read;
mod read_notes;
pub mod receipt;
mod several;
mod signed_end;
mod tags;
mod verdict;
#[cfg(test)]
mod work;
mod write;

pub use error::{RecordError, RecordProblem};
pub use move_tree::{Branch, MAX_VARIATION_MOVES, MAX_VARIATION_NAME, Moment, MoveTree};
pub use notes::{MAX_NOTE_BYTES, MAX_VARIATION_DEPTH, Notes, Variation, VariationTurn};
pub use proof::Proof;
pub use receipt::{Contradiction, Receipt, ReceiptError, SeatNote};
pub use several::{RecordPart, SeveralError};
pub use signed_end::{ChainHead, Hex, signed_message};
pub use verdict::{Verdict, is_deal_proved};

use cartagena::{Event, Fault, Game, Outcome, Seat};
use cartagena_deal::{Commitment, Seed};
use std::collections::BTreeMap;

/// The version of the format.
pub const VERSION: &str = "1";
/// The longest text that is read.
pub const MAX_BYTES: usize = 1 << 20;
/// The longest text of several records that is read.
pub const MAX_FILE_BYTES: usize = 16 << 20;
/// The most moves that a record holds.
pub const MAX_MOVES: usize = 10_000;
/// The most tags that a record has.
pub const MAX_TAGS: usize = 64;
/// The longest line of tags and turns, in bytes. With the other bounds it keeps whatever is written
/// well below [`MAX_BYTES`].
pub const MAX_LINE_BYTES: usize = 4096;
/// The most characters that a name has.
pub const MAX_NAME_CHARS: usize = 40;

/// The way in which players ended a game that could go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordEnd {
    /// All other seats gave up, so this one has won.
    Resignation(Seat),
    /// All agreed on a draw.
    Agreement,
}

/// A game from its start to its last move, with the names of the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    start: Game,
    names: Vec<String>,
    events: Vec<Event>,
    end: Game,
    /// The commitment to the seed that was shown before the game.
    pub commitment: Option<Commitment>,
    /// The seed of the deal, where it may be known.
    pub seed: Option<Seed>,
    /// The commitments and secrets of a commit–reveal deal.
    pub(crate) proof: Option<Proof>,
    /// The way in which players ended the game, where it was not the rules.
    pub ending: Option<RecordEnd>,
    /// True if the player of the last turn may still take it back.
    pub unconfirmed: bool,
    /// Tags that mean nothing to the game.
    pub other_tags: Vec<(String, String)>,
    /// Annotations and variations, by the numbers of their turns.
    notes: BTreeMap<usize, Notes>,
}

impl Record {
    /// Makes the record of a game that begins.
    #[must_use]
    pub fn new(start: Game, names: impl IntoIterator<Item = String>) -> Record {
        let names = names.into_iter().chain(std::iter::repeat(String::new()));
        Record {
            names: names.take(start.position().seats()).map(|name| clean_name(&name)).collect(),
            events: Vec::new(),
            end: start.clone(),
            start,
            commitment: None,
            seed: None,
            proof: None,
            ending: None,
            unconfirmed: false,
            other_tags: Vec::new(),
            notes: BTreeMap::new(),
        }
    }

    /// Returns the record of a game whose moves were played through the rules already; they are not
    /// played again. `events` must lead from `start` to `end`.
    pub fn from_played(
        start: Game,
        names: impl IntoIterator<Item = String>,
        events: Vec<Event>,
        end: Game,
    ) -> Record {
        let record = Record { events, end, ..Record::new(start, names) };
        debug_assert!(record.games().last().as_ref() == Some(&record.end), "other events");
        record
    }

    /// Returns the commitments and secrets of a commit–reveal deal.
    #[must_use]
    pub fn proof(&self) -> Option<&Proof> {
        self.proof.as_ref()
    }

    /// Returns the record with the commitments and secrets of its deal; the seed follows from them.
    #[must_use]
    pub fn with_proof(mut self, proof: Proof) -> Record {
        self.commitment = None;
        self.seed = proof.commit_reveal.seed();
        self.proof = Some(proof);
        self
    }

    /// Returns the record as far as it may be known while the game goes on and all hands are open:
    /// nothing in it tells of the cards to come.
    #[must_use]
    pub fn without_secrets(mut self) -> Record {
        self.seed = None;
        if let Some(proof) = &mut self.proof {
            proof.commit_reveal.secret = None;
        }
        self
    }

    /// Returns the outcome, by the rules or by the players.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let ended = self.ending.map(|ending| match ending {
            RecordEnd::Resignation(winner) => Outcome::Won(winner),
            RecordEnd::Agreement => Outcome::Drawn,
        });
        self.end.outcome().or(ended)
    }

    /// Adds the next event.
    ///
    /// # Errors
    ///
    /// [`RecordProblem`] if it cannot have happened, its cards are hidden, or there is no room for it;
    /// the record is unchanged then.
    pub fn push(&mut self, event: Event) -> Result<(), RecordProblem> {
        if self.events.len() == MAX_MOVES {
            return Err(RecordProblem::TooManyMoves);
        }
        let mut game = self.end.clone();
        replay(&mut game, &event)?;
        self.end = game;
        self.events.push(event);
        Ok(())
    }

    /// Returns the game before the first move.
    #[must_use]
    pub fn start(&self) -> &Game {
        &self.start
    }

    /// Returns the game after the last move.
    #[must_use]
    pub fn end(&self) -> &Game {
        &self.end
    }

    /// Returns the name of a seat; empty if none was given.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Returns the events in order.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Iterates over the game before every move and after the last one, by playing it again.
    pub fn games(&self) -> impl Iterator<Item = Game> {
        let mut game = self.start.clone();
        let after = self.events.iter().map_while(move |event| {
            replay(&mut game, event).ok()?;
            Some(game.clone())
        });
        std::iter::once(self.start.clone()).chain(after)
    }
}

/// Plays an event and checks that the same comes of it.
fn replay(game: &mut Game, event: &Event) -> Result<(), RecordProblem> {
    #[cfg(test)]
    work::count();
    let dealt =
        event.dealt_cards(game.position().rules().variant).ok_or(RecordProblem::HiddenCards)?;
    let mut next = game.clone();
    let again = next
        .play(event.action(), &dealt)
        .map_err(|illegal| RecordProblem::WrongMove(illegal.into()))?;
    if again != *event {
        return Err(RecordProblem::EventMismatch);
    }
    *game = next;
    Ok(())
}

/// Returns a name as a record can hold it: printable, on one line, not too long, no space around it.
fn clean_name(name: &str) -> String {
    let printable: String = name.chars().filter(|letter| !letter.is_control()).collect();
    let short: String = printable.trim().chars().take(MAX_NAME_CHARS).collect();
    short.trim_end().to_owned()
}

impl From<Fault> for RecordProblem {
    fn from(fault: Fault) -> RecordProblem {
        RecordProblem::Position(fault)
    }
}

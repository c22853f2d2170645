use crate::{DailyDeal, Day, PlayerV1};
use cartagena::{Game, Outcome, Seat, Viewer};
use cartagena_record::Record;
use core::fmt;

/// The most moves of a game that is checked: ten times as many as a usual one has.
pub const MAX_GAME_MOVES: usize = 1_000;

/// The result of a finished game of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyResult {
    /// The outcome.
    pub outcome: Outcome,
    /// True if the person has won.
    pub won: bool,
    /// The number of turns that the person began.
    pub turns: u32,
}

/// The reason why a record is not a finished game of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forgery {
    /// Tunnel, cards, variant or first seat are not those of the day.
    OtherDeal,
    /// The game is not over by the rules.
    NotOver,
    /// The game has more moves than are checked.
    TooLong,
    /// The opponent would have played another move.
    OtherOpponent {
        /// The number of moves before it.
        moves: usize,
    },
}

impl Forgery {
    /// Returns the stable code of the reason.
    pub const fn code(self) -> &'static str {
        match self {
            Forgery::OtherDeal => "other-deal",
            Forgery::NotOver => "not-over",
            Forgery::TooLong => "too-long",
            Forgery::OtherOpponent { .. } => "other-opponent",
        }
    }
}

impl fmt::Display for Forgery {
    /// Writes the reason in English, for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Forgery::OtherDeal => f.write_str("the deal is not that of the day"),
            Forgery::NotOver => f.write_str("the game is not over by the rules"),
            Forgery::TooLong => write!(f, "the game has more than {MAX_GAME_MOVES} moves"),
            Forgery::OtherOpponent { moves } => {
                write!(f, "the opponent plays otherwise after {moves} moves")
            }
        }
    }
}

impl core::error::Error for Forgery {}

/// Checks that a record is a finished game of a day: its deal, every card, and each of the opponent's moves. The
/// record was replayed when it was read, so that all moves are legal. `player` is the opponent with the net for
/// the day's variant.
///
/// # Errors
///
/// [`Forgery`] names the first thing that is not as on that day.
pub fn check_game(record: &Record, day: Day, player: &PlayerV1) -> Result<DailyResult, Forgery> {
    let deal = DailyDeal::of(day);
    if record.events().len() > MAX_GAME_MOVES {
        return Err(Forgery::TooLong);
    }
    // With its seed, a record is read only if all cards are those of the seed.
    if record.seed != Some(deal.seed()) || *record.start() != deal.game().0 {
        return Err(Forgery::OtherDeal);
    }
    let outcome = record.end().outcome().filter(|_| record.ending.is_none());
    let outcome = outcome.ok_or(Forgery::NotOver)?;
    check_opponent(record, &deal, player)?;
    let (won, turns) = (outcome == Outcome::Won(deal.person()), turns_of(record, deal.person()));
    Ok(DailyResult { outcome, won, turns })
}

fn check_opponent(record: &Record, deal: &DailyDeal, player: &PlayerV1) -> Result<(), Forgery> {
    let opponent = deal.opponent();
    for (moves, (game, event)) in record.games().zip(record.events()).enumerate() {
        let theirs = event.seat() == opponent;
        if theirs && player.choose(&game.observe(Viewer::Seat(opponent))) != Some(event.action()) {
            return Err(Forgery::OtherOpponent { moves });
        }
    }
    Ok(())
}

/// Counts the turns that a seat began.
pub fn turns_of(record: &Record, seat: Seat) -> u32 {
    let begins = |game: &Game| game.turn().is_start() && game.turn().seat() == Some(seat);
    let turns = record.games().take(record.events().len()).filter(begins).count();
    u32::try_from(turns).unwrap_or(u32::MAX)
}

use crate::clock::Clock;
use crate::fuss::Fuss;
use crate::line::Opened;
use crate::people::People;
use cartagena::{Outcome, Rules, Seat, Tunnel, Viewer};
use cartagena_bots::Level;
use cartagena_deal::fair::Fair;
use cartagena_protocol::{ChatLine, Ending, Guest, OpenTable};
use cartagena_table::{NewGame, Table};
use std::fmt;

/// How well a bot plays for somebody who is not there, or is out.
pub(crate) const STAND_IN: Level = Level::Captain;
/// How well a bot plays in a seat that was still free when the game began.
pub(crate) const FILLER: Level = Level::Bosun;

/// A seat and who sits there.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Chair {
    pub(crate) guest: Guest,
    pub(crate) person: Option<i64>,
    /// Nobody else may sit here.
    pub(crate) kept_for: Option<i64>,
    pub(crate) name: String,
    pub(crate) bot: Option<Level>,
    /// A bot plays until the person is back.
    pub(crate) stand_in: bool,
    /// After how many moves of the game the person was out.
    pub(crate) out: Option<u64>,
    pub(crate) agrees: bool,
    /// The seats that want the person out.
    pub(crate) unwanted_by: Vec<u8>,
}

impl Chair {
    /// Whether a person sits here who has a say in the game.
    pub(crate) fn is_in(&self) -> bool {
        self.person.is_some() && self.out.is_none()
    }

    pub(crate) fn is_free(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    Gathering,
    /// Shares come in, until this moment at most.
    Dealing {
        until: u64,
    },
    Playing,
    Over {
        outcome: Outcome,
        by: Ending,
    },
    /// Everybody got up before it began.
    Closed,
}

/// A table for many people. See the [crate](crate) for what it decides.
#[derive(Clone, PartialEq)]
pub struct Quay {
    pub(crate) game: String,
    pub(crate) agreed: OpenTable,
    pub(crate) rules: Rules,
    pub(crate) tunnel: Option<Tunnel>,
    pub(crate) first: Option<Seat>,
    pub(crate) host: i64,
    pub(crate) fair: Fair,
    pub(crate) chairs: Vec<Chair>,
    /// The hashes of the keys that let friends sit down.
    pub(crate) keys: Vec<String>,
    pub(crate) stage: Stage,
    /// The game, once it is dealt.
    pub(crate) table: Option<Table>,
    /// The seat whose turn a bot plays to its end because there was no time left.
    pub(crate) hurried: Option<Seat>,
    pub(crate) clock: Clock,
    pub(crate) chat: Vec<ChatLine>,
    pub(crate) rematch: Option<String>,
    pub(crate) fuss: Fuss,
    /// When something last happened.
    pub(crate) touched: u64,
    /// How many lines were kept.
    pub(crate) lines: u64,
    pub(crate) people: People,
}

impl Quay {
    /// The table that a first line tells of, if it can be.
    pub(crate) fn new(opened: &Opened) -> Option<Quay> {
        let table = &opened.table;
        let seats = table.seats.len();
        let fair = Fair::new(&opened.game, opened.rules, opened.secret.parse().ok()?, seats);
        let mut chairs: Vec<Chair> = table.seats.iter().map(chair).collect::<Option<_>>()?;
        for (chair, kept) in chairs.iter_mut().zip(&opened.kept) {
            if let Some(kept) = kept {
                chair.kept_for = Some(kept.person);
                chair.name.clone_from(&kept.name);
            }
        }
        Some(Quay {
            game: opened.game.clone(),
            rules: table.rules.parse().ok()?,
            tunnel: table.tunnel.as_deref().map(str::parse).transpose().ok()?,
            first: table.first.map(|seat| Seat::new(seat).ok_or(())).transpose().ok()?,
            agreed: table.clone(),
            host: opened.person,
            fair,
            chairs,
            keys: Vec::new(),
            stage: Stage::Gathering,
            table: None,
            hurried: None,
            clock: Clock::new(seats, opened.at),
            chat: Vec::new(),
            rematch: None,
            fuss: Fuss::default(),
            touched: opened.at,
            lines: 1,
            people: People::new(opened.at),
        })
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: i64) -> Option<Seat> {
        let index = self.chairs.iter().position(|chair| chair.person == Some(person))?;
        Seat::new(index as u8)
    }

    /// With whose eyes somebody looks: those of the own seat, or nobody's.
    pub(crate) fn eyes(&self, person: Option<i64>) -> Viewer {
        let seat = person.and_then(|person| self.seat_of(person));
        seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// The bot that plays a seat now, in its own right or for somebody.
    pub(crate) fn bot_of(&self, seat: Seat) -> Option<Level> {
        let chair = &self.chairs[seat.index()];
        let instead = chair.stand_in || chair.out.is_some() || self.hurried == Some(seat);
        chair.bot.or(instead.then_some(STAND_IN))
    }

    /// Whose turn it is while the game goes on.
    pub(crate) fn actor(&self) -> Option<Seat> {
        self.table.as_ref().filter(|_| self.stage == Stage::Playing)?.actor()
    }

    /// How much of the game is played.
    pub(crate) fn new_game(&self) -> NewGame {
        NewGame {
            rules: self.rules,
            players: self.chairs.len(),
            names: self.chairs.iter().map(|chair| chair.name.clone()).collect(),
            tunnel: self.tunnel.clone(),
            first: self.first,
        }
    }

    /// Bots are never asked whether their turn is done, people if they want to be.
    pub(crate) fn refresh_asks(&mut self) {
        let asks: Vec<bool> = Seat::first(self.chairs.len())
            .map(|seat| {
                let person = self.chairs[seat.index()].person;
                self.bot_of(seat).is_none() && person.is_some_and(|one| self.people.asks(one))
            })
            .collect();
        let Some(table) = &mut self.table else { return };
        for (seat, ask) in Seat::first(asks.len()).zip(asks) {
            table.ask_to_confirm(seat, ask);
        }
    }
}

/// A seat as it was agreed on; `None` if no bot has that name.
fn chair(guest: &Guest) -> Option<Chair> {
    let bot = match guest {
        Guest::Bot { level } => Some(level.parse().ok()?),
        Guest::Friend | Guest::Anyone => None,
    };
    Some(Chair { guest: guest.clone(), bot, ..Chair::default() })
}

impl fmt::Debug for Quay {
    /// Only the game and how many lines it has: the rest would give secrets away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Quay({}, {})", self.game, self.lines)
    }
}

//! A game that is being set up: everything that was chosen so far, and the table it would make.

use super::tunnel_builder::TunnelBuilder;
use crate::name_limits::is_too_long;
use cartagena::{Fault, Game, Rules, Seat, Turn, Variant};
use cartagena_bots::Level;
use cartagena_protocol::{MaybeParsed, NewTable, SeatPlan};

/// The starting point of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    /// Chance lays the tunnel.
    #[default]
    Chance,
    /// The tunnel is laid by hand.
    ByHand,
    /// The tunnel is a wild one: the symbols of its segments stand in any order.
    Wild,
    /// A position goes on.
    Position,
}

/// The choices made so far. Those for other starting points are kept, so that switching between
/// them loses nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Variant and options.
    pub rules: Rules,
    /// Five seats, of which the first `count` play.
    pub seats: [SeatPlan; Seat::MAX],
    /// Number of players.
    pub count: usize,
    /// The first seat; chosen by chance if absent.
    pub first: Option<Seat>,
    /// The starting point of the game.
    pub start: Start,
    /// The tunnel laid by hand.
    pub tunnel: TunnelBuilder,
    /// The wild tunnel.
    pub wild: TunnelBuilder,
    /// The position line.
    pub line: String,
}

/// Why a draft makes no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftError {
    /// The line is no position in which everything is known.
    Position(Fault),
    /// The position is the end of a game.
    Over,
    /// A person's name is too long.
    Name,
}

impl Default for Draft {
    fn default() -> Draft {
        let bot = |level: Level| SeatPlan { name: String::new(), bot: Some(level.into()) };
        Draft {
            rules: Rules::new(Variant::Tortuga),
            seats: [
                SeatPlan::default(),
                bot(Level::Landlubber),
                bot(Level::Sailor),
                bot(Level::Bosun),
                bot(Level::Captain),
            ],
            count: 2,
            first: None,
            start: Start::Chance,
            tunnel: TunnelBuilder::default(),
            wild: TunnelBuilder::default(),
            line: String::new(),
        }
    }
}

impl Draft {
    /// Returns the draft of a table; unreadable parts get their defaults.
    pub fn from_table(table: &NewTable) -> Draft {
        let mut draft = Draft::default();
        draft.rules = table.rules.parsed().copied().unwrap_or(draft.rules);
        draft.take_seats(&table.seats);
        draft.first = table.first.and_then(Seat::new).filter(|seat| seat.index() < draft.count);
        if let Some(tunnel) = table.tunnel.as_ref().and_then(MaybeParsed::parsed) {
            draft.take_tunnel(TunnelBuilder::from(tunnel));
        }
        if let Some(line) = &table.position {
            draft.continue_from(line);
        }
        draft
    }

    fn take_tunnel(&mut self, tunnel: TunnelBuilder) {
        if tunnel.is_wild() {
            (self.wild, self.start) = (tunnel, Start::Wild);
        } else {
            (self.tunnel, self.start) = (tunnel, Start::ByHand);
        }
    }

    fn take_seats(&mut self, seats: &[SeatPlan]) {
        if (Seat::MIN..=Seat::MAX).contains(&seats.len()) {
            self.count = seats.len();
            for (own, given) in self.seats.iter_mut().zip(seats) {
                own.clone_from(given);
            }
        }
    }

    /// Begins from a position, with as many seats as it has.
    pub fn continue_from(&mut self, line: &str) {
        self.start = Start::Position;
        line.clone_into(&mut self.line);
        if let Ok(game) = line.trim().parse::<Game>() {
            self.count = game.position().seats();
            self.rules = game.position().rules();
        }
    }

    /// Returns the seats that play.
    pub fn playing(&self) -> &[SeatPlan] {
        &self.seats[..self.count]
    }

    /// Counts the people among the players.
    pub fn people(&self) -> usize {
        self.playing().iter().filter(|seat| seat.bot.is_none()).count()
    }

    /// Returns whether seats can be added and removed; a position has its own.
    pub fn can_change_count(&self) -> bool {
        self.start != Start::Position
    }

    /// Adds a player, if there is room.
    pub fn add_seat(&mut self) {
        self.count = (self.count + 1).min(Seat::MAX);
    }

    /// Takes a seat away, if enough are left; those after it move up.
    pub fn remove_seat(&mut self, seat: Seat) {
        if self.count > Seat::MIN && seat.index() < self.count {
            self.seats[seat.index()..self.count].rotate_left(1);
            self.count -= 1;
            self.first = self.first.filter(|first| first.index() < self.count);
        }
    }

    /// Returns the table that the draft describes.
    pub fn table(&self) -> Result<NewTable, DraftError> {
        if self.playing().iter().any(has_long_name) {
            return Err(DraftError::Name);
        }
        let seats = self.playing().iter().map(trimmed).collect();
        let table =
            NewTable { rules: MaybeParsed::Parsed(self.rules), seats, ..NewTable::default() };
        let first = self.first.map(Seat::number);
        match self.start {
            Start::Chance => Ok(NewTable { first, ..table }),
            Start::ByHand | Start::Wild => {
                let built = if self.start == Start::Wild { &self.wild } else { &self.tunnel };
                let tunnel = Some(MaybeParsed::Parsed(built.tunnel()));
                Ok(NewTable { first, tunnel, ..table })
            }
            Start::Position => {
                let line = self.line.trim();
                let game: Game = line.parse().map_err(DraftError::Position)?;
                if matches!(game.turn(), Turn::Over(_)) {
                    return Err(DraftError::Over);
                }
                Ok(NewTable { position: Some(line.to_owned()), ..table })
            }
        }
    }
}

/// A bot has no name of its own: what was typed before it was chosen does not matter.
fn has_long_name(seat: &SeatPlan) -> bool {
    seat.bot.is_none() && is_too_long(&seat.name)
}

fn trimmed(seat: &SeatPlan) -> SeatPlan {
    SeatPlan { name: seat.name.trim().to_owned(), bot: seat.bot.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "jamaica+pass BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
        0.0.0.0.0.8:D2HKP|0.0.0.0.0.0:HK3PS|0.0.0.0.0.1:B - B 0.2";

    fn again(draft: &Draft) -> Draft {
        Draft::from_table(&draft.table().expect("a table"))
    }

    #[test]
    fn the_first_draft_is_a_game_against_a_friendly_bot() {
        let table = Draft::default().table().expect("a table");
        assert_eq!(table.rules, "tortuga".into());
        let bots: Vec<_> = table.seats.iter().map(SeatPlan::level).collect();
        assert_eq!(bots, [None, Some(Level::Landlubber)]);
    }

    #[test]
    fn a_table_leads_back_to_its_draft() {
        let mut draft = Draft { first: Seat::new(2), start: Start::ByHand, ..Draft::default() };
        draft.add_seat();
        draft.tunnel.move_segment(0, 3);
        draft.rules.pass = true;
        draft.seats[2] = SeatPlan { name: "Grace".into(), bot: None };
        assert_eq!(again(&draft), draft);
    }

    #[test]
    fn a_wild_tunnel_leads_back_to_its_draft() {
        let mut draft = Draft { start: Start::Wild, ..Draft::default() };
        draft.wild.swap(2, 0, 5);
        assert!(draft.wild.is_wild());
        assert_eq!(again(&draft), draft);
    }

    #[test]
    fn whoever_leaves_is_followed_by_those_behind() {
        let mut draft = Draft { count: 3, first: Seat::new(2), ..Draft::default() };
        draft.seats[2].name = "Grace".into();
        draft.remove_seat(Seat::FIRST);
        assert_eq!((draft.count, draft.first), (2, None));
        assert_eq!(draft.playing()[1].name, "Grace");
        draft.remove_seat(Seat::FIRST);
        assert_eq!(draft.count, 2, "a game needs two");
    }

    #[test]
    fn there_is_room_for_five() {
        let mut draft = Draft::default();
        (0..9).for_each(|_| draft.add_seat());
        assert_eq!(draft.playing().len(), 5);
    }

    #[test]
    fn a_position_brings_its_seats_and_rules() {
        let mut draft = Draft::default();
        draft.continue_from(LINE);
        assert_eq!((draft.count, draft.rules.to_string().as_str()), (3, "jamaica+pass"));
        let table = draft.table().expect("a table");
        assert_eq!((table.position.as_deref(), table.seats.len()), (Some(LINE), 3));
        assert_eq!(again(&draft), draft);
    }

    #[test]
    fn what_is_no_running_position_makes_no_table() {
        let unready = |line: &str| {
            let mut draft = Draft::default();
            draft.continue_from(line);
            draft.table().expect_err(line)
        };
        assert!(matches!(unready("nonsense"), DraftError::Position(_)));
        assert!(matches!(unready(&LINE.replace("D2HKP", "?5")), DraftError::Position(_)));
        let over = LINE.replace("0.0.0.0.0.8:", "37.37.37.37.37.37:").replace("0.2", "won.0");
        assert_eq!(unready(&over), DraftError::Over);
    }

    #[test]
    fn a_long_name_makes_no_table_unless_a_bot_sits_there() {
        let mut draft = Draft::default();
        draft.seats[0].name = "x".repeat(25);
        assert_eq!(draft.table(), Err(DraftError::Name));
        draft.seats[0].bot = Some("deckhand".into());
        assert!(draft.table().is_ok());
    }

    #[test]
    fn names_are_tidied() {
        let mut draft = Draft::default();
        draft.seats[0].name = "  Anne ".into();
        assert_eq!(draft.table().expect("a table").seats[0].name, "Anne");
    }

    #[test]
    fn nonsense_that_was_kept_gives_the_first_draft() {
        let stored = NewTable {
            rules: "chess".into(),
            tunnel: Some("x/x/x/x/x/x".into()),
            first: Some(9),
            ..NewTable::default()
        };
        assert_eq!(Draft::from_table(&stored), Draft::default());
    }
}

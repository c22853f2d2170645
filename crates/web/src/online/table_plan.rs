//! A table that is being planned: who may come, and how much time there is. Rules and tunnel are
//! planned as for a game on this device.

use super::time_words::{CORRESPONDENCE_TIMES, LIVE_TIMES};
use crate::setup::draft::{Draft, Start};
use cartagena::Seat;
use cartagena_protocol::{MaybeParsed, OnTimeout, OpenTable, SeatAccess, TimeControl};

/// A choice of time control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeChoice {
    /// As much as everybody likes.
    #[default]
    Unlimited,
    /// So many seconds for a turn, and so many in reserve.
    Live(u32, u32),
    /// So many seconds for a turn.
    Correspondence(u32),
}

impl TimeChoice {
    /// Returns all choices.
    pub fn all() -> impl Iterator<Item = TimeChoice> {
        let live = LIVE_TIMES.into_iter().map(|(turn, reserve)| TimeChoice::Live(turn, reserve));
        [TimeChoice::Unlimited]
            .into_iter()
            .chain(live)
            .chain(CORRESPONDENCE_TIMES.map(TimeChoice::Correspondence))
    }

    /// Returns the time control of the choice.
    pub fn pace(self, at_zero: OnTimeout) -> Option<TimeControl> {
        match self {
            TimeChoice::Unlimited => None,
            TimeChoice::Live(turn, reserve) => Some(TimeControl { turn, reserve, at_zero }),
            TimeChoice::Correspondence(turn) => Some(TimeControl { turn, reserve: 0, at_zero }),
        }
    }
}

/// The plan of a table, apart from rules and tunnel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePlan {
    /// One to four guests besides the person who opens the table.
    pub guests: Vec<SeatAccess>,
    /// The chosen time control.
    pub time: TimeChoice,
    /// The consequence of running out of time.
    pub at_zero: OnTimeout,
    /// True if the game starts by itself once all seats are taken.
    pub starts_by_itself: bool,
    /// True if the game is to change ratings, as long as the rest of the plan allows it.
    rated: bool,
}

impl Default for TablePlan {
    fn default() -> TablePlan {
        TablePlan {
            guests: vec![SeatAccess::Friend],
            time: TimeChoice::Unlimited,
            at_zero: OnTimeout::Bot,
            starts_by_itself: true,
            rated: false,
        }
    }
}

impl TablePlan {
    /// Adds a guest, if there is room.
    pub fn add_guest(&mut self) {
        if self.guests.len() + 1 < Seat::MAX {
            self.guests.push(SeatAccess::Friend);
        }
    }

    /// Removes a guest, if enough are left.
    pub fn remove_guest(&mut self, at: usize) {
        if self.guests.len() + 1 > Seat::MIN && at < self.guests.len() {
            self.guests.remove(at);
        }
    }

    /// Returns whether the table is open to anybody in the lobby.
    pub fn is_open(&self) -> bool {
        self.guests.contains(&SeatAccess::Anyone)
    }

    /// Reports whether the game is to change ratings: it needs people alone, and a clock.
    pub fn is_rated(&self) -> bool {
        let bot = |guest: &SeatAccess| matches!(guest, SeatAccess::Bot { .. });
        let clock = self.time != TimeChoice::Unlimited && self.at_zero == OnTimeout::Out;
        self.rated && clock && !self.guests.iter().any(bot)
    }

    /// Makes the game rated or not. What a rated game needs is chosen with it.
    pub fn set_rated(&mut self, rated: bool) {
        self.rated = rated;
        if !rated {
            return;
        }
        self.at_zero = OnTimeout::Out;
        if self.time == TimeChoice::Unlimited {
            let (turn, reserve) = LIVE_TIMES[1];
            self.time = TimeChoice::Live(turn, reserve);
        }
        let bots = self.guests.iter_mut().filter(|it| matches!(it, SeatAccess::Bot { .. }));
        bots.for_each(|guest| *guest = SeatAccess::Friend);
    }

    /// Returns the request for the table, with rules, tunnel and first seat from a draft. The
    /// person who opens the table takes the first seat.
    pub fn to_open_table(&self, draft: &Draft) -> OpenTable {
        let seats = [SeatAccess::Friend].into_iter().chain(self.guests.iter().cloned()).collect();
        // Nobody chooses what chance decides in a rated game.
        let chosen = !self.is_rated();
        let first = draft.first.filter(|seat| chosen && seat.index() <= self.guests.len());
        OpenTable {
            rules: MaybeParsed::Parsed(draft.rules),
            seats,
            tunnel: (chosen && draft.start == Start::ByHand)
                .then(|| MaybeParsed::Parsed(draft.tunnel.tunnel())),
            first: first.map(Seat::number),
            pace: self.time.pace(self.at_zero),
            begins_when_full: self.starts_by_itself,
            rated: self.is_rated(),
        }
    }
}

/// Returns the word for a kind of guest, as the value of an option.
pub fn guest_word(guest: &SeatAccess) -> String {
    match guest {
        SeatAccess::Friend => "friend".to_owned(),
        SeatAccess::Anyone => "anyone".to_owned(),
        SeatAccess::Bot { level } => level.to_string(),
    }
}

/// Parses the word of an option.
pub fn guest_of_word(word: &str) -> SeatAccess {
    match word {
        "friend" => SeatAccess::Friend,
        "anyone" => SeatAccess::Anyone,
        level => SeatAccess::Bot { level: level.into() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_plan_is_a_game_with_a_friend() {
        let table = TablePlan::default().to_open_table(&Draft::default());
        assert_eq!((table.rules, table.pace, table.tunnel), ("tortuga".into(), None, None));
        assert_eq!(table.seats, [SeatAccess::Friend, SeatAccess::Friend]);
        assert!(table.begins_when_full);
    }

    #[test]
    fn two_to_five_play() {
        let mut plan = TablePlan::default();
        plan.remove_guest(0);
        assert_eq!(plan.guests.len(), 1);
        (0..9).for_each(|_| plan.add_guest());
        assert_eq!(plan.to_open_table(&Draft::default()).seats.len(), 5);
    }

    #[test]
    fn whoever_begins_sits_there() {
        let draft = Draft { first: Seat::new(2), ..Draft::default() };
        let mut plan = TablePlan::default();
        assert_eq!(plan.to_open_table(&draft).first, None);
        plan.add_guest();
        assert_eq!(plan.to_open_table(&draft).first, Some(2));
    }

    #[test]
    fn a_rated_game_has_what_it_needs_and_nothing_chosen() {
        let draft = Draft { first: Seat::new(0), ..Draft::default() };
        let bot = SeatAccess::Bot { level: "bosun".into() };
        let mut plan = TablePlan { guests: vec![bot.clone()], ..TablePlan::default() };
        assert!(!plan.to_open_table(&draft).rated);
        plan.set_rated(true);
        let table = plan.to_open_table(&draft);
        let pace = Some(TimeControl { turn: 60, reserve: 300, at_zero: OnTimeout::Out });
        assert_eq!((table.rated, table.pace, table.first), (true, pace, None));
        assert_eq!(table.seats, [SeatAccess::Friend, SeatAccess::Friend]);
        // A setting that does not fit with it takes it back.
        for change in [
            |plan: &mut TablePlan| plan.time = TimeChoice::Unlimited,
            |plan: &mut TablePlan| plan.at_zero = OnTimeout::Bot,
            |plan: &mut TablePlan| plan.guests = vec![SeatAccess::Bot { level: "bosun".into() }],
        ] {
            let mut other = plan.clone();
            change(&mut other);
            let table = other.to_open_table(&draft);
            assert_eq!((table.rated, table.first), (false, Some(0)));
        }
    }

    #[test]
    fn every_guest_is_read_back() {
        for kind in
            [SeatAccess::Friend, SeatAccess::Anyone, SeatAccess::Bot { level: "bosun".into() }]
        {
            assert_eq!(guest_of_word(&guest_word(&kind)), kind);
        }
    }

    #[test]
    fn a_time_makes_its_agreement() {
        let pace = TimeControl { turn: 60, reserve: 300, at_zero: OnTimeout::Out };
        assert_eq!(TimeChoice::Live(60, 300).pace(OnTimeout::Out), Some(pace));
        assert_eq!(TimeChoice::Unlimited.pace(OnTimeout::Out), None);
        assert_eq!(TimeChoice::all().count(), 7);
    }
}

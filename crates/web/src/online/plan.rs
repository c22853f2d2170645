//! A table that is being planned: who may come, and how much time there is. Rules and tunnel are
//! planned as for a game on this device.

use super::pace::{LIVE, SLOW};
use crate::setup::draft::{Draft, Start};
use cartagena::Seat;
use cartagena_protocol::{AtZero, Guest, OpenTable, Pace};

/// How much time there is to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Time {
    /// As much as everybody likes.
    #[default]
    Free,
    /// So many seconds for a turn, and so many in reserve.
    Live(u32, u32),
    /// So many seconds for a turn.
    Slow(u32),
}

impl Time {
    /// All that can be chosen.
    pub fn all() -> impl Iterator<Item = Time> {
        let live = LIVE.into_iter().map(|(turn, reserve)| Time::Live(turn, reserve));
        [Time::Free].into_iter().chain(live).chain(SLOW.map(Time::Slow))
    }

    /// The agreement that it makes.
    pub fn pace(self, at_zero: AtZero) -> Option<Pace> {
        match self {
            Time::Free => None,
            Time::Live(turn, reserve) => Some(Pace { turn, reserve, at_zero }),
            Time::Slow(turn) => Some(Pace { turn, reserve: 0, at_zero }),
        }
    }
}

/// What is planned besides rules and tunnel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Who may come besides oneself, one to four.
    pub guests: Vec<Guest>,
    /// How much time there is.
    pub time: Time,
    /// What happens when there is none left.
    pub at_zero: AtZero,
    /// Whether it begins by itself.
    pub at_once: bool,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { guests: vec![Guest::Friend], time: Time::Free, at_zero: AtZero::Bot, at_once: true }
    }
}

impl Plan {
    /// One more guest, if there is room.
    pub fn add(&mut self) {
        if self.guests.len() + 1 < Seat::MAX {
            self.guests.push(Guest::Friend);
        }
    }

    /// One guest less, if enough are left.
    pub fn remove(&mut self, at: usize) {
        if self.guests.len() + 1 > Seat::MIN && at < self.guests.len() {
            self.guests.remove(at);
        }
    }

    /// Whether anybody may come who sees it in the lobby.
    pub fn is_open(&self) -> bool {
        self.guests.contains(&Guest::Anyone)
    }

    /// The table, with rules, tunnel and first seat from a draft. Whoever opens it sits down first.
    pub fn table(&self, draft: &Draft) -> OpenTable {
        let seats = [Guest::Friend].into_iter().chain(self.guests.iter().cloned()).collect();
        let first = draft.first.filter(|seat| seat.index() <= self.guests.len());
        OpenTable {
            rules: draft.rules.to_string(),
            seats,
            tunnel: (draft.start == Start::Laid).then(|| draft.laying.notation()),
            first: first.map(|seat| seat.index() as u8),
            pace: self.time.pace(self.at_zero),
            begins_when_full: self.at_once,
        }
    }
}

/// A guest as a word for a choice, and back.
pub fn word(guest: &Guest) -> &str {
    match guest {
        Guest::Friend => "friend",
        Guest::Anyone => "anyone",
        Guest::Bot { level } => level,
    }
}

/// The guest that a word stands for.
pub fn guest(word: &str) -> Guest {
    match word {
        "friend" => Guest::Friend,
        "anyone" => Guest::Anyone,
        level => Guest::Bot { level: level.to_owned() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_plan_is_a_game_with_a_friend() {
        let table = Plan::default().table(&Draft::default());
        assert_eq!((table.rules.as_str(), table.pace, table.tunnel), ("tortuga", None, None));
        assert_eq!(table.seats, [Guest::Friend, Guest::Friend]);
        assert!(table.begins_when_full);
    }

    #[test]
    fn two_to_five_play() {
        let mut plan = Plan::default();
        plan.remove(0);
        assert_eq!(plan.guests.len(), 1);
        (0..9).for_each(|_| plan.add());
        assert_eq!(plan.table(&Draft::default()).seats.len(), 5);
    }

    #[test]
    fn whoever_begins_sits_there() {
        let draft = Draft { first: Seat::new(2), ..Draft::default() };
        let mut plan = Plan::default();
        assert_eq!(plan.table(&draft).first, None);
        plan.add();
        assert_eq!(plan.table(&draft).first, Some(2));
    }

    #[test]
    fn every_guest_is_read_back() {
        for kind in [Guest::Friend, Guest::Anyone, Guest::Bot { level: "bosun".into() }] {
            assert_eq!(guest(word(&kind)), kind);
        }
    }

    #[test]
    fn a_time_makes_its_agreement() {
        let pace = Pace { turn: 60, reserve: 300, at_zero: AtZero::Out };
        assert_eq!(Time::Live(60, 300).pace(AtZero::Out), Some(pace));
        assert_eq!(Time::Free.pace(AtZero::Out), None);
        assert_eq!(Time::all().count(), 7);
    }
}

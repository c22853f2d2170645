//! What is played in a schedule, derived from its seed.

use crate::chance::Chance;
use cartagena_protocol::{OnTimeout, OpenTable, SeatAccess, TimeControl};

/// Deliberate error of the hosts, which shows that the checks find such errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Tells everybody about a move before the store has answered.
    AcknowledgesTooEarly,
    /// Takes a conflict for success: another host's line has this number.
    IgnoresConflicts,
    /// Takes a lost answer for success.
    TrustsLostAnswers,
    /// Takes a lost answer for failure, and makes the move again after the one that was stored.
    MovesAgain,
    /// Sends everybody what the first viewer may see.
    SendsOneViewToAll,
    /// Does not tell its viewers what it found when it read the table again.
    KeepsNewsToItself,
}

impl Flaw {
    /// All deliberate errors.
    pub const ALL: [Flaw; 6] = [
        Flaw::AcknowledgesTooEarly,
        Flaw::IgnoresConflicts,
        Flaw::TrustsLostAnswers,
        Flaw::MovesAgain,
        Flaw::SendsOneViewToAll,
        Flaw::KeepsNewsToItself,
    ];
}

/// Plan of one schedule.
#[derive(Clone, Debug, PartialEq)]
pub struct Schedule {
    /// The seed from which everything follows.
    pub seed: u64,
    /// Deliberate error of the hosts, if any.
    pub flaw: Option<Flaw>,
    pub(crate) table: OpenTable,
    /// Number of people with a seat.
    pub(crate) people: usize,
    pub(crate) hosts: usize,
    /// Number of steps with faults.
    pub(crate) steps: usize,
    /// Number of the entry from which on the people want the game to end.
    pub(crate) weary_after: u64,
}

const RULES: [&str; 8] = [
    "jamaica",
    "jamaica",
    "hispaniola",
    "hispaniola+pass",
    "tortuga",
    "tortuga+pass",
    "jamaica-boat",
    "jamaica+pass",
];

impl Schedule {
    /// Returns the schedule of a seed.
    pub fn from_seed(seed: u64) -> Schedule {
        let mut chance = Chance::new(!seed);
        let people = 1 + chance.below(3);
        let bots = if people == 1 { 1 } else { chance.below(2) };
        let mut seats = vec![SeatAccess::Friend; people];
        seats.resize(people + bots, SeatAccess::Bot { level: "sailor".into() });
        let table = OpenTable {
            rules: RULES[chance.below(RULES.len())].into(),
            seats,
            pace: pace(&mut chance),
            begins_when_full: true,
            ..OpenTable::default()
        };
        Schedule {
            seed,
            flaw: None,
            table,
            people,
            hosts: 1 + usize::from(!chance.one_in(3)),
            steps: 200 + chance.below(1_800),
            weary_after: 10 + chance.below(90) as u64,
        }
    }

    /// Returns the same schedule with hosts that make an error on purpose.
    #[must_use]
    pub fn with_flaw(self, flaw: Flaw) -> Schedule {
        Schedule { flaw: Some(flaw), ..self }
    }
}

fn pace(chance: &mut Chance) -> Option<TimeControl> {
    let at_zero = if chance.one_in(2) { OnTimeout::Bot } else { OnTimeout::Out };
    let turn = 10 + chance.below(120) as u32;
    (!chance.one_in(3)).then_some(TimeControl { turn, reserve: chance.below(60) as u32, at_zero })
}

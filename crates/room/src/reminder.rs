//! The reminder of a slow turn that will soon run out.

use crate::{PersonTurn, Room};

/// Longest time before its end at which people are reminded of a slow turn, in milliseconds: twelve hours.
const LONGEST_REMINDER_MS: u64 = 12 * 3_600_000;

/// A reminder of a turn that will soon run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// The time at which it is due; it may be long ago.
    pub due: u64,
    /// The end of the turn.
    pub ends: u64,
    /// The turn.
    pub turn: PersonTurn,
}

impl Room {
    /// Returns the reminder of the turn: a quarter of a turn's time before its end, at most twelve
    /// hours. Only slow games have one.
    pub fn reminder(&self) -> Option<Reminder> {
        let pace = self.settings.pace.filter(|pace| pace.is_slow())?;
        let (turn, ends) = (self.person_turn()?, self.turn_ends()?);
        let before = (u64::from(pace.turn) * 1_000 / 4).min(LONGEST_REMINDER_MS);
        Some(Reminder { due: ends.saturating_sub(before), ends, turn })
    }
}

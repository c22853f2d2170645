//! Departure of a person who is deleted: they leave the table for good.

use crate::room::Phase;
use crate::stored_line::RoomEvent;
use crate::{Room, RoomDecision};

/// Next step towards a person's departure from the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Departure {
    /// Nothing.
    Gone,
    /// This is to be committed.
    Leaves(RoomDecision),
    /// The cards are about to be dealt; nobody can leave before.
    Later,
}

impl Room {
    /// Decides that a person leaves: they stand up before the game, and resign in it.
    pub fn decide_departure(&self, person: i64, now: u64) -> Departure {
        let Some(seat) = self.seat_of(person) else { return Departure::Gone };
        let event = match self.phase {
            Phase::Gathering => RoomEvent::StoodUp { person },
            Phase::Dealing { .. } => return Departure::Later,
            Phase::Playing => RoomEvent::Resigned { seat: seat.number() },
            Phase::Over { .. } | Phase::Closed => return Departure::Gone,
        };
        match self.check_event(&event) {
            Ok(()) => Departure::Leaves(self.new_decision(event, now)),
            Err(_) => Departure::Gone,
        }
    }
}

//! Merging of two people: a person who was on a visit signs in, and their seats become those of the
//! person they signed in as.

use crate::room::Phase;
use crate::stored_line::RoomEvent;
use crate::{Room, RoomDecision};
use cartagena_protocol::Denial;

impl Room {
    /// Decides to hand everything that a person has at this table over to another. `None` if there is
    /// nothing to hand over, or both have a seat: nobody can play two seats.
    pub fn decide_merge(&self, person: i64, into: i64, now: u64) -> Option<RoomDecision> {
        self.check_merge(person, into).ok()?;
        Some(self.new_decision(RoomEvent::Merged { person, into }, now))
    }

    pub(crate) fn check_merge(&self, person: i64, into: i64) -> Result<(), Denial> {
        match self.phase {
            Phase::Closed => Err(Denial::NoSuchTable),
            _ if !self.has_place(person) => Err(Denial::NotSeated),
            _ if self.has_place(into) => Err(Denial::SeatTaken),
            _ => Ok(()),
        }
    }

    /// Reports whether a person has a seat, or one is reserved for them.
    fn has_place(&self, person: i64) -> bool {
        let is_theirs = |place: Option<i64>| place == Some(person);
        self.seats.iter().any(|state| is_theirs(state.person) || is_theirs(state.reserved_for))
    }

    pub(crate) fn merge(&mut self, person: i64, into: i64, at: u64) {
        let swap = |place: &mut Option<i64>| {
            if *place == Some(person) {
                *place = Some(into);
            }
        };
        for state in &mut self.seats {
            swap(&mut state.person);
            swap(&mut state.reserved_for);
        }
        if self.host == person {
            self.host = into;
        }
        for (by, ..) in self.chat_ids.iter_mut().filter(|(by, ..)| *by == person) {
            *by = into;
        }
        self.chat_people.iter_mut().filter(|by| **by == person).for_each(|by| *by = into);
        self.presence.add_absent(into, at);
        self.presence.forget_if_absent(person);
    }
}

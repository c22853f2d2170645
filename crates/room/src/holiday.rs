//! Holidays: the clock of a person's seat stands still in slow games. Who may take how many days is the
//! host's to decide; the room stores the end, so that everybody counts the same time.

use crate::stored_line::RoomEvent;
use crate::{Room, RoomDecision};
use cartagena::Seat;
use cartagena_protocol::Denial;

impl Room {
    /// Decides that a person is on holiday until a moment; one that has passed ends the holiday. `None`
    /// if nothing would change, if the person does not play here, or where a turn takes less than an
    /// hour.
    pub fn decide_holiday(&self, person: i64, until: u64, now: u64) -> Option<RoomDecision> {
        let event = RoomEvent::Holiday { person, until: until.max(now) };
        let seat = self.seat_of(person)?;
        let changes = self.holiday_end(seat, now) != Some(until).filter(|until| *until > now);
        self.check_event(&event).ok()?;
        self.check_action_limits(&event).ok()?;
        changes.then(|| self.new_decision(event, now))
    }

    pub(crate) fn check_holiday(&self, person: i64) -> Result<(), Denial> {
        let slow = self.settings.pace.is_some_and(|pace| pace.is_slow());
        let seat = self.seat_of(person).filter(|seat| self.seats[seat.index()].is_active());
        match seat {
            Some(_) if slow && self.actor().is_some() => Ok(()),
            Some(_) => Err(Denial::TooEarly),
            None => Err(Denial::NotSeated),
        }
    }

    /// Returns the end of the holiday of a seat's person, if it is later than `now`.
    pub(crate) fn holiday_end(&self, seat: Seat, now: u64) -> Option<u64> {
        let state = &self.seats[seat.index()];
        Some(state.holiday_until).filter(|until| *until > now && state.is_active())
    }

    /// Returns the moment from which on the running clock of a seat is counted: the end of a holiday, or
    /// the last line.
    pub(crate) fn counts_from(&self, seat: Seat) -> u64 {
        self.clock_counted_until().max(self.seats[seat.index()].holiday_until)
    }

    /// Returns the next time after `after` at which the holiday of a seat that is to move ends: its
    /// clock runs again. The host then sends everybody the [room](Room::room_message) and the
    /// [clocks](Room::clocks_message).
    pub fn next_holiday_end(&self, after: u64) -> Option<u64> {
        self.running_clock().and_then(|seat| self.holiday_end(seat, after))
    }
}

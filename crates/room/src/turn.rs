//! The turn as those who are not at the table are told of it: whose it is, and until when. It tells
//! nothing of the cards.

use crate::Room;
use crate::room::Phase;
use cartagena::Seat;

/// The turn of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PersonTurn {
    /// The person.
    pub person: i64,
    /// The seat.
    pub seat: Seat,
    /// The number of the turn: the stored line with which it began.
    pub number: u64,
}

impl Room {
    /// Returns the turn of the person to move; `None` unless the game runs and a person plays the seat.
    pub fn person_turn(&self) -> Option<PersonTurn> {
        let seat = self.actor()?;
        let person = self.seats[seat.index()].person?;
        self.bot_playing(seat).is_none().then_some(())?;
        Some(PersonTurn { person, seat, number: self.turn_began })
    }

    /// Returns when the turn of the person to move ends, if its clock runs on; `None` without a time
    /// control.
    pub fn turn_ends(&self) -> Option<u64> {
        self.running_clock().map(|seat| self.runs_out_at(seat))
    }

    /// Returns the people who played a game that is over to its end, by seat; empty unless it is over.
    pub fn people_of_ended_game(&self) -> Vec<(i64, Seat)> {
        let Phase::Over { .. } = self.phase else { return Vec::new() };
        let seats = Seat::first_n(self.seats.len()).zip(&self.seats);
        seats.filter_map(|(seat, state)| Some((state.person?, seat))).collect()
    }
}

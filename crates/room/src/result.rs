//! The result of a finished game, by seat.

use crate::Room;
use crate::room::{Phase, SeatState};
use cartagena::{Outcome, Rules, Seat};
use cartagena_bots::Level;
use cartagena_protocol::{EndReason, OnTimeout, OpenTable, SeatAccess};

/// Result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomResult {
    /// Time of the end, in milliseconds since 1970.
    pub ended: u64,
    /// The variant and its options.
    pub rules: Rules,
    /// The cause of the end.
    pub reason: EndReason,
    /// True if nobody has won.
    pub drawn: bool,
    /// True if the table was declared rated.
    pub rated: bool,
    /// True if anybody may find the game: a seat was for anyone, or it was declared rated.
    pub public: bool,
    /// The seats in order.
    pub seats: Vec<SeatResult>,
}

/// Result of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The person, unless a bot sat there.
    pub person: Option<i64>,
    /// The bot that sat there.
    pub bot: Option<Level>,
    /// The place, from 1. The rules know a winner and nothing else, so all others share a place, and so
    /// do all of a drawn game. People who left are behind those, whatever their seats reached.
    pub place: u8,
    /// True if the person left: resigned, was put out, or ran out of time.
    pub left: bool,
}

impl Room {
    /// Returns the result of the game; `None` before it is over, and for a table that was closed.
    pub fn result(&self) -> Option<RoomResult> {
        let Phase::Over { outcome, by } = self.phase else { return None };
        let seats = Seat::first_n(self.seats.len());
        Some(RoomResult {
            ended: self.ended_at,
            rules: self.rules,
            reason: by,
            drawn: outcome == Outcome::Drawn,
            rated: self.settings.rated,
            public: self.settings.rated || self.settings.seats.contains(&SeatAccess::Anyone),
            seats: seats.map(|seat| self.seat_result(seat, outcome)).collect(),
        })
    }

    fn seat_result(&self, seat: Seat, outcome: Outcome) -> SeatResult {
        let state = &self.seats[seat.index()];
        let left = state.person.is_some() && state.out_after.is_some();
        let best = match outcome {
            Outcome::Won(winner) => winner == seat,
            Outcome::Drawn => true,
        };
        let place = match (left, best) {
            (true, _) => self.last_place(),
            (false, true) => 1,
            (false, false) => 2,
        };
        SeatResult { person: state.person, bot: state.bot, place, left }
    }

    /// Returns the place of those who left: behind everybody who stayed.
    fn last_place(&self) -> u8 {
        let stayed = |state: &&SeatState| state.out_after.is_none();
        let stayed = self.seats.iter().filter(stayed).count();
        let drawn = matches!(self.phase, Phase::Over { outcome: Outcome::Drawn, .. });
        if drawn || stayed <= 1 { 2 } else { 3 }
    }

    /// Returns the person who sits in a seat.
    pub fn person_at(&self, seat: Seat) -> Option<i64> {
        self.seats.get(seat.index())?.person
    }

    /// Returns the person who wrote a chat line.
    pub fn person_of_chat(&self, number: u32) -> Option<i64> {
        self.chat_people.get(number.checked_sub(1)? as usize).copied()
    }

    /// Reports whether seats are still free at a table that is rated: no bot may take them.
    pub(crate) fn lacks_people(&self) -> bool {
        self.settings.rated && self.seats.iter().any(SeatState::is_free)
    }
}

/// Reports whether a table can be declared rated: only people sit there, nobody can hold a lost game up or
/// have a bot play it, and chance decides what people could choose to their advantage.
pub(crate) fn may_be_rated(table: &OpenTable) -> bool {
    let people = table.seats.iter().all(|seat| !matches!(seat, SeatAccess::Bot { .. }));
    let clock = table.pace.is_some_and(|pace| pace.at_zero == OnTimeout::Out);
    people && clock && table.tunnel.is_none() && table.first.is_none()
}

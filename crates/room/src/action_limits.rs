//! What brings a game no further and could be done for ever: how often it may be.
//!
//! It is counted with everything that is kept, but asked about only before something is kept: what
//! was kept once can always be read again.

use crate::Room;
use crate::stored_line::RoomEvent;
use cartagena_protocol::{AbsentPolicy, Denial};
use std::collections::BTreeMap;

/// How often moves may be taken back in one turn.
const MAX_UNDOS_PER_TURN: u32 = 100;
/// How often each person may do anything else of the kind in one turn, or before the game.
const MAX_PER_PERSON_AND_TURN: u32 = 50;
/// How often all of it may be done at one table.
const MAX_PER_TABLE: u32 = 5_000;

/// How much of it there was.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct ActionLimits {
    /// At this table.
    total: u32,
    /// Moves taken back in this turn.
    undos: u32,
    /// By each person in this turn.
    per_person: BTreeMap<i64, u32>,
}

/// Who makes it, and by what.
#[derive(Clone, Copy)]
pub(crate) enum LimitedKind {
    /// By taking a move back.
    Undo,
    /// By changing one's seat, name or mind.
    Other(i64),
}

impl ActionLimits {
    /// A turn is over: in the next one everybody may do as much again.
    pub(crate) fn reset_turn(&mut self) {
        self.undos = 0;
        self.per_person.clear();
    }

    pub(crate) fn count(&mut self, kind: LimitedKind) {
        self.total += 1;
        match kind {
            LimitedKind::Undo => self.undos += 1,
            LimitedKind::Other(person) => *self.per_person.entry(person).or_default() += 1,
        }
    }

    fn is_exhausted(&self, kind: LimitedKind) -> bool {
        let much = match kind {
            LimitedKind::Undo => self.undos >= MAX_UNDOS_PER_TURN,
            LimitedKind::Other(person) => {
                self.per_person.get(&person).is_some_and(|count| *count >= MAX_PER_PERSON_AND_TURN)
            }
        };
        much || self.total >= MAX_PER_TABLE
    }
}

impl Room {
    /// Whether there has not been too much of it yet.
    pub(crate) fn check_action_limits(&self, event: &RoomEvent) -> Result<(), Denial> {
        match self.limited_kind(event) {
            Some(kind) if self.action_limits.is_exhausted(kind) => Err(Denial::ActionLimitReached),
            _ => Ok(()),
        }
    }

    /// Who makes a fuss by this. Nobody does who brings the game nearer to its end: by a move, by
    /// agreeing to a draw, by finding something for the seat of somebody who is missing. To take
    /// that back is another matter, and so is to do it twice.
    pub(crate) fn limited_kind(&self, event: &RoomEvent) -> Option<LimitedKind> {
        let chair = |seat: &u8| self.seats.get(usize::from(*seat));
        let of = |seat: &u8| chair(seat).and_then(|chair| chair.person).map(LimitedKind::Other);
        match event {
            RoomEvent::Undone { .. } => Some(LimitedKind::Undo),
            RoomEvent::SatDown { person, .. } | RoomEvent::Renamed { person, .. } => {
                Some(LimitedKind::Other(*person))
            }
            RoomEvent::DrawAgreed { seat, agree } => {
                let new = *agree && chair(seat).is_some_and(|chair| !chair.agrees_to_draw);
                of(seat).filter(|_| !new)
            }
            RoomEvent::AbsenceDecided { by, seat, policy, out } => {
                let new = chair(seat).is_some_and(|chair| match policy {
                    AbsentPolicy::Bot => !chair.stand_in,
                    AbsentPolicy::Wait => false,
                    AbsentPolicy::Out => !chair.removal_votes.contains(by),
                });
                of(by).filter(|_| !new && !out)
            }
            _ => None,
        }
    }
}

//! Limits of actions that do not advance the game and could be repeated for ever: undo, changes of
//! seat and name, offers made and withdrawn.
//!
//! Every stored line is counted, but the limits are checked only before a new line is stored: a line
//! that was stored once can always be replayed.

use crate::Room;
use crate::stored_line::RoomEvent;
use cartagena_protocol::{AbsentPolicy, Denial};
use std::collections::BTreeMap;

/// Maximum number of undone moves in one turn.
const MAX_UNDOS_PER_TURN: u32 = 100;
/// Maximum number of other limited actions of one person in one turn, or before the game.
const MAX_PER_PERSON_AND_TURN: u32 = 50;
/// Maximum number of limited actions at one table.
const MAX_PER_TABLE: u32 = 5_000;

/// Counters of the limited actions.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct ActionLimits {
    /// All limited actions at this table.
    total: u32,
    /// Undone moves in this turn.
    undos: u32,
    /// Other limited actions in this turn, by person.
    per_person: BTreeMap<i64, u32>,
}

/// Kind of a limited action; each kind has its own counter.
#[derive(Clone, Copy)]
pub(crate) enum LimitedKind {
    /// Undo of a move by any person.
    Undo,
    /// Change of a person's seat, name or agreement.
    Other(i64),
}

impl ActionLimits {
    /// Resets the counters of the turn, because a new one begins.
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
        let used_up = match kind {
            LimitedKind::Undo => self.undos >= MAX_UNDOS_PER_TURN,
            LimitedKind::Other(person) => {
                self.per_person.get(&person).is_some_and(|count| *count >= MAX_PER_PERSON_AND_TURN)
            }
        };
        used_up || self.total >= MAX_PER_TABLE
    }
}

impl Room {
    /// Refuses an event whose limit is reached with [`Denial::ActionLimitReached`].
    pub(crate) fn check_action_limits(&self, event: &RoomEvent) -> Result<(), Denial> {
        match self.limited_kind(event) {
            Some(kind) if self.action_limits.is_exhausted(kind) => Err(Denial::ActionLimitReached),
            _ => Ok(()),
        }
    }

    /// Returns the limit that an event counts against. `None` for events that bring the game nearer
    /// to its end: a move, a new agreement to a draw, a new decision about the seat of an absent
    /// person. Withdrawing or repeating one of those does count.
    pub(crate) fn limited_kind(&self, event: &RoomEvent) -> Option<LimitedKind> {
        let state = |seat: &u8| self.seats.get(usize::from(*seat));
        let of = |seat: &u8| state(seat).and_then(|state| state.person).map(LimitedKind::Other);
        match event {
            RoomEvent::Undone { .. } => Some(LimitedKind::Undo),
            RoomEvent::SatDown { person, .. }
            | RoomEvent::Renamed { person, .. }
            | RoomEvent::Holiday { person, .. } => Some(LimitedKind::Other(*person)),
            RoomEvent::DrawAgreed { seat, agree } => {
                let new = *agree && state(seat).is_some_and(|state| !state.agrees_to_draw);
                of(seat).filter(|_| !new)
            }
            RoomEvent::AbsenceDecided { by, seat, policy, out } => {
                let new = state(seat).is_some_and(|state| match policy {
                    AbsentPolicy::Bot => !state.stand_in,
                    AbsentPolicy::Wait => false,
                    AbsentPolicy::Out => !state.removal_votes.contains(by),
                });
                of(by).filter(|_| !new && !out)
            }
            _ => None,
        }
    }
}

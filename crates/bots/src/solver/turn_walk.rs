//! Enumeration of all ways to play one turn.

use super::search_state::{SearchState, Unresolved};
use crate::key_set::KeySet;
use arrayvec::ArrayVec;
use cartagena::{Action, Tunnel};

/// Actions of one turn, or of its beginning.
pub(super) type TurnPath = ArrayVec<Action, 4>;

/// Result of an action during the walk.
pub(super) enum TurnVisit<'a> {
    /// The turn or the game is over.
    End(&'a SearchState),
    /// The last action of the path lays a row; this is the state before it.
    LaysRow(&'a SearchState),
    /// The last action of the path takes an unknown card.
    UnknownCard,
}

/// Depth-first walk through all different positions of the turn of the seat to move.
pub(super) struct TurnWalk<'a, V> {
    pub tunnel: &'a Tunnel,
    pub keys: &'a mut KeySet,
    /// Turns that leave more pirates of the mover outside the boat are skipped.
    pub max_pirates_left: u8,
    /// Called for each result; returns whether to go on.
    pub visit: V,
    pub nodes: u64,
    path: TurnPath,
}

impl<'a, V: FnMut(TurnVisit, &TurnPath) -> bool> TurnWalk<'a, V> {
    pub(crate) fn new(
        tunnel: &'a Tunnel,
        keys: &'a mut KeySet,
        max_left: u8,
        visit: V,
    ) -> TurnWalk<'a, V> {
        keys.clear();
        TurnWalk {
            tunnel,
            keys,
            max_pirates_left: max_left,
            visit,
            nodes: 0,
            path: TurnPath::new(),
        }
    }

    /// Walks through the turn; returns false if the visitor stopped it.
    pub(crate) fn walk_from(&mut self, state: &SearchState) -> bool {
        state.position.legal_actions().list().iter().all(|action| {
            self.path.push(*action);
            let go_on = self.play_action(state, *action);
            self.path.pop();
            go_on
        })
    }

    fn play_action(&mut self, state: &SearchState, action: Action) -> bool {
        self.nodes += 1;
        let mut next = *state;
        match next.play(self.tunnel, action) {
            Ok(()) => self.enter(state, &next),
            Err(Unresolved::LaysRow) => (self.visit)(TurnVisit::LaysRow(state), &self.path),
            Err(Unresolved::UnknownCard) => (self.visit)(TurnVisit::UnknownCard, &self.path),
        }
    }

    fn enter(&mut self, from: &SearchState, next: &SearchState) -> bool {
        if self.leaves_too_many(from, next) || !self.keys.insert(next.hash_key()) {
            return true;
        }
        let seat = |state: &SearchState| state.mover().map(|(seat, _)| seat);
        if seat(next) == seat(from) {
            self.walk_from(next)
        } else {
            (self.visit)(TurnVisit::End(next), &self.path)
        }
    }

    fn leaves_too_many(&self, from: &SearchState, next: &SearchState) -> bool {
        let Some((seat, _)) = from.mover() else { return false };
        let left = next.mover().filter(|(mover, _)| *mover == seat).map_or(0, |(_, left)| left);
        next.pirates_left(seat) > self.max_pirates_left + left
    }
}

//! All the ways to play one turn.

use super::state::{State, Unclear};
use super::table::Keys;
use cartagena::{Action, ArrayVec, Tunnel};

/// The actions of one turn, or of its beginning.
pub(super) type Path = ArrayVec<Action, 4>;

/// What is met on the way through a turn.
pub(super) enum Visit<'a> {
    /// The turn, or the game, is over.
    End(&'a State),
    /// The last action of the path, played here, lays a row.
    Lay(&'a State),
    /// The last action of the path takes a card that is not known.
    Blind,
}

/// A walk through all different positions of the turn of the seat to move.
pub(super) struct Walk<'a, V> {
    pub tunnel: &'a Tunnel,
    pub keys: &'a mut Keys,
    /// Leaves out what leaves more than so many pirates of the mover outside the boat at the end.
    pub outside: u8,
    /// Told of all that is met, and says whether to go on.
    pub visit: V,
    pub nodes: u64,
    path: Path,
}

impl<'a, V: FnMut(Visit, &Path) -> bool> Walk<'a, V> {
    pub fn new(tunnel: &'a Tunnel, keys: &'a mut Keys, outside: u8, visit: V) -> Walk<'a, V> {
        keys.clear();
        Walk { tunnel, keys, outside, visit, nodes: 0, path: Path::new() }
    }

    /// Goes through the turn; false if the visitor has seen enough.
    pub fn from(&mut self, state: &State) -> bool {
        state.position.legal_actions().list().iter().all(|action| {
            self.path.push(*action);
            let go_on = self.action(state, *action);
            self.path.pop();
            go_on
        })
    }

    fn action(&mut self, state: &State, action: Action) -> bool {
        self.nodes += 1;
        let mut next = *state;
        match next.play(self.tunnel, action) {
            Ok(()) => self.enter(state, &next),
            Err(Unclear::Lays) => (self.visit)(Visit::Lay(state), &self.path),
            Err(Unclear::Blind) => (self.visit)(Visit::Blind, &self.path),
        }
    }

    fn enter(&mut self, from: &State, next: &State) -> bool {
        if self.is_too_slow(from, next) || !self.keys.insert(next.key()) {
            return true;
        }
        let seat = |state: &State| state.mover().map(|(seat, _)| seat);
        if seat(next) == seat(from) {
            self.from(next)
        } else {
            (self.visit)(Visit::End(next), &self.path)
        }
    }

    fn is_too_slow(&self, from: &State, next: &State) -> bool {
        let Some((seat, _)) = from.mover() else { return false };
        let left = next.mover().filter(|(mover, _)| *mover == seat).map_or(0, |(_, left)| left);
        next.outside(seat) > self.outside + left
    }
}

//! Killer moves: turns that caused a cutoff in similar positions, to be tried first.

use super::turn_walk::TurnPath;
use alloc::vec::Vec;
use arrayvec::ArrayVec;

const PER_PLY: usize = 6;

/// Latest killer turns per ply and kind of node (minimizing or maximizing).
#[derive(Default)]
pub(super) struct KillerMoves(Vec<[ArrayVec<TurnPath, PER_PLY>; 2]>);

impl KillerMoves {
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns the turns to try, the latest first.
    pub(crate) fn get(&self, ply: usize, maximizing: bool) -> ArrayVec<TurnPath, PER_PLY> {
        self.0.get(ply).map_or_else(ArrayVec::new, |both| both[usize::from(maximizing)].clone())
    }

    /// Moves a turn to the front.
    pub(crate) fn promote(&mut self, ply: usize, maximizing: bool, path: &TurnPath) {
        if self.0.len() <= ply {
            self.0.resize_with(ply + 1, Default::default);
        }
        let list = &mut self.0[ply][usize::from(maximizing)];
        match list.iter().position(|other| other == path) {
            Some(at) => list[..=at].rotate_right(1),
            None => {
                if list.is_full() {
                    list.pop();
                }
                list.insert(0, path.clone());
            }
        }
    }
}

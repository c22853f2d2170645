//! Turns that settled the matter in positions alike: the first to be tried.

use super::turn_walk::TurnPath;
use alloc::vec::Vec;
use arrayvec::ArrayVec;

const PER_PLY: usize = 6;

/// The latest good turns for each number of turns since the root and each purpose.
#[derive(Default)]
pub(super) struct KillerMoves(Vec<[ArrayVec<TurnPath, PER_PLY>; 2]>);

impl KillerMoves {
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The turns to try, the latest first.
    pub fn get(&self, ply: usize, mine: bool) -> ArrayVec<TurnPath, PER_PLY> {
        self.0.get(ply).map_or_else(ArrayVec::new, |both| both[usize::from(mine)].clone())
    }

    /// Puts a turn first.
    pub fn promote(&mut self, ply: usize, mine: bool, path: &TurnPath) {
        if self.0.len() <= ply {
            self.0.resize_with(ply + 1, Default::default);
        }
        let list = &mut self.0[ply][usize::from(mine)];
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

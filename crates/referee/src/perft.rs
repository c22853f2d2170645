//! Perft: counting move sequences.

use crate::Naive;
use crate::notation::spell;

impl Naive {
    /// Returns the number of move sequences of this depth. A finished game is one leaf at any
    /// depth, and `perft(0)` is 1: the sequence of no moves. The last move is counted, not played,
    /// so `perft(1)` of a running game is the number of legal moves.
    ///
    /// # Errors
    ///
    /// If a move before the last would take a card from the pile or lay a row: its consequences
    /// depend on chance.
    pub fn perft(&self, depth: u32) -> Result<u64, String> {
        let moves = self.legal_moves();
        if depth == 0 || moves.is_empty() {
            return Ok(1);
        }
        if depth == 1 {
            return Ok(moves.len() as u64);
        }
        let mut total = 0;
        for mv in moves {
            let needed = self.needed(&mv);
            if needed > 0 {
                let mv = spell(&mv, self.target(&mv));
                return Err(format!("{mv} takes {needed} cards from the draw pile"));
            }
            let mut next = self.clone();
            next.apply(&mv, &[])?;
            total += next.perft(depth - 1)?;
        }
        Ok(total)
    }
}

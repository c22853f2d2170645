//! Perft: counting sequences of moves.

use cartagena::{Action, Actions, Game, Position, Tunnel};
use cartagena_texts::{Texts, say};

/// Reason why sequences cannot be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PerftError {
    /// Before the last move this action would take cards from the pile or lay a row: the rest
    /// depends on chance.
    Chance(Action),
    /// There are more than a 64-bit number holds.
    TooMany,
    /// A single sequence is longer than the memory that is set aside for it.
    TooDeep,
}

impl PerftError {
    /// Returns the sentence for it.
    pub fn sentence(self, texts: &Texts) -> String {
        match self {
            PerftError::Chance(action) => say!(texts, "perft-chance", form = action.to_string()),
            PerftError::TooMany => say!(texts, "perft-too-many"),
            PerftError::TooDeep => say!(texts, "perft-too-deep"),
        }
    }
}

/// A position on the way and the index of its next action.
struct StackFrame {
    position: Position,
    actions: Actions,
    next: usize,
}

/// Longest sequence that is followed: games can be endless, memory is not.
const MAX_DEPTH: usize = 100_000;

/// Returns the number of sequences of this many moves. A finished game is one leaf; the last move
/// is counted and not played.
pub(crate) fn perft(game: &Game, depth: u32) -> Result<u64, PerftError> {
    perft_until(game, depth, &|| false).unwrap_or(Ok(0))
}

/// Returns the same number, or `None` once `stopped` returns true.
pub(crate) fn perft_until(
    game: &Game,
    depth: u32,
    stopped: &dyn Fn() -> bool,
) -> Option<Result<u64, PerftError>> {
    count(*game.position(), game.tunnel(), depth, stopped).transpose()
}

/// Returns the same number for every first move.
pub(crate) fn divide(game: &Game, depth: u32) -> Result<Vec<(Action, u64)>, PerftError> {
    let Some(rest) = depth.checked_sub(1) else { return Ok(Vec::new()) };
    let after = |action| match rest {
        0 => Ok((action, 1)),
        _ => {
            let next = play(game.position(), game.tunnel(), action)?;
            let sequences = count(next, game.tunnel(), rest, &|| false)?;
            Ok((action, sequences.unwrap_or(0)))
        }
    };
    game.legal_actions().list().into_iter().map(after).collect()
}

/// Moves before the end of a sequence from which on nobody asks whether to stop: that would take more
/// time than the counting.
const UNASKED_MOVES: usize = 4;

/// Returns the number of sequences; `None` if it was stopped.
fn count(
    start: Position,
    tunnel: &Tunnel,
    depth: u32,
    stopped: &dyn Fn() -> bool,
) -> Result<Option<u64>, PerftError> {
    let mut total = 0_u64;
    let mut stack = Vec::new();
    let mut arrived = Some(start);
    loop {
        let left = depth as usize - stack.len();
        match arrived.take() {
            Some(position) if left < 2 || position.outcome().is_some() => {
                total = total.checked_add(leaves(&position, left)).ok_or(PerftError::TooMany)?;
            }
            Some(_) if stack.len() == MAX_DEPTH => return Err(PerftError::TooDeep),
            Some(_) if left >= UNASKED_MOVES && stopped() => return Ok(None),
            Some(position) => {
                stack.push(StackFrame { position, actions: position.legal_actions(), next: 0 });
            }
            None => {
                let Some(frame) = stack.last_mut() else { return Ok(Some(total)) };
                arrived = frame.step(tunnel)?;
                if arrived.is_none() {
                    stack.pop();
                }
            }
        }
    }
}

fn leaves(position: &Position, left: usize) -> u64 {
    if left == 0 || position.outcome().is_some() {
        1
    } else {
        position.legal_actions().len() as u64
    }
}

impl StackFrame {
    fn step(&mut self, tunnel: &Tunnel) -> Result<Option<Position>, PerftError> {
        let action = self.actions.get(self.next);
        self.next += 1;
        action.map(|action| play(&self.position, tunnel, action)).transpose()
    }
}

fn play(position: &Position, tunnel: &Tunnel, action: Action) -> Result<Position, PerftError> {
    let mut next = *position;
    next.play(tunnel, action, &[]).map_err(|_| PerftError::Chance(action))?;
    Ok(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
        BDDHPBDSS - 0.3";

    #[test]
    fn parts_add_up() {
        let game: Game = BOOK.parse().expect("a position");
        for depth in 1..=3 {
            let parts = divide(&game, depth).expect("no chance so early");
            let sum: u64 = parts.iter().map(|(_, count)| count).sum();
            assert_eq!(parts.len(), 29);
            assert_eq!(Ok(sum), perft(&game, depth));
        }
        assert_eq!(divide(&game, 0), Ok(Vec::new()));
    }

    /// The only player with a card may keep it for ever.
    #[test]
    fn endless_games_are_not_followed_for_ever() {
        let line = "jamaica+pass BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
            0.0.0.0.0.0:B|0.0.0.0.0.0:- - - 0.3";
        let game: Game = line.parse().expect("a position");
        assert_eq!([1, 2, 3].map(|depth| perft(&game, depth)), [Ok(2), Ok(2), Ok(3)]);
        assert_eq!(perft(&game, u32::MAX), Err(PerftError::TooDeep));
    }
}

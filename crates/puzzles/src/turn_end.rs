//! The end of a turn: what two ways to play it have in common if they are the same turn.

use cartagena::{Action, Game, Seat};

/// The end of a turn, or of its part up to the first draw from the pile. Orders of the same moves that
/// lead to the same position are the same turn.
#[derive(Clone, Debug, PartialEq)]
pub enum TurnEnd {
    /// The turn is over; the game after it.
    Over(Game),
    /// Cards come from the pile: the game before the draw and the move that draws. What to do next
    /// depends on the cards.
    Draw(Game, Action),
}

impl TurnEnd {
    /// Plays actions of the seat to move until its turn ends or cards come from the pile; later
    /// actions are ignored. `None` if an action is illegal or the actions do not get so far.
    pub fn of(start: &Game, actions: &[Action]) -> Option<TurnEnd> {
        let mover = start.turn().seat()?;
        let mut game = start.clone();
        for &action in actions {
            if !game.is_legal(action) {
                return None;
            }
            if game.cards_needed(action) > 0 {
                return Some(TurnEnd::Draw(game, action));
            }
            game.play(action, &[]).ok()?;
            if is_turn_over(&game, mover) {
                return Some(TurnEnd::Over(game));
            }
        }
        None
    }

    /// Returns the game at the end; before the draw if there is one.
    pub fn game(&self) -> &Game {
        match self {
            TurnEnd::Over(game) | TurnEnd::Draw(game, _) => game,
        }
    }
}

/// Returns whether the turn of a seat is over.
pub(crate) fn is_turn_over(game: &Game, mover: Seat) -> bool {
    game.turn().seat() != Some(mover) || game.turn().is_start()
}

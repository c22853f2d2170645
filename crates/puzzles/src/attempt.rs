//! A try at a puzzle, move by move.

use crate::puzzle::Puzzle;
use crate::turn_end::{TurnEnd, is_turn_over};
use cartagena::{Action, Event, Game, Observation, Symbol, Viewer};

/// State of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptState {
    /// The turn goes on.
    Playing,
    /// Three moves are made; the player ends the turn or takes one back.
    ToConfirm,
    /// The turn is the best one.
    Solved,
    /// The turn is another one.
    Wrong,
}

/// A try at a puzzle: the table as the mover sees it.
#[derive(Clone, Debug)]
pub struct Attempt {
    puzzle: Puzzle,
    game: Game,
    played: Vec<Action>,
    undoable: Vec<Game>,
    state: AttemptState,
}

impl Attempt {
    /// Starts a try.
    pub fn new(puzzle: Puzzle) -> Attempt {
        let game = puzzle.game();
        let (played, undoable) = (Vec::new(), Vec::new());
        Attempt { puzzle, game, played, undoable, state: AttemptState::Playing }
    }

    /// Returns the puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Returns the state.
    pub fn state(&self) -> AttemptState {
        self.state
    }

    /// Returns the actions of the try so far.
    pub fn played(&self) -> &[Action] {
        &self.played
    }

    /// Returns the table as the mover sees it.
    pub fn observation(&self) -> Observation {
        self.game.observe(self.viewer())
    }

    /// Returns whether the try is over.
    pub fn is_over(&self) -> bool {
        matches!(self.state, AttemptState::Solved | AttemptState::Wrong)
    }

    /// Returns the legal actions of the mover now.
    pub fn legal_actions(&self) -> Vec<Action> {
        match self.state {
            AttemptState::Playing => self.game.legal_actions().list().to_vec(),
            AttemptState::ToConfirm => vec![Action::EndTurn],
            AttemptState::Solved | AttemptState::Wrong => Vec::new(),
        }
    }

    /// Plays an action; `None` if it is not possible now. Where cards come from the pile the try ends,
    /// because the rest depends on them: what they are does not matter.
    pub fn play(&mut self, action: Action) -> Option<Event> {
        if self.state != AttemptState::Playing || !self.game.is_legal(action) {
            return None;
        }
        let before = self.game.clone();
        let needed = self.game.cards_needed(action);
        let (pile, discard) = (self.game.position().pile(), self.game.position().discard());
        // Where the pile runs out, the discards are shuffled anew.
        let dealt: Vec<Symbol> = pile.iter().chain(discard.iter()).take(needed).collect();
        let event = self.game.play(action, &dealt).ok()?;
        self.played.push(action);
        self.undoable.push(before);
        let over = is_turn_over(&self.game, self.puzzle.mover());
        if needed > 0 || action == Action::EndTurn || self.game.outcome().is_some() {
            self.judge();
        } else if over {
            self.state = AttemptState::ToConfirm;
        }
        Some(event.seen_by(self.viewer(), self.puzzle.seen.rules().variant))
    }

    /// Ends a turn of three moves; returns false if there is none to end.
    pub fn confirm(&mut self) -> bool {
        let waiting = self.state == AttemptState::ToConfirm;
        if waiting {
            self.judge();
        }
        waiting
    }

    /// Returns whether the last move can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.is_over() && !self.undoable.is_empty()
    }

    /// Takes the last move back; returns false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.can_undo().then(|| self.undoable.pop()).flatten() else {
            return false;
        };
        self.played.pop();
        (self.game, self.state) = (before, AttemptState::Playing);
        true
    }

    /// Returns a new try at the same puzzle.
    #[must_use]
    pub fn again(&self) -> Attempt {
        Attempt::new(self.puzzle.clone())
    }

    fn judge(&mut self) {
        self.undoable.clear();
        let end = TurnEnd::of(&self.puzzle.game(), &self.played);
        let solved = end.is_some() && end == self.puzzle.end();
        self.state = if solved { AttemptState::Solved } else { AttemptState::Wrong };
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.puzzle.mover())
    }
}

//! What a judge said of a game, turn by turn, and what one can learn from it.

use crate::replay::Replay;
use cartagena::{Outcome, Seat, Turn};
use cartagena_protocol::TurnAnalysis;

/// What is known so far of a game's turns.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    turns: Vec<TurnAnalysis>,
}

/// How much a turn threw away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MistakeGrade {
    /// Nothing to speak of.
    None,
    /// A twentieth of certainty or more.
    Inaccuracy,
    /// A tenth or more.
    Mistake,
    /// A fifth or more.
    Blunder,
}

impl MistakeGrade {
    /// What a loss amounts to.
    pub fn from_loss(loss: f32) -> MistakeGrade {
        match loss {
            loss if loss >= 0.2 => MistakeGrade::Blunder,
            loss if loss >= 0.1 => MistakeGrade::Mistake,
            loss if loss >= 0.05 => MistakeGrade::Inaccuracy,
            _ => MistakeGrade::None,
        }
    }

    /// The word by which texts and styles know it.
    pub fn key(self) -> &'static str {
        match self {
            MistakeGrade::None => "none",
            MistakeGrade::Inaccuracy => "inaccuracy",
            MistakeGrade::Mistake => "mistake",
            MistakeGrade::Blunder => "blunder",
        }
    }
}

/// How much of the mover's chance a turn threw away.
pub fn loss(turn: &TurnAnalysis) -> f32 {
    (turn.best.chance - turn.played_chance).max(0.0)
}

/// The chances of all seats after so many moves.
#[derive(Clone, Debug, PartialEq)]
pub struct ChancePoint {
    /// How many moves had been made.
    pub moves: usize,
    /// Each seat's chance to win.
    pub chances: Vec<f32>,
}

impl Analysis {
    /// Takes one more turn. Turns come in order; one that is told twice is told anew.
    pub fn push(&mut self, turn: TurnAnalysis) {
        match self.turns.binary_search_by_key(&turn.moves_before, |known| known.moves_before) {
            Ok(at) => self.turns[at] = turn,
            Err(at) => self.turns.insert(at, turn),
        }
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// The turns that were judged.
    pub fn turns(&self) -> &[TurnAnalysis] {
        &self.turns
    }

    /// The turn that began after so many moves.
    pub fn turn_from(&self, from: usize) -> Option<&TurnAnalysis> {
        self.turns.iter().find(|turn| turn.moves_before as usize == from)
    }

    /// What was judged of the moves from one moment to another. A turn is judged in parts where
    /// cards came from the pile: whoever saw them could choose anew.
    pub fn within(&self, from: usize, to: usize) -> impl Iterator<Item = &TurnAnalysis> {
        self.turns.iter().filter(move |turn| (from..to).contains(&(turn.moves_before as usize)))
    }

    /// The part that cost most of what was played from one moment to another.
    pub fn worst(&self, from: usize, to: usize) -> Option<&TurnAnalysis> {
        self.within(from, to).max_by(|a, b| loss(a).total_cmp(&loss(b)))
    }

    /// What the moves from one moment to another amount to.
    pub fn grade(&self, from: usize, to: usize) -> MistakeGrade {
        self.worst(from, to).map_or(MistakeGrade::None, |turn| MistakeGrade::from_loss(loss(turn)))
    }

    /// The chances in the course of the game, and at its end if that is among what is known.
    pub fn points(&self, replay: &Replay) -> Vec<ChancePoint> {
        let point = |turn: &TurnAnalysis| ChancePoint {
            moves: turn.moves_before as usize,
            chances: turn.chances.clone(),
        };
        let mut points: Vec<ChancePoint> = self.turns.iter().map(point).collect();
        let whole = self
            .turns
            .last()
            .is_some_and(|last| (last.moves_before + last.move_count) as usize == replay.moves());
        if let Some(chances) = final_chances(replay).filter(|_| whole) {
            points.push(ChancePoint { moves: replay.moves(), chances });
        }
        points
    }

    /// A seat's turns that threw most away, the worst first; at most so many, and only those that
    /// are worth a word.
    pub fn costliest(&self, seat: Seat, most: usize) -> Vec<&TurnAnalysis> {
        let mut slips: Vec<&TurnAnalysis> = self
            .turns_of(seat)
            .filter(|turn| MistakeGrade::from_loss(loss(turn)) > MistakeGrade::None)
            .collect();
        slips.sort_by(|a, b| loss(b).total_cmp(&loss(a)));
        slips.truncate(most);
        slips
    }

    /// What a seat threw away in a turn on average; `None` if it had none.
    pub fn mean_loss(&self, seat: Seat) -> Option<f32> {
        let count = self.turns_of(seat).count();
        let sum: f32 = self.turns_of(seat).map(loss).sum();
        (count > 0).then(|| sum / count as f32)
    }

    fn turns_of(&self, seat: Seat) -> impl Iterator<Item = &TurnAnalysis> {
        self.turns.iter().filter(move |turn| usize::from(turn.seat) == seat.index())
    }
}

/// What a finished game came to for everybody.
fn final_chances(replay: &Replay) -> Option<Vec<f32>> {
    let end = replay.after(replay.moves());
    let share = |seat: Seat| match end.turn() {
        Turn::Over(Outcome::Won(winner)) => Some(if winner == seat { 1.0 } else { 0.0 }),
        Turn::Over(Outcome::Drawn) => Some(1.0 / end.seats() as f32),
        Turn::ToMove { .. } => None,
    };
    Seat::first_n(end.seats()).map(share).collect()
}

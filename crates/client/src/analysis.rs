//! Analysis of a game turn by turn: graded mistakes, costliest turns, and the course of the
//! chances.

use crate::journal::mistake_key;
use crate::replay::Replay;
use cartagena::{Outcome, Seat, Turn};
use cartagena_protocol::{JournalNote, SeatAccountView, TurnAnalysis};

/// Reviewed turns of a game, as far as the host has sent them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    turns: Vec<TurnAnalysis>,
}

/// Grade of a turn by the chance to win that it lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MistakeGrade {
    /// No noticeable loss.
    None,
    /// Loss of 5 percentage points or more.
    Inaccuracy,
    /// Loss of 10 percentage points or more.
    Mistake,
    /// Loss of 20 percentage points or more.
    Blunder,
}

impl MistakeGrade {
    /// Returns the grade of a loss, which is a part of 1.
    pub fn from_loss(loss: f32) -> MistakeGrade {
        match loss {
            loss if loss >= 0.2 => MistakeGrade::Blunder,
            loss if loss >= 0.1 => MistakeGrade::Mistake,
            loss if loss >= 0.05 => MistakeGrade::Inaccuracy,
            _ => MistakeGrade::None,
        }
    }

    /// Returns the key of the grade in texts and styles.
    pub fn key(self) -> &'static str {
        match self {
            MistakeGrade::None => "none",
            MistakeGrade::Inaccuracy => "inaccuracy",
            MistakeGrade::Mistake => "mistake",
            MistakeGrade::Blunder => "blunder",
        }
    }
}

/// Returns how much of the mover's chance to win a turn lost; never negative.
pub fn loss(turn: &TurnAnalysis) -> f32 {
    (turn.best.chance - turn.played_chance).max(0.0)
}

/// Rounds a part of 1 to per cent.
pub fn percent(part: f32) -> u32 {
    (part.clamp(0.0, 1.0) * 100.0).round() as u32
}

/// Returns the loss of a turn in percentage points: the difference of the two chances as they are shown, so that
/// what is told of a turn agrees wherever it is told.
pub fn loss_percent(turn: &TurnAnalysis) -> u32 {
    percent(turn.best.chance).saturating_sub(percent(turn.played_chance))
}

/// Chances of all seats after a number of moves.
#[derive(Clone, Debug, PartialEq)]
pub struct ChancePoint {
    /// Number of moves made.
    pub moves: usize,
    /// Chance of each seat to win.
    pub chances: Vec<f32>,
}

impl Analysis {
    /// Adds a reviewed turn, or replaces the earlier review of the same turn.
    pub fn push(&mut self, turn: TurnAnalysis) {
        match self.turns.binary_search_by_key(&turn.moves_before, |known| known.moves_before) {
            Ok(at) => self.turns[at] = turn,
            Err(at) => self.turns.insert(at, turn),
        }
    }

    /// Reports whether no turn has been reviewed yet.
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// Returns the reviewed turns.
    pub fn turns(&self) -> &[TurnAnalysis] {
        &self.turns
    }

    /// Returns the turn that began after `from` moves.
    pub fn turn_from(&self, from: usize) -> Option<&TurnAnalysis> {
        self.turns.iter().find(|turn| turn.moves_before as usize == from)
    }

    /// Returns the reviews of the moves `from..to`. A turn in which cards came from the pile has
    /// several: its player could choose anew after seeing them.
    pub fn within(&self, from: usize, to: usize) -> impl Iterator<Item = &TurnAnalysis> {
        self.turns.iter().filter(move |turn| (from..to).contains(&(turn.moves_before as usize)))
    }

    /// Returns the review with the greatest loss among the moves `from..to`.
    pub fn worst(&self, from: usize, to: usize) -> Option<&TurnAnalysis> {
        self.within(from, to).max_by(|a, b| loss(a).total_cmp(&loss(b)))
    }

    /// Returns the worst grade among the moves `from..to`.
    pub fn grade(&self, from: usize, to: usize) -> MistakeGrade {
        self.worst(from, to).map_or(MistakeGrade::None, |turn| MistakeGrade::from_loss(loss(turn)))
    }

    /// Returns the chances in the course of the game, and at its end if the last turn was reviewed.
    pub fn points(&self, replay: &Replay) -> Vec<ChancePoint> {
        let point = |turn: &TurnAnalysis| ChancePoint {
            moves: turn.moves_before as usize,
            chances: turn.chances.clone(),
        };
        let mut points: Vec<ChancePoint> = self.turns.iter().map(point).collect();
        let complete = self
            .turns
            .last()
            .is_some_and(|last| (last.moves_before + last.move_count) as usize == replay.moves());
        if let Some(chances) = final_chances(replay).filter(|_| complete) {
            points.push(ChancePoint { moves: replay.moves(), chances });
        }
        points
    }

    /// Returns at most `most` turns of a seat with the greatest losses, the worst first. Turns
    /// without a noticeable loss are left out.
    pub fn costliest(&self, seat: Seat, most: usize) -> Vec<&TurnAnalysis> {
        let mut mistakes: Vec<&TurnAnalysis> = self
            .turns_of(seat)
            .filter(|turn| MistakeGrade::from_loss(loss(turn)) > MistakeGrade::None)
            .collect();
        mistakes.sort_by(|a, b| loss(b).total_cmp(&loss(a)));
        mistakes.truncate(most);
        mistakes
    }

    /// Returns the turn whose draw helped its own seat most, and by how much; `None` if none did.
    pub fn luckiest(&self) -> Option<(&TurnAnalysis, f32)> {
        let drawn = self.turns.iter().filter_map(|turn| {
            let luck = turn.luck.get(turn.seat.index())?;
            Some((turn, *luck))
        });
        let most = drawn.max_by(|(_, one), (_, other)| one.total_cmp(other));
        most.filter(|(_, luck)| *luck > 0.0)
    }

    /// Returns the accuracy of a seat: 1 less the mean loss of its turns that could change anything; `None`
    /// if there was none.
    pub fn precision(&self, seat: Seat) -> Option<f32> {
        let counting = || self.turns_of(seat).filter(|turn| turn.counts);
        let (count, sum) = (counting().count(), counting().map(loss).sum::<f32>());
        (count > 0).then(|| (1.0 - sum / count as f32).clamp(0.0, 1.0))
    }

    fn turns_of(&self, seat: Seat) -> impl Iterator<Item = &TurnAnalysis> {
        self.turns.iter().filter(move |turn| turn.seat == seat)
    }
}

/// The most mistakes of a note in the journal.
const MAX_NOTED_MISTAKES: usize = 8;

/// Returns what the journal notes of a person's game that was analysed to its end; `None` if the person had no
/// turn.
pub fn journal_note(
    analysis: &Analysis,
    accounts: &[SeatAccountView],
    person: Seat,
) -> Option<JournalNote> {
    let thousandths = |part: f32| (part * 1000.0).round();
    analysis.turns_of(person).next()?;
    let costly = analysis.costliest(person, MAX_NOTED_MISTAKES);
    let missed = costly.iter().filter_map(|turn| turn.reasons.iter().find_map(mistake_key));
    let luck = accounts.get(person.index()).map(|account| account.deal + account.luck);
    Some(JournalNote {
        precision: analysis.precision(person).map(|part| thousandths(part) as u16),
        luck: luck.map(|luck| thousandths(luck) as i16),
        mistakes: missed.map(str::to_owned).collect(),
    })
}

/// Returns the chances at the end of a finished game: 1 for the winner, equal parts for a draw.
fn final_chances(replay: &Replay) -> Option<Vec<f32>> {
    let end = replay.after(replay.moves());
    let chance = |seat: Seat| match end.turn() {
        Turn::Over(Outcome::Won(winner)) => Some(if winner == seat { 1.0 } else { 0.0 }),
        Turn::Over(Outcome::Drawn) => Some(1.0 / end.seats() as f32),
        Turn::ToMove { .. } => None,
    };
    Seat::first_n(end.seats()).map(chance).collect()
}

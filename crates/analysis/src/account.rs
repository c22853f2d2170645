//! Luck and skill apart: what made the result of each seat.

use crate::AnalysedTurn;
use cartagena::{Outcome, Seat};
use cartagena_record::Record;

/// Division of a seat's result into its causes. The parts and the fair share add up to the result: see the
/// [law](crate#the-law).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatAccount {
    /// Chance before the first turn, less the fair share.
    pub deal: f64,
    /// Sum of the luck of all draws, one's own and the others'.
    pub luck: f64,
    /// Sum of what turns lost and the others' mistakes gave.
    pub skill: f64,
    /// Rest: what players learnt about hidden cards, and what the search had not seen.
    pub unforeseen: f64,
    /// Result: 1 for a win and 0 for a defeat, or the chance after the last turn.
    pub result: f64,
    /// Mean of 1 less the loss of each of the seat's own turns that [count](AnalysedTurn::counts); `None` if
    /// there is none.
    pub precision: Option<f64>,
    /// Index of the seat's own draw that helped it most, and by how much.
    pub luckiest: Option<(usize, f32)>,
    /// Index of the seat's costliest mistake, and what it lost.
    pub costliest: Option<(usize, f32)>,
}

/// Returns what made the result of each seat, in seat order. `result` are the chances at the end of a game
/// that is over.
pub fn account(seats: usize, turns: &[AnalysedTurn], result: Option<&[f32]>) -> Vec<SeatAccount> {
    Seat::first_n(seats).map(|seat| seat_account(seat, seats, turns, result)).collect()
}

fn seat_account(
    seat: Seat,
    seats: usize,
    turns: &[AnalysedTurn],
    result: Option<&[f32]>,
) -> SeatAccount {
    let (fair, at) = (1.0 / seats as f64, seat.index());
    let of = |values: &[f32]| values.get(at).copied().map(f64::from);
    let start = turns.first().and_then(|turn| of(&turn.chances)).unwrap_or(fair);
    let mut account = SeatAccount { deal: start - fair, ..SeatAccount::default() };
    let mut value = start;
    for turn in turns {
        let (best, played) = (of(&turn.chances), of(&turn.played_chances));
        let (best, played) = (best.unwrap_or(value), played.unwrap_or(value));
        let luck = of(&turn.luck).unwrap_or(0.0);
        account.unforeseen += best - value;
        account.skill += played - best;
        account.luck += luck;
        value = played + luck;
    }
    account.result = result.and_then(of).unwrap_or(value);
    account.unforeseen += account.result - value;
    let own = || turns.iter().enumerate().filter(move |(_, turn)| turn.seat == seat);
    let counting = own().filter(|(_, turn)| turn.counts());
    let losses: Vec<f64> = counting.map(|(_, turn)| f64::from(turn.loss())).collect();
    account.precision = mean(&losses).map(|loss| 1.0 - loss);
    account.luckiest = most(own().filter_map(|(index, turn)| Some((index, *turn.luck.get(at)?))));
    account.costliest =
        most(own().filter(|(_, turn)| turn.is_mistake()).map(|(index, turn)| (index, turn.loss())));
    account
}

fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// Returns the first of the entries with the greatest value, if that is positive.
fn most(entries: impl Iterator<Item = (usize, f32)>) -> Option<(usize, f32)> {
    let greater = |best: Option<(usize, f32)>, next: (usize, f32)| match best {
        Some(best) if best.1 >= next.1 => Some(best),
        _ => Some(next),
    };
    entries.fold(None, greater).filter(|(_, value)| *value > 0.0)
}

/// Returns the chances at the end of a game that is over: 1 for the winner, equal parts for a draw.
pub fn final_chances(record: &Record) -> Option<Vec<f32>> {
    let seats = record.start().position().seats();
    let of = |seat: Seat| match record.outcome()? {
        Outcome::Won(winner) => Some(f32::from(u8::from(winner == seat))),
        Outcome::Drawn => Some(1.0 / seats as f32),
    };
    Seat::first_n(seats).map(of).collect()
}

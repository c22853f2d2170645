//! The value of a game by plain recursion.

use cartagena::{Action, Outcome, Position, Seat, Symbol, Tunnel, Turn};
use std::collections::HashMap;

/// Bounds of a seat's chance by plain minimax: the definition of the game's value, with nothing
/// assumed beyond `depth` turns or behind a row that may come in more than `rows` ways.
pub(super) struct Brute<'a> {
    tunnel: &'a Tunnel,
    rows: usize,
    memo: HashMap<(Position, u8), (f64, f64)>,
}

impl<'a> Brute<'a> {
    pub(super) fn new(tunnel: &'a Tunnel, rows: u32) -> Brute<'a> {
        Brute { tunnel, rows: rows as usize, memo: HashMap::new() }
    }

    /// Bounds for the first seat.
    pub(super) fn bounds(&mut self, position: &Position, depth: u8) -> (f64, f64) {
        let seat = match position.turn() {
            Turn::Over(Outcome::Won(seat)) if seat == Seat::FIRST => return (1.0, 1.0),
            Turn::Over(Outcome::Won(_)) => return (0.0, 0.0),
            Turn::Over(Outcome::Drawn) => return (0.5, 0.5),
            Turn::ToMove { .. } if depth == 0 => return (0.0, 1.0),
            Turn::ToMove { seat, .. } => seat,
        };
        if let Some(known) = self.memo.get(&(*position, depth)) {
            return *known;
        }
        let actions = position.legal_actions().list();
        let values: Vec<(f64, f64)> =
            actions.iter().map(|action| self.after(position, *action, depth)).collect();
        let best = if seat == Seat::FIRST { f64::max } else { f64::min };
        let bounds =
            values.into_iter().reduce(|a, b| (best(a.0, b.0), best(a.1, b.1))).expect("an action");
        self.memo.insert((*position, depth), bounds);
        bounds
    }

    fn after(&mut self, position: &Position, action: Action, depth: u8) -> (f64, f64) {
        let Some(outcomes) = outcomes(position, self.tunnel, action, self.rows) else {
            return (0.0, 1.0);
        };
        let mut sum = (0.0, 0.0);
        for (chance, next) in outcomes {
            let goes_on = next.turn().seat() == position.turn().seat();
            let (low, high) = self.bounds(&next, if goes_on { depth } else { depth - 1 });
            sum = (sum.0 + chance * low, sum.1 + chance * high);
        }
        sum
    }
}

/// Everything an action may lead to, unless chance has more than `rows` ways.
fn outcomes(
    position: &Position,
    tunnel: &Tunnel,
    action: Action,
    rows: usize,
) -> Option<Vec<(f64, Position)>> {
    let mut orders: Vec<(f64, Vec<Symbol>)> = vec![(1.0, vec![])];
    for _ in 0..position.cards_needed(action) {
        orders = orders.iter().flat_map(|order| longer(position, order)).collect();
        if orders.len() > rows {
            return None;
        }
    }
    let play = |(chance, cards): (f64, Vec<Symbol>)| {
        let mut next = *position;
        next.play(tunnel, action, &cards).expect("a legal action");
        (chance, next)
    };
    Some(orders.into_iter().map(play).collect())
}

/// An order of cards with each card that may come next: the pile first, then the discards.
fn longer(position: &Position, (chance, cards): &(f64, Vec<Symbol>)) -> Vec<(f64, Vec<Symbol>)> {
    let mut pile: Vec<Symbol> = position.pile().iter().collect();
    let mut discard: Vec<Symbol> = position.discard().iter().collect();
    for card in cards {
        let source = if pile.is_empty() { &mut discard } else { &mut pile };
        source.swap_remove(
            source.iter().position(|other| other == card).expect("a card that is left"),
        );
    }
    let source = if pile.is_empty() { discard } else { pile };
    let count = |card: Symbol| source.iter().filter(|other| **other == card).count();
    let next = Symbol::ALL.into_iter().filter(|card| count(*card) > 0);
    next.map(|card| {
        let share = count(card) as f64 / source.len() as f64;
        (chance * share, [cards.as_slice(), &[card]].concat())
    })
    .collect()
}

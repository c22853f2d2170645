//! The luck of a draw: what the cards that came were worth, compared with all that could have come.

use crate::Draw;
use cartagena::{Action, Cards, Observation, Position, Seat, Symbol, Viewer};
use cartagena_bots::Budget;
use cartagena_bots::beam::beam_search;
use cartagena_bots::evaluator::{Evaluator, certain_win, equal_chances};
use cartagena_bots::knowledge::Knowledge;
use cartagena_bots::random::Rng;

/// Number of samples where the outcomes are too many to be counted: a new row, or a reshuffled pile.
const SAMPLES: usize = 64;
/// Positions kept after each move when the rest of the drawer's turn is looked at.
const BEAM_WIDTH: usize = 4;
/// Seed of the samples: the same draw has the same luck everywhere.
const SEED: u64 = 0x6c75_636b;

type SeatValues = [f32; Seat::MAX];

/// Returns how much the cards that came changed the chances of all seats, in seat order, compared with the
/// mean over what could have come. Everything is seen from the drawer's seat: the drawer knows the new cards
/// and still none of the others' hidden ones. The changes sum to zero.
///
/// If up to two cards come from the pile, every outcome is counted with its probability; a new row of
/// twelve cards and a pile that is reshuffled are sampled.
pub fn draw_luck(evaluator: &Evaluator<'_>, draw: &Draw) -> Vec<f32> {
    let seats = draw.before.position().seats();
    let Some(seat) = draw.before.turn().seat() else { return vec![0.0; seats] };
    let seen = draw.before.observe(Viewer::Seat(seat));
    let drawing = Drawing { evaluator, seen: &seen, seat, action: draw.action };
    let came = drawing.value(draw.before.position(), draw.after.position());
    let mean = drawing.mean();
    let luck = |at: usize| (f64::from(came[at]) - mean[at]) as f32;
    (0..seats).map(luck).collect()
}

struct Drawing<'a> {
    evaluator: &'a Evaluator<'a>,
    seen: &'a Observation,
    seat: Seat,
    action: Action,
}

impl Drawing<'_> {
    /// Returns the mean chances of all seats over the cards that can come.
    fn mean(&self) -> [f64; Seat::MAX] {
        let needed = self.cards_needed();
        let counted = !self.seen.rules().variant.has_row() && self.seen.pile_len() >= needed;
        match (counted, needed) {
            (true, 1) => self.weighted(&single_cards(self.seen.unseen())),
            (true, 2) => self.weighted(&pairs_of_cards(self.seen.unseen())),
            _ => self.sampled(),
        }
    }

    fn cards_needed(&self) -> usize {
        self.seen.determinize(|unseen| unseen.nth(0)).cards_needed(self.action)
    }

    fn weighted(&self, outcomes: &[(u32, Vec<Symbol>)]) -> [f64; Seat::MAX] {
        let mut sum = [0.0; Seat::MAX];
        let total: u32 = outcomes.iter().map(|(weight, _)| weight).sum();
        for (weight, cards) in outcomes {
            let part = f64::from(*weight) / f64::from(total);
            add(&mut sum, &self.value_with(cards), part);
        }
        sum
    }

    fn sampled(&self) -> [f64; Seat::MAX] {
        let (mut sum, mut rng) = ([0.0; Seat::MAX], Rng::new(SEED));
        for _ in 0..SAMPLES {
            let before = *self.seen.determinize(|unseen| rng.draw_card(unseen)).position();
            let mut after = before;
            after.play_unchecked(self.seen.tunnel(), self.action, |pile| rng.draw_card(pile));
            add(&mut sum, &self.value(&before, &after), 1.0 / SAMPLES as f64);
        }
        sum
    }

    /// Returns the chances if these cards come, in a game that agrees with what the drawer knows.
    fn value_with(&self, cards: &[Symbol]) -> SeatValues {
        let kept: Cards = cards.iter().copied().collect();
        let before = *self.seen.determinize(|unseen| (unseen - kept).nth(0)).position();
        let (mut after, mut coming) = (before, cards.iter());
        let next = |pile: Cards| coming.next().copied().unwrap_or_else(|| pile.nth(0));
        after.play_unchecked(self.seen.tunnel(), self.action, next);
        self.value(&before, &after)
    }

    /// Returns the chances after the draw, as the drawer sees them. If the drawer's turn goes on, those
    /// after its best continuation: cards are worth what can be done with them.
    fn value(&self, before: &Position, after: &Position) -> SeatValues {
        let seats = after.seats();
        if let Some(outcome) = after.outcome() {
            return match outcome {
                cartagena::Outcome::Won(winner) => certain_win(winner),
                cartagena::Outcome::Drawn => equal_chances(seats),
            };
        }
        let knowledge = Knowledge::from_observation(self.seen, self.seat);
        let knowledge = knowledge.after(before, self.action, after);
        if after.turn().seat() != Some(self.seat) || after.turn().is_start() {
            return self.evaluator.chances(&knowledge, after);
        }
        let (mut rng, mut budget) = (Rng::new(SEED), Budget::nodes(u64::MAX));
        let widths = (BEAM_WIDTH, 1);
        let turns = beam_search(self.evaluator, after, &knowledge, widths, &mut rng, &mut budget);
        let best =
            turns.first().map(|turn| self.evaluator.chances_from(&turn.evaluation, self.seat));
        best.unwrap_or_else(|| self.evaluator.chances(&knowledge, after))
    }
}

fn add(sum: &mut [f64; Seat::MAX], values: &SeatValues, weight: f64) {
    sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += weight * f64::from(*value));
}

/// Returns every card that can come, with the number of cards of its kind.
fn single_cards(unseen: Cards) -> Vec<(u32, Vec<Symbol>)> {
    let kinds = Symbol::ALL.into_iter().map(|symbol| (symbol, u32::from(unseen.count(symbol))));
    kinds.filter(|(_, count)| *count > 0).map(|(symbol, count)| (count, vec![symbol])).collect()
}

/// Returns every two cards that can come, with the number of ways in which they do.
fn pairs_of_cards(unseen: Cards) -> Vec<(u32, Vec<Symbol>)> {
    let mut pairs = Vec::new();
    for (at, first) in Symbol::ALL.into_iter().enumerate() {
        for second in Symbol::ALL.into_iter().skip(at) {
            let (one, other) = (u32::from(unseen.count(first)), u32::from(unseen.count(second)));
            let ways = match first == second {
                true => one * one.saturating_sub(1),
                false => 2 * one * other,
            };
            if ways > 0 {
                pairs.push((ways, vec![first, second]));
            }
        }
    }
    pairs
}

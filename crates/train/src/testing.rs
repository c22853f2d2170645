//! Tests of a net: matches against a fixed opponent, and calibration of its chances.

use crate::self_play::{MAX_ACTIONS, random_deal};
use cartagena::{Action, Cards, Game, Observation, Outcome, Rules, Seat, Symbol, Viewer};
use cartagena_bots::baseline::{EvaluationWeights, Searcher};
use cartagena_bots::evaluator::Evaluator;
use cartagena_bots::knowledge::Knowledge;
use cartagena_bots::net::Net;
use cartagena_bots::random::Rng;
use cartagena_bots::{Budget, Player};

/// Returns the share of games that the net wins alone against searchers in all other seats, looking
/// one move ahead. Each deal is played from every seat.
pub fn against_searchers(net: &Net, deals: u64) -> f32 {
    score_against_searchers(net, deals, || true).unwrap_or_default()
}

/// Returns the same as [`against_searchers`]; `None` if `go_on` returned false.
pub(crate) fn score_against_searchers(
    net: &Net,
    deals: u64,
    mut go_on: impl FnMut() -> bool,
) -> Option<f32> {
    let rules = Rules::new(net.variant);
    let mut score = 0.0;
    for number in 0..deals {
        for seat in Seat::first_n(net.seats) {
            let mut rng = Rng::new(number);
            let game = random_deal(rules, net.seats, &mut rng);
            let result = play(net, game, Some(seat), &mut rng, |_, _| {});
            score += result_value(result, seat, net.seats);
            if !go_on() {
                return None;
            }
        }
    }
    Some(score / (deals * net.seats as u64).max(1) as f32)
}

/// Returns the value of a result for a seat.
fn result_value(result: Option<Outcome>, seat: Seat, seats: usize) -> f32 {
    match result {
        Some(Outcome::Won(winner)) => f32::from(u8::from(winner == seat)),
        _ => 1.0 / seats as f32,
    }
}

/// Calibration: predicted chances and results in twenty bands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Calibration {
    /// Number of predictions, their sum, and the number of wins, for each band.
    pub bands: [(u64, f64, f64); 20],
}

impl Calibration {
    /// Adds a predicted chance and its result.
    pub fn add(&mut self, chance: f32, won: f32) {
        #[allow(clippy::cast_possible_truncation, reason = "the index of a band is below 20")]
        let at = ((chance * self.bands.len() as f32) as usize).min(self.bands.len() - 1);
        let (count, sum, wins) = &mut self.bands[at];
        *count += 1;
        *sum += f64::from(chance);
        *wins += f64::from(won);
    }

    /// Returns the mean distance between predicted chances and results.
    pub fn mean_error(&self) -> f64 {
        let count: u64 = self.bands.iter().map(|band| band.0).sum();
        let off: f64 = self.bands.iter().map(|(_, sum, wins)| (sum - wins).abs()).sum();
        off / count.max(1) as f64
    }
}

/// Lets the net play against itself, under the standard rules, and compares its chances at the end
/// of every turn with the result.
pub fn calibration(net: &Net, games: u64) -> Calibration {
    calibration_unless_stopped(net, games, || true).unwrap_or_default()
}

/// Returns the same as [`calibration`]; `None` if `go_on` returned false.
pub(crate) fn calibration_unless_stopped(
    net: &Net,
    games: u64,
    mut go_on: impl FnMut() -> bool,
) -> Option<Calibration> {
    let mut reliability = Calibration::default();
    for number in 0..games {
        calibrate_game(net, number, &mut reliability);
        if !go_on() {
            return None;
        }
    }
    Some(reliability)
}

fn calibrate_game(net: &Net, number: u64, reliability: &mut Calibration) {
    let mut rng = Rng::new(1 << 32 | number);
    let game = random_deal(Rules::new(net.variant), net.seats, &mut rng);
    let evaluator = Evaluator::new(net, &game.tunnel().clone());
    let mut given = Vec::new();
    let result = play(net, game, None, &mut rng, |game, mover| {
        if game.turn().is_start() {
            let knowledge = Knowledge::from_observation(&game.observe(Viewer::Seat(mover)), mover);
            given.push(evaluator.chances(&knowledge, game.position()));
        }
    });
    for chances in given {
        for seat in Seat::first_n(net.seats) {
            reliability.add(chances[seat.index()], result_value(result, seat, net.seats));
        }
    }
}

/// Plays a game with the net in `seat` and searchers in the others, or with the net in all seats.
fn play(
    net: &Net,
    mut game: Game,
    seat: Option<Seat>,
    rng: &mut Rng,
    mut watch: impl FnMut(&Game, Seat),
) -> Option<Outcome> {
    let evaluator = Evaluator::new(net, &game.tunnel().clone());
    let mut searcher = Searcher::with_weights(0, EvaluationWeights::UNTUNED);
    for _ in 0..MAX_ACTIONS {
        let Some(mover) = game.turn().seat() else { break };
        let seen = game.observe(Viewer::Seat(mover));
        let action = match seat.is_none_or(|seat| seat == mover) {
            true => one_move(&evaluator, &seen, mover, rng),
            false => searcher.choose(&seen, &mut Budget::nodes(1))?,
        };
        let dealt = draw(&game, action, rng);
        game.play(action, &dealt).ok()?;
        watch(&game, mover);
    }
    game.outcome()
}

fn one_move(evaluator: &Evaluator, seen: &Observation, mover: Seat, rng: &mut Rng) -> Action {
    let supposed = seen.determinize(|unseen| rng.draw_card(unseen));
    evaluator.best_action(supposed.position(), &Knowledge::from_observation(seen, mover), rng).0
}

/// Draws the cards for an action.
fn draw(game: &Game, action: Action, rng: &mut Rng) -> Vec<Symbol> {
    let (mut pile, mut discard) = (game.position().pile(), game.position().discard());
    let one = |_| {
        if pile.is_empty() {
            pile = core::mem::take(&mut discard);
        }
        let card = rng.draw_card(pile);
        pile -= Cards::one(card);
        card
    };
    (0..game.cards_needed(action)).map(one).collect()
}

//! Elo ratings of many players by the Bradley–Terry model, fitted to all their matches.

use crate::stats::Estimate;
use std::collections::BTreeMap;

/// Scores of a match: one player alone against others of one kind.
#[derive(Clone, Debug)]
pub struct MatchScores<'a> {
    /// Index of the lone player.
    pub alone: usize,
    /// Index of the player in all other seats.
    pub others: usize,
    /// Mean share of the lone player for each deal, with the deal's number.
    pub scores: &'a [(u64, f64)],
}

/// Elo points per unit of the logistic function.
const ELO_PER_LOGIT: f64 = 400.0 / std::f64::consts::LN_10;
/// Drawn games added to every match, so that a clean sweep is not an infinite difference.
const PRIOR_GAMES: f64 = 1.0;
/// Number of deals per player from which correlations between matches are estimated.
const MIN_DEALS_PER_PLAYER: usize = 4;
/// Maximum number of Newton steps; each doubles the digits.
const MAX_NEWTON_STEPS: usize = 60;

/// Returns the maximum-likelihood Elo of each of `count` players, with mean 0, from matches at
/// tables of `players`.
///
/// The intervals are those of each player against the field, from the sandwich estimator over
/// deals: they take into account that games of one deal are correlated, in all matches that share
/// it if there are enough deals, otherwise within each match.
pub fn fit_elo(count: usize, players: usize, matches: &[MatchScores]) -> Vec<Estimate> {
    let model = BradleyTerry { count, players, matches };
    let mut strength = vec![0.0; count];
    for _ in 0..MAX_NEWTON_STEPS {
        let step = solve_linear(model.information(&strength), model.gradient(&strength));
        let longest = step.iter().fold(0.0_f64, |most, part| most.max(part.abs()));
        let damp = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        strength.iter_mut().zip(&step).for_each(|(value, part)| *value += damp * part);
        if longest < 1e-12 {
            break;
        }
    }
    let errors = model.standard_errors(&strength);
    let rated = strength.iter().zip(errors);
    rated
        .map(|(value, error)| Estimate::normal(value * ELO_PER_LOGIT, error * ELO_PER_LOGIT))
        .collect()
}

struct BradleyTerry<'a> {
    count: usize,
    players: usize,
    matches: &'a [MatchScores<'a>],
}

type Matrix = Vec<Vec<f64>>;

impl BradleyTerry<'_> {
    /// Returns the expected share of the lone player.
    fn expected(&self, game: &MatchScores, strength: &[f64]) -> f64 {
        let lead = strength[game.alone] - strength[game.others];
        1.0 / (1.0 + (self.players - 1) as f64 * (-lead).exp())
    }

    fn fair(&self) -> f64 {
        1.0 / self.players as f64
    }

    /// Returns the gradient of the log-likelihood.
    fn gradient(&self, strength: &[f64]) -> Vec<f64> {
        let mut gradient = vec![0.0; self.count];
        for game in self.matches {
            let expected = self.expected(game, strength);
            let scored: f64 = game.scores.iter().map(|(_, score)| score - expected).sum();
            let pull = self.players as f64 * scored + PRIOR_GAMES * (self.fair() - expected);
            gradient[game.alone] += pull;
            gradient[game.others] -= pull;
        }
        gradient
    }

    /// Returns the Fisher information, plus one in the direction in which the likelihood is flat
    /// (all players stronger).
    fn information(&self, strength: &[f64]) -> Matrix {
        let mut matrix = vec![vec![1.0; self.count]; self.count];
        for game in self.matches {
            let expected = self.expected(game, strength);
            let games = (game.scores.len() * self.players) as f64 + PRIOR_GAMES;
            add_match(&mut matrix, game, games * expected * (1.0 - expected));
        }
        matrix
    }

    /// Returns the standard error of every strength.
    fn standard_errors(&self, strength: &[f64]) -> Vec<f64> {
        let information = self.information(strength);
        let doubt = self.score_covariance(strength);
        let row = |player: usize| {
            let mut unit = vec![0.0; self.count];
            unit[player] = 1.0;
            let weights = solve_linear(information.clone(), unit);
            let towards = doubt.iter().map(|row| dot(row, &weights));
            dot(&towards.collect::<Vec<_>>(), &weights).max(0.0).sqrt()
        };
        (0..self.count).map(row).collect()
    }

    /// Returns the covariance of the gradient over deals. The added prior games count as half won
    /// and half lost.
    fn score_covariance(&self, strength: &[f64]) -> Matrix {
        let mut matrix = vec![vec![0.0; self.count]; self.count];
        let mut deals: BTreeMap<(u64, usize), Vec<f64>> = BTreeMap::new();
        let most = self.matches.iter().map(|game| game.scores.len()).max().unwrap_or(0);
        let together = most >= MIN_DEALS_PER_PLAYER * self.count;
        for (number, game) in self.matches.iter().enumerate() {
            let expected = self.expected(game, strength);
            for (deal, score) in game.scores {
                let pull = self.players as f64 * (score - expected);
                let apart = if together { 0 } else { number };
                let gradient = deals.entry((*deal, apart)).or_insert_with(|| vec![0.0; self.count]);
                gradient[game.alone] += pull;
                gradient[game.others] -= pull;
            }
            let before =
                self.fair() * (1.0 - expected).powi(2) + (1.0 - self.fair()) * expected.powi(2);
            add_match(&mut matrix, game, PRIOR_GAMES * before);
        }
        let unbiased = most as f64 / (most as f64 - 1.0).max(1.0);
        for gradient in deals.values() {
            for (row, down) in matrix.iter_mut().zip(gradient) {
                let cells = row.iter_mut().zip(gradient);
                cells.for_each(|(cell, across)| *cell += unbiased * down * across);
            }
        }
        matrix
    }
}

/// Adds the contribution of a match: its two players pull against each other.
fn add_match(matrix: &mut Matrix, game: &MatchScores, weight: f64) {
    let (a, b) = (game.alone, game.others);
    matrix[a][a] += weight;
    matrix[b][b] += weight;
    matrix[a][b] -= weight;
    matrix[b][a] -= weight;
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Solves linear equations whose matrix is positive definite, or nearly so: a direction without
/// information gets 0.
fn solve_linear(mut matrix: Matrix, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for pivot in 0..count {
        let leading = matrix[pivot].clone();
        if leading[pivot] < 1e-12 {
            right[pivot] = 0.0;
            continue;
        }
        for row in (0..count).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot] / leading[pivot];
            matrix[row].iter_mut().zip(&leading).for_each(|(cell, lead)| *cell -= factor * lead);
            right[row] -= factor * right[pivot];
        }
    }
    let scaled = right.iter().enumerate().map(|(row, value)| (value, matrix[row][row]));
    scaled.map(|(value, pivot)| if pivot < 1e-12 { 0.0 } else { value / pivot }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::elo_of_share;

    fn wins(won: usize, of: usize) -> Vec<(u64, f64)> {
        (0..of).map(|deal| (deal as u64, f64::from(u8::from(deal < won)))).collect()
    }

    fn near(a: f64, b: f64, by: f64) {
        assert!((a - b).abs() < by, "{a} is not {b}");
    }

    #[test]
    fn two_players_differ_by_what_their_score_says() {
        for (players, won) in [(2, 750), (3, 500), (5, 200)] {
            let scores = wins(won, 1_000);
            let rated =
                fit_elo(2, players, &[MatchScores { alone: 0, others: 1, scores: &scores }]);
            let share = won as f64 / 1_000.0;
            near(rated[0].value - rated[1].value, elo_of_share(share, players), 0.5);
            near(rated[0].value + rated[1].value, 0.0, 1e-6);
        }
    }

    #[test]
    fn the_interval_of_two_is_that_of_the_scores() {
        let scores = wins(600, 1_000);
        let rated = fit_elo(2, 2, &[MatchScores { alone: 0, others: 1, scores: &scores }]);
        // Each is half the difference away from the field; the share's standard error is
        // √(0.24 / 1000), and Elo has 400 / ln 10 / 0.24 points a share there.
        let error = (0.24_f64 / 1_000.0).sqrt() * ELO_PER_LOGIT / 0.24;
        near(rated[0].high - rated[0].value, 1.96 * error / 2.0, 0.2);
    }

    #[test]
    fn a_clean_sweep_is_finite_and_unsure() {
        let scores = wins(50, 50);
        let rated = fit_elo(2, 2, &[MatchScores { alone: 0, others: 1, scores: &scores }]);
        let lead = rated[0].value - rated[1].value;
        assert!((600.0..1_200.0).contains(&lead), "{lead}");
        assert!(rated[0].high - rated[0].value > 100.0);
    }

    #[test]
    fn three_players_are_rated_as_brute_force_has_it() {
        let matches = [(0, 1, wins(70, 100)), (1, 2, wins(60, 100)), (2, 0, wins(10, 100))];
        let matches: Vec<MatchScores> = matches
            .iter()
            .map(|(alone, others, scores)| MatchScores { alone: *alone, others: *others, scores })
            .collect();
        let rated = fit_elo(3, 2, &matches);
        let best = brute_force(&matches);
        near(rated[0].value - rated[2].value, best.0 * ELO_PER_LOGIT, 1.0);
        near(rated[1].value - rated[2].value, best.1 * ELO_PER_LOGIT, 1.0);
    }

    /// Returns the likeliest strengths of players 0 and 1 above player 2, on a grid.
    fn brute_force(matches: &[MatchScores]) -> (f64, f64) {
        let likelihood = |strength: [f64; 3]| -> f64 {
            let of = |game: &MatchScores| {
                let share = 1.0 / (1.0 + (strength[game.others] - strength[game.alone]).exp());
                let won: f64 = game.scores.iter().map(|(_, score)| score).sum();
                let games = game.scores.len() as f64;
                (2.0 * won + 0.5) * share.ln() + (2.0 * (games - won) + 0.5) * (1.0 - share).ln()
            };
            matches.iter().map(of).sum()
        };
        let steps = || (0..=600).map(|step| f64::from(step) * 0.005);
        let grid = steps().flat_map(|first| steps().map(move |second| (first, second)));
        let better = |a: &(f64, f64), b: &(f64, f64)| {
            likelihood([a.0, a.1, 0.0]).total_cmp(&likelihood([b.0, b.1, 0.0]))
        };
        grid.max_by(better).expect("a grid")
    }

    #[test]
    fn the_interval_is_that_of_a_bootstrap_over_deals() {
        // The same deals are good for 0 in both of its matches, as happens with paired deals.
        let mut lot = 99_u64;
        let mut chance = || {
            lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
            (lot >> 33) as usize
        };
        let deal = |of: usize| [0.0, 0.5, 1.0][of % 3];
        let deals: Vec<(f64, f64)> = (0..300)
            .map(|_| (deal(chance()), deal(chance())))
            .map(|(a, b)| (a, (a + b) / 2.0))
            .collect();
        let rate = |chosen: &[(f64, f64)]| {
            let side = |of: fn(&(f64, f64)) -> f64| -> Vec<(u64, f64)> {
                chosen.iter().enumerate().map(|(at, pair)| (at as u64, of(pair))).collect()
            };
            let (first, second) = (side(|pair| pair.0), side(|pair| pair.1));
            let matches = [
                MatchScores { alone: 0, others: 1, scores: &first },
                MatchScores { alone: 0, others: 2, scores: &second },
            ];
            fit_elo(3, 2, &matches)[0]
        };
        let samples: crate::Moments = (0..400)
            .map(|_| (0..300).map(|_| deals[chance() % 300]).collect::<Vec<_>>())
            .map(|chosen| rate(&chosen).value)
            .collect();
        let rated = rate(&deals);
        let error = (rated.high - rated.value) / 1.96;
        assert!((samples.variance().sqrt() / error - 1.0).abs() < 0.15, "{error}");
    }

    /// Regression: few deals, the same in all matches, gave far too small intervals.
    #[test]
    fn few_deals_say_little() {
        let scores = [(0, 0.5), (1, 1.0), (2, 0.5)];
        let pairs = (0..5).flat_map(|alone| (alone + 1..5).map(move |others| (alone, others)));
        let matches: Vec<MatchScores> =
            pairs.map(|(alone, others)| MatchScores { alone, others, scores: &scores }).collect();
        for rated in fit_elo(5, 2, &matches) {
            assert!(rated.high - rated.low > 100.0, "{rated:?}");
        }
    }

    #[test]
    fn players_who_never_met_stay_in_the_middle() {
        let rated = fit_elo(3, 2, &[MatchScores { alone: 0, others: 1, scores: &wins(9, 10) }]);
        assert!(rated[0].value > rated[2].value && rated[2].value > rated[1].value);
        assert!(rated.iter().all(|estimate| estimate.low.is_finite()));
    }
}

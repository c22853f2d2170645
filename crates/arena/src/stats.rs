//! Statistics of match scores: Elo with an interval, and the sequential probability ratio test
//! (SPRT).
//!
//! The games of a deal are correlated, so a deal's mean score is one sample, whatever the number of
//! its games. With n seats a lone player of equal strength wins one game in n; Elo is then the
//! logistic one with the others' strength counted n − 1 times, and for two seats the usual one.

/// Quantile of the normal distribution that leaves 2.5 % above it.
const Z95: f64 = 1.959_963_985;

/// Returns the share of a player with an Elo difference to each of the others.
pub fn share_of_elo(elo: f64, players: usize) -> f64 {
    let others = (players - 1) as f64;
    1.0 / (1.0 + others * 10_f64.powf(-elo / 400.0))
}

/// Returns the Elo difference to each of the others for a share; infinite for a share of 0 or 1.
pub fn elo_of_share(share: f64, players: usize) -> f64 {
    let others = (players - 1) as f64;
    400.0 * (share * others / (1.0 - share)).log10()
}

/// A number with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Estimated value.
    pub value: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// Returns the estimate in other units, by a monotonic function.
    #[must_use]
    pub fn map(self, f: impl Fn(f64) -> f64) -> Estimate {
        Estimate { value: f(self.value), low: f(self.low), high: f(self.high) }
    }

    /// Returns a value with the interval of its standard error.
    pub fn normal(value: f64, error: f64) -> Estimate {
        Estimate { value, low: value - Z95 * error, high: value + Z95 * error }
    }
}

/// Number, mean and variance of samples.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Moments {
    count: f64,
    mean: f64,
    /// Sum of squared distances from the mean.
    spread: f64,
}

impl Moments {
    /// Adds a sample (Welford's algorithm, which is numerically stable).
    pub fn add(&mut self, sample: f64) {
        self.count += 1.0;
        let before = sample - self.mean;
        self.mean += before / self.count;
        self.spread += before * (sample - self.mean);
    }

    /// Returns the number of samples.
    pub fn count(&self) -> f64 {
        self.count
    }

    /// Returns the mean; 0 without samples.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// Returns the unbiased variance; 0 for fewer than two samples.
    pub fn variance(&self) -> f64 {
        if self.count < 2.0 { 0.0 } else { self.spread / (self.count - 1.0) }
    }

    /// Returns the mean with its 95 % interval.
    pub fn mean_estimate(&self) -> Estimate {
        Estimate::normal(self.mean, (self.variance() / self.count.max(1.0)).sqrt())
    }

    /// Returns the mean share with Wilson's interval, for as many single games as would give the
    /// same certainty as these deals. Unlike a plain ± it never leaves 0 to 1. A clean sweep has no
    /// variance; there each deal counts as one game.
    pub fn share(&self, players: usize) -> Estimate {
        let (mean, single) = (self.mean, self.mean * (1.0 - self.mean));
        let squared = self.variance_with_prior(players) / self.count;
        let sure = if single > 0.0 { single / squared } else { self.count };
        if sure.is_nan() || sure == 0.0 {
            return Estimate { value: mean, low: 0.0, high: 1.0 };
        }
        let shrink = 1.0 + Z95 * Z95 / sure;
        let centre = (mean + Z95 * Z95 / (2.0 * sure)) / shrink;
        let half = Z95 / shrink * (single / sure + (Z95 / (2.0 * sure)).powi(2)).sqrt();
        // At the ends they are exact, which rounding would turn into an Elo of thousands.
        let low = if mean == 0.0 { 0.0 } else { centre - half };
        let high = if mean == 1.0 { 1.0 } else { centre + half };
        Estimate { value: mean, low, high }
    }

    /// Returns the variance of a deal's score, with two more deals of independent games added as a
    /// prior: a few deals may be alike by chance.
    fn variance_with_prior(&self, players: usize) -> f64 {
        let independent = self.mean * (1.0 - self.mean) / players as f64;
        (self.spread + 2.0 * independent) / (self.count + 1.0)
    }

    /// Returns the lone player's Elo difference to each of the others.
    pub fn elo(&self, players: usize) -> Estimate {
        self.share(players).map(|share| elo_of_share(share, players))
    }
}

impl FromIterator<f64> for Moments {
    fn from_iter<I: IntoIterator<Item = f64>>(samples: I) -> Moments {
        let mut moments = Moments::default();
        samples.into_iter().for_each(|sample| moments.add(sample));
        moments
    }
}

/// Sequential probability ratio test (SPRT) of two hypotheses about an Elo difference, in its
/// generalized form on the scores of deals. It ends as soon as one of them is clearly more likely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// Elo difference of the lower hypothesis.
    pub low: f64,
    /// Elo difference of the higher hypothesis.
    pub high: f64,
}

/// Verdict of an SPRT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtVerdict {
    /// The lower hypothesis is accepted.
    Low,
    /// The higher hypothesis is accepted.
    High,
}

impl Sprt {
    /// Error probability in either direction.
    pub const ERROR: f64 = 0.05;
    /// Number of deals with the variance of a single game that are added as a prior.
    const PRIOR_DEALS: f64 = 10.0;

    /// Returns the log-likelihood ratio at which the test ends, in either direction.
    pub fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// Returns the log-likelihood ratio of the two hypotheses, for approximately normal scores.
    /// Some deals with the variance of a single game are added as a prior: without them the test
    /// would err three times as often as it may.
    pub fn log_likelihood_ratio(&self, scores: &Moments, players: usize) -> f64 {
        let (low, high) = (share_of_elo(self.low, players), share_of_elo(self.high, players));
        let fair = 1.0 / players as f64;
        let spread = scores.spread + Self::PRIOR_DEALS * fair * (1.0 - fair);
        let variance = spread / (scores.count + Self::PRIOR_DEALS);
        scores.count * (high - low) * (2.0 * scores.mean - low - high) / (2.0 * variance)
    }

    /// Returns the verdict, if the test has ended.
    pub fn verdict(&self, scores: &Moments, players: usize) -> Option<SprtVerdict> {
        let ratio = self.log_likelihood_ratio(scores, players);
        match () {
            () if ratio >= Self::bound() => Some(SprtVerdict::High),
            () if ratio <= -Self::bound() => Some(SprtVerdict::Low),
            () => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-3 * b.abs().max(1.0), "{a} is not {b}");
    }

    #[test]
    fn elo_is_the_usual_one_for_two() {
        near(elo_of_share(0.75, 2), 190.849);
        near(elo_of_share(0.5, 2), 0.0);
        near(share_of_elo(400.0, 2), 10.0 / 11.0);
        assert_eq!(elo_of_share(1.0, 2), f64::INFINITY);
        assert_eq!(elo_of_share(0.0, 2), f64::NEG_INFINITY);
    }

    #[test]
    fn a_fair_share_is_no_difference_at_any_table() {
        for players in 2..=5 {
            near(elo_of_share(1.0 / players as f64, players), 0.0);
            for elo in [-300.0, -5.0, 120.0] {
                near(elo_of_share(share_of_elo(elo, players), players), elo);
            }
        }
        // Twice the fair share among four: 0.5 · 3 / 0.5.
        near(elo_of_share(0.5, 4), 190.849);
    }

    #[test]
    fn moments_are_those_of_the_samples() {
        let moments: Moments = [0.5, 1.0, 0.0, 0.5, 1.0].into_iter().collect();
        near(moments.mean(), 0.6);
        // (0.01 + 0.16 + 0.36 + 0.01 + 0.16) / 4
        near(moments.variance(), 0.175);
        assert_eq!(Moments::default().variance(), 0.0);
    }

    #[test]
    fn single_games_have_wilsons_interval() {
        // 15 won of 20, as the textbooks have it.
        let moments: Moments = (0..20).map(|game| f64::from(u8::from(game < 15))).collect();
        let share = moments.share(2);
        near(share.value, 0.75);
        near(share.low, 0.531_30);
        near(share.high, 0.888_14);
    }

    #[test]
    fn pairs_that_always_split_are_surer_than_games() {
        let split: Moments = (0..40).map(|deal| 0.5 + 0.25 * f64::from(deal % 2)).collect();
        let games: Moments = (0..80).map(|game| f64::from(u8::from(game % 8 < 5))).collect();
        near(split.mean(), games.mean());
        let width = |share: Estimate| share.high - share.low;
        assert!(width(split.share(2)) < 0.5 * width(games.share(2)));
    }

    #[test]
    fn many_samples_give_the_normal_interval() {
        let moments: Moments = (0..40_000).map(|deal| 0.5 * f64::from(deal % 3)).collect();
        let share = moments.share(2);
        // A third each of 0, ½ and 1: the variance is 1/6.
        near((share.high - share.low) / 2.0, 1.96 * (1.0_f64 / 6.0 / 40_000.0).sqrt());
    }

    #[test]
    fn a_clean_sweep_has_a_lower_end_and_no_upper_one() {
        let elo = [1.0; 10].into_iter().collect::<Moments>().elo(2);
        assert_eq!((elo.value, elo.high), (f64::INFINITY, f64::INFINITY));
        // Wilson: 10 / (10 + 1.96²) = 0.7225.
        near(elo.low, 166.23);
        for deals in 1..30 {
            let lost: Moments = std::iter::repeat_n(0.0, deals).collect();
            let won: Moments = std::iter::repeat_n(1.0, deals).collect();
            assert_eq!(lost.elo(3).low, f64::NEG_INFINITY);
            assert_eq!(won.elo(3).high, f64::INFINITY);
        }
        let nothing = Moments::default().share(2);
        assert_eq!((nothing.low, nothing.high), (0.0, 1.0));
    }

    #[test]
    fn the_test_stops_when_it_is_clear() {
        let sprt = Sprt { low: 0.0, high: 50.0 };
        near(Sprt::bound(), 2.944_439);
        let scores = |deals: usize, mean: f64| -> Moments {
            (0..deals).map(|deal| mean + if deal % 2 == 0 { 0.3 } else { -0.3 }).collect()
        };
        assert_eq!(sprt.verdict(&scores(10, 0.57), 2), None);
        assert_eq!(sprt.verdict(&scores(2_000, 0.57), 2), Some(SprtVerdict::High));
        assert_eq!(sprt.verdict(&scores(2_000, 0.5), 2), Some(SprtVerdict::Low));
        // By hand: s₁ = 0.571463, s₀ = 0.5, variance (100·0.09 + 10·0.25) / 110.
        let expect = 100.0 * 0.071_463 * (1.2 - 1.071_463) / (2.0 * 11.5 / 110.0);
        near(sprt.log_likelihood_ratio(&scores(100, 0.6), 2), expect);
    }

    #[test]
    fn the_test_errs_seldom() {
        let (mut wrong, mut lot) = (0, 12_345_u64);
        let sprt = Sprt { low: 0.0, high: 70.0 };
        for _ in 0..400 {
            let mut scores = Moments::default();
            let verdict = (0..1_000_000).find_map(|_| {
                lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                scores.add(f64::from(u8::from((lot >> 33) as f64 / f64::from(1_u32 << 31) < 0.5)));
                sprt.verdict(&scores, 2)
            });
            wrong += u32::from(verdict.expect("the test ends") == SprtVerdict::High);
        }
        // One in twenty of 400 is 20; more than 36 would be four standard deviations off.
        assert!(wrong <= 36, "{wrong}");
    }
}

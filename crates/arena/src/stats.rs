//! What scores say: Elo with an interval, and whether it is clear already.
//!
//! The games of a deal resemble each other, so a deal's mean score is one sample, whatever the
//! number of its games. In a game of n the lone player of equal strength wins one in n; Elo is then
//! the logistic one with the others' strength counted n − 1 times, and for two seats the usual one.

/// The quantile of the normal distribution that leaves 2.5 % above it.
const Z95: f64 = 1.959_963_985;

/// The share that a player so much stronger than each of the others gets.
pub fn share_of_elo(elo: f64, players: usize) -> f64 {
    let others = (players - 1) as f64;
    1.0 / (1.0 + others * 10_f64.powf(-elo / 400.0))
}

/// How much stronger than each of the others a player is who gets this share; infinite for all and
/// for nothing.
pub fn elo_of_share(share: f64, players: usize) -> f64 {
    let others = (players - 1) as f64;
    400.0 * (share * others / (1.0 - share)).log10()
}

/// A number with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The best guess.
    pub value: f64,
    /// Where it may lie at the least.
    pub low: f64,
    /// Where it may lie at the most.
    pub high: f64,
}

impl Estimate {
    /// The same in other units, by a function that never falls.
    #[must_use]
    pub fn map(self, f: impl Fn(f64) -> f64) -> Estimate {
        Estimate { value: f(self.value), low: f(self.low), high: f(self.high) }
    }

    /// A value with a standard error.
    pub(crate) fn normal(value: f64, error: f64) -> Estimate {
        Estimate { value, low: value - Z95 * error, high: value + Z95 * error }
    }
}

/// Number, mean and variance of samples, gathered one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Moments {
    count: f64,
    mean: f64,
    /// The sum of squared distances from the mean.
    spread: f64,
}

impl Moments {
    /// Counts one sample more (Welford's way, which does not lose digits).
    pub fn add(&mut self, sample: f64) {
        self.count += 1.0;
        let before = sample - self.mean;
        self.mean += before / self.count;
        self.spread += before * (sample - self.mean);
    }

    /// How many samples there are.
    pub fn count(&self) -> f64 {
        self.count
    }

    /// Their mean; 0 without any.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// Their variance, unbiased; 0 for fewer than two.
    pub fn variance(&self) -> f64 {
        if self.count < 2.0 { 0.0 } else { self.spread / (self.count - 1.0) }
    }

    /// The mean share with its interval: Wilson's, for as many single games as would be as sure as
    /// these deals. Unlike a plain ± it never leaves 0 to 1 and stays honest near the ends. A clean
    /// sweep shows no variance at all; there each deal counts as one game.
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

    /// The variance of a deal's score, as if two more deals had shown that of games which have
    /// nothing to do with each other: a few deals may look alike by chance.
    fn variance_with_prior(&self, players: usize) -> f64 {
        let independent = self.mean * (1.0 - self.mean) / players as f64;
        (self.spread + 2.0 * independent) / (self.count + 1.0)
    }

    /// How much stronger the lone player is than each of the others.
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

/// A test of two guesses about a difference in Elo, which ends when it is clear which one fits: the
/// generalised sequential probability ratio test on the scores of deals.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The lower guess.
    pub low: f64,
    /// The higher guess.
    pub high: f64,
}

/// What a test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtVerdict {
    /// The lower guess fits better.
    Low,
    /// The higher guess fits better.
    High,
}

impl Sprt {
    /// How often it may be wrong, either way.
    pub const ERROR: f64 = 0.05;
    /// How many deals with the variance of a single game are added to the real ones.
    const PRIOR_DEALS: f64 = 10.0;

    /// The ratio's logarithm at which the test ends, upwards or downwards.
    pub fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// The logarithm of how much better the higher guess fits, the scores being about normal. Some
    /// deals with the variance of a single game are added to them: that a few scores are alike
    /// proves little, and without this the test would err three times as often as it may.
    pub fn log_likelihood_ratio(&self, scores: &Moments, players: usize) -> f64 {
        let (low, high) = (share_of_elo(self.low, players), share_of_elo(self.high, players));
        let fair = 1.0 / players as f64;
        let spread = scores.spread + Self::PRIOR_DEALS * fair * (1.0 - fair);
        let variance = spread / (scores.count + Self::PRIOR_DEALS);
        scores.count * (high - low) * (2.0 * scores.mean - low - high) / (2.0 * variance)
    }

    /// Which guess it is, if that is clear.
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
            let verdict = loop {
                lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                scores.add(f64::from(u8::from((lot >> 33) as f64 / f64::from(1_u32 << 31) < 0.5)));
                if let Some(verdict) = sprt.verdict(&scores, 2) {
                    break verdict;
                }
            };
            wrong += u32::from(verdict == SprtVerdict::High);
        }
        // One in twenty of 400 is 20; more than 36 would be four standard deviations off.
        assert!(wrong <= 36, "{wrong}");
    }
}

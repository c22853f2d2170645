//! The only source of chance: every choice of a schedule comes from its seed.

use crate::fault::{Counts, Fault};
use cartagena_bots::random::Rng;

/// Random choices of one schedule, and its faults.
pub(crate) struct Chance {
    random: Rng,
    /// Chances in a thousand that each kind strikes.
    rates: [usize; Fault::ALL.len()],
    /// Set once faults have stopped.
    healed: bool,
    pub(crate) counts: Counts,
}

impl Chance {
    /// Creates the choices of a seed. Some kinds of faults never strike in a schedule and others often, so that
    /// schedules differ in kind and not only in detail.
    pub(crate) fn new(seed: u64) -> Chance {
        let mut random = Rng::new(seed);
        // Neighbouring seeds begin alike.
        random.next_u64();
        let rates = Fault::ALL.map(|fault| match random.below(3) {
            0 => 0,
            1 => random.below(fault.highest_rate() / 4 + 1),
            _ => random.below(fault.highest_rate() + 1),
        });
        Chance { random, rates, healed: false, counts: Counts::default() }
    }

    /// Returns a number below a bound.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound.max(1))
    }

    /// Returns true once in so many times.
    pub(crate) fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// Decides whether a fault strikes now, and counts it.
    pub(crate) fn strikes(&mut self, fault: Fault) -> bool {
        let strikes = !self.healed && self.random.below(1_000) < self.rates[fault as usize];
        if strikes {
            self.counts.note(fault);
        }
        strikes
    }

    /// Ends all faults.
    pub(crate) fn heal(&mut self) {
        self.healed = true;
    }

    pub(crate) fn is_healed(&self) -> bool {
        self.healed
    }
}

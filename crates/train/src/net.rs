//! The net while it learns, in floating point.

use cartagena::Seat;
use cartagena_bots::features::{Features, Ground, facts, tunnel_facts};
use cartagena_bots::net::{HIDDEN, ONE, OUT_ONE, Weights};
use cartagena_bots::random::Rng;
use cartagena_bots::softmax::softmax;

/// One row of the first layer, or the sums of some of them.
pub type Units = [f32; HIDDEN];

/// A net: facts, one hidden layer that is clipped between 0 and 1, and one answer for each seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// How many seats it is for.
    pub seats: usize,
    /// A row for each fact; the first one is for no fact and stays zero.
    pub rows: Vec<Units>,
    /// What the hidden units start from.
    pub bias: Units,
    /// For each seat, the weights of the hidden units.
    pub out: [Units; Seat::MAX],
    /// What the answers start from.
    pub out_bias: [f32; Seat::MAX],
}

impl Net {
    /// A net that knows nothing.
    pub fn new(seats: usize, rng: &mut Rng) -> Net {
        let mut small = |size: f32| (rng.below(2001) as f32 / 1000.0 - 1.0) * size;
        let mut rows: Vec<Units> =
            (0..=facts(seats)).map(|_| core::array::from_fn(|_| small(0.05))).collect();
        rows[0] = [0.0; HIDDEN];
        Net {
            seats,
            rows,
            bias: core::array::from_fn(|_| 0.2 + small(0.2)),
            out: core::array::from_fn(|_| core::array::from_fn(|_| small(0.1))),
            out_bias: [0.0; Seat::MAX],
        }
    }

    /// What the hidden units start from in a tunnel.
    pub fn start(&self, ground: &Ground) -> Units {
        let mut units = self.bias;
        tunnel_facts(ground, self.seats).for_each(|fact| self.add(&mut units, fact));
        units
    }

    /// Puts a fact in.
    #[inline]
    pub fn add(&self, units: &mut Units, fact: u16) {
        let row = &self.rows[usize::from(fact)];
        units.iter_mut().zip(row).for_each(|(unit, weight)| *unit += weight);
    }

    /// Takes a fact out.
    #[inline]
    pub fn remove(&self, units: &mut Units, fact: u16) {
        let row = &self.rows[usize::from(fact)];
        units.iter_mut().zip(row).for_each(|(unit, weight)| *unit -= weight);
    }

    /// The hidden units for other facts.
    #[inline]
    pub fn follow(&self, mut units: Units, from: &Features, to: &Features) -> Units {
        from.changes(to, |fact, comes| match comes {
            true => self.add(&mut units, fact),
            false => self.remove(&mut units, fact),
        });
        units
    }

    /// The answers, one for each seat counted from the viewer.
    #[inline]
    pub fn answers(&self, units: &Units) -> [f32; Seat::MAX] {
        let hidden = units.map(|unit| unit.clamp(0.0, 1.0));
        let mut answers = [0.0; Seat::MAX];
        for (seat, answer) in answers.iter_mut().enumerate().take(self.seats) {
            *answer = self.out_bias[seat] + dot(&hidden, &self.out[seat]);
        }
        answers
    }

    /// The chances, one for each seat counted from the viewer.
    pub fn chances(&self, units: &Units) -> [f32; Seat::MAX] {
        let mut answers = self.answers(units);
        softmax(&mut answers[..self.seats]);
        answers
    }

    /// Moves the net a little towards better chances for these facts; returns what it thought.
    pub fn learn(
        &mut self,
        facts: &[u16],
        truth: &[f32; Seat::MAX],
        rate: f32,
    ) -> [f32; Seat::MAX] {
        let mut units = self.bias;
        facts.iter().for_each(|fact| self.add(&mut units, *fact));
        let chances = self.chances(&units);
        let slope = self.correct(&units, &chances, truth, rate);
        let down = |row: &mut Units| row.iter_mut().zip(&slope).for_each(|(w, s)| *w -= s);
        down(&mut self.bias);
        facts.iter().for_each(|fact| down(&mut self.rows[usize::from(*fact)]));
        chances
    }

    /// Moves the weights of the answers; returns how far each hidden unit should come down.
    #[inline]
    fn correct(
        &mut self,
        units: &Units,
        chances: &[f32; Seat::MAX],
        truth: &[f32; Seat::MAX],
        rate: f32,
    ) -> Units {
        let hidden = units.map(|unit| unit.clamp(0.0, 1.0));
        let mut slope = [0.0; HIDDEN];
        for seat in 0..self.seats {
            let step = rate * (chances[seat] - truth[seat]);
            let out = &mut self.out[seat];
            for ((slope, out), hidden) in slope.iter_mut().zip(out.iter_mut()).zip(&hidden) {
                *slope += step * *out;
                *out -= step * hidden;
            }
            self.out_bias[seat] -= step;
        }
        for (slope, unit) in slope.iter_mut().zip(units) {
            *slope = if *unit > 0.0 && *unit < 1.0 { *slope } else { 0.0 };
        }
        slope
    }

    /// The weights as whole numbers, each rounded to the nearest.
    pub fn whole(&self) -> Weights {
        let whole = |value: f32, one: i16| {
            (value * f32::from(one)).round().clamp(i16::MIN.into(), i16::MAX.into()) as i16
        };
        let answer = f32::from(ONE) * f32::from(OUT_ONE);
        Weights {
            rows: self.rows.iter().map(|row| row.map(|weight| whole(weight, ONE))).collect(),
            bias: self.bias.map(|weight| whole(weight, ONE)),
            out: self.out.map(|out| out.map(|weight| whole(weight, OUT_ONE))),
            out_bias: self.out_bias.map(|bias| (bias * answer).round() as i32),
        }
    }
}

/// Eight sums side by side, so that the order of additions does not depend on the machine.
#[inline]
fn dot(left: &Units, right: &Units) -> f32 {
    let mut sums = [0.0; 8];
    for (left, right) in left.chunks_exact(8).zip(right.chunks_exact(8)) {
        for lane in 0..8 {
            sums[lane] += left[lane] * right[lane];
        }
    }
    sums.iter().sum()
}

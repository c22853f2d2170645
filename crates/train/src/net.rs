//! The net while it learns, in floating point.

use cartagena::Seat;
use cartagena_bots::features::{Features, TunnelIndex, feature_count, tunnel_features};
use cartagena_bots::net::{HIDDEN, NetWeights, OUTPUT_SCALE, UNIT_SCALE};
use cartagena_bots::random::Rng;
use cartagena_bots::softmax::softmax;

/// One row of the first layer, or the sums of some of them.
pub type FloatUnits = [f32; HIDDEN];

/// A net: facts, one hidden layer that is clipped between 0 and 1, and one answer for each seat.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingNet {
    /// How many seats it is for.
    pub seats: usize,
    /// A row for each fact; the first one is for no fact and stays zero.
    pub rows: Vec<FloatUnits>,
    /// What the hidden units start from.
    pub bias: FloatUnits,
    /// For each seat, the weights of the hidden units.
    pub output_weights: [FloatUnits; Seat::MAX],
    /// What the answers start from.
    pub output_bias: [f32; Seat::MAX],
}

impl TrainingNet {
    /// A net that knows nothing.
    pub fn new(seats: usize, rng: &mut Rng) -> TrainingNet {
        let mut small = |size: f32| (rng.below(2001) as f32 / 1000.0 - 1.0) * size;
        let mut rows: Vec<FloatUnits> =
            (0..=feature_count(seats)).map(|_| core::array::from_fn(|_| small(0.05))).collect();
        rows[0] = [0.0; HIDDEN];
        TrainingNet {
            seats,
            rows,
            bias: core::array::from_fn(|_| 0.2 + small(0.2)),
            output_weights: core::array::from_fn(|_| core::array::from_fn(|_| small(0.1))),
            output_bias: [0.0; Seat::MAX],
        }
    }

    /// What the hidden units start from in a tunnel.
    pub fn initial_units(&self, ground: &TunnelIndex) -> FloatUnits {
        let mut units = self.bias;
        tunnel_features(ground, self.seats).for_each(|fact| self.add_feature(&mut units, fact));
        units
    }

    /// Puts a fact in.
    #[inline]
    pub fn add_feature(&self, units: &mut FloatUnits, fact: u16) {
        let row = &self.rows[usize::from(fact)];
        units.iter_mut().zip(row).for_each(|(unit, weight)| *unit += weight);
    }

    /// Takes a fact out.
    #[inline]
    pub fn remove_feature(&self, units: &mut FloatUnits, fact: u16) {
        let row = &self.rows[usize::from(fact)];
        units.iter_mut().zip(row).for_each(|(unit, weight)| *unit -= weight);
    }

    /// The hidden units for other facts.
    #[inline]
    pub fn updated_units(
        &self,
        mut units: FloatUnits,
        from: &Features,
        to: &Features,
    ) -> FloatUnits {
        from.diff_to(to, |fact, comes| match comes {
            true => self.add_feature(&mut units, fact),
            false => self.remove_feature(&mut units, fact),
        });
        units
    }

    /// The answers, one for each seat counted from the viewer.
    #[inline]
    pub fn logits(&self, units: &FloatUnits) -> [f32; Seat::MAX] {
        let hidden = units.map(|unit| unit.clamp(0.0, 1.0));
        let mut answers = [0.0; Seat::MAX];
        for (seat, answer) in answers.iter_mut().enumerate().take(self.seats) {
            *answer = self.output_bias[seat] + dot(&hidden, &self.output_weights[seat]);
        }
        answers
    }

    /// The chances, one for each seat counted from the viewer.
    pub fn chances(&self, units: &FloatUnits) -> [f32; Seat::MAX] {
        let mut answers = self.logits(units);
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
        facts.iter().for_each(|fact| self.add_feature(&mut units, *fact));
        let chances = self.chances(&units);
        let slope = self.step_output_layer(&units, &chances, truth, rate);
        let down = |row: &mut FloatUnits| row.iter_mut().zip(&slope).for_each(|(w, s)| *w -= s);
        down(&mut self.bias);
        facts.iter().for_each(|fact| down(&mut self.rows[usize::from(*fact)]));
        chances
    }

    /// Moves the weights of the answers; returns how far each hidden unit should come down.
    #[inline]
    fn step_output_layer(
        &mut self,
        units: &FloatUnits,
        chances: &[f32; Seat::MAX],
        truth: &[f32; Seat::MAX],
        rate: f32,
    ) -> FloatUnits {
        let hidden = units.map(|unit| unit.clamp(0.0, 1.0));
        let mut slope = [0.0; HIDDEN];
        for seat in 0..self.seats {
            let step = rate * (chances[seat] - truth[seat]);
            let out = &mut self.output_weights[seat];
            for ((slope, out), hidden) in slope.iter_mut().zip(out.iter_mut()).zip(&hidden) {
                *slope += step * *out;
                *out -= step * hidden;
            }
            self.output_bias[seat] -= step;
        }
        for (slope, unit) in slope.iter_mut().zip(units) {
            *slope = if *unit > 0.0 && *unit < 1.0 { *slope } else { 0.0 };
        }
        slope
    }

    /// The weights as whole numbers, each rounded to the nearest.
    pub fn quantized(&self) -> NetWeights {
        let whole = |value: f32, one: i16| {
            (value * f32::from(one)).round().clamp(i16::MIN.into(), i16::MAX.into()) as i16
        };
        let answer = f32::from(UNIT_SCALE) * f32::from(OUTPUT_SCALE);
        NetWeights {
            rows: self.rows.iter().map(|row| row.map(|weight| whole(weight, UNIT_SCALE))).collect(),
            bias: self.bias.map(|weight| whole(weight, UNIT_SCALE)),
            output_weights: self
                .output_weights
                .map(|out| out.map(|weight| whole(weight, OUTPUT_SCALE))),
            output_bias: self.output_bias.map(|bias| (bias * answer).round() as i32),
        }
    }
}

/// Eight sums side by side, so that the order of additions does not depend on the machine.
#[inline]
fn dot(left: &FloatUnits, right: &FloatUnits) -> f32 {
    let mut sums = [0.0; 8];
    for (left, right) in left.chunks_exact(8).zip(right.chunks_exact(8)) {
        for lane in 0..8 {
            sums[lane] += left[lane] * right[lane];
        }
    }
    sums.iter().sum()
}

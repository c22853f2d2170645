//! The net during training, in floating point.
#![allow(
    clippy::cast_possible_truncation,
    reason = "weights are rounded and clamped to the range of the integers"
)]

use cartagena::Seat;
use cartagena_bots::features::{Features, SlotChange, TunnelIndex, feature_count, tunnel_features};
use cartagena_bots::net::{HIDDEN, NetWeights, OUTPUT_SCALE, UNIT_SCALE};
use cartagena_bots::random::Rng;
use cartagena_bots::softmax::softmax;

/// One row of the first layer, or sums of rows.
pub type FloatUnits = [f32; HIDDEN];

/// Hidden units whose sums fit into registers while many features are applied.
const BLOCK: usize = 16;

/// Value net in training: binary features, one hidden layer clipped to the range from 0 to 1, one
/// output per seat.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingNet {
    /// Number of seats.
    pub seats: usize,
    /// One row per feature; the first row belongs to no feature and stays zero.
    pub rows: Vec<FloatUnits>,
    /// Bias of the hidden units.
    pub bias: FloatUnits,
    /// Weights of the hidden units for each seat's output.
    pub output_weights: [FloatUnits; Seat::MAX],
    /// Bias of the outputs.
    pub output_bias: [f32; Seat::MAX],
}

impl TrainingNet {
    /// Creates a net with small random weights.
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

    /// Returns the hidden units for a tunnel alone.
    pub fn initial_units(&self, tunnel_index: &TunnelIndex) -> FloatUnits {
        let mut units = self.bias;
        tunnel_features(tunnel_index, self.seats)
            .for_each(|feature| self.add_feature(&mut units, feature));
        units
    }

    /// Adds the weights of a feature.
    #[inline]
    pub fn add_feature(&self, units: &mut FloatUnits, feature: u16) {
        let row = &self.rows[usize::from(feature)];
        units.iter_mut().zip(row).for_each(|(unit, weight)| *unit += weight);
    }

    /// Returns the hidden units updated from one set of features to another.
    #[inline]
    pub fn updated_units(
        &self,
        mut units: FloatUnits,
        from: &Features,
        to: &Features,
    ) -> FloatUnits {
        from.diff_to(to, |change| self.apply_changes(&mut units, &[change]));
        units
    }

    /// Updates the hidden units by changes of features, in their order. The units are summed up block
    /// by block, so that the sums stay in registers.
    #[inline]
    pub fn apply_changes(&self, units: &mut FloatUnits, changes: &[SlotChange]) {
        let (blocks, _) = units.as_chunks_mut::<BLOCK>();
        for (at, block) in blocks.iter_mut().enumerate() {
            let mut sums = *block;
            for (old, new) in changes {
                let (old, new) = (self.block(*old, at), self.block(*new, at));
                for ((sum, old), new) in sums.iter_mut().zip(old).zip(new) {
                    *sum = *sum - old + new;
                }
            }
            *block = sums;
        }
    }

    /// Adds the weights of features, in their order.
    #[inline]
    fn add_features(&self, units: &mut FloatUnits, features: &[u16]) {
        let (blocks, _) = units.as_chunks_mut::<BLOCK>();
        for (at, block) in blocks.iter_mut().enumerate() {
            let mut sums = *block;
            for feature in features {
                let row = self.block(*feature, at);
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
            *block = sums;
        }
    }

    /// Returns a block of a feature's weights.
    #[inline]
    fn block(&self, feature: u16, at: usize) -> &[f32; BLOCK] {
        &self.rows[usize::from(feature)].as_chunks::<BLOCK>().0[at]
    }

    /// Returns the outputs (logits), one per seat counted from the viewer.
    #[inline]
    pub fn logits(&self, units: &FloatUnits) -> [f32; Seat::MAX] {
        let hidden = units.map(|unit| unit.clamp(0.0, 1.0));
        let mut logits = [0.0; Seat::MAX];
        for (seat, logit) in logits.iter_mut().enumerate().take(self.seats) {
            *logit = self.output_bias[seat] + dot(&hidden, &self.output_weights[seat]);
        }
        logits
    }

    /// Returns the chances, one per seat counted from the viewer.
    pub fn chances(&self, units: &FloatUnits) -> [f32; Seat::MAX] {
        let mut logits = self.logits(units);
        softmax(&mut logits[..self.seats]);
        logits
    }

    /// Performs one step of gradient descent towards the target chances for these features; returns
    /// the chances before the step.
    pub fn learn(
        &mut self,
        features: &[u16],
        target: &[f32; Seat::MAX],
        rate: f32,
    ) -> [f32; Seat::MAX] {
        let mut units = self.bias;
        self.add_features(&mut units, features);
        let chances = self.chances(&units);
        let slope = self.step_output_layer(&units, &chances, target, rate);
        let down = |row: &mut FloatUnits| row.iter_mut().zip(&slope).for_each(|(w, s)| *w -= s);
        down(&mut self.bias);
        features.iter().for_each(|feature| down(&mut self.rows[usize::from(*feature)]));
        chances
    }

    /// Corrects the output layer; returns the gradient step of the hidden units.
    #[inline]
    fn step_output_layer(
        &mut self,
        units: &FloatUnits,
        chances: &[f32; Seat::MAX],
        target: &[f32; Seat::MAX],
        rate: f32,
    ) -> FloatUnits {
        let hidden = units.map(|unit| unit.clamp(0.0, 1.0));
        let mut slope = [0.0; HIDDEN];
        for seat in 0..self.seats {
            let step = rate * (chances[seat] - target[seat]);
            let output_weights = &mut self.output_weights[seat];
            for ((slope, output_weights), hidden) in
                slope.iter_mut().zip(output_weights.iter_mut()).zip(&hidden)
            {
                *slope += step * *output_weights;
                *output_weights -= step * hidden;
            }
            self.output_bias[seat] -= step;
        }
        for (slope, unit) in slope.iter_mut().zip(units) {
            *slope = if *unit > 0.0 && *unit < 1.0 { *slope } else { 0.0 };
        }
        slope
    }

    /// Returns the quantized weights, rounded to the nearest.
    pub fn quantized(&self) -> NetWeights {
        let whole = |value: f32, one: i16| {
            (value * f32::from(one)).round().clamp(i16::MIN.into(), i16::MAX.into()) as i16
        };
        let logit = f32::from(UNIT_SCALE) * f32::from(OUTPUT_SCALE);
        NetWeights {
            rows: self.rows.iter().map(|row| row.map(|weight| whole(weight, UNIT_SCALE))).collect(),
            bias: self.bias.map(|weight| whole(weight, UNIT_SCALE)),
            output_weights: self
                .output_weights
                .map(|output_weights| output_weights.map(|weight| whole(weight, OUTPUT_SCALE))),
            output_bias: self.output_bias.map(|bias| (bias * logit).round() as i32),
        }
    }
}

/// Returns the dot product in eight parallel sums, so that the order of additions does not depend
/// on the machine.
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

//! The value net: binary features, one clipped hidden layer of 64 units, one output for each seat. Frozen.

use super::features::{COUNT, Knowledge, Spaces, active_features};
use cartagena::{Position, Row, Variant};
use sha2::{Digest, Sha256};

const HIDDEN: usize = 64;
/// Weights of the first layer are multiples of this.
const STEP: i16 = 4;
/// The clipped hidden units' largest value.
const MOST: i16 = 256;

type Units = [i16; HIDDEN];

#[derive(Debug)]
pub(super) struct Net {
    rows: Vec<Units>,
    bias: Units,
    outputs: [Units; 2],
    output_bias: [i32; 2],
}

/// The SHA-256 of each variant's file.
fn pinned_hash(variant: Variant) -> &'static str {
    match variant {
        Variant::Jamaica => "fc38252a821b44188494d19ef50bfd8d6c8c8af88cc3f4c3245d94dd1350c31b",
        Variant::Tortuga => "3c5a4e0342db2db05141ee7f7f1ccfacbc2acceae90445632cfc4561ea6b3edf",
        Variant::Hispaniola => "710756a59875c75ce64eec9e7b1bc004262531943fa9e528bd75f44ffab0a4c2",
    }
}

impl Net {
    pub(super) fn from_bytes(variant: Variant, bytes: &[u8]) -> Option<Net> {
        let hash: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        if hash != pinned_hash(variant) {
            return None;
        }
        let header = bytes.windows(2).position(|pair| pair == b"\n\n")?;
        let (biases, weights) = bytes.get(header + 2..)?.split_at_checked(8)?;
        let output_bias = [0, 4].map(|at| {
            i32::from_le_bytes([biases[at], biases[at + 1], biases[at + 2], biases[at + 3]])
        });
        let weights = decoded(weights);
        let (ends, steps) = weights.split_at_checked(3 * HIDDEN)?;
        let mut ends = ends.chunks_exact(HIDDEN).map(|units| <Units>::try_from(units).ok());
        let (bias, own, other) = (ends.next()??, ends.next()??, ends.next()??);
        let mut rows = vec![[0; HIDDEN]; COUNT];
        for (unit, steps) in steps.chunks_exact(COUNT).enumerate() {
            rows.iter_mut().zip(steps).for_each(|(row, step)| row[unit] = step.wrapping_mul(STEP));
        }
        Some(Net { rows, bias, outputs: [own, other], output_bias })
    }

    /// Returns the hidden units of a tunnel alone, from which all positions of its game begin.
    pub(super) fn start(&self, spaces: &Spaces<'_>) -> Units {
        let mut units = self.bias;
        spaces.features(|number| add(&mut units, &self.rows[number]));
        units
    }

    /// Returns the logit of the viewer minus that of the other seat; 2¹⁸ stands for 1.
    pub(super) fn evaluate(
        &self,
        start: &Units,
        spaces: &Spaces<'_>,
        position: &Position,
        knowledge: &Knowledge,
        row: Row,
    ) -> i64 {
        let mut units = *start;
        active_features(spaces, position, knowledge, row, |number| {
            add(&mut units, &self.rows[number]);
        });
        let output = |seat: usize| {
            let terms = units.iter().zip(&self.outputs[seat]);
            let sum: i32 = terms
                .map(|(unit, weight)| i32::from((*unit).clamp(0, MOST)) * i32::from(*weight))
                .sum();
            i64::from(sum) + i64::from(self.output_bias[seat])
        };
        output(0) - output(1)
    }
}

fn add(units: &mut Units, row: &Units) {
    units.iter_mut().zip(row).for_each(|(unit, weight)| *unit = unit.wrapping_add(*weight));
}

/// Returns the weights: a byte each, or three where the first byte is 0x80.
fn decoded(bytes: &[u8]) -> Vec<i16> {
    let (mut weights, mut bytes) = (Vec::new(), bytes.iter().copied());
    while let Some(byte) = bytes.next() {
        weights.push(match (byte, i8::from_le_bytes([byte])) {
            (0x80, _) => match (bytes.next(), bytes.next()) {
                (Some(low), Some(high)) => i16::from_le_bytes([low, high]),
                _ => return weights,
            },
            (_, small) => i16::from(small),
        });
    }
    weights
}

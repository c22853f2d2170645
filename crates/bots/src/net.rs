//! The quantized net: integer weights only, so that every machine computes the same outputs.

use crate::features::{Features, SlotChange, TunnelIndex, feature_count, tunnel_features};
use crate::softmax::{first_chance, softmax};
use alloc::string::String;
use alloc::vec::Vec;
use cartagena::{Seat, Variant};
use core::fmt;

/// Number of hidden units of a net.
pub const HIDDEN: usize = 64;
/// Fixed-point scale of the first layer and the hidden units: this number stands for 1.
pub const UNIT_SCALE: i16 = 256;
/// Fixed-point scale of the output weights: this number stands for 1.
pub const OUTPUT_SCALE: i16 = 1024;
/// Weights of the first layer are multiples of this. Bots play as well as with finer weights, and
/// the download is a third smaller.
const WEIGHT_STEP: i16 = 4;

/// Sums of the hidden units before clipping.
pub type HiddenUnits = [i16; HIDDEN];

/// Weights of one feature, aligned so that vector instructions read them right from memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
struct WeightRow(HiddenUnits);

impl WeightRow {
    const ZERO: WeightRow = WeightRow([0; HIDDEN]);
}

/// A trained value net: binary features, one clipped hidden layer, one output per seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// Variant that the net was trained for.
    pub variant: Variant,
    /// Number of seats that the net was trained for.
    pub seats: usize,
    /// Training settings: lines of `name value`.
    pub origin: String,
    rows: Vec<WeightRow>,
    bias: HiddenUnits,
    output_weights: [HiddenUnits; Seat::MAX],
    output_bias: [i32; Seat::MAX],
}

/// Error when reading a net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetError {
    /// The header is missing or of another version.
    NotANet,
    /// A line of the header is missing or invalid.
    Header(&'static str),
    /// The number of weights does not match the header.
    Size {
        /// Expected number of weights.
        wanted: usize,
        /// Number of weights found.
        found: usize,
    },
}

impl fmt::Display for NetError {
    /// Writes an English sentence for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetError::NotANet => f.write_str("not a net of this version"),
            NetError::Header(line) => {
                write!(f, "the line `{line}` of the header is missing or invalid")
            }
            NetError::Size { wanted, found } => {
                write!(f, "the net has {found} weights instead of {wanted}")
            }
        }
    }
}

impl core::error::Error for NetError {}

const MAGIC: &str = "cartagena-net 2";

/// Weights from training, scaled to integers.
#[derive(Clone, Debug)]
pub struct NetWeights {
    /// One row per feature; the first row belongs to no feature and is zero.
    pub rows: Vec<HiddenUnits>,
    /// Bias of the hidden units.
    pub bias: HiddenUnits,
    /// Weights of the hidden units for each seat's output.
    pub output_weights: [HiddenUnits; Seat::MAX],
    /// Bias of the outputs, in units of `UNIT_SCALE * OUTPUT_SCALE`.
    pub output_bias: [i32; Seat::MAX],
}

impl Net {
    /// Creates a net, rounding the weights to values that a file can hold. `origin` holds the
    /// training settings in lines of `name value`.
    pub fn new(variant: Variant, seats: usize, origin: String, weights: NetWeights) -> Net {
        let NetWeights { rows, bias, output_weights, output_bias } = weights;
        let rounded = |row: HiddenUnits| row.map(|weight| nearest_steps(weight) * WEIGHT_STEP);
        let rows = rows.into_iter().map(|row| WeightRow(rounded(row))).collect();
        Net { variant, seats, origin, rows, bias, output_weights, output_bias }
    }

    /// Reads a net from the bytes of a file.
    ///
    /// # Errors
    ///
    /// [`NetError`] if the bytes are not a net of this version, or of another size.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let end = bytes.windows(2).position(|pair| pair == b"\n\n").ok_or(NetError::NotANet)?;
        let header = core::str::from_utf8(&bytes[..end]).map_err(|_| NetError::NotANet)?;
        let rest = header.strip_prefix(MAGIC).ok_or(NetError::NotANet)?;
        let rest = rest.strip_prefix('\n').ok_or(NetError::NotANet)?;
        let variant = header_field(rest, "variant ")?;
        let variant = Variant::ALL.into_iter().find(|known| known.as_str() == variant);
        let variant = variant.ok_or(NetError::Header("variant"))?;
        let seats: usize = header_number(rest, "seats ")?;
        if !(Seat::MIN..=Seat::MAX).contains(&seats) {
            return Err(NetError::Header("seats"));
        }
        if header_number(rest, "facts ")? != feature_count(seats) {
            return Err(NetError::Header("facts"));
        }
        if header_number(rest, "hidden ")? != HIDDEN {
            return Err(NetError::Header("hidden"));
        }
        let own = ["variant ", "seats ", "facts ", "hidden "];
        let origin = rest.lines().filter(|line| !own.iter().any(|name| line.starts_with(name)));
        let origin = origin.flat_map(|line| [line, "\n"]).collect();
        Net::read_weights(variant, seats, origin, &bytes[end + 2..])
    }

    fn read_weights(
        variant: Variant,
        seats: usize,
        origin: String,
        bytes: &[u8],
    ) -> Result<Net, NetError> {
        let wanted = (1 + seats + feature_count(seats)) * HIDDEN;
        let biases = seats * 4;
        let (weights, cut_off) = decode_weights(bytes.get(biases..).unwrap_or_default());
        if weights.len() != wanted || cut_off {
            return Err(NetError::Size { wanted, found: weights.len() });
        }
        let (ends, steps) = weights.split_at((1 + seats) * HIDDEN);
        let mut ends = ends.chunks_exact(HIDDEN).map(units);
        let mut next = || ends.next().unwrap_or([0; HIDDEN]);
        let bias = next();
        let mut output_weights = [[0; HIDDEN]; Seat::MAX];
        output_weights.iter_mut().take(seats).for_each(|units| *units = next());
        let mut rows = alloc::vec![WeightRow::ZERO; feature_count(seats) + 1];
        for (unit, steps) in steps.chunks_exact(feature_count(seats)).enumerate() {
            let rows = rows[1..].iter_mut().zip(steps);
            rows.for_each(|(row, step)| row.0[unit] = step.wrapping_mul(WEIGHT_STEP));
        }
        let mut output_bias = [0; Seat::MAX];
        for (bias, bytes) in output_bias.iter_mut().zip(bytes[..biases].chunks_exact(4)) {
            *bias = i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        Ok(Net { variant, seats, origin, rows, bias, output_weights, output_bias })
    }

    /// Returns the bytes of a file that [`from_bytes`](Net::from_bytes) reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let header = alloc::format!(
            "{MAGIC}\nvariant {}\nseats {}\nfacts {}\nhidden {HIDDEN}\n{}\n",
            self.variant.as_str(),
            self.seats,
            feature_count(self.seats),
            self.origin,
        );
        let mut bytes = header.into_bytes();
        bytes.extend(self.output_bias[..self.seats].iter().flat_map(|bias| bias.to_le_bytes()));
        let ends = [&self.bias].into_iter().chain(self.output_weights.iter().take(self.seats));
        ends.flatten().for_each(|weight| encode_weight(*weight, &mut bytes));
        // Unit by unit: weights of neighbouring features are similar and compress better.
        let units = (0..HIDDEN).flat_map(|unit| self.rows[1..].iter().map(move |row| row.0[unit]));
        units.for_each(|weight| encode_weight(weight / WEIGHT_STEP, &mut bytes));
        bytes
    }

    /// Returns the hidden units for a tunnel alone: the bias and the features of the tunnel.
    pub fn initial_units(&self, tunnel_index: &TunnelIndex) -> HiddenUnits {
        let mut units = self.bias;
        tunnel_features(tunnel_index, self.seats)
            .for_each(|feature| add(&mut units, self.feature_weights(feature)));
        units
    }

    #[inline]
    fn feature_weights(&self, feature: u16) -> &HiddenUnits {
        &self.rows[usize::from(feature)].0
    }

    /// Returns the hidden units updated from one set of features to another.
    #[inline]
    pub fn updated_units(
        &self,
        units: &HiddenUnits,
        from: &Features,
        to: &Features,
    ) -> HiddenUnits {
        let mut units = *units;
        from.diff_to(to, |change| self.apply_changes(&mut units, &[change]));
        units
    }

    /// Updates the hidden units by changes of features. All sums stay in registers meanwhile.
    #[inline]
    pub fn apply_changes(&self, units: &mut HiddenUnits, changes: &[SlotChange]) {
        let mut sums = *units;
        for (old, new) in changes {
            // Copied: so the compiler knows that they are aligned.
            let (old, new) = (self.rows[usize::from(*old)], self.rows[usize::from(*new)]);
            sums.iter_mut().zip(old.0).for_each(|(sum, weight)| *sum = sum.wrapping_sub(weight));
            sums.iter_mut().zip(new.0).for_each(|(sum, weight)| *sum = sum.wrapping_add(weight));
        }
        *units = sums;
    }

    /// Returns the outputs (logits) for all seats, counted from the viewer.
    #[inline]
    pub fn logits(&self, units: &HiddenUnits) -> [f32; Seat::MAX] {
        const SCALE: f32 = 1.0 / (UNIT_SCALE as f32 * OUTPUT_SCALE as f32);
        let hidden = units.map(|unit| unit.clamp(0, UNIT_SCALE));
        let mut logits = [0.0; Seat::MAX];
        for (seat, logit) in logits.iter_mut().enumerate().take(self.seats) {
            let products = hidden.iter().zip(&self.output_weights[seat]);
            let sum: i32 =
                products.map(|(unit, weight)| i32::from(*unit) * i32::from(*weight)).sum();
            *logit = (sum + self.output_bias[seat]) as f32 * SCALE;
        }
        logits
    }

    /// Returns the viewer's winning chance.
    #[inline]
    pub fn chance(&self, units: &HiddenUnits) -> f32 {
        first_chance(&self.logits(units), self.seats)
    }

    /// Returns the winning chances of all seats, counted from the viewer.
    pub fn chances(&self, units: &HiddenUnits) -> [f32; Seat::MAX] {
        let mut logits = self.logits(units);
        softmax(&mut logits[..self.seats]);
        logits
    }
}

/// Returns a weight in steps, rounded to the nearest; halves go to even, so that rounding does not
/// shift all units in one direction.
fn nearest_steps(weight: i16) -> i16 {
    let (whole, rest) = (weight.div_euclid(WEIGHT_STEP), weight.rem_euclid(WEIGHT_STEP));
    let up = rest * 2 > WEIGHT_STEP || (rest * 2 == WEIGHT_STEP && whole % 2 != 0);
    whole + i16::from(up)
}

#[inline]
fn add(units: &mut HiddenUnits, row: &HiddenUnits) {
    units.iter_mut().zip(row).for_each(|(unit, weight)| *unit = unit.wrapping_add(*weight));
}

/// Marks a weight of two bytes; nearly all weights need only one.
const TWO_BYTE_WEIGHT: u8 = 0x80;

fn encode_weight(weight: i16, bytes: &mut Vec<u8>) {
    match i8::try_from(weight) {
        Ok(small) if small != i8::MIN => bytes.push(small as u8),
        _ => {
            bytes.push(TWO_BYTE_WEIGHT);
            bytes.extend(weight.to_le_bytes());
        }
    }
}

/// Returns the decoded weights, and true if the last one is incomplete.
fn decode_weights(bytes: &[u8]) -> (Vec<i16>, bool) {
    let (mut weights, mut bytes) = (Vec::new(), bytes.iter().copied());
    while let Some(byte) = bytes.next() {
        weights.push(match byte {
            TWO_BYTE_WEIGHT => match (bytes.next(), bytes.next()) {
                (Some(low), Some(high)) => i16::from_le_bytes([low, high]),
                _ => return (weights, true),
            },
            small => i16::from(small as i8),
        });
    }
    (weights, false)
}

fn units(weights: &[i16]) -> HiddenUnits {
    let mut units = [0; HIDDEN];
    units.copy_from_slice(weights);
    units
}

fn header_field<'a>(header: &'a str, name: &'static str) -> Result<&'a str, NetError> {
    let found = header.lines().find_map(|line| line.strip_prefix(name));
    found.ok_or(NetError::Header(name.trim_ascii_end()))
}

fn header_number(header: &str, name: &'static str) -> Result<usize, NetError> {
    header_field(header, name)?.parse().map_err(|_| NetError::Header(name.trim_ascii_end()))
}

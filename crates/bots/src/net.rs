//! The net as the bots use it: whole numbers only, so that every machine gets the same answers.

use crate::features::{Features, TunnelIndex, feature_count, tunnel_features};
use crate::softmax::{first_chance, softmax};
use alloc::string::String;
use alloc::vec::Vec;
use cartagena::{Seat, Variant};
use core::fmt;

/// How many hidden units a net has.
pub const HIDDEN: usize = 64;
/// The number that stands for 1 in the first layer and in the hidden units.
pub const UNIT_SCALE: i16 = 256;
/// The number that stands for 1 in the weights of the answers.
pub const OUTPUT_SCALE: i16 = 1024;
/// Weights of the first layer are multiples of this: bots play as well as with finer ones, and there
/// is a third less to fetch.
const WEIGHT_STEP: i16 = 4;

/// The hidden units before they are clipped.
pub type HiddenUnits = [i16; HIDDEN];

/// A trained net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// The variant it was trained for.
    pub variant: Variant,
    /// How many seats it is for.
    pub seats: usize,
    /// What made it: lines of `name value`.
    pub origin: String,
    rows: Vec<HiddenUnits>,
    bias: HiddenUnits,
    output_weights: [HiddenUnits; Seat::MAX],
    output_bias: [i32; Seat::MAX],
}

/// Why bytes are no net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetError {
    /// It does not begin like one, or it is of a later version.
    NotANet,
    /// A line of the header is missing or makes no sense.
    Header(&'static str),
    /// The header promises more or fewer weights than there are, or asks for other facts.
    Size {
        /// How many weights there should be.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
}

impl fmt::Display for NetError {
    /// The name, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl core::error::Error for NetError {}

const MAGIC: &str = "cartagena-net 2";

/// Weights as they come from training, already scaled to whole numbers.
#[derive(Clone, Debug)]
pub struct NetWeights {
    /// A row for each fact; the first one belongs to no fact and is zero.
    pub rows: Vec<HiddenUnits>,
    /// What the hidden units start from.
    pub bias: HiddenUnits,
    /// For each seat, the weights of the hidden units.
    pub output_weights: [HiddenUnits; Seat::MAX],
    /// What the answers start from, in units of `ONE * OUT_ONE`.
    pub output_bias: [i32; Seat::MAX],
}

impl Net {
    /// Puts a net together, with the nearest weights that a file can hold. `origin` says what made
    /// it, in lines of `name value`.
    pub fn new(variant: Variant, seats: usize, origin: String, weights: NetWeights) -> Net {
        let NetWeights { mut rows, bias, output_weights: out, output_bias: out_bias } = weights;
        rows.as_flattened_mut()
            .iter_mut()
            .for_each(|weight| *weight = nearest_steps(*weight) * WEIGHT_STEP);
        Net { variant, seats, origin, rows, bias, output_weights: out, output_bias: out_bias }
    }

    /// Reads a net from a file's bytes.
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
        let mut out = [[0; HIDDEN]; Seat::MAX];
        out.iter_mut().take(seats).for_each(|units| *units = next());
        let mut rows = alloc::vec![[0; HIDDEN]; feature_count(seats) + 1];
        for (unit, steps) in steps.chunks_exact(feature_count(seats)).enumerate() {
            let rows = rows[1..].iter_mut().zip(steps);
            rows.for_each(|(row, step)| row[unit] = step.wrapping_mul(WEIGHT_STEP));
        }
        let mut out_bias = [0; Seat::MAX];
        for (bias, bytes) in out_bias.iter_mut().zip(bytes[..biases].chunks_exact(4)) {
            *bias = i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        Ok(Net { variant, seats, origin, rows, bias, output_weights: out, output_bias: out_bias })
    }

    /// The bytes of a file that [`read`](Net::read) understands.
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
        // One unit after another: what it learnt of neighbouring facts is alike and packs better.
        let units = (0..HIDDEN).flat_map(|unit| self.rows[1..].iter().map(move |row| row[unit]));
        units.for_each(|weight| encode_weight(weight / WEIGHT_STEP, &mut bytes));
        bytes
    }

    /// What the hidden units start from in a tunnel.
    pub fn initial_units(&self, ground: &TunnelIndex) -> HiddenUnits {
        let mut units = self.bias;
        tunnel_features(ground, self.seats)
            .for_each(|fact| add(&mut units, self.feature_weights(fact)));
        units
    }

    #[inline]
    fn feature_weights(&self, fact: u16) -> &HiddenUnits {
        &self.rows[usize::from(fact)]
    }

    /// The hidden units for other facts.
    #[inline]
    pub fn updated_units(
        &self,
        units: &HiddenUnits,
        from: &Features,
        to: &Features,
    ) -> HiddenUnits {
        let mut units = *units;
        from.diff_to(to, |fact, comes| self.apply_feature(&mut units, fact, comes));
        units
    }

    /// Counts a fact in that has become true, or out that is so no more.
    #[inline]
    pub fn apply_feature(&self, units: &mut HiddenUnits, fact: u16, comes: bool) {
        match comes {
            true => add(units, self.feature_weights(fact)),
            false => subtract(units, self.feature_weights(fact)),
        }
    }

    /// The answers for all seats, counted from the viewer.
    #[inline]
    pub fn logits(&self, units: &HiddenUnits) -> [f32; Seat::MAX] {
        const SCALE: f32 = 1.0 / (UNIT_SCALE as f32 * OUTPUT_SCALE as f32);
        let hidden = units.map(|unit| unit.clamp(0, UNIT_SCALE));
        let mut answers = [0.0; Seat::MAX];
        for (seat, answer) in answers.iter_mut().enumerate().take(self.seats) {
            let products = hidden.iter().zip(&self.output_weights[seat]);
            let sum: i32 =
                products.map(|(unit, weight)| i32::from(*unit) * i32::from(*weight)).sum();
            *answer = (sum + self.output_bias[seat]) as f32 * SCALE;
        }
        answers
    }

    /// The viewer's chance to win.
    #[inline]
    pub fn chance(&self, units: &HiddenUnits) -> f32 {
        first_chance(&self.logits(units), self.seats)
    }

    /// Everybody's chance to win, counted from the viewer.
    pub fn chances(&self, units: &HiddenUnits) -> [f32; Seat::MAX] {
        let mut answers = self.logits(units);
        softmax(&mut answers[..self.seats]);
        answers
    }
}

/// How many steps a weight is, to the nearest; from the middle to the even one, so that not all are
/// shifted to one side.
fn nearest_steps(weight: i16) -> i16 {
    let (whole, rest) = (weight.div_euclid(WEIGHT_STEP), weight.rem_euclid(WEIGHT_STEP));
    let up = rest * 2 > WEIGHT_STEP || (rest * 2 == WEIGHT_STEP && whole % 2 != 0);
    whole + i16::from(up)
}

#[inline]
fn add(units: &mut HiddenUnits, row: &HiddenUnits) {
    units.iter_mut().zip(row).for_each(|(unit, weight)| *unit = unit.wrapping_add(*weight));
}

#[inline]
fn subtract(units: &mut HiddenUnits, row: &HiddenUnits) {
    units.iter_mut().zip(row).for_each(|(unit, weight)| *unit = unit.wrapping_sub(*weight));
}

/// A byte that says that a weight of two bytes follows; nearly all weights need only one.
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

/// The weights that bytes stand for, without one that is cut off, and whether there is such a one.
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

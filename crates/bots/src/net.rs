//! The net as the bots use it: whole numbers only, so that every machine gets the same answers.

use crate::features::{Features, Ground, facts, tunnel_facts};
use crate::softmax::{first_of, softmax};
use alloc::string::String;
use alloc::vec::Vec;
use cartagena::{Seat, Variant};
use core::fmt;

/// How many hidden units a net has.
pub const HIDDEN: usize = 64;
/// The number that stands for 1 in the first layer and in the hidden units.
pub const ONE: i16 = 256;
/// The number that stands for 1 in the weights of the answers.
pub const OUT_ONE: i16 = 1024;
/// Weights of the first layer are multiples of this: bots play as well as with finer ones, and there
/// is a third less to fetch.
const STEP: i16 = 4;

/// The hidden units before they are clipped.
pub type Units = [i16; HIDDEN];

/// A trained net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// The variant it was trained for.
    pub variant: Variant,
    /// How many seats it is for.
    pub seats: usize,
    /// What made it: lines of `name value`.
    pub origin: String,
    rows: Vec<Units>,
    bias: Units,
    out: [Units; Seat::MAX],
    out_bias: [i32; Seat::MAX],
}

/// Why bytes are no net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetFault {
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

impl fmt::Display for NetFault {
    /// The name, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl core::error::Error for NetFault {}

const MAGIC: &str = "cartagena-net 2";

/// Weights as they come from training, already scaled to whole numbers.
#[derive(Clone, Debug)]
pub struct Weights {
    /// A row for each fact; the first one belongs to no fact and is zero.
    pub rows: Vec<Units>,
    /// What the hidden units start from.
    pub bias: Units,
    /// For each seat, the weights of the hidden units.
    pub out: [Units; Seat::MAX],
    /// What the answers start from, in units of `ONE * OUT_ONE`.
    pub out_bias: [i32; Seat::MAX],
}

impl Net {
    /// Puts a net together, with the nearest weights that a file can hold. `origin` says what made
    /// it, in lines of `name value`.
    pub fn new(variant: Variant, seats: usize, origin: String, weights: Weights) -> Net {
        let Weights { mut rows, bias, out, out_bias } = weights;
        rows.as_flattened_mut().iter_mut().for_each(|weight| *weight = steps(*weight) * STEP);
        Net { variant, seats, origin, rows, bias, out, out_bias }
    }

    /// Reads a net from a file's bytes.
    pub fn read(bytes: &[u8]) -> Result<Net, NetFault> {
        let end = bytes.windows(2).position(|pair| pair == b"\n\n").ok_or(NetFault::NotANet)?;
        let header = core::str::from_utf8(&bytes[..end]).map_err(|_| NetFault::NotANet)?;
        let rest = header.strip_prefix(MAGIC).ok_or(NetFault::NotANet)?;
        let rest = rest.strip_prefix('\n').ok_or(NetFault::NotANet)?;
        let variant = field(rest, "variant ")?;
        let variant = Variant::ALL.into_iter().find(|known| known.word() == variant);
        let variant = variant.ok_or(NetFault::Header("variant"))?;
        let seats: usize = number(rest, "seats ")?;
        if !(Seat::MIN..=Seat::MAX).contains(&seats) {
            return Err(NetFault::Header("seats"));
        }
        if number(rest, "facts ")? != facts(seats) {
            return Err(NetFault::Header("facts"));
        }
        if number(rest, "hidden ")? != HIDDEN {
            return Err(NetFault::Header("hidden"));
        }
        let own = ["variant ", "seats ", "facts ", "hidden "];
        let origin = rest.lines().filter(|line| !own.iter().any(|name| line.starts_with(name)));
        let origin = origin.flat_map(|line| [line, "\n"]).collect();
        Net::weights(variant, seats, origin, &bytes[end + 2..])
    }

    fn weights(
        variant: Variant,
        seats: usize,
        origin: String,
        bytes: &[u8],
    ) -> Result<Net, NetFault> {
        let wanted = (1 + seats + facts(seats)) * HIDDEN;
        let biases = seats * 4;
        let (weights, cut_off) = unpacked(bytes.get(biases..).unwrap_or_default());
        if weights.len() != wanted || cut_off {
            return Err(NetFault::Size { wanted, found: weights.len() });
        }
        let (ends, steps) = weights.split_at((1 + seats) * HIDDEN);
        let mut ends = ends.chunks_exact(HIDDEN).map(units);
        let mut next = || ends.next().unwrap_or([0; HIDDEN]);
        let bias = next();
        let mut out = [[0; HIDDEN]; Seat::MAX];
        out.iter_mut().take(seats).for_each(|units| *units = next());
        let mut rows = alloc::vec![[0; HIDDEN]; facts(seats) + 1];
        for (unit, steps) in steps.chunks_exact(facts(seats)).enumerate() {
            let rows = rows[1..].iter_mut().zip(steps);
            rows.for_each(|(row, step)| row[unit] = step.wrapping_mul(STEP));
        }
        let mut out_bias = [0; Seat::MAX];
        for (bias, bytes) in out_bias.iter_mut().zip(bytes[..biases].chunks_exact(4)) {
            *bias = i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        Ok(Net { variant, seats, origin, rows, bias, out, out_bias })
    }

    /// The bytes of a file that [`read`](Net::read) understands.
    pub fn write(&self) -> Vec<u8> {
        let header = alloc::format!(
            "{MAGIC}\nvariant {}\nseats {}\nfacts {}\nhidden {HIDDEN}\n{}\n",
            self.variant.word(),
            self.seats,
            facts(self.seats),
            self.origin,
        );
        let mut bytes = header.into_bytes();
        bytes.extend(self.out_bias[..self.seats].iter().flat_map(|bias| bias.to_le_bytes()));
        let ends = [&self.bias].into_iter().chain(self.out.iter().take(self.seats));
        ends.flatten().for_each(|weight| pack(*weight, &mut bytes));
        // One unit after another: what it learnt of neighbouring facts is alike and packs better.
        let units = (0..HIDDEN).flat_map(|unit| self.rows[1..].iter().map(move |row| row[unit]));
        units.for_each(|weight| pack(weight / STEP, &mut bytes));
        bytes
    }

    /// What the hidden units start from in a tunnel.
    pub fn start(&self, ground: &Ground) -> Units {
        let mut units = self.bias;
        tunnel_facts(ground, self.seats).for_each(|fact| add(&mut units, self.row(fact)));
        units
    }

    #[inline]
    fn row(&self, fact: u16) -> &Units {
        &self.rows[usize::from(fact)]
    }

    /// The hidden units for other facts.
    #[inline]
    pub fn follow(&self, units: &Units, from: &Features, to: &Features) -> Units {
        let mut units = *units;
        from.changes(to, |fact, comes| self.count(&mut units, fact, comes));
        units
    }

    /// Counts a fact in that has become true, or out that is so no more.
    #[inline]
    pub fn count(&self, units: &mut Units, fact: u16, comes: bool) {
        match comes {
            true => add(units, self.row(fact)),
            false => subtract(units, self.row(fact)),
        }
    }

    /// The answers for all seats, counted from the viewer.
    #[inline]
    pub fn answers(&self, units: &Units) -> [f32; Seat::MAX] {
        const SCALE: f32 = 1.0 / (ONE as f32 * OUT_ONE as f32);
        let hidden = units.map(|unit| unit.clamp(0, ONE));
        let mut answers = [0.0; Seat::MAX];
        for (seat, answer) in answers.iter_mut().enumerate().take(self.seats) {
            let products = hidden.iter().zip(&self.out[seat]);
            let sum: i32 =
                products.map(|(unit, weight)| i32::from(*unit) * i32::from(*weight)).sum();
            *answer = (sum + self.out_bias[seat]) as f32 * SCALE;
        }
        answers
    }

    /// The viewer's chance to win.
    #[inline]
    pub fn chance(&self, units: &Units) -> f32 {
        first_of(&self.answers(units), self.seats)
    }

    /// Everybody's chance to win, counted from the viewer.
    pub fn chances(&self, units: &Units) -> [f32; Seat::MAX] {
        let mut answers = self.answers(units);
        softmax(&mut answers[..self.seats]);
        answers
    }
}

/// How many steps a weight is, to the nearest; from the middle to the even one, so that not all are
/// shifted to one side.
fn steps(weight: i16) -> i16 {
    let (whole, rest) = (weight.div_euclid(STEP), weight.rem_euclid(STEP));
    let up = rest * 2 > STEP || (rest * 2 == STEP && whole % 2 != 0);
    whole + i16::from(up)
}

#[inline]
fn add(units: &mut Units, row: &Units) {
    units.iter_mut().zip(row).for_each(|(unit, weight)| *unit = unit.wrapping_add(*weight));
}

#[inline]
fn subtract(units: &mut Units, row: &Units) {
    units.iter_mut().zip(row).for_each(|(unit, weight)| *unit = unit.wrapping_sub(*weight));
}

/// A byte that says that a weight of two bytes follows; nearly all weights need only one.
const LARGE: u8 = 0x80;

fn pack(weight: i16, bytes: &mut Vec<u8>) {
    match i8::try_from(weight) {
        Ok(small) if small != i8::MIN => bytes.push(small as u8),
        _ => {
            bytes.push(LARGE);
            bytes.extend(weight.to_le_bytes());
        }
    }
}

/// The weights that bytes stand for, without one that is cut off, and whether there is such a one.
fn unpacked(bytes: &[u8]) -> (Vec<i16>, bool) {
    let (mut weights, mut bytes) = (Vec::new(), bytes.iter().copied());
    while let Some(byte) = bytes.next() {
        weights.push(match byte {
            LARGE => match (bytes.next(), bytes.next()) {
                (Some(low), Some(high)) => i16::from_le_bytes([low, high]),
                _ => return (weights, true),
            },
            small => i16::from(small as i8),
        });
    }
    (weights, false)
}

fn units(weights: &[i16]) -> Units {
    let mut units = [0; HIDDEN];
    units.copy_from_slice(weights);
    units
}

fn field<'a>(header: &'a str, name: &'static str) -> Result<&'a str, NetFault> {
    let found = header.lines().find_map(|line| line.strip_prefix(name));
    found.ok_or(NetFault::Header(name.trim_ascii_end()))
}

fn number(header: &str, name: &'static str) -> Result<usize, NetFault> {
    field(header, name)?.parse().map_err(|_| NetFault::Header(name.trim_ascii_end()))
}

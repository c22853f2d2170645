//! The one table of colours of an animation. Our pictures are flat areas in few colours, with blends of
//! two along their edges: the most frequent colours are taken as they are, and those close to one that
//! was taken only while there is room.

use crate::Pixels;
use std::collections::HashMap;

/// The index that means "as before".
pub(crate) const UNCHANGED: u8 = 255;

/// Number of colours: all other indices.
pub(crate) const COLOURS: usize = UNCHANGED as usize;

/// Number of colours that are looked at for a table.
const CANDIDATES: usize = 4096;

/// Squares of the distances that two colours of the table must have, tried one after another.
const DISTANCES: [u32; 6] = [1600, 600, 220, 80, 20, 1];

type Colour = [u8; 3];

/// A table of colours, with the index of every colour that was looked up.
pub(crate) struct ColourTable {
    colours: Vec<Colour>,
    known: HashMap<Colour, u8>,
}

impl ColourTable {
    /// Chooses the colours of these pictures.
    pub(crate) fn of(samples: &[&Pixels]) -> ColourTable {
        let colours = spread(&by_frequency(samples));
        ColourTable { colours, known: HashMap::new() }
    }

    /// Returns the index of the colour nearest to this one.
    pub(crate) fn index(&mut self, colour: Colour) -> u8 {
        let colours = &self.colours;
        *self.known.entry(colour).or_insert_with(|| nearest(colours, colour))
    }

    /// Returns the bytes of the table, filled up to 256 colours.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.colours.concat();
        bytes.resize(256 * 3, 0);
        bytes
    }
}

/// Returns the colours of pictures, the most frequent first; the order of equals is fixed.
fn by_frequency(samples: &[&Pixels]) -> Vec<Colour> {
    let mut counts: HashMap<Colour, u32> = HashMap::new();
    for colour in samples.iter().flat_map(|sample| sample.colours()) {
        *counts.entry(colour).or_default() += 1;
    }
    let mut colours: Vec<(u32, Colour)> =
        counts.into_iter().map(|(colour, count)| (count, colour)).collect();
    colours.sort_unstable_by(|a, b| b.cmp(a));
    colours.truncate(CANDIDATES);
    colours.into_iter().map(|(_, colour)| colour).collect()
}

/// Takes colours that are far from each other first, then closer ones, until the table is full.
fn spread(candidates: &[Colour]) -> Vec<Colour> {
    let mut taken: Vec<Colour> = Vec::with_capacity(COLOURS);
    for least in DISTANCES {
        for colour in candidates {
            if taken.len() == COLOURS {
                return taken;
            }
            if taken.iter().all(|other| distance(*other, *colour) >= least) {
                taken.push(*colour);
            }
        }
    }
    taken
}

fn nearest(colours: &[Colour], colour: Colour) -> u8 {
    let best = colours.iter().enumerate().min_by_key(|(_, other)| distance(**other, colour));
    best.map_or(0, |(at, _)| u8::try_from(at).unwrap_or(0))
}

/// Returns the square of a distance between colours, by how much eyes notice each channel.
fn distance(a: Colour, b: Colour) -> u32 {
    let channel = |at: usize| u32::from(a[at].abs_diff(b[at])).pow(2);
    (2 * channel(0) + 4 * channel(1) + 3 * channel(2)) / 3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_are_kept_exactly() {
        let colours: Vec<Colour> = (0..200).map(|at| [at, 255 - at, at / 2]).collect();
        let rgba = colours.iter().flat_map(|[r, g, b]| [*r, *g, *b, 255]).collect();
        let pixels = Pixels::new(200, 1, rgba).expect("a picture");
        let mut table = ColourTable::of(&[&pixels]);
        let bytes = table.bytes();
        for colour in colours {
            let at = usize::from(table.index(colour)) * 3;
            assert_eq!(bytes[at..at + 3], colour);
        }
    }

    #[test]
    fn with_too_many_colours_the_frequent_ones_are_exact_and_the_others_near() {
        let night = [14, 20, 32, 255];
        let mut rgba = night.repeat(2000);
        let low = |number: u32| number.to_le_bytes()[0];
        let blend = |at: u32| [low(at), low(at / 8), low(at * 7), 255];
        rgba.extend((0..2000).flat_map(blend));
        let mut table = ColourTable::of(&[&Pixels::new(4000, 1, rgba).expect("a picture")]);
        let bytes = table.bytes();
        assert_eq!(bytes.len(), 768);
        let at = usize::from(table.index([14, 20, 32])) * 3;
        assert_eq!(bytes[at..at + 3], [14, 20, 32]);
        for colour in (0..2000).map(blend).map(|[r, g, b, _]| [r, g, b]) {
            let at = usize::from(table.index(colour)) * 3;
            let shown = [bytes[at], bytes[at + 1], bytes[at + 2]];
            assert!(distance(colour, shown) < 1600, "{colour:?} is shown as {shown:?}");
        }
    }
}

//! Laying the tunnel by hand.

use cartagena::{Segment, Symbol, Tunnel};

/// Six segments in the order from the fort to the boat, each one way round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laying([Segment; 6]);

impl Default for Laying {
    fn default() -> Laying {
        Laying(Segment::PRINTED)
    }
}

impl Laying {
    /// The segments, the one next to the fort first.
    pub const fn segments(&self) -> &[Segment; 6] {
        &self.0
    }

    /// Takes a segment out and lays it elsewhere; those between move up.
    pub fn carry(&mut self, from: usize, to: usize) {
        if from >= 6 || to >= 6 {
            return;
        }
        if from < to {
            self.0[from..=to].rotate_left(1);
        } else {
            self.0[to..=from].rotate_right(1);
        }
    }

    /// Turns a segment round.
    pub fn turn(&mut self, at: usize) {
        if let Some(segment) = self.0.get_mut(at) {
            *segment = segment.turned();
        }
    }

    /// Lays them in any order and either way round; `lot` gives numbers from 0 up to below 1.
    pub fn mix(&mut self, mut lot: impl FnMut() -> f64) {
        for last in (1..6).rev() {
            let other = (lot() * (last + 1) as f64) as usize;
            self.0.swap(last, other.min(last));
        }
        (0..6).filter(|_| lot() < 0.5).collect::<Vec<_>>().into_iter().for_each(|at| self.turn(at));
    }

    /// The tunnel in notation.
    pub fn notation(&self) -> String {
        Tunnel::new(self.0).to_string()
    }

    /// The laying of a tunnel in notation, if it is one.
    pub fn read(text: &str) -> Option<Laying> {
        let groups: Vec<Segment> = text.split('/').map(segment).collect::<Option<_>>()?;
        groups.try_into().ok().map(Laying)
    }
}

fn segment(text: &str) -> Option<Segment> {
    let symbols: Vec<Symbol> = text.chars().map(Symbol::from_letter).collect::<Option<_>>()?;
    Segment::new(symbols.try_into().ok()?)
}

#[cfg(test)]
mod tests {
    use super::Laying;

    const PRINTED: &str = "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS";

    #[test]
    fn a_segment_is_carried_over_the_others() {
        let mut laying = Laying::default();
        laying.carry(0, 2);
        assert_eq!(laying.notation(), "DBKPHS/HKPBSD/BPHSDK/KBSDHP/PKDHSB/HDKBPS");
        laying.carry(2, 0);
        assert_eq!(laying.notation(), PRINTED);
        laying.carry(5, 6);
        assert_eq!(laying.notation(), PRINTED);
    }

    #[test]
    fn a_segment_turned_twice_lies_as_before() {
        let mut laying = Laying::default();
        laying.turn(5);
        assert!(laying.notation().ends_with("/SPBKDH"));
        laying.turn(5);
        assert_eq!(laying, Laying::default());
    }

    #[test]
    fn mixing_keeps_all_six() {
        let mut lots =
            [0.9, 0.1, 0.5, 0.999, 0.3, 0.2, 0.7, 0.6, 0.1, 0.0, 0.8].into_iter().cycle();
        let mut laying = Laying::default();
        laying.mix(|| lots.next().unwrap_or_default());
        assert_ne!(laying, Laying::default());
        let spelled = |laying: &Laying| {
            let mut all: Vec<_> = laying
                .segments()
                .iter()
                .map(|one| one.symbols().to_vec().min(one.turned().symbols().to_vec()))
                .collect();
            all.sort();
            all
        };
        assert_eq!(spelled(&laying), spelled(&Laying::default()));
    }

    #[test]
    fn notation_is_read_back_and_nonsense_is_not() {
        assert_eq!(Laying::read(PRINTED), Some(Laying::default()));
        for nonsense in ["", "BPHSDK", "BPHSDB/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS", "x/x/x/x/x/x"] {
            assert_eq!(Laying::read(nonsense), None, "{nonsense}");
        }
    }
}

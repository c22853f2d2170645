//! Laying the tunnel by hand.

use cartagena::{Segment, Symbol, Tunnel};

/// Six segments in the order from the fort to the boat, each one way round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TunnelBuilder([Segment; 6]);

impl Default for TunnelBuilder {
    fn default() -> TunnelBuilder {
        TunnelBuilder(Segment::PRINTED)
    }
}

impl TunnelBuilder {
    /// Returns the segments, the one next to the fort first.
    pub const fn segments(&self) -> &[Segment; 6] {
        &self.0
    }

    /// Takes a segment out and lays it elsewhere; those between move up.
    pub fn move_segment(&mut self, from: usize, to: usize) {
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
            *segment = segment.reversed();
        }
    }

    /// Lays them in any order and either way round; `lot` gives numbers from 0 up to below 1.
    pub fn shuffle(&mut self, mut lot: impl FnMut() -> f64) {
        for last in (1..6).rev() {
            let other = (lot() * (last + 1) as f64) as usize;
            self.0.swap(last, other.min(last));
        }
        (0..6).filter(|_| lot() < 0.5).collect::<Vec<_>>().into_iter().for_each(|at| self.turn(at));
    }

    /// Swaps two symbols of a segment.
    pub fn swap(&mut self, at: usize, one: usize, other: usize) {
        let Some(segment) = self.0.get_mut(at) else { return };
        let mut symbols = *segment.symbols();
        if one < symbols.len() && other < symbols.len() {
            symbols.swap(one, other);
            *segment = Segment::new(symbols).unwrap_or(*segment);
        }
    }

    /// Lays the six symbols of every segment in any order; `lot` gives numbers from 0 up to below 1.
    pub fn draw_wild(&mut self, mut lot: impl FnMut() -> f64) {
        for segment in &mut self.0 {
            let mut symbols = Symbol::ALL;
            for last in (1..symbols.len()).rev() {
                let other = (lot() * (last + 1) as f64) as usize;
                symbols.swap(last, other.min(last));
            }
            *segment = Segment::new(symbols).unwrap_or(*segment);
        }
    }

    /// Returns true unless these are the six printed segments, each once and either way round.
    pub fn is_wild(&self) -> bool {
        let laid = |printed: &Segment| {
            self.0.iter().any(|one| one == printed || one.reversed() == *printed)
        };
        !Segment::PRINTED.iter().all(laid)
    }

    /// Returns the tunnel.
    pub fn tunnel(&self) -> Tunnel {
        Tunnel::new(self.0)
    }
}

impl From<&Tunnel> for TunnelBuilder {
    fn from(tunnel: &Tunnel) -> TunnelBuilder {
        TunnelBuilder(*tunnel.segments())
    }
}

#[cfg(test)]
mod tests {
    use super::TunnelBuilder;

    const PRINTED: &str = "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS";

    #[test]
    fn a_segment_is_carried_over_the_others() {
        let mut laying = TunnelBuilder::default();
        laying.move_segment(0, 2);
        assert_eq!(laying.tunnel().to_string(), "DBKPHS/HKPBSD/BPHSDK/KBSDHP/PKDHSB/HDKBPS");
        laying.move_segment(2, 0);
        assert_eq!(laying.tunnel().to_string(), PRINTED);
        laying.move_segment(5, 6);
        assert_eq!(laying.tunnel().to_string(), PRINTED);
    }

    #[test]
    fn a_segment_turned_twice_lies_as_before() {
        let mut laying = TunnelBuilder::default();
        laying.turn(5);
        assert!(laying.tunnel().to_string().ends_with("/SPBKDH"));
        laying.turn(5);
        assert_eq!(laying, TunnelBuilder::default());
    }

    #[test]
    fn mixing_keeps_all_six() {
        let mut lots =
            [0.9, 0.1, 0.5, 0.999, 0.3, 0.2, 0.7, 0.6, 0.1, 0.0, 0.8].into_iter().cycle();
        let mut laying = TunnelBuilder::default();
        laying.shuffle(|| lots.next().unwrap_or_default());
        assert_ne!(laying, TunnelBuilder::default());
        let spelled = |laying: &TunnelBuilder| {
            let mut all: Vec<_> = laying
                .segments()
                .iter()
                .map(|one| one.symbols().to_vec().min(one.reversed().symbols().to_vec()))
                .collect();
            all.sort();
            all
        };
        assert_eq!(spelled(&laying), spelled(&TunnelBuilder::default()));
    }

    #[test]
    fn a_wild_tunnel_has_every_symbol_in_each_segment() {
        let mut lots = (0_u32..).map(|at| f64::from(at * 37 % 101) / 101.0);
        let mut laying = TunnelBuilder::default();
        assert!(!laying.is_wild());
        laying.turn(3);
        laying.move_segment(0, 4);
        assert!(!laying.is_wild(), "printed segments in any order");
        laying.draw_wild(|| lots.next().unwrap_or_default());
        assert!(laying.is_wild());
        assert_eq!(laying.tunnel().to_string().parse(), Ok(laying.tunnel()), "a tunnel");
        laying.draw_wild(|| 0.999_999);
        assert!(laying.tunnel().to_string().starts_with("BDHKPS/BDHKPS"));
    }

    #[test]
    fn swapping_two_symbols_twice_changes_nothing() {
        let mut laying = TunnelBuilder::default();
        laying.swap(0, 0, 5);
        assert!(laying.tunnel().to_string().starts_with("KPHSDB/"));
        laying.swap(0, 5, 0);
        laying.swap(0, 1, 6);
        laying.swap(6, 1, 2);
        assert_eq!(laying, TunnelBuilder::default());
    }

    #[test]
    fn a_tunnel_is_taken_up_again() {
        let mut laying = TunnelBuilder::default();
        laying.move_segment(0, 3);
        laying.turn(1);
        assert_eq!(TunnelBuilder::from(&laying.tunnel()), laying);
    }
}

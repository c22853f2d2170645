use crate::{Place, Symbol};
use core::fmt;

/// Six spaces that show every symbol once: one piece of the tunnel, lying one way round.
///
/// ```
/// use cartagena::{Segment, Symbol};
///
/// let segment = Segment::PRINTED[0];
/// assert_eq!(segment.reversed().symbols()[5], segment.symbols()[0]);
/// assert_eq!(Segment::new([Symbol::Key; 6]), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Segment([Symbol; 6]);

impl Segment {
    /// The six segments of the printed game, each read in one of its two directions.
    pub const PRINTED: [Segment; 6] = {
        use Symbol::{Bottle as B, Dagger as D, Hat as H, Key as K, Pistol as P, Skull as S};
        [
            Segment([B, P, H, S, D, K]),
            Segment([D, B, K, P, H, S]),
            Segment([H, K, P, B, S, D]),
            Segment([K, B, S, D, H, P]),
            Segment([P, K, D, H, S, B]),
            Segment([H, D, K, B, P, S]),
        ]
    };

    /// Returns a segment with these symbols from the fort's side to the boat's, or `None` unless each
    /// is there once.
    #[must_use]
    pub fn new(symbols: [Symbol; 6]) -> Option<Segment> {
        let seen = symbols.iter().fold(0, |seen, symbol| seen | 1 << symbol.index());
        (seen == 0b11_1111).then_some(Segment(symbols))
    }

    /// Returns the symbols from the fort's side to the boat's.
    #[must_use]
    pub const fn symbols(&self) -> &[Symbol; 6] {
        &self.0
    }

    /// Returns the same segment laid the other way round.
    #[must_use]
    pub fn reversed(mut self) -> Segment {
        self.0.reverse();
        self
    }
}

/// The way from the fort to the boat: 36 spaces that stay as they are for the whole game.
///
/// ```
/// use cartagena::{Place, Segment, Symbol, Tunnel};
///
/// let tunnel = Tunnel::new(Segment::PRINTED);
/// assert_eq!(tunnel.symbol(Place::FIRST), Some(Symbol::Bottle));
/// assert_eq!(tunnel.symbol(Place::BOAT), None);
/// assert_eq!(tunnel.to_string(), "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS");
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Tunnel {
    /// For each symbol, the bits of its spaces (bit 1 to bit 36).
    masks: [u64; Symbol::COUNT],
    segments: [Segment; 6],
}

impl Tunnel {
    /// Lays six segments end to end, the first next to the fort.
    #[must_use]
    pub fn new(segments: [Segment; 6]) -> Tunnel {
        let mut masks = [0; Symbol::COUNT];
        for (space, symbol) in segments.iter().flat_map(|segment| segment.0).enumerate() {
            masks[symbol.index()] |= 2 << space;
        }
        Tunnel { masks, segments }
    }

    /// Returns the segments, the one next to the fort first.
    #[must_use]
    pub const fn segments(&self) -> &[Segment; 6] {
        &self.segments
    }

    /// Returns the symbol of a space; `None` for the fort and the boat.
    #[must_use]
    pub fn symbol(&self, place: Place) -> Option<Symbol> {
        place.is_space().then(|| {
            let space = usize::from(place.number()) - 1;
            self.segments[space / 6].0[space % 6]
        })
    }

    /// Returns the bits of all spaces with this symbol: bit `n` is space `n`.
    ///
    /// ```
    /// use cartagena::{Segment, Symbol, Tunnel};
    ///
    /// let tunnel = Tunnel::new(Segment::PRINTED);
    /// let bottles = tunnel.mask(Symbol::Bottle);
    /// assert_eq!((bottles.count_ones(), bottles.trailing_zeros()), (6, 1));
    /// ```
    #[must_use]
    pub const fn mask(&self, symbol: Symbol) -> u64 {
        self.masks[symbol as usize]
    }
}

impl fmt::Display for Tunnel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, segment) in self.segments.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { "/" })?;
            segment.0.iter().try_for_each(|symbol| symbol.fmt(f))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Tunnel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tunnel({self})")
    }
}

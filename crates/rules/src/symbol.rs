use core::fmt;

/// One of the six pictures on the spaces of the tunnel and on the cards.
///
/// ```
/// use cartagena::Symbol;
///
/// assert_eq!(Symbol::Dagger.letter(), 'D');
/// assert_eq!(Symbol::from_letter('S'), Some(Symbol::Skull));
/// assert_eq!(Symbol::from_letter('s'), None);
/// assert_eq!("K".parse(), Ok(Symbol::Key));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Symbol {
    /// `B`
    Bottle,
    /// `D`
    Dagger,
    /// `H`, a tricorne
    Hat,
    /// `K`
    Key,
    /// `P`
    Pistol,
    /// `S`
    Skull,
}

impl Symbol {
    /// All six, in the order of the notation.
    pub const ALL: [Symbol; 6] =
        [Symbol::Bottle, Symbol::Dagger, Symbol::Hat, Symbol::Key, Symbol::Pistol, Symbol::Skull];

    /// The number of symbols, which is also the number of spaces of a segment.
    pub const COUNT: usize = Self::ALL.len();

    /// Returns the letter that stands for the symbol in every text form.
    #[must_use]
    pub const fn letter(self) -> char {
        b"BDHKPS"[self as usize] as char
    }

    /// Returns the symbol that a letter stands for; only capitals count.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Symbol> {
        Self::ALL.into_iter().find(|symbol| symbol.letter() == letter)
    }

    /// Returns the position of the symbol in [`Symbol::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the symbol at a position of [`Symbol::ALL`]; positions wrap around at eight and the two
    /// spare ones read as the last symbol, so that the fast paths need no check.
    pub(crate) const fn from_index(index: usize) -> Symbol {
        use Symbol::{Bottle, Dagger, Hat, Key, Pistol, Skull};
        const TABLE: [Symbol; 8] = [Bottle, Dagger, Hat, Key, Pistol, Skull, Skull, Skull];
        TABLE[index & 7]
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

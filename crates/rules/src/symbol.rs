use core::fmt;

/// One of the six pictures on the spaces of the tunnel and on the cards.
///
/// ```
/// use cartagena::Symbol;
///
/// assert_eq!(Symbol::Dagger.letter(), 'D');
/// assert_eq!(Symbol::from_letter('S'), Some(Symbol::Skull));
/// assert_eq!(Symbol::from_letter('s'), None);
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

    /// How many symbols there are, and so how many spaces a segment has.
    pub const COUNT: usize = Self::ALL.len();

    /// The letter that stands for the symbol in every text form.
    pub const fn letter(self) -> char {
        b"BDHKPS"[self as usize] as char
    }

    /// The symbol that a letter stands for; only capitals count.
    pub fn from_letter(letter: char) -> Option<Symbol> {
        Self::ALL.into_iter().find(|symbol| symbol.letter() == letter)
    }

    /// The position of the symbol in [`Symbol::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The symbol at a position of [`Symbol::ALL`]; positions wrap around at eight and the two
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

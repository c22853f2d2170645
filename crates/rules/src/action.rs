use crate::cards::gathered;
use crate::pirates::PlaceBit;
use crate::{ActionList, Cards, Place, Symbol};
use core::fmt;

/// A choice of the seat to move. An action names a place, not a pirate: a seat's pirates on one
/// place are interchangeable.
///
/// The order is that of the notation: advances by place, then symbol; retreats by place; the end of
/// the turn last. The text form is the short one, as a player may type it.
///
/// ```
/// use cartagena::{Action, Place, Symbol};
///
/// let advance: Action = "D6".parse()?;
/// assert_eq!(advance, Action::Advance { from: Place::new(6).unwrap(), card: Symbol::Dagger });
/// let retreat: Action = "18<".parse()?;
/// assert!(advance < retreat && retreat < Action::EndTurn);
/// assert_eq!(retreat.to_string(), "18<");
/// # Ok::<(), cartagena::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Discard `card` and move a pirate on to the next empty space with that symbol.
    Advance {
        /// The place of the pirate.
        from: Place,
        /// The card that is discarded.
        card: Symbol,
    },
    /// Move a pirate back to the nearest space with one or two pirates and draw as many cards.
    Retreat {
        /// The place of the pirate.
        from: Place,
    },
    /// End the turn early, or pass.
    EndTurn,
}

impl fmt::Display for Action {
    /// Writes the short form, as a player may type it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Advance { from, card } => write!(f, "{card}{from}"),
            Action::Retreat { from } => write!(f, "{from}<"),
            Action::EndTurn => f.write_str("."),
        }
    }
}

/// The set of actions that the rules allow at some moment.
///
/// Any card held moves any pirate that is not in the boat, so the advances are a product of two
/// small sets and need no list: the size is known at once, and so is the n-th member.
///
/// ```
/// use cartagena::Setup;
///
/// let setup: Setup = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
///     0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
///     BDDHPBDSS - 0.3".parse()?;
/// let actions = setup.game()?.legal_actions();
/// assert_eq!(actions.len(), 29);
/// assert_eq!(actions.get(0).map(|action| action.to_string()).as_deref(), Some("B0"));
/// assert_eq!(actions.list().len(), 29);
/// # Ok::<(), cartagena::Fault>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actions {
    /// Places to advance from, as bits.
    pub(crate) advance_from: u64,
    /// Symbols held, as the bits of [`Cards::held`].
    pub(crate) held_symbols: u64,
    /// Places to retreat from, as bits.
    pub(crate) retreat_from: u64,
    /// True if the turn may end though there are moves to make.
    pub(crate) may_end: bool,
}

impl Actions {
    /// The empty set, once the game is over.
    pub(crate) const NONE: Actions =
        Actions { advance_from: 0, held_symbols: 0, retreat_from: 0, may_end: false };

    /// Returns the number of actions.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.move_count() + self.can_end() as usize
    }

    /// Returns true if there is no action, which is so only when the game is over.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns true if the action is in the set.
    ///
    /// ```
    /// use cartagena::{Action, Game};
    ///
    /// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
    /// let actions = game.legal_actions();
    /// assert!(actions.contains("B7".parse()?));
    /// assert!(!actions.contains("S7".parse()?)); // no skull in the hand
    /// assert!(!actions.contains(Action::EndTurn)); // a move has to be made first
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn contains(&self, action: Action) -> bool {
        let has = |places: u64, place: Place| places >> place.number() & 1 == 1;
        match action {
            Action::Advance { from, card } => {
                has(self.advance_from, from)
                    && self.held_symbols & Cards::one(card).held_mask() != 0
            }
            Action::Retreat { from } => has(self.retreat_from, from),
            Action::EndTurn => self.can_end(),
        }
    }

    /// Returns the action at a position of the sorted list.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<Action> {
        let (advances, retreats) = (self.advance_count(), self.retreat_count());
        if index < advances {
            let symbols = self.held_symbols.count_ones() as usize;
            let from = nth_bit(self.advance_from, index / symbols).place();
            let card = self::symbols(self.held_symbols)[(index % symbols) & 7];
            Some(Action::Advance { from, card })
        } else if index < advances + retreats {
            let from = nth_bit(self.retreat_from, index - advances).place();
            Some(Action::Retreat { from })
        } else {
            (index == advances + retreats && self.can_end()).then_some(Action::EndTurn)
        }
    }

    /// Returns the action that a random word stands for, or `None` when the game is over: over all
    /// words each action is equally likely, to one part in a hundred million.
    ///
    /// ```
    /// use cartagena::Game;
    ///
    /// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
    /// let actions = game.legal_actions();
    /// let action = actions.sample(0x9e37_79b9_7f4a_7c15).unwrap();
    /// assert!(actions.contains(action));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sample(&self, word: u64) -> Option<Action> {
        let lot = self.sample_index(word);
        if lot < self.advance_count() {
            let (from, card) = self.sample_advance(word);
            Some(Action::Advance { from: from.place(), card })
        } else if lot < self.advance_count() + self.retreat_count() {
            Some(Action::Retreat { from: self.sample_retreat(word).place() })
        } else {
            self.can_end().then_some(Action::EndTurn)
        }
    }

    /// Returns a number below the number of actions, made from the upper half of a random word; as
    /// an index it gives the kind of the action.
    #[inline]
    pub(crate) const fn sample_index(&self, word: u64) -> usize {
        (((word >> 32) * self.len() as u64) >> 32) as usize
    }

    /// Returns the advance that the lower half of a random word stands for: the place by its product
    /// with their number, the symbol by the remainder of that.
    #[inline]
    pub(crate) const fn sample_advance(&self, word: u64) -> (PlaceBit, Symbol) {
        let place = (word & 0xffff_ffff) * self.advance_from.count_ones() as u64;
        let symbol = (place & 0xffff_ffff) * self.held_symbols.count_ones() as u64;
        let from = nth_bit(self.advance_from, (place >> 32) as usize);
        (from, symbols(self.held_symbols)[(symbol >> 32) as usize & 7])
    }

    /// Returns the retreat that the lower half of a random word stands for.
    #[inline]
    pub(crate) const fn sample_retreat(&self, word: u64) -> PlaceBit {
        let place = (word & 0xffff_ffff) * self.retreat_count() as u64;
        nth_bit(self.retreat_from, (place >> 32) as usize)
    }

    /// Iterates over the actions in order, without making a list.
    ///
    /// ```
    /// use cartagena::Game;
    ///
    /// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
    /// let retreats = game.legal_actions().iter().filter(|action| game.cards_needed(*action) > 0);
    /// assert_eq!(retreats.map(|action| action.to_string()).collect::<Vec<_>>(), ["7<"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = Action> + use<> {
        let (symbols, count) =
            (symbols(self.held_symbols), self.held_symbols.count_ones() as usize);
        let advance =
            move |from| symbols[..count].iter().map(move |&card| Action::Advance { from, card });
        let retreats = places(self.retreat_from).map(|from| Action::Retreat { from });
        let end = self.can_end().then_some(Action::EndTurn);
        places(self.advance_from).flat_map(advance).chain(retreats).chain(end)
    }

    /// Returns all actions as a sorted list.
    ///
    /// ```
    /// use cartagena::Game;
    ///
    /// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
    /// let list = game.legal_actions().list();
    /// assert!(list.is_sorted());
    /// assert_eq!(list.first().map(|action| action.to_string()).as_deref(), Some("B0"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn list(&self) -> ActionList {
        let mut list = ActionList::EMPTY;
        let (symbols, count) =
            (symbols(self.held_symbols), self.held_symbols.count_ones() as usize);
        for from in places(self.advance_from) {
            let advance = |index: usize| Action::Advance { from, card: symbols[index] };
            list.push_all(core::array::from_fn(advance), count);
        }
        for from in places(self.retreat_from) {
            list.push(Action::Retreat { from });
        }
        if self.can_end() {
            list.push(Action::EndTurn);
        }
        list
    }

    /// Returns true if the turn may end. It can also end when there is nothing else to do; but once the game is over there is
    /// no turn, and no place of a seat to move.
    #[inline]
    const fn can_end(&self) -> bool {
        self.may_end || (self.move_count() == 0 && self.advance_from != 0)
    }

    #[inline]
    const fn move_count(&self) -> usize {
        self.advance_count() + self.retreat_count()
    }

    #[inline]
    pub(crate) const fn advance_count(&self) -> usize {
        (self.advance_from.count_ones() * self.held_symbols.count_ones()) as usize
    }

    #[inline]
    pub(crate) const fn retreat_count(&self) -> usize {
        self.retreat_from.count_ones() as usize
    }
}

/// Returns the symbols whose bits are set, in order, and then any: the six bits are moved together and
/// looked up. Rows of eight are found by a shift.
#[inline]
const fn symbols(held: u64) -> &'static [Symbol; 8] {
    const TABLE: &[[Symbol; 8]; 64] = &symbol_table();
    &TABLE[gathered(held)]
}

const fn symbol_table() -> [[Symbol; 8]; 64] {
    let mut table = [[Symbol::Bottle; 8]; 64];
    let mut six = 0;
    while six < table.len() {
        let (mut bit, mut found) = (0, 0);
        while bit < Symbol::COUNT {
            if six >> bit & 1 == 1 {
                table[six][found] = Symbol::from_index(bit);
                found += 1;
            }
            bit += 1;
        }
        six += 1;
    }
    table
}

/// Returns the n-th of some places, of which no seat has more than six. All six candidates are
/// made before the index is looked at, so that a sampler does not wait for them.
#[inline]
const fn nth_bit(word: u64, index: usize) -> PlaceBit {
    let one = without_lowest(word);
    let two = without_lowest(one);
    let three = without_lowest(two);
    let four = without_lowest(three);
    let five = without_lowest(four);
    let odd = index & 1 == 1;
    let below_two = if odd { one } else { word };
    let below_four = if odd { three } else { two };
    let below_six = if odd { five } else { four };
    let lower = if index & 2 == 2 { below_four } else { below_two };
    let found = if index & 4 == 4 { below_six } else { lower };
    PlaceBit::lowest(found)
}

#[inline]
const fn without_lowest(word: u64) -> u64 {
    word & word.wrapping_sub(1)
}

fn places(mut word: u64) -> impl Iterator<Item = Place> {
    core::iter::from_fn(move || {
        let place = (word != 0).then(|| PlaceBit::lowest(word).place());
        word = without_lowest(word);
        place
    })
}

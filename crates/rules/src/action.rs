use crate::cards::symbol_of_bit;
use crate::{Cards, Place, Symbol};
use arrayvec::ArrayVec;
use core::fmt;

/// What a player can do. An action names a place, not a pirate: a seat's pirates on one place are
/// interchangeable.
///
/// The order is that of the notation: advances by place, then symbol; retreats by place; the end of
/// the turn last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Discard `card` and move a pirate on to the next empty space with that symbol.
    Advance {
        /// Where the pirate stands.
        from: Place,
        /// The card that is discarded.
        card: Symbol,
    },
    /// Move a pirate back to the nearest space with one or two pirates and draw as many cards.
    Retreat {
        /// Where the pirate stands.
        from: Place,
    },
    /// End the turn early, or pass.
    EndTurn,
}

impl fmt::Display for Action {
    /// The short form, as it may be typed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Advance { from, card } => write!(f, "{card}{from}"),
            Action::Retreat { from } => write!(f, "{from}<"),
            Action::EndTurn => f.write_str("."),
        }
    }
}

/// The actions that the rules allow at some moment, as a set.
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
    pub(crate) advance: u64,
    /// Symbols held, as the bits of [`Cards::held`].
    pub(crate) held: u64,
    /// Places to retreat from, as bits.
    pub(crate) retreat: u64,
    pub(crate) end: bool,
}

/// Six places times six symbols, six retreats, and the end of the turn.
const MOST: usize = 43;

/// A list of legal actions that needs no allocation.
pub type ActionList = ArrayVec<Action, MOST>;

impl Actions {
    /// Nothing at all: the game is over.
    pub(crate) const NONE: Actions = Actions { advance: 0, held: 0, retreat: 0, end: false };

    /// How many actions there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.advances() + self.retreat.count_ones() as usize + self.end as usize
    }

    /// Whether there is none, which is so only when the game is over.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether an action is among them.
    pub fn contains(&self, action: Action) -> bool {
        let has = |places: u64, place: Place| places >> place.number() & 1 == 1;
        match action {
            Action::Advance { from, card } => {
                has(self.advance, from) && self.held & Cards::one(card).held() != 0
            }
            Action::Retreat { from } => has(self.retreat, from),
            Action::EndTurn => self.end,
        }
    }

    /// The action at a position of the sorted list.
    #[inline]
    pub fn get(&self, index: usize) -> Option<Action> {
        (index < self.len()).then(|| self.nth(index))
    }

    /// [`get`](Actions::get) for an index that is known to be in range.
    #[inline]
    pub(crate) const fn nth(&self, index: usize) -> Action {
        let index = index as u32;
        let advances = self.advances() as u32;
        if index < advances {
            let symbols = self.held.count_ones();
            let from = Place::from_bit(nth_bit(self.advance, index / symbols));
            let card = symbol_of_bit(nth_bit(self.held, index % symbols));
            return Action::Advance { from, card };
        }
        let index = index - advances;
        if index < self.retreat.count_ones() {
            return Action::Retreat { from: Place::from_bit(nth_bit(self.retreat, index)) };
        }
        Action::EndTurn
    }

    /// All of them, sorted.
    pub fn list(&self) -> ActionList {
        let mut list = ActionList::new();
        for from in places(self.advance) {
            for bit in bits(self.held) {
                list.push(Action::Advance { from, card: symbol_of_bit(bit) });
            }
        }
        list.extend(places(self.retreat).map(|from| Action::Retreat { from }));
        if self.end {
            list.push(Action::EndTurn);
        }
        list
    }

    const fn advances(&self) -> usize {
        (self.advance.count_ones() * self.held.count_ones()) as usize
    }
}

/// The position of the n-th set bit. No seat has more than six places or symbols, so five steps
/// without a branch are enough.
#[inline]
const fn nth_bit(mut word: u64, index: u32) -> u32 {
    let mut step = 0;
    while step < 5 {
        let without_lowest = word & word.wrapping_sub(1);
        word = if step < index { without_lowest } else { word };
        step += 1;
    }
    word.trailing_zeros()
}

fn bits(mut word: u64) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let bit = word.trailing_zeros();
        word &= word.wrapping_sub(1);
        (bit < 64).then_some(bit)
    })
}

fn places(word: u64) -> impl Iterator<Item = Place> {
    bits(word).map(Place::from_bit)
}

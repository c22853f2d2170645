use crate::{Action, Symbol};
use core::ops::Deref;

/// Six places times six symbols, six retreats and the end of the turn make 43; the rest is room for
/// a whole row of symbols to be written where only some of them count.
const CAPACITY: usize = 48;

/// A sorted list of legal actions that needs no allocation and behaves as a slice.
///
/// ```
/// use cartagena::Game;
///
/// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
///     0.0.0.0.0.7:B|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
/// let list = game.legal_actions().list();
/// assert_eq!(list.len(), 3);
/// let texts: Vec<String> = list.into_iter().map(|action| action.to_string()).collect();
/// assert_eq!(texts, ["B0", "B7", "7<"]);
/// # Ok::<(), cartagena::Fault>(())
/// ```
#[derive(Clone, Debug)]
pub struct ActionList {
    actions: [Action; CAPACITY],
    len: usize,
}

impl ActionList {
    pub(crate) const EMPTY: ActionList =
        ActionList { actions: [Action::EndTurn; CAPACITY], len: 0 };

    #[inline]
    pub(crate) const fn push(&mut self, action: Action) {
        self.actions[self.len] = action;
        self.len += 1;
    }

    /// Adds the first `count` of these; writing all of them spares the loop its unpredictable end.
    #[inline]
    pub(crate) fn push_all(&mut self, actions: [Action; Symbol::COUNT], count: usize) {
        self.actions[self.len..self.len + Symbol::COUNT].copy_from_slice(&actions);
        self.len += count;
    }

    /// Returns the actions as a sorted slice.
    #[must_use]
    pub fn as_slice(&self) -> &[Action] {
        &self.actions[..self.len]
    }
}

impl Deref for ActionList {
    type Target = [Action];
    fn deref(&self) -> &[Action] {
        self.as_slice()
    }
}

impl IntoIterator for ActionList {
    type Item = Action;
    type IntoIter = core::iter::Take<core::array::IntoIter<Action, CAPACITY>>;
    fn into_iter(self) -> Self::IntoIter {
        self.actions.into_iter().take(self.len)
    }
}

impl PartialEq for ActionList {
    fn eq(&self, other: &ActionList) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for ActionList {}

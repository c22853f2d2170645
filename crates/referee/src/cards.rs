//! Cards as sorted letters; the row, the draw pile and the discard pile.

/// The six symbols, in the order of all lists.
pub(crate) const SYMBOLS: [char; 6] = ['B', 'D', 'H', 'K', 'P', 'S'];
/// Number of cards of each symbol in the deck.
pub(crate) const COPIES: usize = 17;
/// Length of a newly laid row.
pub(crate) const ROW: usize = 12;

/// Inserts a card into sorted cards.
pub(crate) fn put(cards: &mut Vec<char>, card: char) {
    let at = cards.iter().position(|&c| c > card);
    cards.insert(at.unwrap_or(cards.len()), card);
}

/// Removes one card of this symbol; returns `false` if there is none.
pub(crate) fn take(cards: &mut Vec<char>, card: char) -> bool {
    let at = cards.iter().position(|&c| c == card);
    if let Some(at) = at {
        cards.remove(at);
    }
    at.is_some()
}

/// Returns the number of cards of this symbol.
pub(crate) fn count(cards: &[char], symbol: char) -> usize {
    cards.iter().filter(|&&c| c == symbol).count()
}

/// All cards that are in no hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stock {
    /// Set if cards are drawn from an open row; otherwise they come from the pile.
    pub(crate) has_row: bool,
    /// The open row, first taken first.
    pub(crate) row: Vec<char>,
    /// The draw pile, sorted, because nobody knows its order.
    pub(crate) pile: Vec<char>,
    /// The discard pile, sorted.
    pub(crate) discard: Vec<char>,
}

impl Stock {
    /// Returns the number of cards that leave the pile or the reshuffled discards when a player
    /// draws `wanted` (at least one).
    ///
    /// A row runs empty at most once with something to lay after it: fewer
    /// than twelve are laid only if nothing is left for a second time.
    pub(crate) fn needed(&self, wanted: usize) -> usize {
        let left = self.pile.len() + self.discard.len();
        match self.has_row {
            false => wanted.min(left),
            true if self.row.len() <= wanted => ROW.min(left),
            true => 0,
        }
    }

    /// Draws up to `wanted` cards. `dealt` are the cards that leave the pile,
    /// in order. After an error the stock is in disorder: work on a copy.
    pub(crate) fn draw(&mut self, wanted: usize, dealt: &[char]) -> Result<Vec<char>, String> {
        let mut coming = dealt.iter().copied();
        let mut drawn = Vec::new();
        for _ in 0..wanted {
            drawn.extend(self.draw_one(&mut coming)?);
        }
        match coming.next() {
            Some(card) => Err(format!("more cards dealt than needed, from {card} on")),
            None => Ok(drawn),
        }
    }

    fn draw_one(
        &mut self,
        coming: &mut impl Iterator<Item = char>,
    ) -> Result<Option<char>, String> {
        if !self.has_row {
            return self.take_from_pile(coming);
        }
        // The row was empty before only if there were no cards to lay.
        self.lay_if_empty(coming)?;
        if self.row.is_empty() {
            return Ok(None);
        }
        let first = self.row.remove(0);
        self.lay_if_empty(coming)?;
        Ok(Some(first))
    }

    fn lay_if_empty(&mut self, coming: &mut impl Iterator<Item = char>) -> Result<(), String> {
        if !self.row.is_empty() {
            return Ok(());
        }
        while self.row.len() < ROW {
            match self.take_from_pile(coming)? {
                Some(card) => self.row.push(card),
                None => break,
            }
        }
        Ok(())
    }

    fn take_from_pile(
        &mut self,
        coming: &mut impl Iterator<Item = char>,
    ) -> Result<Option<char>, String> {
        if self.pile.is_empty() {
            std::mem::swap(&mut self.pile, &mut self.discard);
        }
        if self.pile.is_empty() {
            return Ok(None);
        }
        let card = coming.next().ok_or("fewer cards dealt than needed")?;
        match take(&mut self.pile, card) {
            true => Ok(Some(card)),
            false => Err(format!("no {card} in the draw pile")),
        }
    }
}

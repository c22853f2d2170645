use crate::board::Board;
use crate::pirates::PlaceBit;
use crate::{
    Action, Actions, Cards, Event, Hand, IllegalAction, Outcome, Place, Row, Rules, Seat, Symbol,
    Tunnel, Turn,
};

/// The part of a game that changes, with all hands known: a search copies it and plays on it.
///
/// It is small, plain data and does not hold the tunnel, which never changes and is passed to the
/// methods that need it. [`Game`](crate::Game) keeps the two together.
///
/// It does *not* hold the order of the draw pile, which is chance, nor the cards of hidden hands that
/// everybody has seen.
///
/// ```
/// use cartagena::{Game, Outcome};
///
/// let game: Game = "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
///     36.37.37.37.37.37:B|0.0.0.0.0.5:HK3PS BDH - 0.3".parse()?;
/// let mut position = *game.position();
/// position.play_unchecked(game.tunnel(), "B36".parse()?, |pile| pile.nth(0));
/// assert!(matches!(position.outcome(), Some(Outcome::Won(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) hands: [Cards; Seat::MAX],
    pub(crate) pile: Cards,
}

impl Position {
    /// Returns the rules that are played.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.board.rules
    }

    /// Returns the number of seats.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.board.seats as usize
    }

    /// Returns the seat to move and its moves left, or the outcome.
    #[must_use]
    pub const fn turn(&self) -> Turn {
        self.board.turn
    }

    /// Returns the outcome, if the game is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.board.turn.outcome()
    }

    /// Returns a seat's cards.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// Returns the open row.
    #[must_use]
    pub const fn row(&self) -> Row {
        self.board.row
    }

    /// Returns the discard pile.
    #[must_use]
    pub const fn discard(&self) -> Cards {
        self.board.discard
    }

    /// Returns the cards of the draw pile, without their order.
    #[must_use]
    pub const fn pile(&self) -> Cards {
        self.pile
    }

    /// Returns the number of pirates of a seat at a place.
    #[must_use]
    pub const fn pirates_at(&self, seat: Seat, place: Place) -> u8 {
        self.board.pirates.count(seat, place)
    }

    /// Returns the places where a seat has pirates, fort and boat included: bit `n` is place `n`.
    ///
    /// ```
    /// use cartagena::{Game, Seat};
    ///
    /// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
    /// assert_eq!(game.position().occupied_places(Seat::FIRST), 1 | 1 << 7);
    /// assert_eq!(game.position().occupied_spaces(), 1 << 5 | 1 << 7);
    /// # Ok::<(), cartagena::Fault>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn occupied_places(&self, seat: Seat) -> u64 {
        self.board.pirates.occupied_places(seat)
    }

    /// Returns the places where a seat has more or fewer pirates than in another position: bit `n` is
    /// place `n`.
    #[inline]
    #[must_use]
    pub const fn changed_places(&self, other: &Position, seat: Seat) -> u64 {
        self.board.pirates.changed_places(&other.board.pirates, seat)
    }

    /// Returns a 64-bit key of everything that changes in a game, by which a search detects
    /// transpositions: two positions of one game have the same key with a probability of 2⁻⁶⁴.
    ///
    /// ```
    /// use cartagena::Game;
    ///
    /// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
    /// let (mut one, mut other) = (*game.position(), *game.position());
    /// for (first, second) in [("B0", "D7"), ("D7", "B0")] {
    ///     one.play_unchecked(game.tunnel(), first.parse()?, |pile| pile.nth(0));
    ///     other.play_unchecked(game.tunnel(), second.parse()?, |pile| pile.nth(0));
    /// }
    /// assert_eq!(one == other, one.key() == other.key());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn key(&self) -> u64 {
        let [one, two, three, four, five] = self.hands.map(Cards::word);
        let cards = [one, two, three, four, five, self.pile.word(), self.board.discard.word()];
        let rest = [self.board.row.word(), self.board.turn.word()];
        // Four lanes, so that their multiplications run in parallel.
        let mut lanes = [
            0x243f_6a88_85a3_08d3,
            0x1319_8a2e_0370_7344,
            0xa409_3822_299f_31d0,
            0x082e_fa98_ec4e_6c89,
        ];
        let words = self.board.pirates.words().into_iter().chain(cards).chain(rest);
        for (at, word) in words.enumerate() {
            lanes[at % 4] = mixed(lanes[at % 4], word);
        }
        let [one, two, three, four]: [u64; 4] = lanes;
        let key = mixed(mixed(one, two.rotate_left(13)), mixed(three, four.rotate_left(41)));
        (key ^ key >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }

    /// Returns the number of pirates of all seats on a space; none in fort and boat.
    ///
    /// ```
    /// use cartagena::{Game, Place};
    ///
    /// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.5.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
    /// let crowds = Place::spaces().map(|space| game.position().crowd_at(space));
    /// assert_eq!(crowds.map(usize::from).sum::<usize>(), 3);
    /// # Ok::<(), cartagena::Fault>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn crowd_at(&self, space: Place) -> u8 {
        self.board.pirates.crowd(space)
    }

    /// Returns the spaces with a pirate of any seat: bit `n` is space `n`.
    #[inline]
    #[must_use]
    pub const fn occupied_spaces(&self) -> u64 {
        self.board.pirates.occupied_spaces()
    }

    /// Returns the legal actions of the seat to move; the set is empty only when the game is over.
    #[inline]
    #[must_use]
    pub const fn legal_actions(&self) -> Actions {
        match self.board.turn {
            Turn::ToMove { seat, .. } => self.board.legal_actions(self.hand(seat)),
            Turn::Over(_) => Actions::NONE,
        }
    }

    /// Returns the place to which an action takes a pirate, legal or not; `None` for the end of a
    /// turn and for a retreat that leads nowhere.
    #[must_use]
    pub fn target(&self, tunnel: &Tunnel, action: Action) -> Option<Place> {
        self.board.target(tunnel, action)
    }

    /// Returns the number of cards that have to come from the draw pile (and, when it runs out, from
    /// the reshuffled discards) for a legal action: those drawn in Jamaica, those laid in a row
    /// elsewhere.
    #[must_use]
    pub fn cards_needed(&self, action: Action) -> usize {
        let Action::Retreat { from } = action else { return 0 };
        let Some((_, draws)) = self.board.retreat_target(from) else { return 0 };
        self.board.cards_needed(draws.into(), self.pile.len())
    }

    /// Plays an action after checking it and the cards that come from the draw pile for it
    /// ([`cards_needed`](Position::cards_needed) of them).
    ///
    /// # Errors
    ///
    /// [`IllegalAction`] if the rules do not allow the action or the cards cannot come; the position
    /// is unchanged then.
    pub fn play(
        &mut self,
        tunnel: &Tunnel,
        action: Action,
        dealt: &[Symbol],
    ) -> Result<Event, IllegalAction> {
        let seat = self.turn().seat().ok_or(IllegalAction::GameOver)?;
        self.board.check_action(Hand::open(self.hand(seat)), action)?;
        self.check_deal(action, dealt)?;
        let event = self.resulting_event(tunnel, seat, action, dealt);
        let mut dealt = dealt.iter().copied();
        self.play_unchecked(tunnel, action, |pile| dealt.next().unwrap_or(pile.nth(0)));
        Ok(event)
    }

    /// Returns the event that a legal action will bring.
    pub(crate) fn resulting_event(
        &self,
        tunnel: &Tunnel,
        seat: Seat,
        action: Action,
        dealt: &[Symbol],
    ) -> Event {
        match action {
            Action::Advance { from, card } => {
                let to =
                    self.board.pirates.advance_target(tunnel, PlaceBit::of(from), card).place();
                Event::Advanced { seat, from, card, to }
            }
            Action::Retreat { from } => {
                let (to, draws) = self.board.retreat_target(from).unwrap_or((from, 0));
                let coming = self.row().iter().chain(dealt.iter().copied());
                let drawn = coming.take(draws.into()).map(Some).collect();
                let has_row = self.rules().variant.has_row();
                let laid = if has_row { dealt.iter().copied().collect() } else { Row::EMPTY };
                Event::Retreated { seat, from, to, drawn, laid }
            }
            Action::EndTurn => Event::EndedTurn { seat },
        }
    }

    /// Plays an action that is known to be legal. `deal` is asked for each card that comes from the
    /// draw pile and is told what the pile holds: it must name a card of it.
    ///
    /// # Panics
    ///
    /// An illegal action or card makes the position meaningless, and panics in a build with debug
    /// assertions.
    #[inline]
    pub fn play_unchecked(
        &mut self,
        tunnel: &Tunnel,
        action: Action,
        mut deal: impl FnMut(Cards) -> Symbol,
    ) {
        let Turn::ToMove { seat, .. } = self.board.turn else { return };
        match action {
            Action::Advance { from, card } => self.advance(tunnel, seat, PlaceBit::of(from), card),
            Action::Retreat { from } => self.retreat(seat, PlaceBit::of(from), &mut deal),
            Action::EndTurn => self.board.next_turn(),
        }
    }

    /// Plays the legal action that a random word stands for, the same as [`Actions::sample`] returns,
    /// for random playouts.
    #[inline]
    pub fn play_sampled(
        &mut self,
        tunnel: &Tunnel,
        word: u64,
        mut deal: impl FnMut(Cards) -> Symbol,
    ) {
        let Turn::ToMove { seat, .. } = self.board.turn else { return };
        let actions = self.board.legal_actions(self.hand(seat));
        let lot = actions.sample_index(word);
        if lot < actions.advance_count() {
            let (from, card) = actions.sample_advance(word);
            self.advance(tunnel, seat, from, card);
        } else if lot < actions.advance_count() + actions.retreat_count() {
            self.retreat(seat, actions.sample_retreat(word), &mut deal);
        } else {
            self.board.next_turn();
        }
    }

    #[inline]
    fn advance(&mut self, tunnel: &Tunnel, seat: Seat, from: PlaceBit, card: Symbol) {
        self.hands[seat.index()] -= Cards::one(card);
        self.board.discard += Cards::one(card);
        self.board.advance(tunnel, seat, from, card);
        if self.hands == [Cards::NONE; Seat::MAX] {
            self.board.declare_draw_if_stuck();
        }
    }

    #[inline]
    fn retreat(&mut self, seat: Seat, from: PlaceBit, deal: &mut impl FnMut(Cards) -> Symbol) {
        let Some((to, draws)) = self.board.pirates.retreat_target(from) else { return };
        self.board.pirates.retreat(seat, from, to);
        // Most draws come from a row that stays; they need no loop.
        let drawn = match self.board.row.has_more_than_two() {
            true => self.board.row.take_one_or_two(draws == 2),
            false => self.draw(draws, deal),
        };
        self.hands[seat.index()] += drawn;
        self.board.spend_move();
    }

    fn draw(&mut self, draws: u8, deal: &mut impl FnMut(Cards) -> Symbol) -> Cards {
        let mut drawn = Cards::NONE;
        for _ in 0..draws {
            drawn += self.draw_one(deal).map_or(Cards::NONE, Cards::one);
        }
        drawn
    }

    /// Draws one card for a hand: from the row where there is one, else from the pile.
    #[inline]
    fn draw_one(&mut self, deal: &mut impl FnMut(Cards) -> Symbol) -> Option<Symbol> {
        if !self.board.rules.variant.has_row() {
            return self.take_from_pile(deal);
        }
        if self.board.row.is_empty() {
            self.lay_row(deal);
        }
        let card = self.board.row.take();
        if self.board.row.is_empty() {
            self.lay_row(deal);
        }
        card
    }

    fn lay_row(&mut self, deal: &mut impl FnMut(Cards) -> Symbol) {
        self.board.row = core::iter::from_fn(|| self.take_from_pile(deal)).collect();
    }

    #[inline]
    fn take_from_pile(&mut self, deal: &mut impl FnMut(Cards) -> Symbol) -> Option<Symbol> {
        if self.pile.is_empty() {
            self.pile = core::mem::take(&mut self.board.discard);
        }
        if self.pile.is_empty() {
            return None;
        }
        let card = deal(self.pile);
        self.pile -= Cards::one(card);
        Some(card)
    }

    pub(crate) fn check_deal(&self, action: Action, dealt: &[Symbol]) -> Result<(), IllegalAction> {
        let (needed, given) = (self.cards_needed(action), dealt.len());
        if needed != given {
            return Err(IllegalAction::WrongDeal { needed, given });
        }
        let from_pile = dealt.len().min(self.pile.len());
        let (first, rest) = dealt.split_at(from_pile);
        check_contains(self.pile, first)?;
        check_contains(self.board.discard, rest)
    }
}

/// Mixes a word into a lane of a key.
#[inline]
const fn mixed(lane: u64, word: u64) -> u64 {
    (lane ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
}

fn check_contains(mut cards: Cards, taken: &[Symbol]) -> Result<(), IllegalAction> {
    for &symbol in taken {
        if !cards.contains(symbol) {
            return Err(IllegalAction::NotInPile(symbol));
        }
        cards -= Cards::one(symbol);
    }
    Ok(())
}

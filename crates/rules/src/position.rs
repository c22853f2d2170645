use crate::board::Board;
use crate::pirates::PlaceBit;
use crate::{
    Action, Actions, Cards, Event, Hand, IllegalAction, Outcome, Place, Row, Rules, Seat, Symbol,
    Tunnel, Turn,
};

/// Everything in a game that changes, known whole: what a search copies and plays on.
///
/// It is small, plain data and does not hold the tunnel, which never changes; whoever plays on it
/// lends the tunnel. [`Game`](crate::Game) keeps the two together.
///
/// What is *not* in it: the order of the draw pile, which is chance, and the memory of which cards
/// of a hidden hand everybody has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) hands: [Cards; Seat::MAX],
    pub(crate) pile: Cards,
}

impl Position {
    /// The rules that are played.
    pub const fn rules(&self) -> Rules {
        self.board.rules
    }

    /// How many seats there are.
    pub const fn seats(&self) -> usize {
        self.board.seats as usize
    }

    /// Whose turn it is, or how the game ended.
    pub const fn turn(&self) -> Turn {
        self.board.turn
    }

    /// How the game ended, if it did.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.board.turn.outcome()
    }

    /// A seat's cards.
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The open row.
    pub const fn row(&self) -> Row {
        self.board.row
    }

    /// The discard pile.
    pub const fn discard(&self) -> Cards {
        self.board.discard
    }

    /// The draw pile; its order is nobody's to know.
    pub const fn pile(&self) -> Cards {
        self.pile
    }

    /// How many pirates of a seat stand at a place.
    pub const fn pirates_at(&self, seat: Seat, place: Place) -> u8 {
        self.board.pirates.count(seat, place)
    }

    /// The places where a seat has pirates, fort and boat included: bit `n` is place `n`.
    #[inline]
    pub const fn occupied_places(&self, seat: Seat) -> u64 {
        self.board.pirates.occupied_places(seat)
    }

    /// The places where a seat has more or fewer pirates than in another position: bit `n` is place
    /// `n`.
    #[inline]
    pub const fn changed_places(&self, other: &Position, seat: Seat) -> u64 {
        self.board.pirates.changed_places(&other.board.pirates, seat)
    }

    /// The spaces where anybody stands: bit `n` is space `n`.
    #[inline]
    pub const fn occupied_spaces(&self) -> u64 {
        self.board.pirates.occupied_spaces()
    }

    /// What the seat to move may do: never nothing, while the game goes on.
    #[inline]
    pub const fn legal_actions(&self) -> Actions {
        match self.board.turn {
            Turn::ToMove { seat, .. } => self.board.legal_actions(self.hand(seat)),
            Turn::Over(_) => Actions::NONE,
        }
    }

    /// Where an action takes a pirate of the seat to move. It does not ask whether the action is
    /// legal; `None` for the end of a turn and for a retreat that leads nowhere.
    pub fn target(&self, tunnel: &Tunnel, action: Action) -> Option<Place> {
        self.board.target(tunnel, action)
    }

    /// How many cards have to come from the draw pile (and, when it runs out, from the reshuffled
    /// discards) for a legal action: those drawn in Jamaica, those laid in a row elsewhere.
    pub fn cards_needed(&self, action: Action) -> usize {
        let Action::Retreat { from } = action else { return 0 };
        let Some((_, draws)) = self.board.retreat_target(from) else { return 0 };
        self.board.cards_needed(draws.into(), self.pile.len())
    }

    /// Plays an action after checking it and the cards that come from the draw pile for it
    /// ([`cards_needed`](Position::cards_needed) of them). If anything is wrong, nothing changes.
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

    /// What a legal action will bring.
    fn resulting_event(
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
    /// An illegal action or card leaves nonsense, and a build with checks may panic.
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

    /// Plays the legal action that a random word stands for, as [`Actions::sample`] says, without
    /// a second look at what was chosen.
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

    /// One card for a hand: from the row where there is one, else from the pile.
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

    fn check_deal(&self, action: Action, dealt: &[Symbol]) -> Result<(), IllegalAction> {
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

fn check_contains(mut cards: Cards, taken: &[Symbol]) -> Result<(), IllegalAction> {
    for &symbol in taken {
        if !cards.contains(symbol) {
            return Err(IllegalAction::NotInPile(symbol));
        }
        cards -= Cards::one(symbol);
    }
    Ok(())
}

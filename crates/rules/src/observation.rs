use crate::board::Board;
use crate::pirates::PlaceBit;
use crate::{
    Action, Actions, Cards, Drawn, Event, Game, Hand, Notated, Place, Position, Row, Rules, Seat,
    Symbol, Tunnel, Turn, Viewer,
};
use core::fmt;

/// The knowledge of one viewer of a game. It is built field by field from a [`Game`] and then follows
/// it by the viewer's [`Event`]s alone, without ever meeting the game again.
///
/// ```
/// use cartagena::{Game, Viewer};
///
/// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
///     0.0.0.0.0.0:BD2HKP|0.0.0.0.0.0:HK3PS - - 0.3".parse()?;
/// let seen = game.observe(Viewer::Public).to_string();
/// assert!(seen.contains("0.0.0.0.0.0:?6|0.0.0.0.0.0:?6"));
/// # Ok::<(), cartagena::Fault>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    pub(crate) viewer: Viewer,
    pub(crate) tunnel: Tunnel,
    pub(crate) board: Board,
    pub(crate) hands: [Hand; Seat::MAX],
}

/// The error of an event that does not fit the viewer's knowledge: an event was missed, and a fresh
/// observation is needed. This one is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfSync;

impl fmt::Display for OutOfSync {
    /// Writes the error in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the event does not fit the observation, which has missed something")
    }
}

impl core::error::Error for OutOfSync {}

impl Observation {
    /// Returns the viewer.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Returns the rules that are played.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.board.rules
    }

    /// Returns the tunnel.
    #[must_use]
    pub const fn tunnel(&self) -> &Tunnel {
        &self.tunnel
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

    /// Returns the viewer's knowledge of a hand.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> Hand {
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

    /// Returns the number of cards in the draw pile.
    #[must_use]
    pub fn pile_len(&self) -> usize {
        let hands: usize = self.hands.iter().map(|hand| hand.len()).sum();
        Cards::DECK.len().saturating_sub(hands + self.row().len() + self.discard().len())
    }

    /// Returns the number of pirates of a seat at a place.
    #[must_use]
    pub const fn pirates_at(&self, seat: Seat, place: Place) -> u8 {
        self.board.pirates.count(seat, place)
    }

    /// Returns the places of a seat's six pirates, from the fort on.
    #[must_use]
    pub fn places(&self, seat: Seat) -> [Place; 6] {
        self.board.places(seat)
    }

    /// Returns the legal actions of the seat to move, if the viewer knows its hand.
    #[must_use]
    pub fn legal_actions(&self) -> Option<Actions> {
        match self.turn() {
            Turn::Over(_) => Some(Actions::NONE),
            Turn::ToMove { seat, .. } => {
                self.hand(seat).cards().map(|hand| self.board.legal_actions(hand))
            }
        }
    }

    /// Returns the place to which an action takes a pirate, legal or not.
    #[must_use]
    pub fn target(&self, action: Action) -> Option<Place> {
        self.board.target(&self.tunnel, action)
    }

    /// Returns an action with its target, which leaves the cards to chance.
    #[must_use]
    pub fn notated(&self, action: Action) -> Notated {
        Notated { action, to: self.target(action), chance: None }
    }

    /// Returns the number of cards that a retreat from `from` draws, while there are cards.
    #[must_use]
    pub fn retreat_draws(&self, from: Place) -> Option<u8> {
        self.board.retreat_target(from).map(|(_, draws)| draws)
    }

    /// Returns a determinization: a whole game that would look like this to the viewer. `deal` names
    /// each unknown card of a hand out of the cards that the viewer has not seen; the rest is the
    /// draw pile.
    ///
    /// ```
    /// use cartagena::{Game, Viewer};
    ///
    /// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.0:BD2HKP|0.0.0.0.0.0:HK3PS - - 0.3".parse()?;
    /// let seen = game.observe(Viewer::Public);
    /// let supposed = seen.determinize(|unseen| unseen.nth(unseen.len() / 2));
    /// assert_ne!(supposed, game);
    /// assert_eq!(supposed.observe(Viewer::Public), seen);
    /// # Ok::<(), cartagena::Fault>(())
    /// ```
    #[must_use]
    pub fn determinize(&self, mut deal: impl FnMut(Cards) -> Symbol) -> Game {
        let mut unseen = self.unseen();
        let mut hands = self.hands.map(|hand| hand.known);
        for (hand, seen) in hands.iter_mut().zip(&self.hands) {
            for _ in 0..seen.unknown {
                let card = Cards::one(deal(unseen));
                unseen -= card;
                *hand += card;
            }
        }
        let position = Position { board: self.board, hands, pile: unseen };
        Game { tunnel: self.tunnel.clone(), position, seen_in_hands: self.cards_seen_in_hands() }
    }

    /// Returns the cards that the viewer has not seen: those in the draw pile and the unknown ones in
    /// hands.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        let open = self.row().iter().collect::<Cards>() + self.discard();
        self.hands.iter().fold(Cards::DECK - open, |unseen, hand| unseen - hand.known)
    }

    /// Returns the cards of hidden hands that everybody has seen, as far as the viewer can tell.
    fn cards_seen_in_hands(&self) -> [Cards; Seat::MAX] {
        let variant = self.rules().variant;
        let mut seen = [Cards::NONE; Seat::MAX];
        if variant.has_row() && !variant.has_open_hands() {
            let others =
                Seat::first_n(self.seats()).filter(|seat| self.viewer != Viewer::Seat(*seat));
            others.for_each(|seat| seen[seat.index()] = self.hand(seat).known);
        }
        seen
    }

    /// Follows the game by one event.
    ///
    /// # Errors
    ///
    /// [`OutOfSync`] if the event cannot have happened here; the observation is unchanged then.
    ///
    /// ```
    /// use cartagena::{Game, Viewer};
    ///
    /// let mut game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
    /// let mut seen = game.observe(Viewer::Public);
    /// let event = game.play("B7".parse()?, &[])?;
    /// seen.apply(&event)?;
    /// assert_eq!(seen, game.observe(Viewer::Public));
    /// assert!(seen.apply(&event).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, event: &Event) -> Result<(), OutOfSync> {
        let seat = self.turn().seat().filter(|seat| *seat == event.seat()).ok_or(OutOfSync)?;
        self.board.check_action(self.hand(seat), event.action()).map_err(|_| OutOfSync)?;
        match *event {
            Event::Advanced { from, card, to, .. } => self.apply_advance(seat, from, card, to),
            Event::Retreated { from, to, ref drawn, laid, .. } => {
                self.apply_retreat(seat, (from, to), drawn, laid)
            }
            Event::EndedTurn { .. } => {
                self.board.next_turn();
                Ok(())
            }
        }
    }

    fn apply_advance(
        &mut self,
        seat: Seat,
        from: Place,
        card: Symbol,
        to: Place,
    ) -> Result<(), OutOfSync> {
        if self.target(Action::Advance { from, card }) != Some(to) {
            return Err(OutOfSync);
        }
        let discard = self.board.discard.checked_add(Cards::one(card)).ok_or(OutOfSync)?;
        self.board.discard = discard;
        self.hands[seat.index()].remove(card);
        self.board.advance(&self.tunnel, seat, PlaceBit::of(from), card);
        if self.hands.iter().all(|hand| hand.is_empty()) {
            self.board.declare_draw_if_stuck();
        }
        Ok(())
    }

    fn apply_retreat(
        &mut self,
        seat: Seat,
        (from, to): (Place, Place),
        drawn: &Drawn,
        laid: Row,
    ) -> Result<(), OutOfSync> {
        let (target, draws) = self.board.retreat_target(from).ok_or(OutOfSync)?;
        let pile = self.pile_len();
        let needed = self.board.cards_needed(draws.into(), pile);
        let row = self.row_after(drawn, laid, needed)?;
        let hand = self.hand(seat).after_drawing(drawn).ok_or(OutOfSync)?;
        let hidden = !self.rules().variant.has_row() && self.viewer != Viewer::Seat(seat);
        let as_seen = drawn.iter().all(|card| card.is_none() == hidden);
        if to != target || drawn.len() != self.draw_count(draws.into(), pile) || !as_seen {
            return Err(OutOfSync);
        }
        if needed > pile {
            self.board.discard = Cards::NONE;
        }
        self.board.row = row;
        self.hands[seat.index()] = hand;
        self.board.pirates.retreat(seat, PlaceBit::of(from), PlaceBit::of(to));
        self.board.spend_move();
        Ok(())
    }

    /// Returns the number of cards drawn where `wanted` are asked for: all, unless they run out.
    fn draw_count(&self, wanted: usize, pile: usize) -> usize {
        wanted.min(self.row().len() + pile + self.discard().len())
    }

    /// Returns the row once `drawn` were taken from it and `laid` put in on the way.
    fn row_after(&self, drawn: &Drawn, laid: Row, needed: usize) -> Result<Row, OutOfSync> {
        if !self.rules().variant.has_row() {
            return if laid.is_empty() { Ok(laid) } else { Err(OutOfSync) };
        }
        if laid.len() != needed {
            return Err(OutOfSync);
        }
        let mut cards = self.row().iter().chain(laid.iter());
        let taken = drawn.iter().all(|card| card.is_some() && *card == cards.next());
        if taken { Ok(cards.collect()) } else { Err(OutOfSync) }
    }
}

impl Hand {
    /// Takes a card out: one of the known ones if there is one of that symbol, else an unknown one.
    fn remove(&mut self, card: Symbol) {
        match self.known.checked_sub(Cards::one(card)) {
            Some(known) => self.known = known,
            None => self.unknown = self.unknown.saturating_sub(1),
        }
    }

    fn after_drawing(mut self, drawn: &Drawn) -> Option<Hand> {
        for card in drawn {
            match card {
                Some(symbol) => self.known = self.known.checked_add(Cards::one(*symbol))?,
                None => self.unknown = self.unknown.checked_add(1)?,
            }
        }
        Some(self)
    }
}

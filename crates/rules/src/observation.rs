use crate::board::Board;
use crate::event::Drawn;
use crate::pirates::PlaceBit;
use crate::{
    Action, Actions, Cards, Event, Game, Hand, Place, Position, Row, Rules, Seat, Symbol, Tunnel,
    Turn, Viewer,
};
use core::fmt;

/// What one viewer may know of a game. It is built field by field from the truth and then follows
/// the game by the viewer's [`Event`]s alone, without ever meeting the truth again.
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

/// An event does not fit what the viewer knows: something was missed, and a fresh observation is
/// needed. This one is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfSync;

impl fmt::Display for OutOfSync {
    /// The name, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl core::error::Error for OutOfSync {}

impl Observation {
    /// Whose view this is.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The rules that are played.
    pub const fn rules(&self) -> Rules {
        self.board.rules
    }

    /// The tunnel.
    pub const fn tunnel(&self) -> &Tunnel {
        &self.tunnel
    }

    /// How many seats there are.
    pub const fn seats(&self) -> usize {
        self.board.seats as usize
    }

    /// Whose turn it is, or how the game ended.
    pub const fn turn(&self) -> Turn {
        self.board.turn
    }

    /// What the viewer knows of a hand.
    pub const fn hand(&self, seat: Seat) -> Hand {
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

    /// How many cards are in the draw pile.
    pub fn pile_len(&self) -> usize {
        let hands: usize = self.hands.iter().map(|hand| hand.len()).sum();
        Cards::DECK.len().saturating_sub(hands + self.row().len() + self.discard().len())
    }

    /// How many pirates of a seat stand at a place.
    pub const fn pirates_at(&self, seat: Seat, place: Place) -> u8 {
        self.board.pirates.count(seat, place)
    }

    /// Where a seat's six pirates stand, from the fort on.
    pub fn places(&self, seat: Seat) -> [Place; 6] {
        self.board.places(seat)
    }

    /// What the seat to move may do, if the viewer knows its hand.
    pub fn legal_actions(&self) -> Option<Actions> {
        match self.turn() {
            Turn::Over(_) => Some(Actions::NONE),
            Turn::ToMove { seat, .. } => {
                self.hand(seat).cards().map(|hand| self.board.legal_actions(hand))
            }
        }
    }

    /// Where an action takes a pirate; it does not ask whether the action is legal.
    pub fn target(&self, action: Action) -> Option<Place> {
        self.board.target(&self.tunnel, action)
    }

    /// How many cards the retreat of a pirate from `from` would win, while there are cards.
    pub fn retreat_draws(&self, from: Place) -> Option<u8> {
        self.board.retreat_target(from).map(|(_, draws)| draws)
    }

    /// A whole game that would look like this to the viewer: `deal` names each unknown card of a
    /// hand out of those that nobody has shown yet, and what is left over is the draw pile.
    ///
    /// ```
    /// use cartagena::{Game, Viewer};
    ///
    /// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.0:BD2HKP|0.0.0.0.0.0:HK3PS - - 0.3".parse()?;
    /// let seen = game.observe(Viewer::Public);
    /// let supposed = seen.suppose(|unseen| unseen.nth(unseen.len() / 2));
    /// assert_ne!(supposed, game);
    /// assert_eq!(supposed.observe(Viewer::Public), seen);
    /// # Ok::<(), cartagena::Fault>(())
    /// ```
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

    /// The cards that the viewer has not seen: those in the draw pile and the unknown ones in hands.
    pub fn unseen(&self) -> Cards {
        let open = self.row().iter().collect::<Cards>() + self.discard();
        self.hands.iter().fold(Cards::DECK - open, |unseen, hand| unseen - hand.known)
    }

    /// What everybody has seen of hidden hands, as far as the viewer can tell.
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

    /// How many cards are drawn where `wanted` are asked for: all, unless the cards run out.
    fn draw_count(&self, wanted: usize, pile: usize) -> usize {
        wanted.min(self.row().len() + pile + self.discard().len())
    }

    /// The row once `drawn` were taken from it and `laid` put in on the way.
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

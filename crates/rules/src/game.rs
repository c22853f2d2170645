use crate::{
    Action, Actions, Cards, Event, Hand, IllegalAction, Notated, Observation, Outcome, Place,
    Position, Seat, Symbol, Tunnel, Turn, Viewer,
};

/// A whole game with everything that is hidden from some players: tunnel, position, and the cards of
/// hidden hands that everybody has seen.
///
/// It exists only if it is possible, and it is for the host of a table: players get an
/// [`Observation`] each. Chance is data: the caller brings the cards that come from the draw pile
/// with an action, and the game checks that they can come.
///
/// ```
/// use cartagena::{Action, Game, Place, Symbol};
///
/// let mut game: Game = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
///     0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
///     BDDHPBDSS - 0.3".parse()?;
/// let bottle = Action::Advance { from: Place::new(17).unwrap(), card: Symbol::Bottle };
/// assert_eq!(game.target(bottle), Some(Place::BOAT));
/// assert_eq!(game.cards_needed(bottle), 0);
///
/// let event = game.play(bottle, &[])?;
/// assert_eq!(event.to_string(), "0:B17>37");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    pub(crate) tunnel: Tunnel,
    pub(crate) position: Position,
    /// Cards in hidden hands that everybody saw being taken from the open row.
    pub(crate) seen_in_hands: [Cards; Seat::MAX],
}

impl Game {
    /// Returns the tunnel.
    #[must_use]
    pub const fn tunnel(&self) -> &Tunnel {
        &self.tunnel
    }

    /// Returns everything that changes, for a search to copy.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the seat to move and its moves left, or the outcome.
    #[must_use]
    pub const fn turn(&self) -> Turn {
        self.position.turn()
    }

    /// Returns the outcome, if the game is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    /// Returns the legal actions of the seat to move; the set is empty only when the game is over.
    ///
    /// ```
    /// use cartagena::Game;
    ///
    /// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
    /// assert_eq!(game.legal_actions().len(), 11);
    /// # Ok::<(), cartagena::Fault>(())
    /// ```
    #[must_use]
    pub const fn legal_actions(&self) -> Actions {
        self.position.legal_actions()
    }

    /// Returns true if the rules allow the action to the seat to move.
    #[must_use]
    pub fn is_legal(&self, action: Action) -> bool {
        self.legal_actions().contains(action)
    }

    /// Returns the place to which an action takes a pirate, legal or not; `None` for the end of a
    /// turn and for a retreat that leads nowhere.
    ///
    /// ```
    /// use cartagena::{Game, Place};
    ///
    /// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
    /// assert_eq!(game.target("B7".parse()?), Place::new(8));
    /// assert_eq!(game.target("7<".parse()?), Place::new(5));
    /// assert_eq!(game.target("5<".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn target(&self, action: Action) -> Option<Place> {
        self.position.target(&self.tunnel, action)
    }

    /// Returns an action with its target, which leaves the cards to chance.
    ///
    /// ```
    /// use cartagena::Game;
    ///
    /// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
    /// assert_eq!(game.notated("B7".parse()?).to_string(), "B7>8");
    /// assert_eq!(game.notated("7<".parse()?).to_string(), "7<5");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn notated(&self, action: Action) -> Notated {
        Notated { action, to: self.target(action), chance: None }
    }

    /// Returns the number of cards that have to come from the draw pile for a legal action: 0 to 12.
    #[must_use]
    pub fn cards_needed(&self, action: Action) -> usize {
        self.position.cards_needed(action)
    }

    /// Checks an action and the cards dealt for it, then plays it. The event is the one that the
    /// acting player sees; [`Event::seen_by`] gives the others' views.
    ///
    /// # Errors
    ///
    /// [`IllegalAction`] if the rules do not allow the action or the cards cannot come; the game is
    /// unchanged then.
    ///
    /// ```
    /// use cartagena::{Game, IllegalAction, Symbol};
    ///
    /// let mut game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
    /// let retreat = "7<".parse()?;
    /// let error = game.play(retreat, &[]).unwrap_err();
    /// assert_eq!(error, IllegalAction::WrongDeal { needed: 1, given: 0 });
    /// assert_eq!(game.play(retreat, &[Symbol::Key])?.to_string(), "0:7<5+K");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, action: Action, dealt: &[Symbol]) -> Result<Event, IllegalAction> {
        let event = self.position.play(&self.tunnel, action, dealt)?;
        self.remember_seen_cards(&event);
        Ok(event)
    }

    /// Returns what a viewer may know.
    ///
    /// ```
    /// use cartagena::{Game, Seat, Viewer};
    ///
    /// let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3".parse()?;
    /// let own = game.observe(Viewer::Seat(Seat::FIRST));
    /// assert_eq!(own.hand(Seat::FIRST).to_string(), "BD2HKP");
    /// assert_eq!(own.hand(Seat::new(1).unwrap()).to_string(), "?6");
    /// # Ok::<(), cartagena::Fault>(())
    /// ```
    #[must_use]
    pub fn observe(&self, viewer: Viewer) -> Observation {
        let mut hands = [Hand::default(); Seat::MAX];
        for seat in Seat::first_n(self.position.seats()) {
            hands[seat.index()] = self.hand_seen_by(viewer, seat);
        }
        Observation { viewer, tunnel: self.tunnel.clone(), board: self.position.board, hands }
    }

    #[allow(clippy::cast_possible_truncation, reason = "there are 102 cards")]
    fn hand_seen_by(&self, viewer: Viewer, seat: Seat) -> Hand {
        let hand = self.position.hand(seat);
        if viewer == Viewer::Seat(seat) || self.position.rules().variant.has_open_hands() {
            return Hand::open(hand);
        }
        let known = self.seen_in_hands[seat.index()];
        Hand { known, unknown: (hand.len() - known.len()) as u8 }
    }

    fn remember_seen_cards(&mut self, event: &Event) {
        let variant = self.position.rules().variant;
        if !variant.has_row() || variant.has_open_hands() {
            return;
        }
        let seen = &mut self.seen_in_hands[event.seat().index()];
        match event {
            Event::Advanced { card, .. } => {
                *seen = seen.checked_sub(Cards::one(*card)).unwrap_or(*seen);
            }
            Event::Retreated { drawn, .. } => *seen += drawn.iter().flatten().copied().collect(),
            Event::EndedTurn { .. } => {}
        }
    }
}

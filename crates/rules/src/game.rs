use crate::{
    Action, Actions, Cards, Event, Hand, IllegalAction, Observation, Outcome, Place, Position,
    Seat, Symbol, Tunnel, Turn, Viewer,
};

/// A whole game as it truly stands: tunnel, position, and what everybody remembers having seen.
///
/// It exists only if it is possible, and it is nobody's to see but the table's: players get an
/// [`Observation`] each. Chance is data: whoever plays an action brings the cards that come from
/// the draw pile, and the game checks that they can.
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
/// assert_eq!(event.to_string(), "B17>37");
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
    /// The tunnel.
    pub const fn tunnel(&self) -> &Tunnel {
        &self.tunnel
    }

    /// All that changes, for a search to copy.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Whose turn it is, or how the game ended.
    pub const fn turn(&self) -> Turn {
        self.position.turn()
    }

    /// How the game ended, if it did.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    /// What the seat to move may do; nothing only when the game is over.
    pub const fn legal_actions(&self) -> Actions {
        self.position.legal_actions()
    }

    /// Whether the seat to move may do this.
    pub fn is_legal(&self, action: Action) -> bool {
        self.legal_actions().contains(action)
    }

    /// Where an action takes a pirate; it does not ask whether the action is legal.
    pub fn target(&self, action: Action) -> Option<Place> {
        self.position.target(&self.tunnel, action)
    }

    /// How many cards have to come from the draw pile for a legal action: 0 to 12.
    pub fn cards_needed(&self, action: Action) -> usize {
        self.position.cards_needed(action)
    }

    /// Checks an action and the cards dealt for it, then plays it. On error nothing has changed.
    /// The event is what the player who acts sees; [`Event::seen_by`] gives the others' views.
    pub fn play(&mut self, action: Action, dealt: &[Symbol]) -> Result<Event, IllegalAction> {
        let event = self.position.play(&self.tunnel, action, dealt)?;
        self.remember_seen_cards(&event);
        Ok(event)
    }

    /// What a viewer may know.
    pub fn observe(&self, viewer: Viewer) -> Observation {
        let mut hands = [Hand::default(); Seat::MAX];
        for seat in Seat::first_n(self.position.seats()) {
            hands[seat.index()] = self.hand_seen_by(viewer, seat);
        }
        Observation { viewer, tunnel: self.tunnel.clone(), board: self.position.board, hands }
    }

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

use crate::pirates::{Pirates, PlaceBit};
use crate::{Action, Actions, Cards, Hand, IllegalAction, Place, Row, Rules, Seat, Symbol, Tunnel};
use core::fmt;

/// The result of a game that is over. Its text is `won.N` or `drawn`.
///
/// ```
/// use cartagena::{Outcome, Seat};
///
/// assert_eq!("won.1".parse(), Ok(Outcome::Won(Seat::new(1).unwrap())));
/// assert_eq!(Outcome::Drawn.to_string(), "drawn");
/// assert!("won.5".parse::<Outcome>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// All six pirates of this seat are in the boat.
    Won(Seat),
    /// No seat can move a pirate any more.
    Drawn,
}

/// The seat to move and its moves left, or the outcome of a game that is over. Its text is the last
/// field of a position line.
///
/// ```
/// use cartagena::{Outcome, Seat, Turn};
///
/// let turn: Turn = "1.3".parse()?;
/// assert_eq!(turn, Turn::start(Seat::new(1).unwrap()));
/// assert!(turn.is_start());
/// assert_eq!("drawn".parse::<Turn>()?.outcome(), Some(Outcome::Drawn));
/// # Ok::<(), cartagena::Fault>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The game goes on.
    ToMove {
        /// The seat to move.
        seat: Seat,
        /// The number of moves it has left, from three down to one.
        moves_left: u8,
    },
    /// The game is over.
    Over(Outcome),
}

impl Turn {
    /// The number of moves of a whole turn.
    pub const MOVES: u8 = 3;

    /// Returns the start of a seat's turn.
    #[must_use]
    pub const fn start(seat: Seat) -> Turn {
        Turn::ToMove { seat, moves_left: Self::MOVES }
    }

    /// Returns true at the start of a turn, when nothing has been done in it yet.
    #[must_use]
    pub const fn is_start(self) -> bool {
        matches!(self, Turn::ToMove { moves_left: Self::MOVES, .. })
    }

    /// Returns a number that tells it apart from all others.
    pub(crate) const fn word(self) -> u64 {
        match self {
            Turn::ToMove { seat, moves_left } => 4 * seat.index() as u64 + moves_left as u64,
            Turn::Over(Outcome::Won(seat)) => 64 + seat.index() as u64,
            Turn::Over(Outcome::Drawn) => 128,
        }
    }

    /// Returns the seat to move, while the game goes on.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Turn::ToMove { seat, .. } => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// Returns the outcome, if the game is over.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Turn::ToMove { .. } => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::ToMove { seat, moves_left } => write!(f, "{seat}.{moves_left}"),
            Turn::Over(outcome) => outcome.fmt(f),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Won(seat) => write!(f, "won.{seat}"),
            Outcome::Drawn => f.write_str("drawn"),
        }
    }
}

/// The part of a game that changes and lies open to everybody: a [`Position`](crate::Position) and
/// every [`Observation`](crate::Observation) hold one each, and it follows the same moves in both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Board {
    pub(crate) pirates: Pirates,
    pub(crate) row: Row,
    pub(crate) discard: Cards,
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    pub(crate) turn: Turn,
}

impl Board {
    /// Returns the legal actions of the seat to move with these cards in its hand.
    #[inline]
    pub(crate) const fn legal_actions(&self, hand: Cards) -> Actions {
        let Turn::ToMove { seat, moves_left } = self.turn else {
            return Actions::NONE;
        };
        Actions {
            advance_from: self.pirates.can_advance(seat),
            held_symbols: hand.held_mask(),
            retreat_from: self.pirates.can_retreat(seat, self.rules.boat),
            may_end: moves_left < Turn::MOVES || self.rules.pass,
        }
    }

    /// Checks an action of the seat to move, which holds `hand`. A card that may or may not be among
    /// the unknown ones is taken to be there.
    pub(crate) fn check_action(&self, hand: Hand, action: Action) -> Result<(), IllegalAction> {
        let Turn::ToMove { seat, moves_left } = self.turn else {
            return Err(IllegalAction::GameOver);
        };
        match action {
            Action::Advance { from, card } => self.check_advance(seat, hand, from, card),
            Action::Retreat { from } => self.check_retreat(seat, from),
            Action::EndTurn => {
                let stuck = hand.unknown == 0 && self.legal_actions(hand.known).contains(action);
                let may = stuck || moves_left < Turn::MOVES || self.rules.pass;
                if may { Ok(()) } else { Err(IllegalAction::MustMove) }
            }
        }
    }

    fn check_advance(
        &self,
        seat: Seat,
        hand: Hand,
        from: Place,
        card: Symbol,
    ) -> Result<(), IllegalAction> {
        if self.pirates.count(seat, from) == 0 {
            Err(IllegalAction::NoPirate(from))
        } else if from == Place::BOAT {
            Err(IllegalAction::AlreadyHome)
        } else if hand.unknown == 0 && !hand.known.contains(card) {
            Err(IllegalAction::NotInHand(card))
        } else {
            Ok(())
        }
    }

    fn check_retreat(&self, seat: Seat, from: Place) -> Result<(), IllegalAction> {
        if self.pirates.count(seat, from) == 0 {
            Err(IllegalAction::NoPirate(from))
        } else if from == Place::FORT {
            Err(IllegalAction::AtFort)
        } else if from == Place::BOAT && !self.rules.boat {
            Err(IllegalAction::BoatStays)
        } else if self.pirates.retreat_target(PlaceBit::of(from)).is_none() {
            Err(IllegalAction::NothingBehind(from))
        } else {
            Ok(())
        }
    }

    /// Returns the place to which an action takes a pirate of any seat.
    pub(crate) fn target(&self, tunnel: &Tunnel, action: Action) -> Option<Place> {
        match action {
            Action::Advance { from, card } => {
                Some(self.pirates.advance_target(tunnel, PlaceBit::of(from), card).place())
            }
            Action::Retreat { from } => self.retreat_target(from).map(|(to, _)| to),
            Action::EndTurn => None,
        }
    }

    /// Returns the place to which a retreat leads and the number of pirates there.
    pub(crate) fn retreat_target(&self, from: Place) -> Option<(Place, u8)> {
        self.pirates.retreat_target(PlaceBit::of(from)).map(|(to, count)| (to.place(), count))
    }

    /// Returns the number of cards that come from a pile of `pile` cards and from the discards for a
    /// draw of `draws`: with a row, none unless it runs empty, and then a whole new one.
    pub(crate) fn cards_needed(&self, draws: usize, pile: usize) -> usize {
        let wanted = match self.rules.variant.has_row() {
            true if self.row.len() > draws => 0,
            true => Row::LENGTH,
            false => draws,
        };
        wanted.min(pile + self.discard.len())
    }

    /// Moves a pirate of `seat`, which is to move, with a card, and ends the game or spends the move.
    #[inline]
    pub(crate) const fn advance(
        &mut self,
        tunnel: &Tunnel,
        seat: Seat,
        from: PlaceBit,
        card: Symbol,
    ) {
        let to = self.pirates.advance_target(tunnel, from, card);
        self.pirates.advance(seat, from, to);
        if self.pirates.all_home(seat) {
            self.turn = Turn::Over(Outcome::Won(seat));
        } else {
            self.spend_move();
        }
    }

    /// Counts one move of the turn as done.
    #[inline]
    pub(crate) const fn spend_move(&mut self) {
        let Turn::ToMove { seat, moves_left } = self.turn else { return };
        let last = moves_left <= 1;
        self.turn = Turn::ToMove {
            seat: if last { seat.next_at(self.seats) } else { seat },
            moves_left: if last { Turn::MOVES } else { moves_left - 1 },
        };
    }

    /// Gives the turn to the next seat.
    #[inline]
    pub(crate) const fn next_turn(&mut self) {
        if let Turn::ToMove { seat, .. } = self.turn {
            self.turn = Turn::start(seat.next_at(self.seats));
        }
    }

    /// Returns the places of a seat's pirates, from the fort on.
    pub(crate) fn places(&self, seat: Seat) -> [Place; 6] {
        let mut places = [Place::FORT; 6];
        let everywhere = [Place::FORT].into_iter().chain(Place::spaces()).chain([Place::BOAT]);
        let standing = everywhere
            .flat_map(|place| core::iter::repeat_n(place, self.pirates.count(seat, place).into()));
        places.iter_mut().zip(standing).for_each(|(slot, place)| *slot = place);
        places
    }

    /// Declares the game drawn if no pirate can retreat. All hands have to be empty.
    pub(crate) fn declare_draw_if_stuck(&mut self) {
        if self.turn.seat().is_some() && self.no_seat_can_retreat() {
            self.turn = Turn::Over(Outcome::Drawn);
        }
    }

    pub(crate) fn no_seat_can_retreat(&self) -> bool {
        let stays = |seat| self.pirates.can_retreat(seat, self.rules.boat) == 0;
        Seat::first_n(self.seats.into()).all(stays)
    }
}

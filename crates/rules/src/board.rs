use crate::pirates::{Pirates, PlaceBit};
use crate::{Action, Actions, Cards, Hand, IllegalAction, Place, Row, Rules, Seat, Symbol, Tunnel};
use core::fmt;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// All six pirates of this seat are in the boat.
    Won(Seat),
    /// Nobody at the table can move a pirate any more.
    Drawn,
}

/// Whose turn it is, or how the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The game goes on.
    ToMove {
        /// The seat to move.
        seat: Seat,
        /// How many moves it has left, from three down to one.
        moves_left: u8,
    },
    /// The game is over.
    Over(Outcome),
}

impl Turn {
    /// How many moves a turn has.
    pub const MOVES: u8 = 3;

    /// The start of a seat's turn.
    pub const fn start(seat: Seat) -> Turn {
        Turn::ToMove { seat, moves_left: Self::MOVES }
    }

    /// Whether a turn begins: nothing has been done in it yet.
    pub const fn is_start(self) -> bool {
        matches!(self, Turn::ToMove { moves_left: Self::MOVES, .. })
    }

    /// The seat to move, while the game goes on.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Turn::ToMove { seat, .. } => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// How the game ended, if it did.
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
            Turn::Over(Outcome::Won(seat)) => write!(f, "won.{seat}"),
            Turn::Over(Outcome::Drawn) => f.write_str("drawn"),
        }
    }
}

/// What changes in the course of a game and lies open to everybody: the truth and every viewer's
/// knowledge hold one each, and it follows the same moves in both.
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
    /// What the seat to move may do with these cards in its hand.
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

    /// Why the seat to move, which holds `hand`, may not do this. A card that may or may not be
    /// among the unknown ones is taken to be there.
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

    /// Where an action takes a pirate, whoever's it is.
    pub(crate) fn target(&self, tunnel: &Tunnel, action: Action) -> Option<Place> {
        match action {
            Action::Advance { from, card } => {
                Some(self.pirates.advance_target(tunnel, PlaceBit::of(from), card).place())
            }
            Action::Retreat { from } => self.retreat_target(from).map(|(to, _)| to),
            Action::EndTurn => None,
        }
    }

    /// Where a retreat leads, and how many stand there.
    pub(crate) fn retreat_target(&self, from: Place) -> Option<(Place, u8)> {
        self.pirates.retreat_target(PlaceBit::of(from)).map(|(to, count)| (to.place(), count))
    }

    /// How many cards come from a pile of `pile` cards and from the discards when somebody draws
    /// `draws`: with a row, none unless it runs empty, and then a whole new one.
    pub(crate) fn cards_needed(&self, draws: usize, pile: usize) -> usize {
        let wanted = match self.rules.variant.has_row() {
            true if self.row.len() > draws => 0,
            true => Row::LENGTH,
            false => draws,
        };
        wanted.min(pile + self.discard.len())
    }

    /// Moves a pirate of `seat`, which is to move, with a card. Who wins by it has won; the turn
    /// goes on otherwise.
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

    /// One move of the turn is done.
    #[inline]
    pub(crate) const fn spend_move(&mut self) {
        let Turn::ToMove { seat, moves_left } = self.turn else { return };
        let last = moves_left <= 1;
        self.turn = Turn::ToMove {
            seat: if last { seat.next_at(self.seats) } else { seat },
            moves_left: if last { Turn::MOVES } else { moves_left - 1 },
        };
    }

    /// The next seat is to move.
    #[inline]
    pub(crate) const fn next_turn(&mut self) {
        if let Turn::ToMove { seat, .. } = self.turn {
            self.turn = Turn::start(seat.next_at(self.seats));
        }
    }

    /// Where a seat's pirates stand, from the fort on.
    pub(crate) fn places(&self, seat: Seat) -> [Place; 6] {
        let mut places = [Place::FORT; 6];
        let everywhere = [Place::FORT].into_iter().chain(Place::spaces()).chain([Place::BOAT]);
        let standing = everywhere
            .flat_map(|place| core::iter::repeat_n(place, self.pirates.count(seat, place).into()));
        places.iter_mut().zip(standing).for_each(|(slot, place)| *slot = place);
        places
    }

    /// With all hands empty: the game is drawn if no pirate can go back either.
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

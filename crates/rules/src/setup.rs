use crate::board::Board;
use crate::pirates::Pirates;
use crate::{
    Cards, Crews, Fault, Field, Game, Hand, Observation, Outcome, Place, Position, Problem, Row,
    Rules, Seat, Symbol, Tunnel, Turn, Variant, Viewer,
};
use core::fmt;

/// A position that is not checked yet. Its text is the position line of the notation.
///
/// [`Setup::game`] and [`Setup::observation`] check it and make a game or an observation of it.
///
/// ```
/// use cartagena::{Problem, Setup};
///
/// let setup: Setup = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
///     4.4.4.9.9.9:B|0.0.0.0.0.4:S - - 1.2".parse()?;
/// let fault = setup.game().unwrap_err();
/// assert!(matches!(fault.problem, Problem::CrowdedSpace(space) if space.number() == 4));
/// # Ok::<(), cartagena::Fault>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Variant and options.
    pub rules: Rules,
    /// The tunnel.
    pub tunnel: Tunnel,
    /// Pirates and hand of every seat.
    pub seats: Crews,
    /// The open row.
    pub row: Row,
    /// The discard pile.
    pub discard: Cards,
    /// The turn, or the outcome.
    pub turn: Turn,
}

/// A seat's pirates and cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Crew {
    /// The places of the six pirates, in ascending order.
    pub places: [Place; 6],
    /// The cards, or the viewer's knowledge of them.
    pub hand: Hand,
}

impl Setup {
    /// The number of cards in a hand at the start.
    pub const HAND_SIZE: usize = 6;

    /// Returns the start of a game: all pirates at the fort, six cards for each seat from the top of
    /// `deck`, then twelve for the row where there is one. The rest of the deck is the pile.
    ///
    /// Returns `None` unless there are two to five players, the first among them, and the deck has
    /// all 102 cards.
    ///
    /// ```
    /// use cartagena::{Cards, Rules, Seat, Segment, Setup, Symbol, Tunnel, Variant};
    ///
    /// let deck: Vec<Symbol> = Cards::DECK.iter().collect(); // not shuffled
    /// let rules = Rules::new(Variant::Tortuga);
    /// let tunnel = Tunnel::new(Segment::PRINTED);
    /// let setup = Setup::start(rules, tunnel, 2, Seat::FIRST, &deck).unwrap();
    /// assert_eq!(setup.seats[0].hand.to_string(), "B6");
    /// assert_eq!(setup.row.to_string(), "BBBBBDDDDDDD");
    /// assert_eq!(setup.game()?.position().pile().len(), 102 - Setup::cards_dealt(rules, 2));
    /// # Ok::<(), cartagena::Fault>(())
    /// ```
    #[must_use]
    pub fn start(
        rules: Rules,
        tunnel: Tunnel,
        players: usize,
        first: Seat,
        deck: &[Symbol],
    ) -> Option<Setup> {
        let whole = deck.len() == Cards::DECK.len()
            && deck.iter().copied().collect::<Cards>() == Cards::DECK;
        if !(Seat::MIN..=Seat::MAX).contains(&players) || first.index() >= players || !whole {
            return None;
        }
        let (hands, rest) = deck.split_at(players * Self::HAND_SIZE);
        let crew = |cards: &[Symbol]| Crew {
            places: [Place::FORT; 6],
            hand: Hand::open(cards.iter().copied().collect()),
        };
        let row = if rules.variant.has_row() { rest.iter().copied().collect() } else { Row::EMPTY };
        Some(Setup {
            rules,
            tunnel,
            seats: hands.chunks(Self::HAND_SIZE).map(crew).collect(),
            row,
            discard: Cards::NONE,
            turn: Turn::start(first),
        })
    }

    /// Returns the number of cards that [`Setup::start`] deals before the first move.
    #[must_use]
    pub const fn cards_dealt(rules: Rules, players: usize) -> usize {
        players * Self::HAND_SIZE + if rules.variant.has_row() { Row::LENGTH } else { 0 }
    }

    /// Checks the position and makes a game of it. No card of a hidden hand counts as seen.
    ///
    /// # Errors
    ///
    /// [`Fault`] if the position is impossible or a hand is not known.
    pub fn game(&self) -> Result<Game, Fault> {
        let board = self.check()?;
        let mut hands = [Cards::NONE; Seat::MAX];
        for (seat, crew) in self.seats_with_crews() {
            let hidden = Fault::new(Field::Seat(seat), Problem::HiddenHands);
            hands[seat.index()] = crew.hand.cards().ok_or(hidden)?;
        }
        let out = hands.iter().fold(self.open_cards()?, |out, hand| out + *hand);
        let position = Position { board, hands, pile: Cards::DECK - out };
        Ok(Game { tunnel: self.tunnel.clone(), position, seen_in_hands: [Cards::NONE; Seat::MAX] })
    }

    /// Checks the position and makes an observation of it.
    ///
    /// # Errors
    ///
    /// [`Fault`] if the position is impossible.
    ///
    /// ```
    /// use cartagena::{Problem, Setup, Viewer};
    ///
    /// let setup: Setup = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    ///     0.0.0.0.0.0:?6|0.0.0.0.0.0:HK3PS - - 0.3".parse()?;
    /// assert_eq!(setup.observation(Viewer::Public)?.unseen().len(), 96);
    /// assert_eq!(setup.game().unwrap_err().problem, Problem::HiddenHands);
    /// # Ok::<(), cartagena::Fault>(())
    /// ```
    pub fn observation(&self, viewer: Viewer) -> Result<Observation, Fault> {
        let board = self.check()?;
        let mut hands = [Hand::default(); Seat::MAX];
        for (seat, crew) in self.seats_with_crews() {
            hands[seat.index()] = crew.hand;
        }
        Ok(Observation { viewer, tunnel: self.tunnel.clone(), board, hands })
    }

    fn seats_with_crews(&self) -> impl Iterator<Item = (Seat, &Crew)> {
        Seat::first_n(self.seats.len()).zip(&self.seats)
    }

    #[allow(clippy::cast_possible_truncation, reason = "there are at most five seats")]
    fn check(&self) -> Result<Board, Fault> {
        let pirates = self.pirates()?;
        self.check_hands()?;
        self.check_cards()?;
        self.check_row()?;
        let board = Board {
            pirates,
            row: self.row,
            discard: self.discard,
            rules: self.rules,
            seats: self.seats.len() as u8,
            turn: self.turn,
        };
        self.check_turn(&board)?;
        Ok(board)
    }

    fn pirates(&self) -> Result<Pirates, Fault> {
        if self.seats.len() < Seat::MIN {
            return Err(Fault::new(Field::Seats, Problem::SeatCount));
        }
        let mut pirates = Pirates::default();
        for (seat, crew) in self.seats_with_crews() {
            for place in crew.places {
                if !pirates.put(seat, place) {
                    return Err(Fault::new(Field::Seat(seat), Problem::CrowdedSpace(place)));
                }
            }
        }
        Ok(pirates)
    }

    fn check_hands(&self) -> Result<(), Fault> {
        for (seat, Crew { hand, .. }) in self.seats_with_crews() {
            let partly = hand.unknown > 0 && !hand.known.is_empty();
            let problem = match self.rules.variant {
                Variant::Tortuga if hand.unknown > 0 => Problem::UnknownCards,
                Variant::Jamaica if partly => Problem::PartlyKnown,
                _ => continue,
            };
            return Err(Fault::new(Field::Seat(seat), problem));
        }
        Ok(())
    }

    /// Returns row and discards together, if the game has as many.
    fn open_cards(&self) -> Result<Cards, Fault> {
        add(self.row.iter().collect(), self.discard, Field::Discard)
    }

    fn check_cards(&self) -> Result<(), Fault> {
        let mut known = self.open_cards()?;
        let mut total = known.len();
        for (seat, Crew { hand, .. }) in self.seats_with_crews() {
            known = add(known, hand.known, Field::Seat(seat))?;
            total += hand.len();
        }
        if total > Cards::DECK.len() {
            return Err(Fault::new(Field::Seats, Problem::TooManyCards));
        }
        Ok(())
    }

    fn check_row(&self) -> Result<(), Fault> {
        let hands: usize = self.seats.iter().map(|crew| crew.hand.len()).sum();
        let pile_left = hands + self.row.len() + self.discard.len() < Cards::DECK.len();
        let problem = match (self.rules.variant.has_row(), self.row.is_empty()) {
            (false, false) => Problem::RowInJamaica,
            (true, true) if pile_left => Problem::RowNotLaid,
            _ => return Ok(()),
        };
        Err(Fault::new(Field::Row, problem))
    }

    fn check_turn(&self, board: &Board) -> Result<(), Fault> {
        let fault = |problem| Err(Fault::new(Field::Turn, problem));
        let winner = match self.turn {
            Turn::Over(Outcome::Won(seat)) => Some(seat),
            _ => None,
        };
        if winner.or(self.turn.seat()).is_some_and(|seat| seat.index() >= self.seats.len()) {
            return fault(Problem::NoSuchSeat);
        }
        for (seat, _) in self.seats_with_crews() {
            match (board.pirates.all_home(seat), winner == Some(seat)) {
                (true, false) => return fault(Problem::HomeNotWon(seat)),
                (false, true) => return fault(Problem::WonNotHome(seat)),
                _ => {}
            }
        }
        let stuck =
            self.seats.iter().all(|crew| crew.hand.is_empty()) && board.no_seat_can_retreat();
        match self.turn {
            Turn::ToMove { moves_left: 0 | 4.., .. } => fault(Problem::MovesLeft),
            Turn::ToMove { .. } if stuck => fault(Problem::NobodyCanMove),
            Turn::Over(Outcome::Drawn) if !stuck => fault(Problem::DrawnTooSoon),
            _ => Ok(()),
        }
    }
}

fn add(cards: Cards, more: Cards, field: Field) -> Result<Cards, Fault> {
    cards.checked_add(more).ok_or_else(|| {
        let one = |symbol: &Symbol| cards.count(*symbol).saturating_add(more.count(*symbol));
        let over = |symbol: &Symbol| one(symbol) > Cards::PER_SYMBOL;
        let symbol = Symbol::ALL.into_iter().find(over).unwrap_or(Symbol::Skull);
        Fault::new(field, Problem::TooManyOf(symbol))
    })
}

impl From<&Game> for Setup {
    fn from(game: &Game) -> Setup {
        let hand = |seat| Hand::open(game.position.hand(seat));
        Setup::of(&game.tunnel, &game.position.board, hand)
    }
}

impl From<&Observation> for Setup {
    fn from(observation: &Observation) -> Setup {
        Setup::of(&observation.tunnel, &observation.board, |seat| observation.hand(seat))
    }
}

impl Setup {
    fn of(tunnel: &Tunnel, board: &Board, hand: impl Fn(Seat) -> Hand) -> Setup {
        let crew = |seat| Crew { places: board.places(seat), hand: hand(seat) };
        Setup {
            rules: board.rules,
            tunnel: tunnel.clone(),
            seats: Seat::first_n(board.seats.into()).map(crew).collect(),
            row: board.row,
            discard: board.discard,
            turn: board.turn,
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.rules, self.tunnel)?;
        for (index, crew) in self.seats.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { "|" })?;
            crew.fmt(f)?;
        }
        write!(f, " {} {} {}", self.row, self.discard, self.turn)
    }
}

impl fmt::Display for Crew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, place) in self.places.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { "." })?;
            place.fmt(f)?;
        }
        write!(f, ":{}", self.hand)
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

impl fmt::Display for Observation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

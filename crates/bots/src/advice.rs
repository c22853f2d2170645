//! Advice of a bot as data: a turn, its chances and the reasons. The crate `texts` turns it into
//! sentences.

use alloc::vec::Vec;
use cartagena::{Action, Notated, Observation, Place, Seat, Symbol};

/// Winning chances of all seats; they sum to one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    seats: usize,
    values: [f32; Seat::MAX],
}

impl Chances {
    /// Returns equal chances for all seats.
    pub fn equal(seats: usize) -> Chances {
        let mut values = [0.0; Seat::MAX];
        values[..seats].fill(1.0 / seats as f32);
        Chances { seats, values }
    }

    /// Returns certainty that one seat wins.
    pub fn certain_win(seats: usize, seat: Seat) -> Chances {
        let mut values = [0.0; Seat::MAX];
        values[seat.index()] = 1.0;
        Chances { seats, values }
    }

    /// Returns the numbers, given in seat order, scaled so that they sum to one. If they have no
    /// positive sum, all chances are equal.
    pub fn new(seats: usize, values: [f32; Seat::MAX]) -> Chances {
        let sum: f32 = values[..seats].iter().sum();
        if sum.is_nan() || sum <= 0.0 {
            return Chances::equal(seats);
        }
        Chances { seats, values: values.map(|value| value / sum) }
    }

    /// Returns the chance of one seat.
    pub fn of(&self, seat: Seat) -> f32 {
        self.values[seat.index()]
    }

    /// Returns all chances in seat order.
    pub fn as_slice(&self) -> &[f32] {
        &self.values[..self.seats]
    }
}

/// A way to play the rest of a turn, with its value: a principal variation of one turn. It ends
/// where cards come from the pile, because the best continuation depends on them.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Variation {
    /// The actions in order; never empty.
    pub actions: Vec<Action>,
    /// The mover's winning chance if these actions are played.
    pub chance: f32,
}

/// Returns the moves of a turn with their targets, up to the first for which cards come from the pile:
/// the targets of later ones would depend on them.
pub fn notated_turn(seen: &Observation, actions: &[Action]) -> Vec<Notated> {
    // The cards of other hands and of the pile make no difference so far.
    let mut game = seen.determinize(|unseen| unseen.nth(0));
    let mut moves = Vec::new();
    for &action in actions {
        moves.push(game.notated(action));
        if game.play(action, &[]).is_err() {
            break;
        }
    }
    moves
}

/// Recommendation of a bot for the seat to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Winning chances of all seats if the best turn is played.
    pub chances: Chances,
    /// The best way to play the turn.
    pub best: Variation,
    /// The next best turn that differs in more than the order of its moves, if there is one.
    pub second: Option<Variation>,
    /// Reasons for the best turn, the most important first.
    pub reasons: Vec<Reason>,
}

/// A played turn compared with the best one. Both values come from the same search, so that the
/// difference is not a matter of luck.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnReview {
    /// Advice with the best turn; its value is never below the value of the played turn.
    pub advice: Advice,
    /// The mover's winning chance after the played turn.
    pub played_chance: f32,
    /// The mover's least winning chance among the turns that were compared. How much the choice matters is
    /// the best chance less this one.
    pub least_chance: f32,
    /// Winning chances of all seats after the played turn.
    pub played_chances: Chances,
    /// The best turns besides the best one, the best first, at most [`TurnReview::MAX_OTHERS`]. They
    /// differ from it and from each other in more than the order of their moves.
    pub others: Vec<Variation>,
}

impl TurnReview {
    /// Number of further turns in a review.
    pub const MAX_OTHERS: usize = 3;

    /// Returns the winning chance that the played turn gave away.
    pub fn loss(&self) -> f32 {
        self.advice.best.chance - self.played_chance
    }
}

/// A reason for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Reason {
    /// The last pirate boards: the turn wins the game.
    Wins,
    /// The turn prevents a win: without it this seat could win in its next turn.
    Stops {
        /// The seat that is stopped.
        seat: Seat,
    },
    /// Pirates board the boat.
    Boards {
        /// Number of pirates.
        pirates: u8,
    },
    /// Retreats draw cards.
    Draws {
        /// Number of cards.
        cards: u8,
    },
    /// A long jump over taken spaces.
    Leaps {
        /// The card that is played.
        card: Symbol,
        /// Start of the jump.
        from: Place,
        /// End of the jump.
        to: Place,
    },
    /// Pirates leave the fort.
    Leaves {
        /// Number of pirates.
        pirates: u8,
    },
    /// The turn destroys a road of occupied spaces with this symbol that the seat could have used.
    Closes {
        /// Symbol of the road.
        symbol: Symbol,
        /// The seat that could have used it.
        seat: Seat,
    },
    /// The turn leaves a road of occupied spaces to a seat that holds the cards for it.
    Opens {
        /// Symbol of the road.
        symbol: Symbol,
        /// The seat that can use it.
        seat: Seat,
        /// Number of cards of this symbol that the seat is known to hold.
        cards: u8,
    },
}

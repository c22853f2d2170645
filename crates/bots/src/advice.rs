//! What a bot would play and why, as data; `texts` makes sentences of it.

use alloc::vec::Vec;
use cartagena::{Action, Place, Seat, Symbol};

/// Each seat's chance to win; they sum to one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    seats: usize,
    values: [f32; Seat::MAX],
}

impl Chances {
    /// Equal chances for all.
    pub fn equal(seats: usize) -> Chances {
        let mut values = [0.0; Seat::MAX];
        values[..seats].fill(1.0 / seats as f32);
        Chances { seats, values }
    }

    /// Certainty.
    pub fn certain_win(seats: usize, seat: Seat) -> Chances {
        let mut values = [0.0; Seat::MAX];
        values[seat.index()] = 1.0;
        Chances { seats, values }
    }

    /// Chances from numbers in the order of the seats, scaled to sum to one.
    pub fn new(seats: usize, values: [f32; Seat::MAX]) -> Chances {
        let sum: f32 = values[..seats].iter().sum();
        if sum.is_nan() || sum <= 0.0 {
            return Chances::equal(seats);
        }
        Chances { seats, values: values.map(|value| value / sum) }
    }

    /// One seat's chance.
    pub fn of(&self, seat: Seat) -> f32 {
        self.values[seat.index()]
    }

    /// All chances in the order of the seats.
    pub fn as_slice(&self) -> &[f32] {
        &self.values[..self.seats]
    }
}

/// A way to play the rest of a turn. Where cards come from the pile the plan ends: what is best then
/// depends on them.
#[derive(Clone, Debug, PartialEq)]
pub struct Variation {
    /// The actions, in order; never none.
    pub actions: Vec<Action>,
    /// The mover's chance to win if this is played.
    pub chance: f32,
}

/// What a bot would play, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Each seat's chance as things stand, the best turn being played.
    pub chances: Chances,
    /// The best way to play the turn.
    pub best: Variation,
    /// The next best that differs in more than the order of its moves, if there is one.
    pub second: Option<Variation>,
    /// What the best turn is about, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// A turn that somebody played, beside the best one: both by the same search, so that what was lost
/// is not a matter of luck.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnReview {
    /// What would have been best; never worse than what was played.
    pub advice: Advice,
    /// The mover's chance to win with what was played.
    pub played_chance: f32,
}

impl TurnReview {
    /// How much of the chance to win the turn gave away.
    pub fn loss(&self) -> f32 {
        self.advice.best.chance - self.played_chance
    }
}

/// One thing a turn is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The last pirate boards: the game is won.
    Wins,
    /// Without it this seat could win at once; with it, it cannot.
    Stops {
        /// Who is stopped.
        seat: Seat,
    },
    /// So many pirates board the boat.
    Boards {
        /// How many.
        pirates: u8,
    },
    /// So many cards are won by going back.
    Draws {
        /// How many.
        cards: u8,
    },
    /// A long jump over taken spaces.
    Leaps {
        /// The card it takes.
        card: Symbol,
        /// Where the jump starts.
        from: Place,
        /// Where it ends.
        to: Place,
    },
    /// Pirates come out of the fort.
    Leaves {
        /// How many.
        pirates: u8,
    },
    /// A road of taken spaces with this symbol, which that seat could have used, is no longer there.
    Closes {
        /// The road's symbol.
        symbol: Symbol,
        /// Who would have used it.
        seat: Seat,
    },
    /// It leaves a road of taken spaces to a seat that holds the cards for it.
    Opens {
        /// The road's symbol.
        symbol: Symbol,
        /// Who can use it.
        seat: Seat,
        /// How many such cards that seat is known to hold.
        cards: u8,
    },
}

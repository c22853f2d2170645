use crate::Day;
use cartagena::{Game, Rules, Seat, Setup, Variant};
use cartagena_deal::{Deck, Seed};
use sha2::{Digest, Sha256};

/// The tag of a record of such a game; its value is the date.
pub const TAG: &str = "Daily";

/// The deal of one day, by version 1 of the derivation.
///
/// The seed is the SHA-256 of `cartagena daily 1 ` and the date; tunnel, first seat and deck follow from it as in
/// every game. Bytes of the SHA-256 of `cartagena daily settings 1 ` and the date give the rest: the first one,
/// divided by three, leaves the variant (0 Jamaica, 1 Tortuga, 2 Hispaniola), the lowest bit of the second is the
/// person's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyDeal {
    day: Day,
    seed: Seed,
    variant: Variant,
    person: Seat,
}

/// The number of seats: the person and the opponent.
const SEATS: usize = 2;

impl DailyDeal {
    /// Derives the deal of a day.
    pub fn of(day: Day) -> DailyDeal {
        let settings = hash("cartagena daily settings 1", day);
        let variant = match settings[0] % 3 {
            0 => Variant::Jamaica,
            1 => Variant::Tortuga,
            _ => Variant::Hispaniola,
        };
        let person = if settings[1] & 1 == 0 { Seat::FIRST } else { Seat::FIRST.next_at(2) };
        DailyDeal { day, seed: Seed::new(hash("cartagena daily 1", day)), variant, person }
    }

    /// Returns the day.
    pub const fn day(&self) -> Day {
        self.day
    }

    /// Returns the seed, from which every card follows. Anybody can compute it: it is no secret.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the rules: a variant without options.
    pub const fn rules(&self) -> Rules {
        Rules::new(self.variant)
    }

    /// Returns the number of seats.
    pub const fn seats(&self) -> usize {
        SEATS
    }

    /// Returns the seat of the person.
    pub const fn person(&self) -> Seat {
        self.person
    }

    /// Returns the seat of the opponent.
    pub fn opponent(&self) -> Seat {
        self.person.next_at(2)
    }

    /// Returns the game before its first move, and the cards that are still to come.
    ///
    /// # Panics
    ///
    /// Never: a whole deck deals for two.
    pub fn game(&self) -> (Game, Deck) {
        let mut deck = Deck::new(self.seed);
        let (rules, tunnel) = (self.rules(), self.seed.tunnel());
        let first = self.seed.first_seat(SEATS);
        let setup = Setup::start(rules, tunnel, SEATS, first, deck.cards());
        deck.skip(Setup::cards_dealt(rules, SEATS));
        let game = setup.and_then(|setup| setup.game().ok());
        (game.expect("a whole deck deals for two"), deck)
    }
}

fn hash(tag: &str, day: Day) -> [u8; 32] {
    Sha256::digest(format!("{tag} {day}")).into()
}

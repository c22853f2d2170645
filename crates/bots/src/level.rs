use crate::random::Rng;
use cartagena::{Action, Observation, Place, Variant};
use core::fmt;
use core::str::FromStr;

/// Level of a bot, from a beginner to the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Level {
    /// For first games: sees one move at a time and overlooks most retreats.
    Landlubber,
    /// Beginner: sees one move at a time, prefers long advances and often overlooks retreats.
    Deckhand,
    /// Uses retreats, but with a noisy evaluation.
    Sailor,
    /// Plans the whole turn with little noise.
    Bosun,
    /// Searches the replies of the opponents.
    Captain,
    /// Searches for as long as it may, and looks for proofs in the endgame.
    Admiral,
}

/// Error: no level has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel;

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] = [
        Level::Landlubber,
        Level::Deckhand,
        Level::Sailor,
        Level::Bosun,
        Level::Captain,
        Level::Admiral,
    ];

    /// Returns the name in the engine protocol and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Landlubber => "landlubber",
            Level::Deckhand => "deckhand",
            Level::Sailor => "sailor",
            Level::Bosun => "bosun",
            Level::Captain => "captain",
            Level::Admiral => "admiral",
        }
    }

    /// Returns the default time limit for a turn, in milliseconds.
    pub const fn turn_milliseconds(self) -> u64 {
        match self {
            Level::Admiral => 1_000,
            _ => 50,
        }
    }
}

/// Method by which a bot chooses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Strategy {
    /// Evaluates single moves, with human-like errors.
    OneMove(StrengthLimit),
    /// Evaluates whole turns without replies, with a noisy evaluation.
    WholeTurn(StrengthLimit),
    /// Searches the replies of the opponents.
    Search {
        /// Maximum number of evaluated positions, per opponent.
        nodes: u64,
    },
}

/// Human-like errors of a weaker level: noise and oversights instead of random moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StrengthLimit {
    /// Standard size of the noise in the evaluation, in winning chances.
    pub noise: f32,
    /// Probability of overlooking a retreat.
    pub forgotten_retreats: f32,
    /// Bonus for each space of an advance, in winning chances.
    pub advance_bias: f32,
}

/// Strategies of the levels between the landlubber and the admiral at one kind of table. The lower
/// ones are tuned against the [beginners](crate::beginner): with two seats the sensible one wins
/// about half of its games against a deckhand.
struct LevelStrategies {
    deckhand: Strategy,
    sailor: Strategy,
    bosun: Strategy,
    captain: Strategy,
}

/// With open hands and two seats even a small search is a step in strength.
const TORTUGA_FOR_TWO: LevelStrategies = LevelStrategies {
    deckhand: one_move(0.05, 0.22, 0.001),
    sailor: whole_turn(0.047),
    bosun: search(900),
    captain: search(5_000),
};

const HISPANIOLA_FOR_TWO: LevelStrategies = LevelStrategies {
    deckhand: one_move(0.05, 0.35, 0.002),
    sailor: one_move(0.028, 0.2, 0.0),
    bosun: whole_turn(0.048),
    captain: search(300),
};

const JAMAICA_FOR_TWO: LevelStrategies = LevelStrategies {
    deckhand: one_move(0.035, 0.5, 0.002),
    sailor: one_move(0.045, 0.2, 0.0),
    bosun: whole_turn(0.05),
    captain: search(500),
};

const JAMAICA_FOR_MORE: LevelStrategies = LevelStrategies {
    deckhand: one_move(0.06, 0.5, 0.004),
    sailor: one_move(0.05, 0.25, 0.0),
    bosun: whole_turn(0.05),
    captain: search(1_000),
};

const HISPANIOLA_FOR_MORE: LevelStrategies = LevelStrategies {
    deckhand: one_move(0.07, 0.5, 0.004),
    sailor: one_move(0.05, 0.25, 0.0),
    bosun: whole_turn(0.06),
    captain: search(1_000),
};

const TORTUGA_FOR_MORE: LevelStrategies =
    LevelStrategies { captain: search(1_500), ..HISPANIOLA_FOR_MORE };

impl LevelStrategies {
    /// Returns the strategies for a table. The more is open and the fewer seats there are, the more
    /// a search sees; so each kind of table needs its own settings for even steps.
    const fn for_table(variant: Variant, seats: usize) -> LevelStrategies {
        match (variant, seats) {
            (Variant::Tortuga, 2) => TORTUGA_FOR_TWO,
            (Variant::Hispaniola, 2) => HISPANIOLA_FOR_TWO,
            (Variant::Jamaica, 2) => JAMAICA_FOR_TWO,
            (Variant::Tortuga, _) => TORTUGA_FOR_MORE,
            (Variant::Hispaniola, _) => HISPANIOLA_FOR_MORE,
            (Variant::Jamaica, _) => JAMAICA_FOR_MORE,
        }
    }
}

impl Level {
    /// Returns whether this level searches the replies of the opponents at such a table.
    pub const fn searches(self, variant: Variant, seats: usize) -> bool {
        matches!(self.strategy(variant, seats), Strategy::Search { .. })
    }

    /// Returns the strategy of this level at such a table.
    pub const fn strategy(self, variant: Variant, seats: usize) -> Strategy {
        let levels = LevelStrategies::for_table(variant, seats);
        match self {
            Level::Landlubber => landlubber(variant, seats),
            Level::Deckhand => levels.deckhand,
            Level::Sailor => levels.sailor,
            Level::Bosun => levels.bosun,
            Level::Captain => levels.captain,
            Level::Admiral => search(u64::MAX),
        }
    }
}

/// Returns the strategy of the lowest level, which loses four of five games for two against a
/// sensible beginner, and wins three of four against a clumsy one.
const fn landlubber(variant: Variant, seats: usize) -> Strategy {
    match (variant, seats) {
        (Variant::Tortuga, 2) => one_move(0.025, 0.75, 0.0),
        (Variant::Hispaniola, 2) => one_move(0.04, 0.7, 0.0),
        (Variant::Jamaica, 2) => one_move(0.02, 0.74, 0.0),
        (_, 3) => one_move(0.045, 0.75, 0.0),
        (_, 4) => one_move(0.07, 0.75, 0.0),
        _ => one_move(0.085, 0.75, 0.0),
    }
}

const fn one_move(noise: f32, forgotten_retreats: f32, advance_bias: f32) -> Strategy {
    Strategy::OneMove(StrengthLimit { noise, forgotten_retreats, advance_bias })
}

const fn whole_turn(noise: f32) -> Strategy {
    Strategy::WholeTurn(StrengthLimit { noise, forgotten_retreats: 0.0, advance_bias: 0.0 })
}

const fn search(nodes: u64) -> Strategy {
    Strategy::Search { nodes }
}

impl StrengthLimit {
    /// Returns a random error of the evaluation. With more seats all chances are closer together,
    /// and so is the noise.
    pub fn sample_noise(&self, seats: usize, rng: &mut Rng) -> f32 {
        self.noise * approximate_normal(rng) * 2.0 / seats as f32
    }

    /// Returns a random error for an action, including overlooked retreats and the preference for
    /// advances.
    pub fn action_bias(&self, seen: &Observation, action: Action, rng: &mut Rng) -> f32 {
        let noise = self.sample_noise(seen.seats(), rng);
        let forgotten = (rng.below(1_000) as f32) < self.forgotten_retreats * 1_000.0;
        match action {
            Action::Advance { from, .. } => {
                let to = seen.target(action).map_or(0, Place::number);
                let run = f32::from(to.saturating_sub(from.number()));
                noise + self.advance_bias * run * 2.0 / seen.seats() as f32
            }
            Action::Retreat { .. } if forgotten => noise - 1.0,
            Action::Retreat { .. } | Action::EndTurn => noise,
        }
    }
}

/// Returns an approximately normal random number: the scaled sum of four uniform ones.
fn approximate_normal(rng: &mut Rng) -> f32 {
    let sum: usize = (0..4).map(|_| rng.below(1_001)).sum();
    (sum as f32 / 1_000.0 - 2.0) * 1.7
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or(UnknownLevel)
    }
}

impl fmt::Display for UnknownLevel {
    /// Writes an English sentence for developers; localised sentences are in `texts`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no level has this name")
    }
}

impl core::error::Error for UnknownLevel {}

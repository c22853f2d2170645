use crate::random::Rng;
use cartagena::{Action, Observation, Place, Variant};
use core::fmt;
use core::str::FromStr;

/// How well a bot plays, from a cheerful beginner to the best there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Likes to run for the boat, sees one move at a time and often forgets that it could go back.
    Deckhand,
    /// Knows what a retreat is for, but is easily unsure of what is best.
    Sailor,
    /// Plans the whole turn with a steady hand.
    Bosun,
    /// Asks what the others will answer before it moves.
    Captain,
    /// Thinks on for as long as it may, and plays the last turns by proof where there is one.
    Admiral,
}

/// A name that no level has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel;

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 5] =
        [Level::Deckhand, Level::Sailor, Level::Bosun, Level::Captain, Level::Admiral];

    /// The name in the engine's protocol and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Deckhand => "deckhand",
            Level::Sailor => "sailor",
            Level::Bosun => "bosun",
            Level::Captain => "captain",
            Level::Admiral => "admiral",
        }
    }

    /// How many milliseconds a turn takes by default, at most.
    pub const fn turn_milliseconds(self) -> u64 {
        match self {
            Level::Admiral => 1_000,
            _ => 50,
        }
    }
}

/// How a player comes to its choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Strategy {
    /// Looks at the move before it, and overlooks things.
    OneMove(StrengthLimit),
    /// Looks at the whole turn, with a judgement that is not always sure.
    WholeTurn(StrengthLimit),
    /// Thinks of what the others will answer, up to so many positions.
    Search {
        /// How many positions at most.
        nodes: u64,
    },
}

/// How a weaker level goes wrong: as people do, not by playing just anything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StrengthLimit {
    /// How unsure its judgement is, in winning chances.
    pub noise: f32,
    /// How often it does not think of a retreat at all.
    pub forgotten_retreats: f32,
    /// How much it likes to run, for each space of an advance.
    pub advance_bias: f32,
}

/// The levels below the admiral at one kind of table.
struct LevelStrategies {
    deckhand: Strategy,
    sailor: Strategy,
    bosun: Strategy,
    captain: Strategy,
}

/// All lies open to two players: even a first thought of the answer is worth a step.
const TORTUGA_FOR_TWO: LevelStrategies = LevelStrategies {
    deckhand: one_move(0.038, 0.1, 0.001),
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
    deckhand: one_move(0.05, 0.55, 0.004),
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
    /// The more lies open and the fewer sit at the table, the more is to be seen by looking ahead; so
    /// each kind of table needs its own measure for levels that are worth a step.
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
    /// Whether it thinks of what the others will answer at such a table.
    pub const fn searches(self, variant: Variant, seats: usize) -> bool {
        matches!(self.strategy(variant, seats), Strategy::Search { .. })
    }

    /// How this level comes to its choices at such a table.
    pub const fn strategy(self, variant: Variant, seats: usize) -> Strategy {
        let crew = LevelStrategies::for_table(variant, seats);
        match self {
            Level::Deckhand => crew.deckhand,
            Level::Sailor => crew.sailor,
            Level::Bosun => crew.bosun,
            Level::Captain => crew.captain,
            Level::Admiral => search(u64::MAX),
        }
    }
}

const fn one_move(doubt: f32, forgets: f32, eager: f32) -> Strategy {
    Strategy::OneMove(StrengthLimit {
        noise: doubt,
        forgotten_retreats: forgets,
        advance_bias: eager,
    })
}

const fn whole_turn(doubt: f32) -> Strategy {
    Strategy::WholeTurn(StrengthLimit { noise: doubt, forgotten_retreats: 0.0, advance_bias: 0.0 })
}

const fn search(nodes: u64) -> Strategy {
    Strategy::Search { nodes }
}

impl StrengthLimit {
    /// How much its judgement is off this time. With more seats all chances lie closer together.
    pub fn sample_noise(&self, seats: usize, rng: &mut Rng) -> f32 {
        self.noise * approximate_normal(rng) * 2.0 / seats as f32
    }

    /// What such a player feels about an action besides what it is worth.
    pub fn action_bias(&self, seen: &Observation, action: Action, rng: &mut Rng) -> f32 {
        let doubt = self.sample_noise(seen.seats(), rng);
        let forgotten = (rng.below(1_000) as f32) < self.forgotten_retreats * 1_000.0;
        match action {
            Action::Advance { from, .. } => {
                let to = seen.target(action).map_or(0, Place::number);
                let run = f32::from(to.saturating_sub(from.number()));
                doubt + self.advance_bias * run * 2.0 / seen.seats() as f32
            }
            Action::Retreat { .. } if forgotten => doubt - 1.0,
            Action::Retreat { .. } | Action::EndTurn => doubt,
        }
    }
}

/// About as often high as low, mostly near nothing: the sum of a few even lots.
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
    /// The name, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl core::error::Error for UnknownLevel {}

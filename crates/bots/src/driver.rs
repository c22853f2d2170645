//! The driver of a bot at a table: turn clock, seed and legal fallback.
//!
//! A host (page, server, terminal, arena) keeps one [`SeatedBot`] per seat and asks it for one action
//! at a time. The driver is pure: it reads no clock of its own, the host passes one in.
//!
//! ```
//! use cartagena::{Game, Seat, Viewer};
//! use cartagena_bots::driver::{SeatedBot, TurnLimit, seat_seed};
//! use cartagena_bots::{Bot, Level, Player};
//!
//! let game: Game = "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
//!     0.0.0.0.0.0:B2DHKP|0.0.0.0.0.0:DHKPS2 KHDSPBBDHKSS - 0.3".parse()?;
//! let bot = Bot::new(Level::Captain, seat_seed(7, 0, Seat::FIRST));
//! let seen = game.observe(Viewer::Seat(Seat::FIRST));
//! let action = SeatedBot::new(bot).choose(&seen, TurnLimit::Nodes(1_000), Player::choose);
//! assert!(game.is_legal(action));
//! # Ok::<(), cartagena::Fault>(())
//! ```
#![allow(
    clippy::cast_possible_truncation,
    reason = "a fraction of the time needs no more than 24 bits"
)]

use crate::{Bot, Budget};
use cartagena::{Action, Observation, Seat};
use core::fmt;

/// Function by which a bot chooses: [`Player::choose`](crate::Player::choose), or
/// [`Bot::choose_quickly`] in a program without the search.
pub type Choose = fn(&mut Bot, &Observation, &mut Budget) -> Option<Action>;

/// Part of the turn's time that a choice gets even when the turn's time is used up: after a draw the
/// bot may need a new plan.
const LEAST_SHARE: f64 = 0.25;

/// Limit of the thinking about one turn.
#[derive(Clone, Copy)]
pub enum TurnLimit<'a> {
    /// Number of evaluated positions per choice. Choices are the same on every machine.
    Nodes(u64),
    /// Time for all choices of the turn together.
    Time {
        /// Milliseconds for the turn.
        milliseconds: f64,
        /// The host's clock: milliseconds since some fixed moment, never decreasing.
        now: &'a dyn Fn() -> f64,
        /// Returns true once the answer is no longer needed.
        stopped: &'a dyn Fn() -> bool,
    },
}

impl fmt::Debug for TurnLimit<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TurnLimit::Nodes(nodes) => write!(f, "Nodes({nodes})"),
            TurnLimit::Time { milliseconds, .. } => write!(f, "Time({milliseconds} ms)"),
        }
    }
}

/// A bot in its seat, with the time that is left for its turn.
#[derive(Debug)]
pub struct SeatedBot {
    bot: Bot,
    milliseconds_left: f64,
}

impl SeatedBot {
    /// Seats a bot. Until its next turn starts, it has no time left but the least share.
    pub fn new(bot: Bot) -> SeatedBot {
        SeatedBot { bot, milliseconds_left: 0.0 }
    }

    /// Returns the next action of the seat that observes, within the limit of its turn. The action is
    /// legal, whatever the bot answers.
    pub fn choose(&mut self, seen: &Observation, limit: TurnLimit, choose: Choose) -> Action {
        match limit {
            TurnLimit::Nodes(nodes) => self.choose_within(seen, &mut Budget::nodes(nodes), choose),
            TurnLimit::Time { milliseconds, now, stopped } => {
                let (time, begun) = (self.time_for_choice(seen, milliseconds), now());
                let think = |budget: &mut Budget| self.choose_within(seen, budget, choose);
                let action = think_within(time, now, stopped, think);
                self.milliseconds_left = (self.milliseconds_left - (now() - begun)).max(0.0);
                action
            }
        }
    }

    /// Returns the next action of the seat that observes, within a budget. The action is legal,
    /// whatever the bot answers.
    pub fn choose_within(
        &mut self,
        seen: &Observation,
        budget: &mut Budget,
        choose: Choose,
    ) -> Action {
        legal_or_first(seen, choose(&mut self.bot, seen, budget))
    }

    /// Returns the milliseconds for the next choice of a turn, and starts the turn's time at its
    /// beginning.
    fn time_for_choice(&mut self, seen: &Observation, turn: f64) -> f64 {
        if seen.turn().is_start() {
            self.milliseconds_left = turn;
        }
        self.milliseconds_left.max(turn * LEAST_SHARE)
    }
}

/// Thinks within a number of milliseconds by the host's clock, and no longer once `stopped` returns
/// true.
pub fn think_within<T>(
    milliseconds: f64,
    now: &dyn Fn() -> f64,
    stopped: &dyn Fn() -> bool,
    think: impl FnOnce(&mut Budget) -> T,
) -> T {
    let begun = now();
    let mut used = |_| match stopped() || milliseconds <= 0.0 {
        true => 1.0,
        false => ((now() - begun) / milliseconds.max(1.0)) as f32,
    };
    think(&mut Budget::clock(&mut used))
}

/// Returns the chosen action if it is legal, else the first legal one: a game does not stop because a
/// bot finds no move.
pub fn legal_or_first(seen: &Observation, chosen: Option<Action>) -> Action {
    let legal = seen.legal_actions();
    let chosen = chosen.filter(|action| legal.is_some_and(|all| all.contains(*action)));
    chosen.or(legal.and_then(|all| all.get(0))).unwrap_or(Action::EndTurn)
}

/// Returns the number of a seat's decision in a game, counted over all entries and seats: what to mix
/// into a game's seed so that every bot draws other random numbers.
pub const fn decision_number(after: u64, seat: Seat) -> u64 {
    after.wrapping_mul(Seat::MAX as u64).wrapping_add(seat.index() as u64)
}

/// Returns the seed of the bot in a seat, from a public number of the game and the number of entries
/// after which the bot sits down. The seed must not depend on hidden cards.
pub const fn seat_seed(game: u64, after: u64, seat: Seat) -> u64 {
    game.wrapping_add(decision_number(after, seat))
}

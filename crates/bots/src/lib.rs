//! Bots for Cartagena, from a beginner (landlubber) to a strong tree search (admiral).
//!
//! A [`Player`] chooses from an [`Observation`](cartagena::Observation), never from a
//! [`Game`](cartagena::Game): a bot cannot see what its seat may not see. A [`Budget`] limits its
//! thinking, by evaluated positions or by the host's clock. With the same seed, observation and
//! node budget a bot makes the same choice on every machine.
//!
//! ```
//! use cartagena::{Game, Seat, Viewer};
//! use cartagena_bots::{Bot, Budget, Level, Player};
//!
//! let game: Game = "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
//!     0.0.0.0.0.0:B2DHKP|0.0.0.0.0.0:DHKPS2 KHDSPBBDHKSS - 0.3".parse()?;
//! let mut sailor = Bot::new(Level::Sailor, 1);
//! let action = sailor.choose(&game.observe(Viewer::Seat(Seat::FIRST)), &mut Budget::nodes(1_000));
//! assert!(action.is_some_and(|action| game.is_legal(action)));
//! # Ok::<(), cartagena::Fault>(())
//! ```
//!
//! # Techniques
//!
//! * [`mcts`]: Monte Carlo tree search (MCTS) over whole turns with PUCT selection, in
//!   determinizations of the hidden cards; or flat Monte Carlo over determinizations, one reply
//!   deep.
//! * [`beam`]: beam search for the candidate turns of a node.
//! * [`evaluator`], [`net`], [`features`]: a small value net whose first layer is updated
//!   incrementally from move to move, like the accumulator of an NNUE.
//! * [`knowledge`]: the information state of one seat.
//! * [`solver`]: exact endgames by alpha-beta search with a transposition table, killer moves and
//!   chance nodes.
//! * [`driver`]: turn clock, seed and legal fallback of a bot at a table.
//!
//! # Features
//!
//! * `nets` (default): the trained nets are built into the crate.
//! * `serde`: [`Variation`] and [`Reason`] implement `Serialize` and `Deserialize`.

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]
#![warn(missing_debug_implementations, unreachable_pub)]
#![warn(clippy::cast_possible_truncation)]
#![no_std]

extern crate alloc;

mod advice;
pub mod baseline;
pub mod beam;
pub mod beginner;
mod bot;
pub mod driver;
mod endgame;
pub mod evaluator;
pub mod features;
mod key_set;
pub mod knowledge;
mod level;
pub mod mcts;
pub mod net;
pub mod nets;
mod ongoing;
mod player;
pub mod random;
mod ranking;
mod reasons;
pub mod search_config;
pub mod softmax;
pub mod solver;
mod sorting;

pub use advice::{Advice, Chances, Reason, TurnReview, Variation, notated_turn};
pub use bot::Bot;
pub use level::{Level, Strategy, StrengthLimit, UnknownLevel};
pub use ongoing::OngoingSearch;
pub use player::{Budget, Player, SearchProgress, SearchWatch};
pub use reasons::{turn_reasons, winner_after};

//! Players for Cartagena, from a cheerful deckhand to an admiral.
//!
//! A [`Player`] chooses from an [`Observation`](cartagena::Observation), never from a
//! [`Game`](cartagena::Game): what a seat may not know, its bot does not know either. A [`Budget`]
//! says how long it may think, in positions looked at or by the host's clock.
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
#![no_std]

extern crate alloc;

mod advice;
pub mod baseline;
pub mod beam;
mod bot;
mod endgame;
pub mod evaluator;
pub mod features;
pub mod knowledge;
mod level;
pub mod mcts;
pub mod net;
pub mod nets;
mod player;
pub mod random;
mod reasons;
pub mod search_config;
pub mod softmax;
pub mod solver;
mod sorting;

pub use advice::{Advice, Chances, Reason, TurnReview, Variation};
pub use bot::Bot;
pub use level::{Level, Strategy, StrengthLimit, UnknownLevel};
pub use player::{Budget, Player};

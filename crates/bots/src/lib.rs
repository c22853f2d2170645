//! Players for Cartagena.
//!
//! So far there is one: [`random`] play, uniformly over the legal actions. It is nobody's opponent;
//! it measures the engine and shows what games look like without any skill.
//!
//! ```
//! use cartagena::Game;
//! use cartagena_bots::random::{self, Rng};
//!
//! let game: Game = "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
//!     0.0.0.0.0.0:B2DHKP|0.0.0.0.0.0:DHKPS2 KHDSPBBDHKSS - 0.3".parse()?;
//! let played = random::playout(*game.position(), game.tunnel(), &mut Rng::new(1), 10_000);
//! assert!(played.outcome.is_some());
//! # Ok::<(), cartagena::Fault>(())
//! ```
#![no_std]

pub mod random;

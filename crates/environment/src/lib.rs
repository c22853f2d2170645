//! Cartagena as an environment for programs that learn, shared by the packages for Python and
//! JavaScript.
//!
//! * [`action_number`]: a fixed number for every action, and masks of the legal ones.
//! * [`encoding`]: observations as vectors of small numbers.
//! * [`Playthrough`]: a game with its deck and everything that has happened, as text too.
//! * [`ChanceGame`]: a game in which every card is an explicit chance node, as OpenSpiel wants it.
//! * [`Batch`]: thousands of games, stepped together by several threads.
//!
//! ```
//! use cartagena_environment::{Playthrough, action_number, encoding};
//! use cartagena::Viewer;
//! use cartagena_deal::Seed;
//! use cartagena_table::NewGame;
//!
//! let mut game = Playthrough::deal(&NewGame::default(), Seed::from_number(7)).expect("two seats");
//! let first = game.game().legal_actions().get(0).expect("a running game");
//! let number = action_number::number_of(first);
//! assert_eq!(action_number::action(number), Some(first));
//!
//! game.play_action(first)?;
//! let seen = game.game().observe(Viewer::Public);
//! let mut vector = vec![0; encoding::length(2)];
//! encoding::write(&seen, &mut vector);
//! # Ok::<(), cartagena_environment::NotPlayed>(())
//! ```

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

pub mod action_number;
mod batch;
mod batch_arrays;
pub mod chance_game;
pub mod encoding;
mod playthrough;
mod returns;

pub use batch::{Batch, BatchError, BatchSettings, MAX_GAMES, MAX_THREADS};
pub use batch_arrays::BatchArrays;
pub use chance_game::{ChanceGame, Node, Refused};
pub use playthrough::{NotPlayed, Playthrough, Unreadable};
pub use returns::returns;

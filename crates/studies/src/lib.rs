//! Games of bots among themselves ([`SelfPlay`]), and the answers that they give to questions about the
//! game: does moving first help, how often does the stronger player win, which tunnels make other games,
//! how long is a game, and how many moves are there to choose from.
//!
//! A [`Study`] plays its games on several threads. Its answer follows from its settings alone, whatever
//! the number of threads.
//!
//! ```
//! use cartagena::{Rules, Variant};
//! use cartagena_studies::{Answer, Progress, Question, Study};
//!
//! let tortuga = Rules::new(Variant::Tortuga);
//! let study = Study { games: 6, seats: vec![2], ..Study::new(Question::Length, vec![tortuga]) };
//! let study = Study { players: vec!["greedy".parse().expect("a player")], ..study };
//! let Answer::Distributions(rows) = study.run(&Progress::default()).expect("it was not stopped") else {
//!     unreachable!("lengths have distributions")
//! };
//! assert_eq!(rows[0].total(), 6);
//! ```

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "it starts threads, as the arena does"
)]
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod distribution;
mod parallel;
mod self_play;
mod shares;
mod study;
mod tunnels;

pub use distribution::Distribution;
pub use parallel::{Progress, in_parallel};
pub use self_play::{PlayedGame, SelfPlay};
pub use shares::ShareRow;
pub use study::{Answer, Question, Study};
pub use tunnels::{TunnelAnswer, TunnelKind, TunnelRow};

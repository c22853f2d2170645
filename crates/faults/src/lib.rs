//! Faults on purpose, simulated: one online table, the hosts that serve it, the store behind them and its
//! players, all driven by one seeded schedule that loses, delays, doubles and reorders.
//!
//! ```
//! use cartagena_faults::{Schedule, simulate};
//!
//! let end = simulate(&Schedule::from_seed(7)).expect("nothing is lost");
//! assert!(end.lines > 0);
//! // The same seed gives the same schedule, step by step.
//! assert_eq!(simulate(&Schedule::from_seed(7)), Ok(end));
//! ```
//!
//! The room is the real one (`cartagena-room`), and so is the players' side of it (`cartagena-client`). The
//! host does in few lines what the server does around a room: it stores a decision before it makes it
//! true, reads the table again whenever the store refused a line or did not answer, and looks then for the
//! lines that it had tried to store. Two hosts may serve the table at the same time, each with its own view of
//! the store; the number of the line decides.
//!
//! A schedule has two halves. In the first one faults strike. Then they stop, and the game has to come to its
//! end. What is checked:
//!
//! * every stored line can be read again, and gives the same room as the one that goes on;
//! * no message tells of anything that is not stored, or tells it otherwise than the store does: so no
//!   acknowledged move can be lost;
//! * every stored move is one that its player asked for at exactly that moment, or that a bot chose: so none
//!   is doubled. The same holds for chat;
//! * no message shows a viewer cards or secrets that this viewer must not see;
//! * in the end all hosts and all players know the same, and the record proves its deal.
//!
//! # Never in this crate
//!
//! A clock, threads, files and networks: a schedule can be replayed from its seed. The faults of real
//! processes are tests of the server (`server/tests/it/faults`).

#![allow(
    clippy::cast_possible_truncation,
    reason = "seats, persons and connections have small numbers"
)]

mod audit;
mod chance;
mod database;
mod fault;
mod host;
mod loading;
mod network;
mod player;
mod schedule;
pub mod secrecy;
mod world;

pub use fault::{Counts, Fault};
pub use schedule::{Flaw, Schedule};
pub use world::{Broken, Finished, simulate};

//! The rules of Cartagena, Leo Colovini's game of pirates escaping through a tunnel.
//!
//! This crate is the game itself and nothing else: no randomness, no clock, no input or output, no
//! sentences. It runs without the standard library and never allocates.
//!
//! ```
//! use cartagena::{Action, Game, Seat, Symbol, Viewer};
//!
//! // A position is one line of text; it is read only if it can be.
//! let mut game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
//!     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.12:HK3PS - - 0.3".parse()?;
//!
//! // The legal actions are a set with a size, an order and members.
//! let actions = game.legal_actions();
//! assert_eq!(actions.len(), 10);
//!
//! let advance = actions.get(0).unwrap();
//! game.play(advance, &[])?;
//! game.play(Action::EndTurn, &[])?;
//!
//! // Chance is data: the second seat's pirate goes back and draws a card that we deal.
//! let retreat = game.legal_actions().list().into_iter().find(|action| game.cards_needed(*action) == 1);
//! let event = game.play(retreat.unwrap(), &[Symbol::Skull])?;
//! assert_eq!(event.to_string(), "1:12<7+S");
//!
//! // The other seat sees another event of it.
//! let other = Viewer::Seat(Seat::FIRST);
//! assert_eq!(event.seen_by(other, game.position().rules().variant).to_string(), "1:12<7+?");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to look
//!
//! * [`Game`] is the truth, [`Observation`] what one [`Viewer`] may know; [`Event`]s carry an
//!   observation along.
//! * [`Position`] is what changes in a game: small, `Copy`, for searching. The [`Tunnel`], which
//!   never changes, is lent to it.
//! * [`Action`]s are what players do, [`Actions`] the legal ones.
//! * [`Setup`] is a position that nobody has checked yet, [`Fault`] says why it cannot be.
//! * [`Notated`] is a move as people write it.

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]
#![no_std]

/// The version of the rules. It changes if ever something else comes of the same actions, so that
/// a kept game can say by which it was played.
pub const VERSION: u8 = 1;

mod action;
mod action_list;
#[cfg(feature = "arbitrary")]
mod arbitrary;
mod board;
mod cards;
mod event;
mod fault;
mod game;
mod illegal;
mod lists;
mod move_reader;
mod notated;
mod observation;
mod pirates;
mod place;
mod position;
mod position_reader;
mod row;
mod rules;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod symbol;
mod tunnel;

pub use action::{Action, Actions};
pub use action_list::ActionList;
pub use board::{Outcome, Turn};
pub use cards::{Cards, Hand};
pub use event::{Event, Viewer};
pub use fault::{Fault, Field, Problem};
pub use game::Game;
pub use illegal::IllegalAction;
pub use lists::{CardList, Crews, Drawn, ShortList};
pub use notated::{Chance, Notated, ParseMoveError, WrongMove};
pub use observation::{Observation, OutOfSync};
pub use place::{Place, Seat};
pub use position::Position;
pub use row::Row;
pub use rules::{Rules, Variant};
pub use setup::{Crew, Setup};
pub use symbol::Symbol;
pub use tunnel::{Segment, Tunnel};

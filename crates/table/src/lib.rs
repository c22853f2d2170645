//! A table at which Cartagena is played, as a pure state machine: commands of seats go in, entries to
//! store and views for every viewer come out. It has no clock, no input and output, and no randomness
//! beyond the deck it was given; terminal, page and server host the same one.
//!
//! The rules end a turn with its third move. The table waits until the player confirms the turn (unless
//! the player does not want to be asked), and until then moves can be undone, as long as they did not
//! show a card that nobody could know.
//!
//! ```
//! use cartagena::{Action, Seat};
//! use cartagena_deal::Seed;
//! use cartagena_table::{Command, Entry, NewGame, Refusal, Table};
//!
//! let new = NewGame { players: 2, first: Some(Seat::FIRST), ..NewGame::default() };
//! let mut table = Table::open(&new, Seed::from_number(1)).expect("two players");
//! let me = Seat::FIRST;
//!
//! for _ in 0..3 {
//!     let action = table.observe(cartagena::Viewer::Seat(me)).legal_actions().unwrap().get(0).unwrap();
//!     // Nothing has happened before the host has stored the decision and commits it.
//!     let decision = table.decide(me, Command::Play(action))?;
//!     table.commit(decision)?;
//! }
//! assert_eq!(table.to_confirm(), Some(me));
//! assert_eq!(table.decide(Seat::new(1).unwrap(), Command::Play(Action::EndTurn)), Err(Refusal::Unconfirmed(me)));
//!
//! let decision = table.decide(me, Command::Undo)?;
//! assert_eq!(decision.entry(), &Entry::Undone { to: 2 });
//! # Ok::<(), Refusal>(())
//! ```

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod bots;
mod new_game;
mod resume;
mod table;
mod wild;

pub use bots::Bots;
pub use new_game::NewGame;
pub use table::{Command, Decision, Entry, Refusal, Table};
pub use wild::{WILD_TAG, is_wild};

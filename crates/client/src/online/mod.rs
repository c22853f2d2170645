//! A table that people come to from afar, as one of them knows it: who may do what, how much time
//! is left, what was promised for the deal, what is to be said of it. Messages in, sentences out;
//! the line to the server, the clock and what a browser keeps are for whoever uses this.
//!
//! ```
//! use cartagena_client::online::{Pocket, Rights};
//! use cartagena_protocol::{Guest, OpenTable, Room, RoomSeat, Stage};
//!
//! let mut pocket = Pocket::default();
//! let promise = pocket.promise([7; 32]);
//! let mine = RoomSeat { taken: true, here: true, promise: Some(promise), ..RoomSeat::default() };
//! let room = Room {
//!     game: "k3".into(),
//!     table: OpenTable { seats: vec![Guest::Friend; 2], ..OpenTable::default() },
//!     seats: vec![mine, RoomSeat::default()],
//!     you: Some(0),
//!     host: true,
//!     needs_key: false,
//!     may_invite: true,
//!     stage: Stage::Gathering,
//!     commitment: "00".into(),
//!     watching: 0,
//!     draw: vec![],
//!     rematch: None,
//! };
//! assert!(Rights::of(&room, false).start);
//! assert!(pocket.see(&room));
//! assert_eq!(pocket.answer(&room), Some("07".repeat(32).as_str()));
//! ```

mod clock;
mod names;
mod notes;
mod promise;
mod proof;
mod retry;
mod rights;
mod talk;
#[cfg(test)]
mod tests;
mod told;
mod witness;

pub use clock::{Countdown, Face, Left};
pub use names::{isolated, seat_name, speaker};
pub use notes::Notes;
pub use promise::{Breach, Pocket, breaches};
pub use proof::{Verdict, Witnessed, judge};
pub use retry::delay;
pub use rights::{Again, Rights, is_missed, next_table};
pub use talk::Talk;
pub use told::{denial, ended, told, warned};
pub use witness::Witness;

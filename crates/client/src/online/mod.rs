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

mod chat_log;
mod countdown;
mod names;
mod notes;
mod permissions;
mod retry;
mod room_changes;
mod seat_secrets;
#[cfg(test)]
mod tests;
mod verify_deal;
mod witness;

pub use chat_log::ChatLog;
pub use countdown::{ClockFace, Countdown, TimeLeft};
pub use names::{bidi_isolated, seat_name, speaker_name};
pub use notes::GameNotes;
pub use permissions::{Permissions, RematchOption, is_absent_too_long, next_table};
pub use retry::retry_delay;
pub use room_changes::{
    describe_clock_warning, describe_denial, describe_room_changes, describe_room_end,
};
pub use seat_secrets::{DealBreach, SeatSecrets, find_breaches};
pub use verify_deal::{DealVerdict, WitnessedPart, verify_deal};
pub use witness::DealWitness;

//! An online table as one person's client knows it: permissions, time left, commitments of the
//! deal, chat. Connection, clock and browser storage belong to the page.
//!
//! ```
//! use cartagena_client::online::{Permissions, SeatSecrets};
//! use cartagena_protocol::{OpenTable, RoomStage, RoomView, SeatAccess, SeatView};
//!
//! let mut secrets = SeatSecrets::default();
//! let commitment = Some(secrets.commit([7; 32]));
//! let mine = SeatView { occupied: true, present: true, commitment, ..SeatView::default() };
//! let room = RoomView {
//!     game: "k3".into(),
//!     table: OpenTable { seats: vec![SeatAccess::Friend; 2], ..OpenTable::default() },
//!     seats: vec![mine, SeatView::default()],
//!     your_seat: Some(cartagena::Seat::FIRST),
//!     may_start: true,
//!     needs_key: false,
//!     may_invite: true,
//!     stage: RoomStage::Gathering,
//!     commitment: "00".into(),
//!     spectators: 0,
//!     draw_agreed_by: vec![],
//!     rematch: None,
//! };
//! assert!(Permissions::of(&room, false).start);
//! assert!(secrets.note_server_commitment(&room));
//! assert_eq!(secrets.secret_to_reveal(&room), Some("07".repeat(32).as_str()));
//! ```

mod chat_log;
mod countdown;
mod names;
mod notes;
mod own_name;
mod permissions;
mod receipt;
mod retry;
mod seat_secrets;
mod signed_end;
#[cfg(test)]
mod tests;
mod verify_deal;
mod witness;

pub use chat_log::ChatLog;
pub use countdown::{ClockFace, Countdown, TimeLeft};
pub use names::bidi_isolated;
pub use notes::GameNotes;
pub use own_name::{NameStep, name_step};
pub use permissions::{Permissions, RematchOption, is_absent_too_long, next_table};
pub use receipt::receipt_of;
pub use retry::retry_delay;
pub use seat_secrets::{DealBreach, SeatSecrets, find_breaches};
pub use signed_end::{SignatureParts, SignedEnd, SignedEndBreach};
pub use verify_deal::{DealVerdict, WitnessedPart, verify_deal};
pub use witness::DealWitness;

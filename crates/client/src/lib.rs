//! What a player's side of a table holds. It knows an [`Observation`](cartagena::Observation) and
//! the messages of whoever hosts the table, never a game; so it can be tested without a page.
//!
//! ```
//! use cartagena_client::View;
//! use cartagena_protocol::{Entry, SeatSign, Snapshot};
//!
//! let start = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
//!     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.12:?6 - - 0.3";
//! let mut view = View::new(&Snapshot {
//!     game: "k3".into(),
//!     seq: 0,
//!     viewer: Some(0),
//!     seats: vec![SeatSign::default(); 2],
//!     start: start.into(),
//!     moves: vec![],
//!     to_confirm: None,
//!     undo: false,
//! })?;
//! assert!(view.is_mine());
//!
//! let played = Entry::Played { said: "D0>5".into(), done: false };
//! view.follow(1, &[played], true)?;
//! assert_eq!(view.now().places(cartagena::Seat::FIRST)[4].number(), 5);
//! # Ok::<(), cartagena_client::Gap>(())
//! ```

mod analysis;
mod choice;
mod figures;
mod motion;
pub mod online;
mod packed;
mod plan;
mod reasons;
mod replay;
mod said;
mod unread;
mod view;
pub mod voice;

pub use analysis::{Analysis, Point, Slip, loss};
pub use choice::{Choice, Offer, Touch, may_end, offer, offers};
pub use figures::{Figure, Figures, Walk};
pub use motion::{Flight, Hop, Motion, Spot, missed, motion, motion_back};
pub use packed::{BadLink, pack, unpack};
pub use plan::plan;
pub use reasons::reason;
pub use replay::{Replay, Span};
pub use said::{Misheard, heard};
pub use unread::{Unread, packed_in, reread};
pub use view::{Gap, Happening, View};

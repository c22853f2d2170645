//! A player's side of a table. It holds an [`Observation`](cartagena::Observation) and follows the
//! messages of the table's host; it never holds a `Game`. It needs no page, so it can be tested
//! without one.
//!
//! ```
//! use cartagena::Seat;
//! use cartagena_client::GameView;
//! use cartagena_protocol::{EntryView, SeatLabel, Snapshot};
//!
//! let start = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
//!     0.0.0.0.0.7:BD2HKP|0.0.0.0.0.12:?6 - - 0.3";
//! let mut view = GameView::new(&Snapshot {
//!     game: "k3".into(),
//!     seq: 0,
//!     viewer: Some(Seat::FIRST),
//!     seats: vec![SeatLabel::default(); 2],
//!     start: start.parse()?,
//!     moves: vec![],
//!     to_confirm: None,
//!     can_undo: false,
//! })?;
//! assert!(view.is_my_turn());
//!
//! let played = EntryView::Played { event: "D0>5".parse()?, done: false };
//! view.follow(1, &[played], true)?;
//! assert_eq!(view.now().places(Seat::FIRST)[4].number(), 5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![allow(
    clippy::cast_possible_truncation,
    reason = "seat numbers are below five; counts and rounded chances are small"
)]

mod analysis;
mod choice;
mod figures;
mod final_report;
mod game_view;
mod journal;
mod motion;
pub mod online;
mod packed_link;
mod read_error;
mod refusal;
mod replay;
mod variation;

pub use analysis::{
    Analysis, ChancePoint, MistakeGrade, journal_note, loss, loss_percent, percent,
};
pub use choice::{Choice, MoveOption, TouchResult, can_end_turn, move_option, move_options};
pub use figures::{Figure, FigureMove, Figures};
pub use final_report::{FinalReport, Jump, Standing, Story};
pub use game_view::{GameUpdate, GameView, OutOfSync};
pub use journal::{Journal, Milestone, Streak, Tally, mistake_key};
pub use motion::{
    CardFlight, CardSpot, Motion, PirateHop, count_unseen_moves, motion_of, reversed_motion,
};
pub use packed_link::{BadLink, pack_record, unpack_record};
pub use read_error::{
    ReadError, StrayText, explain_unreadable, holds_several_records, packed_word_in, stray_text,
};
pub use refusal::{TouchRefusal, TurnRefusal};
pub use replay::{Replay, TurnSpan};
pub use variation::follow_variation;

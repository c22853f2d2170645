//! What a page and whoever hosts its tables say to each other: a worker of the page itself, or a
//! server. Types only; nothing here decides anything.
//!
//! Messages are JSON. Positions, moves, rules and tunnels are words of the notation, so a message
//! can be read by a person, and a reader checks each of them through the rules before it believes
//! it. Unknown fields are passed over, so that an old reader understands a new writer.
//!
//! ```
//! use cartagena_protocol::ClientMsg;
//!
//! let said = r#"{"play":{"game":"k3","after":7,"action":"D6"}}"#;
//! let play: ClientMsg = serde_json::from_str(said)?;
//! assert_eq!(play, ClientMsg::Play { game: "k3".into(), after: 7, action: "D6".into() });
//! assert_eq!(serde_json::to_string(&play)?, said);
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! # A game, message by message
//!
//! A client asks to [watch](ClientMsg::Watch) at a game and gets a [`Snapshot`]: the start as it may
//! see it, and the moves that stand. From then on [`ServerMsg::Events`] carry it along. Whoever
//! plays gets the same events as everybody: they are the acknowledgement. Each has the number of
//! its entry; a client that misses one asks for a new snapshot, which replaces everything.

#![allow(
    clippy::cast_possible_truncation,
    reason = "seat numbers are below five; counts and rounded chances are small"
)]

mod client_msg;
#[cfg(feature = "host")]
pub mod host;
mod json;
mod online;
mod review;
mod server_msg;
mod table;
mod text_limits;

pub use client_msg::ClientMsg;
pub use json::{parse_json, parse_server_msg, writable_client_msg};
pub use online::{
    AbsentPolicy, ChatLine, Clocks, Denial, EndReason, OnTimeout, OnlineEvent, OnlineRequest,
    OpenTable, RoomStage, RoomView, SeatAccess, SeatView, TableSummary, TimeControl,
};
pub use review::{
    AdviceView, CommitRevealDeal, ReasonView, ReviewedGame, SeatContribution, TurnAnalysis,
    VariationView,
};
pub use server_msg::{HostError, RefusalCode, ServerMsg};
pub use table::{EntryView, GameSummary, NewTable, SeatLabel, SeatPlan, Snapshot};
pub use text_limits::{
    MAX_CHAT_CHARS, MAX_COMBINING_MARKS, MAX_NAME_BYTES, MAX_NAME_GRAPHEMES, MAX_STACKED_MARKS,
    chat_fits, is_invisible, name_fits_bytes,
};

/// The version of the messages. A host tells it first; a client that does not know it reloads.
pub const VERSION: u32 = 2;

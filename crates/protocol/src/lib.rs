//! The messages between a page and the host of its tables: a worker of the page itself, or a server.
//! Nothing here decides anything.
//!
//! Messages are JSON. Positions, moves, rules, tunnels and outcomes in them are types of the rules,
//! written in the notation, so a person can read a message, and a text that is none of these makes it
//! unreadable. Where a host refuses such a text with a code, the field is a [`MaybeParsed`]. Unknown
//! fields are ignored, so that an old reader understands a new writer.
//!
//! ```
//! use cartagena_protocol::ClientMsg;
//!
//! let text = r#"{"play":{"game":"k3","after":7,"action":"D6"}}"#;
//! let play: ClientMsg = serde_json::from_str(text)?;
//! assert_eq!(play, ClientMsg::Play { game: "k3".into(), after: 7, action: "D6".into() });
//! assert_eq!(serde_json::to_string(&play)?, text);
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! # A game, message by message
//!
//! A client [watches](ClientMsg::Watch) a game and gets a [`Snapshot`]: the start as it may see it, and
//! the moves that were not undone. Further changes are sent as [`ServerMsg::Events`]. The player who
//! moves gets the same events as everybody: they are the acknowledgement. Each has the number of its
//! entry; a client that misses one asks for a new snapshot, which replaces everything.

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod admin;
mod client_msg;
mod community;
mod deferred_request;
#[cfg(feature = "host")]
pub mod host;
mod journal;
mod json;
mod json_text;
mod kept;
mod look_back;
mod maybe_parsed;
mod online_event;
mod online_request;
mod online_table;
/// Profiles, finished games and lists of ratings: the bodies of plain requests and of their answers.
pub mod people;
mod review;
mod seen_move;
mod server_msg;
mod table;
mod text_limits;

pub use admin::{
    AdminAnswer, AdminLogView, AdminRefusal, AdminRequest, PersonView, ReportView, ReportedLine,
};
pub use client_msg::ClientMsg;
pub use community::{
    BlockedPerson, FollowedPerson, PairingState, PeopleEvent, PeopleRequest, PersonAt,
};
pub use deferred_request::DeferredRequest;
pub use journal::{JournalEntry, JournalNote, JournalRequest, JournalResult};
pub use json::{parse_json, parse_server_msg, writable_client_msg};
pub use json_text::JsonText;
pub use kept::{KeptDays, KeptTopic};
pub use look_back::{LookBackRequest, LookBackView, LookedAt};
pub use maybe_parsed::MaybeParsed;
pub use online_event::{Denial, OnlineEvent, StorageState};
pub use online_request::OnlineRequest;
pub use online_table::{
    AbsentPolicy, ChatLine, Clocks, EndReason, OnTimeout, OpenTable, RoomStage, RoomView,
    SeatAccess, SeatView, SignedGame, TableSummary, TimeControl,
};
pub use review::{
    AdviceView, AnalysisStep, CommitRevealDeal, Judgement, ReviewedGame, SeatAccountView,
    SeatContribution, TurnAnalysis, VariationView,
};
pub use seen_move::SeenMove;
pub use server_msg::{HostError, RefusalCode, ServerMsg};
pub use table::{EntryView, GameSummary, NewTable, PROGRAM_LABEL, SeatLabel, SeatPlan, Snapshot};
pub use text_limits::{
    MAX_CHAT_CHARS, MAX_COMBINING_MARKS, MAX_NAME_BYTES, MAX_NAME_GRAPHEMES, MAX_STACKED_MARKS,
    chat_fits, is_invisible, name_fits_bytes,
};

/// The version of the messages. A host sends it first; a client of another version reloads.
pub const VERSION: u32 = 2;

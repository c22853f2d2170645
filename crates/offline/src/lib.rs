//! All games of one device, as a pure state machine: messages of a page go in, effects come out.
//! People and bots play, bots give advice, and records are analysed.
//!
//! An [`OfflineHost`] has no input and output, no clock and no randomness of its own. It answers with
//! [`HostEffect`]s, to be carried out in order: a move is saved before it is sent. Work that takes time
//! is done in [`ticks`](OfflineHost::tick), a small piece each, so that messages get through.
//!
//! ```
//! use cartagena_offline::{HostClock, HostEffect, OfflineHost};
//! use cartagena_protocol::{ClientMsg, NewTable, SeatPlan, ServerMsg};
//!
//! struct Still;
//! impl HostClock for Still {
//!     fn now(&self) -> f64 { 0.0 }
//!     fn date(&self) -> u64 { 1_700_000_000_000 }
//! }
//!
//! let mut host = OfflineHost::new(|| [7; 32]);
//! let seats = vec![SeatPlan::default(), SeatPlan { bot: Some("sailor".into()), ..SeatPlan::default() }];
//! let table = NewTable { rules: "tortuga".into(), seats, ..NewTable::default() };
//! let effects = host.handle(ClientMsg::Create { table }, &Still);
//! assert!(matches!(&effects[..], [HostEffect::SaveGame { .. }, HostEffect::Send(ServerMsg::Created { .. })]));
//! ```
//!
//! # Never in this crate
//!
//! * Secrets in messages: a page gets what its viewer may know, and may act and ask for advice only as
//!   a viewer who sees the hand.
//! * The `Game` in a bot: bots choose from an observation of their seat.
//! * Built-in nets: they are [loaded](OfflineHost::net_loaded) when they are
//!   [needed](HostEffect::FetchNet). So is the code that a first game does not need: [`DeferredCode`].

#![allow(
    clippy::cast_possible_truncation,
    reason = "seat numbers are below five; counts and rounded chances are small"
)]

mod advice;
mod advice_messages;
mod analysis;
mod bot_seats;
mod by_id;
mod clock;
mod daily;
mod deferred_code;
mod deferred_request;
mod game_list;
mod host;
mod hosted_game;
mod import;
mod journal;
mod judge;
mod nets;
mod opening;
mod review;

pub use by_id::ById;
pub use clock::HostClock;
pub use deferred_code::DeferredCode;
pub use host::{HostEffect, OfflineHost};

//! All games of one device, as a pure state machine: messages of a page go in, and what its host
//! has to do comes out. People and bots play, advice is given, records are looked back at.
//!
//! A [`OfflineHost`] has no input and output, no clock and no chance of its own. It answers with
//! [`HostEffect`]s, to be done in their order: a game is kept before anybody is told of it. What takes
//! time is done in [`ticks`](OfflineHost::tick), a small piece each, so that messages get through.
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
//! # What is never in it
//!
//! * Secrets in messages: a page is told what the viewer may know that it looks with, and may act
//!   and ask for advice only where it could see the hand.
//! * The truth in a bot: bots are asked with an observation of their seat.
//! * Built-in nets: they are [given](OfflineHost::net_loaded) when they are [needed](HostEffect::FetchNet). So is
//!   the code of what a first game does without: [`DeferredCode`].

mod advice;
mod advice_messages;
mod analysis;
mod bot_seats;
mod by_id;
mod clock;
mod deferred_code;
mod game_list;
mod host;
mod hosted_game;
mod nets;
mod opening;
mod review;

pub use by_id::ById;
pub use clock::HostClock;
pub use deferred_code::DeferredCode;
pub use host::{HostEffect, OfflineHost};

//! The deal of the day: the UTC date gives tunnel, cards, variant, seats and opponent, the same for everybody and
//! for ever. `docs/DAILY.md` describes the derivation for other programs.
//!
//! ```
//! use cartagena_daily::{DailyDeal, Day};
//!
//! let day: Day = "2026-11-18".parse()?;
//! let deal = DailyDeal::of(day);
//! assert_eq!(deal.game().0.position().seats(), 2);
//! assert_ne!(deal.person(), deal.opponent());
//! # Ok::<(), cartagena_daily::NotADay>(())
//! ```
//!
//! The opponent is a [`PlayerV1`]: it depends on nothing but the rules and nets of its own, so that no change of the bots' nets or
//! search changes a past day. A finished game is [checked](check_game) by dealing it again and choosing each of
//! the opponent's moves again. That proves legal play, not that nobody helped.

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod check;
mod day;
mod deal;
mod player_v1;

pub use check::{DailyResult, Forgery, MAX_GAME_MOVES, check_game, turns_of};
pub use day::{Day, NotADay};
pub use deal::{DailyDeal, TAG};
pub use player_v1::PlayerV1;
#[cfg(feature = "nets")]
pub use player_v1::net_bytes;

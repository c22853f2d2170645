//! Ratings of players from the results of their games.
//!
//! Ratings are a function of the results in the order of their ends, so that they can be computed anew
//! at any time. There is one [list](RatingList) for each variant with two seats and with more.
//!
//! # The rules
//!
//! * Only games count that were declared rated when their table was opened, at which only people sat and
//!   nobody was played for by a bot who could still have won.
//! * The skill of each player is estimated by the model of Weng and Lin (2011): every game is a comparison
//!   of each two of its players by their places. Those who left are behind everybody else.
//! * A rating is [provisional](Rating::is_provisional) until [`PROVISIONAL_GAMES`] games have counted.
//! * A game counts for nobody if any two of its people have played [`MAX_GAMES_TOGETHER`] games that
//!   counted, in any list, within the [week](TOGETHER_MS) before its end.
//!
//! ```
//! use cartagena::Variant;
//! use cartagena_ratings::{RatedGame, Rater, RatingList, Verdict};
//!
//! let list = RatingList::of(Variant::Tortuga, 2);
//! let mut rater = Rater::default();
//! // Person 7 wins against person 4.
//! let game = RatedGame { list, ended: 1_700_000_000_000, places: vec![(7, 1), (4, 2)] };
//! assert!(matches!(rater.rate(&game), Verdict::Counted(_)));
//! assert_eq!(rater.rating(list, 7).points(), 1579);
//! assert_eq!(rater.rating(list, 4).points(), 1421);
//! ```

#![allow(
    clippy::cast_possible_truncation,
    reason = "means and deviations in millionths are far below what an i64 holds"
)]

mod list;
mod rater;
mod rating;

pub use list::{NoSuchList, RatingList};
pub use rater::{Change, MAX_GAMES_TOGETHER, RatedGame, Rater, TOGETHER_MS, Verdict};
pub use rating::{PROVISIONAL_GAMES, Rating};

#[cfg(test)]
mod laws;

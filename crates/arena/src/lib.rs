//! Matches between players of Cartagena, and statistics of their strength.
//!
//! A [`Contestant`] is parsed from a word such as `admiral@100` or `program:./mine`. A [`Contest`]
//! lets them play on paired deals: every deal is played once with the lone player in each seat, so
//! that neither cards nor the first move favour any player. Its [`ContestResults`] give the Elo
//! difference of two players with an interval, the verdict of a sequential test (SPRT), or the
//! [`Ladder`] of many players, fitted by the Bradley–Terry model.
//!
//! ```
//! use cartagena::{Rules, Variant};
//! use cartagena_arena::{Contest, ContestMonitor};
//!
//! let contestants = ["greedy", "random"].map(|word| word.parse().expect("a contestant"));
//! let rules = Rules::new(Variant::Tortuga);
//! let contest = Contest { deals: 4, ..Contest::among(contestants.to_vec(), rules, 2) };
//! let results = contest.run(&ContestMonitor::default());
//! assert_eq!(results.results[0].games(), 8);
//! assert!(results.results[0].score() > 0.5);
//! ```

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "it starts programs and threads, and measures time"
)]
#![warn(missing_debug_implementations, unreachable_pub)]
#![warn(clippy::cast_possible_truncation)]

mod bradley_terry;
mod contest;
mod contestant;
mod deal;
mod endgame_test;
mod fault;
mod game;
mod ladder;
mod pairing_result;
mod program;
mod program_output;
mod stats;

pub use bradley_terry::{MatchScores, fit_elo};
pub use contest::{Contest, ContestMonitor, ContestResults, GameId, Pairing, TakeRecord};
pub use contestant::{CannotPlay, Contestant, ContestantError, SeatedPlayer, ThinkingLimit};
pub use deal::PairedDeal;
pub use endgame_test::{CLOSE_TO_BEST, EndgameLosses, EndgameTest, MIN_SPREAD};
pub use fault::{ExitReason, Forfeit, ProgramEnd, ProgramFault};
pub use game::{GameEnd, GameResult, MAX_ACTIONS, ThinkingTime, game_record, play};
pub use ladder::{Ladder, Rung, play_ladder};
pub use pairing_result::{Forfeits, PairingResult, Side};
pub use program::{DEFAULT_MARGIN, NODES_TIME, Program, ProgramSettings, QUIT_TIME, START_TIME};
pub use program_output::ProgramLog;
pub use stats::{Estimate, Moments, Sprt, SprtVerdict, elo_of_share, share_of_elo};

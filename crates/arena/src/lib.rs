//! Matches between players of Cartagena, and what they say about who is better.
//!
//! A [`Contestant`] is read from a word such as `admiral@100` or `program:./mine`. A [`Contest`]
//! sets them against each other on paired deals: every deal is played once with the lone player in
//! each seat, so that neither cards nor the first move favour anybody. Its [`Results`] give the
//! difference of two players or the [`Ladder`] of many.
//!
//! ```
//! use cartagena::{Rules, Variant};
//! use cartagena_arena::{Contest, Watch};
//!
//! let contestants = ["greedy", "random"].map(|word| word.parse().expect("a contestant"));
//! let rules = Rules::new(Variant::Tortuga);
//! let contest = Contest { deals: 4, ..Contest::among(contestants.to_vec(), rules, 2) };
//! let results = contest.run(&Watch::default());
//! assert_eq!(results.bouts[0].games(), 8);
//! assert!(results.bouts[0].score() > 0.5);
//! ```

mod bout;
mod contest;
mod contestant;
mod deal;
mod endgames;
mod fault;
mod fit;
mod game;
mod ladder;
mod program;
mod stats;

pub use bout::{Bout, Faults, Side};
pub use contest::{Contest, Pairing, Results, Watch};
pub use contestant::{Contender, Contestant, Limit, Unreadable};
pub use deal::Deal;
pub use endgames::{APART, CLOSE, Endgames, Losses};
pub use fault::Fault;
pub use fit::{Match, fit};
pub use game::{Ending, LONGEST, Played, Thought, play};
pub use ladder::{Ladder, Rung, ladder};
pub use program::Program;
pub use stats::{Estimate, Moments, Sprt, Verdict, elo_of_share, share_of_elo};

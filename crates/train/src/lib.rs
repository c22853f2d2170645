//! Trains the nets of the bots by self-play with TD(λ), from random weights.
//!
//! A net plays against itself, looking one move ahead. After each game it is corrected from the
//! result backwards through all positions: the target of a position is a mixture of the next
//! position's target and the net's current value (temporal difference learning, TD(λ)). From time
//! to time it is tested against searchers, and at the end its chances are compared with results
//! (calibration). The same [`TrainingPlan`] gives the same net, byte for byte.
//!
//! ```
//! use cartagena::Variant;
//! use cartagena_train::{TestPlan, TrainingPlan, TrainingRun};
//!
//! let plan = TrainingPlan::new(Variant::Tortuga, 2, 6);
//! let mut run = TrainingRun::new(plan, TestPlan { tests: 2, deals: 1, calibration_games: 1 });
//! let first = run.train_to_next_test(|_| true).expect("not stopped");
//! assert_eq!(first.games, 3);
//!
//! // A run that was written to a file continues exactly as it would have.
//! let mut run = TrainingRun::from_bytes(&run.to_bytes())?;
//! run.train_to_next_test(|_| true).expect("not stopped");
//! assert!(run.is_finished());
//! let (net, report) = run.finish(|| true).expect("not stopped");
//! assert_eq!((net.seats, report.results.len()), (2, 2));
//! # Ok::<(), cartagena_train::CheckpointError>(())
//! ```
//!
//! # Map
//!
//! * [`TrainingPlan`] and [`TestPlan`] are the settings; [`train`] does everything at once, a
//!   [`TrainingRun`] step by step.
//! * [`net`] is the net during training, in floating point; bots use the quantized one that
//!   [`TrainingRun::net`] returns.
//! * [`self_play`] plays one game and learns from it.
//! * [`testing`] measures a finished net.
#![warn(missing_debug_implementations, unreachable_pub)]
#![warn(clippy::cast_possible_truncation)]

mod checkpoint;
pub mod net;
mod plan;
pub mod self_play;
pub mod testing;
mod training_run;

pub use checkpoint::CheckpointError;
pub use plan::{TestPlan, TrainingPlan};
pub use training_run::{TestResult, TrainingEvent, TrainingReport, TrainingRun, train};

//! Teaches the bots by self-play, from nothing.
//!
//! A net plays against itself, looking one move ahead, and after each game goes back from the result
//! through all positions of it, believing partly what came of them and partly what it thinks of the
//! next one: TD(λ). From time to time it is tested against searchers, and at the end it is checked
//! whether its chances come true. The same [`Plan`] gives the same net, byte for byte.
//!
//! ```
//! use cartagena::Variant;
//! use cartagena_train::{Course, Exams, Plan};
//!
//! let plan = Plan::new(Variant::Tortuga, 2, 6);
//! let mut course = Course::new(plan, Exams { marks: 2, deals: 1, games: 1 });
//! let first = course.next_mark(|_| true).expect("nobody stops it");
//! assert_eq!(first.games, 3);
//!
//! // Put away in a file, it goes on later as if nothing had happened.
//! let mut course = Course::load(&course.save())?;
//! course.next_mark(|_| true).expect("nobody stops it");
//! assert!(course.is_over());
//! let (net, report) = course.finish(|| true).expect("nobody stops it");
//! assert_eq!((net.seats, report.marks.len()), (2, 2));
//! # Ok::<(), cartagena_train::CourseFault>(())
//! ```
//!
//! # Where to look
//!
//! * [`Plan`] and [`TestPlan`] say what is to be done; [`train`] does it in one go, a [`Course`] step by
//!   step.
//! * [`net`] is the net while it learns, in floating point; bots use the one in whole numbers that
//!   [`Course::net`] gives.
//! * [`self_play`] is one game and what is learnt from it.
//! * [`testing`] tells what a finished net can do.

mod checkpoint;
pub mod net;
mod plan;
pub mod self_play;
pub mod testing;
mod training_run;

pub use checkpoint::CheckpointError;
pub use plan::{TestPlan, TrainingPlan};
pub use training_run::{TestResult, TrainingEvent, TrainingReport, TrainingRun, train};

//! A course of small, playable lessons, and the rules of Cartagena as a book to read and search.
//!
//! All of it is data. Sentences are ids of the texts, positions and moves are in the notation, and
//! chance is written down with the moves, so a lesson goes the same way for everybody.
//!
//! ```
//! use cartagena_lessons::{LessonAnswer, LESSONS, Progress};
//!
//! let mut progress = Progress::new(&LESSONS[1]);
//! let glowing = progress.glowing();
//! assert_eq!(glowing[0].to_string(), "D0");
//!
//! let LessonAnswer::Right { message, done, .. } = progress.play(glowing[0]) else { panic!() };
//! assert_eq!((message, done), (Some("learn-advance-first-right"), false));
//! ```
//!
//! A front shows [`Progress::observation`] and the sentence of [`Progress::step`], lets the
//! [`glowing`](Progress::glowing) actions glow and hands in what the learner does. Its entries are
//! those of a real table: a turn of three moves waits until the learner ends it. The first
//! [`SHORT_COURSE`] lessons are enough for a first game. The rules are [`SECTIONS`] of blocks;
//! [`matches_query`] searches their sentences.

mod book;
mod course;
mod example_plans;
mod goal;
mod lesson;
mod progress;
mod search;
mod sections;

pub use book::{Arrow, Block, Diagram, Section};
pub use course::{LESSONS, SHORT_COURSE};
pub use example_plans::EXAMPLE_POSITION;
pub use goal::Goal;
pub use lesson::{Lesson, LessonStep, PointedThing, Task, TextId};
pub use progress::{LessonAnswer, LessonEntry, Progress};
pub use search::{find_ranges, matches_query};
pub use sections::SECTIONS;

//! Integration tests, in one binary so that they are linked once.

mod book;
mod lessons;
mod texts;

//! Integration tests, in one binary so that they are linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod chance_graph;
mod contrast;
mod geometry;
mod histograms;
mod ladder;
mod picture;
mod preview;
mod silhouettes;
mod training_curve;

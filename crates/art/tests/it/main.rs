//! Integration tests, in one binary so that they are linked once.

mod chance_graph;
mod contrast;
mod geometry;
mod ladder;
mod picture;
mod silhouettes;
mod training_curve;

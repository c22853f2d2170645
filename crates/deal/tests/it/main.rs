//! The tests of the deal: frozen vectors and the commit-reveal scheme.

mod commit_reveal;
mod vectors;

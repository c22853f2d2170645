//! Tests of the animations: every written file is decoded again.
#![allow(clippy::cast_possible_truncation, reason = "tests choose small numbers")]

mod animation;
#[cfg(feature = "svg")]
mod svg;

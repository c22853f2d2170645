//! The arguments of `puzzles`.

use super::{ArgBuilder, file, option};
use cartagena_texts::say;
use clap::Arg;

/// Options of making puzzles, which a check does not need.
const MAKING: [&str; 4] = ["seed", "count", "from", "out"];

impl ArgBuilder {
    pub(in crate::args) fn puzzle_count(&self) -> Arg {
        let arg = option("count", "N", say!(self.texts, "opt-puzzle-count"));
        self.defaulting(arg, "20").value_parser(self.number(1, 10_000))
    }

    pub(in crate::args) fn puzzle_source(&self) -> Arg {
        file("from", "FILE", say!(self.texts, "opt-puzzle-source", input = "-"))
    }

    pub(in crate::args) fn puzzle_file(&self) -> Arg {
        file("out", "FILE", say!(self.texts, "opt-puzzle-file"))
    }

    pub(in crate::args) fn search_nodes(&self) -> Arg {
        let arg = option("nodes", "N", say!(self.texts, "opt-puzzle-nodes"));
        self.defaulting(arg, "6400").value_parser(self.number(640, 10_000_000))
    }

    pub(in crate::args) fn checked_puzzles(&self) -> Arg {
        file("check", "FILE", say!(self.texts, "opt-puzzle-check")).conflicts_with_all(MAKING)
    }

    pub(in crate::args) fn every(&self) -> Arg {
        option("every", "N", say!(self.texts, "opt-puzzle-every"))
            .value_parser(self.number(1, 10_000))
            .requires("check")
    }
}

//! The arguments of analyses, studies and self-play.

use super::arena::PICTURES;
use super::{ArgBuilder, argument, file, flag, option, reason_one_of};
use crate::args::listed_parser::ListedParser;
use crate::commands::Asked;
use cartagena_texts::say;
use clap::builder::ValueParser;
use clap::{Arg, ArgAction};

impl ArgBuilder {
    pub(in crate::args) fn records(&self) -> Arg {
        argument("records", "FILE", say!(self.texts, "arg-records", form = "-"))
            .help_heading(say!(self.texts, "help-arguments"))
            .value_parser(ValueParser::path_buf())
            .action(ArgAction::Append)
            .num_args(1..)
            .required(true)
    }

    pub(in crate::args) fn nodes(&self) -> Arg {
        option("nodes", "N", say!(self.texts, "opt-nodes"))
            .value_parser(self.number(1, 100_000_000))
    }

    pub(in crate::args) fn with_analysis(&self) -> Arg {
        flag("analyse", say!(self.texts, "opt-with-analysis"))
    }

    pub(in crate::args) fn chances_picture(&self) -> Arg {
        file("svg", "FILE", say!(self.texts, "opt-chances-picture", form = "SVG"))
    }

    pub(in crate::args) fn notes(&self) -> Arg {
        file("notes", "FILE", say!(self.texts, "opt-notes", input = "-"))
    }

    pub(in crate::args) fn question(&self) -> Arg {
        let names = Asked::words();
        let read = self.parsed(Asked::parse, reason_one_of(names.join(", ")));
        let listed = names.iter().map(|&name| name.to_owned()).collect();
        argument("question", "QUESTION", say!(self.texts, "arg-question", form = names.join(", ")))
            .help_heading(say!(self.texts, "help-arguments"))
            .value_parser(ListedParser::new(read, listed))
            .hide_possible_values(true)
            .required(true)
    }

    pub(in crate::args) fn study_player(&self) -> Arg {
        option("player", "PLAYER", say!(self.texts, "opt-study-player"))
            .value_parser(self.contestant())
            .action(ArgAction::Append)
    }

    pub(in crate::args) fn study_games(&self) -> Arg {
        option("games", "N", say!(self.texts, "opt-study-games"))
            .value_parser(self.number(1, 10_000_000))
    }

    pub(in crate::args) fn answer_picture(&self) -> Arg {
        self.ladder().help(say!(self.texts, "opt-answer-picture", form = PICTURES))
    }

    pub(in crate::args) fn page(&self) -> Arg {
        file("page", "FILE", say!(self.texts, "opt-page", form = "all"))
    }

    pub(in crate::args) fn study_seed(&self) -> Arg {
        let arg = option("seed", "N", say!(self.texts, "opt-study-seed"));
        self.defaulting(arg, "1").value_parser(self.number(0, u64::MAX))
    }

    pub(in crate::args) fn out_file(&self) -> Arg {
        file("out", "FILE", say!(self.texts, "opt-data-set", form = "JSON Lines", input = "-"))
    }

    pub(in crate::args) fn record_file(&self) -> Arg {
        file("record-file", "FILE", say!(self.texts, "opt-record-file", input = "-"))
    }

    pub(in crate::args) fn chances(&self) -> Arg {
        flag("chances", say!(self.texts, "opt-chances"))
    }

    pub(in crate::args) fn check(&self) -> Arg {
        file("check", "FILE", say!(self.texts, "opt-check", input = "-")).exclusive(true)
    }
}

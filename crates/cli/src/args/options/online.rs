//! The options for online tables.

use super::{ArgBuilder, argument, file, option};
use crate::commands::TOKEN_VARIABLE;
use crate::online::TableLink;
use cartagena_texts::{Texts, say};
use clap::{Arg, ArgAction};

/// Example of a link.
const LINK: &str = "https://game.example/t/1c4e9td4980ykccv";

impl ArgBuilder {
    /// Returns the option for the table to sit down at.
    pub(in crate::args) fn online(&self) -> Arg {
        let chosen = ["rules", "book", "variant", "players", "bot", "seed", "tunnel", "first"];
        let elsewhere = chosen.into_iter().chain(["resume", "save-dir"]);
        self.link("online").conflicts_with_all(elsewhere)
    }

    /// Returns the option for the table at which a program sits down.
    pub(in crate::args) fn table(&self) -> Arg {
        self.link("table").required(true)
    }

    fn link(&self, id: &'static str) -> Arg {
        let link = |text: &str| text.parse::<TableLink>().ok();
        let reason = |texts: &Texts| say!(texts, "reason-link", form = LINK);
        option(id, "LINK", say!(self.texts, "opt-online", form = LINK))
            .value_parser(self.parsed(link, reason))
    }

    /// Returns the option for the file with the token of a program.
    pub(in crate::args) fn token(&self) -> Arg {
        file("token", "FILE", say!(self.texts, "opt-token", form = TOKEN_VARIABLE))
    }

    /// Returns the option for the time of a program's turn.
    pub(in crate::args) fn turn(&self) -> Arg {
        let arg = self.milliseconds().help(say!(self.texts, "opt-bot-ms"));
        self.defaulting(arg, "1000")
    }

    /// Returns the program that plays, with its arguments.
    pub(in crate::args) fn program(&self) -> Arg {
        argument("program", "PROGRAM", say!(self.texts, "arg-program"))
            .help_heading(say!(self.texts, "help-arguments"))
            .num_args(1..)
            .action(ArgAction::Append)
            .required(true)
            .last(true)
    }
}

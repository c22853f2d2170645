//! The options for online tables.

use super::{ArgBuilder, option};
use crate::online::TableLink;
use cartagena_texts::{Texts, say};
use clap::Arg;

/// Example of a link.
const LINK: &str = "https://game.example/t/1c4e9td4980ykccv";

impl ArgBuilder {
    /// Returns the option for the table to sit down at.
    pub(in crate::args) fn online(&self) -> Arg {
        let link = |text: &str| text.parse::<TableLink>().ok();
        let reason = |texts: &Texts| say!(texts, "reason-link", form = LINK);
        let chosen = ["rules", "book", "variant", "players", "bot", "seed", "tunnel", "first"];
        let elsewhere = chosen.into_iter().chain(["resume", "save-dir"]);
        option("online", "LINK", say!(self.texts, "opt-online", form = LINK))
            .value_parser(self.parsed(link, reason))
            .conflicts_with_all(elsewhere)
    }
}

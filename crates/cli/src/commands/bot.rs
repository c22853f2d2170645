//! `cartagena bot`: a program plays at an online table.

use super::{Done, number};
use crate::console::Console;
use crate::failure::Failure;
use crate::online::{BotOptions, ProgramToken, TableLink, run_bot};
use cartagena_texts::say;
use clap::ArgMatches;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

/// Variable with the token, where no file is named.
pub(crate) const TOKEN_VARIABLE: &str = "CARTAGENA_BOT_TOKEN";

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let Some(link) = matches.get_one::<TableLink>("table").cloned() else { return Ok(()) };
    let words = matches.get_many::<String>("program").unwrap_or_default().cloned().collect();
    let token = token(console, matches)?;
    let turn = Duration::from_millis(number(matches, "ms").unwrap_or(1_000));
    run_bot(console, BotOptions { link, token, turn, words })
}

/// Reads the token from the file or the variable: in the command line everybody on the machine would see it.
fn token(console: &Console, matches: &ArgMatches) -> Result<ProgramToken, Failure> {
    let texts = &console.texts;
    let (text, place) = match matches.get_one::<PathBuf>("token") {
        Some(file) => {
            let unread = |error: std::io::Error| {
                let (file, reason) = (file.display().to_string(), error.to_string());
                Failure::Other(say!(texts, "net-token-unread", file = file, reason = reason))
            };
            (fs::read_to_string(file).map_err(unread)?, file.display().to_string())
        }
        None => {
            let named = std::env::var(TOKEN_VARIABLE);
            let missing = |_| {
                let form = TOKEN_VARIABLE;
                Failure::Usage(say!(texts, "net-token-missing", key = "--token", form = form))
            };
            (named.map_err(missing)?, TOKEN_VARIABLE.to_owned())
        }
    };
    text.parse().map_err(|()| Failure::Other(say!(texts, "net-token-bad", file = place)))
}

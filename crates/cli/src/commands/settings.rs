//! `cartagena settings`: all settings of a server, as a file or as a table.

use super::Done;
use crate::args;
use crate::console::Console;
use clap::ArgMatches;
use std::io::{self, Write};

/// Runs the command. Its output is for files, so Hebrew stays in logical order.
pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let text = match matches.get_flag("table") {
        true => args::settings_table(console),
        false => args::settings_file(console),
    };
    Ok(io::stdout().write_all(text.as_bytes())?)
}

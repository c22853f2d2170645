//! `cartagena manual`: pages for the program man.

use super::Done;
use crate::args::{self, PROGRAM};
use crate::console::Console;
use crate::failure::Failure;
use cartagena_texts::say;
use clap::{ArgMatches, Command};
use clap_mangen::Man;
use std::io;
use std::path::{Path, PathBuf};

/// Runs the command.
pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let Some(folder) = matches.get_one::<PathBuf>("folder") else { return Ok(()) };
    write(console, folder).map_err(|error| {
        let (file, reason) = (folder.display().to_string(), error.to_string());
        Failure::Other(say!(console.texts, "error-file-write", file = file, reason = reason))
    })
}

fn write(console: &Console, folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let root = args::command(console);
    for command in root.get_subcommands() {
        let name = format!("{PROGRAM}-{}", command.get_name());
        write_page(folder, plain(command.clone()).name(name))?;
    }
    write_page(folder, plain(root))
}

/// Returns a command whose texts have no colours.
fn plain(command: Command) -> Command {
    let without = |text: Option<String>| text.map(|text| strip(&text)).unwrap_or_default();
    let before = without(command.get_before_help().map(ToString::to_string));
    let after = without(command.get_after_help().map(ToString::to_string));
    command.before_help(before).after_help(after)
}

fn strip(text: &str) -> String {
    anstream::adapter::strip_str(text).to_string()
}

fn write_page(folder: &Path, command: Command) -> io::Result<()> {
    let name = format!("{}.1", command.get_name());
    let mut page = Vec::new();
    // No date: the same program writes the same pages.
    Man::new(command).date("").render(&mut page)?;
    std::fs::write(folder.join(name), page)
}

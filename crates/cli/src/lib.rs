//! The program `cartagena`: engine, pictures, replays, measurements, and the game in the terminal.
//!
//! The program is a library with a thin `main`, so that tests and fuzzing can reach its parts;
//! [`engine::Engine`] is the one that other programs talk to.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it is a program")]
#![allow(
    clippy::cast_possible_truncation,
    reason = "clap checks the range of arguments; rows and columns of a terminal are small"
)]

mod animation;
mod args;
mod bot_names;
mod columns;
mod commands;
mod console;
pub mod engine;
mod failure;
mod narration;
mod online;
mod perft;
mod picture;
mod play;
mod random;
mod raw_screen;
mod records;
mod replay_frames;
mod symbols;
mod text;
mod text_board;
mod time_budget;

use clap::error::ErrorKind;
use clap::{ArgMatches, Command};
use console::Console;
use failure::Failure;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

/// Runs the program with these arguments, the first of which is its name.
pub fn run(args: &[OsString]) -> ExitCode {
    let console = Console::from_arguments(args);
    let done = parsed(&console, &without_help(args)).and_then(|matches| match matches {
        Some(matches) => commands::run(&console, &matches),
        None => Ok(()),
    });
    done.map_or_else(|failure| failure.report(&console), |()| ExitCode::SUCCESS)
}

/// Turns `help` and `help new` into `--help` and `new --help`: people try both.
fn without_help(args: &[OsString]) -> Vec<OsString> {
    let mut args = args.to_vec();
    let option = |arg: &OsString| arg.to_string_lossy().starts_with('-');
    let value = |at: usize| args[at - 1] == "--lang";
    let command = (1..args.len()).find(|at| !option(&args[*at]) && !value(*at));
    if let Some(at) = command.filter(|at| args[*at] == "help") {
        args.remove(at);
        args.push("--help".into());
    }
    args
}

/// Parses the arguments; returns `None` if help was asked for and printed. If they name a file with
/// settings, they are parsed again with its values.
fn parsed(console: &Console, args: &[OsString]) -> Result<Option<ArgMatches>, Failure> {
    let Some(matches) = parsed_by(console, args::command(console), args)? else { return Ok(None) };
    match args::with_file(console, args::command(console), &matches)? {
        Some(command) => parsed_by(console, command, args),
        None => Ok(Some(matches)),
    }
}

fn parsed_by(
    console: &Console,
    command: Command,
    args: &[OsString],
) -> Result<Option<ArgMatches>, Failure> {
    let named = |name: &&OsString| command.get_subcommands().any(|sub| *sub.get_name() == ***name);
    let begun = args.iter().skip(1).find(named).map(|name| name.to_string_lossy().into_owned());
    let error = match command.try_get_matches_from(args) {
        Ok(matches) => return Ok(Some(matches)),
        Err(error) => error,
    };
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let text = error.render().ansi().to_string();
            write!(anstream::stdout(), "{}", console.for_stdout(&text))?;
            Ok(None)
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            Err(Failure::Usage(args::command(console).render_help().ansi().to_string()))
        }
        _ => Err(args::usage_error(console, &error, begun.as_deref())),
    }
}

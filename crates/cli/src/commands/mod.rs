//! The commands of the program, a file for each.

mod admin;
mod analyse;
mod arena;
mod bot;
mod chosen_games;
mod input;
mod manual;
mod new;
mod noted_heads;
mod perft;
mod playouts;
mod puzzles;
mod ratings;
mod replay;
mod replay_viewer;
mod selfplay;
mod serve;
mod settings;
mod show;
mod stored_games;
mod study;
mod train;
mod verify;

pub(crate) use arena::fault_reason;
pub(crate) use bot::TOKEN_VARIABLE;
pub(crate) use playouts::LONGEST_GAME;
pub(crate) use study::Asked;

use crate::args::PROGRAM;
use crate::console::Console;
use crate::failure::Failure;
use crate::online::{OnlineOptions, TableLink};
use crate::{args, engine, online, play};
use cartagena::{Rules, Seat, Tunnel, Variant};
use cartagena_arena::Estimate;
use cartagena_bots::Level;
use cartagena_texts::say;
use clap::ArgMatches;
use clap_complete::Shell;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::PathBuf;

type Done = Result<(), Failure>;

/// Returns an estimate with its interval, for programs.
fn estimate_json(Estimate { value, low, high }: Estimate) -> Value {
    json!({ "value": value, "low": low, "high": high })
}

/// Runs the command that the command line names.
pub(crate) fn run(console: &Console, matches: &ArgMatches) -> Done {
    if matches.subcommand().is_some_and(|(_, matches)| is_in_no_book(matches)) {
        console.print_to_stderr(&say!(console.texts, "note-no-book"));
    }
    match matches.subcommand() {
        Some(("new", matches)) => new::run(console, matches),
        Some(("show", matches)) => show::run(console, matches),
        Some(("replay", matches)) => replay::run(console, matches),
        Some(("verify", matches)) => verify::run(console, matches),
        Some(("perft", matches)) => perft::run(console, matches),
        Some(("playouts", matches)) => playouts::run(console, matches),
        Some(("serve", matches)) => serve::run(console, matches),
        Some(("settings", matches)) => settings::run(console, matches),
        Some(("validate", matches)) => stored_games::validate(console, matches),
        Some(("backup", matches)) => stored_games::backup(console, matches),
        Some(("restore", matches)) => stored_games::restore(console, matches),
        Some(("admin", matches)) => admin::run(console, matches),
        Some(("ratings", matches)) => ratings::run(console, matches),
        Some(("arena", matches)) => arena::run(console, matches),
        Some(("bot", matches)) => bot::run(console, matches),
        Some(("puzzles", matches)) => puzzles::run(console, matches),
        Some(("analyse", matches)) => analyse::run(console, matches),
        Some(("study", matches)) => study::run(console, matches),
        Some(("selfplay", matches)) => selfplay::run(console, matches),
        Some(("train", matches)) => train::run(console, matches),
        Some(("manual", matches)) => manual::run(console, matches),
        Some(("completions", matches)) => completions(console, matches),
        Some(("play", matches)) => match matches.get_one::<TableLink>("online") {
            Some(link) => online::run(console, online_options(console, link, matches)?),
            None => play::run(play_options(console, matches)?),
        },
        _ => Ok(serve_engine()?),
    }
}

/// Talks to another program until it has no more to say.
fn serve_engine() -> io::Result<()> {
    let input = io::BufReader::new(io::stdin());
    engine::serve(engine::Engine::default(), input, io::stdout().lock())
}

/// Returns the rules of the command line; `None` if it names none.
fn rules(matches: &ArgMatches) -> Option<Rules> {
    let variant = matches.get_one("variant").copied();
    let usual = Variant::Tortuga;
    match (matches.get_one::<Rules>("rules"), matches.get_one::<&'static str>("book")) {
        (Some(rules), _) => Some(*rules),
        (None, Some(book)) => Rules::rulebook(book, variant.unwrap_or(usual)),
        (None, None) => variant.map(Rules::new),
    }
}

/// Returns true if the command line names a rulebook and a variant that no rulebook has.
fn is_in_no_book(matches: &ArgMatches) -> bool {
    let book = matches.try_get_one::<&'static str>("book").ok().flatten();
    let variant = matches.try_get_one::<Variant>("variant").ok().flatten();
    book.is_some() && variant == Some(&Variant::Hispaniola)
}

fn usual_rules(matches: &ArgMatches) -> Rules {
    rules(matches).unwrap_or(Rules::new(Variant::Tortuga))
}

fn number(matches: &ArgMatches, id: &str) -> Option<u64> {
    matches.get_one::<u64>(id).copied()
}

fn completions(console: &Console, matches: &ArgMatches) -> Done {
    let Some(shell) = matches.get_one::<Shell>("shell") else { return Ok(()) };
    let mut script = Vec::new();
    clap_complete::generate(*shell, &mut args::command(console), PROGRAM, &mut script);
    Ok(io::stdout().write_all(&script)?)
}

/// Returns the options of an online table, at which one person sits here.
fn online_options(
    console: &Console,
    link: &TableLink,
    matches: &ArgMatches,
) -> Result<OnlineOptions, Failure> {
    let names: Vec<String> = matches.get_many("name").unwrap_or_default().cloned().collect();
    check_seats(console, (names.len(), 0), 1, true)?;
    Ok(OnlineOptions { link: link.clone(), name: names.into_iter().next() })
}

fn play_options(console: &Console, matches: &ArgMatches) -> Result<play::PlayOptions, Failure> {
    let path = |id| matches.get_one::<PathBuf>(id).cloned();
    let names: Vec<String> = matches.get_many("name").unwrap_or_default().cloned().collect();
    let players = number(matches, "players").map(|players| players as usize);
    let bots: Vec<Level> = matches.get_many("bot").unwrap_or_default().copied().collect();
    let most = players.unwrap_or(Seat::MAX);
    check_seats(console, (names.len(), bots.len()), most, players.is_some())?;
    Ok(play::PlayOptions {
        rules: rules(matches),
        tunnel: matches.get_one::<Tunnel>("tunnel").cloned(),
        first: input::first_seat(console, matches, most)?,
        players,
        names,
        bots,
        fast: matches.get_flag("fast"),
        lang: console.texts.lang(),
        native_bidi: console.native_bidi(),
        seed: number(matches, "seed"),
        resume: path("resume"),
        save_dir: path("save-dir"),
        confirm: !matches.get_flag("no-confirm"),
    })
}

/// Checks that names and bots find seats. Where the number of players is not given, each name is a
/// person's, and at least one person plays against bots.
fn check_seats(
    console: &Console,
    (names, bots): (usize, usize),
    most: usize,
    counted: bool,
) -> Result<(), Failure> {
    let last = most.to_string();
    let reason = if names > most {
        say!(console.texts, "usage-names", first = names.to_string(), last = last)
    } else if bots > most || (!counted && bots + names.max(1) > most) {
        say!(console.texts, "usage-bots", first = bots.to_string(), last = last)
    } else {
        return Ok(());
    };
    Err(Failure::Usage(say!(console.texts, "cli-error", reason = reason)))
}

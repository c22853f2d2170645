//! Positions and games that the command line names.

use super::{number, usual_rules};
use crate::console::Console;
use crate::failure::Failure;
use crate::random::fresh_seed;
use cartagena::{Fault, Field, Game, Seat, Setup, Tunnel};
use cartagena_deal::Seed;
use cartagena_table::NewGame;
use cartagena_texts::say;
use clap::ArgMatches;
use miette::{LabeledSpan, MietteDiagnostic, NamedSource, Report};
use std::io::{self, IsTerminal, Read};
use std::ops::Range;

/// Longest position line that is read; real ones have far fewer characters.
const MAX_INPUT_BYTES: u64 = 1 << 16;

/// Returns the given seed, or a new one.
pub(super) fn seed(console: &Console, matches: &ArgMatches) -> Result<Seed, Failure> {
    match number(matches, "seed") {
        Some(number) => Ok(Seed::from_number(number)),
        None => fresh_seed().map_err(|error| {
            Failure::Other(say!(console.texts, "error-chance", reason = error.to_string()))
        }),
    }
}

/// Deals the game that the command line describes.
pub(super) fn fresh_game(console: &Console, matches: &ArgMatches) -> Result<Game, Failure> {
    let players = number(matches, "players").unwrap_or(2) as usize;
    let first = matches.try_get_one::<u64>("first").ok().flatten().copied();
    let tunnel = matches.try_get_one::<Tunnel>("tunnel").ok().flatten().cloned();
    let new = NewGame {
        rules: usual_rules(matches),
        players,
        names: Vec::new(),
        tunnel,
        first: first.and_then(|first| Seat::new(first as u8)),
    };
    let seed = seed(console, matches)?;
    new.deal(seed).map(|(game, _)| game).ok_or_else(|| no_such_seat(console, players))
}

/// Returns the first seat of the command line, if it names one that the table has.
pub(super) fn first_seat(
    console: &Console,
    matches: &ArgMatches,
    seats: usize,
) -> Result<Option<Seat>, Failure> {
    let Some(number) = number(matches, "first") else { return Ok(None) };
    let seat = Seat::first_n(seats).find(|seat| seat.index() as u64 == number);
    seat.map(Some).ok_or_else(|| no_such_seat(console, seats))
}

/// Returns the failure for a seat that the table does not have.
pub(super) fn no_such_seat(console: &Console, seats: usize) -> Failure {
    let reason = say!(console.texts, "reason-seats", count = seats);
    Failure::Usage(say!(console.texts, "cli-error", reason = reason))
}

/// Returns the position line of the command line, or of standard input, without spaces around it:
/// they come along when a line is copied.
pub(super) fn position_line(console: &Console, matches: &ArgMatches) -> Result<String, Failure> {
    match matches.get_one::<String>("position").map(String::as_str) {
        Some("-") => from_input(console),
        Some(line) => Ok(line.trim().to_owned()),
        None if io::stdin().is_terminal() => Err(no_position(console)),
        None => from_input(console),
    }
}

fn no_position(console: &Console) -> Failure {
    let reason = say!(console.texts, "usage-missing", form = "POSITION");
    Failure::Usage(say!(console.texts, "cli-error", reason = reason))
}

fn from_input(console: &Console) -> Result<String, Failure> {
    let mut text = String::new();
    io::stdin().lock().take(MAX_INPUT_BYTES).read_to_string(&mut text).map_err(|error| {
        Failure::Other(say!(console.texts, "error-input", reason = error.to_string()))
    })?;
    let line = text.lines().next().map(str::trim).filter(|line| !line.is_empty());
    line.map(str::to_owned).ok_or_else(|| no_position(console))
}

/// Reads a position line, with known or unknown hands.
pub(super) fn setup(console: &Console, line: &str) -> Result<Setup, Failure> {
    line.parse().map_err(|fault| position_failure(console, line, &fault))
}

/// Returns the failure that shows what is wrong in a position line.
pub(super) fn position_failure(console: &Console, line: &str, fault: &Fault) -> Failure {
    let label = label(console, fault.span(line), console.texts.problem(&fault.problem));
    let reason = match fault.field {
        // The sentence already says that it is about the position.
        Field::Line => console.texts.problem(&fault.problem),
        _ => console.texts.fault(fault),
    };
    let sentence = say!(console.texts, "error-position", reason = reason);
    report(console, sentence, label, "position", line)
}

/// Returns a mark below a piece of text. Where lines run from right to left, words beside it would
/// break the drawing; the sentence above says the same.
pub(super) fn label(console: &Console, span: Range<usize>, reason: String) -> LabeledSpan {
    LabeledSpan::new_with_span((!console.is_rtl()).then_some(reason), span)
}

/// Longest line that is shown around an error.
const MAX_SHOWN_LINE_BYTES: usize = 500;

/// Returns a sentence with the text that it is about, unless its line is too long to read.
pub(super) fn report(
    console: &Console,
    sentence: String,
    label: LabeledSpan,
    name: &str,
    text: &str,
) -> Failure {
    if text.lines().any(|line| line.len() > MAX_SHOWN_LINE_BYTES) {
        return Failure::Other(sentence);
    }
    let sentence = say!(console.texts, "cli-error", reason = sentence);
    let diagnostic = MietteDiagnostic::new(sentence).with_label(label);
    let source = NamedSource::new(name, without_control_characters(text));
    Failure::Report(Report::new(diagnostic).with_source_code(source))
}

/// Replaces characters that control a terminal; every byte keeps its place.
fn without_control_characters(text: &str) -> String {
    let marks = |letter| matches!(letter, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let shown = |letter: char| match letter {
        '\n' | '\t' => letter.to_string(),
        _ if letter.is_control() || marks(letter) => "?".repeat(letter.len_utf8()),
        _ => letter.to_string(),
    };
    text.chars().map(shown).collect()
}

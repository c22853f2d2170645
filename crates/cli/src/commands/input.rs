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

/// The longest position line that is read; real ones have far fewer characters.
const MAX_INPUT_BYTES: u64 = 1 << 16;

/// The seed that was given, or a new one.
pub(super) fn seed(voice: &Console, matches: &ArgMatches) -> Result<Seed, Failure> {
    match number(matches, "seed") {
        Some(number) => Ok(Seed::from_number(number)),
        None => fresh_seed().map_err(|error| {
            Failure::Other(say!(voice.texts, "error-chance", reason = error.to_string()))
        }),
    }
}

/// Deals the game that the command line describes.
pub(super) fn fresh_game(voice: &Console, matches: &ArgMatches) -> Result<Game, Failure> {
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
    let seed = seed(voice, matches)?;
    new.deal(seed).map(|(game, _)| game).ok_or_else(|| no_such_seat(voice, players))
}

/// That a seat was named which the table does not have.
pub(super) fn no_such_seat(voice: &Console, seats: usize) -> Failure {
    let reason = say!(voice.texts, "reason-seats", count = seats);
    Failure::Usage(say!(voice.texts, "cli-error", reason = reason))
}

/// The position line of the command line, or of standard input.
pub(super) fn position_line(voice: &Console, matches: &ArgMatches) -> Result<String, Failure> {
    match matches.get_one::<String>("position").map(String::as_str) {
        Some("-") => from_input(voice),
        Some(line) => Ok(line.to_owned()),
        None if io::stdin().is_terminal() => Err(no_position(voice)),
        None => from_input(voice),
    }
}

fn no_position(voice: &Console) -> Failure {
    let reason = say!(voice.texts, "usage-missing", form = "POSITION");
    Failure::Usage(say!(voice.texts, "cli-error", reason = reason))
}

fn from_input(voice: &Console) -> Result<String, Failure> {
    let mut text = String::new();
    io::stdin().lock().take(MAX_INPUT_BYTES).read_to_string(&mut text).map_err(|error| {
        Failure::Other(say!(voice.texts, "error-input", reason = error.to_string()))
    })?;
    let line = text.lines().next().filter(|line| !line.is_empty());
    line.map(str::to_owned).ok_or_else(|| no_position(voice))
}

/// Reads a position line, whatever is known of its hands.
pub(super) fn setup(voice: &Console, line: &str) -> Result<Setup, Failure> {
    line.parse().map_err(|fault| position_failure(voice, line, &fault))
}

/// The position line with what is wrong in it.
pub(super) fn position_failure(voice: &Console, line: &str, fault: &Fault) -> Failure {
    let label = label(voice, fault.span(line), voice.texts.problem(&fault.problem));
    let reason = match fault.field {
        // The sentence has said already that it is about the position.
        Field::Line => voice.texts.problem(&fault.problem),
        _ => voice.texts.fault(fault),
    };
    let sentence = say!(voice.texts, "error-position", reason = reason);
    report(voice, sentence, label, "position", line)
}

/// A mark below a piece of text. Where lines run the other way words beside it would tear the
/// drawing apart; the sentence above says the same.
pub(super) fn label(voice: &Console, span: Range<usize>, reason: String) -> LabeledSpan {
    LabeledSpan::new_with_span((!voice.is_rtl()).then_some(reason), span)
}

/// The longest line that is shown around what is wrong in it.
const MAX_SHOWN_LINE_BYTES: usize = 500;

/// A sentence with the text that it is about, unless nobody could read that.
pub(super) fn report(
    voice: &Console,
    sentence: String,
    label: LabeledSpan,
    name: &str,
    text: &str,
) -> Failure {
    if text.lines().any(|line| line.len() > MAX_SHOWN_LINE_BYTES) {
        return Failure::Other(sentence);
    }
    let sentence = say!(voice.texts, "cli-error", reason = sentence);
    let diagnostic = MietteDiagnostic::new(sentence).with_label(label);
    let source = NamedSource::new(name, without_control_characters(text));
    Failure::Report(Report::new(diagnostic).with_source_code(source))
}

/// The text without characters that do something to a terminal; every byte stays where it is.
fn without_control_characters(text: &str) -> String {
    let marks = |letter| matches!(letter, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let shown = |letter: char| match letter {
        '\n' | '\t' => letter.to_string(),
        _ if letter.is_control() || marks(letter) => "?".repeat(letter.len_utf8()),
        _ => letter.to_string(),
    };
    text.chars().map(shown).collect()
}

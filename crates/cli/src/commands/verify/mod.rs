//! `cartagena verify`: what a record shows about its game, alone or with what a player noted.

mod json;
mod sentences;
mod signature;

use super::Done;
use super::chosen_games::{ChosenGame, RecordFile};
use crate::console::Console;
use crate::failure::Failure;
use crate::records;
use cartagena::Seat;
use cartagena_deal::Commitment;
use cartagena_deal::commit_reveal::SeatPart;
use cartagena_record::{Contradiction, Hex, Receipt, Record, SeatNote, Verdict};
use cartagena_texts::say;
use clap::ArgMatches;
use signature::SignatureState;
use std::io::Write;
use std::path::PathBuf;

/// Exit code of a record that is only consistent with itself, or that proves nothing yet.
const EXIT_CONSISTENT: u8 = 3;
/// Exit code of a record that fits what was noted, where the notes do not cover everything.
const EXIT_PARTLY_PROVED: u8 = 4;

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let Some(file) = matches.get_one::<PathBuf>("record") else { return Ok(()) };
    let receipt = receipt(console, matches)?;
    let signature = SignatureState::of(&receipt, matches.get_one::<Hex<32>>("server-key").copied());
    let text = records::text_of_several(file, &console.texts).map_err(Failure::Other)?;
    let file = RecordFile { console, file, text: &text };
    let notes = Notes { receipt, signature, as_json: matches.get_flag("json") };
    let games = file.games(matches)?;
    if let [game] = &games[..] {
        return verify_game(&file, game, &notes);
    }
    let mut exit = None;
    for game in &games {
        exit = weaker(exit, verify_game(&file, game, &notes), console)?;
    }
    exit.map_or(Ok(()), |code| Err(Failure::NotProved(None, code)))
}

/// The player's notes, and the form in which findings are printed.
struct Notes {
    receipt: Receipt,
    signature: SignatureState,
    as_json: bool,
}

/// Judges a game of a file and prints the findings.
fn verify_game(file: &RecordFile<'_>, game: &ChosenGame<'_>, notes: &Notes) -> Done {
    let (console, Notes { receipt, signature, as_json }) = (file.console, notes);
    let read = game.read();
    if *as_json {
        let mut value = match &read {
            Ok(record) => json::judged(record, receipt, *signature),
            Err(error) => json::invalid(error, file.text),
        };
        game.number().into_iter().for_each(|number| value["number"] = number.into());
        writeln!(anstream::stdout(), "{value}")?;
    }
    let record = read.map_err(|error| file.failure(&game.error(error)))?;
    let verdict = verdict(&record, receipt, *signature);
    if !as_json {
        let said = sentences::of(console, &record, receipt, verdict, *signature);
        let said = game.heading(console).into_iter().chain(said);
        let lines: String = said.map(|line| console.for_stdout(&line) + "\n").collect();
        anstream::stdout().write_all(lines.as_bytes())?;
    }
    outcome(console, &record, verdict).map_err(|failure| match failure {
        Failure::Other(reason) => Failure::Other(game.reason(console, reason)),
        other => other,
    })
}

/// Returns the exit code of the least proved of the games so far. What is wrong ends the command;
/// what is not proved is told, and the next game follows.
fn weaker(exit: Option<u8>, done: Done, console: &Console) -> Result<Option<u8>, Failure> {
    let (reason, code) = match done {
        Ok(()) => return Ok(exit),
        Err(Failure::NotProved(reason, code)) => (reason, code),
        Err(failure) => return Err(failure),
    };
    if let Some(reason) = reason {
        console.print_to_stderr(&say!(console.texts, "cli-error", reason = reason));
    }
    Ok(Some(exit.map_or(code, |exit| exit.min(code))))
}

/// Judges a record by a receipt; one whose signature is wrong proves nothing.
fn verdict(record: &Record, receipt: &Receipt, signature: SignatureState) -> Verdict {
    match Verdict::of(record, receipt) {
        found @ Verdict::Contradicted(_) => found,
        _ if signature == SignatureState::Wrong => Verdict::Contradicted(Contradiction::Signature),
        verdict => verdict,
    }
}

/// Returns what the player noted, from a file or from the command line.
fn receipt(console: &Console, matches: &ArgMatches) -> Result<Receipt, Failure> {
    if let Some(file) = matches.get_one::<PathBuf>("receipt") {
        let text = records::text_of(file, &console.texts).map_err(Failure::Other)?;
        return Receipt::read(&text).map_err(|error| {
            let file = file.display().to_string();
            Failure::Other(say!(
                console.texts,
                "verify-receipt-bad",
                file = file,
                line = error.line
            ))
        });
    }
    let commitment = matches.get_one::<Commitment>("commitment").copied();
    let mut receipt = Receipt { commitment, ..Receipt::default() };
    for (seat, note) in matches.get_many::<(Seat, SeatNote)>("promise").unwrap_or_default() {
        receipt.seats[seat.index()] = *note;
    }
    Ok(receipt)
}

/// Returns the end of the program: success only if everything is proved.
fn outcome(console: &Console, record: &Record, verdict: Verdict) -> Done {
    let texts = &console.texts;
    match verdict {
        Verdict::Proved => Ok(()),
        Verdict::PartlyProved => Err(Failure::NotProved(None, EXIT_PARTLY_PROVED)),
        Verdict::Consistent => Err(Failure::NotProved(None, EXIT_CONSISTENT)),
        Verdict::Contradicted(found) => {
            Err(Failure::Other(sentences::contradiction(console, record, found)))
        }
        Verdict::NoDeal => {
            Err(Failure::NotProved(Some(say!(texts, "verify-unknown")), EXIT_CONSISTENT))
        }
        Verdict::Unfinished => {
            let bound = record.proof().map(|proof| proof.commit_reveal.commitment.to_string());
            let reason = say!(texts, "verify-unfinished", form = bound.unwrap_or_default());
            Err(Failure::NotProved(Some(reason), EXIT_CONSISTENT))
        }
    }
}

/// Returns the part of a seat in the deal as a word for programs.
fn contribution(part: &SeatPart) -> &'static str {
    match part {
        SeatPart::None => "none",
        SeatPart::Committed(_) => "promised",
        SeatPart::Revealed(..) => "given",
    }
}

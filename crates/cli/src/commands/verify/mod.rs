//! `cartagena verify`: what a record shows about its game, alone or with what a player noted.

mod json;
mod sentences;
mod signature;

use super::{Done, replay};
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
    let text = records::text_of(file, &console.texts).map_err(Failure::Other)?;
    let read = Record::read(&text);
    let as_json = matches.get_flag("json");
    if as_json {
        let value = match &read {
            Ok(record) => json::judged(record, &receipt, signature),
            Err(error) => json::invalid(error, &text),
        };
        writeln!(anstream::stdout(), "{value}")?;
    }
    let record = read.map_err(|error| replay::record_failure(console, file, &text, &error))?;
    let verdict = verdict(&record, &receipt, signature);
    if !as_json {
        let said = sentences::of(console, &record, &receipt, verdict, signature);
        let lines: String = said.iter().map(|line| console.for_stdout(line) + "\n").collect();
        anstream::stdout().write_all(lines.as_bytes())?;
    }
    outcome(console, &record, verdict)
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

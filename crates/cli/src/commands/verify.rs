//! `cartagena verify`: checks from the record alone whether a deal was fair.

use super::{Done, replay};
use crate::bot_names::{self, Bots};
use crate::console::Console;
use crate::failure::Failure;
use crate::records;
use cartagena::Seat;
use cartagena_deal::commit_reveal::SeatPart;
use cartagena_record::{Proof, Record, RecordError};
use cartagena_texts::say;
use clap::ArgMatches;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let Some(file) = matches.get_one::<PathBuf>("record") else { return Ok(()) };
    let text = records::text_of(file, &console.texts).map_err(Failure::Other)?;
    let read = Record::read(&text);
    if matches.get_flag("json") {
        writeln!(anstream::stdout(), "{}", as_json(&read, &text))?;
    }
    let record = read.map_err(|error| replay::record_failure(console, file, &text, &error))?;
    let sentences = sentences(console, &record).map_err(Failure::Other)?;
    if !matches.get_flag("json") {
        let lines: String = sentences.iter().map(|line| console.for_stdout(line) + "\n").collect();
        anstream::stdout().write_all(lines.as_bytes())?;
    }
    Ok(())
}

/// Returns what is proved and what is not, or why nothing is. A record is read only if its
/// statements about its deal are true.
fn sentences(console: &Console, record: &Record) -> Result<Vec<String>, String> {
    let texts = &console.texts;
    match record.proof() {
        Some(proof) if proof.commit_reveal.secret.is_some() => {
            Ok(commit_reveal_sentences(console, record, proof))
        }
        Some(proof) => {
            let form = proof.commit_reveal.commitment.to_string();
            Err(say!(texts, "verify-unfinished", form = form))
        }
        None if record.commitment.is_some() && record.seed.is_some() => {
            Ok(vec![say!(texts, "verify-seed")])
        }
        None => Err(say!(texts, "verify-unknown")),
    }
}

fn commit_reveal_sentences(console: &Console, record: &Record, proof: &Proof) -> Vec<String> {
    let texts = &console.texts;
    let names = |wanted: &str| names(console, record, proof, wanted);
    let mut sentences = vec![say!(texts, "verify-holds")];
    match names("given") {
        Some(names) => sentences.extend([
            say!(texts, "verify-gave", name = names),
            say!(texts, "verify-server"),
            say!(texts, "verify-players"),
        ]),
        None => sentences.push(say!(texts, "verify-alone")),
    }
    sentences.extend(names("none").map(|names| say!(texts, "verify-none", name = names)));
    sentences.extend(names("promised").map(|names| say!(texts, "verify-promised", name = names)));
    sentences.extend(proof.chose_tunnel.then(|| say!(texts, "verify-tunnel")));
    sentences.extend(proof.chose_first.then(|| say!(texts, "verify-first")));
    sentences.push(say!(texts, "verify-limits"));
    sentences
}

/// Returns the names of the players with this part in the deal.
fn names(console: &Console, record: &Record, proof: &Proof, wanted: &str) -> Option<String> {
    let seated = Bots::from_record(record);
    let seats = Seat::first_n(proof.commit_reveal.parts.len()).zip(&proof.commit_reveal.parts);
    let wanted = seats.filter(|(_, part)| contribution(part) == wanted);
    let names: Vec<String> = wanted
        .map(|(seat, _)| bot_names::name(seated, &console.texts, seat, record.name(seat)))
        .collect();
    (!names.is_empty()).then(|| names.join(", "))
}

fn contribution(part: &SeatPart) -> &'static str {
    match part {
        SeatPart::None => "none",
        SeatPart::Committed(_) => "promised",
        SeatPart::Revealed(..) => "given",
    }
}

fn as_json(read: &Result<Record, RecordError>, text: &str) -> Value {
    let record = match read {
        Ok(record) => record,
        Err(error) => {
            let (line, column) = error.line_and_column(text);
            let problem = error.problem.code();
            return json!({ "proved": false, "problem": problem, "line": line, "column": column });
        }
    };
    let result = record.result();
    match record.proof() {
        None => json!({
            "proved": record.commitment.is_some() && record.seed.is_some(),
            "deal": "seed",
            "result": result,
        }),
        Some(proof) => json!({
            "proved": proof.commit_reveal.secret.is_some(),
            "deal": "fair",
            "game": proof.commit_reveal.game_id,
            "commitment": proof.commit_reveal.commitment.to_string(),
            "seats": proof.commit_reveal.parts.iter().map(contribution).collect::<Vec<_>>(),
            "chosen": { "tunnel": proof.chose_tunnel, "first": proof.chose_first },
            "result": result,
        }),
    }
}

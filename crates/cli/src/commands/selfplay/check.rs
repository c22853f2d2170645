//! Reading a data set back: every line is what it says, and nothing is missing.

use super::data_set::legal;
use crate::commands::Done;
use crate::console::Console;
use crate::failure::Failure;
use cartagena::{Action, Game};
use cartagena_texts::{Texts, say};
use serde_json::Value;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// The longest line that is read; real ones have a few thousand bytes.
const MAX_LINE_BYTES: u64 = 1 << 16;

/// Position in a data set: the game, the move just read, and the number of its moves.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Place {
    game: u64,
    at: u64,
    of: u64,
}

/// Checks a file, and tells how much is in it.
pub(super) fn run(console: &Console, file: &Path) -> Done {
    let name = file.display().to_string();
    let texts = &console.texts;
    let unread = |error: io::Error| {
        let (file, reason) = (name.clone(), error.to_string());
        Failure::Other(say!(texts, "error-file-read", file = file, reason = reason))
    };
    let reader: Box<dyn Read> = match file == Path::new("-") {
        true => Box::new(io::stdin().lock()),
        false => Box::new(File::open(file).map_err(unread)?),
    };
    let mut check = Check::default();
    let mut reader = BufReader::new(reader);
    loop {
        let mut line = Vec::new();
        let read = reader.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut line);
        if read.map_err(unread)? == 0 {
            break;
        }
        check
            .line(&line)
            .map_err(|fault| wrong(texts, &name, check.lines, fault.sentence(texts)))?;
    }
    check.end().map_err(|fault| wrong(texts, &name, check.lines, fault.sentence(texts)))?;
    let (number, count) = (check.games, check.lines);
    let sentence = say!(texts, "dataset-whole", number = number, count = count);
    console.print_to_stderr(&sentence);
    Ok(())
}

fn wrong(texts: &Texts, file: &str, line: usize, reason: String) -> Failure {
    Failure::Other(say!(texts, "dataset-error", file = file, line = line, reason = reason))
}

/// What is wrong with a line of a data set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// The line is cut off, or the last game is.
    Truncated,
    /// Not an object with the fields of a data set.
    Form,
    /// The position cannot be read.
    Position,
    /// Other actions are legal, or the chosen one is not among them.
    Actions,
    /// The shares of the result do not add up to one.
    Result,
    /// It does not follow the line before.
    Order,
}

impl Fault {
    fn sentence(self, texts: &Texts) -> String {
        match self {
            Fault::Truncated => say!(texts, "dataset-truncated"),
            Fault::Form => say!(texts, "dataset-form"),
            Fault::Position => say!(texts, "dataset-position"),
            Fault::Actions => say!(texts, "dataset-actions"),
            Fault::Result => say!(texts, "dataset-result"),
            Fault::Order => say!(texts, "dataset-order"),
        }
    }
}

#[derive(Default)]
struct Check {
    lines: usize,
    games: usize,
    last: Option<Place>,
}

impl Check {
    fn line(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        self.lines += 1;
        let line = bytes.strip_suffix(b"\n").ok_or(Fault::Truncated)?;
        let value: Value = serde_json::from_slice(line).map_err(|_| Fault::Form)?;
        let place = self.place(&value)?;
        decision(&value)?;
        self.games += usize::from(place.at == 1);
        self.last = Some(place);
        Ok(())
    }

    /// Returns the place of a line, which has to follow the one before.
    fn place(&self, value: &Value) -> Result<Place, Fault> {
        let field = |name: &str| value[name].as_u64().ok_or(Fault::Form);
        let place = Place { game: field("game")?, at: field("move")?, of: field("moves")? };
        let begins = place.at == 1 && self.last.is_none_or(|last| last.at == last.of);
        let goes_on = self
            .last
            .is_some_and(|last| place == Place { at: last.at + 1, ..last } && last.at < last.of);
        if begins || goes_on { Ok(place) } else { Err(Fault::Order) }
    }

    /// Checks that the last game is whole.
    fn end(&self) -> Result<(), Fault> {
        match self.last {
            Some(last) if last.at < last.of => Err(Fault::Truncated),
            _ => Ok(()),
        }
    }
}

/// Checks position, legal and chosen actions, and the result.
fn decision(value: &Value) -> Result<(), Fault> {
    let position = value["position"].as_str().ok_or(Fault::Form)?;
    let game: Game = position.parse().map_err(|_| Fault::Position)?;
    let words = value["legal"].as_array().ok_or(Fault::Form)?;
    let words: Vec<&str> = words.iter().filter_map(Value::as_str).collect();
    let chosen: Action =
        value["chosen"].as_str().and_then(|word| word.parse().ok()).ok_or(Fault::Form)?;
    if legal(&game) != words || !game.is_legal(chosen) {
        return Err(Fault::Actions);
    }
    let shares = value["result"].as_array().ok_or(Fault::Form)?;
    let sum: f64 = shares.iter().filter_map(Value::as_f64).sum();
    if shares.len() != game.position().seats() || (sum - 1.0).abs() > 1e-6 {
        return Err(Fault::Result);
    }
    Ok(())
}

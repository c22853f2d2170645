//! Reading a data set back: every line is what it says, and nothing is missing.

use super::data_set::legal;
use crate::commands::Done;
use crate::console::Console;
use crate::failure::Failure;
use cartagena::{Action, Game, Outcome, Seat};
use cartagena_deal::{Deck, Seed};
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

/// One line of a data set.
#[derive(Clone, Debug)]
struct Decision {
    place: Place,
    game: Game,
    chosen: Action,
    /// Each seat's share of the point.
    result: Vec<f64>,
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
    check.end().map_err(|fault| wrong(texts, &name, check.lines.max(1), fault.sentence(texts)))?;
    let (number, count) = (check.games, check.lines);
    let sentence = say!(texts, "dataset-whole", number = number, count = count);
    console.print_to_stderr(&sentence);
    Ok(())
}

fn wrong(texts: &Texts, file: &str, line: usize, reason: String) -> Failure {
    Failure::Other(say!(texts, "dataset-error", file = file, line = line, reason = reason))
}

/// Fault in a line of a data set.
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
    /// The shares of the result do not add up to one, or are not those of the game.
    Result,
    /// The chances do not add up to one.
    Chances,
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
            Fault::Chances => say!(texts, "dataset-chances"),
            Fault::Order => say!(texts, "dataset-order"),
        }
    }
}

#[derive(Default)]
struct Check {
    lines: usize,
    games: usize,
    last: Option<Decision>,
}

impl Check {
    fn line(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        self.lines += 1;
        let line = bytes.strip_suffix(b"\n").ok_or(Fault::Truncated)?;
        let value: Value = serde_json::from_slice(line).map_err(|_| Fault::Form)?;
        let decision = Decision::read(&value)?;
        match &self.last {
            Some(last) if last.place.at < last.place.of => last.goes_on(&decision)?,
            last => decision.begins(last.as_ref())?,
        }
        decision.ends()?;
        self.games += usize::from(decision.place.at == 1);
        self.last = Some(decision);
        Ok(())
    }

    /// Checks that the last game is whole, and that there is one.
    fn end(&self) -> Result<(), Fault> {
        match &self.last {
            Some(last) if last.place.at == last.place.of => Ok(()),
            _ => Err(Fault::Truncated),
        }
    }
}

impl Decision {
    /// Reads a line and checks what it says by itself.
    fn read(value: &Value) -> Result<Decision, Fault> {
        let field = |name: &str| value[name].as_u64().ok_or(Fault::Form);
        let place = Place { game: field("game")?, at: field("move")?, of: field("moves")? };
        let position = value["position"].as_str().ok_or(Fault::Form)?;
        let game: Game = position.parse().map_err(|_| Fault::Position)?;
        let mover = game.turn().seat().map(|seat| seat.index() as u64);
        if mover != Some(field("seat")?) {
            return Err(Fault::Position);
        }
        let words = value["legal"].as_array().ok_or(Fault::Form)?;
        let words: Vec<&str> = words.iter().filter_map(Value::as_str).collect();
        let chosen = value["chosen"].as_str().and_then(|word| word.parse().ok());
        let chosen = chosen.ok_or(Fault::Form)?;
        if legal(&game) != words || !game.is_legal(chosen) {
            return Err(Fault::Actions);
        }
        let seats = game.position().seats();
        let result = parts_of_one(&value["result"], seats).ok_or(Fault::Result)?;
        let chances = value.get("chances");
        if chances.is_some_and(|chances| parts_of_one(chances, seats).is_none()) {
            return Err(Fault::Chances);
        }
        Ok(Decision { place, game, chosen, result })
    }

    /// Checks that the line is the first of a game: the next one, or the first of a data set that was
    /// appended.
    fn begins(&self, last: Option<&Decision>) -> Result<(), Fault> {
        let next = last.is_some_and(|last| self.place.game == last.place.game + 1);
        let begins = self.place.at == 1 && (next || self.place.game == 0);
        begins.then_some(()).ok_or(Fault::Order)
    }

    /// Checks that another line is the next one of the same game.
    fn goes_on(&self, next: &Decision) -> Result<(), Fault> {
        let place = Place { at: self.place.at + 1, ..self.place };
        if next.place != place || !self.leads_to(&next.game) {
            return Err(Fault::Order);
        }
        if next.result == self.result { Ok(()) } else { Err(Fault::Result) }
    }

    /// Reports whether a game can be the next position. The cards that came are not in a data set: where
    /// there were any, pirates and turn are compared.
    fn leads_to(&self, next: &Game) -> bool {
        let Some(after) = self.after() else { return false };
        if self.game.cards_needed(self.chosen) == 0 {
            return after == *next;
        }
        let (one, other) = (after.position(), next.position());
        let table = |game: &Game| (game.position().rules(), game.position().seats());
        table(&after) == table(next)
            && after.tunnel() == next.tunnel()
            && (after.outcome().is_some() || after.turn() == next.turn())
            && Seat::first_n(one.seats()).all(|seat| one.changed_places(other, seat) == 0)
    }

    /// Checks that the result of the last line is the one that the rules give, if the game is over then.
    fn ends(&self) -> Result<(), Fault> {
        let over = self.after().and_then(|after| after.outcome());
        match over.filter(|_| self.place.at == self.place.of) {
            Some(Outcome::Won(winner)) if self.result[winner.index()] != 1.0 => Err(Fault::Result),
            _ => Ok(()),
        }
    }

    /// Returns the game after the chosen move, with some cards that could have come.
    fn after(&self) -> Option<Game> {
        let (mut game, position) = (self.game.clone(), self.game.position());
        let mut deck = Deck::from_pile(Seed::from_number(0), position.pile());
        let dealt = deck.deal(game.cards_needed(self.chosen), position.discard());
        game.play(self.chosen, &dealt).ok()?;
        Some(game)
    }
}

/// Returns as many numbers from 0 to 1 as there are seats, if they sum to one.
fn parts_of_one(value: &Value, seats: usize) -> Option<Vec<f64>> {
    let parts: Option<Vec<f64>> = value.as_array()?.iter().map(Value::as_f64).collect();
    let fits = |parts: &Vec<f64>| {
        let sum: f64 = parts.iter().sum();
        let within = parts.iter().all(|part| (0.0..=1.0).contains(part));
        parts.len() == seats && within && (sum - 1.0).abs() < 1e-4
    };
    parts.filter(fits)
}

//! The games of a file that holds one or several records.

use super::{input, number};
use crate::console::Console;
use crate::failure::Failure;
use crate::records;
use cartagena_record::{Record, RecordError, RecordPart, SeveralError};
use cartagena_texts::say;
use clap::ArgMatches;
use std::path::Path;

/// A file of records as it was read.
pub(super) struct RecordFile<'a> {
    pub(super) console: &'a Console,
    pub(super) file: &'a Path,
    pub(super) text: &'a str,
}

/// A game of a file, with its number among all of them.
pub(super) struct ChosenGame<'a> {
    number: usize,
    count: usize,
    part: RecordPart<'a>,
}

impl<'a> RecordFile<'a> {
    /// Returns the game that was asked for with `--game`, or else all games.
    pub(super) fn games(&self, matches: &ArgMatches) -> Result<Vec<ChosenGame<'a>>, Failure> {
        let whole = |error| self.failure(&SeveralError { number: 1, count: 1, error });
        let parts = Record::split(self.text).map_err(whole)?;
        let count = parts.len();
        let chosen = |number| ChosenGame { number, count, part: parts[number - 1] };
        match number(matches, "game").map(usize::try_from) {
            None => Ok((1..=count).map(chosen).collect()),
            Some(Ok(number)) if (1..=count).contains(&number) => Ok(vec![chosen(number)]),
            Some(_) => Err(Failure::Other(self.no_such_game(matches, count))),
        }
    }

    fn no_such_game(&self, matches: &ArgMatches, count: usize) -> String {
        let number = number(matches, "game").unwrap_or_default();
        let file = self.file.display().to_string();
        say!(self.console.texts, "error-no-such-game", file = file, number = number, total = count)
    }

    /// Returns the failure of a record that cannot be read, with its text.
    pub(super) fn failure(&self, wrong: &SeveralError) -> Failure {
        let sentence = records::broken_one(self.file, self.text, wrong, &self.console.texts);
        let reason = self.console.texts.record_problem(&wrong.error.problem);
        let label = input::label(self.console, wrong.error.span.clone(), reason);
        input::report(self.console, sentence, label, &self.file.display().to_string(), self.text)
    }

    /// Returns the only game.
    ///
    /// # Errors
    ///
    /// The sentence that asks for a number if there are several.
    pub(super) fn only<'b>(
        &self,
        games: &'b [ChosenGame<'a>],
    ) -> Result<&'b ChosenGame<'a>, Failure> {
        match games {
            [game] => Ok(game),
            _ => {
                let (file, form) = (self.file.display().to_string(), "--game N");
                let texts = &self.console.texts;
                let sentence = say!(
                    texts,
                    "error-several-games",
                    file = file,
                    count = games.len(),
                    form = form
                );
                Err(Failure::Other(sentence))
            }
        }
    }
}

impl ChosenGame<'_> {
    /// Returns the number of the game; `None` if it is the only one of its file.
    pub(super) fn number(&self) -> Option<usize> {
        (self.count > 1).then_some(self.number)
    }

    /// Returns the line above the game, if there are several.
    pub(super) fn heading(&self, console: &Console) -> Option<String> {
        let number = self.number()?;
        Some(say!(console.texts, "game-of-several", number = number, total = self.count))
    }

    /// Returns a reason with the number of the game, if there are several.
    pub(super) fn reason(&self, console: &Console, reason: String) -> String {
        console.texts.one_of_several(self.number, self.count, reason)
    }

    pub(super) fn read(&self) -> Result<Record, RecordError> {
        self.part.read()
    }

    pub(super) fn error(&self, error: RecordError) -> SeveralError {
        SeveralError { number: self.number, count: self.count, error }
    }
}

//! Errors of the command line, in our own sentences.

use crate::console::Console;
use crate::failure::Failure;
use cartagena_texts::{Texts, say};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};
use std::error::Error as _;

/// Returns the sentences for a command line that was refused; `command` is the command that was
/// named.
pub(crate) fn usage_error(console: &Console, error: &Error, command: Option<&str>) -> Failure {
    let texts = &console.texts;
    let mut lines = vec![say!(texts, "cli-error", reason = reason(texts, error))];
    if let Some(suggestion) = suggestion(console, error) {
        lines.push(say!(texts, "usage-suggest", form = suggestion));
    }
    let command = command.map(|command| format!(" {command}")).unwrap_or_default();
    let help = format!("{}{command} --help", super::PROGRAM);
    lines.push(say!(texts, "usage-see", form = help));
    Failure::Usage(lines.join("\n"))
}

fn reason(texts: &Texts, error: &Error) -> String {
    let get = |kind| error.get(kind).map(context_text).unwrap_or_default();
    let (arg, value) = (get(ContextKind::InvalidArg), get(ContextKind::InvalidValue));
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            say!(texts, "usage-unknown-command", input = get(ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument if arg.starts_with('-') => {
            say!(texts, "usage-unknown-option", input = arg)
        }
        ErrorKind::UnknownArgument => say!(texts, "usage-surplus", input = arg),
        ErrorKind::ValueValidation => {
            let reason = error.source().map(ToString::to_string).unwrap_or_default();
            let input = without_account(&value);
            say!(texts, "usage-value", input = input, form = arg, reason = reason)
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            say!(texts, "usage-value-missing", form = arg)
        }
        ErrorKind::TooManyValues | ErrorKind::InvalidValue => {
            say!(texts, "usage-surplus", input = value)
        }
        ErrorKind::MissingRequiredArgument => say!(texts, "usage-missing", form = arg),
        ErrorKind::ArgumentConflict => conflict(texts, arg, get(ContextKind::PriorArg)),
        _ => say!(texts, "usage-other"),
    }
}

/// Returns a refused value without the account in it: an address may hold a password, and what is printed may
/// be kept in a log.
pub(super) fn without_account(value: &str) -> String {
    match value.split_once("://").zip(value.rsplit_once('@')) {
        Some(((scheme, _), (before, place))) if before.len() > scheme.len() => {
            format!("{scheme}://…@{place}")
        }
        _ => value.to_owned(),
    }
}

fn conflict(texts: &Texts, arg: String, prior: String) -> String {
    match arg == prior {
        true => say!(texts, "usage-twice", form = arg),
        false => say!(texts, "usage-conflict", first = arg, last = prior),
    }
}

/// Returns what was probably meant: for a command our own choice, since clap names the best of its
/// candidates last and knows no swapped letters.
fn suggestion(console: &Console, error: &Error) -> Option<String> {
    if let Some(word) = error.get(ContextKind::InvalidSubcommand) {
        let command = super::command(console);
        let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        let meant = nearest(&context_text(word), &names);
        return (!meant.is_empty()).then(|| meant.join(", "));
    }
    error.get(ContextKind::SuggestedArg).map(context_text)
}

/// Returns the names that a mistyped word is nearest to, or begins; none if all are far.
pub(super) fn nearest<'a>(word: &str, names: &[&'a str]) -> Vec<&'a str> {
    let word = word.to_lowercase();
    let most = if word.chars().count() > 3 { 2 } else { 1 };
    let distance = |name: &str| match name.starts_with(&word) && word.len() > 1 {
        true => 1,
        false => edits(&word, name),
    };
    let least = names.iter().map(|name| distance(name)).min().filter(|least| *least <= most);
    names.iter().filter(|name| Some(distance(name)) == least).copied().collect()
}

/// Returns the number of letters to insert, delete, replace or swap with a neighbour until one
/// word is the other (the optimal string alignment distance).
fn edits(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows = vec![(0..=other.len()).collect::<Vec<usize>>()];
    for i in 1..=one.len() {
        let mut row = vec![i];
        for j in 1..=other.len() {
            let replaced = rows[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
            let mut least = replaced.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

fn context_text(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(words) => words.join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_count_letters_that_differ() {
        for (one, other, expect) in
            [("new", "new", 0), ("nwe", "new", 1), ("", "new", 3), ("verfy", "verify", 1)]
        {
            assert_eq!(edits(one, other), expect, "{one} {other}");
        }
        assert_eq!(edits("ab", "ba"), 1);
    }

    #[test]
    fn only_the_nearest_names_are_meant() {
        let names = ["play", "playouts", "new", "show", "replay", "arena"];
        let check = |word, expect: &[&str]| assert_eq!(nearest(word, &names), expect, "{word}");
        check("plya", &["play"]);
        check("relpay", &["replay"]);
        check("nwe", &["new"]);
        check("SHOW", &["show"]);
        check("pl", &["play", "playouts"]);
        check("nothing", &[]);
        check("x", &[]);
    }
}

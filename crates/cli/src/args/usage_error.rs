//! Errors of the command line, in our own sentences.

use crate::console::Console;
use crate::failure::Failure;
use cartagena_texts::{Texts, say};
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;

/// Returns the sentences for a command line that was refused; `command` is the command that was
/// named.
pub(crate) fn usage_error(console: &Console, error: &Error, command: Option<&str>) -> Failure {
    let texts = &console.texts;
    let mut lines = vec![say!(texts, "cli-error", reason = reason(texts, error))];
    if let Some(suggestion) = suggestion(error) {
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
            say!(texts, "usage-value", input = value, form = arg, reason = reason)
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

fn conflict(texts: &Texts, arg: String, prior: String) -> String {
    match arg == prior {
        true => say!(texts, "usage-twice", form = arg),
        false => say!(texts, "usage-conflict", first = arg, last = prior),
    }
}

fn suggestion(error: &Error) -> Option<String> {
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg];
    kinds.into_iter().find_map(|kind| error.get(kind)).map(context_text)
}

fn context_text(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(words) => words.join(", "),
        other => other.to_string(),
    }
}

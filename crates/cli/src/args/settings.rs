//! The settings of a server in a file: reading one, and writing one that has them all.

use super::options::ArgBuilder;
use super::options::serve::{CONFIG, variable};
use super::usage_error::{nearest, without_account};
use crate::console::Console;
use crate::failure::Failure;
use cartagena_texts::{Texts, say};
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};

/// The values of each setting in a file, as they would be typed.
type Values = BTreeMap<String, Vec<String>>;

/// Returns the command line with the settings of the file that the arguments name, as values that
/// options and variables come before; `None` if they name no file.
pub(crate) fn with_file(
    console: &Console,
    command: Command,
    matches: &ArgMatches,
) -> Result<Option<Command>, Failure> {
    let Some((name, matches)) = matches.subcommand() else { return Ok(None) };
    let Ok(Some(file)) = matches.try_get_one::<PathBuf>(CONFIG) else { return Ok(None) };
    let values = SettingsFile::read(console, file)?.values()?;
    let set = |arg: Arg| match values.get(arg.get_id().as_str()) {
        Some(values) => arg.default_values(values),
        None => arg,
    };
    Ok(Some(command.mut_subcommand(name, |command| command.mut_args(set))))
}

/// A file with settings that is being read.
struct SettingsFile<'a> {
    texts: &'a Texts,
    name: String,
    text: String,
    /// Every setting that there is.
    known: Command,
}

impl SettingsFile<'_> {
    fn read<'a>(console: &'a Console, file: &Path) -> Result<SettingsFile<'a>, Failure> {
        let (texts, name) = (&*console.texts, file.display().to_string());
        let text = std::fs::read_to_string(file).map_err(|error| {
            let reason = error.to_string();
            Failure::Other(say!(texts, "error-file-read", file = name.as_str(), reason = reason))
        })?;
        let known = Command::new("serve").args(ArgBuilder::new(console).plain_settings());
        Ok(SettingsFile { texts, name, text, known })
    }

    /// Returns the values of all lines.
    fn values(&self) -> Result<Values, Failure> {
        let table = DeTable::parse(&self.text).map_err(|error| {
            self.refused(error.span().unwrap_or_default(), error.message().to_owned())
        })?;
        let mut values = Values::new();
        for (key, value) in table.get_ref() {
            let name = key.get_ref().as_ref();
            let arg = self.setting(name).ok_or_else(|| self.unknown(key.span(), name))?;
            let typed = typed(self.texts, arg, value.get_ref());
            let read = typed.and_then(|typed| check(arg, &typed).map(|()| typed));
            let read = read.map_err(|(input, reason)| {
                let (input, form) = (without_account(&input), name.to_owned());
                let reason =
                    say!(self.texts, "usage-value", input = input, form = form, reason = reason);
                self.refused(value.span(), reason)
            })?;
            self.check_alone(arg, key.span(), &values)?;
            values.insert(name.to_owned(), read);
        }
        Ok(values)
    }

    fn setting(&self, name: &str) -> Option<&Arg> {
        self.known.get_arguments().find(|arg| arg.get_id() == name)
    }

    fn unknown(&self, place: Range<usize>, name: &str) -> Failure {
        let names: Vec<&str> =
            self.known.get_arguments().map(|arg| arg.get_id().as_str()).collect();
        let mut reason = say!(self.texts, "config-unknown", input = name);
        let meant = nearest(name, &names);
        if !meant.is_empty() {
            let meant = say!(self.texts, "usage-suggest", form = meant.join(", "));
            reason = format!("{reason}\n{meant}");
        }
        self.refused(place, reason)
    }

    /// Refuses two settings of one file that exclude each other.
    fn check_alone(&self, arg: &Arg, place: Range<usize>, values: &Values) -> Result<(), Failure> {
        let excludes = |one: &Arg, other: &Arg| {
            self.known.get_arg_conflicts_with(one).iter().any(|it| it.get_id() == other.get_id())
        };
        let before = values.keys().filter_map(|name| self.setting(name));
        match before.into_iter().find(|it| excludes(arg, it) || excludes(it, arg)) {
            Some(it) => {
                let (first, last) = (it.get_id().as_str(), arg.get_id().as_str());
                let reason = say!(self.texts, "usage-conflict", first = first, last = last);
                Err(self.refused(place, reason))
            }
            None => Ok(()),
        }
    }

    fn refused(&self, place: Range<usize>, reason: String) -> Failure {
        let before = &self.text.as_bytes()[..place.start.min(self.text.len())];
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count() as u64;
        let file = self.name.as_str();
        let reason = say!(self.texts, "config-line", file = file, line = line, reason = reason);
        Failure::Usage(say!(self.texts, "cli-error", reason = reason))
    }
}

/// Returns a value as it would be typed; otherwise the value and the reason against it.
fn typed(texts: &Texts, arg: &Arg, value: &DeValue) -> Result<Vec<String>, (String, String)> {
    match (arg.get_action(), value) {
        (ArgAction::SetTrue, DeValue::Boolean(set)) => Ok(vec![set.to_string()]),
        (ArgAction::SetTrue, value) => Err((
            plain(value).unwrap_or_default(),
            say!(texts, "reason-true-false", first = "true", last = "false"),
        )),
        (ArgAction::Append, DeValue::Array(values)) => {
            values.iter().map(|value| one(texts, value.get_ref())).collect()
        }
        (_, value) => Ok(vec![one(texts, value)?]),
    }
}

fn one(texts: &Texts, value: &DeValue) -> Result<String, (String, String)> {
    plain(value).ok_or_else(|| {
        ("[…]".to_owned(), say!(texts, "reason-one-value", first = "true", last = "false"))
    })
}

/// Returns a value that is a text, a number or a truth value.
fn plain(value: &DeValue) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.as_ref().to_owned()),
        DeValue::Integer(number) => Some(number.to_string()),
        DeValue::Float(number) => Some(number.to_string()),
        DeValue::Boolean(truth) => Some(truth.to_string()),
        _ => None,
    }
}

/// Reads values as clap would; returns the one that it refuses, and why.
fn check(arg: &Arg, values: &[String]) -> Result<(), (String, String)> {
    if matches!(arg.get_action(), ArgAction::SetTrue) {
        return Ok(());
    }
    for value in values {
        // Alone, an argument has no others to go with.
        let alone = Arg::new("it").long("it").value_parser(arg.get_value_parser().clone());
        let command = Command::new("setting").no_binary_name(true).arg(alone);
        if let Err(error) = command.try_get_matches_from([format!("--it={value}")]) {
            let reason = std::error::Error::source(&error).map(ToString::to_string);
            return Err((value.clone(), reason.unwrap_or_else(|| error.kind().to_string())));
        }
    }
    Ok(())
}

/// Returns a file with a line for every setting, none of which counts yet.
pub(crate) fn settings_file(console: &Console) -> String {
    let settings = ArgBuilder::new(console).plain_settings();
    let lines = settings.iter().map(|arg| format!("# {}\n#{}\n", help(arg), line(arg)));
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns a table of all settings in Markdown: option, variable, line of a file, meaning.
pub(crate) fn settings_table(console: &Console) -> String {
    let row = |arg: &Arg| {
        let (option, variable) = (option(arg), variable(arg));
        format!("| `{option}` | `{variable}` | `{}` | {} |\n", line(arg), help(arg))
    };
    let rows: String = ArgBuilder::new(console).plain_settings().iter().map(row).collect();
    format!("| option | variable | line of the file | meaning |\n|---|---|---|---|\n{rows}")
}

fn help(arg: &Arg) -> String {
    arg.get_help().map(ToString::to_string).unwrap_or_default()
}

fn value_name(arg: &Arg) -> Option<String> {
    let takes = arg.get_action().takes_values();
    takes.then(|| arg.get_value_names()?.first().map(ToString::to_string)).flatten()
}

fn option(arg: &Arg) -> String {
    let name = arg.get_id();
    value_name(arg).map_or_else(|| format!("--{name}"), |value| format!("--{name} {value}"))
}

/// Returns the line of a setting with its default, or with the name of its value.
fn line(arg: &Arg) -> String {
    let name = arg.get_id();
    let default = arg.get_default_values().first().and_then(|value| value.to_str());
    match (value_name(arg), default) {
        (None, _) => format!("{name} = true"),
        (_, Some(number)) if number.parse::<u64>().is_ok() => format!("{name} = {number}"),
        (Some(value), default) => format!("{name} = \"{}\"", default.unwrap_or(&value)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_texts::Lang;

    fn read(text: &str) -> Result<Values, String> {
        let console = Console::new(Lang::En, false);
        let known = Command::new("serve").args(ArgBuilder::new(&console).plain_settings());
        let (name, text) = ("a.toml".to_owned(), text.to_owned());
        SettingsFile { texts: &console.texts, name, text, known }.values().map_err(|failure| {
            match failure {
                Failure::Usage(message) => message,
                _ => panic!("not a usage error"),
            }
        })
    }

    #[test]
    fn lines_are_read_as_they_would_be_typed() {
        let values =
            read("# all\nlisten = '0.0.0.0:80'\nconnections = 1_000\nbehind-proxy = false");
        let values = values.expect("good lines");
        let of = |name: &str| values[name].join(" ");
        assert_eq!(of("listen"), "0.0.0.0:80");
        assert_eq!(of("connections"), "1000");
        assert_eq!(of("behind-proxy"), "false");
        assert!(read("").expect("nothing is set").is_empty());
    }

    #[test]
    fn wrong_lines_are_named() {
        for (text, words) in [
            ("\nlistn = 'x'", "a.toml, line 2: there is no setting listn\nDid you mean listen?"),
            ("behind_proxy = true", "Did you mean behind-proxy?"),
            ("[server]\nlisten = '127.0.0.1:1'", "line 1: there is no setting server"),
            ("\n\nlisten = 7777", "line 3: 7777 does not fit listen: it must be an address"),
            ("connections = 0", "it must be a number from 1 to 1000000"),
            ("behind-proxy = 'yes'", "yes does not fit behind-proxy: it must be true or false"),
            ("log = ['debug', 'info']", "it must be one text"),
            ("listen", "a.toml, line 1: "),
            ("listen = '127.0.0.1:1'\nlisten = '127.0.0.1:2'", "a.toml, line 2: "),
            ("data = 'a'\ndatabase = 'postgres://a/b'", "do not go together: data and database"),
            ("database = 'mysql://a/b'", "it must begin with postgres://"),
            ("database = 'mysql://u:p@a/b'", "mysql://…@a/b does not fit database"),
            (
                "mail-server = 'smtps://u:p@a.example'",
                "smtps://…@a.example does not fit mail-server",
            ),
            ("config = 'b.toml'", "there is no setting config"),
        ] {
            let message = read(text).expect_err(text);
            assert!(message.contains(words), "{text}: {message}");
        }
    }

    #[test]
    fn the_written_file_can_be_read_line_by_line() {
        let console = Console::new(Lang::En, false);
        let settings = ArgBuilder::new(&console).plain_settings();
        let file = settings_file(&console);
        assert!(read(&file).expect("only comments").is_empty());
        for arg in &settings {
            let line = line(arg);
            assert!(file.contains(&format!("\n#{line}\n")), "{line}");
            // A default, and what is true or false, counts as it stands; other values are chosen.
            if !arg.get_default_values().is_empty() || value_name(arg).is_none() {
                assert_eq!(read(&line).expect("a good line").len(), 1, "{line}");
            }
        }
    }

    #[test]
    fn every_option_of_a_server_is_a_variable_and_a_line() {
        for lang in Lang::ALL {
            let console = Console::new(lang, false);
            let command = super::super::command(&console);
            let serve = command.find_subcommand("serve").expect("the command");
            let settings = ArgBuilder::new(&console).plain_settings();
            for arg in serve.get_arguments().filter(|arg| arg.get_id() != "help") {
                let variable = variable(arg);
                assert_eq!(arg.get_env().and_then(|it| it.to_str()), Some(variable.as_str()));
                assert!(help(arg).contains(&variable), "{lang:?}: {}", help(arg));
                let is_line = settings.iter().any(|it| it.get_id() == arg.get_id());
                assert_eq!(is_line, arg.get_id() != CONFIG, "{variable}");
            }
        }
    }
}

//! The arguments of the arena.

use super::{ArgBuilder, argument, file, option};
use cartagena_arena::{Contestant, ContestantError, Sprt};
use cartagena_texts::{Texts, say};
use clap::builder::TypedValueParser;
use clap::{Arg, ArgAction};
use std::path::PathBuf;
use std::sync::Arc;

/// Suffixes of picture files.
pub(super) const PICTURES: &str = ".svg, .png";
const LIMITS: &str = "@100, #5000";
const PROGRAM: &str = "\"program:./mine --fast\"";
const LABEL: &str = "name=mine:captain";
const GUESSES: &str = "0,20";

impl ArgBuilder {
    pub(in crate::args) fn contestants(&self) -> Arg {
        argument("contestant", "CONTESTANT", say!(self.texts, "arg-contestant"))
            .help_heading(say!(self.texts, "help-arguments"))
            .value_parser(self.contestant())
            .action(ArgAction::Append)
            .num_args(0..)
    }

    /// Returns a parser of contestants whose errors say what is wrong with a name, a setting or a net.
    pub(super) fn contestant(&self) -> impl TypedValueParser<Value = Contestant> {
        let texts = Arc::clone(&self.texts);
        move |text: &str| {
            text.parse::<Contestant>().map_err(|unreadable| reason(&texts, &unreadable))
        }
    }

    pub(in crate::args) fn deals(&self) -> Arg {
        let arg = option("deals", "N", say!(self.texts, "opt-deals"));
        self.defaulting(arg, "20").value_parser(self.number(1, u32::MAX.into()))
    }

    pub(in crate::args) fn milliseconds(&self) -> Arg {
        option("ms", "N", say!(self.texts, "opt-ms")).value_parser(self.number(1, 600_000))
    }

    pub(in crate::args) fn sprt(&self) -> Arg {
        let reason = |texts: &Texts| say!(texts, "reason-sprt", form = GUESSES);
        option("sprt", "A,B", say!(self.texts, "opt-sprt", form = GUESSES))
            .value_parser(self.parsed(sprt_bounds, reason))
            .allow_hyphen_values(true)
    }

    pub(in crate::args) fn jobs(&self) -> Arg {
        option("jobs", "N", say!(self.texts, "opt-threads")).value_parser(self.number(1, 1024))
    }

    pub(in crate::args) fn margin(&self) -> Arg {
        let arg = option("margin", "MS", say!(self.texts, "opt-margin"));
        self.defaulting(arg, "100").value_parser(self.number(0, 600_000))
    }

    pub(in crate::args) fn log(&self) -> Arg {
        file("log", "FILE", say!(self.texts, "opt-log"))
    }

    pub(in crate::args) fn records_folder(&self) -> Arg {
        file("records", "DIR", say!(self.texts, "opt-records"))
    }

    pub(in crate::args) fn ladder(&self) -> Arg {
        let reason = |texts: &Texts| say!(texts, "reason-ending", form = PICTURES);
        let drawable = |name: &str| {
            let known = [".svg", ".png"].iter().any(|ending| name.ends_with(ending));
            known.then(|| PathBuf::from(name))
        };
        file("picture", "FILE", say!(self.texts, "opt-ladder", form = PICTURES))
            .value_parser(self.parsed(drawable, reason))
    }
}

fn sprt_bounds(text: &str) -> Option<Sprt> {
    let (low, high) = text.split_once(',')?;
    let number = |text: &str| text.parse().ok().filter(|number: &f64| number.is_finite());
    let (low, high) = (number(low)?, number(high)?);
    (low < high).then_some(Sprt { low, high })
}

fn reason(texts: &Texts, unreadable: &ContestantError) -> String {
    match unreadable {
        ContestantError::Name(_) => {
            say!(texts, "reason-contestant-name", form = Contestant::names().join(", "))
        }
        ContestantError::Limit(input) => {
            say!(texts, "reason-contestant-limit", input = input, form = LIMITS)
        }
        ContestantError::Setting(input) => say!(texts, "reason-contestant-setting", input = input),
        ContestantError::Label => say!(texts, "reason-contestant-label", form = LABEL),
        ContestantError::NetMissing { file, reason } => {
            say!(texts, "reason-net-missing", file = file, reason = reason)
        }
        ContestantError::NetDamaged { file, .. } => say!(texts, "reason-net-damaged", file = file),
        ContestantError::NoCommand => say!(texts, "reason-contestant-command", form = PROGRAM),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guesses_are_two_numbers_in_order() {
        assert_eq!(sprt_bounds("-5,0.5"), Some(Sprt { low: -5.0, high: 0.5 }));
        for wrong in ["", "5", "5,5", "10,0", "0,inf", "0,10,20", "a,b"] {
            assert_eq!(sprt_bounds(wrong), None, "{wrong}");
        }
    }
}

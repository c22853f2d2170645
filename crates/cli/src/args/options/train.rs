//! The arguments of training.

use super::{ArgBuilder, file, flag, option, reason_one_of};
use crate::args::listed_parser::ListedParser;
use cartagena::Variant;
use cartagena_texts::{Texts, say};
use clap::Arg;
use std::path::PathBuf;

const RATES: &str = "0.01,0.0005";
/// Options of a training plan, which cannot be changed for a training that was begun.
const PLANNED: [&str; 9] =
    ["variant", "players", "games", "seed", "rate", "astray", "lambda", "marks", "deals"];

impl ArgBuilder {
    /// Returns the option for the variant alone: nets learn all options at once.
    pub(in crate::args) fn learnt(&self) -> Arg {
        let words = Variant::ALL.map(Variant::as_str);
        let variant = |text: &str| Variant::ALL.into_iter().find(|v| v.as_str() == text);
        let read = self.parsed(variant, reason_one_of(words.join(", ")));
        let help = say!(self.texts, "opt-learnt", form = words.join(", "));
        option("variant", "VARIANT", self.with_default(help, Variant::Tortuga.as_str()))
            .alias("rules")
            .value_parser(ListedParser::new(read, words.map(str::to_owned).to_vec()))
            .hide_possible_values(true)
    }

    pub(in crate::args) fn training_games(&self) -> Arg {
        let arg = option("games", "N", say!(self.texts, "opt-games"));
        self.defaulting(arg, "40000").value_parser(self.number(1, u32::MAX.into()))
    }

    pub(in crate::args) fn training_seed(&self) -> Arg {
        self.defaulting(self.seed(), "1")
    }

    pub(in crate::args) fn rate(&self) -> Arg {
        let reason = |texts: &Texts| say!(texts, "reason-rate", form = RATES);
        let arg = option("rate", "A,B", say!(self.texts, "opt-rate"));
        self.defaulting(arg, RATES).value_parser(self.parsed(rates, reason))
    }

    pub(in crate::args) fn lambda(&self) -> Arg {
        self.part("lambda", say!(self.texts, "opt-lambda"), "0.8")
    }

    pub(in crate::args) fn astray(&self) -> Arg {
        self.part("astray", say!(self.texts, "opt-astray"), "0.02")
    }

    /// Returns an option with a number from 0 to 1.
    fn part(&self, id: &'static str, help: String, default: &'static str) -> Arg {
        let reason = |texts: &Texts| say!(texts, "reason-number", first = "0", last = "1");
        let part = |text: &str| text.parse().ok().filter(|part| (0.0_f32..=1.0).contains(part));
        self.defaulting(option(id, "X", help), default).value_parser(self.parsed(part, reason))
    }

    pub(in crate::args) fn marks(&self) -> Arg {
        let arg = option("marks", "N", say!(self.texts, "opt-marks"));
        self.defaulting(arg, "20").value_parser(self.number(1, 1_000))
    }

    pub(in crate::args) fn test_deals(&self) -> Arg {
        option("deals", "N", say!(self.texts, "opt-test-deals"))
            .value_parser(self.number(1, 10_000))
    }

    pub(in crate::args) fn out(&self) -> Arg {
        let example = "tortuga-2.net";
        file("out", "FILE", say!(self.texts, "opt-out", form = example))
            .value_parser(self.ending(".net"))
    }

    pub(in crate::args) fn resume_training(&self) -> Arg {
        flag("resume", say!(self.texts, "opt-resume-training")).conflicts_with_all(PLANNED)
    }

    pub(in crate::args) fn report(&self) -> Arg {
        file("show", "FILE", say!(self.texts, "opt-report"))
            .value_parser(self.ending(".json"))
            .conflicts_with_all(PLANNED)
            .conflicts_with_all(["resume", "out", "json"])
    }

    pub(in crate::args) fn curve(&self) -> Arg {
        self.ladder().help(say!(self.texts, "opt-curve", form = ".svg, .png"))
    }

    fn ending(&self, ending: &'static str) -> clap::builder::ValueParser {
        let named = move |name: &str| name.ends_with(ending).then(|| PathBuf::from(name));
        let reason = move |texts: &Texts| say!(texts, "reason-ending", form = ending);
        self.parsed(named, reason).into()
    }
}

fn rates(text: &str) -> Option<(f32, f32)> {
    let (first, last) = text.split_once(',')?;
    let rate =
        |text: &str| text.parse().ok().filter(|rate| (f32::MIN_POSITIVE..=1.0).contains(rate));
    Some((rate(first)?, rate(last)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_two_steps_of_some_size() {
        assert_eq!(rates(RATES), Some((0.01, 0.0005)));
        for wrong in ["", "0.1", "0,0.1", "0.1,-1", "2,1", "a,b", "0.1,inf", "0.1,0.1,0.1"] {
            assert_eq!(rates(wrong), None, "{wrong}");
        }
    }
}

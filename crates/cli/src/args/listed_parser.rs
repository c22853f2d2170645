//! Parsers for short lists of values: shells can complete them, while our own sentences refuse
//! other values.

use cartagena::{Rules, Variant};
use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error};
use std::ffi::OsStr;

/// A parser together with its possible values.
#[derive(Clone)]
pub(super) struct ListedParser<P> {
    read: P,
    words: Vec<String>,
}

impl<P> ListedParser<P> {
    pub(super) fn new(read: P, words: Vec<String>) -> ListedParser<P> {
        ListedParser { read, words }
    }
}

impl<P: TypedValueParser> TypedValueParser for ListedParser<P> {
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<P::Value, Error> {
        self.read.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.words.iter().map(PossibleValue::new)))
    }
}

/// Returns all rules that can be played, as they are written.
pub(super) fn all_rules() -> Vec<String> {
    let options = [(false, true), (true, true), (false, false), (true, false)];
    let written = |variant| options.map(|(pass, boat)| Rules { variant, pass, boat }.to_string());
    Variant::ALL.into_iter().flat_map(written).collect()
}

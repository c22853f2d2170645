use fluent_bundle::{FluentArgs, FluentValue};

/// The kind of value that a message's variable may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariableKind {
    /// A whole number; the message may choose its words by it.
    Number,
    /// Any text: a player's name, a file, a list already put together.
    Text,
    /// One of these words and no other; the message chooses by it.
    OneOf(&'static [&'static str]),
}

/// Letters of the symbols, as in the notation.
pub const SYMBOLS: &[&str] = &["B", "D", "H", "K", "P", "S"];
/// Colours by seat.
pub const COLOURS: &[&str] = &["blue", "red", "yellow", "green", "brown"];
/// Variants, as in the notation.
pub const VARIANTS: &[&str] = &["jamaica", "tortuga", "hispaniola"];
/// Levels of bots, as on the command line.
pub const LEVELS: &[&str] = &["landlubber", "deckhand", "sailor", "bosun", "captain", "admiral"];

/// Kinds of mistakes in the statistics: what the better turn would have done.
pub const MISTAKES: &[&str] = &["wins", "stops", "boards", "draws", "leaps", "leaves", "closes"];
/// Milestones in the statistics.
pub const MILESTONES: &[&str] = &[
    "first-win",
    "every-variant",
    "full-table",
    "captain",
    "admiral",
    "long-jump",
    "quick-win",
    "accurate",
    "wild",
    "week",
];

/// Every variable that messages may use. One name means one thing everywhere.
pub const VARIABLES: &[(&str, VariableKind)] = &[
    ("cards", VariableKind::Text),
    ("colour", VariableKind::OneOf(COLOURS)),
    ("column", VariableKind::Number),
    ("count", VariableKind::Number),
    ("field", VariableKind::Text),
    ("file", VariableKind::Text),
    ("first", VariableKind::Text),
    ("form", VariableKind::Text),
    ("from", VariableKind::Number),
    ("height", VariableKind::Number),
    ("input", VariableKind::Text),
    ("key", VariableKind::Text),
    ("last", VariableKind::Text),
    ("level", VariableKind::OneOf(LEVELS)),
    ("line", VariableKind::Number),
    ("milestone", VariableKind::OneOf(MILESTONES)),
    ("mistake", VariableKind::OneOf(MISTAKES)),
    ("name", VariableKind::Text),
    ("needed", VariableKind::Number),
    ("number", VariableKind::Number),
    ("opponents", VariableKind::Text),
    ("percent", VariableKind::Number),
    ("place", VariableKind::Number),
    ("places", VariableKind::Text),
    ("reason", VariableKind::Text),
    ("symbol", VariableKind::OneOf(SYMBOLS)),
    ("tag", VariableKind::Text),
    ("to", VariableKind::Number),
    ("total", VariableKind::Number),
    ("variant", VariableKind::OneOf(VARIANTS)),
    ("width", VariableKind::Number),
];

/// Returns the kind of a variable, if there is such a variable.
pub fn kind_of(variable: &str) -> Option<VariableKind> {
    VARIABLES.iter().find(|(name, _)| *name == variable).map(|&(_, kind)| kind)
}

/// The value of one variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A whole number
    Number(i64),
    /// A text
    Text(String),
}

impl Value {
    /// Returns whether a variable of this kind may hold this value.
    pub fn fits(&self, kind: VariableKind) -> bool {
        match (self, kind) {
            (Value::Number(_), VariableKind::Number) | (Value::Text(_), VariableKind::Text) => true,
            (Value::Text(text), VariableKind::OneOf(words)) => words.contains(&text.as_str()),
            _ => false,
        }
    }
}

macro_rules! from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}

from_number!(u8, u16, u32, u64, usize, i32, i64);

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<char> for Value {
    fn from(letter: char) -> Value {
        Value::Text(letter.to_string())
    }
}

/// The values for the variables of one message; [`args!`](crate::args) builds them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args(Vec<(&'static str, Value)>);

impl Args {
    /// Makes an empty set of values.
    pub const fn new() -> Args {
        Args(Vec::new())
    }

    /// Adds a value.
    #[must_use]
    pub fn with(mut self, variable: &'static str, value: impl Into<Value>) -> Args {
        self.0.push((variable, value.into()));
        self
    }

    /// Returns the first variable that does not exist or may not hold its value.
    pub(crate) fn first_bad_variable(&self) -> Option<&'static str> {
        let fits = |(name, value): &(&str, Value)| kind_of(name).is_some_and(|k| value.fits(k));
        self.0.iter().find(|pair| !fits(pair)).map(|&(name, _)| name)
    }

    pub(crate) fn to_fluent(&self) -> FluentArgs<'_> {
        self.0.iter().map(|(name, value)| (*name, fluent_value(value))).collect()
    }
}

fn fluent_value(value: &Value) -> FluentValue<'_> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        Value::Text(text) => FluentValue::from(text.as_str()),
    }
}

/// Values for a message: `args![name = "Anne", count = 3]`.
#[macro_export]
macro_rules! args {
    ($($variable:ident = $value:expr),* $(,)?) => {
        $crate::Args::new()$(.with(stringify!($variable), $value))*
    };
}

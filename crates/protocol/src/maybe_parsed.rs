use cartagena::{Action, Notated};
use cartagena_bots::Level;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

/// A value that a client sent in its text form, or the text if it could not be parsed.
///
/// A host answers a bad move by [`Illegal`](crate::RefusalCode::Illegal) and bad settings by
/// [`BadTable`](crate::Denial::BadTable), which the player understands. If the field had the plain
/// type, the whole message could not be read, and the host would not even know its game.
///
/// ```
/// use cartagena::{Action, Notated};
/// use cartagena_protocol::MaybeParsed;
///
/// let action: Action = "D6".parse()?;
/// let said = MaybeParsed::<Notated>::from("D6");
/// assert_eq!(said, MaybeParsed::from(action));
/// assert_eq!(said.parsed().map(|notated| notated.action), Some(action));
/// assert_eq!(MaybeParsed::<Notated>::from("ahoy").parsed(), None);
/// # Ok::<(), cartagena::ParseMoveError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MaybeParsed<T> {
    /// The value.
    Parsed(T),
    /// A text that is not the text form of any value.
    Unparsed(String),
}

impl<T> MaybeParsed<T> {
    /// Returns the value; `None` if the text could not be parsed.
    pub const fn parsed(&self) -> Option<&T> {
        match self {
            MaybeParsed::Parsed(value) => Some(value),
            MaybeParsed::Unparsed(_) => None,
        }
    }
}

impl<T> Default for MaybeParsed<T> {
    /// Returns the empty text.
    fn default() -> MaybeParsed<T> {
        MaybeParsed::Unparsed(String::new())
    }
}

impl<T: FromStr> From<&str> for MaybeParsed<T> {
    /// Parses a text, and keeps it if that fails.
    fn from(text: &str) -> MaybeParsed<T> {
        text.parse().map_or_else(|_| MaybeParsed::Unparsed(text.to_owned()), MaybeParsed::Parsed)
    }
}

impl From<Level> for MaybeParsed<Level> {
    fn from(level: Level) -> MaybeParsed<Level> {
        MaybeParsed::Parsed(level)
    }
}

impl From<Action> for MaybeParsed<Notated> {
    /// Returns the action in its short form.
    fn from(action: Action) -> MaybeParsed<Notated> {
        MaybeParsed::Parsed(Notated { action, to: None, chance: None })
    }
}

impl<T: fmt::Display> fmt::Display for MaybeParsed<T> {
    /// Writes the text form of the value, or the text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MaybeParsed::Parsed(value) => value.fmt(f),
            MaybeParsed::Unparsed(text) => f.write_str(text),
        }
    }
}

impl<T: fmt::Display> Serialize for MaybeParsed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self}"))
    }
}

impl<'de, T: FromStr> Deserialize<'de> for MaybeParsed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MaybeParsed<T>, D::Error> {
        deserializer.deserialize_str(MaybeParsedVisitor(PhantomData))
    }
}

struct MaybeParsedVisitor<T>(PhantomData<T>);

impl<T: FromStr> Visitor<'_> for MaybeParsedVisitor<T> {
    type Value = MaybeParsed<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<MaybeParsed<T>, E> {
        Ok(MaybeParsed::from(text))
    }
}

//! The text forms as serde knows them: a string for everything but seats and places, which are
//! numbers. It is the same in every format.

use crate::{
    Action, Cards, Event, Game, Hand, Notated, Outcome, Place, Row, Rules, Seat, Setup, Symbol,
    Tunnel, Turn, Variant,
};
use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;
use serde_core::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use serde_core::ser::{Serialize, Serializer};

/// A visitor that parses the text form of `T`, which it describes in an error message.
struct TextVisitor<T>(&'static str, PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($name:ident: $expected:literal),* $(,)?) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                // One instance of `collect_str` for all types keeps web pages small.
                serializer.collect_str(&format_args!("{self}"))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                deserializer.deserialize_str(TextVisitor($expected, PhantomData))
            }
        }
    )*};
}

as_text! {
    Action: "a move in short notation",
    Cards: "cards in notation",
    Event: "an event in notation",
    Game: "a position line with open hands",
    Hand: "a hand in notation",
    Notated: "a move in notation",
    Outcome: "`won.N` or `drawn`",
    Row: "a row in notation",
    Rules: "rules in notation",
    Setup: "a position line",
    Symbol: "one of the letters BDHKPS",
    Tunnel: "a tunnel in notation",
    Turn: "a turn in notation",
    Variant: "the name of a variant",
}

macro_rules! as_number {
    ($($name:ident, $number:expr, $expected:literal;)*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8($number(*self))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let number = u8::deserialize(deserializer)?;
                let invalid = || D::Error::invalid_value(Unexpected::Unsigned(number.into()), &$expected);
                $name::new(number).ok_or_else(invalid)
            }
        }
    )*};
}

as_number! {
    Seat, Seat::number, "the number of a seat, 0 to 4";
    Place, Place::number, "the number of a place, 0 to 37";
}

//! The text forms by serde, through the two libraries that our own programs use.

use cartagena::{Action, Event, Outcome, Place, Rules, Seat, Setup, Symbol, Tunnel, Variant};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// Writes a value as JSON, compares, and reads it with both libraries.
fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    let mut small = [0; 512];
    let written = serde_json_core::to_slice(value, &mut small).unwrap();
    assert_eq!(&small[..written], json.as_bytes());
    assert_eq!(&serde_json::from_str::<T>(json).unwrap(), value);
    let mut unescaped = [0; 512];
    let (read, _) = serde_json_core::from_str_escaped::<T>(json, &mut unescaped).unwrap();
    assert_eq!(&read, value);
}

fn read<T: std::str::FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().unwrap()
}

#[test]
fn values_are_their_text_or_number() {
    check(&Seat::FIRST, "0");
    check(&Place::BOAT, "37");
    check(&Symbol::Key, r#""K""#);
    check(&Variant::Tortuga, r#""tortuga""#);
    check(&read::<Rules>("jamaica+pass"), r#""jamaica+pass""#);
    check(&read::<Action>("18<"), r#""18<""#);
    check(&read::<Event>("1:18<17+?D=KK"), r#""1:18<17+?D=KK""#);
    check(&read::<Outcome>("won.3"), r#""won.3""#);
    let tunnel = "BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH";
    check(&read::<Tunnel>(tunnel), &format!("\"{tunnel}\""));
    let line = format!("tortuga {tunnel} 0.0.0.0.0.0:B|0.0.0.0.0.0:D KHDSPBBDHKSS - 0.3");
    check(&read::<Setup>(&line), &format!("\"{line}\""));
}

/// A text with escapes, as some other program may write it, in a struct and a list.
#[test]
fn escaped_texts_are_read() {
    #[derive(Deserialize)]
    struct Played {
        events: Vec<Event>,
        seat: Option<Seat>,
    }
    let json = r#"{"events":["0:B17\u003e37","0:."],"seat":4}"#;
    let played: Played = serde_json::from_str(json).unwrap();
    assert_eq!((played.events[0].clone(), played.seat), (read("0:B17>37"), Seat::new(4)));
    let mut unescaped = [0; 64];
    let json = r#""0:B17\u003e37""#;
    let (event, _) = serde_json_core::from_str_escaped::<Event>(json, &mut unescaped).unwrap();
    assert_eq!(event, read("0:B17>37"));
}

#[test]
fn other_values_are_refused() {
    fn check<T: DeserializeOwned + Debug>(json: &str, message: &str) {
        let error = serde_json::from_str::<T>(json).unwrap_err().to_string();
        assert!(error.starts_with(message), "{error}");
    }
    check::<Seat>("5", "invalid value: integer `5`, expected the number of a seat, 0 to 4");
    check::<Seat>("256", "invalid value: integer `256`, expected u8");
    check::<Place>("38", "invalid value: integer `38`, expected the number of a place, 0 to 37");
    check::<Symbol>(r#""x""#, "'x' is not one of BDHKPS");
    check::<Outcome>(r#""won""#, "turn: a turn is seat.moves, won.seat or drawn");
    check::<Action>(r#""D6>15""#, "not a move from byte 2 on");
    check::<Event>("7", "invalid type: integer `7`, expected an event in notation");
}

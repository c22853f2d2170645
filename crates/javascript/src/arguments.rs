//! Arguments as JavaScript programs write them.

use cartagena::{Action, Fault, Game, Notated, Seat, Viewer};
use cartagena_deal::Seed;
use cartagena_environment::action_number;
use js_sys::{Array, BigInt, Math, Reflect};
use wasm_bindgen::prelude::*;

/// Makes an `Error` with a message and a stable code.
pub(crate) fn error(message: &str, code: &str) -> JsValue {
    let error: JsValue = js_sys::Error::new(message).into();
    // Without a code the error still names the problem.
    let _ = Reflect::set(&error, &"code".into(), &code.into());
    error
}

pub(crate) fn fault(what: &str, fault: Fault) -> JsValue {
    error(&format!("{what}: {fault}"), fault.problem.code())
}

/// Returns a text; the usual one if there is none.
pub(crate) fn text(value: &JsValue, name: &str, usual: Option<&str>) -> Result<String, JsValue> {
    let none = value.is_undefined() || value.is_null();
    let usual = usual.filter(|_| none).map(ToOwned::to_owned);
    let wrong = || error(&format!("{name} must be a string, not {}", shown(value)), "text");
    value.as_string().or(usual).ok_or_else(wrong)
}

/// Returns an array of texts; an empty one if there is none.
pub(crate) fn texts(value: &JsValue, name: &str) -> Result<Vec<String>, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(Vec::new());
    }
    let wrong = || error(&format!("{name} must be an array of strings"), "text");
    let array: &Array = value.dyn_ref().ok_or_else(wrong)?;
    array.iter().map(|value| value.as_string().ok_or_else(wrong)).collect()
}

/// Returns the type of a value for a message.
fn shown(value: &JsValue) -> String {
    value.js_typeof().as_string().unwrap_or_default()
}

/// Returns a field of an object with options; `None` if there is no such field or no object.
pub(crate) fn field(options: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(options, &name.into()).ok().filter(|it| !it.is_undefined() && !it.is_null())
}

/// Returns a whole number from 0 to 2⁵³ - 1.
pub(crate) fn whole_number(value: f64, name: &str) -> Result<u64, JsValue> {
    const LARGEST: f64 = 9_007_199_254_740_991.0;
    if value.fract() == 0.0 && (0.0..=LARGEST).contains(&value) {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked")]
        return Ok(value as u64);
    }
    Err(error(&format!("{name} must be a whole number from 0 on, not {value}"), "number"))
}

/// Returns the number of a seed: a number, a bigint, or a random one if there is none.
pub(crate) fn seed_number(value: &JsValue) -> Result<u64, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(random_word() << 32 | random_word());
    }
    if let Some(number) = value.as_f64() {
        return whole_number(number, "seed");
    }
    let number = value.dyn_ref::<BigInt>().and_then(|number| u64::try_from(number.clone()).ok());
    number
        .ok_or_else(|| error("seed must be a number or a bigint from 0 to 2n ** 64n - 1n", "seed"))
}

/// Returns 32 random bits. They are for games of one program, not for people who play against each
/// other.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "below two to the 32")]
fn random_word() -> u64 {
    (Math::random() * 4_294_967_296.0) as u64
}

pub(crate) fn seed(value: &JsValue) -> Result<Seed, JsValue> {
    seed_number(value).map(Seed::from_number)
}

/// Returns the viewer: a seat, `"public"`, or the seat to move if there is none.
pub(crate) fn viewer(game: &Game, value: &JsValue) -> Result<Viewer, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(game.turn().seat().map_or(Viewer::Public, Viewer::Seat));
    }
    if value.as_string().as_deref() == Some("public") {
        return Ok(Viewer::Public);
    }
    let seats = game.position().seats();
    let wrong =
        || error(&format!("viewer must be a seat from 0 to {} or \"public\"", seats - 1), "viewer");
    let number = value.as_f64().ok_or_else(wrong)?;
    seat(number, seats).map(Viewer::Seat).ok_or_else(wrong)
}

pub(crate) fn seat(number: f64, seats: usize) -> Option<Seat> {
    let number = whole_number(number, "seat").ok()?;
    Seat::new(u8::try_from(number).ok()?).filter(|seat| seat.index() < seats)
}

pub(crate) fn numbered(number: f64) -> Result<Action, JsValue> {
    let found = whole_number(number, "action")
        .ok()
        .and_then(|number| action_number::action(usize::try_from(number).ok()?));
    found.ok_or_else(|| {
        let last = action_number::COUNT - 1;
        error(&format!("actions are numbered 0 to {last}, not {number}"), "no-such-action")
    })
}

pub(crate) fn notated(text: &str) -> Result<Notated, JsValue> {
    let wrong = |problem| error(&format!("\"{}\" is {problem}", beginning(text)), "not-a-move");
    text.parse().map_err(wrong)
}

/// Longest part of a text that an error repeats, in characters.
const MAX_QUOTE_CHARS: usize = 40;

/// Returns the beginning of a text for a message.
fn beginning(text: &str) -> String {
    let cut = if text.chars().nth(MAX_QUOTE_CHARS).is_some() { "…" } else { "" };
    format!("{}{cut}", text.chars().take(MAX_QUOTE_CHARS).collect::<String>())
}

//! The npm package `cartagena`. This crate converts between JavaScript and Rust and decides nothing.
//! Nothing that JavaScript passes in may panic; what is wrong throws an `Error` that names the problem
//! and has a stable `code`.

#![allow(missing_debug_implementations, reason = "JavaScript cannot see them")]

mod arguments;
mod bot;
mod game;

use cartagena_bots::Level;
use cartagena_environment::action_number;
use wasm_bindgen::prelude::*;

/// Returns the number of actions that have a number: 260.
#[wasm_bindgen(js_name = actionCount)]
pub fn action_count() -> usize {
    action_number::COUNT
}

/// Returns the levels of the bots, the weakest first.
#[wasm_bindgen]
pub fn levels() -> Vec<String> {
    Level::ALL.iter().map(|level| level.name().to_owned()).collect()
}

/// Returns the move of an action number in short notation, such as `D6`, `18<` or `.`.
#[wasm_bindgen(js_name = actionText)]
pub fn action_text(action: f64) -> Result<String, JsValue> {
    Ok(arguments::numbered(action)?.to_string())
}

/// Returns the number of a move in notation, short or long.
#[wasm_bindgen(js_name = actionNumber)]
pub fn action_number(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Result<usize, JsValue> {
    let action = arguments::notated(&arguments::text(&text, "text", None)?)?.action;
    let number = action_number::number_of(action);
    let same = action_number::action(number) == Some(action);
    let boat = || arguments::error("a pirate in the boat cannot advance", "already-home");
    same.then_some(number).ok_or_else(boat)
}

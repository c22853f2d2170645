//! The request that the browser keeps what is stored, once there is something to lose.

use leptos::prelude::window;
use std::cell::Cell;

thread_local! {
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Asks the browser not to clear the games when space gets short, once per visit. It may ask the
/// person, or decide by itself; where it cannot be asked, nothing happens.
pub fn ask_to_keep_games() {
    if !ASKED.replace(true) {
        let _ = window().navigator().storage().persist();
    }
}

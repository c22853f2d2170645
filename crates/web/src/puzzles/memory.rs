//! The learner's results in the local storage of the browser.

use cartagena_puzzles::PuzzleDiary;
use leptos::prelude::window;

/// The key in local storage.
pub const KEY: &str = "cartagena-puzzles";
const DAY_MILLISECONDS: f64 = 86_400_000.0;

/// Returns the results on this device; what cannot be read is as if it were not there.
pub fn load() -> PuzzleDiary {
    let storage = window().local_storage().ok().flatten();
    let text = storage.and_then(|storage| storage.get_item(KEY).ok().flatten());
    PuzzleDiary::parse(&text.unwrap_or_default())
}

/// Stores the results. Where a browser keeps nothing, they are forgotten.
pub fn save(diary: &PuzzleDiary) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(KEY, &diary.to_string());
    }
}

/// Returns the day by universal time, counted from 1970.
pub fn today() -> u32 {
    (js_sys::Date::now() / DAY_MILLISECONDS) as u32
}

//! The limits of names in input fields. The browser counts the graphemes, so that the page carries no
//! segmentation tables.

use crate::language::use_texts;
use cartagena_protocol::{MAX_NAME_GRAPHEMES, name_fits_bytes};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Returns whether a name is too long for a record.
pub fn is_too_long(name: &str) -> bool {
    let name = name.trim();
    !name_fits_bytes(name) || graphemes(name) > MAX_NAME_GRAPHEMES
}

/// Returns the sentence that refuses a name that is too long.
pub fn refusal(texts: &Texts) -> String {
    say!(texts, "name-too-long", count = MAX_NAME_GRAPHEMES)
}

/// Shows the refusal while a name is too long. The live region is always there, so that it is
/// announced.
#[component]
pub fn NameProblem(
    /// True while the name is too long.
    too_long: RwSignal<bool>,
) -> impl IntoView {
    let texts = use_texts();
    let said = move || too_long.get().then(|| refusal(&texts.read()));
    view! { <p class="problem" role="alert">{said}</p> }
}

/// Counts graphemes with `Intl.Segmenter`. Where a browser has none, only the bytes are limited here,
/// and the host counts.
#[cfg(target_arch = "wasm32")]
fn graphemes(text: &str) -> usize {
    let counted = || {
        let intl = js_sys::Reflect::get(&js_sys::global(), &"Intl".into()).ok()?;
        let segmenter = js_sys::Reflect::get(&intl, &"Segmenter".into()).ok()?;
        let segmenter: js_sys::Function = wasm_bindgen::JsCast::dyn_into(segmenter).ok()?;
        let segmenter = js_sys::Reflect::construct(&segmenter, &js_sys::Array::new()).ok()?;
        let segments = crate::share::call(&segmenter, "segment", &[text.into()])?;
        Some(js_sys::Array::from(&segments).length() as usize)
    };
    counted().unwrap_or(0)
}

/// Counts characters in place of graphemes, for tests outside a browser.
#[cfg(not(target_arch = "wasm32"))]
fn graphemes(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_24_graphemes_and_96_bytes_at_most() {
        assert!(!is_too_long(" Anne Bonny "));
        assert!(!is_too_long(&"я".repeat(24)));
        assert!(is_too_long(&"я".repeat(25)));
        assert!(!is_too_long(&"🏴".repeat(24)));
        assert!(is_too_long(&format!("{}x", "🏴".repeat(24))));
    }
}

//! The board's layout for the size of the window.

use crate::picture::use_media_query;
use cartagena_art::Layout;
use leptos::prelude::*;

/// The layout of the board; the styles ask the same question.
const WIDE: &str = "(min-aspect-ratio: 5/4) and (min-height: 500px)";

/// Returns the board's layout, following the window.
pub fn layout() -> Memo<Layout> {
    let wide = use_media_query(WIDE);
    Memo::new(move |_| if wide.get() { Layout::Wide } else { Layout::Phone })
}

/// Returns the layout of the table.
pub fn use_layout() -> Memo<Layout> {
    expect_context()
}

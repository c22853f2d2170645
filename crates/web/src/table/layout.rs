//! The board's layout.

use crate::picture::use_media_query;
use cartagena_art::Layout;
use leptos::prelude::*;

/// A window with room for columns; the styles ask the same question.
const WINDOW: &str = "(min-aspect-ratio: 5/4) and (min-height: 500px)";

/// Returns whether the window has room for the log beside the board, following the window.
pub fn is_window() -> ReadSignal<bool> {
    use_media_query(WINDOW)
}

/// Returns the layout of a board that has the width of the window, following the window.
pub fn layout() -> Memo<Layout> {
    let wide = is_window();
    Memo::new(move |_| if wide.get() { Layout::Wide } else { Layout::Phone })
}

/// Returns the layout of the table's board: upright, because names, log and hand stand beside it.
pub fn table_layout() -> Memo<Layout> {
    Memo::new(|_| Layout::Phone)
}

/// Returns the layout of the table.
pub fn use_layout() -> Memo<Layout> {
    expect_context()
}

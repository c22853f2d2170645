//! Small pictures on buttons. Beside each stands a word, or the button has a name.

use leptos::prelude::*;

fn icon(d: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=d></path>
        </svg>
    }
}

/// Shows three planks.
pub fn menu() -> impl IntoView {
    icon("M4 6H20M4 12H20M4 18H20")
}

/// Shows an arrow that turns back.
pub fn undo() -> impl IntoView {
    icon("M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H11")
}

/// Shows an arrow that goes round.
pub fn again() -> impl IntoView {
    icon("M20 12A8 8 0 1 1 17 6M17 2V6H13M10 9L15 12L10 15Z")
}

/// Shows a spyglass.
pub fn hint() -> impl IntoView {
    icon("M3 18L12 13L14 16L5 21ZM12 13L18 9L20.5 13L14 16M19 4L20 6M22 8L23.5 8M14 5L15 7")
}

/// Shows a boat under sail.
pub fn boat() -> impl IntoView {
    icon("M3 16H21L18 21H6ZM12 3V16M12 4L19 13H12M10 7L5 13H10")
}

/// Shows a cross.
pub fn close() -> impl IntoView {
    icon("M5 5L19 19M19 5L5 19")
}

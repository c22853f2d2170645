//! The moves left in a turn, as three lamps that go out.

use super::state::use_table_state;
use crate::app::ThemeSignal;
use cartagena::{Seat, Turn};
use cartagena_art::lamp;
use leptos::prelude::*;

/// The lamps of a seat, while it is its turn. They say nothing that words do not say elsewhere.
#[component]
pub fn MovesLeft(
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let (table, night) = (use_table_state(), expect_context::<ThemeSignal>());
    let left = Memo::new(move |_| {
        let view = table.view.read();
        let view = view.as_ref()?;
        if view.to_confirm() == Some(seat) {
            return Some(0);
        }
        match view.now().turn() {
            Turn::ToMove { seat: mover, moves_left }
                if view.actor() == Some(seat) && mover == seat =>
            {
                Some(moves_left)
            }
            _ => None,
        }
    });
    let picture = move |left: u8| {
        let palette = night.get().palette();
        let one = |at: u8| lamp(at < left, 24.0 + 46.0 * f32::from(at), 34.0, 48.0, palette);
        (0..3).map(one).collect::<String>()
    };
    move || {
        left.get().map(|left| {
            view! {
                <svg class="lamps" viewBox="-6 0 152 66" aria-hidden="true" focusable="false">
                    <g inner_html=picture(left)></g>
                </svg>
            }
        })
    }
}

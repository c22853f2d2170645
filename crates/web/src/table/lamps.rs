//! The three moves of a turn as lamps that go out.

use super::state::use_seated;
use crate::app::Night;
use cartagena::{Seat, Turn};
use cartagena_art::lamp;
use leptos::prelude::*;

/// The lamps of a seat, while it is its turn. They say nothing that words do not say elsewhere.
#[component]
pub fn Lamps(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let (seated, night) = (use_seated(), expect_context::<Night>());
    let left = Memo::new(move |_| {
        let view = seated.view.read();
        let view = view.as_ref()?;
        if view.to_confirm() == Some(seat) {
            return Some(0);
        }
        match view.now().turn() {
            Turn::Of { seat: mover, moves_left } if view.actor() == Some(seat) && mover == seat => {
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

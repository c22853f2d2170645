//! The dragged pirate or card under the pointer.

use super::board::own_seat;
use super::cards::face;
use super::choosing::Drag;
use super::seats::figure;
use super::state::{Pointed, use_table_state};
use leptos::prelude::*;

/// The dragged pirate or card.
#[component]
pub fn DraggedThing() -> impl IntoView {
    let (drag, table) = (expect_context::<Drag>(), use_table_state());
    let what = Memo::new(move |_| drag.dragged.get().map(|carried| carried.what));
    let at = move |of: fn(&super::choosing::Dragged) -> i32| {
        move || drag.dragged.read().as_ref().map(|carried| format!("{}px", of(carried)))
    };
    let picture = move |what: Pointed| match what {
        Pointed::Place(_) => own_seat(table).map(figure).into_any(),
        Pointed::Card(symbol) => face(symbol).into_any(),
    };
    move || {
        what.get().map(|what| {
            view! {
                <div class="carried" aria-hidden="true" style:left=at(|it| it.x) style:top=at(|it| it.y)>
                    {picture(what)}
                </div>
            }
        })
    }
}

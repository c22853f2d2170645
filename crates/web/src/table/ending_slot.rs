//! The slot of the end of a game: its code is fetched while the game is played, and shown when it is
//! over.

use super::context::Ending;
use super::state::{TableState, use_table_state};
use crate::boxed_closures::Show;
use crate::chunks::{Chunk, LazyChunk, prefetch};
use cartagena_client::GameView;
use leptos::prelude::*;

/// The slot: empty until the game is over.
#[component]
pub fn EndingSlot() -> impl IntoView {
    let table = use_table_state();
    let over = Memo::new(move |_| {
        table.view.read().as_ref().map(|view| view.actor().is_none()) == Some(true)
    });
    let shown = !matches!(table.context.ending, Ending::Nothing);
    // A finished game that is opened again does not end once more.
    let live = StoredValue::new(false);
    Effect::new(move |fetched: Option<bool>| {
        let going_on = moves_so_far(table);
        live.update_value(|live| *live |= going_on.is_some());
        let fetched = fetched == Some(true);
        let wanted = shown && going_on.is_some_and(|moves| moves > 0);
        if wanted && !fetched {
            prefetch(Chunk::Ending { live: true });
        }
        wanted || fetched
    });
    view! {
        <Show when=move || shown && over.get()>
            <LazyChunk chunk=Chunk::Ending { live: live.get_value() } />
        </Show>
    }
}

/// Returns the number of moves of a game that is going on.
fn moves_so_far(table: TableState) -> Option<usize> {
    let view = table.view.read();
    view.as_ref().filter(|view| view.actor().is_some()).map(GameView::moves)
}

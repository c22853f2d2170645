//! The notices of a table: a game that is not there, and a moment that is past.

use super::state::use_table_state;
use crate::boxed_closures::on_click;
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use cartagena_client::GameView;
use leptos::prelude::*;

/// The page for a game that is not on this device.
#[component]
pub fn NoSuchGame() -> impl IntoView {
    let texts = use_texts();
    view! {
        <div class="missing">
            <p class="lead">{tr!(texts, "game-missing")}</p>
            <a class="button primary" href=Route::Home.href()>{tr!(texts, "table-home")}</a>
            <a class="button" href=Route::GamesList.href()>{tr!(texts, "nav-games")}</a>
        </div>
    }
}

/// The band over the table while one looks at an earlier moment.
#[component]
pub fn PastBand() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let total = move || table.view.read().as_ref().map_or(0, GameView::moves);
    move || {
        table.moment.get().map(|moves| {
            view! {
                <p class="past">
                    <span>{tr!(texts, "moment-shown", number = moves, total = total())}</span>
                    <button type="button" on:click=on_click(move |_| table.moment.set(None))>
                        {tr!(texts, "moment-now")}
                    </button>
                </p>
            }
        })
    }
}

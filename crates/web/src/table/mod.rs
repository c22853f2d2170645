//! A table: the game as its viewer sees it, and everything one can do there.

pub mod state;

use crate::speech::use_texts;
use crate::tr;
use leptos::prelude::*;
use state::Seated;

/// The page of one game.
#[component]
pub fn Table(
    /// The game's id.
    game: String,
) -> impl IntoView {
    let texts = use_texts();
    let seated = Seated::at(game);
    provide_context(seated);
    view! {
        <section class="table">
            <h1 class="aside">{tr!(texts, "game-name")}</h1>
        </section>
    }
}

//! Taking a game along: links, texts, files, and playing on.

use super::film::SaveFilm;
use super::review::Review;
use super::{StudyState, notes, picture};
use crate::app::ThemeSignal;
use crate::boxed_closures::{Show, on_click};
use crate::files::save;
use crate::picture_file::save_png;
use crate::route::{self, Route};
use crate::share::{CopyFallback, Sharer, address, can_share};
use crate::tr;
use cartagena_client::pack_record;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;

/// The menu of what can be done with the game.
#[component]
pub(crate) fn ExportMenu() -> impl IntoView {
    let review: Review = expect_context();
    let night: ThemeSignal = expect_context();
    let page: StudyState = expect_context();
    let texts = review.texts;
    let hand = Sharer::new();
    let record = move || notes::noted_record(&review);
    let line = move || {
        let at = review.at.get();
        review.replay.with_value(|replay| replay.position_line(at))
    };
    let on = move || {
        let at = review.at.get();
        review.replay.with_value(|replay| replay.after(at).turn().seat().is_some())
    };
    let go_on = move |_| route::go(&Route::Setup { position: Some(untrack(line)) });
    let drawn = move || untrack(|| picture::whole_board(&review, night.get()));
    let link = move || link(page, &review);
    let other = move |_| {
        page.local.set_value(None);
        page.published.set_value(None);
        page.replay.set(None);
        route::go(&Route::Study { game: None, packed: None });
    };
    view! {
        <div class="study-keep">
            <Show when=on>
                <button on:click=on_click(go_on)>{tr!(texts, "study-go-on")}</button>
            </Show>
            <details class="study-menu">
                <summary class="button">{tr!(texts, "study-share")}</summary>
                <div class="study-menu-list" on:click=on_click(close_menu)>
                    <Show when=can_share>
                        <button on:click=on_click(move |_| link().into_iter().for_each(|it| hand.share(it)))>
                            {tr!(texts, "study-share-link")}
                        </button>
                    </Show>
                    <button on:click=on_click(move |_| link().into_iter().for_each(|it| hand.copy(it)))>
                        {tr!(texts, "study-copy-link")}
                    </button>
                    <button on:click=on_click(move |_| hand.copy(record()))>
                        {tr!(texts, "study-copy-game")}
                    </button>
                    <button on:click=on_click(move |_| hand.copy(untrack(line)))>
                        {tr!(texts, "study-copy-position")}
                    </button>
                    <button on:click=on_click(move |_| save(&record(), "text/plain", "cartagena.txt"))>
                        {tr!(texts, "study-save-record")}
                    </button>
                    <button on:click=on_click(move |_| save(&drawn(), "image/svg+xml", "cartagena.svg"))>
                        {tr!(texts, "study-save-picture", form = "SVG")}
                    </button>
                    <button on:click=on_click(move |_| spawn_local(save_png(drawn())))>
                        {tr!(texts, "study-save-picture", form = "PNG")}
                    </button>
                    <SaveFilm theme=Signal::from(night) />
                    <button on:click=on_click(other)>{tr!(texts, "study-other")}</button>
                </div>
            </details>
            <CopyFallback hand />
        </div>
    }
}

/// Closes the menu after a choice.
fn close_menu(event: web_sys::MouseEvent) {
    let list = event.current_target().and_then(|list| list.dyn_into::<web_sys::Element>().ok());
    if let Some(menu) = list.and_then(|list| list.parent_element()) {
        let _ = menu.remove_attribute("open");
    }
}

/// Returns the address of the game: its public page, or this page with the whole game in the link, and with the
/// variations if there are any.
fn link(page: StudyState, review: &Review) -> Option<String> {
    let tried = untrack(|| review.variations.is_some_and(|variations| variations.any()));
    match page.published.get_value().filter(|_| !tried) {
        Some(game) => address(&Route::Study { game: Some(game), packed: None }),
        None => address(&Route::Study { game: None, packed: Some(pack_record(&review.record())?) }),
    }
}

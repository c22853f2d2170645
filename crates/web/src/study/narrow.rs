//! What a narrow page shows apart: the cards, for which there is no room beside the tunnel.

use super::picture;
use super::review::Review;
use crate::app::ThemeSignal;
use crate::picture::use_media_query;
use crate::tr;
use cartagena_art::cards_svg;
use leptos::prelude::*;

/// Whether the page is too narrow for the wide board.
pub(crate) fn is_narrow() -> ReadSignal<bool> {
    use_media_query("(max-width: 599px)")
}

/// Row, piles and everybody's hand.
#[component]
pub(crate) fn Cards() -> impl IntoView {
    let looking: Review = expect_context();
    let night: ThemeSignal = expect_context();
    let texts = looking.texts;
    let drawn = move || {
        let (at, _) = looking.board_scene();
        let options = picture::options(&looking, night.get(), cartagena_art::Layout::Phone);
        looking.replay.with_value(|replay| cards_svg(replay.after(at), &options))
    };
    view! {
        <div class="study-cards" role="img" aria-label=tr!(texts, "study-cards")
            inner_html=drawn></div>
    }
}

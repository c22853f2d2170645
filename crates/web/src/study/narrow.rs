//! The cards on narrow pages, where they have no room beside the tunnel.

use super::picture;
use super::review::Review;
use crate::app::ThemeSignal;
use crate::picture::use_media_query;
use crate::tr;
use cartagena_art::cards_svg;
use leptos::prelude::*;

/// Returns a signal that tells whether the page is too narrow for the wide board.
pub(crate) fn is_narrow() -> ReadSignal<bool> {
    use_media_query("(max-width: 599px)")
}

/// Row, piles and everybody's hand.
#[component]
pub(crate) fn Cards() -> impl IntoView {
    let review: Review = expect_context();
    let night: ThemeSignal = expect_context();
    let texts = review.texts;
    let drawn = move || {
        let (at, _) = review.board_scene();
        let options = picture::options(&review, night.get(), cartagena_art::Layout::Phone);
        review.replay.with_value(|replay| cards_svg(replay.after(at), &options))
    };
    view! {
        <div class="study-cards" role="img" aria-label=tr!(texts, "study-cards")
            inner_html=drawn></div>
    }
}

//! The board, to be looked at.

use super::narrow::is_narrow;
use super::picture::options;
use super::review::Review;
use crate::app::ThemeSignal;
use crate::settings::use_settings;
use cartagena_art::{BoardOptions, Layout, board_svg, scene_svg};
use cartagena_texts::say;
use leptos::prelude::*;

/// The position at the moment, with the way of the last turn or the better one on top.
#[component]
pub(crate) fn Board() -> impl IntoView {
    let review: Review = expect_context();
    let night: ThemeSignal = expect_context();
    let (narrow, settings) = (is_narrow(), use_settings());
    let drawn = move || {
        let (at, marks) = review.board_scene();
        let layout = if narrow.get() { Layout::Phone } else { Layout::Wide };
        let options = BoardOptions { marks, ..options(&review, night.get(), layout) };
        review.replay.with_value(|replay| match layout {
            Layout::Phone => scene_svg(replay.after(at), &options),
            Layout::Wide => board_svg(replay.after(at), &options),
        })
    };
    let line = move || {
        let (at, _) = review.board_scene();
        let line = settings
            .read()
            .shows_notation()
            .then(|| review.replay.with_value(|replay| replay.position_line(at)));
        [moment(&review)].into_iter().chain(line).collect::<Vec<_>>().join(" ")
    };
    view! { <div class="study-picture" role="img" aria-label=line inner_html=drawn></div> }
}

/// Says which move is shown.
pub(crate) fn moment(review: &Review) -> String {
    let texts = review.texts.read();
    match review.at.get() {
        0 => say!(texts, "study-start"),
        number => say!(texts, "study-move", number = number, total = review.moves()),
    }
}

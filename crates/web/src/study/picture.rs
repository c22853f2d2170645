//! The position that is looked at, as a picture.

use super::review::Review;
use cartagena_art::{BoardOptions, Layout, Theme, board_svg};
use cartagena_texts::say;
use leptos::prelude::*;

/// Returns the drawing options of the review.
pub(crate) fn options(review: &Review, theme: Theme, layout: Layout) -> BoardOptions {
    let letters = use_context::<RwSignal<crate::settings::Settings>>()
        .is_some_and(|settings| settings.read().letters);
    let title = Some(say!(review.texts.read(), "game-name"));
    let names = review.names.get();
    BoardOptions { layout, theme, letters, names, fonts: true, title, ..BoardOptions::default() }
}

/// Draws the whole table as it is shown, for saving.
pub(crate) fn whole_board(review: &Review, theme: Theme) -> String {
    let (at, marks) = review.board_scene();
    let options = BoardOptions { marks, ..options(review, theme, Layout::Wide) };
    review.replay.with_value(|replay| board_svg(replay.after(at), &options))
}

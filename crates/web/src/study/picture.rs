//! The position that is looked at, as a picture.

use super::review::Review;
use cartagena_art::{BoardOptions, Layout, Theme, board_svg};
use leptos::prelude::*;

/// Returns the drawing options of the review.
pub(crate) fn options(review: &Review, theme: Theme, layout: Layout) -> BoardOptions {
    let letters = use_context::<RwSignal<crate::settings::Settings>>()
        .is_some_and(|settings| settings.read().letters);
    BoardOptions { layout, theme, letters, names: review.names.get(), ..BoardOptions::default() }
}

/// Draws the whole table as it is shown, for saving.
pub(crate) fn whole_board(review: &Review, theme: Theme) -> String {
    let (at, marks) = review.board_scene();
    let options = BoardOptions { marks, ..options(review, theme, Layout::Wide) };
    review.replay.with_value(|replay| board_svg(replay.after(at), &options))
}

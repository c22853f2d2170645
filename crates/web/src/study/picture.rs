//! The position that is looked at, as a picture.

use super::review::Review;
use cartagena_art::{BoardOptions, Layout, Theme, board_svg};
use leptos::prelude::*;

/// How everything here is drawn.
pub(crate) fn options(looking: &Review, theme: Theme, layout: Layout) -> BoardOptions {
    let letters = use_context::<RwSignal<crate::settings::Settings>>()
        .is_some_and(|settings| settings.read().letters);
    BoardOptions { layout, theme, letters, names: looking.names.get(), ..BoardOptions::default() }
}

/// The whole table as it is shown, for keeping.
pub(crate) fn whole_board(looking: &Review, theme: Theme) -> String {
    let (at, marks) = looking.board_scene();
    let options = BoardOptions { marks, ..options(looking, theme, Layout::Wide) };
    looking.replay.with_value(|replay| board_svg(replay.after(at), &options))
}

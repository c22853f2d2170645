//! The position that is looked at, as a picture.

use super::looking::Looking;
use cartagena_art::{Layout, Options, Theme, board_svg};
use leptos::prelude::*;

/// How everything here is drawn.
pub(crate) fn options(looking: &Looking, theme: Theme, layout: Layout) -> Options {
    let letters = use_context::<RwSignal<crate::settings::Settings>>()
        .is_some_and(|settings| settings.read().letters);
    Options { layout, theme, letters, names: looking.names.get(), ..Options::default() }
}

/// The whole table as it is shown, for keeping.
pub(crate) fn whole(looking: &Looking, theme: Theme) -> String {
    let (at, marks) = looking.scene();
    let options = Options { marks, ..options(looking, theme, Layout::Wide) };
    looking.replay.with_value(|replay| board_svg(replay.after(at), &options))
}

//! The figures: each is one element for the whole game, so that it can be seen to move.

use super::BoardContext;
use crate::boxed_closures::signal_of;
use crate::settings::use_settings;
use crate::table::hop_frames::HopFrame;
use cartagena_art::{PIRATE_HEIGHT, pirate};
use cartagena_client::Figure;
use leptos::prelude::*;

/// Returns the id of a figure's element.
pub fn element_id(figure: Figure) -> String {
    format!("crew-{}-{}", figure.seat, figure.number)
}

/// All figures.
#[component]
pub fn FigureLayer() -> impl IntoView {
    let stage: BoardContext = expect_context();
    let seats = Memo::new(move |_| {
        stage.crowds.read().as_ref().map_or(0, |crowds| crowds.figures.all().count() / 6)
    });
    let all = move || {
        let seats = cartagena::Seat::first_n(seats.get());
        seats.flat_map(|seat| (0..6).map(move |number| Figure { seat, number }))
    };
    view! {
        <g class="figures">
            <For each=all key=|figure| *figure let:figure>
                <Pirate figure />
            </For>
        </g>
    }
}

#[component]
fn Pirate(
    /// The item to show.
    figure: Figure,
) -> impl IntoView {
    let stage: BoardContext = expect_context();
    let settings = use_settings();
    let stand = Memo::new(move |_| {
        let crowds = stage.crowds.read();
        let crowds = crowds.as_ref()?;
        let foot = crowds.figure_position(figure, stage.layout.get());
        Some((HopFrame::standing(foot).transform(), !crowds.figures.place(figure).is_space()))
    });
    let picture = move || {
        let look = stage.look(figure.seat, settings.read().letters);
        pirate(figure.seat, 0.0, 0.0, PIRATE_HEIGHT, look)
    };
    view! {
        <g
            id=element_id(figure)
            class="crew"
            // Those at fort and boat are drawn and counted there.
            class:away=signal_of(move || stand.read().as_ref().is_none_or(|(_, away)| *away))
            style:transform=move || stand.get().map(|(transform, _)| transform).unwrap_or_default()
            inner_html=picture
        ></g>
    }
}

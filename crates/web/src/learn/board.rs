//! The tunnel in a lesson: a picture, and above it the places that can be touched.

use super::interaction::Interaction;
use super::lesson_state::use_lesson;
use super::move_frames::MoveFrame;
use super::move_words::offer_name;
use crate::boxed_closures::{on_click, signal_of};
use crate::table::names::{colour_name, place_name};
use crate::tr;
use cartagena::{Place, Seat};
use cartagena_art::{BoardOptions, Layout, Look, Rect, hop, scene_svg};
use cartagena_texts::Texts;
use leptos::prelude::*;

/// The board.
#[component]
pub fn Board() -> impl IntoView {
    let room = use_lesson();
    let picture = move || {
        let options = BoardOptions {
            layout: room.layout.get(),
            theme: room.theme.get(),
            letters: room.letters(),
            marks: room.marks(),
            ..BoardOptions::default()
        };
        scene_svg(&room.observation(), &options)
    };
    let places = (0..=37).filter_map(Place::new);
    view! {
        <div class="lesson-board">
            <div class="lesson-tunnel" class:wide=signal_of(move || room.layout.get() == Layout::Wide)>
                <div class="lesson-picture" aria-hidden="true" inner_html=picture></div>
                <HoppingPirate />
                <ol class="spots" aria-label=tr!(room.texts, "board-label")>
                    {places.map(|place| view! { <li><PlaceButton place /></li> }).collect_view()}
                </ol>
            </div>
        </div>
    }
}

/// The pirate that is under way.
#[component]
fn HoppingPirate() -> impl IntoView {
    let room = use_lesson();
    let picture = move || {
        let (frame, time) = (room.frame.get(), room.hop_time());
        let layout = room.layout.get();
        let draw = |frame: MoveFrame| {
            let own = frame.seat == Seat::FIRST;
            let rim = own.then_some(room.theme.get().palette().own_rim);
            let look = Look { rim, ..Look::default() };
            hop(layout, frame.seat, &frame.stones(layout), look, time.unwrap_or(1))
        };
        frame.map(draw).unwrap_or_default()
    };
    view! { <div class="lesson-hop" aria-hidden="true" inner_html=picture></div> }
}

/// A place to touch. Those that do nothing now can still be read.
#[component]
fn PlaceButton(
    /// The item to show.
    place: Place,
) -> impl IntoView {
    let room = use_lesson();
    let desk = room.interaction;
    let area = Memo::new(move |_| relative_area(room.layout.get(), place));
    let label = move || label(&room.texts.read(), &desk.read(), place);
    let touch = move |_| room.act(|desk| desk.touch(place));
    view! {
        <button
            class="spot"
            class:wanted=signal_of(move || desk.read().is_wanted(place))
            class:chosen=signal_of(move || desk.read().choice().pirate == Some(place))
            disabled=signal_of(move || !desk.read().is_touchable(place))
            aria-label=label
            style:left=move || percent(area.read().x)
            style:top=move || percent(area.read().y)
            style:width=move || percent(area.read().w)
            style:height=move || percent(area.read().h)
            on:click=on_click(touch)
        ></button>
    }
}

/// Describes the effect of touching a place, or else who stands there.
fn label(texts: &Texts, desk: &Interaction, place: Place) -> String {
    let ways: Vec<String> =
        desk.leading_to(place).iter().map(|offer| offer_name(texts, offer)).collect();
    if ways.is_empty() {
        place_name(texts, &desk.observation(), place, |seat| colour_name(texts, seat))
    } else {
        texts.list(&ways)
    }
}

/// Returns the area of a place as fractions of the scene.
fn relative_area(layout: Layout, place: Place) -> Rect {
    let (area, scene) = (layout.area(place), layout.scene());
    Rect::new(
        (area.x - scene.x) / scene.w,
        (area.y - scene.y) / scene.h,
        area.w / scene.w,
        area.h / scene.h,
    )
}

fn percent(part: f32) -> String {
    format!("{:.3}%", part * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_lies_on_the_picture() {
        for layout in [Layout::Phone, Layout::Wide] {
            for place in (0..=37).filter_map(Place::new) {
                let area = relative_area(layout, place);
                assert!(area.x >= 0.0 && area.y >= 0.0, "{layout:?} {place}");
                assert!(area.right() <= 1.0 && area.bottom() <= 1.0, "{layout:?} {place}");
            }
        }
        assert_eq!(percent(0.125), "12.500%");
    }
}

//! The places as buttons over the picture: what fingers, keys and screen readers find.

use super::{BoardContext, player_name, with_highlights};
use crate::boxed_closures::{on_click, on_pointer, signal_of};
use crate::language::use_texts;
use crate::table::choosing::Drag;
use crate::table::names::place_name;
use crate::table::state::Pointed;
use crate::tr;
use cartagena::Place;
use cartagena_art::{Layout, Rect};
use leptos::prelude::*;
use web_sys::PointerEvent;

/// All 38 places, the spaces in groups of a segment.
#[component]
pub fn Places() -> impl IntoView {
    let texts = use_texts();
    let segment = move |number: u8| {
        let spaces = Place::spaces().skip(usize::from(number - 1) * 6).take(6);
        view! {
            <div class="segment" role="group" aria-label=tr!(texts, "board-segment", number = number)>
                {spaces.map(|place| view! { <PlaceButton place /> }).collect_view()}
            </div>
        }
    };
    view! {
        <div class="places" role="group" aria-label=tr!(texts, "board-label")>
            <PlaceButton place=Place::FORT />
            {(1..=6).map(segment).collect_view()}
            <PlaceButton place=Place::BOAT />
        </div>
    }
}

/// Returns the touch area of a place as fractions of the scene: a space reaches to the next row.
fn touch_area(layout: Layout, place: Place) -> Rect {
    let (area, scene) = (layout.area(place), layout.scene());
    let reach = match (layout, place) {
        (Layout::Phone, Place::BOAT) => Rect::new(0.0, area.y, scene.w, scene.bottom() - area.y),
        (_, Place::BOAT) => {
            let left = layout.area(Place::LAST).right() + 12.0;
            Rect::new(left, area.y - 10.0, area.right() - left, scene.bottom() - area.y + 10.0)
        }
        (_, Place::FORT) => area,
        (Layout::Phone, _) => Rect::new(area.x, area.y - 1.5, area.w, area.h + 3.0),
        (Layout::Wide, _) => Rect::new(area.x, area.y - 14.0, area.w, area.h + 28.0),
    };
    Rect::new(
        (reach.x - scene.x) / scene.w * 100.0,
        (reach.y - scene.y) / scene.h * 100.0,
        reach.w / scene.w * 100.0,
        reach.h / scene.h * 100.0,
    )
}

/// The current uses of a place.
#[derive(Clone, Copy, Default, PartialEq)]
struct PlaceUse {
    source: bool,
    target: bool,
    chosen: bool,
}

#[component]
fn PlaceButton(
    /// The item to show.
    place: Place,
) -> impl IntoView {
    let stage: BoardContext = expect_context();
    let (texts, drag) = (use_texts(), expect_context::<Drag>());
    let table = stage.table;
    let area = Memo::new(move |_| touch_area(stage.layout.get(), place));
    let part = move |of: fn(&Rect) -> f32| move || format!("{:.3}%", of(&area.read()));
    let good_for = Memo::new(move |_| {
        let chosen = table.choice.read().pirate == Some(place);
        with_highlights(table, |lit| PlaceUse {
            source: lit.sources().contains(&place),
            target: lit.targets().contains(&place),
            chosen,
        })
    });
    let name = move || {
        let (texts, scene) = (texts.read(), table.scene.read());
        let named = |seen| place_name(&texts, seen, place, |seat| player_name(&texts, table, seat));
        scene.as_ref().map(named)
    };
    let hover = move |event: PointerEvent| {
        if event.pointer_type() == "mouse" {
            table.pointed.set(Some(Pointed::Place(place)));
        }
    };
    view! {
        <button
            type="button"
            class="place"
            id=format!("place-{place}")
            data-place=place.number()
            tabindex=signal_of(move || if table.focused_place.get() == place { "0" } else { "-1" })
            aria-label=name
            aria-pressed=signal_of(move || good_for.get().chosen.to_string())
            aria-disabled=signal_of(move || (!good_for.get().source && !good_for.get().target).to_string())
            class:source=signal_of(move || good_for.get().source)
            class:target=signal_of(move || good_for.get().target)
            style:left=part(|area| area.x)
            style:top=part(|area| area.y)
            style:width=part(|area| area.w)
            style:height=part(|area| area.h)
            on:focus=move |_| table.focused_place.set(place)
            on:click=on_click(move |_| if drag.is_click() { table.touch_place(place) })
            on:pointerdown=on_pointer(move |event| drag.press(&event, Pointed::Place(place)))
            on:pointermove=on_pointer(move |event| drag.move_to(&event))
            on:pointerup=on_pointer(move |event| drag.release(&event))
            on:pointercancel=on_pointer(move |_| drag.cancel())
            on:pointerenter=on_pointer(hover)
            on:pointerleave=on_pointer(move |_| table.pointed.set(None))
        ></button>
    }
}

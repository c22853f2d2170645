//! Drawings on the page. What they refer to stands in the document once, at its beginning.

use crate::app::ThemeSignal;
use cartagena::{Seat, Segment};
use cartagena_art::{Badge, CARD_ASPECT, Look, Portrait, Theme};
use cartagena_bots::Level;
use cartagena_protocol::SeatLabel;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// The shared SVG definitions that all drawings refer to.
#[component]
pub fn SvgDefs() -> impl IntoView {
    view! { <svg class="pieces" width="0" height="0" aria-hidden="true" inner_html=cartagena_art::defs() /> }
}

/// A pirate of a seat. The name beside it says who that is.
#[component]
pub fn Figure(
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let body = cartagena_art::pirate(seat, 26.0, 69.0, 62.0, Look::default());
    view! { <svg class="figure" viewBox="0 0 52 74" aria-hidden="true" inner_html=body /> }
}

/// A sign beside a word.
#[component]
pub fn BadgeIcon(
    /// The item to show.
    badge: Badge,
) -> impl IntoView {
    let body = cartagena_art::badge(badge);
    view! { <svg class="sign" viewBox="0 0 100 100" aria-hidden="true" inner_html=body /> }
}

/// The face of a bot's level. The name beside it says which that is.
#[component]
pub fn LevelFace(
    /// The level.
    level: Level,
) -> impl IntoView {
    let at = Level::ALL.iter().position(|one| *one == level).unwrap_or_default();
    let body = cartagena_art::portrait(Portrait::ALL[at]);
    view! { <svg class="face" viewBox="0 0 100 100" aria-hidden="true" inner_html=body /> }
}

/// Draws the six medallions of a segment, in the light of its place.
pub fn segment(segment: Segment, lies: usize, theme: Theme) -> String {
    let palette = theme.palette();
    let medallion = |(index, symbol): (usize, &cartagena::Symbol)| {
        let x = 20.0 + 40.0 * index as f32;
        cartagena_art::medallion(*symbol, x, 20.0, 36.0, lies, palette)
    };
    segment.symbols().iter().enumerate().map(medallion).collect()
}

/// Draws a variant's cards: a hand on the left, the source of new cards on the right.
pub fn variant_cards(variant: cartagena::Variant) -> String {
    use cartagena::Symbol::{Bottle, Dagger, Key, Skull};
    let wide = 22.0;
    let open = |symbol, x| cartagena_art::card(symbol, x, 2.0, wide);
    let back = |x| cartagena_art::card_back(x, 2.0, wide);
    let hand = if variant.has_open_hands() {
        open(Key, 2.0) + &open(Skull, 18.0)
    } else {
        back(2.0) + &back(18.0)
    };
    let source = if variant.has_row() {
        open(Dagger, 62.0) + &open(Bottle, 87.0) + &open(Skull, 112.0)
    } else {
        back(108.0) + &back(110.0) + &back(112.0)
    };
    hand + &source
}

/// The height of [`variant_cards`], which is 136 wide.
pub const CARDS_HEIGHT: f32 = 22.0 * CARD_ASPECT + 4.0;

/// The pirates of a table in a row, with how many are aboard.
#[component]
pub fn CrewRow(
    /// The seats with their players.
    seats: Vec<SeatLabel>,
    /// Number of each seat's pirates in the boat.
    aboard: Vec<u8>,
) -> impl IntoView {
    let crew = |(seat, count): (Seat, u8)| {
        view! { <span class="crew"><Figure seat />{count}</span> }
    };
    let counts = aboard.into_iter().chain(std::iter::repeat(0));
    let crews = Seat::first_n(seats.len()).zip(counts).map(crew).collect_view();
    view! { <span class="crews" aria-hidden="true">{crews}</span> }
}

/// Returns the current theme, for drawings.
pub fn use_theme() -> ThemeSignal {
    expect_context()
}

/// Returns a signal of a media query, updated until the owning component is removed.
pub fn use_media_query(query: &str) -> ReadSignal<bool> {
    let list = window().match_media(query).ok().flatten();
    let holds = RwSignal::new(list.as_ref().is_some_and(web_sys::MediaQueryList::matches));
    if let Some(list) = list {
        follow(list, holds);
    }
    holds.read_only()
}

type Listener = Closure<dyn Fn(web_sys::MediaQueryListEvent)>;

fn follow(list: web_sys::MediaQueryList, holds: RwSignal<bool>) {
    let changed = Listener::new(move |event: web_sys::MediaQueryListEvent| {
        let _ = holds.try_set(event.matches());
    });
    let _ = list.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
    let listening = StoredValue::new_local((list, changed));
    on_cleanup(move || {
        listening.try_with_value(|(list, changed)| {
            let changed = changed.as_ref().unchecked_ref();
            let _ = list.remove_event_listener_with_callback("change", changed);
        });
    });
}

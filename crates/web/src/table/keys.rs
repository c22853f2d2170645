//! Playing by keys: a whole game can be played with them and the voice alone.

use super::announcing::{Narrator, perform, use_narrator};
use super::state::{Hint, TableState};
use crate::app;
use crate::language::{TextsSignal, use_texts};
use crate::settings::use_settings;
use cartagena::Place;
use cartagena_client::Choice;
use cartagena_speech::{self as speech, KeyIntent, PageAction};
use cartagena_texts::say;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// Listens to keys for as long as the table is there.
pub fn use_keys(table: TableState) {
    let (narrator, texts, settings) = (use_narrator(), use_texts(), use_settings());
    let handle = window_event_listener(ev::keydown, move |event| {
        let unwanted = is_letter(&event) && !settings.read_untracked().keys;
        if let Some(intent) = intent_of(&event).filter(|_| !unwanted)
            && perform_intent(table, narrator, texts, intent)
        {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Returns the intent of a key, unless the browser, a field or an open dialog uses it.
fn intent_of(event: &KeyboardEvent) -> Option<KeyIntent> {
    let held = event.ctrl_key() || event.alt_key() || event.meta_key();
    let taken = event.default_prevented() || event.is_composing();
    if held || taken || is_field(event) || dialog_is_open() {
        return None;
    }
    speech::key_intent(&event.key(), &event.code(), event.shift_key())
}

/// Returns whether a key types a character: people who dictate, or hit keys by mistake, may have
/// switched such keys off.
fn is_letter(event: &KeyboardEvent) -> bool {
    event.key().chars().count() == 1
}

fn is_field(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let fields = "input, textarea, select, [contenteditable='true'], [role='menu'] *";
    target.is_some_and(|element| element.matches(fields).unwrap_or(false))
}

fn dialog_is_open() -> bool {
    matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}

/// Performs an intent and returns whether it had an effect.
fn perform_intent(
    table: TableState,
    narrator: Narrator,
    texts: TextsSignal,
    intent: KeyIntent,
) -> bool {
    match intent {
        KeyIntent::Path(step) => walk(table, |at, _| at.checked_add_signed(step)),
        KeyIntent::Row(step) => walk(table, |at, spots| beside(spots, at, step > 0)),
        KeyIntent::To(place) => walk(table, |_, _| Some(place.number())),
        KeyIntent::KeySheet => narrator.key_sheet_open.set(true),
        KeyIntent::Log => open_log(narrator),
        KeyIntent::Repeat => narrator.repeat(),
        KeyIntent::SkipBotPause => table.hurry(),
        KeyIntent::Cancel if close_topmost(table, narrator) => {}
        _ => return play(table, narrator, texts, intent),
    }
    true
}

/// Closes what is open, the topmost first.
fn close_topmost(table: TableState, narrator: Narrator) -> bool {
    if *table.hint.read_untracked() != Hint::NotAsked {
        table.hint.set(Hint::NotAsked);
    } else if narrator.log_open.get_untracked() {
        narrator.log_open.set(false);
    } else if table.moment.get_untracked().is_some() {
        table.moment.set(None);
    } else {
        return false;
    }
    true
}

fn play(table: TableState, narrator: Narrator, texts: TextsSignal, intent: KeyIntent) -> bool {
    let texts = texts.get_untracked();
    let choice = table.choice.get_untracked();
    let deed = match table.view.read_untracked().as_ref() {
        Some(view) => speech::handle_key(view, &texts, choice, intent),
        None => None,
    };
    let Some(deed) = deed else { return false };
    if !matches!(deed, PageAction::Say(_) | PageAction::Refuse(_)) {
        // Acting leads back from an earlier moment to the present.
        table.moment.set(None);
    }
    match deed {
        PageAction::Choose(Choice { pirate: Some(place), .. }) => focus(place.number()),
        PageAction::Choose(Choice { card: None, .. }) => {
            narrator.say(vec![say!(texts, "tell-let-go")])
        }
        _ => {}
    }
    perform(table, narrator, deed);
    true
}

fn button(number: u8) -> Option<HtmlElement> {
    document().get_element_by_id(&format!("place-{number}"))?.dyn_into().ok()
}

fn focus(number: u8) {
    if let Some(button) = button(number) {
        let _ = button.focus();
    }
}

fn open_log(narrator: Narrator) {
    narrator.log_open.set(true);
    // The log is drawn first.
    request_animation_frame(|| app::focus(".log [tabindex='0']"));
}

/// Moves the focus from the place where it is, or from the chosen pirate, or from the fort.
fn walk(table: TableState, step: impl Fn(u8, &[Spot]) -> Option<u8>) {
    let here = document().active_element().map(|element| element.id()).unwrap_or_default();
    let here: Option<u8> = here.strip_prefix("place-").and_then(|number| number.parse().ok());
    let Some(here) = here else {
        let chosen = table.choice.get_untracked().pirate;
        return focus(chosen.unwrap_or(Place::FORT).number());
    };
    if let Some(there) = step(here, &spots()).filter(|there| *there <= Place::BOAT.number()) {
        focus(there);
    }
}

/// The position of a place on the screen: its centre and height.
#[derive(Clone, Copy, Debug)]
struct Spot {
    x: f64,
    y: f64,
    height: f64,
}

/// Returns the positions of the places as the browser has laid them out.
fn spots() -> Vec<Spot> {
    let spot = |number| {
        let area = button(number)?.get_bounding_client_rect();
        let (x, y) = (area.x() + area.width() / 2.0, area.y() + area.height() / 2.0);
        Some(Spot { x, y, height: area.height() })
    };
    (0..=Place::BOAT.number()).map_while(spot).collect()
}

/// Returns the nearest space in the next row above or below; beyond the last row, the fort or the
/// boat.
fn beside(spots: &[Spot], from: u8, below: bool) -> Option<u8> {
    let here = spots.get(usize::from(from))?;
    let away = |spot: &Spot| if below { spot.y - here.y } else { here.y - spot.y };
    let row = spots.get(1)?.height / 2.0;
    let inner = spots.iter().enumerate().filter(|(at, _)| (1..=36).contains(at));
    let farther: Vec<_> = inner.filter(|(_, spot)| away(spot) > row).collect();
    let nearest = farther.iter().map(|(_, spot)| away(spot)).min_by(f64::total_cmp);
    let Some(nearest) = nearest else {
        return Some(if below { Place::BOAT } else { Place::FORT }.number());
    };
    let same_row = farther.into_iter().filter(|(_, spot)| away(spot) - nearest < row);
    let aside = |spot: &Spot| (spot.x - here.x).abs();
    let best = same_row.min_by(|(_, one), (_, other)| aside(one).total_cmp(&aside(other)));
    best.map(|(at, _)| at as u8)
}

#[cfg(test)]
mod tests {
    use super::{Spot, beside};
    use cartagena::Place;
    use cartagena_art::Layout;

    fn spots(layout: Layout) -> Vec<Spot> {
        let spot = |number| {
            let area = layout.area(Place::new(number).expect("a place"));
            let (x, y) = area.centre();
            Spot { x: x.into(), y: y.into(), height: area.h.into() }
        };
        (0..=37).map(spot).collect()
    }

    #[test]
    fn rows_are_walked_as_they_lie() {
        let check = |layout, from, below, expect| {
            assert_eq!(beside(&spots(layout), from, below), Some(expect), "{layout:?} {from}");
        };
        check(Layout::Phone, 1, true, 12);
        check(Layout::Phone, 12, false, 1);
        check(Layout::Phone, 9, true, 16);
        check(Layout::Phone, 1, false, 0);
        check(Layout::Phone, 36, true, 37);
        check(Layout::Phone, 0, true, 3);
        check(Layout::Wide, 1, true, 24);
        check(Layout::Wide, 13, true, 36 - 12 + 12);
        check(Layout::Wide, 36, true, 37);
        check(Layout::Wide, 30, false, 19);
    }
}

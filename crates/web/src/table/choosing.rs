//! Choosing a move with finger, mouse or key: a touch, a second touch; or a drag.

use super::state::{Pointed, TableState, Touchable};
use cartagena::{Place, Symbol};
use cartagena_client::{Choice, GameView, TouchRefusal, TouchResult};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

impl TableState {
    /// Handles a touch of a place.
    pub fn touch_place(&self, place: Place) {
        self.touched(Touchable::Place(place), |seen, choice| choice.touch_place(seen, place));
    }

    /// Handles a touch of a stack of the own hand.
    pub fn touch_card(&self, card: Symbol) {
        self.touched(Touchable::Card(card), |seen, choice| choice.touch_card(seen, card));
    }

    /// Drops the dragged thing on a place.
    fn drop_on(&self, place: Place) {
        self.touched(Touchable::Place(place), |seen, choice| choice.drop_on(seen, place));
    }

    fn touched(
        &self,
        on: Touchable,
        touch: impl Fn(&cartagena::Observation, Choice) -> TouchResult,
    ) {
        let not_now = |view: &GameView| view.acting_seat().err().map(TouchRefusal::Turn);
        let touched = match untrack(|| self.button_refusal(not_now)) {
            Some(why) => TouchResult::Refuse(why),
            None => match self.view.read_untracked().as_ref() {
                Some(view) => touch(view.now(), self.choice.get_untracked()),
                None => return,
            },
        };
        match touched {
            TouchResult::Play(action) => self.play(action),
            TouchResult::Ask(meant) => self.ambiguous.set(meant),
            TouchResult::Select(choice) => self.choice.set(choice),
            TouchResult::Refuse(why) => {
                self.choice.set(Choice::default());
                self.refuse_touch(on, why);
            }
        }
    }

    /// Returns the highlighted choice: the current one, or while there is none the thing under the
    /// mouse, if a move can be made with it.
    pub fn highlighted(&self) -> Choice {
        let choice = self.choice.get();
        if choice != Choice::default() {
            return choice;
        }
        let pointed = self.pointed.get().map(Choice::from).unwrap_or_default();
        let usable = self.offers.read().iter().any(|offer| pointed.fits(offer));
        if usable { pointed } else { choice }
    }
}

impl From<Pointed> for Choice {
    fn from(what: Pointed) -> Choice {
        match what {
            Pointed::Place(place) => Choice { pirate: Some(place), card: None },
            Pointed::Card(card) => Choice { pirate: None, card: Some(card) },
        }
    }
}

/// Distance in pixels from which a touch is a drag: less is a trembling touch.
const DRAG_THRESHOLD: i32 = 8;
/// Time in milliseconds after which a resting finger points at something.
const REST_MILLISECONDS: u64 = 350;

/// Something under way between the fingers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dragged {
    /// The pirate's place or the card.
    pub what: Pointed,
    /// Distance of the pointer from the left of the window.
    pub x: i32,
    /// Distance of the pointer from the top of the window.
    pub y: i32,
}

/// A finger or button that is down.
#[derive(Clone, Copy)]
struct Pressed {
    pointer: i32,
    what: Pointed,
    x: i32,
    y: i32,
}

/// Dragging, for all parts of the table.
#[derive(Clone, Copy)]
pub struct Drag {
    table: TableState,
    pressed: StoredValue<Option<Pressed>>,
    /// The dragged thing, if any.
    pub dragged: RwSignal<Option<Dragged>>,
    /// A drag ends in a click that was not meant.
    ignore_click: StoredValue<bool>,
}

impl Drag {
    /// Makes the drag state, with nothing dragged.
    pub fn new(table: TableState) -> Drag {
        Drag {
            table,
            pressed: StoredValue::new(None),
            dragged: RwSignal::new(None),
            ignore_click: StoredValue::new(false),
        }
    }

    /// Handles a press of a finger or button on something.
    pub fn press(&self, event: &PointerEvent, what: Pointed) {
        self.ignore_click.set_value(false);
        if event.button() != 0 {
            return;
        }
        let (pointer, x, y) = (event.pointer_id(), event.client_x(), event.client_y());
        self.pressed.set_value(Some(Pressed { pointer, what, x, y }));
        capture(event);
        if event.pointer_type() == "touch" {
            self.point_after_rest(pointer, what);
        }
    }

    fn point_after_rest(self, pointer: i32, what: Pointed) {
        let rested = move || {
            let still = self.pressed.try_get_value().flatten();
            if still.is_some_and(|pressed| pressed.pointer == pointer) {
                self.table.pointed.set(Some(what));
            }
        };
        set_timeout(rested, std::time::Duration::from_millis(REST_MILLISECONDS));
    }

    /// Handles a move of the pointer.
    pub fn move_to(&self, event: &PointerEvent) {
        let Some(pressed) = self.pressed.get_value() else { return };
        let (x, y) = (event.client_x(), event.client_y());
        let far = (x - pressed.x).abs().max((y - pressed.y).abs()) >= DRAG_THRESHOLD;
        let begun = self.dragged.get_untracked().is_some();
        if pressed.pointer != event.pointer_id() || !(begun || far) {
            return;
        }
        if !begun && !self.take_up(pressed.what) {
            self.pressed.set_value(None);
            return;
        }
        self.dragged.set(Some(Dragged { what: pressed.what, x, y }));
    }

    /// Takes something up, if a move can be made with it.
    fn take_up(&self, what: Pointed) -> bool {
        let choice = Choice::from(what);
        if !self.table.offers.read_untracked().iter().any(|offer| choice.fits(offer)) {
            return false;
        }
        self.table.choice.set(choice);
        true
    }

    /// Handles the release of the pointer.
    pub fn release(&self, event: &PointerEvent) {
        self.pressed.set_value(None);
        if event.pointer_type() == "touch" {
            self.table.pointed.set(None);
        }
        if self.dragged.get_untracked().is_none() {
            return;
        }
        self.dragged.set(None);
        self.ignore_click.set_value(true);
        if let Some(place) = place_under(event.client_x(), event.client_y()) {
            self.table.drop_on(place);
        }
    }

    /// Cancels the drag when the browser takes the pointer away.
    pub fn cancel(&self) {
        self.pressed.set_value(None);
        self.dragged.set(None);
        self.table.pointed.set(None);
    }

    /// Returns whether a click is genuine, and not the end of a drag.
    pub fn is_click(&self) -> bool {
        let spent = self.ignore_click.get_value();
        self.ignore_click.set_value(false);
        !spent
    }
}

/// Captures the pointer: its next events go to the element where it went down, even from outside.
fn capture(event: &PointerEvent) {
    let target = event.current_target().and_then(|at| at.dyn_into::<web_sys::Element>().ok());
    if let Some(target) = target {
        let _ = target.set_pointer_capture(event.pointer_id());
    }
}

/// Returns the place of the board at a point of the window.
fn place_under(x: i32, y: i32) -> Option<Place> {
    let under = document().element_from_point(x as f32, y as f32)?;
    let place = under.closest("[data-place]").ok()??;
    place.get_attribute("data-place")?.parse().ok().and_then(Place::new)
}

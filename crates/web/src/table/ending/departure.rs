//! The departure: when the last pirate has come aboard the rope is cast off, and the boat leaves
//! along the moonlight under the winner's flag. It takes less than five seconds, any key or touch
//! ends it, and without animations the boat is simply gone.

use crate::settings::use_settings;
use crate::table::animation::{Animation, frame};
use crate::table::layout::use_layout;
use crate::table::state::TableState;
use cartagena::Outcome;
use cartagena_art::{Departure, Layout, departure};
use js_sys::Array;
use leptos::ev;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsValue;

/// Time after which the departure is over, however slow the machine is.
const LONGEST: Duration = Duration::from_secs(5);

/// Times of the rope and of the boat: pause before and duration, in hops of a pirate.
const ROPE: (f64, f64) = (0.7, 0.8);
const BOAT: (f64, f64) = (1.1, 4.6);

/// A departure under way. Copies are the same one.
#[derive(Clone, Copy)]
struct Voyage {
    table: TableState,
    layout: Memo<Layout>,
    /// Duration of a hop in milliseconds.
    hop: f64,
    running: StoredValue<Vec<Animation>, LocalStorage>,
    /// Told once, at the end.
    done: StoredValue<Option<Callback<()>>>,
}

/// Shows the departure of a boat with its winner, and tells when it is over: at once if the game
/// did not end so, or not before the viewer's eyes, or if nothing is to move.
pub fn begin(table: TableState, live: bool, done: Callback<()>) {
    let by_play = table.view.read_untracked().as_ref().and_then(|view| view.now().turn().outcome());
    let won = matches!(by_play, Some(Outcome::Won(_)));
    let hop = use_settings().read_untracked().motion.hop_time();
    let Some(hop) = hop.filter(|_| won && live) else {
        table.at_sea.set(won);
        return done.run(());
    };
    let voyage = Voyage {
        table,
        layout: use_layout(),
        hop: f64::from(hop),
        running: StoredValue::new_local(Vec::new()),
        done: StoredValue::new(Some(done)),
    };
    voyage.end_on_touch();
    voyage.start_when_all_are_aboard();
}

impl Voyage {
    /// Ends at any key or touch, and in any case after a while.
    fn end_on_touch(self) {
        let touched = window_event_listener(ev::pointerdown, move |_| self.end());
        let pressed = window_event_listener(ev::keydown, move |_| self.end());
        on_cleanup(move || [touched, pressed].into_iter().for_each(|heard| heard.remove()));
        set_timeout(move || self.end(), LONGEST);
    }

    fn start_when_all_are_aboard(self) {
        Effect::new(move |started: Option<bool>| {
            let ready = self.table.boarding.read().is_empty();
            if ready && started != Some(true) {
                self.table.at_sea.set(true);
                // The boat at sea is drawn by then, and not yet seen.
                request_animation_frame(move || self.cast_off());
            }
            ready || started == Some(true)
        });
    }

    fn cast_off(self) {
        if self.done.try_get_value().flatten().is_none() {
            return;
        }
        let drop = |y: &str, opacity: &str| {
            frame(&[("transform", &format!("translate(0,{y}px)")), ("opacity", opacity)])
        };
        self.animate("rope", &Array::of3(&drop("0", "1"), &drop("5", "1"), &drop("12", "0")), ROPE);
        match self.animate("afloat", &way(departure(self.layout.get_untracked())), BOAT) {
            Some(sailing) => sailing.then(move || self.end()),
            None => self.end(),
        }
    }

    fn animate(self, id: &str, frames: &Array, (pause, took): (f64, f64)) -> Option<Animation> {
        let element = document().get_element_by_id(id)?;
        let animation = Animation::start(&element, frames, took * self.hop, pause * self.hop)?;
        self.running.try_update_value(|running| running.push(animation.clone()));
        Some(animation)
    }

    /// Goes to the end: the boat is away, and the card is shown.
    fn end(self) {
        let Some(done) = self.done.try_update_value(Option::take).flatten() else { return };
        let running = self.running.try_update_value(std::mem::take).unwrap_or_default();
        running.iter().for_each(Animation::finish);
        self.table.at_sea.set(true);
        done.run(());
    }
}

/// Returns the frames of the boat's way: it gathers speed, and slows down far out.
fn way(Departure { x, y, scale }: Departure) -> Array {
    let at = |part: f32| -> JsValue {
        let size = 1.0 + (scale - 1.0) * part;
        let place = format!("translate({:.1}px,{:.1}px) scale({size:.3})", x * part, y * part);
        frame(&[("transform", &place), ("easing", "ease-in-out")])
    };
    Array::of2(&at(0.0), &at(1.0))
}

//! Going through the game: buttons, a slider, keys.

use super::board::moment;
use super::review::Review;
use crate::boxed_closures::{on_click, signal_of};
use crate::tr;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;

/// Playback speeds: label, and milliseconds from one move to the next.
const SPEEDS: [(&str, u64); 4] = [("½×", 2400), ("1×", 1200), ("2×", 600), ("4×", 300)];

/// The buttons under the board.
#[component]
pub(crate) fn Controls() -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let speed = RwSignal::new(SPEEDS[1].1);
    play_moves(review, speed);
    listen_to_keys(review);
    let begun = move || review.at.get() > 0;
    let more = move || review.at.get() < review.moves();
    let key = move |name: Signal<String>, sign: &'static str, on: Signal<bool>, act: fn(Review)| {
        let press = move |_| {
            review.playing.set(false);
            act(review);
        };
        view! {
            <button class="study-key" aria-label=name title=name on:click=on_click(press)
                aria-disabled=signal_of(move || (!on.get()).to_string())>
                <ControlIcon path=sign />
            </button>
        }
    };
    let (begun, more) = (Signal::derive(begun), Signal::derive(more));
    view! {
        <div class="study-controls" role="group" aria-label=tr!(texts, "study-controls")>
            <Slider />
            <Speed speed />
            <div class="study-keys-row">
                {key(tr!(texts, "study-first"), FIRST, begun, |it| it.go(0))}
                {key(tr!(texts, "study-turn-before"), TURN_BACK, begun,
                    |it| it.step_turn(false))}
                {key(tr!(texts, "study-previous"), BACK, begun, |it| it.step(-1))}
                <PlayButton />
                {key(tr!(texts, "study-next"), NEXT, more, |it| it.step(1))}
                {key(tr!(texts, "study-turn-after"), TURN_ON, more,
                    |it| it.step_turn(true))}
                {key(tr!(texts, "study-last"), LAST, more, |it| it.go(it.moves()))}
            </div>
            <p class="quiet study-hint">{tr!(texts, "study-keys", first = "Home", last = "End")}</p>
        </div>
    }
}

#[component]
fn PlayButton() -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let name = move || {
        let id = if review.playing.get() { "study-pause" } else { "study-play" };
        texts.read().say(id)
    };
    let sign = move || if review.playing.get() { PAUSE } else { PLAY };
    view! {
        <button class="study-key primary" aria-label=name title=name
            on:click=on_click(move |_| review.toggle())>
            {move || view! { <ControlIcon path=sign() /> }}
        </button>
    }
}

#[component]
fn Slider() -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let slid = move |event: web_sys::Event| {
        review.playing.set(false);
        review.go(event_target_value(&event).parse().unwrap_or(0));
    };
    view! {
        <input class="study-slider" type="range" min="0" max=review.moves() step="1"
            aria-label=tr!(texts, "study-slider") aria-valuetext=signal_of(move || moment(&review))
            prop:value=signal_of(move || review.at.get().to_string()) on:input=slid />
    }
}

#[component]
fn Speed(speed: RwSignal<u64>) -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let chosen = move |event: web_sys::Event| {
        speed.set(event_target_value(&event).parse().unwrap_or(SPEEDS[1].1));
    };
    let option = |(name, pause): (&'static str, u64)| {
        view! { <option value=pause selected=pause == SPEEDS[1].1>{name}</option> }
    };
    view! {
        <label class="study-speed">
            <span>{tr!(texts, "study-speed")}</span>
            <select on:change=chosen>{SPEEDS.map(option).collect_view()}</select>
        </label>
    }
}

/// Plays one move after another while it is asked for.
fn play_moves(review: Review, speed: RwSignal<u64>) {
    Effect::new(move |_| {
        if !review.playing.get() {
            return;
        }
        let tick = move || {
            review.step(1);
            if review.at.get_untracked() == review.moves() {
                review.playing.set(false);
            }
        };
        let timer = set_interval_with_handle(tick, Duration::from_millis(speed.get()));
        if let Ok(timer) = timer {
            on_cleanup(move || timer.clear());
        }
    });
}

/// Keys work wherever the focus is, unless something there needs them.
fn listen_to_keys(review: Review) {
    let ear = window_event_listener(leptos::ev::keydown, move |event| {
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if modified || event.default_prevented() || focus_uses_key(&event) {
            return;
        }
        if handle_key(review, &event.key()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || ear.remove());
}

fn handle_key(review: Review, key: &str) -> bool {
    if key == " " {
        review.toggle();
        return true;
    }
    let act: fn(Review) = match key {
        "ArrowRight" => |it| it.step(1),
        "ArrowLeft" => |it| it.step(-1),
        "ArrowDown" => |it| it.step_turn(true),
        "ArrowUp" => |it| it.step_turn(false),
        "Home" => |it| it.go(0),
        "End" => |it| it.go(it.moves()),
        _ => return false,
    };
    review.playing.set(false);
    act(review);
    true
}

/// Returns whether the focused element uses the key itself.
fn focus_uses_key(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let Some(target) = target else { return false };
    let within = |selector: &str| target.closest(selector).ok().flatten().is_some();
    within("input, textarea, select, dialog")
        || (event.key() == " " && within("button, a, summary"))
}

/// A sign on a button, drawn in the colour of its words.
#[component]
fn ControlIcon(path: &'static str) -> impl IntoView {
    view! {
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
            <path d=path fill="currentColor" />
        </svg>
    }
}

const FIRST: &str = "M3 4H6V20H3ZM21 4V20L8 12Z";
const LAST: &str = "M18 4H21V20H18ZM3 4L16 12L3 20Z";
const BACK: &str = "M17 4V20L5 12Z";
const NEXT: &str = "M7 4L19 12L7 20Z";
const TURN_BACK: &str = "M12 5V19L2 12ZM22 5V19L12 12Z";
const TURN_ON: &str = "M2 5L12 12L2 19ZM12 5L22 12L12 19Z";
const PLAY: &str = "M6 3L20 12L6 21Z";
const PAUSE: &str = "M5 4H10V20H5ZM14 4H19V20H14Z";

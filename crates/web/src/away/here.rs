//! Notifications on this device, and of which kinds.

use super::Away;
use super::browser;
use super::requests::{Choice, KindsOn, json};
use crate::account::requests::{send, sentence};
use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::settings::use_settings;
use crate::{tr, turn_sign};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Section with the one button that lets the browser ask.
#[component]
pub(super) fn Here() -> impl IntoView {
    let texts = use_texts();
    let away: Away = expect_context();
    let on = move || away.with(|overview| overview.here);
    view! {
        <h2>{tr!(texts, "away-here")}</h2>
        <Show when=Signal::derive(browser::can_subscribe)
            fallback=move || view! { <p>{tr!(texts, "away-here-cannot")}</p> }>
            <Show when=Signal::derive(on) fallback=move || view! { <TurnOn /> }>
                <TurnOff />
            </Show>
        </Show>
    }
}

#[component]
fn TurnOn() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let away: Away = expect_context();
    let (problem, waiting) = (RwSignal::new(String::new()), RwSignal::new(false));
    let turn_on = move |_| {
        waiting.set(true);
        problem.set(String::new());
        spawn_local(async move {
            let failed = subscribe(away, &texts.get_untracked()).await.err();
            // The server tells by itself now: two notifications for one turn would be one too many.
            settings.update(|all| all.notify &= failed.is_some());
            let _ = (waiting.try_set(false), problem.try_set(failed.unwrap_or_default()));
            away.reload();
        });
    };
    view! {
        <p>{tr!(texts, "away-here-about")}</p>
        <button type="button" class="primary" disabled=move || waiting.get() on:click=on_click(turn_on)>
            {tr!(texts, "away-here-on")}
        </button>
        <p class="problem" role="alert">{move || problem.get()}</p>
    }
}

/// Lets the browser ask, subscribes to its service and tells the server; a sentence if it cannot be.
async fn subscribe(away: Away, texts: &Texts) -> Result<(), String> {
    if !turn_sign::ask_to_notify().await {
        return Err(say!(texts, "settings-notify-refused"));
    }
    let key = away.answer.with_untracked(|answer| match answer {
        Some(Ok(overview)) => overview.key.clone(),
        _ => String::new(),
    });
    let subscription = browser::subscribe(&key, texts.lang().tag()).await;
    let subscription = subscription.ok_or_else(|| say!(texts, "away-here-failed"))?;
    let sent = send("account/notices/subscribe", &json(&subscription)).await;
    sent.map(drop).map_err(|error| sentence(texts, error))
}

#[component]
fn TurnOff() -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let away: Away = expect_context();
    let turn_off = move |_| {
        spawn_local(async move {
            browser::unsubscribe().await;
            if let Err(error) = send("account/notices/unsubscribe", "{}").await {
                announcer.show(sentence(&texts.get_untracked(), error));
            }
            away.reload();
        });
    };
    view! {
        <p role="status">{tr!(texts, "away-here-is-on")}</p>
        <button type="button" on:click=on_click(turn_off)>{tr!(texts, "away-here-off")}</button>
    }
}

/// Section with the kinds of notices.
#[component]
pub(super) fn Kinds() -> impl IntoView {
    let texts = use_texts();
    let away: Away = expect_context();
    let known = move || away.with(|overview| overview.known);
    let choose = away.chooser(|push| Choice { push: Some(push), ..Choice::default() });
    let push = Signal::derive(move || away.with(|overview| overview.push));
    view! {
        <Show when=Signal::derive(known)>
            <fieldset class="switches">
                <legend>{tr!(texts, "away-kinds")}</legend>
                <KindSwitches on=push choose />
            </fieldset>
        </Show>
    }
}

/// A switch for each kind.
#[component]
pub(super) fn KindSwitches(
    /// The kinds that are on.
    on: Signal<KindsOn>,
    /// Turns kinds on and off.
    choose: Callback<KindsOn>,
) -> impl IntoView {
    let switch = move |label: fn(&Texts) -> String,
                       about: fn(&Texts) -> String,
                       get: fn(&mut KindsOn) -> &mut bool| {
        let texts = use_texts();
        let turn = move |event| {
            let mut kinds = on.get_untracked();
            *get(&mut kinds) = event_target_checked(&event);
            choose.run(kinds);
        };
        view! {
            <label class="switch">
                <input type="checkbox" role="switch" prop:checked=move || *get(&mut on.get())
                    on:change=turn />
                <span>
                    <span class="switch-name">{move || label(&texts.read())}</span>
                    <span class="about">{move || about(&texts.read())}</span>
                </span>
            </label>
        }
    };
    view! {
        {switch(|texts| say!(texts, "away-kind-turn"), |_| String::new(), |kinds| &mut kinds.turn)}
        {switch(
            |texts| say!(texts, "away-kind-reminder"),
            |texts| say!(texts, "away-kind-reminder-about"),
            |kinds| &mut kinds.reminder,
        )}
        {switch(|texts| say!(texts, "away-kind-over"), |_| String::new(), |kinds| &mut kinds.over)}
    }
}

//! Holidays, during which the clocks of slow games stand still.

use super::Away;
use crate::account::requests::{RequestError, date, send, sentence};
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::tr;
use cartagena_texts::say;
use leptos::html::Input;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Section about holidays.
#[component]
pub(super) fn Holidays() -> impl IntoView {
    let texts = use_texts();
    let away: Away = expect_context();
    let problem = RwSignal::new(None::<RequestError>);
    let take = Callback::new(move |days: u32| {
        spawn_local(async move {
            let taken = send("account/holiday", &format!("{{\"days\":{days}}}")).await;
            let _ = problem.try_set(taken.err());
            away.reload();
        });
    });
    let known = move || away.with(|overview| overview.known);
    let until = move || away.with(|overview| overview.holiday.until);
    let left = move || {
        let (count, total) =
            away.with(|overview| (overview.holiday.days_left, overview.holiday.days));
        say!(texts.read(), "away-holiday-left", count = count, total = total)
    };
    let words = move || {
        problem.get().map(|error| match error {
            RequestError::Status(409) => say!(texts.read(), "away-holiday-too-long"),
            error => sentence(&texts.read(), error),
        })
    };
    view! {
        <Show when=Signal::derive(known)>
            <h2>{tr!(texts, "away-holiday")}</h2>
            <p>{tr!(texts, "away-holiday-about")}</p>
            <p>{left}</p>
            <Show when=Signal::derive(move || until().is_some()) fallback=move || view! { <Begin take /> }>
                <p role="status">{move || until().map(|until| {
                    let texts = texts.read();
                    say!(texts, "away-holiday-until", form = date(&texts, until))
                })}</p>
                <button type="button" on:click=on_click(move |_| take.run(0))>
                    {tr!(texts, "away-holiday-end")}
                </button>
            </Show>
            <p class="problem" role="alert">{words}</p>
        </Show>
    }
}

#[component]
fn Begin(
    /// Begins a holiday of so many days.
    take: Callback<u32>,
) -> impl IntoView {
    let texts = use_texts();
    let away: Away = expect_context();
    let input: NodeRef<Input> = NodeRef::new();
    let most = move || away.with(|overview| overview.holiday.days_left).to_string();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let days = input.get_untracked().and_then(|field| field.value().parse().ok());
        days.into_iter().filter(|days| *days > 0).for_each(|days| take.run(days));
    };
    view! {
        <form class="code-line" on:submit=submit>
            <label class="labelled">
                <span>{tr!(texts, "away-holiday-days")}</span>
                <input type="number" inputmode="numeric" min="1" max=most value="7" required node_ref=input />
            </label>
            <button>{tr!(texts, "away-holiday-begin")}</button>
        </form>
    }
}

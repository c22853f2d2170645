//! What a table shows only now and then. Its code is fetched when the first of it is wanted.

use super::advice::Advice;
use super::doubt::Doubt;
use super::ending::{Ending, PastBand};
use super::pass::Curtain;
use super::sheet::Sheet;
use super::state::{Counsel, Seated};
use super::telling::use_voice;
use super::typing::Typing;
use crate::plain::Show;
use crate::settings::use_settings;
use crate::wing::{Part, Wing};
use cartagena_client::View;
use leptos::prelude::*;

/// All of it; each part knows whether there is something to show.
#[component]
pub fn Seldom() -> impl IntoView {
    view! {
        <Typing />
        <Advice />
        <PastBand />
        <Ending />
        <Doubt />
        <Curtain />
        <Sheet />
    }
}

/// The place of what is seldom wanted: empty until then.
#[component]
pub fn Place() -> impl IntoView {
    let (seated, voice, settings): (Seated, _, _) = (expect_context(), use_voice(), use_settings());
    let wanted = Memo::new(move |before: Option<&bool>| {
        before == Some(&true)
            || voice.sheet.get()
            || settings.read().text_mode
            || seated.moment.get().is_some()
            || *seated.advice.read() != Counsel::Unasked
            || !seated.doubt.read().is_empty()
            || seated.view.read().as_ref().is_some_and(interrupts)
    });
    view! {
        <Show when=move || wanted.get()>
            <Wing part=Part::Seldom />
        </Show>
    }
}

/// Whether the game is over or the device has to be passed on.
fn interrupts(view: &View) -> bool {
    view.actor().is_none() || view.passes_to().is_some()
}

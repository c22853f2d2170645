//! The page as an app: a newer version that waits, installing. What the
//! browser has to do for it is in `boot.js`; here people are told and asked.

use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::tr;
use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// Calls back whenever the window hears of something, for as long as the page lives.
fn on_window(event: &str, handler: impl Fn(web_sys::Event) + 'static) {
    let handler = Closure::<dyn Fn(web_sys::Event)>::new(handler);
    let _ = window().add_event_listener_with_callback(event, handler.as_ref().unchecked_ref());
    handler.forget();
}

fn is_flagged(name: &str) -> bool {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute(name)).as_deref() == Some("ready")
}

/// Goes on with the newest version that can be had: everything is loaded anew.
pub fn reload_newest() {
    if let Ok(event) = web_sys::Event::new("cartagena:update-now") {
        let _ = window().dispatch_event(&event);
    }
}

/// Offers a newer version when it is there.
#[component]
pub fn UpdateNotice() -> impl IntoView {
    let texts = use_texts();
    let newer = RwSignal::new(is_flagged("data-update"));
    on_window("cartagena:update", move |_| newer.set(true));
    view! {
        <Show when=move || newer.get()>
            <div class="notice" role="status">
                <p>{tr!(texts, "update-ready")}</p>
                <button class="primary" on:click=on_click(|_| reload_newest())>{tr!(texts, "update-now")}</button>
                <button on:click=on_click(move |_| newer.set(false))>{tr!(texts, "close")}</button>
            </div>
        </Show>
    }
}

/// The browser's offer to install the page, while it stands.
#[derive(Clone, Copy)]
pub struct InstallOffer(RwSignal<Option<JsValue>, LocalStorage>);

impl InstallOffer {
    /// Waits for the browser to make one.
    pub fn listen() -> InstallOffer {
        let offer = InstallOffer(RwSignal::new_local(None));
        on_window("beforeinstallprompt", move |event| {
            event.prevent_default();
            offer.0.set(Some(event.into()));
        });
        on_window("appinstalled", move |_| offer.0.set(None));
        offer
    }

    /// Returns whether there is an offer.
    pub fn is_available(&self) -> bool {
        self.0.with(Option::is_some)
    }

    /// Takes it: the browser asks the person.
    pub fn accept(&self) {
        let Some(event) = self.0.get_untracked() else { return };
        self.0.set(None);
        let prompt = Reflect::get(&event, &"prompt".into()).ok();
        if let Some(prompt) = prompt.and_then(|it| it.dyn_into::<Function>().ok()) {
            let _ = prompt.call0(&event);
        }
    }
}

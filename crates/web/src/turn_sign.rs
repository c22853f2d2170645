//! The sign that it is the person's turn, while the page is hidden: in the window's title, on its icon,
//! on the badge of the installed app, and as a notification if the person has asked for those.

use crate::language::{TextsSignal, use_texts};
use crate::settings::use_settings;
use crate::share::{call, set, settled};
use cartagena_texts::say;
use js_sys::{Array, Function, Object, Reflect};
use leptos::ev;
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

/// Something that may wait for the person.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TurnAt {
    /// The game of this device that is open.
    LocalTable,
    /// An online table.
    OnlineTable,
}

#[derive(Default)]
struct Sign {
    waiting: Vec<TurnAt>,
    /// Title of the window without the sign.
    title: String,
}

thread_local! {
    static SIGN: RefCell<Sign> = RefCell::default();
}

/// Returns a signal that tells whether the page is hidden, until the owning component is removed.
pub fn use_hidden() -> ReadSignal<bool> {
    let hidden = RwSignal::new(document().hidden());
    let seen =
        window_event_listener(ev::visibilitychange, move |_| hidden.set(document().hidden()));
    on_cleanup(move || seen.remove());
    hidden.read_only()
}

/// Shows the sign while the page is hidden and something waits. `waiting` is the sentence for the
/// notification, which names table and opponents but never a card.
pub fn show_turn(at: TurnAt, waiting: impl Fn() -> Option<String> + 'static) {
    let (texts, settings, hidden) = (use_texts(), use_settings(), use_hidden());
    Effect::new(move |before: Option<bool>| {
        let sentence = hidden.get().then(&waiting).flatten();
        let (now, before) = (sentence.is_some(), before.unwrap_or_default());
        if now != before {
            mark(at, now, texts);
        }
        if let Some(sentence) = sentence.filter(|_| !before && settings.read_untracked().notify) {
            notify(&say!(texts.read_untracked(), "game-name"), &sentence);
        }
        now
    });
    on_cleanup(move || mark(at, false, texts));
}

fn mark(at: TurnAt, waits: bool, texts: TextsSignal) {
    SIGN.with_borrow_mut(|sign| {
        let before = !sign.waiting.is_empty();
        sign.waiting.retain(|other| *other != at);
        sign.waiting.extend(waits.then_some(at));
        match (before, !sign.waiting.is_empty()) {
            (false, true) => {
                sign.title = document().title();
                let turn = say!(texts.read_untracked(), "table-your-turn");
                document().set_title(&format!("● {turn} · {}", sign.title));
                set_icons("icons/icon-turn.svg", "setAppBadge");
            }
            (true, false) => {
                document().set_title(&sign.title);
                set_icons("icons/icon.svg", "clearAppBadge");
            }
            _ => {}
        }
    });
}

/// Sets the icon of the window and the badge of the installed app, where there is one.
fn set_icons(icon: &str, badge: &str) {
    if let Ok(Some(link)) = document().query_selector("link[rel='icon']") {
        let _ = link.set_attribute("href", icon);
    }
    let done = call(&window().navigator(), badge, &[]);
    // A browser may refuse it, and nothing depends on it.
    spawn_local(async move { drop(settled(done).await) });
}

fn notifications() -> Option<Function> {
    Reflect::get(&window(), &"Notification".into()).ok()?.dyn_into().ok()
}

/// Reports whether this browser has notifications.
pub fn can_notify() -> bool {
    notifications().is_some()
}

/// Reports whether the person has allowed notifications.
pub fn may_notify() -> bool {
    let permission = notifications().and_then(|it| Reflect::get(&it, &"permission".into()).ok());
    permission.and_then(|word| word.as_string()).as_deref() == Some("granted")
}

/// Lets the browser ask the person, and returns whether notifications are allowed now.
pub async fn ask_to_notify() -> bool {
    let asked = notifications().and_then(|it| call(&it, "requestPermission", &[]));
    settled(asked).await.is_ok() && may_notify()
}

fn notify(title: &str, body: &str) {
    let Some(notification) = notifications().filter(|_| may_notify()) else { return };
    let options = Object::new();
    for (name, value) in [("body", body), ("tag", "cartagena-turn"), ("icon", "icons/icon-192.png")]
    {
        set(&options, name, &value.into());
    }
    match Reflect::construct(&notification, &Array::of2(&title.into(), &options)) {
        Ok(shown) => focus_on_click(&shown),
        // On phones only the service worker may show one.
        Err(_) => notify_by_worker(title.to_owned(), options),
    }
}

fn focus_on_click(shown: &JsValue) {
    let notification = shown.clone();
    let clicked = Closure::once_into_js(move || {
        let _ = window().focus();
        call(&notification, "close", &[]);
    });
    set(shown, "onclick", &clicked);
}

fn notify_by_worker(title: String, options: Object) {
    spawn_local(async move {
        let workers = Reflect::get(&window().navigator(), &"serviceWorker".into()).ok();
        let ready = workers.and_then(|workers| Reflect::get(&workers, &"ready".into()).ok());
        if let Ok(registration) = settled(ready).await {
            let shown = call(&registration, "showNotification", &[title.into(), options.into()]);
            drop(settled(shown).await);
        }
    });
}

//! Taking a game along: links, texts, files, and playing on.

use super::looking::Looking;
use super::{Page, picture};
use crate::announce::{Announcer, use_announcer};
use crate::app::Night;
use crate::route::{self, Route};
use crate::speech::Speech;
use crate::tr;
use cartagena_client::pack;
use cartagena_texts::say;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The menu of what can be done with the game.
#[component]
pub(crate) fn Keep() -> impl IntoView {
    let looking: Looking = expect_context();
    let night: Night = expect_context();
    let page: Page = expect_context();
    let texts = looking.texts;
    let shown = RwSignal::new(None::<String>);
    let hand = Hand { texts, announcer: use_announcer(), shown };
    let record = move || looking.replay.with_value(|replay| replay.record().to_owned());
    let line = move || {
        let at = looking.at.get();
        looking.replay.with_value(|replay| replay.line(at))
    };
    let on = move || {
        let at = looking.at.get();
        looking.replay.with_value(|replay| replay.after(at).turn().seat().is_some())
    };
    let go_on = move |_| route::go(&Route::Setup { position: Some(untrack(line)) });
    let drawn = move || untrack(|| picture::whole(&looking, night.get()));
    let other = move |_| {
        page.replay.set(None);
        route::go(&Route::Study { game: None, packed: None });
    };
    view! {
        <div class="study-keep">
            <Show when=on>
                <button on:click=go_on>{tr!(texts, "study-go-on")}</button>
            </Show>
            <details class="study-menu">
                <summary class="button">{tr!(texts, "study-share")}</summary>
                <div class="study-menu-list" on:click=fold>
                    <Show when=can_share>
                        <button on:click=move |_| hand.share(&record())>
                            {tr!(texts, "study-share-link")}
                        </button>
                    </Show>
                    <button on:click=move |_| hand.copy(address(&record()))>
                        {tr!(texts, "study-copy-link")}
                    </button>
                    <button on:click=move |_| hand.copy(Some(record()))>
                        {tr!(texts, "study-copy-game")}
                    </button>
                    <button on:click=move |_| hand.copy(Some(untrack(line)))>
                        {tr!(texts, "study-copy-position")}
                    </button>
                    <button on:click=move |_| save(&record(), "text/plain", "cartagena.txt")>
                        {tr!(texts, "study-save-record")}
                    </button>
                    <button on:click=move |_| save(&drawn(), "image/svg+xml", "cartagena.svg")>
                        {tr!(texts, "study-save-picture", form = "SVG")}
                    </button>
                    <button on:click=move |_| spawn_local(save_png(drawn()))>
                        {tr!(texts, "study-save-picture", form = "PNG")}
                    </button>
                    <button on:click=other>{tr!(texts, "study-other")}</button>
                </div>
            </details>
            <Show when=move || shown.read().is_some()>
                <label class="study-uncopied">
                    {tr!(texts, "study-not-copied")}
                    <textarea class="notation" readonly rows="4"
                        prop:value=move || shown.get().unwrap_or_default()></textarea>
                </label>
            </Show>
        </div>
    }
}

/// The menu closes once something was chosen from it.
fn fold(event: web_sys::MouseEvent) {
    let list = event.current_target().and_then(|list| list.dyn_into::<web_sys::Element>().ok());
    if let Some(menu) = list.and_then(|list| list.parent_element()) {
        let _ = menu.remove_attribute("open");
    }
}

/// What copies and shares, and says whether it could.
#[derive(Clone, Copy)]
struct Hand {
    texts: Speech,
    announcer: Announcer,
    /// A text that could not be copied, for people to copy themselves.
    shown: RwSignal<Option<String>>,
}

impl Hand {
    fn copy(self, text: Option<String>) {
        let Some(text) = text else { return };
        spawn_local(async move {
            if copied(&text).await {
                self.shown.set(None);
                self.announcer.show(say!(self.texts.read_untracked(), "study-copied"));
            } else {
                self.shown.set(Some(text));
            }
        });
    }

    fn share(self, record: &str) {
        let Some(address) = address(record) else { return };
        let data = js_sys::Object::new();
        let title = say!(self.texts.read_untracked(), "game-name");
        set(&data, "title", &title.into());
        set(&data, "url", &address.into());
        let shared = call(&window().navigator(), "share", &[data.into()]);
        spawn_local(async move {
            let done = finished(shared).await;
            // Somebody who thinks better of it need not be told.
            let left = done.as_ref().err().is_some_and(|error| named(error, "AbortError"));
            if done.is_err() && !left {
                self.announcer.show(say!(self.texts.read_untracked(), "study-not-shared"));
            }
        });
    }
}

fn named(error: &JsValue, name: &str) -> bool {
    let found = js_sys::Reflect::get(error, &"name".into()).ok();
    found.and_then(|found| found.as_string()).as_deref() == Some(name)
}

fn has(object: &JsValue, name: &str) -> bool {
    js_sys::Reflect::get(object, &name.into()).is_ok_and(|found| found.is_truthy())
}

fn can_share() -> bool {
    has(&window().navigator(), "share")
}

/// Copies a text; browsers allow it only on secure pages.
async fn copied(text: &str) -> bool {
    let navigator = window().navigator();
    has(&navigator, "clipboard")
        && JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok()
}

/// The address of this page with the whole game in it.
fn address(record: &str) -> Option<String> {
    let href = window().location().href().ok()?;
    let base = href.split('#').next().unwrap_or_default();
    let route = Route::Study { game: None, packed: Some(pack(record)?) };
    Some(format!("{base}{}", route.href()))
}

/// Gives a text as a file.
fn save(text: &str, kind: &str, name: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options);
    if let Ok(blob) = blob {
        save_blob(&blob, name);
    }
}

fn save_blob(blob: &web_sys::Blob, name: &str) {
    let Ok(address) = web_sys::Url::create_object_url_with_blob(blob) else { return };
    let link = document().create_element("a").ok();
    let link = link.and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // The browser fetches the file only after this.
    let forget = move || drop(web_sys::Url::revoke_object_url(&address));
    set_timeout(forget, std::time::Duration::from_secs(60));
}

/// Draws the picture into a canvas twice as fine, for files that every program can show.
async fn save_png(svg: String) {
    if let Some(blob) = png(&svg).await {
        save_blob(&blob, "cartagena.png");
    }
}

async fn png(svg: &str) -> Option<web_sys::Blob> {
    let picture = document().create_element("img").ok()?;
    let encoded = js_sys::encode_uri_component(svg).as_string()?;
    picture.set_attribute("src", &format!("data:image/svg+xml,{encoded}")).ok()?;
    finished(call(&picture, "decode", &[])).await.ok()?;
    let canvas = canvas(&picture)?;
    let promise = js_sys::Promise::new(&mut |done, _| {
        call(&canvas, "toBlob", &[done.into()]);
    });
    JsFuture::from(promise).await.ok()?.dyn_into().ok()
}

fn canvas(picture: &web_sys::Element) -> Option<web_sys::Element> {
    let (width, height) = cartagena_art::Layout::Wide.size();
    let (width, height) = (2.0 * width, 2.0 * height);
    let canvas = document().create_element("canvas").ok()?;
    canvas.set_attribute("width", &width.to_string()).ok()?;
    canvas.set_attribute("height", &height.to_string()).ok()?;
    let context = call(&canvas, "getContext", &["2d".into()])?;
    let (x, y) = (0.0.into(), 0.0.into());
    call(&context, "drawImage", &[picture.into(), x, y, width.into(), height.into()])?;
    Some(canvas)
}

// What a page needs once is called by its name: a type for it would be more to fetch.

fn call(object: &JsValue, name: &str, args: &[JsValue]) -> Option<JsValue> {
    let method = js_sys::Reflect::get(object, &name.into()).ok()?;
    let method: js_sys::Function = method.dyn_into().ok()?;
    method.apply(object, &args.iter().collect::<js_sys::Array>()).ok()
}

fn set(object: &JsValue, name: &str, value: &JsValue) {
    // A plain object takes every value.
    let _ = js_sys::Reflect::set(object, &name.into(), value);
}

/// What a promise came to; an error if there was none.
async fn finished(promise: Option<JsValue>) -> Result<JsValue, JsValue> {
    let promise: js_sys::Promise = promise.unwrap_or_default().dyn_into()?;
    JsFuture::from(promise).await
}

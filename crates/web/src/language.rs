//! The language of the page. Its sentences are fetched when they are needed; the page waits with
//! what it shows until they are there. Those of the front door and the table come first, all others
//! with the first page that is fetched later.

use cartagena_texts::{Lang, Texts};
use leptos::prelude::*;
use std::cell::Cell;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// The sentences of the language that is spoken now.
pub type TextsSignal = RwSignal<Arc<Texts>>;

/// The sentences, for every page.
pub fn use_texts() -> TextsSignal {
    expect_context()
}

/// What is spoken on the whole page; the parts of it follow.
#[derive(Clone, Copy)]
pub struct PageTexts(pub TextsSignal);

/// Sentences of its own for a part of the page that comes and goes. A signal remembers everybody who
/// ever listened until it changes, and a language hardly ever does.
pub fn provide_texts(spoken: TextsSignal) {
    let here = RwSignal::new(spoken.get_untracked());
    Effect::new(move || {
        let texts = spoken.get();
        if !Arc::ptr_eq(&texts, &here.read_untracked()) {
            here.set(texts);
        }
    });
    provide_context(here);
}

/// A sentence that changes with the language: `tr!(texts, "id", name = value)`.
#[macro_export]
macro_rules! tr {
    ($texts:expr, $($said:tt)+) => {
        $crate::language::sentence(move || cartagena_texts::say!($texts.get(), $($said)+))
    };
}

/// A sentence as a signal. All sentences are of one type, so that the code which shows them is in
/// the page once and not once for each.
pub fn sentence(said: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(said)
}

thread_local! {
    /// Whether all sentences are wanted, or those of the front door and the table.
    static ALL_WANTED: Cell<bool> = const { Cell::new(false) };
}

/// Fetches a language; `None` if it cannot be had.
pub async fn fetch(lang: Lang) -> Option<Arc<Texts>> {
    let mut text = file(&format!("texts/{}.ftl", lang.tag())).await?;
    if ALL_WANTED.get() {
        text += "\n";
        text += &file(&format!("texts/{}-more.ftl", lang.tag())).await?;
    }
    Some(Arc::new(Texts::read(lang, &text)))
}

/// Fetches what is still missing of the language that is spoken; `None` if it cannot be had.
pub async fn fetch_all(PageTexts(texts): PageTexts) -> Option<()> {
    let spoken = texts.get_untracked();
    if !spoken.has_message("new-variant") {
        ALL_WANTED.set(true);
        texts.set(fetch(spoken.lang()).await?);
    }
    Some(())
}

async fn file(address: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    let text = JsFuture::from(response.ok().then(|| response.text().ok())??).await.ok()?;
    text.as_string()
}

/// Tells the document which language it is in, and which way it runs.
pub fn mark_document(lang: Lang) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", lang.tag());
        let _ = root.set_attribute("dir", if lang.is_rtl() { "rtl" } else { "ltr" });
    }
}

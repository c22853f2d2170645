//! The language of the page. Its sentences are fetched when they are needed; the page shows nothing
//! before they are there. Those of the home page and the table come first, all others with the
//! first lazily loaded chunk.

use cartagena_texts::{Lang, Texts};
use leptos::prelude::*;
use std::cell::Cell;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// The sentences of the language that is spoken now.
pub type TextsSignal = RwSignal<Arc<Texts>>;

/// Returns the texts of the current page.
pub fn use_texts() -> TextsSignal {
    expect_context()
}

/// The texts of the whole page; its parts follow them.
#[derive(Clone, Copy)]
pub struct PageTexts(pub TextsSignal);

/// Provides a part of the page with its own signal of the texts. A signal keeps all its subscribers
/// until it changes, and the language hardly ever does, so a page-wide signal would keep those of
/// removed parts.
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

/// Makes a sentence a signal. All sentences have one type, so that the code which shows them is
/// compiled once and not once for each.
pub fn sentence(said: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(said)
}

thread_local! {
    /// True if all sentences are wanted, false for those of the home page and the table only.
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

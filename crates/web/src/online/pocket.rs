//! What this browser promised for deals, kept in it.

use super::socket;
use cartagena_client::online::Pocket;
use cartagena_protocol::Wish;
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeSet;

const KEY: &str = "cartagena-promises";

/// What was kept.
pub fn load() -> Pocket {
    let storage = window().local_storage().ok().flatten();
    let text = storage.and_then(|storage| storage.get_item(KEY).ok().flatten());
    Pocket::read(&text.unwrap_or_default())
}

/// Keeps it. Where a browser keeps nothing, nothing is promised either.
pub fn keep(pocket: &Pocket) -> bool {
    let storage = window().local_storage().ok().flatten();
    storage.is_some_and(|storage| storage.set_item(KEY, &pocket.text()).is_ok())
}

/// Promises 32 fresh bytes: their hash, unless the browser has neither chance nor memory.
pub fn promise() -> Option<String> {
    let mut bytes = [0; 32];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    let mut pocket = load();
    let promised = pocket.promise(bytes);
    keep(&pocket).then_some(promised)
}

thread_local! {
    /// The games for which this connection has shown what was promised.
    static SHOWN: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Shows what was promised for a game, as agreed on, and only once: the server may ask before the
/// page knows which of its promises lies at the table.
pub fn reveal(game: &str) {
    let pocket = load();
    let Some(bytes) = pocket.answer(game) else { return };
    if SHOWN.with_borrow_mut(|shown| shown.insert(game.to_owned())) {
        socket::wish(Wish::Reveal { game: game.to_owned(), bytes: bytes.to_owned() });
    }
}

/// A server that comes back may not have heard everything: it asks again.
pub fn begin_anew() {
    SHOWN.with_borrow_mut(BTreeSet::clear);
}

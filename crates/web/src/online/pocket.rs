//! What this browser promised for deals, kept in it.

use super::{kept, socket};
use cartagena_client::online::Pocket;
use cartagena_protocol::{Room, Wish};
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeSet;

const KEY: &str = "cartagena-promises";

/// What was kept.
pub fn load() -> Pocket {
    Pocket::read(&kept::read(KEY).unwrap_or_default())
}

/// Keeps it. Where a browser keeps nothing, nothing is promised either.
pub fn keep(pocket: &Pocket) -> bool {
    kept::write(KEY, &pocket.text())
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
    /// What this connection has shown of what was promised, and the games whose table it saw then.
    static SHOWN: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Shows the bytes whose promise lies at a table, as agreed on.
pub fn reveal(room: &Room) {
    note(&room.game);
    if let Some(bytes) = load().answer(room) {
        show(&room.game, bytes);
    }
}

/// Shows what was promised for a game last: the server may ask while another page is open, or
/// before the page knows which of its promises lies at the table.
pub fn reveal_latest(game: &str) {
    if SHOWN.with_borrow(|shown| shown.contains(game)) {
        return;
    }
    if let Some(bytes) = load().latest(game) {
        show(game, bytes);
    }
}

/// Every promise is kept only once.
fn show(game: &str, bytes: &str) {
    if note(bytes) {
        socket::wish(Wish::Reveal { game: game.to_owned(), bytes: bytes.to_owned() });
    }
}

/// Whether it is new.
fn note(word: &str) -> bool {
    SHOWN.with_borrow_mut(|shown| shown.insert(word.to_owned()))
}

/// A server that comes back may not have heard everything: it asks again.
pub fn begin_anew() {
    SHOWN.with_borrow_mut(BTreeSet::clear);
}

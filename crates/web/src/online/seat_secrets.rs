//! What this browser promised for deals, kept in it.

use super::{socket, table_notes};
use cartagena_client::online::SeatSecrets;
use cartagena_protocol::{OnlineRequest, RoomView};
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeSet;

const KEY: &str = "cartagena-promises";

/// What was kept.
pub fn load() -> SeatSecrets {
    SeatSecrets::parse(&table_notes::read(KEY).unwrap_or_default())
}

/// Keeps it. Where a browser keeps nothing, nothing is promised either.
pub fn save(pocket: &SeatSecrets) -> bool {
    table_notes::write(KEY, &pocket.to_text())
}

/// Promises 32 fresh bytes: their hash, unless the browser has neither chance nor memory.
pub fn new_commitment() -> Option<String> {
    let mut bytes = [0; 32];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    let mut pocket = load();
    let promised = pocket.commit(bytes);
    save(&pocket).then_some(promised)
}

thread_local! {
    /// What this connection has shown of what was promised, and the games whose table it saw then.
    static REVEALED: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Shows the bytes whose promise lies at a table, as agreed on.
pub fn reveal(room: &RoomView) {
    is_first_time(&room.game);
    if let Some(bytes) = load().secret_to_reveal(room) {
        reveal_once(&room.game, bytes);
    }
}

/// Shows what was promised for a game last: the server may ask while another page is open, or
/// before the page knows which of its promises lies at the table.
pub fn reveal_latest(game: &str) {
    if REVEALED.with_borrow(|shown| shown.contains(game)) {
        return;
    }
    if let Some(bytes) = load().latest_secret(game) {
        reveal_once(game, bytes);
    }
}

/// Every promise is kept only once.
fn reveal_once(game: &str, bytes: &str) {
    if is_first_time(bytes) {
        socket::send_request(OnlineRequest::Reveal {
            game: game.to_owned(),
            secret: bytes.to_owned(),
        });
    }
}

/// Whether it is new.
fn is_first_time(word: &str) -> bool {
    REVEALED.with_borrow_mut(|shown| shown.insert(word.to_owned()))
}

/// A server that comes back may not have heard everything: it asks again.
pub fn forget_revealed() {
    REVEALED.with_borrow_mut(BTreeSet::clear);
}

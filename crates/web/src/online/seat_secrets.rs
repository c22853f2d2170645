//! The secrets that this browser has committed to for deals (commit-reveal), kept in local storage.

use super::{socket, table_notes};
use cartagena_client::online::SeatSecrets;
use cartagena_protocol::{OnlineRequest, RoomView};
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeSet;

const KEY: &str = "cartagena-promises";

/// Loads the stored secrets.
pub fn load() -> SeatSecrets {
    SeatSecrets::parse(&table_notes::read(KEY).unwrap_or_default())
}

/// Stores the secrets and returns whether it worked; without storage no commitment is made.
pub fn save(secrets: &SeatSecrets) -> bool {
    table_notes::write(KEY, &secrets.to_text())
}

/// Makes a fresh 32-byte secret, stores it and returns its commitment (hash); nothing if the
/// browser has no randomness or storage.
pub fn new_commitment() -> Option<String> {
    let mut secrets = load();
    let commitment = secrets.commit(random_bytes()?);
    save(&secrets).then_some(commitment)
}

/// Returns random bytes; nothing if the browser has no randomness.
pub fn random_bytes() -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}

thread_local! {
    /// Secrets that this connection has revealed, and the games whose table it saw then.
    static REVEALED: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Reveals the secret whose commitment lies at a table.
pub fn reveal(room: &RoomView) {
    is_first_time(&room.game);
    if let Some(bytes) = load().secret_to_reveal(room) {
        reveal_once(&room.game, bytes);
    }
}

/// Reveals the latest secret for a game: the server may ask while another page is open, or before
/// the page knows which of its commitments lies at the table.
pub fn reveal_latest(game: &str) {
    if REVEALED.with_borrow(|shown| shown.contains(game)) {
        return;
    }
    if let Some(bytes) = load().latest_secret(game) {
        reveal_once(game, bytes);
    }
}

/// Sends a secret to the server, each only once.
fn reveal_once(game: &str, bytes: &str) {
    if is_first_time(bytes) {
        socket::send_request(OnlineRequest::Reveal {
            game: game.to_owned(),
            secret: bytes.to_owned(),
        });
    }
}

/// Returns whether the word is new.
fn is_first_time(word: &str) -> bool {
    REVEALED.with_borrow_mut(|shown| shown.insert(word.to_owned()))
}

/// Forgets which secrets were revealed, since a reconnected server may have missed some and asks
/// again.
pub fn forget_revealed() {
    REVEALED.with_borrow_mut(BTreeSet::clear);
}

//! Variations in the local storage of the browser: one word for each game, as in a link.

use cartagena_client::{pack_record, unpack_record};
use cartagena_record::{MoveTree, Record};
use leptos::prelude::window;
use web_sys::Storage;

/// Beginning of the keys.
const PREFIX: &str = "cartagena-variations-";
/// The most games whose variations are kept; the one that was changed longest ago goes first.
const MAX_GAMES: usize = 60;

/// Returns what is kept of a game. What cannot be read is as if it were not there.
pub(super) fn load(tree: &MoveTree) -> Option<Record> {
    let kept = storage()?.get_item(&key(tree)).ok().flatten()?;
    let (_, word) = kept.split_once(' ')?;
    Record::read(&unpack_record(word).ok()?).ok()
}

/// Keeps the variations of a game, and returns whether that worked.
pub(super) fn save(tree: &MoveTree) -> bool {
    let (Some(storage), key) = (storage(), key(tree)) else { return false };
    if tree.branches().is_empty() {
        return storage.remove_item(&key).is_ok();
    }
    let Some(word) = pack_record(&tree.to_string()) else { return false };
    let value = format!("{} {word}", js_sys::Date::now() as u64);
    make_room(&storage, &key, MAX_GAMES - 1);
    storage.set_item(&key, &value).is_ok() || {
        // The storage is full: half of the games are worth less than this one.
        make_room(&storage, &key, MAX_GAMES / 2);
        storage.set_item(&key, &value).is_ok()
    }
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Returns the key of a game: it follows from its record without variations.
fn key(tree: &MoveTree) -> String {
    let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    let game = tree.record_to(tree.of_game(tree.moves())).to_string();
    format!("{PREFIX}{:016x}", game.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
}

/// Forgets the games that were changed longest ago, until at most `most` others are left.
fn make_room(storage: &Storage, own: &str, most: usize) {
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|at| storage.key(at).ok().flatten());
    let dated = |key: String| {
        let value = storage.get_item(&key).ok().flatten().unwrap_or_default();
        let date = value.split_once(' ').and_then(|(date, _)| date.parse::<u64>().ok());
        (date.unwrap_or(0), key)
    };
    let others = keys.filter(|key| key.starts_with(PREFIX) && key != own);
    let mut others: Vec<(u64, String)> = others.map(dated).collect();
    others.sort();
    let surplus = others.len().saturating_sub(most);
    for (_, key) in &others[..surplus] {
        let _ = storage.remove_item(key);
    }
}

//! The signed ends of games and the server's key, as this browser first saw them, kept in local storage.

use super::table_notes::{self, TableNotes};
use cartagena_client::online::{SignedEnd, SignedEndBreach};
use cartagena_protocol::SignedGame;

/// Storage key of the server's public key.
const SERVER_KEY: &str = "cartagena-server-key";

/// Loads the end of a game.
pub fn load(game: &str) -> Option<SignedEnd> {
    SignedEnd::parse(game, &TableNotes::SignedEnd.get(game)?)
}

/// Stores the end of a game and the server's key. Only the first sight counts, so that later changes
/// are detected.
pub fn note(signed: &SignedGame) {
    if load(&signed.game).is_none() {
        TableNotes::SignedEnd.put(&signed.game, &SignedEnd::new(signed).to_note());
    }
    if table_notes::read(SERVER_KEY).is_none() {
        table_notes::write(SERVER_KEY, &signed.key);
    }
}

/// Compares what the server signs now with what this browser noted.
pub fn breach(signed: &SignedGame) -> Option<SignedEndBreach> {
    let other = table_notes::read(SERVER_KEY).is_some_and(|key| key != signed.key);
    let changed = load(&signed.game).and_then(|end| end.breach(signed));
    changed.or(other.then_some(SignedEndBreach::Key))
}

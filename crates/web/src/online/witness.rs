//! What this browser saw of deals before any number was shown, kept in it.

use super::kept::Shelf;
use cartagena_client::online::Witness;
use cartagena_protocol::Room;

/// What was kept of a game.
pub fn of(game: &str) -> Option<Witness> {
    Witness::read(&Shelf::Witness.get(game)?)
}

/// Notes what a table shows. Only the first sight counts: what changes later is noticed by it.
pub fn note(room: &Room) {
    if let Some(seen) = Witness::of(room).filter(|_| of(&room.game).is_none()) {
        Shelf::Witness.put(&room.game, &seen.note());
    }
}

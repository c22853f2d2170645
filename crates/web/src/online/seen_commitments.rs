//! What this browser saw of deals before any number was shown, kept in it.

use super::table_notes::TableNotes;
use cartagena_client::online::DealWitness;
use cartagena_protocol::RoomView;

/// What was kept of a game.
pub fn load(game: &str) -> Option<DealWitness> {
    DealWitness::parse(&TableNotes::Witness.get(game)?)
}

/// Notes what a table shows. Only the first sight counts: what changes later is noticed by it.
pub fn note(room: &RoomView) {
    if let Some(seen) = DealWitness::from_room(room).filter(|_| load(&room.game).is_none()) {
        TableNotes::Witness.put(&room.game, &seen.to_note());
    }
}

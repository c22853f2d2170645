//! The commitments that this browser saw before any secret was revealed, kept in local storage.

use super::table_notes::TableNotes;
use cartagena_client::online::DealWitness;
use cartagena_protocol::RoomView;

/// Loads the commitments seen for a game.
pub fn load(game: &str) -> Option<DealWitness> {
    DealWitness::parse(&TableNotes::Witness.get(game)?)
}

/// Stores the commitments of a table. Only the first sight counts, so that later changes are
/// detected.
pub fn note(room: &RoomView) {
    if let Some(seen) = DealWitness::from_room(room).filter(|_| load(&room.game).is_none()) {
        TableNotes::Witness.put(&room.game, &seen.to_note());
    }
}

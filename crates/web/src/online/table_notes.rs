//! Notes about online tables, kept in local storage.

use cartagena_client::online::GameNotes;
use leptos::prelude::*;

/// A kind of note.
#[derive(Clone, Copy)]
pub enum TableNotes {
    /// The keys of invitations.
    Keys,
    /// Muted seats.
    Mutes,
    /// Commitments seen before any secret of the deal was revealed.
    Witness,
    /// The signed end of a game.
    SignedEnd,
    /// Rematches that the person does not want.
    Declined,
}

impl TableNotes {
    fn key(self) -> &'static str {
        match self {
            TableNotes::Keys => "cartagena-keys",
            TableNotes::Mutes => "cartagena-mutes",
            TableNotes::Witness => "cartagena-witness",
            TableNotes::SignedEnd => "cartagena-signed",
            TableNotes::Declined => "cartagena-declined",
        }
    }

    fn notes(self) -> GameNotes {
        GameNotes::parse(&read(self.key()).unwrap_or_default())
    }

    /// Returns the note about a game.
    pub fn get(self, game: &str) -> Option<String> {
        self.notes().get(game).map(str::to_owned)
    }

    /// Remembers something of a game, if the browser lets it.
    pub fn put(self, game: &str, note: &str) {
        let mut notes = self.notes();
        if notes.put(game, note) {
            write(self.key(), &notes.to_text());
        }
    }
}

/// Returns a stored text.
pub fn read(key: &str) -> Option<String> {
    window().local_storage().ok().flatten()?.get_item(key).ok().flatten()
}

/// Stores a text and returns whether the browser accepted it.
pub fn write(key: &str, text: &str) -> bool {
    let storage = window().local_storage().ok().flatten();
    storage.is_some_and(|storage| storage.set_item(key, text).is_ok())
}

//! The notice that the server cannot store what happens at the table, until it can again.

use super::room::OnlineTableState;
use crate::announce::{StandingNotice, use_announcer};
use crate::language::use_texts;
use cartagena_protocol::StorageState;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Returns the sentence for a change of the state.
pub fn sentence(texts: &Texts, state: StorageState) -> String {
    match state {
        StorageState::Working => say!(texts, "online-store-back"),
        StorageState::Away => say!(texts, "online-store-away"),
        StorageState::Parked => say!(texts, "denied-parked"),
    }
}

/// Shows a notice while nothing can be stored. The change itself is announced.
pub fn watch_storage(here: OnlineTableState) {
    let texts = use_texts();
    use_announcer().stand(StandingNotice::Storage, move || {
        let state = here.storage.get();
        (state != StorageState::Working).then(|| sentence(&texts.read(), state))
    });
}

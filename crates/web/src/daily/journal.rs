//! The journal of finished games, as the host keeps it.

use crate::host_link;
use cartagena_client::Journal;
use cartagena_protocol::{DeferredRequest, JournalRequest, ServerMsg};
use leptos::prelude::*;

/// Asks for the journal; `None` until it is there.
pub(crate) fn follow_journal() -> RwSignal<Option<Journal>> {
    let journal = RwSignal::new(None);
    host_link::listen(move |message| {
        if let ServerMsg::Journal { lines } = message {
            journal.set(Some(Journal::read(lines)));
        }
    });
    host_link::send(&DeferredRequest::Journal(JournalRequest::List).into());
    journal
}

//! Notices about errors beyond a single game.

use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click};
use crate::host_link;
use crate::language::use_texts;
use crate::tr;
use cartagena_protocol::{HostError, ServerMsg, VERSION};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Returns the sentence for an error.
pub fn sentence(texts: &Texts, error: &HostError) -> String {
    match error {
        HostError::BadRecord | HostError::BadPosition => say!(texts, "trouble-text"),
        HostError::BadTable => say!(texts, "trouble-table"),
        HostError::NotSaved => say!(texts, "trouble-not-kept"),
        HostError::BadSavedGame { .. } => say!(texts, "trouble-bad-game"),
        HostError::NetUnavailable => say!(texts, "trouble-no-net"),
        HostError::BadMessage => say!(texts, "trouble-message"),
    }
}

/// Returns the error in a message. A host of another version is an error, too.
fn error_in(message: &ServerMsg) -> Option<HostError> {
    match message {
        ServerMsg::Failed { error } => Some(error.clone()),
        ServerMsg::Hello { version } if *version != VERSION => Some(HostError::BadMessage),
        _ => None,
    }
}

/// Shows the host's errors until they are dismissed.
#[component]
pub fn ErrorNotice() -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let error = RwSignal::new(None::<HostError>);
    host_link::listen(move |message| {
        let found = error_in(message);
        if found.is_some() && *error.read_untracked() != found {
            found.iter().for_each(|it| announcer.say(sentence(&texts.read_untracked(), it)));
            error.set(found);
        }
    });
    let words = move || error.read().as_ref().map(|error| sentence(&texts.read(), error));
    view! {
        <Show when=move || error.read().is_some()>
            <div class="notice error-notice">
                <p>{words}</p>
                <button on:click=on_click(move |_| error.set(None))>{tr!(texts, "close")}</button>
            </div>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_texts::Lang;
    use std::collections::BTreeSet;

    #[test]
    fn a_host_of_another_version_is_an_error() {
        assert_eq!(error_in(&ServerMsg::Hello { version: VERSION }), None);
        let other = ServerMsg::Hello { version: VERSION + 1 };
        assert_eq!(error_in(&other), Some(HostError::BadMessage));
    }

    #[test]
    fn different_errors_have_different_sentences() {
        let errors = [
            HostError::BadRecord,
            HostError::BadTable,
            HostError::NotSaved,
            HostError::BadSavedGame { game: "k3".into() },
            HostError::NetUnavailable,
            HostError::BadMessage,
        ];
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let sentences: BTreeSet<_> = errors.iter().map(|one| sentence(&texts, one)).collect();
            assert_eq!(sentences.len(), errors.len(), "{lang}");
        }
    }
}

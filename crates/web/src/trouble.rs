//! Notices about troubles beyond a single game.

use crate::announce::use_announcer;
use crate::erased::{Show, on_click};
use crate::host_link;
use crate::language::use_texts;
use crate::tr;
use cartagena_protocol::{HostError, ServerMsg, VERSION};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Returns the sentence for a trouble.
pub fn sentence(texts: &Texts, trouble: &HostError) -> String {
    match trouble {
        HostError::BadRecord | HostError::BadPosition => say!(texts, "trouble-text"),
        HostError::BadTable => say!(texts, "trouble-table"),
        HostError::NotSaved => say!(texts, "trouble-not-kept"),
        HostError::BadSavedGame { .. } => say!(texts, "trouble-bad-game"),
        HostError::NetUnavailable => say!(texts, "trouble-no-net"),
        HostError::BadMessage => say!(texts, "trouble-message"),
    }
}

/// Returns the trouble in a message. A host of another version is one, too.
fn trouble_in(told: &ServerMsg) -> Option<HostError> {
    match told {
        ServerMsg::Failed { error: trouble } => Some(trouble.clone()),
        ServerMsg::Hello { version } if *version != VERSION => Some(HostError::BadMessage),
        _ => None,
    }
}

/// Shows the host's troubles until they are dismissed.
#[component]
pub fn Troubles() -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let trouble = RwSignal::new(None::<HostError>);
    host_link::listen(move |told| {
        let found = trouble_in(told);
        if found.is_some() && *trouble.read_untracked() != found {
            found.iter().for_each(|it| announcer.say(sentence(&texts.read_untracked(), it)));
            trouble.set(found);
        }
    });
    let said = move || trouble.read().as_ref().map(|trouble| sentence(&texts.read(), trouble));
    view! {
        <Show when=move || trouble.read().is_some()>
            <div class="notice trouble">
                <p>{said}</p>
                <button on:click=on_click(move |_| trouble.set(None))>{tr!(texts, "close")}</button>
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
    fn a_host_of_another_version_is_a_trouble() {
        assert_eq!(trouble_in(&ServerMsg::Hello { version: VERSION }), None);
        let other = ServerMsg::Hello { version: VERSION + 1 };
        assert_eq!(trouble_in(&other), Some(HostError::BadMessage));
    }

    #[test]
    fn troubles_that_differ_are_told_apart() {
        let troubles = [
            HostError::BadRecord,
            HostError::BadTable,
            HostError::NotSaved,
            HostError::BadSavedGame { game: "k3".into() },
            HostError::NetUnavailable,
            HostError::BadMessage,
        ];
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let said: BTreeSet<_> = troubles.iter().map(|one| sentence(&texts, one)).collect();
            assert_eq!(said.len(), troubles.len(), "{lang}");
        }
    }
}

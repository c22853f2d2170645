//! What the page says when something is wrong beyond a single game.

use crate::announce::use_announcer;
use crate::link;
use crate::plain::{Show, click};
use crate::speech::use_texts;
use crate::tr;
use cartagena_protocol::{ServerMsg, Trouble, VERSION};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// The sentence for a trouble.
pub fn sentence(texts: &Texts, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Record | Trouble::Position => say!(texts, "trouble-text"),
        Trouble::Table => say!(texts, "trouble-table"),
        Trouble::NotKept => say!(texts, "trouble-not-kept"),
        Trouble::BadGame { .. } => say!(texts, "trouble-bad-game"),
        Trouble::NoNet => say!(texts, "trouble-no-net"),
        Trouble::Message => say!(texts, "trouble-message"),
    }
}

/// The trouble that a message tells of. A host of another version is one, too.
fn found(told: &ServerMsg) -> Option<Trouble> {
    match told {
        ServerMsg::Failed { trouble } => Some(trouble.clone()),
        ServerMsg::Hello { version } if *version != VERSION => Some(Trouble::Message),
        _ => None,
    }
}

/// What the host complained of, until somebody has read it.
#[component]
pub fn Troubles() -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let trouble = RwSignal::new(None::<Trouble>);
    link::listen(move |told| {
        let found = found(told);
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
                <button on:click=click(move |_| trouble.set(None))>{tr!(texts, "close")}</button>
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
        assert_eq!(found(&ServerMsg::Hello { version: VERSION }), None);
        let other = ServerMsg::Hello { version: VERSION + 1 };
        assert_eq!(found(&other), Some(Trouble::Message));
    }

    #[test]
    fn troubles_that_differ_are_told_apart() {
        let troubles = [
            Trouble::Record,
            Trouble::Table,
            Trouble::NotKept,
            Trouble::BadGame { game: "k3".into() },
            Trouble::NoNet,
            Trouble::Message,
        ];
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let said: BTreeSet<_> = troubles.iter().map(|one| sentence(&texts, one)).collect();
            assert_eq!(said.len(), troubles.len(), "{lang}");
        }
    }
}

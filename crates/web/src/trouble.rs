//! What the page says when something is wrong beyond a single game.

use crate::announce::use_announcer;
use crate::link;
use crate::speech::use_texts;
use crate::tr;
use cartagena_protocol::{ServerMsg, Trouble};
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

/// What the host complained of, until somebody has read it.
#[component]
pub fn Troubles() -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let trouble = RwSignal::new(None::<Trouble>);
    link::listen(move |told| {
        if let ServerMsg::Failed { trouble: found } = told
            && trouble.read_untracked().as_ref() != Some(found)
        {
            trouble.set(Some(found.clone()));
            announcer.say(sentence(&texts.read_untracked(), found));
        }
    });
    let said = move || trouble.read().as_ref().map(|trouble| sentence(&texts.read(), trouble));
    view! {
        <Show when=move || trouble.read().is_some()>
            <div class="notice trouble">
                <p>{said}</p>
                <button on:click=move |_| trouble.set(None)>{tr!(texts, "close")}</button>
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

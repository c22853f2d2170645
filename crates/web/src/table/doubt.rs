//! Asking which move was meant, where two cards or two pirates lead to one place.

use super::cards::face;
use super::dialog::Dialog;
use super::state::use_seated;
use crate::plain::click;
use crate::speech::use_texts;
use crate::tr;
use cartagena_client::Offer;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// A move in words.
pub fn offer_words(texts: &Texts, offer: &Offer) -> String {
    let (from, to) = (offer.from.number(), offer.to.number());
    match offer.card {
        Some(card) => {
            say!(texts, "choice-advance", from = from, to = to, symbol = card.letter())
        }
        None => say!(texts, "choice-retreat", from = from, to = to, count = offer.wins),
    }
}

/// The question, while there is one.
#[component]
pub fn Doubt() -> impl IntoView {
    let (texts, seated) = (use_texts(), use_seated());
    let open = RwSignal::new(false);
    // Each follows the other, and only where they differ: they would run round for ever.
    Effect::new(move || {
        let asked = !seated.doubt.read().is_empty();
        if open.get_untracked() != asked {
            open.set(asked);
        }
    });
    Effect::new(move || {
        if !open.get() && !seated.doubt.read_untracked().is_empty() {
            seated.doubt.update(Vec::clear);
        }
    });
    let button = move |offer: Offer| {
        let play = move |_| {
            open.set(false);
            seated.play(offer.action);
        };
        view! {
            <li>
                <button type="button" class="meant" on:click=click(play)>
                    {offer.card.map(face)}
                    <span>{move || offer_words(&texts.read(), &offer)}</span>
                </button>
            </li>
        }
    };
    view! {
        <Dialog open title=tr!(texts, "table-which")>
            <ul class="meanings">{move || seated.doubt.get().into_iter().map(button).collect_view()}</ul>
        </Dialog>
    }
}

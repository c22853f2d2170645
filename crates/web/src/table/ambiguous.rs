//! The question which move was meant, if the choice is ambiguous: two cards or two pirates lead to
//! one place.

use super::cards::face;
use super::dialog::Dialog;
use super::state::use_table_state;
use crate::boxed_closures::on_click;
use crate::language::use_texts;
use crate::tr;
use cartagena_client::MoveOption;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Describes a move.
pub fn move_option_words(texts: &Texts, offer: &MoveOption) -> String {
    let (from, to) = (offer.from.number(), offer.to.number());
    match offer.card {
        Some(card) => {
            say!(texts, "choice-advance", from = from, to = to, symbol = card.letter())
        }
        None => say!(texts, "choice-retreat", from = from, to = to, count = offer.draws),
    }
}

/// The question, while there is one.
#[component]
pub fn AmbiguousChoice() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let open = RwSignal::new(false);
    // Each follows the other, only where they differ: otherwise they would update each other for ever.
    Effect::new(move || {
        let asked = !table.ambiguous.read().is_empty();
        if open.get_untracked() != asked {
            open.set(asked);
        }
    });
    Effect::new(move || {
        if !open.get() && !table.ambiguous.read_untracked().is_empty() {
            table.ambiguous.update(Vec::clear);
        }
    });
    let button = move |offer: MoveOption| {
        let play = move |_| {
            open.set(false);
            table.play(offer.action);
        };
        view! {
            <li>
                <button type="button" class="meant" on:click=on_click(play)>
                    {offer.card.map(face)}
                    <span>{move || move_option_words(&texts.read(), &offer)}</span>
                </button>
            </li>
        }
    };
    view! {
        <Dialog open title=tr!(texts, "table-which")>
            <ul class="meanings">{move || table.ambiguous.get().into_iter().map(button).collect_view()}</ul>
        </Dialog>
    }
}

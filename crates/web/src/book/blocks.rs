//! The chapters and what is in them.

use super::diagram::DiagramFigure;
use super::search::{marked_pieces, symbol_name, variant};
use super::{Query, title_id};
use crate::app::ThemeSignal;
use crate::language::use_texts;
use cartagena::Symbol;
use cartagena_art::medallion;
use cartagena_lessons::{Block, Section, TextId};
use cartagena_texts::{Texts, VARIANTS};
use leptos::prelude::*;

/// A chapter.
#[component]
pub fn Chapter(
    /// The item to show.
    section: &'static Section,
    /// True if the search does not match the chapter.
    #[prop(into)]
    hidden: Signal<bool>,
) -> impl IntoView {
    let (id, title) = (title_id(section.id), title_id(section.id));
    view! {
        <section class="chapter" aria-labelledby=title hidden=hidden>
            <h2 id=id tabindex="-1">{sentence(section.title)}</h2>
            {section.blocks.iter().map(block).collect_view()}
        </section>
    }
}

fn block(block: &'static Block) -> AnyView {
    match block {
        Block::Text(text) => view! { <p>{sentence(text)}</p> }.into_any(),
        Block::Entry(term, text) => {
            view! { <h3>{sentence(term)}</h3><p>{sentence(text)}</p> }.into_any()
        }
        Block::Diagram(diagram) => view! { <DiagramFigure diagram /> }.into_any(),
        Block::Symbols => view! { <Symbols /> }.into_any(),
        Block::Variants => view! { <Variants /> }.into_any(),
    }
}

/// Shows a sentence with the matches of the search marked in it.
pub fn sentence(id: TextId) -> impl IntoView {
    marked(move |texts| texts.say(id))
}

fn marked(say: impl Fn(&Texts) -> String + Send + Sync + 'static) -> impl IntoView {
    let (texts, Query(query)) = (use_texts(), expect_context());
    let piece = |(hit, text): (bool, String)| {
        if hit { view! { <mark>{text}</mark> }.into_any() } else { text.into_any() }
    };
    move || {
        let said = say(&texts.read());
        marked_pieces(&query.read(), &said).into_iter().map(piece).collect_view()
    }
}

/// The six symbols with their names.
#[component]
fn Symbols() -> impl IntoView {
    let night: ThemeSignal = expect_context();
    let one = move |symbol: Symbol| {
        let at = symbol.index();
        let picture = move || medallion(symbol, 36.0, 36.0, 70.0, at, night.get().palette());
        view! {
            <li>
                <svg viewBox="0 0 72 72" aria-hidden="true" focusable="false" inner_html=picture></svg>
                <span>{marked(move |texts| symbol_name(texts, symbol))}</span>
            </li>
        }
    };
    view! { <ul class="symbols">{Symbol::ALL.map(one).collect_view()}</ul> }
}

/// The variants, each with what is special in it.
#[component]
fn Variants() -> impl IntoView {
    let one = |word: &'static str| {
        let part = move |at: usize| marked(move |texts| variant(texts, word)[at].clone());
        view! { <h3>{part(0)}</h3><p>{part(1)}</p> }
    };
    VARIANTS.iter().map(|word| one(word)).collect_view()
}

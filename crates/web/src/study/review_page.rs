//! A game that is looked at: the board and its controls, and what there is to know beside it.

use super::board::Board;
use super::caption::{Caption, Verdict};
use super::chances::Chances;
use super::controls::Controls;
use super::export::ExportMenu;
use super::lessons::Mistakes;
use super::moves::Moves;
use super::narrow::{Cards, is_narrow};
use super::review::Review;
use super::together::{SharedLook, Together};
use super::variations::list::TryButton;
use super::variations::page::TrialPage;
use crate::app::focus;
use crate::boxed_closures::{Show, on_click, on_key, signal_of};
use crate::language::use_texts;
use crate::tr;
use cartagena_client::Replay;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// A tab beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tab {
    Moves,
    Chances,
    Lessons,
    Cards,
}

impl Tab {
    const ALL: [Tab; 4] = [Tab::Moves, Tab::Chances, Tab::Lessons, Tab::Cards];

    fn name(self, texts: &Texts) -> String {
        match self {
            Tab::Moves => say!(texts, "study-moves"),
            Tab::Chances => say!(texts, "study-chances"),
            Tab::Lessons => say!(texts, "study-lessons"),
            Tab::Cards => say!(texts, "study-cards"),
        }
    }

    fn id(self) -> &'static str {
        match self {
            Tab::Moves => "moves",
            Tab::Chances => "chances",
            Tab::Lessons => "lessons",
            Tab::Cards => "cards",
        }
    }
}

/// The page of a game.
#[component]
pub(crate) fn ReviewPage(
    /// The game.
    replay: Replay,
    /// True if it was played on this device.
    own: bool,
) -> impl IntoView {
    let consistent = replay.is_deal_consistent();
    let judge = own && replay.is_over();
    let review = Review::at(replay);
    provide_context(review);
    if let Some(look) = use_context::<SharedLook>() {
        look.connect(review);
    }
    let tab = RwSignal::new(if judge { Tab::Chances } else { Tab::Moves });
    provide_context(tab);
    // The way in may have been scrolled.
    window().scroll_to_with_x_and_y(0.0, 0.0);
    if judge {
        review.go(review.moves());
        review.analyse();
    }
    let trying = Memo::new(move |_| {
        review.variations.is_some_and(|variations| variations.at.read().is_some())
    });
    let page = move || match review.variations.filter(|_| trying.get()) {
        Some(variations) => view! { <TrialPage review variations /> }.into_any(),
        None => view! { <Desk tab consistent /> }.into_any(),
    };
    // It stays while game and variations take turns.
    view! { {page} <Together /> }
}

/// The board and what there is to know of the game beside it.
#[component]
fn Desk(
    /// The chosen tab.
    tab: RwSignal<Tab>,
    /// True if the cards follow from the numbers in the record.
    consistent: bool,
) -> impl IntoView {
    let texts = use_texts();
    view! {
        <section class="study">
            <div class="study-head">
                <h1>{tr!(texts, "nav-study")}</h1>
                <ExportMenu />
            </div>
            <div class="study-board">
                <Board />
                <div class="study-under">
                    <div class="study-now">
                        <Caption />
                        <TryButton />
                    </div>
                    <Controls />
                </div>
            </div>
            <div class="study-side">
                <Tabs tab />
                <Verdict />
                <Show when=move || consistent>
                    <p class="quiet study-deal">{tr!(texts, "study-consistent")}</p>
                </Show>
            </div>
        </section>
    }
}

/// The tabs and what the chosen one shows.
#[component]
fn Tabs(tab: RwSignal<Tab>) -> impl IntoView {
    let texts = use_texts();
    let narrow = is_narrow();
    let tabs = move || {
        let shown = Tab::ALL.into_iter().filter(|tab| *tab != Tab::Cards || narrow.get());
        shown.collect::<Vec<_>>()
    };
    // A wide board shows all cards itself.
    Effect::new(move || {
        if !narrow.get() && tab.get_untracked() == Tab::Cards {
            tab.set(Tab::Moves);
        }
    });
    let button = move |this: Tab| {
        let chosen = move || tab.get() == this;
        view! {
            <button role="tab" id=format!("tab-{}", this.id()) aria-controls="study-panel"
                aria-selected=signal_of(move || chosen().to_string())
                tabindex=signal_of(move || if chosen() { "0" } else { "-1" })
                on:click=on_click(move |_| tab.set(this))>
                {move || this.name(&texts.read())}
            </button>
        }
    };
    let walk = move |event: web_sys::KeyboardEvent| {
        if let Some(next) = neighbour(&event.key(), tab.get_untracked(), &tabs()) {
            event.prevent_default();
            tab.set(next);
            focus(&format!("#tab-{}", next.id()));
        }
    };
    let panel = move || match tab.get() {
        Tab::Moves => view! { <Moves /> }.into_any(),
        Tab::Chances => view! { <Chances /> }.into_any(),
        Tab::Lessons => view! { <Mistakes /> }.into_any(),
        Tab::Cards => view! { <Cards /> }.into_any(),
    };
    view! {
        <div class="study-tabs" role="tablist" aria-label=tr!(texts, "study-parts") on:keydown=on_key(walk)>
            {move || tabs().into_iter().map(button).collect_view()}
        </div>
        <div class="study-panel" id="study-panel" role="tabpanel" tabindex="0"
            aria-labelledby=signal_of(move || format!("tab-{}", tab.get().id()))>
            {panel}
        </div>
    }
}

/// Returns the tab that an arrow leads to.
fn neighbour(key: &str, now: Tab, tabs: &[Tab]) -> Option<Tab> {
    let rtl = document()
        .document_element()
        .is_some_and(|root| root.get_attribute("dir").as_deref() == Some("rtl"));
    let on = match (key, rtl) {
        ("ArrowRight", false) | ("ArrowLeft", true) => 1,
        ("ArrowLeft", false) | ("ArrowRight", true) => tabs.len() - 1,
        _ => return None,
    };
    let at = tabs.iter().position(|tab| *tab == now)?;
    tabs.get((at + on) % tabs.len()).copied()
}

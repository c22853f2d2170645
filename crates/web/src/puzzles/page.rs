//! One puzzle: the position at a table, the sentences beside it, and the ways on.

use super::host::{GAME, PuzzleHost, Stage};
use super::sentences;
use super::state::{PuzzleState, link, use_puzzle};
use crate::announce::use_announcer;
use crate::app::ThemeSignal;
use crate::boxed_closures::{Show, on_click, on_key, on_pointer, signal_of};
use crate::plan::plan_arrows;
use crate::route::Route;
use crate::table::JoinedTable;
use crate::table::actions::Actions;
use crate::table::board::Board;
use crate::table::context::{Ending, TableContext, Viewpoint};
use crate::table::deferred_panels::DeferredPanelsSlot;
use crate::table::dragged::DraggedThing;
use crate::table::hands::OwnHand;
use crate::table::layout::use_layout;
use crate::table::row::TableCards;
use crate::table::seats::{OwnSeat, Seats};
use crate::table::sound::SoundSlot;
use crate::table::state::{DrawnPlan, TableState};
use crate::table::status::Status;
use crate::tr;
use cartagena_art::arrow;
use cartagena_puzzles::GRADES;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// The page of a puzzle: the parts of a real table around its sentences.
#[component]
pub fn PuzzlePage(
    /// The puzzle, or a position of the learner's own game.
    host: PuzzleHost,
    /// The title, the way back and the way on.
    ways: Ways,
) -> impl IntoView {
    let state = PuzzleState::open(host);
    provide_context(ways);
    provide_context(state);
    provide_context(table_context(state));
    let table = JoinedTable::join(GAME.to_owned());
    announce_sentences(state, table.state);
    draw_solution(state, table.state);
    let over = move || state.host.read().glowing() == Some(Vec::new());
    view! {
        <section
            class="table lesson puzzle with-others with-cards with-actions"
            class:over=signal_of(over)
            on:pointerdown=on_pointer(move |_| table.hurry())
            on:keydown=on_key(move |_| table.hurry())
        >
            <Bar />
            <Words />
            <div class="company"><Seats /></div>
            <Board figures=table.figures />
            <TableCards />
            <div class="own">
                <div class="own-head"><OwnSeat /><Status /></div>
                <OwnHand />
                <Actions />
            </div>
            <DeferredPanelsSlot />
            <SoundSlot />
            <DraggedThing />
            <div id="flights" aria-hidden="true"></div>
        </section>
    }
}

/// The name of what is solved, and the ways from it.
#[derive(Clone, Copy)]
pub struct Ways {
    /// The title.
    pub title: fn(&Texts) -> String,
    /// Name of the way back.
    pub back_name: fn(&Texts) -> String,
    /// The way back.
    pub back: fn() -> Route,
    /// Name of the way on.
    pub next_name: fn(&Texts) -> String,
    /// The way on.
    pub next: StoredValue<Box<dyn Fn() -> Route + Send + Sync>>,
}

/// Returns the surroundings of a puzzle's table.
fn table_context(state: PuzzleState) -> TableContext {
    let mover = state.host.read_untracked().puzzle().mover();
    TableContext {
        link: link(),
        viewpoint: Viewpoint::Own(Some(mover)),
        helps: false,
        glowing: Signal::derive(move || state.host.read().glowing()),
        ending: Ending::Nothing,
        ..TableContext::local()
    }
}

/// Says what there is to say whenever it changes, after the table has told what happened.
fn announce_sentences(state: PuzzleState, table: TableState) {
    let announcer = use_announcer();
    let said = Memo::new(move |_| sentences::now(&state.texts.read(), &state.host.read()));
    Effect::new(move || {
        table.last_updates.track();
        announcer.say_all(said.get());
    });
}

/// Draws the solution over the board while it is shown.
fn draw_solution(state: PuzzleState, table: TableState) {
    let (layout, theme) = (use_layout(), expect_context::<ThemeSignal>());
    Effect::new(move || {
        // A new snapshot of the table removes what is drawn.
        table.view.track();
        let host = state.host.read();
        let plan = sentences::plan(host.puzzle(), host.shown_solution());
        let arrows = plan_arrows(host.puzzle().mover(), &plan);
        let drawn = arrows.iter().rev().map(|it| arrow(layout.get(), it, theme.get().palette()));
        let stays = arrows.iter().filter(|arrow| arrow.stays);
        table.drawn_plan.set(DrawnPlan {
            picture: drawn.collect(),
            ghosts: stays.map(|arrow| arrow.to).collect(),
        });
    });
}

/// The head: the way back, the kind of table and the grade.
#[component]
fn Bar() -> impl IntoView {
    let (state, ways): (_, Ways) = (use_puzzle(), expect_context());
    let (grade, variant) = {
        let host = state.host.read_untracked();
        // A turn of one's own game has no grade.
        let grade = if host.own_turn().is_some() { 0 } else { host.puzzle().grade };
        (grade, host.puzzle().seen.rules().variant)
    };
    let title = move || (ways.title)(&state.texts.read());
    let back = signal_of(move || (ways.back_name)(&state.texts.read()));
    let about = move || {
        let texts = state.texts.read();
        let variant = say!(texts, "variant", variant = variant.as_str());
        match grade {
            0 => variant,
            _ => format!(
                "{variant} · {}",
                say!(texts, "puzzle-grade", number = grade, total = GRADES)
            ),
        }
    };
    let dot = move |at: u8| view! { <i class="dot" class:lit=at <= grade></i> };
    view! {
        <header class="lesson-bar">
            <a class="bare back" href=(ways.back)().href() aria-label=back title=back>
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                    <path d="M15 4L7 12L15 20" />
                </svg>
            </a>
            <div class="lesson-title">
                <p>{about}</p>
                <h1>{title}</h1>
            </div>
            <span class="dots" aria-hidden="true">{(1..=GRADES).map(dot).collect_view()}</span>
        </header>
    }
}

/// The sentences, and the buttons under them.
#[component]
fn Words() -> impl IntoView {
    let state = use_puzzle();
    let host = state.host;
    let lines = move || {
        let said = sentences::now(&state.texts.read(), &host.read());
        said.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
    };
    let stage = Memo::new(move |_| host.read().stage());
    view! {
        <div
            class="lesson-words puzzle-words"
            class:praise=signal_of(move || stage.get() == Stage::Solved)
            class:hint=signal_of(move || matches!(stage.get(), Stage::Wrong(_)))
        >
            <ul class="puzzle-lines">{lines}</ul>
            <Show when=move || matches!(stage.get(), Stage::Solved | Stage::Shown)>
                <Solution />
            </Show>
            <div class="lesson-on">
                {move || match stage.get() {
                    Stage::Searching | Stage::ToConfirm => view! { <WhileSearching /> }.into_any(),
                    Stage::Judging => ().into_any(),
                    Stage::Wrong(_) => view! { <AfterWrong /> }.into_any(),
                    Stage::Solved | Stage::Shown => view! { <AfterAll /> }.into_any(),
                }}
            </div>
        </div>
    }
}

/// The moves of the solution, and what the result did to the rating.
#[component]
fn Solution() -> impl IntoView {
    let state = use_puzzle();
    let moves = move || {
        let moves = sentences::solution(&state.texts.read(), state.host.read().puzzle());
        moves.into_iter().map(|words| view! { <li>{words}</li> }).collect_view()
    };
    let themes = move || {
        let host = state.host.read();
        let names = sentences::theme_names(&state.texts.read(), host.puzzle());
        if host.own_turn().is_some() { String::new() } else { format!("{names} · ") }
    };
    let rating = move || {
        let (texts, change) = (state.texts.read(), state.change.get().unwrap_or(0));
        let rating = super::memory::load().rating();
        if state.host.read().own_turn().is_some() {
            return String::new();
        }
        match change {
            0 => say!(texts, "puzzle-rating", number = rating),
            gain if gain > 0 => {
                say!(texts, "puzzle-rating-up", number = rating, count = i32::from(gain))
            }
            loss => say!(texts, "puzzle-rating-down", number = rating, count = -i32::from(loss)),
        }
    };
    view! {
        <ol class="puzzle-moves">{moves}</ol>
        <p class="quiet puzzle-themes">{themes}{rating}</p>
    }
}

#[component]
fn WhileSearching() -> impl IntoView {
    let state = use_puzzle();
    let more = Memo::new(move |_| state.host.read().has_hint());
    view! {
        <Show when=move || more.get() fallback=move || view! { <ShowSolution /> }>
            <button class="ask" on:click=on_click(move |_| state.give_hint())>
                {tr!(state.texts, "puzzle-hint")}
            </button>
        </Show>
    }
}

#[component]
fn ShowSolution() -> impl IntoView {
    let state = use_puzzle();
    view! {
        <button class="show-solution" on:click=on_click(move |_| state.show_solution())>
            {tr!(state.texts, "puzzle-show")}
        </button>
    }
}

#[component]
fn AfterWrong() -> impl IntoView {
    let state = use_puzzle();
    view! {
        <button class="primary forward" on:click=on_click(move |_| state.restart())>
            {tr!(state.texts, "puzzle-again")}
        </button>
        <ShowSolution />
    }
}

#[component]
fn AfterAll() -> impl IntoView {
    let state = use_puzzle();
    let ways: Ways = expect_context();
    let next = ways.next.with_value(|next| next());
    let name = move || (ways.next_name)(&state.texts.read());
    view! {
        <button class="again-puzzle" on:click=on_click(move |_| state.restart())>
            {tr!(state.texts, "learn-again")}
        </button>
        <a class="button primary forward" href=next.href()>{name}</a>
    }
}

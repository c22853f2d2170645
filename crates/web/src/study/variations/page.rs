//! The page on which moves are tried: the parts of a real table, the captain's word and the line of moves.

use super::Variations;
use super::captain::{Captain, ChanceLine};
use super::line::Line;
use super::state::{CaptainWord, GAME, Trial, link, use_trial};
use crate::announce::use_announcer;
use crate::app::{ThemeSignal, focus_heading};
use crate::boxed_closures::{Show, on_click, on_key, on_pointer, signal_of};
use crate::picture::use_media_query;
use crate::plan::plan_arrows;
use crate::study::review::Review;
use crate::study::sentences;
use crate::table::JoinedTable;
use crate::table::actions::Actions;
use crate::table::ambiguous::move_option_words;
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
use cartagena::{Setup, Viewer};
use cartagena_art::arrow;
use cartagena_client::{MoveOption, follow_variation};
use cartagena_texts::say;
use leptos::prelude::*;

/// Number of simulations after which the captain's word is told aloud, once for each position.
const SETTLED: u32 = 400;

/// The page.
#[component]
pub(crate) fn TrialPage(
    /// The review whose game it is.
    review: Review,
    /// Its variations.
    variations: Variations,
) -> impl IntoView {
    let trial = Trial::open(review, variations);
    provide_context(trial);
    provide_context(TableContext {
        link: link(),
        viewpoint: Viewpoint::Shared,
        helps: false,
        ending: Ending::Nothing,
        ..TableContext::local()
    });
    let table = JoinedTable::join(GAME.to_owned());
    draw_plan(trial, table.state);
    announce_word(trial);
    // Who writes to the others goes on writing when the leader begins to try moves.
    if !has_focus(".together") {
        focus_heading();
    }
    view! {
        <section
            class="table lesson puzzle trial with-others with-cards with-actions"
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

/// Reports whether the focus lies within an element.
fn has_focus(selector: &str) -> bool {
    let focused = document().active_element();
    focused.is_some_and(|it| it.closest(selector).ok().flatten().is_some())
}

/// Returns the plan of a turn of the captain's list.
pub(super) fn plan(trial: &Trial, index: usize) -> Vec<MoveOption> {
    let CaptainWord::Judged(judgement) = &*trial.word.read() else { return Vec::new() };
    let tree = trial.variations.tree.read_untracked();
    let seen = Setup::from(tree.game(trial.at())).observation(Viewer::Seat(judgement.seat));
    let turn = judgement.turns.get(index);
    match (seen, turn) {
        (Ok(seen), Some(turn)) => follow_variation(&seen, &turn.moves),
        _ => Vec::new(),
    }
}

/// Draws the chosen turn over the board.
fn draw_plan(trial: Trial, table: TableState) {
    let (layout, theme) = (use_layout(), expect_context::<ThemeSignal>());
    Effect::new(move || {
        // A new snapshot of the table removes what is drawn.
        table.view.track();
        let plan = trial.drawn.get().map(|index| plan(&trial, index)).unwrap_or_default();
        let seat = match &*trial.word.read() {
            CaptainWord::Judged(judgement) => judgement.seat,
            _ => cartagena::Seat::FIRST,
        };
        let arrows = plan_arrows(seat, &plan);
        let drawn = arrows.iter().rev().map(|it| arrow(layout.get(), it, theme.get().palette()));
        let stays = arrows.iter().filter(|arrow| arrow.stays);
        table.drawn_plan.set(DrawnPlan {
            picture: drawn.collect(),
            ghosts: stays.map(|arrow| arrow.to).collect(),
        });
    });
}

/// Tells the captain's word aloud once it is more than a first look.
fn announce_word(trial: Trial) {
    let announcer = use_announcer();
    let settled = Memo::new(move |_| match &*trial.word.read() {
        CaptainWord::Judged(judgement) => judgement.simulations >= SETTLED || judgement.ended,
        _ => false,
    });
    Effect::new(move || {
        if !settled.get() {
            return;
        }
        let texts = trial.review.texts.read_untracked();
        let CaptainWord::Judged(judgement) = trial.word.get_untracked() else { return };
        let chance = judgement.chances.get(judgement.seat.index()).copied().unwrap_or_default();
        let moves: Vec<String> = untrack(|| plan(&trial, 0))
            .iter()
            .map(|step| move_option_words(&texts, step))
            .collect();
        let (name, percent) = (trial.review.name(judgement.seat), sentences::percent(chance));
        let best = moves.join("; ");
        announcer.say(say!(texts, "trial-aloud", name = name, percent = percent, form = best));
    });
}

/// The head: the way back, and what is tried.
#[component]
fn Bar() -> impl IntoView {
    let trial = use_trial();
    let texts = trial.review.texts;
    let back = move |_| super::list::close(&trial.review, &trial.variations);
    let about = move || {
        let number = trial.variations.tree.read().turn(trial.at());
        say!(texts.read(), "study-turn", number = number)
    };
    let title = move || {
        let tree = trial.variations.tree.read();
        let texts = texts.read();
        match tree.branch_of(trial.at()) {
            None => say!(texts, "trial-title"),
            Some(first) => super::list::branch_name(&texts, &tree, first),
        }
    };
    view! {
        <header class="lesson-bar">
            <button type="button" class="bare back" aria-label=tr!(texts, "trial-back")
                title=tr!(texts, "trial-back") on:click=on_click(back)>
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                    <path d="M15 4L7 12L15 20" />
                </svg>
            </button>
            <div class="lesson-title">
                <p>{about}</p>
                <h1><bdi>{title}</bdi></h1>
            </div>
        </header>
    }
}

/// The steps, everybody's chances, and what is behind them.
#[component]
fn Words() -> impl IntoView {
    let trial = use_trial();
    let texts = trial.review.texts;
    let wide = use_media_query("(min-aspect-ratio: 5/4) and (min-height: 500px)");
    let opened = RwSignal::new(None::<bool>);
    let open = Memo::new(move |_| opened.get().unwrap_or(wide.get()));
    let begun = move || trial.variations.tree.read().before(trial.at()).is_some();
    let more = move || trial.variations.tree.read().next(trial.at()).is_some();
    let toggle = move |_| opened.set(Some(!open.get_untracked()));
    view! {
        <div class="lesson-words trial-words">
            <div class="trial-steps">
                <button type="button" class="study-key trial-before"
                    aria-label=tr!(texts, "study-previous") title=tr!(texts, "study-previous")
                    aria-disabled=signal_of(move || (!begun()).to_string())
                    on:click=on_click(move |_| trial.step(false))>
                    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M17 4V20L5 12Z" /></svg>
                </button>
                <button type="button" class="study-key trial-next"
                    aria-label=tr!(texts, "study-next") title=tr!(texts, "study-next")
                    aria-disabled=signal_of(move || (!more()).to_string())
                    on:click=on_click(move |_| trial.step(true))>
                    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M7 4L19 12L7 20Z" /></svg>
                </button>
            </div>
            <button type="button" class="trial-open" aria-controls="trial-panel"
                aria-expanded=signal_of(move || open.get().to_string()) on:click=on_click(toggle)>
                <span class="aside">{tr!(texts, "trial-captain")}" "</span>
                <ChanceLine />
                <svg class="trial-arrow" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                    <path d="M4 9L12 17L20 9" />
                </svg>
            </button>
            <div class="trial-panel" id="trial-panel">
                <Show when=move || open.get()>
                    <Captain />
                    <Line />
                </Show>
            </div>
        </div>
    }
}

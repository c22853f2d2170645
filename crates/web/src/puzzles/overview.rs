//! The overview of the puzzles: the learner's progress, the ways in, and the filter.

use super::sentences::theme_name;
use super::{DAILY, Filter, PuzzleShelf, memory};
use crate::boxed_closures::{Show, on_click, signal_of};
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use cartagena_puzzles::{GRADES, Puzzle, PuzzleDiary, Theme, daily};
use cartagena_texts::say;
use leptos::prelude::*;

/// The overview.
#[component]
pub fn Overview(
    /// The puzzles.
    shelf: PuzzleShelf,
) -> impl IntoView {
    let texts = use_texts();
    let (diary, today) = (memory::load(), memory::today());
    let due = diary.due(&shelf.0.puzzles, today);
    let (repeat, due) = (due.first().map(|puzzle| route_to(puzzle)), due.len());
    let day = daily(&shelf.0.puzzles, today).and_then(|puzzle| diary.entry(&puzzle.id));
    let day_done = day.is_some_and(|entry| entry.solved);
    let (rating, met, solved) = (diary.rating(), diary.met(), diary.solved());
    let filter = RwSignal::new(Filter::load());
    Effect::new(move || filter.get().keep());
    let daily_route = Route::Puzzles { puzzle: Some(DAILY.to_owned()) };
    view! {
        <section class="page puzzles">
            <h1>{tr!(texts, "nav-puzzles")}</h1>
            <p class="lead">{tr!(texts, "puzzle-lead")}</p>
            <div class="puzzle-ways">
                <a class="button" class:done=day_done href=daily_route.href()>
                    {tr!(texts, "puzzle-daily")}
                    {day_done.then(|| view! { <span class="quiet">{tr!(texts, "learn-done")}</span> })}
                </a>
                {repeat.map(|route| view! {
                    <a class="button repeat" href=route.href()>{tr!(texts, "puzzle-repeat", count = due)}</a>
                })}
            </div>
            <p class="puzzle-standing">
                {tr!(texts, "puzzle-rating", number = rating)}" · "
                {tr!(texts, "puzzle-solved", number = solved, total = met)}
            </p>
            <Choice shelf diary filter />
        </section>
    }
}

fn route_to(puzzle: &Puzzle) -> Route {
    Route::Puzzles { puzzle: Some(puzzle.id.clone()) }
}

/// The filter, with what it leaves and the way to the next puzzle of it.
#[component]
fn Choice(shelf: PuzzleShelf, diary: PuzzleDiary, filter: RwSignal<Filter>) -> impl IntoView {
    let texts = use_texts();
    let shown = StoredValue::new((shelf, diary));
    let counts = Memo::new(move |_| {
        shown.with_value(|(shelf, diary)| {
            let wanted = filter.get().of(&shelf.0.puzzles);
            let solved = |puzzle: &&&Puzzle| diary.entry(&puzzle.id).is_some_and(|it| it.solved);
            (wanted.iter().filter(solved).count(), wanted.len())
        })
    });
    let next = move || {
        shown.with_value(|(shelf, diary)| {
            let wanted = filter.get().of(&shelf.0.puzzles);
            diary.next(&wanted, memory::today()).map(|puzzle| route_to(puzzle).href())
        })
    };
    let has_next = Memo::new(move |_| next().is_some());
    view! {
        <h2>{tr!(texts, "puzzle-choose")}</h2>
        <div class="puzzle-filter" role="group" aria-label=tr!(texts, "puzzle-theme")>
            <ThemeButton theme=None filter />
            {Theme::ALL.map(|theme| view! { <ThemeButton theme=Some(theme) filter /> }).collect_view()}
        </div>
        <div class="puzzle-filter" role="group" aria-label=tr!(texts, "puzzle-grades")>
            <GradeButton grade=None filter />
            {(1..=GRADES).map(|grade| view! { <GradeButton grade=Some(grade) filter /> }).collect_view()}
        </div>
        <p class="quiet" role="status">
            {move || {
                let (solved, total) = counts.get();
                say!(texts.read(), "puzzle-count", number = solved, total = total)
            }}
        </p>
        <p class="puzzle-go">
            <Show when=move || has_next.get() fallback=move || view! { <p>{tr!(texts, "puzzle-all-solved")}</p> }>
                <a class="button primary solve" href=signal_of(move || next().unwrap_or_default())>
                    {tr!(texts, "puzzle-solve")}
                </a>
            </Show>
        </p>
    }
}

#[component]
fn ThemeButton(theme: Option<Theme>, filter: RwSignal<Filter>) -> impl IntoView {
    let texts = use_texts();
    let pressed = signal_of(move || (filter.get().theme == theme).to_string());
    let name = move || match theme {
        None => say!(texts.read(), "puzzle-any-theme"),
        Some(theme) => theme_name(&texts.read(), theme),
    };
    let choose = on_click(move |_| filter.update(|filter| filter.theme = theme));
    view! { <button class="chip" aria-pressed=pressed on:click=choose>{name}</button> }
}

#[component]
fn GradeButton(grade: Option<u8>, filter: RwSignal<Filter>) -> impl IntoView {
    let texts = use_texts();
    let pressed = signal_of(move || (filter.get().grade == grade).to_string());
    let label = move || match grade {
        None => say!(texts.read(), "puzzle-any-grade"),
        Some(grade) => say!(texts.read(), "puzzle-grade", number = grade, total = GRADES),
    };
    let dots = (1..=grade.unwrap_or(0)).map(|_| view! { <i class="dot lit"></i> }).collect_view();
    let choose = on_click(move |_| filter.update(|filter| filter.grade = grade));
    view! {
        <button class="chip" aria-pressed=pressed aria-label=signal_of(label) on:click=choose>
            {match grade {
                None => view! { <span>{label}</span> }.into_any(),
                Some(_) => view! { <span class="grade-dots">{dots}</span> }.into_any(),
            }}
        </button>
    }
}

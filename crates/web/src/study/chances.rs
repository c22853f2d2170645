//! Everybody's chance to win in the course of the game.

use super::luck::CardsAndPlay;
use super::narrow::is_narrow;
use super::review::{AnalysisProgress, Review};
use super::sentences;
use crate::app::ThemeSignal;
use crate::boxed_closures::{Show, on_click};
use crate::tr;
use cartagena::Seat;
use cartagena_art::{ChanceGraph, ChancePoint, Mistake, chance_graph_area, chance_graph_svg};
use cartagena_client::{
    Analysis, ChancePoint as ChancePointOfGame, MistakeGrade, Replay, TurnSpan, loss,
};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The graph, its judge, and the same as a table.
#[component]
pub(crate) fn Chances() -> impl IntoView {
    let review: Review = expect_context();
    let known = move || !review.analysis.read().is_empty();
    view! {
        <AnalyseButton />
        <Show when=known>
            <Graph />
            <CardsAndPlay />
            <ChanceTable />
        </Show>
    }
}

/// Asks for a judgement, shows how far it is, and stops it.
#[component]
pub(crate) fn AnalyseButton() -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let ask = move || {
        view! {
            <p class="quiet">{tr!(texts, "study-analyse-about")}</p>
            <button class="primary" on:click=on_click(move |_| review.analyse())>
                {tr!(texts, "study-analyse")}
            </button>
        }
    };
    let state = move || match review.progress.get() {
        AnalysisProgress::NotStarted => ask().into_any(),
        AnalysisProgress::Running(done, total) => {
            view! { <AnalysisRunning done total /> }.into_any()
        }
        AnalysisProgress::Ended(true) if review.analysis.read().is_empty() => {
            view! { <p class="quiet">{tr!(texts, "study-nothing-to-judge")}</p> }.into_any()
        }
        AnalysisProgress::Ended(true) => ().into_any(),
        AnalysisProgress::Ended(false) => {
            view! { <p class="quiet">{tr!(texts, "study-stopped")}</p> {ask()} }.into_any()
        }
        AnalysisProgress::NoNet => {
            view! { <p class="study-error">{tr!(texts, "study-no-net")}</p> {ask()} }.into_any()
        }
    };
    view! { <div class="study-judge">{state}</div> }
}

#[component]
fn AnalysisRunning(done: u32, total: u32) -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    view! {
        <label>
            <progress max=total.max(1) value=done></progress>
            <span>{tr!(texts, "study-progress", number = done, total = total)}</span>
        </label>
        <button on:click=on_click(move |_| review.stop())>{tr!(texts, "study-stop")}</button>
    }
}

/// Builds the data of the graph.
fn chance_graph(replay: &Replay, analysis: &Analysis) -> ChanceGraph {
    let points = analysis.points(replay).into_iter();
    let moments = points.map(|point| ChancePoint { moves: point.moves, chances: point.chances });
    let dents = analysis.turns().iter().filter_map(|turn| {
        let weight = match MistakeGrade::from_loss(loss(turn)) {
            MistakeGrade::None => return None,
            MistakeGrade::Inaccuracy => 1,
            MistakeGrade::Mistake => 2,
            MistakeGrade::Blunder => 3,
        };
        let (moves, seat) = (turn.moves_before as usize, turn.seat);
        Some(Mistake { moves, seat, chance: turn.best.chance, weight })
    });
    let turn_ends = replay.turns().iter().map(|turn| turn.to).collect();
    ChanceGraph { turn_ends, points: moments.collect(), mistakes: dents.collect() }
}

/// The picture, a line where one is, and the whole of it to press.
#[component]
fn Graph() -> impl IntoView {
    let review: Review = expect_context();
    let night: ThemeSignal = expect_context();
    let texts = review.texts;
    let narrow = is_narrow();
    let size = move || if narrow.get() { (344.0, 240.0) } else { (400.0, 300.0) };
    let course = Memo::new(move |_| {
        review.replay.with_value(|replay| chance_graph(replay, &review.analysis.read()))
    });
    let here = move || {
        let (area, (w, _)) = (chance_graph_area(size()), size());
        let across = course.read().across(review.at.get());
        format!("{}%", (area.x + area.w * across) / w * 100.0)
    };
    let pressed = move |event: web_sys::MouseEvent| {
        let Some(part) = fraction_across(&event, untrack(size)) else { return };
        review.playing.set(false);
        review.go(course.read_untracked().moves_at(part));
    };
    view! {
        // The slider does the same for those who do not point.
        <div class="study-graph" on:click=on_click(pressed)>
            <div role="img" aria-label=tr!(texts, "study-graph")
                inner_html=move || chance_graph_svg(&course.read(), size(), night.get())></div>
            <div class="study-here" style:left=here aria-hidden="true"></div>
        </div>
        <p class="quiet">{tr!(texts, "study-graph-about")}</p>
        <Legend />
    }
}

/// The legend: every seat with its current chance.
#[component]
fn Legend() -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let seats = review.replay.with_value(|replay| replay.seats().len());
    let chance = move |seat: Seat| {
        let points = review.replay.with_value(|replay| review.analysis.read().points(replay));
        let at = review.at.get();
        let point = points.iter().rev().find(|point| point.moves <= at)?;
        let part = point.chances.get(seat.index())?;
        Some(say!(texts.read(), "study-percent", percent = sentences::percent(*part)))
    };
    let entry = move |seat: Seat| {
        view! {
            <li>
                <super::moves::SmallPirate seat />
                <bdi>{move || review.name(seat)}</bdi>
                <strong>{move || chance(seat)}</strong>
            </li>
        }
    };
    view! { <ul class="study-legend">{Seat::first_n(seats).map(entry).collect_view()}</ul> }
}

/// Returns the horizontal position of a click in the plot, from 0 to 1.
fn fraction_across(event: &web_sys::MouseEvent, size: (f32, f32)) -> Option<f32> {
    let target = event.current_target()?.dyn_into::<web_sys::Element>().ok()?;
    let bounds = target.get_bounding_client_rect();
    let x = (f64::from(event.client_x()) - bounds.left()) / bounds.width();
    let area = chance_graph_area(size);
    Some((x as f32 * size.0 - area.x) / area.w)
}

/// Returns the chances at the start of each turn, with the turn's number, and those at the end.
fn turn_points(replay: &Replay, analysis: &Analysis) -> Vec<(Option<usize>, ChancePointOfGame)> {
    let numbered = |point: ChancePointOfGame| {
        let begins = |turn: &TurnSpan| turn.from == point.moves;
        match replay.turns().iter().position(begins) {
            Some(turn) => Some((Some(turn + 1), point)),
            None => (point.moves == replay.moves()).then_some((None, point)),
        }
    };
    analysis.points(replay).into_iter().filter_map(numbered).collect()
}

fn turn_name(texts: &Texts, turn: Option<usize>) -> String {
    match turn {
        Some(number) => say!(texts, "study-turn", number = number),
        None => say!(texts, "study-table-end"),
    }
}

/// The graph in numbers.
#[component]
fn ChanceTable() -> impl IntoView {
    let review: Review = expect_context();
    let texts = review.texts;
    let head = move || {
        let names = review.names.get().into_iter();
        names.map(|name| view! { <th scope="col"><bdi>{name}</bdi></th> }).collect_view()
    };
    let rows = move || {
        let points =
            review.replay.with_value(|replay| turn_points(replay, &review.analysis.read()));
        let row = |(turn, point): (Option<usize>, ChancePointOfGame)| {
            let cells = point.chances.into_iter().map(|part| {
                let percent = sentences::percent(part);
                view! { <td>{tr!(texts, "study-percent", percent = percent)}</td> }
            });
            view! { <tr><th scope="row">{move || turn_name(&texts.read(), turn)}</th>{cells.collect_view()}</tr> }
        };
        points.into_iter().map(row).collect_view()
    };
    let open = RwSignal::new(false);
    let toggled = move |event: web_sys::Event| {
        let details = event_target::<web_sys::Element>(&event);
        open.set(details.has_attribute("open"));
    };
    view! {
        <details class="study-table" on:toggle=toggled>
            <summary>{tr!(texts, "study-table")}</summary>
            <Show when=move || open.get()>
                <table>
                    <thead><tr><td></td>{head}</tr></thead>
                    <tbody>{rows}</tbody>
                </table>
            </Show>
        </details>
    }
}

//! Small boards between the sentences. Each shows its moves at once, and one after another on
//! request.

use super::blocks::sentence;
use crate::app::ThemeSignal;
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::tr;
use cartagena::Place;
use cartagena_art::{BoardOptions, Layout, Mark, Theme, crop_svg};
use cartagena_lessons::{Arrow, Diagram};
use leptos::prelude::*;
use std::time::Duration;

/// A picture with its sentence.
#[component]
pub fn DiagramFigure(
    /// The message that describes the picture.
    diagram: &'static Diagram,
) -> impl IntoView {
    let (texts, night): (_, ThemeSignal) = (use_texts(), expect_context());
    let step = RwSignal::new(None::<usize>);
    let source = move || address(&picture(diagram, step.get(), night.get()));
    let area = Layout::Phone.around(&diagram.places());
    let show = move |_| show_from(step, 0, diagram.moves.len());
    view! {
        <figure class="diagram">
            <img src=source alt="" width=area.w height=area.h />
            <figcaption>{sentence(diagram.caption)}</figcaption>
            <Show when=move || !diagram.moves.is_empty()>
                <button class="show-moves" on:click=on_click(show)>{tr!(texts, "read-show")}</button>
            </Show>
        </figure>
    }
}

/// Shows the moments from one on, and then everything at once again.
fn show_from(step: RwSignal<Option<usize>>, at: usize, last: usize) {
    let next = (at <= last).then_some(at);
    if step.try_set(next).is_some() || next.is_none() {
        return;
    }
    let shown = step.try_get_untracked().flatten();
    let then = move || {
        // Another showing may have begun.
        if step.try_get_untracked().flatten() == shown {
            show_from(step, at + 1, last);
        }
    };
    set_timeout(then, Duration::from_millis(1_200));
}

/// Returns a picture as a data address, so that the ids of the many boards of a page do not clash.
fn address(svg: &str) -> String {
    format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(svg)))
}

/// Draws the board after a number of moves, or with all of them drawn into it.
fn picture(diagram: &Diagram, step: Option<usize>, theme: Theme) -> String {
    let (moments, arrows) = (diagram.moments(), diagram.arrows());
    let (at, mut marks) = match step {
        Some(at) => (at, arrows[..at].last().copied().map(trail).into_iter().collect()),
        None => summary(&arrows),
    };
    let pencil = |number: &u8| Place::new(*number).map(Mark::Point);
    marks.extend(diagram.marks.iter().filter_map(pencil));
    let options = BoardOptions { layout: Layout::Phone, theme, marks, ..BoardOptions::default() };
    crop_svg(&moments[at.min(arrows.len())], &options, &diagram.places())
}

/// Returns number of moves and marks of the summary: a single move is shown before it is made, with
/// a ghost at its target; several when they have been made.
fn summary(arrows: &[Arrow]) -> (usize, Vec<Mark>) {
    match arrows {
        [only] => (0, vec![Mark::Source(only.from), trail(*only), ghost(*only)]),
        several => (several.len(), several.iter().copied().map(trail).collect()),
    }
}

fn trail(arrow: Arrow) -> Mark {
    Mark::Trail { seat: arrow.seat, from: arrow.from, to: arrow.to }
}

fn ghost(arrow: Arrow) -> Mark {
    let Arrow { seat, to: place, card, wins, .. } = arrow;
    match card {
        Some(card) => Mark::Target { place, seat, card },
        None => Mark::Retreat { place, seat, cards: wins },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_lessons::{Block, SECTIONS};

    fn diagrams() -> impl Iterator<Item = &'static Diagram> {
        SECTIONS.iter().flat_map(|section| section.blocks).filter_map(|block| match block {
            Block::Diagram(diagram) => Some(diagram),
            _ => None,
        })
    }

    #[test]
    fn every_moment_of_every_picture_is_another_one() {
        for diagram in diagrams() {
            let steps = (0..=diagram.moves.len()).map(Some).chain([None]);
            let mut pictures: Vec<_> =
                steps.map(|step| picture(diagram, step, Theme::Dark)).collect();
            let count = pictures.len();
            pictures.sort();
            pictures.dedup();
            // Without moves, there is one picture.
            let expected = if diagram.moves.is_empty() { 1 } else { count };
            assert_eq!(pictures.len(), expected, "{}", diagram.caption);
        }
    }

    #[test]
    fn a_single_move_is_shown_before_it_is_made() {
        let single = diagrams().find(|it| it.caption == "book-retreat-picture").expect("a picture");
        let (at, marks) = summary(&single.arrows());
        assert_eq!(at, 0);
        assert!(matches!(marks[2], Mark::Retreat { cards: 2, .. }), "{marks:?}");
        let example = diagrams().find(|it| it.caption == "book-example-first").expect("a picture");
        assert_eq!(summary(&example.arrows()).0, 3);
    }
}

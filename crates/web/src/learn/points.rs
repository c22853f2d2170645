//! The things that a lesson's sentence points at: loops on the board, names for the styles, and
//! the parts of a table that a lesson needs.

use super::lesson_state::use_lesson;
use crate::app::ThemeSignal;
use crate::table::layout::use_layout;
use cartagena_art::pencil;
use cartagena_lessons::{Lesson, LessonStep, PointedThing, Task};
use leptos::prelude::*;

/// Loops around the places that the sentence speaks of.
pub fn pointed_places() -> AnyView {
    let (lesson, layout, theme) = (use_lesson(), use_layout(), expect_context::<ThemeSignal>());
    let loops = move || {
        let (layout, palette) = (layout.get(), theme.get().palette());
        let places = lesson.host.read().places();
        places.into_iter().map(|place| pencil(layout, place, palette)).collect::<String>()
    };
    view! { <g class="pointed-places" inner_html=loops></g> }.into_any()
}

/// Returns the name by which the styles know something that is pointed at.
const fn style_name(point: PointedThing) -> &'static str {
    match point {
        PointedThing::Place(_) => "place",
        PointedThing::Hand => "hand",
        PointedThing::Others => "others",
        PointedThing::Row => "row",
        PointedThing::Pile => "pile",
        PointedThing::Discards => "discards",
        PointedThing::Moves => "moves",
        PointedThing::EndTurn => "end",
        PointedThing::Undo => "undo",
        PointedThing::Hint => "hint",
    }
}

/// Returns the names of the things that are pointed at, with spaces between them.
pub fn style_names(points: &[PointedThing]) -> String {
    points.iter().map(|point| style_name(*point)).collect::<Vec<_>>().join(" ")
}

/// Returns the parts of the table that a lesson needs even on a small screen, as classes.
pub fn needed_parts(lesson: &Lesson) -> String {
    let parts = [
        ("with-others", lesson.steps.iter().any(needs_others)),
        ("with-cards", lesson.steps.iter().any(needs_cards)),
        ("with-actions", lesson.steps.iter().any(needs_actions)),
    ];
    parts.into_iter().filter(|part| part.1).map(|part| part.0).collect::<Vec<_>>().join(" ")
}

fn needs_others(step: &LessonStep) -> bool {
    step.points.contains(&PointedThing::Others)
}

fn needs_cards(step: &LessonStep) -> bool {
    let cards = [PointedThing::Row, PointedThing::Pile, PointedThing::Discards];
    step.points.iter().any(|point| cards.contains(point))
}

fn needs_actions(step: &LessonStep) -> bool {
    matches!(step.task, Task::Turn | Task::EndTurn | Task::Undo | Task::Hint)
}

#[cfg(test)]
mod tests {
    use super::needed_parts;
    use cartagena_lessons::LESSONS;

    fn lessons_with(part: &str) -> Vec<&'static str> {
        let needed = LESSONS.iter().filter(|lesson| needed_parts(lesson).contains(part));
        needed.map(|lesson| lesson.id).collect()
    }

    #[test]
    fn lessons_show_the_parts_that_they_speak_of() {
        assert_eq!(lessons_with("with-others"), ["road", "row", "hidden"]);
        assert_eq!(lessons_with("with-cards"), ["back-for-one", "row", "refill", "hidden"]);
        assert_eq!(lessons_with("with-actions"), ["turn", "road", "free"]);
    }
}

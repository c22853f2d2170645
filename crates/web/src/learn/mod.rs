//! Learning by doing: the list of lessons, and each of them to be played at a table whose host is the
//! lesson.

pub mod completed;
pub mod host;
pub mod lesson;
pub mod lesson_state;
pub mod list;
pub mod points;

use cartagena_lessons::LESSONS;
use leptos::prelude::*;
use lesson::LessonPage;
use list::LessonList;

/// The course, or one lesson of it. A lesson that does not exist leads to the list.
#[component]
pub fn Learn(
    /// Given by the address.
    lesson: Option<String>,
) -> impl IntoView {
    let number = lesson.and_then(|id| LESSONS.iter().position(|lesson| lesson.id == id));
    match number {
        Some(number) => view! { <LessonPage number /> }.into_any(),
        None => view! { <LessonList /> }.into_any(),
    }
}

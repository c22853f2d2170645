//! Learning by doing: the list of lessons, and each of them to be played.

pub mod board;
pub mod classroom;
pub mod desk;
pub mod diary;
pub mod frames;
pub mod hand;
pub mod lesson;
pub mod list;
pub mod strips;
pub mod words;

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

//! The completed lessons, kept in local storage.

use cartagena_lessons::LESSONS;
use leptos::prelude::window;
use std::collections::BTreeSet;

/// The lessons done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CompletedLessons(BTreeSet<String>);

/// The key in local storage. It exists as soon as a lesson was opened.
pub const KEY: &str = "cartagena-lessons";

impl CompletedLessons {
    /// Loads the lessons completed on this device.
    pub fn load() -> CompletedLessons {
        let storage = window().local_storage().ok().flatten();
        let text = storage.and_then(|storage| storage.get_item(KEY).ok().flatten());
        CompletedLessons::parse(&text.unwrap_or_default())
    }

    /// Notes a lesson, or several with spaces between them; with none, that the course was begun.
    /// If a browser keeps nothing, it is forgotten.
    pub fn add(lessons: &str) {
        let mut diary = CompletedLessons::load();
        diary.0.extend(CompletedLessons::parse(lessons).0);
        if let Ok(Some(storage)) = window().local_storage() {
            let _ = storage.set_item(KEY, &diary.format());
        }
    }

    /// Parses ids with spaces between them. Lessons that no longer exist are dropped.
    fn parse(text: &str) -> CompletedLessons {
        let known = |id: &&str| LESSONS.iter().any(|lesson| lesson.id == *id);
        CompletedLessons(text.split_whitespace().filter(known).map(str::to_owned).collect())
    }

    fn format(&self) -> String {
        self.0.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
    }

    /// Returns whether a lesson is completed.
    pub fn contains(&self, lesson: &str) -> bool {
        self.0.contains(lesson)
    }

    /// Returns whether no lesson is completed yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the lesson to go on with: the first that is not done, or the first of all.
    pub fn next(&self) -> usize {
        LESSONS.iter().position(|lesson| !self.contains(lesson.id)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let diary = CompletedLessons::parse("jump aim jump");
        assert!(diary.contains("aim") && diary.contains("jump") && !diary.contains("road"));
        assert_eq!(CompletedLessons::parse(&diary.format()), diary);
    }

    #[test]
    fn nonsense_is_not_a_lesson() {
        assert!(CompletedLessons::parse("{\"aim\":1} swimming").is_empty());
    }

    #[test]
    fn one_goes_on_where_one_stopped() {
        assert_eq!(CompletedLessons::default().next(), 0);
        assert_eq!(LESSONS[CompletedLessons::parse("aim jump").next()].id, "advance");
        let all: Vec<_> = LESSONS.iter().map(|lesson| lesson.id).collect();
        assert_eq!(CompletedLessons::parse(&all.join(" ")).next(), 0);
    }
}

//! Every id that the course and the rules name is a sentence without variables.

use cartagena_lessons::{LESSONS, LessonStep, SECTIONS, Section, TextId, matches_query};
use cartagena_texts::{Lang, Texts, bidi, ids, takes};
use std::collections::BTreeSet;

fn of_step(step: &LessonStep) -> impl Iterator<Item = TextId> {
    std::iter::once(step.say).chain(step.right).chain(step.wrong)
}

fn named() -> BTreeSet<TextId> {
    let titles = LESSONS.iter().map(|lesson| lesson.title);
    let steps = LESSONS.iter().flat_map(|lesson| lesson.steps).flat_map(of_step);
    titles.chain(steps).chain(SECTIONS.iter().flat_map(Section::texts)).collect()
}

#[test]
fn every_id_is_a_sentence_without_variables() {
    let missing: Vec<_> = named().into_iter().filter(|id| !takes(id, &[])).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_sentence_of_the_book_is_in_it() {
    let named = named();
    let lost: Vec<_> = ids().filter(|id| id.starts_with("book-") && !named.contains(id)).collect();
    assert!(lost.is_empty(), "{lost:?}");
}

/// On a phone a sentence of the course shares the screen with the table.
#[test]
fn sentences_of_the_course_are_short() {
    let long = |lang: Lang| if lang == Lang::Ja { 90 } else { 210 };
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for id in LESSONS.iter().flat_map(|lesson| lesson.steps).flat_map(of_step) {
            let said = bidi::unmarked(&texts.say(id));
            let length = said.chars().count();
            assert!(length <= long(lang), "{lang}: {id}: {length}: {said}");
        }
    }
}

#[test]
fn the_rules_can_be_searched_in_every_language() {
    let check = |lang: Lang, query: &str, section: &str| {
        let texts = Texts::new(lang);
        let found: Vec<_> = SECTIONS
            .iter()
            .filter(|it| it.texts().any(|id| matches_query(query, &texts.say(id))))
            .map(|it| it.id)
            .collect();
        assert!(found.contains(&section), "{lang}: {query}: {found:?}");
        assert!(found.len() < SECTIONS.len(), "{lang}: {query} finds everything");
    };
    check(Lang::En, "shuffle", "setup");
    check(Lang::He, "חפיסה", "cards");
    check(Lang::Ru, "колода", "cards");
    check(Lang::Da, "bunke", "cards");
    check(Lang::Cs, "odkládací", "cards");
    check(Lang::Ja, "山札", "cards");
}

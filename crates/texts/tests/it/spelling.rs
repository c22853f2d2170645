//! Checks that a proofreader could make without knowing the game.

use std::collections::BTreeMap;

use crate::common::{for_each_saying, patterns, plain_text};
use cartagena_texts::Lang;

/// Latin words that stand in every script: what is printed on a key, and the names of a
/// rating and of the world's time.
const LATIN: &[&str] = &["Enter", "Elo", "UTC"];

fn latin_words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty())
}

#[test]
fn other_scripts_hold_no_latin_words() {
    for lang in [Lang::He, Lang::Ru, Lang::Ja] {
        for (id, pattern) in patterns(lang) {
            let text = plain_text(&pattern);
            let foreign: Vec<_> = latin_words(&text).filter(|word| !LATIN.contains(word)).collect();
            assert!(foreign.is_empty(), "{lang}: {id}: {foreign:?}");
        }
    }
}

fn is_of(lang: Lang, c: char) -> bool {
    match c {
        'א'..='ת' => lang == Lang::He,
        'а'..='я' | 'А'..='Я' | 'ё' | 'Ё' => lang == Lang::Ru,
        'ぁ'..='ヺ' | '一'..='鿿' => lang == Lang::Ja,
        'æ' | 'ø' | 'å' | 'Æ' | 'Ø' | 'Å' => lang == Lang::Da,
        'ě' | 'š' | 'č' | 'ř' | 'ž' | 'ů' | 'ť' | 'ď' | 'ň' | 'ý' | 'á' | 'í' => {
            lang == Lang::Cs
        }
        // Danish marks the stressed number with it ("ét"), Czech has it as a long vowel.
        'é' => matches!(lang, Lang::Cs | Lang::Da),
        _ => !c.is_alphabetic() || c.is_ascii() || matches!(lang, Lang::Cs | Lang::Ja),
    }
}

#[test]
fn letters_belong_to_the_language() {
    for lang in Lang::ALL {
        for (id, pattern) in patterns(lang) {
            let strange: Vec<_> =
                plain_text(&pattern).chars().filter(|&c| !is_of(lang, c)).collect();
            assert!(strange.is_empty(), "{lang}: {id}: {strange:?}");
        }
    }
}

/// Words that Danish or Czech share with English.
const SHARED: &[(Lang, &str)] = &[
    (Lang::Da, "arg-shell"),
    (Lang::Da, "game-name"),
    (Lang::Da, "link-title"),
    (Lang::Da, "link-title-empty"),
    (Lang::Da, "menu"),
    (Lang::Da, "new-variant"),
    (Lang::Da, "online-chat"),
    (Lang::Da, "online-send"),
    (Lang::Da, "rating"),
    (Lang::Da, "rating-change"),
    (Lang::Da, "ratings-title"),
    (Lang::Da, "seat-bot"),
    (Lang::Da, "studies-tunnel"),
    (Lang::Da, "study-pause"),
    (Lang::Da, "study-stop"),
    (Lang::Da, "table-menu"),
    (Lang::Da, "train-net"),
    (Lang::Da, "variant"),
    (Lang::Da, "word-fort"),
    (Lang::Cs, "game-name"),
    (Lang::Cs, "link-title"),
    (Lang::Cs, "link-title-empty"),
    (Lang::Cs, "online-chat"),
];

#[test]
fn nothing_is_left_in_english() {
    let english: BTreeMap<_, _> =
        patterns(Lang::En).into_iter().map(|(id, pattern)| (id, plain_text(&pattern))).collect();
    for lang in [Lang::Da, Lang::Cs] {
        for (id, pattern) in patterns(lang) {
            let text = plain_text(&pattern);
            let same = text.contains(char::is_alphabetic) && english.get(id) == Some(&text);
            assert_eq!(same, SHARED.contains(&(lang, id)), "{lang}: {id}: {text:?}");
        }
    }
}

/// Typewriter marks for which each language has a better one.
#[test]
fn punctuation_is_typeset() {
    for lang in Lang::ALL {
        let bad: &[&str] = match lang {
            // An apostrophe is how everybody types the geresh of ג'מייקה.
            Lang::He => &["\"", "...", "→"],
            Lang::Ja => &["\"", "'", ".", ",", "!", "?", ":", "(", ")", "←"],
            _ => &["\"", "'", "...", "←"],
        };
        for (id, pattern) in patterns(lang) {
            let text = plain_text(&pattern);
            let found: Vec<_> = bad.iter().filter(|mark| text.contains(*mark)).collect();
            assert!(found.is_empty(), "{lang}: {id}: {found:?} in {text:?}");
        }
    }
}

fn ends_a_sentence(said: &str) -> bool {
    said.ends_with(['.', '!', '?', '。', '！', '？'])
}

fn sentence_ends(lang: Lang) -> Vec<(String, bool)> {
    let mut ends = Vec::new();
    for_each_saying(lang, |id, values, said| {
        ends.push((format!("{id} {values:?}"), ends_a_sentence(said)));
    });
    ends
}

#[test]
fn a_sentence_in_english_is_a_sentence_everywhere() {
    let english = sentence_ends(Lang::En);
    for lang in Lang::ALL {
        for (own, expect) in sentence_ends(lang).iter().zip(&english) {
            assert_eq!(own, expect, "{lang}");
        }
    }
}

#[test]
fn spaces_are_single_and_inside() {
    for lang in Lang::ALL {
        for_each_saying(lang, |id, _, said| {
            assert!(!said.contains("  ") && said.trim() == said, "{lang}: {id}: {said:?}");
            assert!(!said.contains('\n'), "{lang}: {id} runs over two lines: {said:?}");
            let loose = [" .", " ,", " :", " !", " ?", " 。", " 、", ".."];
            let found: Vec<_> = loose.iter().filter(|mark| said.contains(*mark)).collect();
            assert!(found.is_empty(), "{lang}: {id}: {found:?} in {said:?}");
        });
    }
}

//! Every language says everything that English says, with the same variables.

use std::collections::BTreeSet;

use crate::common::outline::{Outline, outline};
use crate::common::{Choice, choices, files, for_each_saying, patterns};
use cartagena_texts::{
    Args, Lang, MESSAGES, MessageError, Texts, VARIABLES, Value, VariableKind, args, ids, kind_of,
};
use fluent_syntax::ast::Entry;

fn outline_of(lang: Lang) -> Outline {
    let files: Vec<_> = files(lang).into_iter().map(|(_, file)| file).collect();
    outline(&files)
}

#[test]
fn every_language_has_every_message_and_no_other() {
    let english: BTreeSet<_> = ids().map(str::to_owned).collect();
    assert!(english.len() > 100);
    for lang in Lang::ALL {
        let own: BTreeSet<_> = outline_of(lang).into_keys().collect();
        let missing: Vec<_> = english.difference(&own).collect();
        let surplus: Vec<_> = own.difference(&english).collect();
        assert!(missing.is_empty() && surplus.is_empty(), "{lang}: -{missing:?} +{surplus:?}");
    }
}

#[test]
fn every_message_stands_in_the_same_file() {
    let homes = |lang| -> BTreeSet<_> {
        let entries = files(lang)
            .into_iter()
            .flat_map(|(theme, file)| file.body.into_iter().map(move |entry| (theme, entry)));
        entries
            .filter_map(|(theme, entry)| match entry {
                Entry::Message(message) => Some((message.id.name, theme)),
                _ => None,
            })
            .collect()
    };
    let english = homes(Lang::En);
    for lang in Lang::ALL {
        let own = homes(lang);
        let moved: Vec<_> = own.symmetric_difference(&english).collect();
        assert!(moved.is_empty(), "{lang}: {moved:?}");
    }
}

#[test]
fn every_message_needs_the_same_variables() {
    for lang in Lang::ALL {
        let own = outline_of(lang);
        for message in MESSAGES {
            let names: Vec<_> = own[message.id].iter().map(String::as_str).collect();
            assert_eq!(names, message.variables, "{lang}: {}", message.id);
        }
    }
}

#[test]
fn messages_are_values_only_and_no_id_stands_twice() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for entry in files(lang).into_iter().flat_map(|(_, file)| file.body) {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    assert!(message.value.is_some(), "{lang}: {id} is empty");
                    assert!(message.attributes.is_empty(), "{lang}: {id} has attributes");
                    assert!(seen.insert(id), "{lang}: {id} stands twice");
                }
                Entry::Term(term) => panic!("{lang}: -{} is a term", term.id.name),
                Entry::Junk { content } => panic!("{lang}: {content}"),
                _ => {}
            }
        }
    }
}

#[test]
fn variables_are_listed_and_used() {
    let used: BTreeSet<_> = MESSAGES.iter().flat_map(|message| message.variables).collect();
    let listed: BTreeSet<_> = VARIABLES.iter().map(|(name, _)| name).collect();
    let unlisted: Vec<_> = used.difference(&listed).collect();
    let unused: Vec<_> = listed.difference(&used).collect();
    assert!(unlisted.is_empty() && unused.is_empty(), "VARIABLES: +{unlisted:?} -{unused:?}");
    assert_eq!(listed.len(), VARIABLES.len(), "a name stands twice in VARIABLES");
    let sorted = VARIABLES.windows(2).all(|pair| pair[0].0 < pair[1].0);
    assert!(sorted, "VARIABLES are not sorted");
}

#[test]
fn everything_can_be_said_and_shows_what_it_was_given() {
    for lang in Lang::ALL {
        let mut said_count = 0;
        for_each_saying(lang, |id, values, said| {
            said_count += 1;
            assert!(!said.is_empty() && !said.contains(['{', '}', '$']), "{lang}: {id}: {said:?}");
            for (name, value) in values {
                let shown = match value {
                    // The others may be words: "two cards", "the boat".
                    Value::Number(n) if *n > 2 && *n != 37 => said.contains(&n.to_string()),
                    Value::Text(text) if kind_of(name) == Some(VariableKind::Text) => {
                        said.contains(text)
                    }
                    _ => true,
                };
                assert!(shown, "{lang}: {id}: {said:?} does not show {name} = {value:?}");
            }
        });
        assert!(said_count > MESSAGES.len());
    }
}

#[test]
fn different_words_are_said_differently() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (id, variable) in [
            ("symbol", "symbol"),
            ("with-symbol", "symbol"),
            ("seat-name", "colour"),
            ("variant", "variant"),
        ] {
            let Some(VariableKind::OneOf(words)) = kind_of(variable) else { panic!("{variable}") };
            let said: BTreeSet<_> = words
                .iter()
                .map(|&word| texts.say_with(id, &Args::new().with(variable, word)))
                .collect();
            assert_eq!(said.len(), words.len(), "{lang}: {id}: {said:?}");
        }
    }
}

fn plural_categories(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En | Lang::Da => &["one", "other"],
        Lang::He => &["one", "two", "other"],
        Lang::Ru | Lang::Cs => &["one", "few", "many", "other"],
        Lang::Ja => &["other"],
    }
}

fn check_choice(lang: Lang, id: &str, choice: &Choice) {
    let keys: Vec<_> =
        choice.keys.iter().copied().filter(|key| key.parse::<i64>().is_err()).collect();
    match kind_of(choice.variable).expect("a listed variable") {
        VariableKind::Text => panic!("{lang}: {id} chooses by the free text ${}", choice.variable),
        VariableKind::OneOf(words) => assert_eq!(choice.keys, words, "{lang}: {id}"),
        // By exact numbers alone, as with places, no grammar is involved.
        VariableKind::Number if keys == ["other"] => {}
        VariableKind::Number => assert_eq!(keys, plural_categories(lang), "{lang}: {id}"),
    }
}

#[test]
fn choices_are_complete() {
    for lang in Lang::ALL {
        for (id, pattern) in patterns(lang) {
            choices(&pattern).iter().for_each(|choice| check_choice(lang, id, choice));
        }
    }
}

#[test]
fn plural_words_follow_the_number() {
    let check = |lang, count, expect: &str| {
        let said = Texts::new(lang).say_with("cards", &args![count = count]);
        assert_eq!(cartagena_texts::bidi::unmarked(&said), expect, "{lang} {count}");
    };
    check(Lang::En, 1, "1 card");
    check(Lang::En, 0, "0 cards");
    check(Lang::Ru, 1, "1 карта");
    check(Lang::Ru, 2, "2 карты");
    check(Lang::Ru, 5, "5 карт");
    check(Lang::Ru, 11, "11 карт");
    check(Lang::Ru, 21, "21 карта");
    check(Lang::Ru, 22, "22 карты");
    check(Lang::Cs, 1, "1 karta");
    check(Lang::Cs, 3, "3 karty");
    check(Lang::Cs, 5, "5 karet");
    check(Lang::Cs, 21, "21 karet");
    check(Lang::He, 1, "קלף אחד");
    check(Lang::He, 2, "שני קלפים");
    check(Lang::He, 3, "3 קלפים");
    check(Lang::Da, 2, "2 kort");
    check(Lang::Ja, 2, "カード2枚");
}

#[test]
fn lapses_are_named() {
    let texts = Texts::new(Lang::En);
    let nothing = texts.try_say("no-such-id", &Args::new());
    assert_eq!(nothing, Err(MessageError::NoMessage("no-such-id".to_owned())));
    let unfilled = texts.try_say("turn-of", &Args::new()).unwrap_err();
    assert!(matches!(unfilled, MessageError::Unfilled(_)));
    let sentence = unfilled.to_string();
    assert!(!sentence.contains(['(', '[', '{']), "{sentence}");
    let misfit = |args: Args| match texts.try_say("log-advance", &args) {
        Err(MessageError::BadVariable(variable)) => variable,
        other => panic!("{other:?}"),
    };
    assert_eq!(misfit(args![from = "6"]), "from");
    assert_eq!(misfit(args![from = 6, symbol = "dagger"]), "symbol");
    assert_eq!(misfit(args![name = 7]), "name");
    assert_eq!(misfit(args![nobody = 7]), "nobody");
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "no message has the id `no-such-id`")]
fn an_unknown_id_is_loud_in_tests() {
    Texts::new(Lang::En).say("no-such-id");
}

#[test]
fn only_hebrew_has_marks_of_direction() {
    for lang in Lang::ALL {
        let said = Texts::new(lang).say_with("turn-of", &args![name = "Anne"]);
        assert_eq!(said.contains('\u{2068}'), lang.is_rtl(), "{lang}: {said:?}");
    }
}

#[test]
fn texts_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Texts>();
}

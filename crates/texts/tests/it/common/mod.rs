//! The `.ftl` files as syntax trees, and sample values for their variables.

#[path = "../../../build/outline.rs"]
pub(crate) mod outline;

use cartagena_texts::{
    Args, Lang, MESSAGES, Message, SOURCES, Texts, Value, VariableKind, bidi, kind_of,
};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, Variant, VariantKey,
};

/// Numbers of every plural category, and the two places that have names.
pub(crate) const NUMBERS: [i64; 10] = [0, 1, 2, 3, 5, 11, 21, 22, 37, 101];

/// The value of text variables in the tests; no message contains it by itself.
pub(crate) const TEXT: &str = "Ñandú";

pub(crate) fn files(lang: Lang) -> Vec<(&'static str, Resource<&'static str>)> {
    let own = SOURCES.iter().filter(|(tag, ..)| *tag == lang.tag());
    own.map(|&(_, theme, text)| match fluent_syntax::parser::parse(text) {
        Ok(file) => (theme, file),
        Err((_, errors)) => panic!("{lang}/{theme}.ftl: {errors:?}"),
    })
    .collect()
}

/// Every message of a language with its pattern.
pub(crate) fn patterns(lang: Lang) -> Vec<(&'static str, Pattern<&'static str>)> {
    let entries = files(lang).into_iter().flat_map(|(_, file)| file.body);
    entries
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message.value?)),
            _ => None,
        })
        .collect()
}

/// All plain text of a pattern, that of every variant included.
pub(crate) fn plain_text(pattern: &Pattern<&'static str>) -> String {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| text.push_str(&plain_text(&variant.value)));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
    text
}

pub(crate) struct Choice {
    pub variable: &'static str,
    pub keys: Vec<&'static str>,
}

/// Every choice by a variable within a pattern.
pub(crate) fn choices(pattern: &Pattern<&'static str>) -> Vec<Choice> {
    let selects = pattern.elements.iter().filter_map(|element| match element {
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            Some((selector, variants))
        }
        _ => None,
    });
    selects
        .flat_map(|(selector, variants)| {
            let InlineExpression::VariableReference { id } = selector else {
                panic!("a choice must be by a variable: {selector:?}");
            };
            let keys = variants.iter().map(key).collect();
            let inner = variants.iter().flat_map(|variant| choices(&variant.value));
            std::iter::once(Choice { variable: id.name, keys }).chain(inner).collect::<Vec<_>>()
        })
        .collect()
}

fn key(variant: &Variant<&'static str>) -> &'static str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

fn samples(variable: &str) -> Vec<Value> {
    match kind_of(variable).unwrap_or_else(|| panic!("`{variable}` is not in VARIABLES")) {
        VariableKind::Number => NUMBERS.map(Value::Number).to_vec(),
        VariableKind::Text => vec![Value::from(TEXT)],
        VariableKind::OneOf(words) => words.iter().map(|&word| Value::from(word)).collect(),
    }
}

/// Sample values for the variables of a message, in every combination.
pub(crate) fn sample_values(message: &Message) -> Vec<Vec<(&'static str, Value)>> {
    message.variables.iter().fold(vec![Vec::new()], |rows, &variable| {
        let extend = |row: &Vec<_>| {
            let row = row.clone();
            samples(variable).into_iter().map(move |value| {
                let mut longer = row.clone();
                longer.push((variable, value));
                longer
            })
        };
        rows.iter().flat_map(extend).collect()
    })
}

pub(crate) fn args_of(values: &[(&'static str, Value)]) -> Args {
    values.iter().fold(Args::new(), |args, (name, value)| args.with(name, value.clone()))
}

/// Every message of a language with every combination of sample values, said and unmarked.
pub(crate) fn for_each_saying(lang: Lang, mut check: impl FnMut(&str, &[(&str, Value)], &str)) {
    let texts = Texts::new(lang);
    for message in MESSAGES {
        for values in sample_values(message) {
            match texts.try_say(message.id, &args_of(&values)) {
                Ok(said) => check(message.id, &values, &bidi::unmarked(&said)),
                Err(lapse) => panic!("{lang}: {} with {values:?}: {lapse}", message.id),
            }
        }
    }
}

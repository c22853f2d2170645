//! The outline of a Fluent file: its messages and the variables that each of them needs.
//!
//! Shared by the build script, which makes the table of ids from the English files, and the
//! tests, which hold the other languages against it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
};

/// Messages by id, each with the variables it needs, those of referenced messages included.
pub(crate) type Outline = BTreeMap<String, BTreeSet<String>>;

#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

/// Returns the outline of several files of one language taken together.
pub(crate) fn outline<'a>(files: impl IntoIterator<Item = &'a Resource<&'a str>>) -> Outline {
    let uses: BTreeMap<String, Uses> = files
        .into_iter()
        .flat_map(|file| &file.body)
        .filter_map(|entry| match entry {
            Entry::Message(message) => {
                Some((message.id.name.to_owned(), uses_of(message.value.as_ref()?)))
            }
            _ => None,
        })
        .collect();
    uses.keys().map(|id| (id.clone(), variables(&uses, id, &mut BTreeSet::new()))).collect()
}

fn variables(
    uses: &BTreeMap<String, Uses>,
    id: &str,
    seen: &mut BTreeSet<String>,
) -> BTreeSet<String> {
    let Some(own) = uses.get(id).filter(|_| seen.insert(id.to_owned())) else {
        return BTreeSet::new();
    };
    let mut all = own.variables.clone();
    for message in &own.messages {
        all.append(&mut variables(uses, message, seen));
    }
    all
}

fn uses_of(pattern: &Pattern<&str>) -> Uses {
    let mut uses = Uses::default();
    uses.pattern(pattern);
    uses
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
    }
}

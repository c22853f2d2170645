//! The milestones reached so far.

use super::JournalSignal;
use crate::language::use_texts;
use crate::tr;
use cartagena_client::Milestone;
use cartagena_texts::say;
use leptos::prelude::*;

/// The milestones: those that were reached, and then the others.
#[component]
pub(super) fn Milestones(
    /// The journal.
    journal: JournalSignal,
) -> impl IntoView {
    let texts = use_texts();
    let all = Memo::new(move |_| {
        let journal = journal.read();
        let reached =
            |one: Milestone| journal.as_ref().is_some_and(|journal| journal.has_reached(one));
        let mut all = Milestone::ALL.map(|one| (reached(one), one));
        all.sort_by_key(|(reached, _)| !reached);
        all
    });
    let item = move |(reached, one): (bool, Milestone)| {
        let words = move || say!(texts.read(), "milestone", milestone = one.key());
        let state = move || match reached {
            true => say!(texts.read(), "milestone-reached"),
            false => say!(texts.read(), "milestone-open"),
        };
        let sign = if reached { "✓" } else { "·" };
        view! {
            <li class:reached=reached>
                <span aria-hidden="true">{sign}</span>
                <span>{words}</span>
                <span class="aside">{state}</span>
            </li>
        }
    };
    view! {
        <h2>{tr!(texts, "statistics-milestones")}</h2>
        <ul class="statistics-milestones">{move || all.get().map(item).collect_view()}</ul>
    }
}

//! Games and wins of each kind: a table whose bars show what its numbers say.

use crate::language::use_texts;
use crate::tr;
use cartagena_client::Tally;
use cartagena_texts::say;
use leptos::prelude::*;

/// A row of a table.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TallyRow {
    /// The name of the kind.
    pub(super) name: String,
    /// Its games.
    pub(super) tally: Tally,
}

/// A table of games and wins; nothing if there is nothing to tell apart.
#[component]
pub(super) fn TallyTable(
    /// The heading of the kinds.
    title: Signal<String>,
    /// The rows.
    rows: Signal<Vec<TallyRow>>,
) -> impl IntoView {
    let texts = use_texts();
    let row = move |row: TallyRow| {
        let TallyRow { name, tally } = row;
        let percent = (100 * tally.wins + tally.games / 2) / tally.games.max(1);
        let bar = format!(
            r#"<rect class="all" width="100" height="12"/><rect class="won" width="{percent}" height="12"/>"#
        );
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{tally.games}</td>
                <td>{tally.wins}</td>
                <td class="statistics-share">
                    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" inner_html=bar />
                    <span>{move || say!(texts.read(), "study-percent", percent = percent)}</span>
                </td>
            </tr>
        }
    };
    view! {
        <table class="statistics-table">
            <thead><tr>
                <th scope="col">{title}</th>
                <th scope="col">{tr!(texts, "statistics-column-games")}</th>
                <th scope="col">{tr!(texts, "statistics-column-wins")}</th>
                <th scope="col">{tr!(texts, "statistics-column-share")}</th>
            </tr></thead>
            <tbody>{move || rows.get().into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

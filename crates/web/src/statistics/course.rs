//! The accuracy of the reviewed games in their course.

use super::JournalSignal;
use crate::language::use_texts;
use crate::tr;
use cartagena_client::Journal;
use cartagena_texts::say;
use leptos::prelude::*;

/// The most games in the picture.
const MAX_GAMES: usize = 60;
/// The lowest accuracy in the picture, in thousandths: hardly any game is below it.
const FLOOR: u16 = 700;

/// The picture with its numbers; nothing before two games were reviewed.
#[component]
pub(super) fn Course(
    /// The journal.
    journal: JournalSignal,
) -> impl IntoView {
    let texts = use_texts();
    let values = Memo::new(move |_| {
        let all = journal.read().as_ref().map(Journal::precisions).unwrap_or_default();
        all[all.len().saturating_sub(MAX_GAMES)..].to_vec()
    });
    let rows = move || {
        let row = |(at, value): (usize, u16)| {
            let percent = u32::from((value + 5) / 10);
            view! { <tr>
                <th scope="row">{at + 1}</th>
                <td>{move || say!(texts.read(), "study-percent", percent = percent)}</td>
            </tr> }
        };
        values.get().into_iter().enumerate().map(row).collect_view()
    };
    view! {
        <Show when=move || values.with(|all| all.len() > 1)>
            <h2>{tr!(texts, "statistics-course")}</h2>
            <svg class="statistics-course" viewBox="0 0 320 100" role="img"
                aria-label=tr!(texts, "statistics-course-about") inner_html=move || drawing(&values.read()) />
            <details class="study-table">
                <summary>{tr!(texts, "study-table")}</summary>
                <table><tbody>{rows}</tbody></table>
            </details>
        </Show>
    }
}

/// Returns the line over its grid.
fn drawing(values: &[u16]) -> String {
    let line = points(values);
    format!(
        r#"<path class="grid" d="M0 2H320M0 34H320M0 66H320M0 98H320"/><polyline points="{line}"/>"#
    )
}

/// Returns the points of the line, the first game at the left.
fn points(values: &[u16]) -> String {
    let last = values.len().saturating_sub(1).max(1) as f32;
    let point = |(at, value): (usize, &u16)| {
        let height = f32::from((*value).clamp(FLOOR, 1000) - FLOOR) / f32::from(1000 - FLOOR);
        format!("{:.1},{:.1}", 320.0 * at as f32 / last, 98.0 - 96.0 * height)
    };
    values.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::points;

    #[test]
    fn the_line_goes_from_left_to_right_and_stays_in_the_picture() {
        assert_eq!(points(&[1000, 850, 100]), "0.0,2.0 160.0,50.0 320.0,98.0");
        assert_eq!(points(&[700]), "0.0,98.0");
        assert_eq!(points(&[]), "");
    }
}

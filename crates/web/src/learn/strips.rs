//! The strips beside the board: the open row and the piles, and the cards of the others.

use super::lesson_state::use_lesson;
use crate::boxed_closures::signal_of;
use crate::table::names::{colour_name, hand_list, symbol_name};
use cartagena::{Observation, Seat};
use cartagena_art::{HandLayout, Layout, Look, Palette, Rect, hand, pirate, table_cards};
use cartagena_lessons::{LESSONS, PointedThing};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Returns whether a lesson is about the row, the piles or the others' cards; on small screens the
/// other lessons hide them.
pub fn is_needed(number: usize) -> bool {
    let beside = |point: &PointedThing| {
        matches!(point, PointedThing::Row | PointedThing::Pile | PointedThing::Others)
    };
    LESSONS[number].steps.iter().any(|step| step.points.iter().any(beside))
}

/// The row, if there is one, and the piles.
#[component]
pub fn CardStrip() -> impl IntoView {
    let room = use_lesson();
    let pointed = move || {
        let desk = room.interaction.read();
        desk.points_at(PointedThing::Row) || desk.points_at(PointedThing::Pile)
    };
    let picture = move || strip(&room.observation(), room.theme.get().palette());
    view! {
        <div
            class="lesson-row"
            class:pointed=pointed
            role="img"
            aria-label=signal_of(move || strip_name(&room.texts.read(), &room.observation()))
            inner_html=picture
        ></div>
    }
}

fn strip(seen: &Observation, palette: &Palette) -> String {
    let Rect { x, y, w, h } = strip_area(seen);
    let cards = table_cards(seen, Layout::Phone, palette);
    format!(
        "<svg viewBox=\"{x} {y} {w} {h}\" aria-hidden=\"true\" focusable=\"false\">{cards}</svg>"
    )
}

/// Returns the area of the strip; without a row the piles lie in the middle, alone.
fn strip_area(seen: &Observation) -> Rect {
    let all = Layout::Phone.cards();
    let row = seen.rules().variant.has_row();
    if row { all } else { Rect::new(all.x + 134.0, all.y, 84.0, all.h) }
}

fn strip_name(texts: &Texts, seen: &Observation) -> String {
    let pile = say!(texts, "draw-pile", count = seen.pile_len());
    if !seen.rules().variant.has_row() {
        return pile;
    }
    let row: Vec<String> = seen.row().iter().map(|card| symbol_name(texts, card)).collect();
    let row = say!(texts, "row-label", cards = texts.list(&row));
    format!("{row}. {pile}")
}

/// The cards of everybody else.
#[component]
pub fn Others() -> impl IntoView {
    let room = use_lesson();
    let seats = room.interaction.with_untracked(|desk| desk.observation().seats());
    let one = move |seat: Seat| {
        let name = move || {
            let texts = room.texts.read();
            let held = hand_list(&texts, room.observation().hand(seat));
            say!(texts, "learn-with", first = colour_name(&texts, seat), last = held)
        };
        let picture = move || other(&room.observation(), seat, room.theme.get().palette());
        view! { <div class="lesson-other" role="img" aria-label=name inner_html=picture></div> }
    };
    view! {
        <div class="lesson-others" class:pointed=signal_of(move || room.interaction.read().points_at(PointedThing::Others))>
            {Seat::first_n(seats).skip(1).map(one).collect_view()}
        </div>
    }
}

fn other(seen: &Observation, seat: Seat, palette: &Palette) -> String {
    let spread = HandLayout { area: Rect::new(38.0, 0.0, 222.0, 32.0), card: 19.0, beside: true };
    let body =
        pirate(seat, 18.0, 30.0, 27.0, Look::default()) + &hand(seen.hand(seat), spread, palette);
    format!("<svg viewBox=\"0 0 260 32\" aria-hidden=\"true\" focusable=\"false\">{body}</svg>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_texts::Lang;

    #[test]
    fn lessons_on_cards_need_the_cards_on_the_table() {
        let needed: Vec<_> =
            (0..LESSONS.len()).filter(|at| is_needed(*at)).map(|at| LESSONS[at].id).collect();
        assert_eq!(needed, ["road", "row", "hidden"]);
    }

    #[test]
    fn the_row_is_told_from_its_first_card() {
        let row = LESSONS.iter().find(|lesson| lesson.id == "row").expect("a lesson");
        let seen = row.game().observe(cartagena::Viewer::Public);
        let told = strip_name(&Texts::new(Lang::En), &seen);
        assert!(told.starts_with("The row, next card first: key, hat, skull"), "{told}");
        assert!(told.ends_with("Draw pile: 86 cards"), "{told}");
    }
}

//! The online tables at which it is the person's turn, on the home page.

use super::card::isolated_labels;
use super::connection::use_connection;
use super::{companion, time_words};
use crate::language::use_texts;
use crate::names;
use crate::picture::Figure;
use crate::route::Route;
use crate::tr;
use cartagena::Seat;
use cartagena_protocol::TableSummary;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Number of tables that the home page shows; the lobby has them all.
const SHOWN: usize = 2;

/// Links to the tables that wait for the person. Without a server there is nothing to see.
#[component]
pub fn FrontDoor() -> impl IntoView {
    let texts = use_texts();
    use_connection();
    let tables = companion::tables();
    let waiting = Memo::new(move |_| {
        let tables = tables.get().into_iter();
        tables.filter(|table| table.your_turn).collect::<Vec<_>>()
    });
    let more = Memo::new(move |_| waiting.read().len().saturating_sub(SHOWN));
    view! {
        <For each=move || waiting.get().into_iter().take(SHOWN) key=|table| table.game.clone() let(table)>
            <WaitingTable table />
        </For>
        <Show when=move || more.get().ne(&0)>
            <a class="button" href=Route::Online.href()>
                {tr!(texts, "online-turn-more", count = more.get())}
            </a>
        </Show>
    }
}

#[component]
fn WaitingTable(
    /// The table.
    table: TableSummary,
) -> impl IntoView {
    let texts = use_texts();
    let href = Route::OnlineTable { game: table.game.clone() }.href();
    let seats = Seat::first_n(table.seats.len());
    let crews = seats.map(|seat| view! { <Figure seat /> }).collect_view();
    let table = StoredValue::new(table);
    let words = move || table.with_value(|table| waiting_words(&texts.read(), table));
    view! {
        <a class="button waiting waiting-online" href=href>
            <span class="crews" aria-hidden="true">{crews}</span>
            <span>{words}</span>
        </a>
    }
}

/// Says that it is the person's turn, and against whom.
pub fn turn_words(texts: &Texts, table: &TableSummary) -> String {
    let labels = isolated_labels(table);
    let others = Seat::first_n(labels.len()).filter(|seat| table.your_seat != Some(*seat));
    let names: Vec<_> = others.map(|seat| names::name(texts, &labels, seat)).collect();
    say!(texts, "online-turn-with", name = texts.list(&names))
}

/// Says that it is the person's turn, against whom, and how much time a turn may take.
fn waiting_words(texts: &Texts, table: &TableSummary) -> String {
    let turn = turn_words(texts, table);
    match table.time_control {
        Some(_) => format!("{turn} · {}", time_words::short(texts, table.time_control)),
        None => turn,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Rules, Variant};
    use cartagena_protocol::{RoomStage, SeatLabel, TimeControl};
    use cartagena_texts::Lang;

    #[test]
    fn a_waiting_table_names_the_others_and_the_time() {
        let label = |name: &str| SeatLabel { name: name.into(), bot: None };
        let pace = TimeControl { turn: 86_400, reserve: 0, at_zero: Default::default() };
        let table = TableSummary {
            game: "k3".into(),
            rules: Rules::new(Variant::Tortuga),
            seats: vec![label("Anne"), label("Bert"), label("Carl")],
            free_seats: Vec::new(),
            open_to_anyone: 0,
            time_control: Some(pace),
            rated: false,
            stage: RoomStage::Playing,
            your_seat: Some(Seat::FIRST),
            your_turn: true,
            last_changed: 0,
        };
        let said = waiting_words(&Texts::new(Lang::En), &table);
        assert!(said.starts_with("Your turn: Bert and Carl · "), "{said}");
        let said =
            waiting_words(&Texts::new(Lang::En), &TableSummary { time_control: None, ..table });
        assert_eq!(said, "Your turn: Bert and Carl");
    }
}

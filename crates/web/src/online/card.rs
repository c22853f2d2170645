//! A table as a card in the lobby.

use super::connection::Connection;
use super::seats::join_and_go;
use super::{name, rematch, time_words};
use crate::language::use_texts;
use crate::names;
use crate::picture::Figure;
use crate::profiles::seat_profile;
use crate::route::Route;
use crate::settings::use_settings;
use cartagena::Seat;
use cartagena_client::online::bidi_isolated;
use cartagena_protocol::{RoomStage, SeatLabel, TableSummary};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Shows the game, the players and the link to the table.
#[component]
pub fn TableCardView(
    /// The table.
    table: TableSummary,
) -> impl IntoView {
    let texts = use_texts();
    let href = StoredValue::new(Route::OnlineTable { game: table.game.clone() }.href());
    let (contact, settings): (Connection, _) = (expect_context(), use_settings());
    let taken = Seat::first_n(table.seats.len()).filter(|seat| !table.free_seats.contains(seat));
    let taken: Vec<Seat> = taken.collect();
    let crews = taken.iter().map(|seat| view! { <Figure seat=*seat /> }).collect_view();
    let (turn, joins) = (table.your_turn, rematch::can_join(&table));
    let table = StoredValue::new(table);
    let words = move |what: fn(&Texts, &TableSummary) -> String| {
        move || table.with_value(|table| what(&texts.read(), table))
    };
    // One tap sits down and goes there.
    let join = move |_| {
        name::send_typed(&contact, &settings.read_untracked());
        table.with_value(|table| join_and_go(&table.game));
    };
    let name = move || {
        table.with_value(|table| {
            let texts = texts.read();
            format!(
                "{}: {} · {}",
                link_words(&texts, table),
                game(&texts, table),
                players(&texts, table)
            )
        })
    };
    let who = taken.into_iter().map(|seat| view! { <Player table seat /> }).collect_view();
    view! {
        <li class="game" class:turn=turn>
            <h3>{words(game)}</h3>
            <p class="game-when quiet">{words(time)}</p>
            <span class="crews" aria-hidden="true">{crews}</span>
            <p class="game-who">{who}</p>
            <p class="game-state">{words(state)}</p>
            <p class="deeds">
                <Show when=move || joins fallback=move || view! {
                    <a class="button" class:primary=turn href=href.get_value() aria-label=name>
                        {words(link_words)}
                    </a>
                }>
                    <button type="button" class="primary" on:click=join aria-label=name>
                        {words(link_words)}
                    </button>
                </Show>
            </p>
        </li>
    }
}

/// The name of a player; a person’s leads to their profile.
#[component]
fn Player(
    /// The table.
    table: StoredValue<TableSummary>,
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let texts = use_texts();
    let name =
        move || table.with_value(|table| names::name(&texts.read(), &isolated_labels(table), seat));
    let is_bot = |table: &TableSummary| table.seats[seat.index()].bot.is_some();
    let href = table.with_value(|table| (!is_bot(table)).then(|| seat_profile(&table.game, seat)));
    match href {
        Some(href) => view! { <a href=href>{name}</a> }.into_any(),
        None => view! { <span>{name}</span> }.into_any(),
    }
}

fn game(texts: &Texts, table: &TableSummary) -> String {
    time_words::game_words(texts, table.rules)
}

fn time(texts: &Texts, table: &TableSummary) -> String {
    let time = table.time_control.map(|_| time_words::short(texts, table.time_control));
    let rated = table.rated.then(|| say!(texts, "rated"));
    rated.into_iter().chain(time).collect::<Vec<_>>().join(" · ")
}

/// Returns the names of the seated players.
fn players(texts: &Texts, table: &TableSummary) -> String {
    let signs = isolated_labels(table);
    let taken = Seat::first_n(signs.len()).filter(|seat| !table.free_seats.contains(seat));
    texts.list(&taken.map(|seat| names::name(texts, &signs, seat)).collect::<Vec<_>>())
}

/// Returns the labels of the seats, with names that cannot turn the text around them.
pub fn isolated_labels(table: &TableSummary) -> Vec<SeatLabel> {
    let isolated =
        |sign: &SeatLabel| SeatLabel { name: bidi_isolated(&sign.name), bot: sign.bot.clone() };
    table.seats.iter().map(isolated).collect()
}

fn state(texts: &Texts, table: &TableSummary) -> String {
    match table.stage {
        RoomStage::Gathering if rematch::is_offer(table) => {
            say!(texts, "online-rematch-offer", name = rematch::host_name(texts, table))
        }
        // To a stranger the seats of friends are not free.
        RoomStage::Gathering if table.your_seat.is_none() => {
            say!(texts, "online-free", count = table.open_to_anyone)
        }
        RoomStage::Gathering => say!(texts, "online-free", count = table.free_seats.len()),
        RoomStage::Dealing => say!(texts, "online-dealing"),
        RoomStage::Playing if table.your_turn => say!(texts, "table-your-turn"),
        RoomStage::Playing => say!(texts, "online-playing"),
        RoomStage::Over { .. } => say!(texts, "online-over"),
        RoomStage::Closed => say!(texts, "online-closed"),
    }
}

/// Returns the label of the link to a table, or of the button that sits down there.
fn link_words(texts: &Texts, table: &TableSummary) -> String {
    match (&table.stage, table.your_seat) {
        _ if rematch::can_join(table) => say!(texts, "online-join"),
        (RoomStage::Playing | RoomStage::Dealing, None) | (RoomStage::Over { .. }, _) => {
            say!(texts, "online-look")
        }
        _ => say!(texts, "shelf-open"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Rules, Variant};
    use cartagena_texts::Lang;

    fn table(stage: RoomStage, your_turn: bool) -> TableSummary {
        let sign = |name: &str| SeatLabel { name: name.into(), bot: None };
        let bot = SeatLabel { name: String::new(), bot: Some("sailor".into()) };
        TableSummary {
            game: "k3".into(),
            rules: Rules::new(Variant::Jamaica),
            seats: vec![sign("Anne"), sign(""), bot],
            free_seats: Seat::new(1).into_iter().collect(),
            open_to_anyone: 0,
            time_control: None,
            rated: false,
            stage,
            your_seat: Some(Seat::FIRST),
            your_turn,
            last_changed: 0,
        }
    }

    #[test]
    fn a_card_names_those_who_sit_there() {
        let texts = Texts::new(Lang::En);
        assert_eq!(players(&texts, &table(RoomStage::Gathering, false)), "Anne and Sailor");
    }

    #[test]
    fn a_card_says_how_far_the_table_is() {
        let texts = Texts::new(Lang::En);
        assert_eq!(state(&texts, &table(RoomStage::Gathering, false)), "1 free seat");
        assert_eq!(state(&texts, &table(RoomStage::Playing, true)), "Your turn");
        assert_eq!(link_words(&texts, &table(RoomStage::Gathering, false)), "Continue");
        let other = TableSummary { your_seat: None, ..table(RoomStage::Gathering, false) };
        assert_eq!(link_words(&texts, &other), "Join");
        assert_eq!(state(&texts, &other), "Anne wants to play again.");
        let open = TableSummary { open_to_anyone: 1, ..other };
        assert_eq!(state(&texts, &open), "1 free seat");
    }
}

//! A table as a card in the lobby.

use super::pace;
use crate::names;
use crate::picture::Figure;
use crate::route::Route;
use crate::speech::use_texts;
use cartagena::Seat;
use cartagena_client::online::isolated;
use cartagena_protocol::{SeatSign, Stage, TableCard};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// What is played there, who sits there, and the way there.
#[component]
pub fn Card(
    /// The table.
    table: TableCard,
) -> impl IntoView {
    let texts = use_texts();
    let href = Route::At { game: table.game.clone() }.href();
    let taken =
        Seat::first(table.seats.len()).filter(|seat| !table.free.contains(&(seat.index() as u8)));
    let crews = taken.map(|seat| view! { <Figure seat /> }).collect_view();
    let turn = table.your_turn;
    let table = StoredValue::new(table);
    let said = move |what: fn(&Texts, &TableCard) -> String| {
        move || table.with_value(|table| what(&texts.read(), table))
    };
    let name = move || {
        table.with_value(|table| {
            let texts = texts.read();
            format!("{}: {} · {}", go(&texts, table), game(&texts, table), players(&texts, table))
        })
    };
    view! {
        <li class="game" class:turn=turn>
            <h3>{said(game)}</h3>
            <p class="game-when quiet">{said(time)}</p>
            <span class="crews" aria-hidden="true">{crews}</span>
            <p class="game-who">{said(players)}</p>
            <p class="game-state">{said(state)}</p>
            <p class="deeds">
                <a class="button" class:primary=turn href=href aria-label=name>{said(go)}</a>
            </p>
        </li>
    }
}

fn game(texts: &Texts, table: &TableCard) -> String {
    pace::game(texts, &table.rules)
}

fn time(texts: &Texts, table: &TableCard) -> String {
    table.pace.map(|_| pace::short(texts, table.pace)).unwrap_or_default()
}

/// Those who sit there.
fn players(texts: &Texts, table: &TableCard) -> String {
    let signs: Vec<SeatSign> = table.seats.iter().map(clean).collect();
    let taken = Seat::first(signs.len()).filter(|seat| !table.free.contains(&(seat.index() as u8)));
    texts.list(&taken.map(|seat| names::name(texts, &signs, seat)).collect::<Vec<_>>())
}

fn clean(sign: &SeatSign) -> SeatSign {
    SeatSign { name: isolated(&sign.name), bot: sign.bot.clone() }
}

fn state(texts: &Texts, table: &TableCard) -> String {
    match table.stage {
        // To a stranger the seats of friends are not free.
        Stage::Gathering if table.you.is_none() => {
            say!(texts, "online-free", count = table.for_anyone)
        }
        Stage::Gathering => say!(texts, "online-free", count = table.free.len()),
        Stage::Dealing => say!(texts, "online-dealing"),
        Stage::Playing if table.your_turn => say!(texts, "table-your-turn"),
        Stage::Playing => say!(texts, "online-playing"),
        Stage::Over { .. } => say!(texts, "online-over"),
        Stage::Closed => say!(texts, "online-closed"),
    }
}

/// What the way there is called.
fn go(texts: &Texts, table: &TableCard) -> String {
    match (&table.stage, table.you) {
        (Stage::Gathering, None) => say!(texts, "online-join"),
        (Stage::Playing | Stage::Dealing, None) | (Stage::Over { .. }, _) => {
            say!(texts, "online-look")
        }
        _ => say!(texts, "shelf-open"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_texts::Lang;

    fn table(stage: Stage, your_turn: bool) -> TableCard {
        let sign = |name: &str| SeatSign { name: name.into(), bot: None };
        let bot = SeatSign { name: String::new(), bot: Some("sailor".into()) };
        TableCard {
            game: "k3".into(),
            rules: "jamaica".into(),
            seats: vec![sign("Anne"), sign(""), bot],
            free: vec![1],
            for_anyone: 0,
            pace: None,
            stage,
            you: Some(0),
            your_turn,
            touched: 0,
        }
    }

    #[test]
    fn a_card_names_those_who_sit_there() {
        let texts = Texts::new(Lang::En);
        assert_eq!(players(&texts, &table(Stage::Gathering, false)), "Anne and Sailor");
    }

    #[test]
    fn a_card_says_how_far_the_table_is() {
        let texts = Texts::new(Lang::En);
        assert_eq!(state(&texts, &table(Stage::Gathering, false)), "1 free seat");
        assert_eq!(state(&texts, &table(Stage::Playing, true)), "Your turn");
        assert_eq!(go(&texts, &table(Stage::Gathering, false)), "Go on");
        let other = TableCard { you: None, ..table(Stage::Gathering, false) };
        assert_eq!(go(&texts, &other), "Join");
        assert_eq!(state(&texts, &other), "No free seat");
    }
}

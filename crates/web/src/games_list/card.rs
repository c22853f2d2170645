//! One game as a card in the list of games.

use super::time_ago::time_ago;
use crate::boxed_closures::on_click;
use crate::host_link;
use crate::language::use_texts;
use crate::names;
use crate::picture::CrewRow;
use crate::route::Route;
use crate::tr;
use cartagena::{Outcome, Seat};
use cartagena_protocol::{ClientMsg, GameSummary};
use cartagena_texts::{Lang, Texts, say};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// Shows a game, its state, and the possible actions.
#[component]
pub fn GameCardView(
    /// The game.
    game: GameSummary,
) -> impl IntoView {
    let texts = use_texts();
    let (seats, aboard) = (game.seats.clone(), game.aboard.clone());
    let game = StoredValue::new(game);
    let words = move |what: fn(&Texts, &GameSummary) -> String| {
        move || game.with_value(|game| what(&texts.read(), game))
    };
    view! {
        <li class="game">
            <h3>{words(variant)}</h3>
            <p class="game-when quiet">{words(when)}</p>
            <CrewRow seats aboard />
            <p class="game-who">{words(players)}</p>
            <p class="game-state">{words(state)}</p>
            <CardActions game />
        </li>
    }
}

#[component]
fn CardActions(
    /// The game.
    game: StoredValue<GameSummary>,
) -> impl IntoView {
    let texts = use_texts();
    let id = game.with_value(|game| game.game.clone());
    let over = game.with_value(|game| game.result.is_some());
    let which = move || game.with_value(|game| title(&texts.read(), game));
    let open = if over {
        let study = Route::Study { game: Some(id.clone()), packed: None };
        let name = move || format!("{}: {}", say!(texts.get(), "shelf-study"), which());
        view! { <a class="button" href=study.href() aria-label=name>{tr!(texts, "shelf-study")}</a> }
            .into_any()
    } else {
        let table = Route::Table { game: id.clone() };
        let name = move || format!("{}: {}", say!(texts.get(), "shelf-open"), which());
        view! {
            <a class="button primary" href=table.href() aria-label=name>{tr!(texts, "shelf-open")}</a>
        }
        .into_any()
    };
    let forget = move |_| host_link::send(&ClientMsg::Delete { game: id.clone() });
    let name = move || format!("{}: {}", say!(texts.get(), "shelf-forget"), which());
    view! {
        <p class="deeds">
            {open}
            <button class="bare" on:click=on_click(forget) aria-label=name>{tr!(texts, "shelf-forget")}</button>
        </p>
    }
}

fn variant(texts: &Texts, game: &GameSummary) -> String {
    say!(texts, "variant", variant = game.rules.variant.as_str())
}

fn players(texts: &Texts, game: &GameSummary) -> String {
    names::all(texts, &game.seats)
}

/// Describes the game in one line, for screen readers.
pub fn title(texts: &Texts, game: &GameSummary) -> String {
    let name = players(texts, game);
    say!(texts, "shelf-game", variant = game.rules.variant.as_str(), name = &name)
}

/// Says whose turn it is or who won, and after how many moves.
fn state(texts: &Texts, game: &GameSummary) -> String {
    let moves = say!(texts, "shelf-moves", count = game.moves);
    let name = |seat: Seat| names::name(texts, &game.seats, seat);
    let state = match (game.result, game.to_move) {
        (Some(Outcome::Won(seat)), _) => say!(texts, "shelf-won", name = name(seat)),
        (Some(Outcome::Drawn), _) => say!(texts, "shelf-drawn"),
        (None, Some(seat)) => say!(texts, "turn-of", name = name(seat)),
        (None, None) => return moves,
    };
    format!("{state} · {moves}")
}

fn when(texts: &Texts, game: &GameSummary) -> String {
    let ago = time_ago(game.last_played, js_sys::Date::now() as u64);
    relative(texts.lang(), ago.count, ago.unit).unwrap_or_default()
}

/// Formats a time span in a language, by the browser's `Intl.RelativeTimeFormat`.
fn relative(lang: Lang, count: u64, unit: &str) -> Option<String> {
    let options = js_sys::Object::new();
    js_sys::Reflect::set(&options, &"numeric".into(), &"auto".into()).ok()?;
    let locales = js_sys::Array::of1(&JsValue::from_str(lang.tag()));
    let format = js_sys::Intl::RelativeTimeFormat::new(&locales, &options);
    Some(format.format(-(count as f64), unit).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Rules, Variant};
    use cartagena_protocol::SeatLabel;

    fn game(to_move: Option<Seat>, result: Option<Outcome>) -> GameSummary {
        let bot = SeatLabel { name: String::new(), bot: Some("deckhand".into()) };
        GameSummary {
            game: "k3".into(),
            rules: Rules::new(Variant::Tortuga),
            seats: vec![SeatLabel { name: "Anne".into(), bot: None }, bot],
            moves: 21,
            aboard: vec![2, 0],
            to_move,
            result,
            last_played: 0,
        }
    }

    fn check(to_move: Option<Seat>, result: Option<Outcome>, expect: &str) {
        assert_eq!(state(&Texts::new(Lang::En), &game(to_move, result)), expect);
    }

    #[test]
    fn a_card_says_how_the_game_stands() {
        let bot = Seat::new(1).expect("a seat");
        check(Some(Seat::FIRST), None, "Anne’s turn · 21 moves");
        check(None, Some(Outcome::Won(bot)), "Deckhand won · 21 moves");
        check(None, Some(Outcome::Drawn), "Drawn · 21 moves");
        check(None, None, "21 moves");
    }

    #[test]
    fn a_button_names_its_game() {
        let texts = Texts::new(Lang::En);
        assert_eq!(title(&texts, &game(None, None)), "Tortuga: Anne and Deckhand");
    }
}

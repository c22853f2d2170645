//! The end of a game, a game that is not there, and a moment that is past.

use super::board::player_name;
use super::seats::figure;
use super::state::{TableState, use_table_state};
use crate::boxed_closures::{on_click, signal_of};
use crate::host_link;
use crate::ladder::{LevelOffer, single_opponent_level};
use crate::language::use_texts;
use crate::persistence::ask_to_keep_games;
use crate::route::{self, Route};
use crate::settings::{Settings, use_settings};
use crate::tr;
use cartagena::{Outcome, Seat, Turn};
use cartagena_bots::Level;
use cartagena_client::GameView;
use cartagena_protocol::{ClientMsg, MaybeParsed, NewTable, SeatLabel, ServerMsg};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Shows the end of the game: the context's view if there is one, else the table's own.
#[component]
pub fn GameOver() -> impl IntoView {
    match use_table_state().context.game_over {
        Some(ending) => ending(),
        None => view! { <Ribbon /> }.into_any(),
    }
}

/// The ribbon with the winner, and what one can do next.
#[component]
fn Ribbon() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let outcome = Memo::new(move |_| {
        let view = table.view.read();
        view.as_ref().filter(|_| table.moment.get().is_none())?.now().turn().outcome()
    });
    let again = RwSignal::new(false);
    host_link::listen(move |message| {
        if let ServerMsg::Created { game } = message
            && again.get_untracked()
        {
            route::go(&Route::Table { game: game.clone() });
        }
    });
    let settings = use_settings();
    count_result(table, settings);
    let play_again = move |level: Option<Level>| {
        if let Some(level) = level {
            settings.update(|all| all.ladder.move_to(level));
        }
        let table = table.view.read_untracked().as_ref().map(|view| rematch(view, level));
        if let Some(table) = table {
            again.set(true);
            host_link::send(&ClientMsg::Create { table });
        }
    };
    let study = move || Route::Study { game: Some(table.game.get_value()), packed: None }.href();
    move || {
        outcome.get().map(|outcome| {
            view! {
                <div class="ending" role="region" aria-labelledby="ending-words">
                    {winner(outcome).map(figure)}
                    <p id="ending-words">{move || sentence(&texts.read(), table, outcome)}</p>
                    <div class="ending-ways">
                        {move || offered(table, settings).map(|offer| view! {
                            <button type="button" class="primary"
                                on:click=on_click(move |_| play_again(Some(offer.level())))>
                                {move || offer_words(&texts.read(), offer)}
                            </button>
                        })}
                        <button type="button" class:primary=signal_of(move || offered(table, settings).is_none())
                            on:click=on_click(move |_| play_again(None))>
                            {tr!(texts, "end-again")}
                        </button>
                        <a class="button" href=study>{tr!(texts, "end-look-back")}</a>
                        <a class="button" href=Route::Home.href()>{tr!(texts, "table-home")}</a>
                    </div>
                </div>
            }
        })
    }
}

/// Counts the result when the game ends before the person's eyes; a finished game that is opened
/// again was counted then.
fn count_result(table: TableState, settings: RwSignal<Settings>) {
    Effect::new(move |before: Option<Option<Option<Outcome>>>| {
        let now = table.view.read().as_ref().map(|view| view.now().turn().outcome());
        if let (Some(Some(None)), Some(Some(outcome))) = (before, now)
            && let Some(view) = table.view.get_untracked()
        {
            settings.update(|all| all.ladder.count(&view, outcome));
            ask_to_keep_games();
        }
        now
    });
}

/// Returns the level to offer after this game, which must have been against the present one.
fn offered(table: TableState, settings: RwSignal<Settings>) -> Option<LevelOffer> {
    let settings = settings.read();
    let met = table.view.read().as_ref().and_then(single_opponent_level);
    let (_, level) = met?;
    settings.ladder.offer().filter(|_| level == settings.ladder.level())
}

fn offer_words(texts: &Texts, offer: LevelOffer) -> String {
    let level = offer.level().name();
    match offer {
        LevelOffer::Up(_) => say!(texts, "end-next-level", level = level),
        LevelOffer::Down(_) => say!(texts, "end-easier-level", level = level),
    }
}

fn winner(outcome: Outcome) -> Option<Seat> {
    match outcome {
        Outcome::Won(seat) => Some(seat),
        Outcome::Drawn => None,
    }
}

/// Returns the sentence about the game's outcome.
pub fn sentence(texts: &Texts, table: TableState, outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(seat) => say!(texts, "won", name = player_name(texts, table, seat)),
        Outcome::Drawn => {
            format!("{} {}", say!(texts, "drawn"), say!(texts, "drawn-why"))
        }
    }
}

/// Returns the request for a rematch: the same players and rules, with the next seat first; with
/// bots of another level if one is given.
fn rematch(view: &GameView, level: Option<Level>) -> NewTable {
    let seats = view.seats().len() as u8;
    let began = match view.after(0).turn() {
        Turn::ToMove { seat, .. } => seat,
        Turn::Over(_) => Seat::FIRST,
    };
    NewTable {
        rules: MaybeParsed::Parsed(view.now().rules()),
        seats: view.seats().iter().map(|seat| with_level(seat, level)).collect(),
        first: Some(began.next_at(seats).number()),
        ..NewTable::default()
    }
}

fn with_level(seat: &SeatLabel, level: Option<Level>) -> SeatLabel {
    let bot = seat.bot.as_ref().map(|bot| level.map_or(bot.clone(), |level| level.name().into()));
    SeatLabel { bot, ..seat.clone() }
}

/// The page for a game that is not on this device.
#[component]
pub fn NoSuchGame() -> impl IntoView {
    let texts = use_texts();
    view! {
        <div class="missing">
            <p class="lead">{tr!(texts, "game-missing")}</p>
            <a class="button primary" href=Route::Home.href()>{tr!(texts, "table-home")}</a>
            <a class="button" href=Route::GamesList.href()>{tr!(texts, "nav-games")}</a>
        </div>
    }
}

/// The band over the table while one looks at an earlier moment.
#[component]
pub fn PastBand() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let total = move || table.view.read().as_ref().map_or(0, GameView::moves);
    move || {
        table.moment.get().map(|moves| {
            view! {
                <p class="past">
                    <span>{tr!(texts, "moment-shown", number = moves, total = total())}</span>
                    <button type="button" on:click=on_click(move |_| table.moment.set(None))>
                        {tr!(texts, "moment-now")}
                    </button>
                </p>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_protocol::Snapshot;

    #[test]
    fn the_next_one_begins_the_next_game() {
        let line = "tortuga+pass BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
            0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S BDDHPBDSS - 1.3";
        let seats: Vec<SeatLabel> =
            ["Anne", "Bert"].map(|name| SeatLabel { name: name.into(), bot: None }).to_vec();
        let snapshot = Snapshot {
            game: "k3".into(),
            seq: 0,
            viewer: None,
            seats: seats.clone(),
            start: line.parse().expect("a position"),
            moves: vec![],
            to_confirm: None,
            can_undo: false,
        };
        let table = rematch(&GameView::new(&snapshot).expect("a snapshot"), None);
        assert_eq!((table.first, table.rules), (Some(0), "tortuga+pass".into()));
        assert_eq!(table.seats, seats);
    }
}

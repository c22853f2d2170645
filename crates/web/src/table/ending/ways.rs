//! The ways on from the end of a game on this device: another level, the same again, a look back.

use crate::boxed_closures::{on_click, signal_of};
use crate::host_link;
use crate::ladder::{LevelOffer, single_opponent_level};
use crate::language::use_texts;
use crate::picture::LevelFace;
use crate::route::{self, Route};
use crate::settings::{Settings, use_settings};
use crate::table::state::{TableState, use_table_state};
use crate::tr;
use cartagena::{Seat, Turn};
use cartagena_bots::Level;
use cartagena_client::GameView;
use cartagena_protocol::{ClientMsg, MaybeParsed, NewTable, SeatLabel, ServerMsg};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// The buttons; the level that is offered comes first, with its face.
#[component]
pub fn LocalWays() -> impl IntoView {
    let (texts, table, settings) = (use_texts(), use_table_state(), use_settings());
    let again = RwSignal::new(false);
    host_link::listen(move |message| {
        if let ServerMsg::Created { game } = message
            && again.get_untracked()
        {
            route::go(&Route::Table { game: game.clone() });
        }
    });
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
    // One that was taken is no longer offered, but its button stays until the table is there.
    let offer = Memo::new(move |before: Option<&Option<LevelOffer>>| {
        before.copied().flatten().or_else(|| offered(table, settings))
    });
    let study = Route::Study { game: Some(table.game.get_value()), packed: None }.href();
    let game = table.game.get_value();
    if let Some(page) = given_deal(&game) {
        return view! { <GivenWays page study /> }.into_any();
    }
    let alone = table.view.read_untracked().as_ref().is_some_and(has_one_person);
    let challenge = alone.then(|| Route::Duel { game }.href());
    view! {
        {move || offer.get().map(|offer| view! {
            <button type="button" class="primary next-level"
                on:click=on_click(move |_| play_again(Some(offer.level())))>
                <LevelFace level=offer.level() />
                <span>{move || offer_words(&texts.read(), offer)}</span>
            </button>
        })}
        <button type="button" class:primary=signal_of(move || offer.get().is_none())
            on:click=on_click(move |_| play_again(None))>
            {tr!(texts, "end-again")}
        </button>
        <a class="button" href=study>{tr!(texts, "end-look-back")}</a>
        {challenge.map(|href| view! { <a class="button" href=href>{tr!(texts, "end-challenge")}</a> })}
        <a class="button" href=Route::Home.href()>{tr!(texts, "table-home")}</a>
    }
    .into_any()
}

/// The ways on from a game whose deal was given: its result, a look back.
#[component]
fn GivenWays(
    /// The page of the result.
    page: Route,
    /// The address of the review.
    study: String,
) -> impl IntoView {
    let texts = use_texts();
    let daily = matches!(page, Route::Daily { .. });
    let name = move || match daily {
        true => say!(texts.read(), "end-daily"),
        false => say!(texts.read(), "end-compare"),
    };
    view! {
        <a class="button primary" href=page.href()>{name}</a>
        <a class="button" href=study>{tr!(texts, "end-look-back")}</a>
        <a class="button" href=Route::Home.href()>{tr!(texts, "table-home")}</a>
    }
}

/// Returns the page of the result if a game's id tells that its deal was given: by the date, or by somebody
/// else's game.
pub(super) fn given_deal(game: &str) -> Option<Route> {
    let digits = game.strip_prefix("daily").filter(|date| date.len() == 8 && date.is_ascii());
    let date = |date: &str| format!("{}-{}-{}", &date[..4], &date[4..6], &date[6..]);
    let duel = || (game.len() > 8 && game.starts_with("duel")).then(|| game.to_owned());
    match digits {
        Some(digits) => Some(Route::Daily { date: Some(date(digits)) }),
        None => duel().map(|game| Route::Duel { game }),
    }
}

/// Reports whether one person alone has played.
fn has_one_person(view: &GameView) -> bool {
    view.seats().iter().filter(|seat| seat.bot.is_none()).count() == 1
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
    let bot = seat.bot.as_ref().map(|bot| level.map_or(bot.clone(), Into::into));
    SeatLabel { bot, ..seat.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_protocol::Snapshot;

    #[test]
    fn the_id_of_a_given_deal_leads_to_its_result() {
        let date = Some("2026-11-18".to_owned());
        assert_eq!(given_deal("daily20261118"), Some(Route::Daily { date }));
        let game = "duelabcdefgh".to_owned();
        assert_eq!(given_deal(&game), Some(Route::Duel { game: game.clone() }));
        for other in ["abcdefgh", "duelabcd", "daily", "daily2026é1"] {
            assert_eq!(given_deal(other), None, "{other}");
        }
    }

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

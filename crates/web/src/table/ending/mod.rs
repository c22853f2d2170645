//! The end of a game, the same on one device and online, for players and spectators: the boat leaves
//! with the winner, then a card tells the result, the standings and the ways on.

mod card;
mod departure;
mod standings;
mod ways;

use super::announcing::use_narrator;
use super::context;
use super::state::{TableState, use_table_state};
use crate::language::use_texts;
use crate::persistence::ask_to_keep_games;
use crate::settings::use_settings;
use card::Card;
use cartagena::Outcome;
use cartagena_client::FinalReport;
use cartagena_speech as speech;
use leptos::prelude::*;

/// The end of a game.
#[component]
pub fn Ending(
    /// True if the game ended before the viewer's eyes.
    live: bool,
) -> impl IntoView {
    let table = use_table_state();
    let outcome = Memo::new(move |_| table.outcome());
    if let (true, Some(outcome)) = (live, outcome.get_untracked()) {
        count_result(table, outcome);
    }
    let arrived = RwSignal::new(false);
    departure::begin(table, live, Callback::new(move |()| arrived.set(true)));
    announce_once(table, outcome, arrived);
    // An earlier moment is looked at without the card.
    let shown =
        Memo::new(move |_| outcome.get().filter(|_| arrived.get() && table.moment.get().is_none()));
    move || shown.get().map(|outcome| view! { <Card outcome /> })
}

/// Counts the result of a game on this device for the offer of another level.
fn count_result(table: TableState, outcome: Outcome) {
    // The level that the front door offers does not follow from a given deal.
    let given = table.game.with_value(|game| ways::given_deal(game).is_some());
    if given || !matches!(table.context.ending, context::Ending::Own) {
        return;
    }
    if let Some(view) = table.view.read_untracked().as_ref() {
        use_settings().update(|all| all.ladder.count(view, outcome));
    }
    ask_to_keep_games();
}

/// Tells the report when the card is shown for the first time; the result was told at once.
fn announce_once(table: TableState, outcome: Memo<Option<Outcome>>, arrived: RwSignal<bool>) {
    let (texts, narrator) = (use_texts(), use_narrator());
    Effect::new(move |told: Option<bool>| {
        let ready = outcome.get().filter(|_| arrived.get() && told != Some(true));
        let view = table.view.read_untracked();
        if let (Some(outcome), Some(view)) = (ready, view.as_ref()) {
            let report = FinalReport::new(view, outcome);
            narrator.say(speech::announce_report(view, &texts.read_untracked(), &report));
        }
        told == Some(true) || ready.is_some()
    });
}

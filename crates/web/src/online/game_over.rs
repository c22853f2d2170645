//! The end of a game among people: how it ended, and what one can do next.

use super::deal::DealCheck;
use super::room::use_online_table;
use super::socket;
use crate::language::use_texts;
use crate::route::Route;
use crate::study::ONLINE_PREFIX;
use crate::table::game_over;
use crate::table::seats::figure;
use crate::table::state::use_table_state;
use crate::tr;
use cartagena::Outcome;
use cartagena_client::online::RematchOption;
use cartagena_protocol::{OnlineRequest, RoomStage};
use cartagena_speech::room::describe_room_end;
use leptos::prelude::*;

/// Returns the outcome of a table, if it is over.
fn outcome(stage: &RoomStage) -> Option<Outcome> {
    match stage {
        RoomStage::Over { result, .. } => Some(*result),
        _ => None,
    }
}

/// The ribbon at the end.
#[component]
pub fn GameOver() -> impl IntoView {
    let (here, table) = (use_online_table(), use_table_state());
    let outcome = Memo::new(move |_| {
        let room = here.room.read();
        outcome(&room.as_ref().filter(|_| table.moment.get().is_none())?.stage)
    });
    move || outcome.get().map(|outcome| view! { <Ribbon outcome /> })
}

#[component]
fn Ribbon(
    /// The outcome.
    outcome: Outcome,
) -> impl IntoView {
    let (texts, here, table) = (use_texts(), use_online_table(), use_table_state());
    let winner = match outcome {
        Outcome::Won(seat) => Some(seat),
        Outcome::Drawn => None,
    };
    let words = move || {
        let (texts, room) = (texts.read(), here.room.read());
        let by_people = room.as_ref().and_then(|room| describe_room_end(&texts, room));
        by_people.unwrap_or_else(|| game_over::sentence(&texts, table, outcome))
    };
    let study =
        Route::Study { game: Some(format!("{ONLINE_PREFIX}{}", here.id())), packed: None }.href();
    view! {
        <div class="ending" role="region" aria-labelledby="ending-words">
            {winner.map(figure)}
            <p id="ending-words">{words}</p>
            <div class="ending-ways">
                <RematchButton />
                <a class="button" href=study>{tr!(texts, "end-look-back")}</a>
                <DealCheck />
                <a class="button" href=Route::Online.href()>{tr!(texts, "nav-online")}</a>
            </div>
        </div>
    }
}

/// The rematch button: requests a table for the next game; spectators get a link to it.
#[component]
fn RematchButton() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let again = Memo::new(move |_| here.rights.read().rematch.clone());
    let ask = move |_| socket::send_request(OnlineRequest::Rematch { game: here.id() });
    move || {
        match again.get() {
        RematchOption::Unavailable => ().into_any(),
        RematchOption::Request => view! {
            <button type="button" class="primary" on:click=ask>{tr!(texts, "online-rematch")}</button>
        }
        .into_any(),
        RematchOption::Watch(game) => {
            let href = Route::OnlineTable { game }.href();
            view! { <a class="button primary" href=href>{tr!(texts, "online-look")}</a> }.into_any()
        }
    }
    }
}

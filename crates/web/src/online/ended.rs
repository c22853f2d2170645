//! The end of a game among people: how it ended, and what one can do next.

use super::deal::Proof;
use super::room::use_here;
use super::socket;
use crate::route::Route;
use crate::speech::use_texts;
use crate::study::AFAR;
use crate::table::ending;
use crate::table::seats::figure;
use crate::table::state::use_seated;
use crate::tr;
use cartagena::{Outcome, Seat};
use cartagena_client::online::{Again, ended};
use cartagena_protocol::{Stage, Wish};
use leptos::prelude::*;

/// How a table ended, if it did.
fn outcome(stage: &Stage) -> Option<Outcome> {
    let Stage::Over { result, .. } = stage else { return None };
    let winner = result.strip_prefix("won.").and_then(|seat| Seat::new(seat.parse().ok()?));
    Some(winner.map_or(Outcome::Drawn, Outcome::Won))
}

/// The ribbon at the end.
#[component]
pub fn Ended() -> impl IntoView {
    let (here, seated) = (use_here(), use_seated());
    let outcome = Memo::new(move |_| {
        let room = here.room.read();
        outcome(&room.as_ref().filter(|_| seated.moment.get().is_none())?.stage)
    });
    move || outcome.get().map(|outcome| view! { <Ribbon outcome /> })
}

#[component]
fn Ribbon(
    /// How it ended.
    outcome: Outcome,
) -> impl IntoView {
    let (texts, here, seated) = (use_texts(), use_here(), use_seated());
    let winner = match outcome {
        Outcome::Won(seat) => Some(seat),
        Outcome::Drawn => None,
    };
    let words = move || {
        let (texts, room) = (texts.read(), here.room.read());
        let by_people = room.as_ref().and_then(|room| ended(&texts, room));
        by_people.unwrap_or_else(|| ending::sentence(&texts, seated, outcome))
    };
    let study = Route::Study { game: Some(format!("{AFAR}{}", here.id())), packed: None }.href();
    view! {
        <div class="ending" role="region" aria-labelledby="ending-words">
            {winner.map(figure)}
            <p id="ending-words">{words}</p>
            <div class="ending-ways">
                <OnceMore />
                <a class="button" href=study>{tr!(texts, "end-look-back")}</a>
                <Proof />
                <a class="button" href=Route::Online.href()>{tr!(texts, "nav-online")}</a>
            </div>
        </div>
    }
}

/// The same again: asks for its table, and leads there whoever only looks on.
#[component]
fn OnceMore() -> impl IntoView {
    let (texts, here) = (use_texts(), use_here());
    let again = Memo::new(move |_| here.rights.read().again.clone());
    let ask = move |_| socket::wish(Wish::Rematch { game: here.id() });
    move || {
        match again.get() {
        Again::No => ().into_any(),
        Again::Ask => view! {
            <button type="button" class="primary" on:click=ask>{tr!(texts, "online-rematch")}</button>
        }
        .into_any(),
        Again::Go(game) => {
            let href = Route::At { game }.href();
            view! { <a class="button primary" href=href>{tr!(texts, "online-look")}</a> }.into_any()
        }
    }
    }
}

//! A deal that somebody else has played and gave on by a link: the same cards, the same seat, the same opponents.

use crate::boxed_closures::on_click;
use crate::host_link;
use crate::language::use_texts;
use crate::names;
use crate::picture::Figure;
use crate::route::{self, Route};
use crate::settings::use_settings;
use crate::tr;
use cartagena::Seat;
use cartagena_client::{Replay, unpack_record};
use cartagena_protocol::{DeferredRequest, ServerMsg, name_fits_bytes};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// The state of the page.
#[derive(Clone)]
enum Given {
    Reading,
    /// The link holds no finished game of one person against bots.
    Unfit,
    Fit(Replay),
}

/// The page of a challenge.
#[component]
pub fn ChallengePage(
    /// The packed record of the other game.
    packed: String,
) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let given = RwSignal::new(Given::Reading);
    let asked = RwSignal::new(false);
    let word = StoredValue::new(packed);
    host_link::listen(move |message| match message {
        ServerMsg::Reviewed(game) => {
            let replay = Replay::read(game).filter(is_fit);
            given.set(replay.map_or(Given::Unfit, Given::Fit));
        }
        ServerMsg::Rejected(_) => {
            asked.set(false);
            given.set(Given::Unfit);
        }
        ServerMsg::Created { game } if asked.get_untracked() => {
            route::go(&Route::Table { game: game.clone() });
        }
        ServerMsg::Failed { .. } => asked.set(false),
        _ => {}
    });
    match word.with_value(|word| unpack_record(word)) {
        Ok(text) => host_link::send(&DeferredRequest::Review { text }.into()),
        Err(_) => given.set(Given::Unfit),
    }
    let play = move |record: String| {
        let name = settings.read_untracked().name.clone();
        let name = if name_fits_bytes(&name) { name } else { String::new() };
        asked.set(true);
        host_link::send(
            &DeferredRequest::OpenChallenge { record, word: word.get_value(), name }.into(),
        );
    };
    let body = move || match given.get() {
        Given::Reading => ().into_any(),
        Given::Unfit => {
            view! { <p class="study-error" role="alert">{tr!(texts, "challenge-unfit")}</p> }
                .into_any()
        }
        Given::Fit(replay) => {
            let record = replay.record().to_owned();
            // Nobody is aboard yet: a row of noughts would say nothing.
            let crews = Seat::first_n(replay.seats().len()).map(|seat| view! { <Figure seat /> });
            view! {
                <span class="crews" aria-hidden="true">{crews.collect_view()}</span>
                <p class="lead">{move || invitation(&texts.read(), &replay)}</p>
                <p>{tr!(texts, "challenge-about")}</p>
                <button class="primary big" disabled=move || asked.get()
                    on:click=on_click(move |_| play(record.clone()))>{tr!(texts, "challenge-play")}</button>
                <p class="quiet">{tr!(texts, "challenge-unproven")}</p>
            }
            .into_any()
        }
    };
    view! {
        <section class="page daily">
            <h1>{tr!(texts, "challenge-title")}</h1>
            {body}
        </section>
    }
}

/// Reports whether a game can be given on: it is over, it has its seed, and one person has played.
pub(super) fn is_fit(replay: &Replay) -> bool {
    replay.is_over() && replay.record().contains("\n[Seed ") && replay.sole_person().is_some()
}

/// Says who has played, what, and against whom.
fn invitation(texts: &Texts, replay: &Replay) -> String {
    let seats = replay.seats();
    let person = replay.sole_person().unwrap_or(Seat::FIRST);
    let others = Seat::first_n(seats.len()).filter(|seat| *seat != person);
    let others: Vec<_> = others.map(|seat| names::name(texts, seats, seat)).collect();
    let name = seats[person.index()].name.trim();
    let variant = replay.after(0).rules().variant.as_str();
    let opponents = texts.list(&others);
    match name.is_empty() {
        true => say!(texts, "challenge-by-somebody", variant = variant, opponents = opponents),
        false => say!(texts, "challenge-by", name = name, variant = variant, opponents = opponents),
    }
}

//! The deal: what the table shows before the first card, and how it is checked after the last.

use super::company::name;
use super::room::use_here;
use super::{pocket, socket, witness};
use crate::speech::use_texts;
use crate::table::dialog::Dialog;
use crate::tr;
use cartagena_client::online::{Breach, Verdict, Witnessed, breaches, judge, seat_name};
use cartagena_protocol::{ClientMsg, Room, ServerMsg};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// What is shown before the first card, with what it is for.
#[component]
pub fn Fairness() -> impl IntoView {
    let (texts, here) = (use_texts(), use_here());
    let commitment = move || here.room.read().as_ref().map(|room| room.commitment.clone());
    let promised = Memo::new(move |_| {
        let room = here.room.read();
        let seats = room.iter().flat_map(|room| room.seats.iter().enumerate());
        seats.filter_map(|(at, seat)| Some((at as u8, seat.promise.clone()?))).collect::<Vec<_>>()
    });
    view! {
        <details class="fairness">
            <summary class="button">{tr!(texts, "deal-title")}</summary>
            <p>{tr!(texts, "deal-about")}</p>
            <p>{tr!(texts, "deal-limits")}</p>
            <dl>
                <dt>{tr!(texts, "deal-commitment")}</dt>
                <dd class="notation hash">{commitment}</dd>
                <For each=move || promised.get() key=Clone::clone let(one)>
                    <dt>{tr!(texts, "deal-promise", name = name(here, one.0).get())}</dt>
                    <dd class="notation hash">{one.1.clone()}</dd>
                </For>
            </dl>
            <Warnings />
        </details>
    }
}

/// What is wrong with the deal, if anything is.
#[component]
pub fn Warnings() -> impl IntoView {
    let (texts, here) = (use_texts(), use_here());
    let found = move || {
        let room = here.room.read();
        let found = room.as_ref().map(|room| {
            let witness = witness::of(&room.game);
            (breaches(room, &pocket::load(), witness.as_ref()), room)
        });
        let texts = texts.read();
        let told = found.map(|(found, room)| {
            found.into_iter().map(|breach| warning(&texts, room, breach)).collect::<Vec<_>>()
        });
        told.unwrap_or_default()
    };
    view! {
        <div role="alert">
            {move || found().into_iter().map(|said| view! { <p class="warning">{said}</p> }).collect_view()}
        </div>
    }
}

fn warning(texts: &Texts, room: &Room, breach: Breach) -> String {
    match breach {
        Breach::Commitment => say!(texts, "deal-changed"),
        Breach::Promise(seat) => {
            say!(texts, "deal-promise-changed", name = seat_name(texts, room, seat))
        }
        Breach::Share(seat) => {
            say!(texts, "deal-share-broken", name = seat_name(texts, room, seat))
        }
        Breach::Left => say!(texts, "deal-left-out"),
    }
}

/// Checks the deal of a game that is over.
#[component]
pub fn Proof() -> impl IntoView {
    let (texts, here) = (use_texts(), use_here());
    let open = RwSignal::new(false);
    let verdict = RwSignal::new(None::<Verdict>);
    socket::line().listen(move |told| {
        if let ServerMsg::Record { game, text } = told
            && *game == here.id()
        {
            let room = here.room.read_untracked();
            let seen = witness::of(game);
            let judged = |room| judge(text, room, &pocket::load(), seen.as_ref());
            verdict.set(room.as_ref().map(judged));
        }
    });
    let check = move |_| {
        verdict.set(None);
        open.set(true);
        socket::line().send(&ClientMsg::Record { game: here.id() });
    };
    let said = move || {
        let room = here.room.read();
        let (Some(room), Some(verdict)) = (room.as_ref(), verdict.get()) else {
            return vec![say!(texts.get(), "deal-checking")];
        };
        sentences(&texts.read(), room, &verdict)
    };
    view! {
        <button type="button" on:click=check>{tr!(texts, "deal-check")}</button>
        <Dialog open title=tr!(texts, "deal-title")>
            <div role="status">
                {move || said().into_iter().map(|said| view! { <p>{said}</p> }).collect_view()}
            </div>
            <Warnings />
            <p class="about">{tr!(texts, "deal-limits")}</p>
        </Dialog>
    }
}

/// What the check found.
fn sentences(texts: &Texts, room: &Room, verdict: &Verdict) -> Vec<String> {
    match verdict {
        Verdict::Fair { shared, witnessed } => {
            let names: Vec<_> = shared.iter().map(|seat| seat_name(texts, room, *seat)).collect();
            let shares = match names.is_empty() {
                true => say!(texts, "deal-shared-nobody"),
                false => say!(texts, "deal-shared", name = texts.list(&names)),
            };
            let seen = match witnessed {
                Witnessed::All => say!(texts, "deal-witnessed-all"),
                Witnessed::Host => say!(texts, "deal-witnessed"),
                Witnessed::Nothing => say!(texts, "deal-unwitnessed"),
            };
            vec![say!(texts, "deal-fair"), shares, seen]
        }
        Verdict::Unproved => vec![say!(texts, "deal-unproved")],
        Verdict::Other => vec![say!(texts, "deal-changed")],
        Verdict::Promise(seat) => {
            vec![say!(texts, "deal-promise-changed", name = seat_name(texts, room, *seat))]
        }
        Verdict::Share(seat) => {
            vec![say!(texts, "deal-share-broken", name = seat_name(texts, room, *seat))]
        }
        // The warnings below say it.
        Verdict::Left => Vec::new(),
        Verdict::Broken => vec![say!(texts, "deal-broken")],
    }
}

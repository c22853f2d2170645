//! The commit-reveal deal: the commitments shown before the first card, and the check after the
//! game.

use super::game_actions::name;
use super::room::use_online_table;
use super::signature::{self, SignatureCheck};
use super::{seat_secrets, seen_commitments, signed_ends, socket};
use crate::language::use_texts;
use crate::table::dialog::Dialog;
use crate::tr;
use cartagena::Seat;
use cartagena_client::online::{
    DealBreach, DealVerdict, SignedEndBreach, WitnessedPart, find_breaches, receipt_of, verify_deal,
};
use cartagena_protocol::{ClientMsg, RoomView, ServerMsg};
use cartagena_speech::room::seat_name;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Shows the commitments made before the deal, and explains them.
#[component]
pub fn DealCommitments() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let commitment = move || here.room.read().as_ref().map(|room| room.commitment.clone());
    let commitments = Memo::new(move |_| {
        let room = here.room.read();
        let seats = room.iter().flat_map(|room| Seat::first_n(Seat::MAX).zip(&room.seats));
        seats.filter_map(|(at, seat)| Some((at, seat.commitment.clone()?))).collect::<Vec<_>>()
    });
    view! {
        <details class="fairness">
            <summary class="button">{tr!(texts, "deal-title")}</summary>
            <p>{tr!(texts, "deal-about")}</p>
            <p>{tr!(texts, "deal-limits")}</p>
            <dl>
                <dt>{tr!(texts, "deal-commitment")}</dt>
                <dd class="notation hash">{commitment}</dd>
                <For each=move || commitments.get() key=Clone::clone let(one)>
                    <dt>{tr!(texts, "deal-promise", name = name(here, one.0).get())}</dt>
                    <dd class="notation hash">{one.1.clone()}</dd>
                </For>
            </dl>
            <DealWarnings />
        </details>
    }
}

/// Warns about broken commitments of the deal.
#[component]
pub fn DealWarnings() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let found = move || {
        let room = here.room.read();
        let found = room.as_ref().map(|room| {
            let witness = seen_commitments::load(&room.game);
            (find_breaches(room, &seat_secrets::load(), witness.as_ref()), room)
        });
        let texts = texts.read();
        let sentences = found.map(|(found, room)| {
            found.into_iter().map(|breach| warning(&texts, room, breach)).collect::<Vec<_>>()
        });
        let signed = here.signed.read().as_ref().and_then(signed_ends::breach);
        let mut sentences = sentences.unwrap_or_default();
        sentences.extend(signed.map(|breach| match breach {
            SignedEndBreach::Key => say!(texts, "deal-key-changed"),
            SignedEndBreach::Game => say!(texts, "deal-end-changed"),
            SignedEndBreach::Reworded => say!(texts, "identity-end-reworded"),
        }));
        sentences
    };
    view! {
        <div role="alert">
            {move || found().into_iter().map(|said| view! { <p class="warning">{said}</p> }).collect_view()}
        </div>
    }
}

fn warning(texts: &Texts, room: &RoomView, breach: DealBreach) -> String {
    match breach {
        DealBreach::ServerCommitment => say!(texts, "deal-changed"),
        DealBreach::SeatCommitment(seat) => {
            say!(texts, "deal-promise-changed", name = seat_name(texts, room, seat))
        }
        DealBreach::SeatSecret(seat) => {
            say!(texts, "deal-share-broken", name = seat_name(texts, room, seat))
        }
        DealBreach::LeftOut => say!(texts, "deal-left-out"),
    }
}

/// Checks the deal of a game that is over.
#[component]
pub fn DealCheck() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let open = RwSignal::new(false);
    let verdict = RwSignal::new(None::<DealVerdict>);
    let record = RwSignal::new(String::new());
    let signature = RwSignal::new(None::<SignatureCheck>);
    socket::link().listen(move |message| {
        if let ServerMsg::Record { game, text } = message
            && *game == here.id()
        {
            let room = here.room.read_untracked();
            let seen = seen_commitments::load(game);
            let judged = |room| verify_deal(text, room, &seat_secrets::load(), seen.as_ref());
            verdict.set(room.as_ref().map(judged));
            record.set(text.clone());
            if let Some(end) = signed_ends::load(game) {
                leptos::task::spawn_local(async move {
                    // The page may be left by now.
                    let _ = signature.try_set(Some(signature::check(&end).await));
                });
            }
        }
    });
    let check = move |_| {
        verdict.set(None);
        signature.set(None);
        open.set(true);
        socket::link().send(&ClientMsg::Record { game: here.id() });
    };
    let is_reworded = move || here.signed.read().as_ref().is_some_and(|signed| signed.reworded);
    let said = move || {
        let room = here.room.read();
        let (Some(room), Some(verdict)) = (room.as_ref(), verdict.get()) else {
            return vec![say!(texts.get(), "deal-checking")];
        };
        let mut said = sentences(&texts.read(), room, &verdict);
        said.extend(signed_ends::load(&room.game).map(
            |end| match end.is_of_record(&record.read()) {
                true => say!(texts.get(), "deal-signed"),
                false if is_reworded() => say!(texts.get(), "identity-end-reworded"),
                false => say!(texts.get(), "deal-end-changed"),
            },
        ));
        said.extend(signature.get().map(|checked| signature::sentence(&texts.read(), checked)));
        said
    };
    view! {
        <button type="button" on:click=check>{tr!(texts, "deal-check")}</button>
        <Dialog open title=tr!(texts, "deal-title")>
            <div role="status">
                {move || said().into_iter().map(|said| view! { <p>{said}</p> }).collect_view()}
            </div>
            <DealWarnings />
            <p class="about">{tr!(texts, "deal-limits")}</p>
            <p class="about">{tr!(texts, "deal-receipt", form = VERIFY_COMMAND)}</p>
            <div class="ending-ways">
                <a class="button" download="cartagena.txt" href=move || data_address(&record.read())>
                    {tr!(texts, "deal-save-record")}
                </a>
                <a class="button" download="cartagena-receipt.txt"
                    href=move || data_address(&verdict.get().map(|_| receipt(&here.id())).unwrap_or_default())>
                    {tr!(texts, "deal-save-receipt")}
                </a>
            </div>
        </Dialog>
    }
}

/// Command that checks a saved record.
const VERIFY_COMMAND: &str = "cartagena verify cartagena.txt --receipt cartagena-receipt.txt";

/// Returns what this browser noted about a game, as a file.
fn receipt(game: &str) -> String {
    let witness = seen_commitments::load(game);
    let mut receipt = receipt_of(game, &seat_secrets::load(), witness.as_ref());
    signed_ends::load(game).iter().for_each(|end| end.add_to(&mut receipt));
    receipt.to_string()
}

/// Returns an address that holds a text, for links by which the browser saves it.
fn data_address(text: &str) -> String {
    format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(text))
}

/// Returns the findings of the check as sentences.
fn sentences(texts: &Texts, room: &RoomView, verdict: &DealVerdict) -> Vec<String> {
    match verdict {
        DealVerdict::Consistent { contributors, missing, witnessed } => {
            let names = |seats: &[Seat]| {
                let names: Vec<_> =
                    seats.iter().map(|seat| seat_name(texts, room, *seat)).collect();
                texts.list(&names)
            };
            let judged = match verdict.is_proved() {
                true => say!(texts, "deal-proved"),
                false => say!(texts, "deal-consistent"),
            };
            let shares = match contributors.is_empty() {
                true => say!(texts, "deal-shared-nobody"),
                false => say!(texts, "deal-shared", name = names(contributors)),
            };
            let late =
                (!missing.is_empty()).then(|| say!(texts, "deal-missing", name = names(missing)));
            let seen = match witnessed {
                WitnessedPart::All => say!(texts, "deal-witnessed-all"),
                WitnessedPart::ServerCommitment => say!(texts, "deal-witnessed"),
                WitnessedPart::Nothing => say!(texts, "deal-unwitnessed"),
            };
            [Some(judged), Some(shares), late, Some(seen)].into_iter().flatten().collect()
        }
        DealVerdict::Unproved => vec![say!(texts, "deal-unproved")],
        DealVerdict::OtherServerCommitment => vec![say!(texts, "deal-changed")],
        DealVerdict::OtherSeatCommitment(seat) => {
            vec![say!(texts, "deal-promise-changed", name = seat_name(texts, room, *seat))]
        }
        DealVerdict::WrongSeatSecret(seat) => {
            vec![say!(texts, "deal-share-broken", name = seat_name(texts, room, *seat))]
        }
        // The warnings below say it.
        DealVerdict::LeftOut => Vec::new(),
        DealVerdict::BadRecord => vec![say!(texts, "deal-broken")],
    }
}

//! Two games with one deal side by side, and giving one's own game on.

use super::challenge::is_fit;
use super::words;
use crate::boxed_closures::{Show, on_click};
use crate::host_link;
use crate::language::use_texts;
use crate::route::Route;
use crate::share::{CopyFallback, Sharer, address, can_share};
use crate::tr;
use cartagena::{Event, Outcome, Seat, Turn};
use cartagena_client::{Replay, pack_record, unpack_record};
use cartagena_protocol::{ClientMsg, DeferredRequest, JournalResult, ServerMsg};
use cartagena_texts::say;
use leptos::prelude::*;

/// The tag of a record with the game from which the deal came.
const CHALLENGE: &str = "[Challenge \"";

/// The figures of a game that the page compares.
#[derive(Clone, Debug, PartialEq)]
struct Summary {
    /// The person's name; may be empty.
    name: String,
    result: JournalResult,
    turns: u32,
    jump: u8,
    /// The page on which the game can be watched.
    watch: String,
}

/// The page of a finished game.
#[component]
pub fn DuelPage(
    /// The game's id.
    game: String,
) -> impl IntoView {
    let texts = use_texts();
    let own = RwSignal::new(None::<Replay>);
    let theirs = RwSignal::new(None::<Replay>);
    let word = RwSignal::new(None::<String>);
    let gone = RwSignal::new(false);
    let id = StoredValue::new(game.clone());
    host_link::listen(move |message| match message {
        ServerMsg::Record { game, text } if id.with_value(|id| id == game) => {
            word.set(challenge_word(text));
            host_link::send(&DeferredRequest::Review { text: text.clone() }.into());
        }
        ServerMsg::Refused { game, .. } if id.with_value(|id| id == game) => gone.set(true),
        ServerMsg::Reviewed(game) => {
            // The lock is given back before the game is set.
            let first = own.read_untracked().is_none();
            match (Replay::read(game), first) {
                (Some(replay), true) => {
                    own.set(Some(replay));
                    let other = word.read_untracked().as_ref().map(|word| unpack_record(word));
                    if let Some(Ok(text)) = other {
                        host_link::send(&DeferredRequest::Review { text }.into());
                    }
                }
                (Some(replay), false) => theirs.set(Some(replay)),
                (None, _) => gone.set(true),
            }
        }
        _ => {}
    });
    host_link::send(&ClientMsg::Record { game });
    let watch_own = Route::Study { game: Some(id.get_value()), packed: None }.href();
    let sides = Memo::new(move |_| {
        let own = own.read().as_ref().and_then(|replay| summary(replay, watch_own.clone()));
        let packed = word.get();
        let watch = Route::Study { game: None, packed }.href();
        let other = theirs.read().as_ref().and_then(|replay| summary(replay, watch));
        (own, other)
    });
    let link = Memo::new(move |_| {
        let own = own.read();
        let packed = own.as_ref().filter(|replay| is_fit(replay)).and_then(challenge_of)?;
        address(&Route::Challenge { packed })
    });
    view! {
        <section class="page daily">
            <h1>{tr!(texts, "challenge-title")}</h1>
            <Show when=move || gone.get()>
                <p class="study-error" role="alert">{tr!(texts, "challenge-gone")}</p>
            </Show>
            {move || match sides.get() {
                (Some(own), Some(other)) => view! { <SideBySide own other /> }.into_any(),
                (Some(own), None) => view! {
                    <p class="lead">{move || words::outcome(&texts.read(), own.result, own.turns)}</p>
                }.into_any(),
                _ => ().into_any(),
            }}
            {move || link.get().map(|link| view! { <GiveOn link /> })}
            <Show when=move || own.read().is_some() && link.read().is_none()>
                <p>{tr!(texts, "challenge-cannot")}</p>
            </Show>
        </section>
    }
}

/// Returns the word of the challenge in a record.
fn challenge_word(record: &str) -> Option<String> {
    let tag = record.lines().find_map(|line| line.strip_prefix(CHALLENGE))?;
    tag.strip_suffix("\"]").map(str::to_owned)
}

/// Packs a game as a challenge, without the one that it came from.
fn challenge_of(replay: &Replay) -> Option<String> {
    let lines = replay.record().lines().filter(|line| !line.starts_with(CHALLENGE));
    let record: String = lines.map(|line| format!("{line}\n")).collect();
    pack_record(&record)
}

fn summary(replay: &Replay, watch: String) -> Option<Summary> {
    let person = replay.sole_person()?;
    let Turn::Over(outcome) = replay.after(replay.moves()).turn() else { return None };
    let result = match outcome {
        Outcome::Won(seat) if seat == person => JournalResult::Won,
        Outcome::Won(_) => JournalResult::Lost,
        Outcome::Drawn => JournalResult::Drawn,
    };
    let begins = |moves: &usize| {
        let turn = replay.after(*moves).turn();
        turn.is_start() && turn.seat() == Some(person)
    };
    let turns = (0..replay.moves()).filter(begins).count() as u32;
    let jump = (0..replay.moves()).filter_map(|moves| jump_of(replay.event(moves)?, person)).max();
    let name = replay.seats()[person.index()].name.clone();
    Some(Summary { name, result, turns, jump: jump.unwrap_or(0), watch })
}

fn jump_of(event: &Event, person: Seat) -> Option<u8> {
    match *event {
        Event::Advanced { seat, from, to, .. } if seat == person => {
            Some(to.number() - from.number())
        }
        _ => None,
    }
}

/// Both games in a table.
#[component]
fn SideBySide(
    /// The person's own game.
    own: Summary,
    /// That of the other one.
    other: Summary,
) -> impl IntoView {
    let texts = use_texts();
    let name = other.name.clone();
    let their_name = move || match name.is_empty() {
        true => say!(texts.read(), "challenge-they"),
        false => name.clone(),
    };
    let result = |one: &Summary| {
        let (result, turns) = (one.result, one.turns);
        view! { <td>{move || words::outcome(&texts.read(), result, turns)}</td> }
    };
    let jump = |one: &Summary| {
        let count = one.jump;
        view! { <td>{move || say!(texts.read(), "challenge-spaces", count = count)}</td> }
    };
    let watch = |one: &Summary| {
        let href = one.watch.clone();
        view! { <td><a class="button" href=href>{tr!(texts, "challenge-watch")}</a></td> }
    };
    view! {
        <table class="daily-duel">
            <thead><tr>
                <td></td>
                <th scope="col">{tr!(texts, "challenge-you")}</th>
                <th scope="col"><bdi>{their_name}</bdi></th>
            </tr></thead>
            <tbody>
                <tr><th scope="row">{tr!(texts, "challenge-result")}</th>{result(&own)}{result(&other)}</tr>
                <tr><th scope="row">{tr!(texts, "statistics-jump")}</th>{jump(&own)}{jump(&other)}</tr>
                <tr><th scope="row">{tr!(texts, "challenge-game")}</th>{watch(&own)}{watch(&other)}</tr>
            </tbody>
        </table>
    }
}

/// The link by which somebody else can play the deal.
#[component]
fn GiveOn(
    /// The link.
    link: String,
) -> impl IntoView {
    let (texts, hand) = (use_texts(), Sharer::new());
    let (copied, shared) = (link.clone(), link);
    view! {
        <h2>{tr!(texts, "challenge-give")}</h2>
        <p>{tr!(texts, "challenge-give-about")}</p>
        <div class="daily-ways">
            <Show when=can_share>
                <button class="primary" on:click=on_click({
                    let shared = shared.clone();
                    move |_| hand.share(shared.clone())
                })>{tr!(texts, "challenge-share")}</button>
            </Show>
            <button on:click=on_click(move |_| hand.copy(copied.clone()))>{tr!(texts, "challenge-copy")}</button>
        </div>
        <CopyFallback hand />
        <p class="quiet">{tr!(texts, "challenge-unproven")}</p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_of_a_challenge_is_found() {
        let record = "[Cartagena \"1\"]\n[Challenge \"AbC-_9\"]\n\n1. 0: .\n";
        assert_eq!(challenge_word(record).as_deref(), Some("AbC-_9"));
        assert_eq!(challenge_word("[Cartagena \"1\"]\n"), None);
    }
}

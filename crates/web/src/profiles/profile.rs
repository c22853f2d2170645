//! The profile of a person.

use super::finished::FinishedList;
use super::ratings::RatingCard;
use super::{Answer, Awaited, day, profile_address, quoted, shown_name};
use crate::account::AccountLink;
use crate::account::requests::post;
use crate::boxed_closures::Show;
use crate::language::use_texts;
use crate::tr;
use cartagena_protocol::people::{AgainstYou, Profile, Tally};
use cartagena_texts::say;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The page.
#[component]
pub fn ProfilePage(
    /// The person: an id, a seat (`at/GAME/SEAT`) or a chat line (`said/GAME/LINE`); absent for one's own.
    who: Option<String>,
) -> impl IntoView {
    let texts = use_texts();
    let answer: Answer<Profile> = RwSignal::new(None);
    let body = StoredValue::new(request_body(who.as_deref()));
    let ask = move || {
        answer.set(None);
        spawn_local(async move {
            let told = post::<Profile>("people/profile", &body.get_value()).await;
            if let Ok(profile) = &told {
                show_address(&profile.id);
            }
            // The page may be left by now.
            let _ = answer.try_set(Some(told));
        });
    };
    ask();
    let problem = Signal::derive(move || answer.read().as_ref()?.as_ref().err().copied());
    let own = who.is_none();
    let missing = if own {
        |texts: &cartagena_texts::Texts| say!(texts, "account-unknown")
    } else {
        |texts: &cartagena_texts::Texts| say!(texts, "profile-missing")
    };
    view! {
        <section class="page profile">
            {move || match &*answer.read() {
                Some(Ok(profile)) => view! { <Whole profile=profile.clone() /> }.into_any(),
                _ => view! {
                    <h1>{tr!(texts, "profile-link")}</h1>
                    <Awaited problem missing again=ask />
                }
                .into_any(),
            }}
        </section>
    }
}

/// Returns the body of the request for a person.
fn request_body(who: Option<&str>) -> String {
    let parts: Vec<&str> = who.map(|who| who.split('/').collect()).unwrap_or_default();
    let number = |text: &str| text.parse::<u32>().unwrap_or(u32::MAX);
    match parts[..] {
        [] => "{}".to_owned(),
        ["at", game, seat] => format!("{{\"game\":{},\"seat\":{}}}", quoted(game), number(seat)),
        ["said", game, line] => format!("{{\"game\":{},\"line\":{}}}", quoted(game), number(line)),
        _ => format!("{{\"id\":{}}}", quoted(who.unwrap_or_default())),
    }
}

/// Puts the lasting address of a profile into the address bar, so that it can be given on.
fn show_address(id: &str) {
    if let Ok(history) = window().history() {
        let address = profile_address(id);
        let _ = history.replace_state_with_url(
            &history.state().unwrap_or_default(),
            "",
            Some(&address),
        );
    }
}

#[component]
fn Whole(
    /// The profile.
    profile: Profile,
) -> impl IntoView {
    let texts = use_texts();
    let games: u32 = profile.tallies.iter().map(|tally| tally.games).sum();
    let since = profile.since;
    let (own, program, id) = (profile.own, profile.program, profile.id.clone());
    let name = StoredValue::new(profile.name.clone());
    let name = Signal::derive(move || name.with_value(|name| shown_name(&texts.read(), name)));
    let ratings = StoredValue::new(profile.ratings.clone());
    let tallies = StoredValue::new(profile.tallies.clone());
    let about = move || {
        let texts = texts.read();
        let finished = say!(texts, "profile-finished", count = games);
        format!("{finished} · {}", say!(texts, "profile-since", form = day(&texts, since)))
    };
    view! {
        <h1><bdi>{name}</bdi></h1>
        <p class="lead">{about}</p>
        <Show when=Signal::derive(move || program)>
            <p>{tr!(texts, "profile-program")}</p>
        </Show>
        <Show when=Signal::derive(move || own)>
            <p class="buttons"><span>{tr!(texts, "profile-you")}</span><AccountLink /></p>
        </Show>
        <h2>{tr!(texts, "ratings-title")}</h2>
        <Show when=Signal::derive(move || !ratings.with_value(Vec::is_empty))
            fallback=move || view! { <p class="quiet">{tr!(texts, "rating-none")}</p> }>
            <ul class="rating-cards">
                {ratings.get_value().into_iter().map(|rating| view! { <RatingCard rating /> }).collect_view()}
            </ul>
        </Show>
        {profile.against_you.map(|against| view! { <Against against name /> })}
        <Show when=Signal::derive(move || !tallies.with_value(Vec::is_empty))>
            <h2>{tr!(texts, "profile-results")}</h2>
            <Tallies tallies=tallies.get_value() />
        </Show>
        <FinishedList id own />
    }
}

/// Results against the person who looks.
#[component]
fn Against(
    /// The numbers.
    against: AgainstYou,
    /// The name of the other.
    name: Signal<String>,
) -> impl IntoView {
    let texts = use_texts();
    view! {
        <h2>{tr!(texts, "profile-against", name = name.get())}</h2>
        <dl class="against">
            <div><dt>{tr!(texts, "profile-ahead-you")}</dt><dd>{against.ahead}</dd></div>
            <div><dt>{tr!(texts, "profile-level")}</dt><dd>{against.level}</dd></div>
            <div><dt>{tr!(texts, "profile-ahead-other", name = name.get())}</dt><dd>{against.behind}</dd></div>
        </dl>
    }
}

/// Sums over finished games, by variant and seats.
#[component]
fn Tallies(
    /// The rows.
    tallies: Vec<Tally>,
) -> impl IntoView {
    let texts = use_texts();
    let row = move |tally: Tally| {
        let game = move || {
            let texts = texts.read();
            let variant = say!(texts, "variant", variant = tally.variant.as_str());
            format!("{variant} · {}", say!(texts, "profile-players", count = tally.seats))
        };
        view! {
            <tr>
                <th scope="row">{game}</th>
                <td>{tally.games}</td><td>{tally.won}</td><td>{tally.drawn}</td><td>{tally.left}</td>
            </tr>
        }
    };
    view! {
        <div class="profile-table" tabindex="0" role="group" aria-label=tr!(texts, "profile-results")>
            <table>
                <thead><tr>
                    <th scope="col">{tr!(texts, "profile-game")}</th>
                    <th scope="col">{tr!(texts, "profile-games")}</th>
                    <th scope="col">{tr!(texts, "outcome-won")}</th>
                    <th scope="col">{tr!(texts, "outcome-drawn")}</th>
                    <th scope="col">{tr!(texts, "outcome-left")}</th>
                </tr></thead>
                <tbody>{tallies.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

//! The people whom one follows or blocks, with who is here, and inviting them.

use super::connection::Connection;
use super::room::use_online_table;
use super::seats::join_and_go;
use super::socket;
use crate::announce::use_announcer;
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use cartagena_client::online::bidi_isolated;
use cartagena_protocol::{
    BlockedPerson, FollowedPerson, OnlineEvent, OnlineRequest, PeopleEvent, PeopleRequest,
    ServerMsg,
};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use std::time::Duration;

/// Interval between requests for the list.
const POLL_INTERVAL: Duration = Duration::from_secs(15);

/// The lists as the server told them last. Copies are the same.
#[derive(Clone, Copy)]
struct People {
    followed: RwSignal<Vec<FollowedPerson>>,
    blocked: RwSignal<Vec<BlockedPerson>>,
}

/// Follows the lists for as long as a view is shown.
fn use_people() -> People {
    let people = People { followed: RwSignal::default(), blocked: RwSignal::default() };
    let contact: Connection = expect_context();
    socket::link().listen(move |message| {
        if let ServerMsg::Online(OnlineEvent::People(PeopleEvent::List { followed, blocked })) =
            message
        {
            people.followed.set(followed.clone());
            people.blocked.set(blocked.clone());
        }
    });
    contact.on_connected(|| ask(PeopleRequest::List));
    let asking = set_interval_with_handle(|| ask(PeopleRequest::List), POLL_INTERVAL);
    on_cleanup(move || asking.into_iter().for_each(|asking| asking.clear()));
    people
}

fn ask(request: PeopleRequest) {
    socket::send_request(OnlineRequest::People(request));
}

/// Returns the name of a person in the list.
fn shown(texts: &Texts, name: &str) -> String {
    if name.is_empty() { say!(texts, "people-nameless") } else { bidi_isolated(name) }
}

/// Both lists, in the lobby; nothing while they are empty.
#[component]
pub fn PeopleLists() -> impl IntoView {
    let texts = use_texts();
    let people = use_people();
    let (followed, blocked) = (people.followed, people.blocked);
    view! {
        <Show when=move || !followed.read().is_empty()>
            <h2>{tr!(texts, "people-title")}</h2>
            <ul class="people">
                <For each=move || followed.get() key=FollowedPerson::clone let(person)>
                    <Followed person />
                </For>
            </ul>
        </Show>
        <Show when=move || !blocked.read().is_empty()>
            <details class="blocked">
                <summary class="button">{tr!(texts, "people-blocked")}</summary>
                <ul class="people">
                    <For each=move || blocked.get() key=BlockedPerson::clone let(person)>
                        <Blocked person />
                    </For>
                </ul>
            </details>
        </Show>
    }
}

#[component]
fn Followed(
    /// The person.
    person: FollowedPerson,
) -> impl IntoView {
    let texts = use_texts();
    let person = StoredValue::new(person);
    let name = move || person.with_value(|person| shown(&texts.read(), &person.name));
    let state = move || person.with_value(|person| state(&texts.read(), person));
    let FollowedPerson { playing, waiting, mark, .. } = person.get_value();
    let unfollow = move |_| ask(PeopleRequest::Unfollow { mark: mark.clone() });
    let to_table = match (playing, waiting) {
        (_, Some(game)) => view! {
            <button type="button" class="chip" on:click=move |_| join_and_go(&game)>
                {tr!(texts, "online-join")}
            </button>
        }
        .into_any(),
        (Some(game), None) => {
            let href = Route::OnlineTable { game }.href();
            view! { <a class="chip button" href=href>{tr!(texts, "online-look")}</a> }.into_any()
        }
        (None, None) => ().into_any(),
    };
    view! {
        <li class="person">
            <span><bdi>{name}</bdi> " " <span class="quiet">{state}</span></span>
            <span class="person-deeds">
                {to_table}
                <button type="button" class="chip" on:click=unfollow
                    aria-label=move || say!(texts.read(), "people-unfollow-who", name = name())>
                    {tr!(texts, "people-unfollow")}
                </button>
            </span>
        </li>
    }
}

fn state(texts: &Texts, person: &FollowedPerson) -> String {
    match person {
        FollowedPerson { waiting: Some(_), .. } => say!(texts, "people-waiting"),
        FollowedPerson { playing: Some(_), .. } => say!(texts, "people-playing"),
        FollowedPerson { online: true, .. } => say!(texts, "people-online"),
        _ => say!(texts, "people-offline"),
    }
}

#[component]
fn Blocked(
    /// The person.
    person: BlockedPerson,
) -> impl IntoView {
    let texts = use_texts();
    let person = StoredValue::new(person);
    let name = move || person.with_value(|person| shown(&texts.read(), &person.name));
    let unblock = move |_| {
        ask(PeopleRequest::Unblock { mark: person.with_value(|person| person.mark.clone()) });
    };
    view! {
        <li class="person">
            <bdi>{name}</bdi>
            <button type="button" class="chip" on:click=unblock
                aria-label=move || say!(texts.read(), "people-unblock-who", name = name())>
                {tr!(texts, "people-unblock")}
            </button>
        </li>
    }
}

/// The people who are here, to be invited to the table; nothing if there are none.
#[component]
pub fn InviteFollowed() -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let followed = use_people().followed;
    socket::link().listen(move |message| {
        if let ServerMsg::Online(OnlineEvent::People(PeopleEvent::InvitationSent)) = message {
            announcer.show(say!(texts.read_untracked(), "people-invite-sent"));
        }
    });
    let here = Memo::new(move |_| {
        followed.get().into_iter().filter(|person| person.online).collect::<Vec<_>>()
    });
    view! {
        <Show when=move || !here.read().is_empty()>
            <h2>{tr!(texts, "people-invite-title")}</h2>
            <ul class="people">
                <For each=move || here.get() key=FollowedPerson::clone let(person)>
                    <InviteButton person />
                </For>
            </ul>
        </Show>
    }
}

#[component]
fn InviteButton(
    /// The person.
    person: FollowedPerson,
) -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let person = StoredValue::new(person);
    let name = move || person.with_value(|person| shown(&texts.read(), &person.name));
    let invite = move |_| {
        let mark = person.with_value(|person| person.mark.clone());
        let invitation_key = here.key.get_untracked();
        ask(PeopleRequest::Invite { game: here.id(), mark, invitation_key });
    };
    view! {
        <li class="person">
            <bdi>{name}</bdi>
            <button type="button" class="chip" on:click=invite
                aria-label=move || say!(texts.read(), "people-invite-who", name = name())>
                {tr!(texts, "people-invite")}
            </button>
        </li>
    }
}

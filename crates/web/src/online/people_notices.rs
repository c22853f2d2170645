//! Notices that reach a person on every page: invitations to tables, and announcements to everybody.

use super::socket;
use super::time_words;
use crate::account::requests::date;
use crate::announce::use_announcer;
use crate::language::use_texts;
use crate::route::{self, Route};
use crate::settings::use_settings;
use crate::table::sound;
use crate::tr;
use cartagena_client::online::bidi_isolated;
use cartagena_protocol::{OnlineEvent, PeopleEvent, ServerMsg};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Number of invitations that are shown at once.
const MAX_INVITATIONS: usize = 3;

/// An invitation to a table.
#[derive(Clone, PartialEq, Eq)]
struct Invitation {
    game: String,
    key: Option<String>,
    name: String,
    rules: cartagena::Rules,
}

/// An announcement: the operator's words, and the time of maintenance in milliseconds.
type Announcement = (String, u64);

/// The notices.
#[component]
pub fn PeopleNotices() -> impl IntoView {
    let (texts, announcer, settings) = (use_texts(), use_announcer(), use_settings());
    let announced = RwSignal::new(None::<Announcement>);
    let invitations = RwSignal::new(Vec::<Invitation>::new());
    socket::link().listen(move |message| {
        let ServerMsg::Online(OnlineEvent::People(event)) = message else { return };
        match event {
            PeopleEvent::Announcement { text, maintenance } => {
                let new = Some((text.clone(), *maintenance));
                if announced.get_untracked() != new {
                    announcer.say(words(&texts.read_untracked(), text, *maintenance));
                    announced.set(new);
                }
            }
            PeopleEvent::AnnouncementOver => announced.set(None),
            PeopleEvent::Invited { game, name, rules, invitation_key } => {
                let new = Invitation {
                    game: game.clone(),
                    key: invitation_key.clone(),
                    name: bidi_isolated(name),
                    rules: *rules,
                };
                announcer.say(invitation_words(&texts.read_untracked(), &new));
                sound::ring(&settings.read_untracked());
                invitations.update(|all| {
                    all.retain(|known| known.game != new.game);
                    all.insert(0, new);
                    all.truncate(MAX_INVITATIONS);
                });
            }
            _ => {}
        }
    });
    let announcement = move || {
        announced.get().map(|(text, maintenance)| {
            let close = move |_| announced.set(None);
            view! {
                <div class="notice announcement">
                    <p dir="auto">{move || words(&texts.read(), &text, maintenance)}</p>
                    <button type="button" on:click=close>{tr!(texts, "close")}</button>
                </div>
            }
        })
    };
    view! {
        {announcement}
        <For each=move || invitations.get() key=|invitation| invitation.game.clone() let(invitation)>
            <InvitationNotice invitation invitations />
        </For>
    }
}

#[component]
fn InvitationNotice(
    /// The invitation.
    invitation: Invitation,
    /// All that are shown.
    invitations: RwSignal<Vec<Invitation>>,
) -> impl IntoView {
    let texts = use_texts();
    let invitation = StoredValue::new(invitation);
    let close = move || {
        let game = invitation.with_value(|invitation| invitation.game.clone());
        invitations.update(|all| all.retain(|known| known.game != game));
    };
    let go = move |_| {
        let Invitation { game, key, .. } = invitation.get_value();
        let game = key.map_or(game.clone(), |key| format!("{game}/{key}"));
        route::go(&Route::OnlineTable { game });
        close();
    };
    let words =
        move || invitation.with_value(|invitation| invitation_words(&texts.read(), invitation));
    view! {
        <div class="notice invitation">
            <p>{words}</p>
            <button type="button" class="primary" on:click=go>{tr!(texts, "people-invited-go")}</button>
            <button type="button" on:click=move |_| close()>{tr!(texts, "close")}</button>
        </div>
    }
}

fn invitation_words(texts: &Texts, invitation: &Invitation) -> String {
    let game = time_words::game_words(texts, invitation.rules);
    let name = match invitation.name.as_str() {
        "" => say!(texts, "people-nameless"),
        name => name.to_owned(),
    };
    say!(texts, "people-invited", name = name, input = game)
}

/// Returns an announcement in words: that of maintenance in the reader's language, then the
/// operator's as they were typed.
fn words(texts: &Texts, text: &str, maintenance: u64) -> String {
    let time = (maintenance > 0)
        .then(|| say!(texts, "announce-maintenance", form = date(texts, maintenance as f64)));
    let typed = (!text.is_empty()).then(|| text.to_owned());
    time.into_iter().chain(typed).collect::<Vec<_>>().join(" ")
}

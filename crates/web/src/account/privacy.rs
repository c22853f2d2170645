//! The page that tells what is kept about people: on the device, and on the server as the server itself
//! tells it.

use super::requests::post;
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use cartagena_protocol::{KeptDays, KeptTopic};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use serde::Deserialize;
use wasm_bindgen_futures::spawn_local;

/// Answer of the server.
#[derive(Clone, Default, Deserialize)]
struct Kept {
    kept: Vec<KeptTopic>,
    #[serde(default)]
    days: KeptDays,
}

/// The page.
#[component]
pub fn PrivacyPage() -> impl IntoView {
    let texts = use_texts();
    let kept = RwSignal::new(None::<Kept>);
    spawn_local(async move {
        // Without a server nothing is kept on one.
        let answer = post::<Kept>("account/kept", "{}").await;
        let _ = kept.try_set(Some(answer.unwrap_or_default()));
    });
    view! {
        <section class="page account privacy">
            <h1>{tr!(texts, "privacy-title")}</h1>
            <h2>{tr!(texts, "privacy-device")}</h2>
            <p>{tr!(texts, "privacy-device-about")}</p>
            <h2>{tr!(texts, "privacy-server")}</h2>
            {move || match kept.get() {
                None => view! { <p class="quiet" role="status">{tr!(texts, "online-reaching")}</p> }
                    .into_any(),
                Some(Kept { kept, .. }) if kept.is_empty() => {
                    view! { <p>{tr!(texts, "privacy-no-server")}</p> }.into_any()
                }
                Some(kept) => view! { <OnServer kept /> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn OnServer(
    /// The server's list of what it keeps, and for how long.
    kept: Kept,
) -> impl IntoView {
    let texts = use_texts();
    let Kept { kept, days } = kept;
    let topic = move |topic| view! { <li>{move || words(&texts.read(), topic)}</li> };
    let limits = move || {
        let items =
            day_words(&texts.read(), days).into_iter().map(|words| view! { <li>{words}</li> });
        items.collect_view()
    };
    view! {
        <ul class="kept">{kept.into_iter().map(topic).collect_view()}</ul>
        {(days != KeptDays::default()).then(|| view! {
            <h3>{tr!(texts, "privacy-days")}</h3>
            <ul class="kept-days">{limits}</ul>
        })}
        <p>{tr!(texts, "privacy-never")}</p>
    }
}

/// Returns the sentence about something that a server keeps.
fn words(texts: &Texts, topic: KeptTopic) -> String {
    match topic {
        KeptTopic::People => say!(texts, "privacy-people"),
        KeptTopic::Devices => say!(texts, "privacy-devices"),
        KeptTopic::WaysBack => say!(texts, "privacy-ways-back"),
        KeptTopic::Passkeys => say!(texts, "privacy-passkeys"),
        KeptTopic::Programs => say!(texts, "privacy-programs"),
        KeptTopic::Deletions => say!(texts, "privacy-deletions"),
        KeptTopic::Merges => say!(texts, "privacy-merges"),
        KeptTopic::Games => say!(texts, "privacy-games"),
        KeptTopic::Ratings => say!(texts, "privacy-ratings"),
        KeptTopic::Daily => say!(texts, "privacy-daily"),
        KeptTopic::Notices => say!(texts, "privacy-notices"),
        KeptTopic::Mail => say!(texts, "privacy-mail"),
        KeptTopic::Holidays => say!(texts, "privacy-holidays"),
        KeptTopic::Follows => say!(texts, "privacy-follows"),
        KeptTopic::Blocks => say!(texts, "privacy-blocks"),
        KeptTopic::Reports => say!(texts, "privacy-reports"),
        KeptTopic::Sanctions => say!(texts, "privacy-sanctions"),
        KeptTopic::Invitations => say!(texts, "privacy-invitations"),
        KeptTopic::AdminLog => say!(texts, "privacy-admin-log"),
    }
}

/// Returns a sentence for everything that is removed after some days.
fn day_words(texts: &Texts, days: KeptDays) -> Vec<String> {
    let KeptDays { games, chat, idle_tables, reports, admin_log } = days;
    let words = [
        games.map(|count| say!(texts, "privacy-days-games", count = count)),
        chat.map(|count| say!(texts, "privacy-days-chat", count = count)),
        idle_tables.map(|count| say!(texts, "privacy-days-idle", count = count)),
        reports.map(|count| say!(texts, "privacy-days-reports", count = count)),
        admin_log.map(|count| say!(texts, "privacy-days-log", count = count)),
    ];
    words.into_iter().flatten().collect()
}

/// The way to this page, for other pages.
#[component]
pub fn PrivacyLink() -> impl IntoView {
    let texts = use_texts();
    view! { <a class="button" href=Route::Privacy.href()>{tr!(texts, "privacy-link")}</a> }
}

//! Being told while one is elsewhere: notifications of a closed page, e-mails, holidays, and for one table
//! a chat program. Everything is asked by plain requests, so that merely looking makes nobody known.

mod browser;
mod here;
mod holiday;
mod mail;
mod one_table;
mod requests;

use crate::account::requests::{RequestError, post, send, sentence};
use crate::announce::use_announcer;
use crate::boxed_closures::Show;
use crate::language::use_texts;
use crate::tr;
use here::{Here, Kinds};
use holiday::Holidays;
use leptos::prelude::*;
use mail::ByMail;
use one_table::OneTable;
use requests::{Choice, KindsOn, Overview, json};
use wasm_bindgen_futures::spawn_local;

/// State of notices on this page. Copies share it.
#[derive(Clone, Copy)]
struct Away {
    /// The server's last answer; nothing before the first.
    answer: RwSignal<Option<Result<Overview, RequestError>>>,
}

impl Away {
    /// Asks the server again.
    fn reload(self) {
        spawn_local(async move {
            let answer = post::<Overview>("account/notices", "{}").await;
            // The page may be left by now.
            let _ = self.answer.try_set(Some(answer));
        });
    }

    /// Returns what stores a choice of kinds, and asks the server again.
    fn chooser(self, choice: fn(KindsOn) -> Choice) -> Callback<KindsOn> {
        let (texts, announcer) = (use_texts(), use_announcer());
        Callback::new(move |kinds| {
            spawn_local(async move {
                let sent = send("account/notices/choose", &json(&choice(kinds))).await;
                if let Err(error) = sent {
                    announcer.show(sentence(&texts.get_untracked(), error));
                }
                self.reload();
            });
        })
    }

    /// Returns what a view needs; a default before the server has answered.
    fn with<T: Default>(self, read: impl FnOnce(&Overview) -> T) -> T {
        match &*self.answer.read() {
            Some(Ok(overview)) => read(overview),
            _ => T::default(),
        }
    }
}

/// The page; with a table, also what is about it alone.
#[component]
pub fn AwayPage(
    /// The game's id.
    game: Option<String>,
) -> impl IntoView {
    let texts = use_texts();
    let away = Away { answer: RwSignal::new(None) };
    provide_context(away);
    away.reload();
    let answered = move || matches!(*away.answer.read(), Some(Ok(_)));
    let game = StoredValue::new(game);
    view! {
        <section class="page account away">
            <h1>{tr!(texts, "away-title")}</h1>
            <p class="lead">{tr!(texts, "away-about")}</p>
            <Show when=Signal::derive(answered) fallback=move || view! { <NoAnswer /> }>
                {move || game.get_value().map(|game| view! { <OneTable game /> })}
                <Here />
                <Kinds />
                <ByMail />
                <Holidays />
            </Show>
        </section>
    }
}

/// The notice while there is no answer.
#[component]
fn NoAnswer() -> impl IntoView {
    let texts = use_texts();
    let away: Away = expect_context();
    move || match &*away.answer.read() {
        Some(Err(error)) => {
            let error = *error;
            view! {
                <div class="empty" role="alert">
                    <p>{move || sentence(&texts.read(), error)}</p>
                    <button type="button" on:click=move |_| away.reload()>
                        {tr!(texts, "online-try-again")}
                    </button>
                </div>
            }
            .into_any()
        }
        _ => {
            view! { <p class="quiet" role="status">{tr!(texts, "online-reaching")}</p> }.into_any()
        }
    }
}

//! People whom a server does not let in: those who were banned, and new people without an invitation.

use super::connection::use_connection;
use super::socket;
use crate::account::requests::{RequestError, send, sentence};
use crate::language::use_texts;
use crate::route::{self, Route};
use crate::tr;
use cartagena_texts::{Texts, say};
use leptos::html::Input;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The notice for people who were banned.
#[component]
pub fn Banned() -> impl IntoView {
    let texts = use_texts();
    view! {
        <div class="empty" role="alert">
            <p class="lead">{tr!(texts, "denied-banned")}</p>
            <p>{tr!(texts, "denied-banned-about")}</p>
            <div class="buttons">
                <button on:click=|_| socket::reopen()>{tr!(texts, "online-try-again")}</button>
                <a class="button primary" href=Route::Setup { position: None }.href()>
                    {tr!(texts, "nav-play")}
                </a>
            </div>
        </div>
    }
}

/// The page to which an invitation leads.
#[component]
pub fn InvitedPage(
    /// The code.
    code: String,
) -> impl IntoView {
    let texts = use_texts();
    use_connection();
    view! {
        <section class="page online">
            <h1>{tr!(texts, "nav-online")}</h1>
            <Uninvited code />
        </section>
    }
}

/// The field for an invitation.
#[component]
pub fn Uninvited(
    /// The code to begin with.
    code: String,
) -> impl IntoView {
    let texts = use_texts();
    let (input, problem) = (NodeRef::<Input>::new(), RwSignal::new(None::<RequestError>));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(field) = input.get_untracked() else { return };
        spawn_local(async move {
            match come(&field.value()).await {
                Ok(()) => {
                    socket::reopen();
                    route::go(&Route::Online);
                }
                Err(error) => drop(problem.try_set(Some(error))),
            }
        });
    };
    let words = move || problem.get().map(|error| problem_words(&texts.read(), error));
    view! {
        <div class="empty">
            <p class="lead">{tr!(texts, "denied-uninvited")}</p>
            <form class="typing-line" on:submit=submit>
                <input type="text" autocomplete="off" autocapitalize="characters" spellcheck="false"
                    dir="ltr" aria-label=tr!(texts, "invited-code") placeholder=tr!(texts, "invited-code")
                    value=code aria-invalid=move || problem.get().is_some().to_string() node_ref=input />
                <button class="primary">{tr!(texts, "invited-go")}</button>
            </form>
            <p class="problem" role="alert">{words}</p>
            <p>{tr!(texts, "invited-known")}</p>
            <a class="button" href=Route::Account.href()>{tr!(texts, "account-link")}</a>
        </div>
    }
}

/// Comes in by a code; the browser keeps the cookie of the answer.
async fn come(code: &str) -> Result<(), RequestError> {
    let mut body = String::from("{\"code\":\"");
    body.extend(code.chars().filter(|typed| !matches!(typed, '"' | '\\') && !typed.is_control()));
    body.push_str("\"}");
    send("account/come-invited", &body).await.map(drop)
}

fn problem_words(texts: &Texts, error: RequestError) -> String {
    match error {
        RequestError::Status(400 | 404) => say!(texts, "invited-wrong"),
        error => sentence(texts, error),
    }
}

//! Coming back with the recovery code.

use super::Account;
use super::passkeys::PasskeySignIn;
use super::requests::{Overview, RequestError, post, send, sentence};
use crate::announce::use_announcer;
use crate::language::use_texts;
use crate::online::{seat_secrets, socket};
use crate::settings::{Settings, use_settings};
use crate::tr;
use cartagena_texts::{Texts, say};
use leptos::html::Input;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Number of times that a request is sent whose answer does not arrive.
const TRIES: usize = 3;

/// Section for people who come back.
#[component]
pub(super) fn SignIn() -> impl IntoView {
    let (texts, announcer, settings) = (use_texts(), use_announcer(), use_settings());
    let account: Account = expect_context();
    let (input, problem) = (NodeRef::<Input>::new(), RwSignal::new(None::<RequestError>));
    let waiting = RwSignal::new(false);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(field) = input.get_untracked().filter(|_| !waiting.get_untracked()) else {
            return;
        };
        let code = field.value();
        waiting.set(true);
        spawn_local(async move {
            let done = redeem(&code).await;
            let _ = (waiting.try_set(false), problem.try_set(done.err()));
            if done.is_ok() {
                // This browser is another person now: an open socket would still be the one before.
                socket::close();
                field.set_value("");
                announcer.show(say!(texts.read_untracked(), "account-back-done"));
                adopt(account, settings).await;
            } else {
                let _ = field.focus();
            }
        });
    };
    let words = move || problem.get().map(|error| problem_words(&texts.read(), error));
    view! {
        <h2>{tr!(texts, "account-back")}</h2>
        <p id="back-about">{tr!(texts, "account-back-about")}</p>
        <form class="code-line" on:submit=submit>
            <label class="labelled">
                <span>{tr!(texts, "account-code")}</span>
                <input type="text" class="notation" node_ref=input required autocomplete="off"
                    autocapitalize="characters" spellcheck="false" dir="ltr"
                    aria-describedby="back-about back-problem"
                    aria-invalid=move || problem.get().is_some().to_string() />
            </label>
            <button disabled=move || waiting.get()>{tr!(texts, "account-back-go")}</button>
        </form>
        <p id="back-problem" class="problem" role="alert">{words}</p>
        <PasskeySignIn />
    }
}

/// Asks for the account of the person who signed in, and takes their name over on this device.
pub(super) async fn adopt(account: Account, settings: RwSignal<Settings>) {
    let answer = post::<Overview>("account", "{}").await;
    if let Ok(overview) = &answer
        && !overview.name.is_empty()
    {
        settings.update(|all| all.name.clone_from(&overview.name));
    }
    let _ = account.answer.try_set(Some(answer));
}

/// Sends the code. The attempt has a random name of its own: if an answer is lost, the same attempt is
/// answered again, although the code is used up.
async fn redeem(code: &str) -> Result<(), RequestError> {
    let bytes = seat_secrets::random_bytes().ok_or(RequestError::Unreachable)?;
    let attempt: String = bytes.iter().map(|byte| char::from(b'a' + byte % 16)).collect();
    let code = serde_json::to_string(code).unwrap_or_default();
    let body = format!("{{\"code\":{code},\"attempt\":\"{attempt}\"}}");
    let mut done = Err(RequestError::Unreachable);
    for _ in 0..TRIES {
        done = send("account/sign-in", &body).await.map(drop);
        if done != Err(RequestError::Unreachable) {
            break;
        }
    }
    done
}

fn problem_words(texts: &Texts, error: RequestError) -> String {
    match error {
        RequestError::Status(400) => say!(texts, "account-back-mistyped"),
        RequestError::Status(404) => say!(texts, "account-back-wrong"),
        error => sentence(texts, error),
    }
}

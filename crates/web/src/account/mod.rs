//! The person's account on a server: the recovery code, passkeys, the devices on which they are signed in,
//! coming back, taking everything along and being deleted. Everything is asked by plain requests, so that merely looking makes nobody known.

mod code;
mod devices;
mod invitation;
mod leaving;
mod new_secret;
mod passkeys;
mod privacy;
mod programs;
mod remove_button;
pub mod requests;
mod sign_in;

use crate::boxed_closures::Show;
use crate::language::use_texts;
use crate::route::Route;
use crate::tr;
use code::RecoveryCode;
use devices::Devices;
use invitation::InviteSomebody;
use leaving::{DeleteMe, Export};
use leptos::prelude::*;
use passkeys::Passkeys;
pub use privacy::{PrivacyLink, PrivacyPage};
use programs::Programs;
use requests::{Overview, sentence};
pub(crate) use requests::{RequestError, post};
use sign_in::SignIn;
use wasm_bindgen_futures::spawn_local;

/// The account as the page knows it. Copies share their state.
#[derive(Clone, Copy)]
struct Account {
    /// The server's last answer; nothing before the first.
    answer: RwSignal<Option<Result<Overview, RequestError>>>,
}

impl Account {
    /// Asks the server again.
    fn reload(self) {
        spawn_local(async move {
            let answer = post::<Overview>("account", "{}").await;
            // The page may be left by now.
            let _ = self.answer.try_set(Some(answer));
        });
    }

    /// Returns what a view needs of the account; a default before the server has answered.
    fn with<T: Default>(self, read: impl FnOnce(&Overview) -> T) -> T {
        match &*self.answer.read() {
            Some(Ok(overview)) => read(overview),
            _ => T::default(),
        }
    }
}

/// The page.
#[component]
pub fn AccountPage() -> impl IntoView {
    let texts = use_texts();
    let account = Account { answer: RwSignal::new(None) };
    provide_context(account);
    account.reload();
    let known = move || account.with(|overview| overview.known);
    let answered = move || matches!(*account.answer.read(), Some(Ok(_)));
    view! {
        <section class="page account">
            <h1>{tr!(texts, "account-title")}</h1>
            <p class="lead">{tr!(texts, "account-about")}</p>
            <Show when=Signal::derive(answered) fallback=move || view! { <NoAnswer /> }>
                <RecoveryCode />
                <Passkeys />
                <Devices />
                <SignIn />
                <InviteSomebody />
                <Show when=Signal::derive(known)>
                    <Programs />
                    <Export />
                    <DeleteMe />
                </Show>
            </Show>
            <p><PrivacyLink /></p>
        </section>
    }
}

/// The notice while there is no answer.
#[component]
fn NoAnswer() -> impl IntoView {
    let texts = use_texts();
    let account: Account = expect_context();
    move || match &*account.answer.read() {
        Some(Err(error)) => {
            let error = *error;
            view! {
                <div class="empty" role="alert">
                    <p>{move || sentence(&texts.read(), error)}</p>
                    <button type="button" on:click=move |_| account.reload()>
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

/// The way to this page, for other pages.
#[component]
pub fn AccountLink() -> impl IntoView {
    let texts = use_texts();
    view! { <a class="button" href=Route::Account.href()>{tr!(texts, "account-link")}</a> }
}

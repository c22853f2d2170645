//! The button by which something of the account is taken back: a passkey, a program's token, a device.

use super::Account;
use super::requests::{RequestError, send, sentence};
use crate::announce::use_announcer;
use crate::boxed_closures::on_click;
use crate::language::use_texts;
use cartagena_texts::Texts;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Asks the server to take something back, says the outcome, and shows the account as it is then.
#[component]
pub(super) fn RemoveButton(
    /// The path of the request.
    path: &'static str,
    /// The body of the request.
    body: StoredValue<String>,
    /// The label.
    label: Signal<String>,
    /// The label with the name of what is taken back, for those who do not see where the button is.
    full_label: Signal<String>,
    /// Returns the sentence about the outcome: true if it is done, false if there was nothing any more.
    outcome: fn(&Texts, bool) -> String,
) -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let account: Account = expect_context();
    let remove = move |_| {
        spawn_local(async move {
            let texts = texts.get_untracked();
            announcer.show(match send(path, &body.get_value()).await {
                Ok(_) => outcome(&texts, true),
                Err(RequestError::Status(404)) => outcome(&texts, false),
                Err(error) => sentence(&texts, error),
            });
            account.reload();
        });
    };
    view! {
        <button type="button" on:click=on_click(remove) aria-label=full_label>{label}</button>
    }
}

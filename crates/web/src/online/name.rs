//! The field for the person's name on the server.

use super::connection::Connection;
use super::socket;
use crate::language::use_texts;
use crate::settings::use_settings;
use crate::tr;
use cartagena_protocol::OnlineRequest;
use leptos::html::Input;
use leptos::prelude::*;

/// The longest name that a record holds.
const LONGEST: usize = 40;

/// The name, to be changed at any time. It is the same that this device uses for itself.
#[component]
pub fn Name() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let contact: Connection = expect_context();
    let input: NodeRef<Input> = NodeRef::new();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get_untracked() else { return };
        let name = input.value().trim().to_owned();
        settings.update(|all| all.name.clone_from(&name));
        socket::send_request(OnlineRequest::Rename { name });
    };
    view! {
        <form class="name-line" on:submit=submit>
            <label class="labelled">
                <span>{tr!(texts, "settings-name")}</span>
                <input type="text" dir="auto" maxlength=LONGEST autocomplete="nickname" node_ref=input
                    prop:value=move || contact.name.get().unwrap_or_default() />
            </label>
            <button>{tr!(texts, "online-rename")}</button>
        </form>
    }
}

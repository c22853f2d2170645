//! The field for the person's name on the server.

use super::connection::Connection;
use super::socket;
use crate::language::use_texts;
use crate::name_limits::{NameProblem, is_too_long};
use crate::settings::use_settings;
use crate::tr;
use cartagena_protocol::OnlineRequest;
use leptos::html::Input;
use leptos::prelude::*;

/// The name, to be changed at any time. It is the same that this device uses for itself.
#[component]
pub fn Name() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let contact: Connection = expect_context();
    let input: NodeRef<Input> = NodeRef::new();
    let too_long = RwSignal::new(false);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get_untracked() else { return };
        let name = input.value().trim().to_owned();
        too_long.set(is_too_long(&name));
        if too_long.get_untracked() {
            return;
        }
        settings.update(|all| all.name.clone_from(&name));
        socket::send_request(OnlineRequest::Rename { name });
    };
    view! {
        <form class="name-line" on:submit=submit>
            <label class="labelled">
                <span>{tr!(texts, "settings-name")}</span>
                <input type="text" dir="auto" autocomplete="nickname" node_ref=input
                    aria-invalid=move || too_long.get().to_string()
                    prop:value=move || contact.name.get().unwrap_or_default() />
            </label>
            <button>{tr!(texts, "online-rename")}</button>
            <NameProblem too_long />
        </form>
    }
}

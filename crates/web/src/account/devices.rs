//! The devices on which the person is signed in.

use super::Account;
use super::remove_button::RemoveButton;
use super::requests::{Device, date};
use crate::boxed_closures::Show;
use crate::language::use_texts;
use crate::tr;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Section with the list of devices.
#[component]
pub(super) fn Devices() -> impl IntoView {
    let texts = use_texts();
    let account: Account = expect_context();
    let known = move || account.with(|overview| overview.known);
    let devices = move || account.with(|overview| overview.devices.clone());
    view! {
        <h2>{tr!(texts, "account-devices")}</h2>
        <Show when=Signal::derive(known)
            fallback=move || view! { <p>{tr!(texts, "account-unknown")}</p> }>
            <ul class="devices">
                <For each=devices key=|device| (device.id.clone(), device.connected) let(device)>
                    <DeviceView device />
                </For>
            </ul>
        </Show>
    }
}

#[component]
fn DeviceView(
    /// The device.
    device: Device,
) -> impl IntoView {
    let texts = use_texts();
    let body = StoredValue::new(format!("{{\"device\":\"{}\"}}", device.id));
    let device = StoredValue::new(device);
    let name = move || device.with_value(|device| name(&texts.read(), device));
    let use_words = move || device.with_value(|device| last_use(&texts.read(), device));
    let here = device.with_value(|device| device.here);
    view! {
        <li class="device-line" class:here=here>
            <span class="device-name">{name}</span>
            <span class="about">{use_words}</span>
            <Show when=Signal::derive(move || !here)>
                <RemoveButton path="account/sign-out" body label=tr!(texts, "account-sign-out")
                    full_label=tr!(texts, "account-sign-out-who", name = name()) outcome=signed_out />
            </Show>
        </li>
    }
}

/// Returns the sentence about a device that is signed out, or was before.
fn signed_out(texts: &Texts, now: bool) -> String {
    match now {
        true => say!(texts, "account-signed-out"),
        false => say!(texts, "account-sign-out-gone"),
    }
}

fn name(texts: &Texts, device: &Device) -> String {
    match device.name.as_str() {
        "" => say!(texts, "account-device-unnamed"),
        name => name.to_owned(),
    }
}

fn last_use(texts: &Texts, device: &Device) -> String {
    match device {
        Device { here: true, .. } => say!(texts, "account-device-here"),
        Device { connected: true, .. } => say!(texts, "account-device-open"),
        Device { seen, .. } if *seen > 0.0 => {
            say!(texts, "account-device-seen", form = date(texts, *seen))
        }
        _ => String::new(),
    }
}

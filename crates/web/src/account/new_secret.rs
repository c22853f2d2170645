//! A secret that the server tells once: a recovery code, the token of a program.

use crate::boxed_closures::on_click;
use crate::share::{CopyFallback, Sharer};
use leptos::html::Div;
use leptos::prelude::*;

/// The new secret, until the person has kept it. It takes the place of what made it, so the focus goes
/// where it can be read.
#[component]
pub(super) fn NewSecret(
    /// The id of its heading, by which assistive technology names it.
    heading_id: &'static str,
    /// The heading.
    heading: Signal<String>,
    /// The ids of the elements that describe it.
    described_by: &'static str,
    /// The secret, to be copied.
    secret: Signal<String>,
    /// The label of the button that copies it.
    copy_label: Signal<String>,
    /// The label of the button by which it is gone.
    kept_label: Signal<String>,
    /// Called once the person has kept it.
    kept: Callback<()>,
    /// The secret as it is shown, and what is said about it.
    children: Children,
) -> impl IntoView {
    let hand = Sharer::new();
    let copy = move |_| hand.copy(secret.get_untracked());
    let region: NodeRef<Div> = NodeRef::new();
    Effect::new(move || {
        if let Some(region) = region.get() {
            let _ = region.focus();
        }
    });
    view! {
        <div class="new-code" tabindex="-1" node_ref=region role="group"
            aria-labelledby=heading_id aria-describedby=described_by>
            <p id=heading_id class="new-code-label">{heading}</p>
            {children()}
            <div class="buttons">
                <button type="button" class="primary" on:click=on_click(move |_| kept.run(()))>
                    {kept_label}
                </button>
                <button type="button" on:click=on_click(copy)>{copy_label}</button>
            </div>
            <CopyFallback hand />
        </div>
    }
}

//! Something shown over the table until it is closed.

use super::icons;
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::tr;
use leptos::html;
use leptos::prelude::*;

/// The signal that tells whether the surrounding dialog is open.
#[derive(Clone, Copy)]
pub struct DialogOpen(pub RwSignal<bool>);

/// A dialog that the browser keeps the focus in; Escape closes it, and so does a touch beside it.
#[component]
pub fn Dialog(
    /// True while it is open.
    open: RwSignal<bool>,
    /// Its label.
    #[prop(into)]
    title: Signal<String>,
    /// Its content.
    children: ChildrenFn,
) -> impl IntoView {
    let texts = use_texts();
    let dialog: NodeRef<html::Dialog> = NodeRef::new();
    provide_context(DialogOpen(open));
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match (open.get(), dialog.open()) {
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    let beside = move |event: web_sys::MouseEvent| {
        let own = dialog.get_untracked().map(web_sys::EventTarget::from);
        if event.target() == own {
            open.set(false);
        }
    };
    view! {
        <dialog
            class="sheet"
            node_ref=dialog
            aria-label=title
            on:close=move |_| open.set(false)
            on:click=on_click(beside)
        >
            <Show when=move || open.get()>
                <div class="sheet-body">
                    <header>
                        <h2>{title}</h2>
                        <button
                            type="button"
                            class="bare"
                            aria-label=tr!(texts, "table-close")
                            on:click=on_click(move |_| open.set(false))
                        >
                            {icons::close()}
                        </button>
                    </header>
                    {children()}
                </div>
            </Show>
        </dialog>
    }
}

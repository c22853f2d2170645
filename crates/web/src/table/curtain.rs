//! The curtain between two people at one device. It covers a table with the public viewpoint: no
//! hidden card is on the page until the next person takes over.

use super::board::player_name;
use super::seats::figure;
use super::state::use_table_state;
use crate::boxed_closures::on_click;
use crate::language::use_texts;
use crate::tr;
use cartagena_client::GameView;
use leptos::html;
use leptos::prelude::*;

/// The curtain, when the device has to be passed on.
#[component]
pub fn Curtain() -> impl IntoView {
    let (texts, table) = (use_texts(), use_table_state());
    let next = Memo::new(move |_| table.view.read().as_ref().and_then(GameView::hand_over_to));
    let button: NodeRef<html::Button> = NodeRef::new();
    Effect::new(move || {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    move || {
        next.get().map(|seat| {
            let title =
                tr!(texts, "pass-title", name = player_name(&texts.read(), table, seat));
            view! {
                <div class="curtain" role="alertdialog" aria-modal="true" aria-labelledby="pass-title">
                    <div class="curtain-words">
                        {figure(seat)}
                        <h2 id="pass-title">{title}</h2>
                        <p>{tr!(texts, "pass-about")}</p>
                        <button
                            type="button"
                            class="primary big"
                            node_ref=button
                            on:click=on_click(move |_| table.request_view(Some(seat)))
                        >
                            {tr!(texts, "pass-ready")}
                        </button>
                    </div>
                </div>
            }
        })
    }
}

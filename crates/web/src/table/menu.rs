//! The menu of the table, which stands for the header of the other pages.

use super::announcing::use_narrator;
use super::context::use_table_context;
use super::dialog::Dialog;
use super::icons;
use crate::boxed_closures::{on_click, signal_of};
use crate::language::use_texts;
use crate::route::Route;
use crate::settings::use_settings;
use crate::tr;
use leptos::prelude::*;

/// The button and what it opens.
#[component]
pub fn Menu() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let (open, narrator, context) = (RwSignal::new(false), use_narrator(), use_table_context());
    let go = move |to: RwSignal<bool>| {
        open.set(false);
        to.set(true);
    };
    let sound = move |event| settings.update(|all| all.sound = event_target_checked(&event));
    view! {
        <button
            type="button"
            class="menu-button"
            aria-label=tr!(texts, "table-menu")
            aria-haspopup="dialog"
            on:click=on_click(move |_| open.set(true))
        >
            {icons::menu()}
        </button>
        <Dialog open title=tr!(texts, "table-menu")>
            <nav class="table-menu" aria-label=tr!(texts, "nav-label")>
                <a class="button" href=Route::Home.href()>{tr!(texts, "table-home")}</a>
                <a class="button" href=Route::Setup { position: None }.href()>{tr!(texts, "nav-play")}</a>
                <a class="button" href=Route::Book.href()>{tr!(texts, "nav-rules")}</a>
                <a class="button" href=Route::GamesList.href()>{tr!(texts, "nav-games")}</a>
                <a class="button" href=Route::Preferences.href()>{tr!(texts, "nav-settings")}</a>
                <button type="button" class="menu-log" on:click=on_click(move |_| go(narrator.log_open))>
                    {tr!(texts, "log-heading")}
                </button>
                <button type="button" on:click=on_click(move |_| go(narrator.key_sheet_open))>
                    {tr!(texts, "sheet-title")}
                </button>
            </nav>
            {(context.menu_items)()}
            <label class="switch">
                <input
                    type="checkbox"
                    role="switch"
                    prop:checked=signal_of(move || settings.read().sound)
                    on:change=sound
                />
                <span>{tr!(texts, "settings-sound")}</span>
            </label>
        </Dialog>
    }
}

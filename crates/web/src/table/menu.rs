//! The menu of the table, which stands for the header of the other pages.

use super::dialog::Dialog;
use super::house::use_house;
use super::icons;
use super::telling::use_voice;
use crate::route::Route;
use crate::settings::use_settings;
use crate::speech::use_texts;
use crate::tr;
use leptos::prelude::*;

/// The button and what it opens.
#[component]
pub fn Menu() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let (open, voice, house) = (RwSignal::new(false), use_voice(), use_house());
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
            on:click=move |_| open.set(true)
        >
            {icons::menu()}
        </button>
        <Dialog open title=tr!(texts, "table-menu")>
            <nav class="table-menu" aria-label=tr!(texts, "nav-label")>
                <a class="button" href=Route::Home.href()>{tr!(texts, "table-home")}</a>
                <a class="button" href=Route::Setup { position: None }.href()>{tr!(texts, "nav-play")}</a>
                <a class="button" href=Route::Book.href()>{tr!(texts, "nav-rules")}</a>
                <a class="button" href=Route::Shelf.href()>{tr!(texts, "nav-games")}</a>
                <a class="button" href=Route::Preferences.href()>{tr!(texts, "nav-settings")}</a>
                <button type="button" class="menu-log" on:click=move |_| go(voice.log)>
                    {tr!(texts, "log-heading")}
                </button>
                <button type="button" on:click=move |_| go(voice.sheet)>
                    {tr!(texts, "sheet-title")}
                </button>
            </nav>
            {(house.menu)()}
            <label class="switch">
                <input
                    type="checkbox"
                    role="switch"
                    prop:checked=move || settings.read().sound
                    on:change=sound
                />
                <span>{tr!(texts, "settings-sound")}</span>
            </label>
        </Dialog>
    }
}

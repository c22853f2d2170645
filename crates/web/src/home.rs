//! Where everybody comes in.

use crate::route::{self, Route};
use crate::settings::use_settings;
use crate::speech::use_texts;
use crate::{link, tr};
use cartagena_protocol::{ClientMsg, NewTable, SeatPlan, ServerMsg};
use leptos::prelude::*;

/// The way into a game, and to everything else.
#[component]
pub fn Home() -> impl IntoView {
    let texts = use_texts();
    let settings = use_settings();
    link::listen(|told| {
        if let ServerMsg::Created { game } = told {
            route::go(&Route::Table { game: game.clone() });
        }
    });
    let play = move |_| link::send(&first_game(&settings.read_untracked().name));
    view! {
        <section class="home">
            <div class="home-words">
                <h1>{tr!(texts, "game-name")}</h1>
                <p class="lead">{tr!(texts, "home-lead")}</p>
                <button class="primary big" on:click=play>{tr!(texts, "home-play")}</button>
                <p class="quiet">{tr!(texts, "home-play-about")}</p>
                <ul class="ways">
                    <li><a class="way" href=Route::Learn { lesson: None }.href()>
                        {tr!(texts, "home-learn")}</a></li>
                    <li><a class="way" href=Route::Setup { position: None }.href()>
                        {tr!(texts, "home-setup")}</a></li>
                    <li><a class="way" href=Route::Shelf.href()>{tr!(texts, "home-games")}</a></li>
                </ul>
            </div>
        </section>
    }
}

/// Tortuga for two against the friendliest bot.
fn first_game(name: &str) -> ClientMsg {
    let person = SeatPlan { name: name.to_owned(), bot: None };
    let bot = SeatPlan { name: String::new(), bot: Some("deckhand".into()) };
    let table =
        NewTable { rules: "tortuga".into(), seats: vec![person, bot], ..NewTable::default() };
    ClientMsg::Create { table }
}

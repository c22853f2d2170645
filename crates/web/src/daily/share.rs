//! Sharing a result: one line of text, and a picture of the end.

use super::played_game::PlayedGame;
use super::words;
use crate::app::ThemeSignal;
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::picture_file;
use crate::route::Route;
use crate::share::{CopyFallback, Sharer, address, call, can_share, set, settled};
use crate::tr;
use cartagena::Seat;
use cartagena_art::{BoardOptions, Layout, board_svg};
use cartagena_client::Replay;
use cartagena_daily::Day;
use cartagena_protocol::JournalEntry;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

/// The line, and the buttons that share it.
#[component]
pub(super) fn ShareResult(
    /// The finished game.
    entry: JournalEntry,
    /// Its day.
    day: Day,
    /// Its moves and the person's accuracy.
    game: PlayedGame,
) -> impl IntoView {
    let (texts, hand) = (use_texts(), Sharer::new());
    let night: ThemeSignal = expect_context();
    let line = Memo::new(move |_| {
        words::line(&texts.read(), day, &entry, (game.precision.get(), game.luck.get()))
    });
    let link = address(&Route::Daily { date: Some(day.to_string()) }).unwrap_or_default();
    let whole = move || format!("{}\n{link}", line.get_untracked());
    let drawn = move || {
        let (texts, theme) = (texts.read_untracked(), night.get_untracked());
        let replay = game.replay.read_untracked();
        replay.as_ref().map(|replay| final_board(replay, &texts, theme))
    };
    let save = move |_| {
        if let Some(svg) = drawn() {
            spawn_local(picture_file::save_png(svg));
        }
    };
    let (copied, shared) = (whole.clone(), whole);
    let share = move |_| spawn_local(share_with_picture(shared(), drawn()));
    view! {
        <p class="daily-line" id="daily-line">{move || line.get()}</p>
        <div class="daily-ways">
            <Show when=can_share>
                <button class="primary" on:click=on_click(share.clone())>{tr!(texts, "daily-share")}</button>
            </Show>
            <button on:click=on_click(move |_| hand.copy(copied()))>{tr!(texts, "daily-copy")}</button>
            <Show when=move || game.replay.read().is_some()>
                <button on:click=on_click(save)>{tr!(texts, "daily-picture")}</button>
            </Show>
        </div>
        <CopyFallback hand />
    }
}

/// Draws the table at the end of a game.
fn final_board(replay: &Replay, texts: &Texts, theme: cartagena_art::Theme) -> String {
    let seats = Seat::first_n(replay.seats().len());
    let names = seats.map(|seat| crate::names::name(texts, replay.seats(), seat)).collect();
    let title = Some(say!(texts, "game-name"));
    let options = BoardOptions {
        layout: Layout::Wide,
        theme,
        names,
        fonts: true,
        title,
        ..BoardOptions::default()
    };
    board_svg(replay.after(replay.moves()), &options)
}

/// Shares the line through the device, with the picture where files can be shared.
async fn share_with_picture(text: String, svg: Option<String>) {
    let data = js_sys::Object::new();
    set(&data, "text", &text.into());
    let picture = match svg {
        Some(svg) => picture_file::png_file(&svg, "cartagena.png").await,
        None => None,
    };
    if let Some(file) = picture {
        let with_file = js_sys::Object::assign(&js_sys::Object::new(), &data);
        set(&with_file, "files", &js_sys::Array::of1(&file));
        let may = call(&window().navigator(), "canShare", &[with_file.clone().into()]);
        if may.is_some_and(|may| may.is_truthy()) {
            return share(with_file.into()).await;
        }
    }
    share(data.into()).await;
}

/// Shares; a person who cancels needs no message, and copying is the button beside.
async fn share(data: JsValue) {
    drop(settled(call(&window().navigator(), "share", &[data])).await);
}

//! The page on which Cartagena is played. It shows the messages of a host and sends requests to it;
//! rules, bots and stored games belong to the host: a Web Worker beside the page, or a server.
//!
//! # Where to look
//!
//! * `app` is the frame around all pages, `route` maps addresses to pages.
//! * `masthead` is the header, `update` makes the page an installable app, `error_notice` shows
//!   errors of the host.
//! * `chunks` lazily loads the code of all pages but the home page and the table.
//! * `boxed_closures` keeps the program small by type erasure of closures.
//! * `picture` has small drawings, `names` the names of players,
//!   `name_limits` their limits.
//! * `host_link` talks to the host; `language` holds the texts; `settings` the settings.
//! * Each page has a folder: `home`, `setup`, `table`, `games_list`, `learn`, `book` (the
//!   rules), `study` (replay and analysis), `preferences`; `online` has the pages for playing
//!   through a server.
//! * `daily` has the deal of the day and challenges, `statistics` counts the games of the device.
//! * `profiles` has profiles and the lists of ratings.
//! * `share` copies and shares links and texts.

#![allow(
    missing_debug_implementations,
    reason = "the page's state is signals and closures, which print nothing"
)]
#![allow(unreachable_pub, reason = "the component macro writes `pub` items of its own")]
#![allow(clippy::cast_possible_truncation, reason = "sizes on a screen and seat numbers are small")]

pub mod account;
pub mod announce;
pub mod app;
mod away;
pub mod backup;
mod book;
pub mod boxed_closures;
pub mod chunks;
mod daily;
mod deferred_style;
pub mod device;
pub mod error_notice;
mod files;
pub mod games_list;
pub mod home;
pub mod host_link;
mod import_result;
pub mod ladder;
pub mod language;
pub mod learn;
pub mod masthead;
pub mod name_limits;
pub mod names;
pub mod online;
mod operator;
pub mod persistence;
mod picture;
mod picture_file;
mod plan;
pub mod preferences;
pub mod profiles;
pub mod puzzles;
pub mod route;
pub mod settings;
pub mod setup;
pub mod share;
mod statistics;
pub mod study;
pub mod table;
pub mod turn_sign;
pub mod update;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page. `boot.js` calls it.
#[wasm_bindgen]
pub fn page() {
    console_error_panic_hook::set_once();
    wasm_bindgen_futures::spawn_local(app::open());
}

/// Starts the Web Worker. It runs the same program as the page, so that rules and messages are
/// loaded only once. `worker.js` calls it.
#[wasm_bindgen]
pub fn start_worker() {
    console_error_panic_hook::set_once();
    #[cfg(target_arch = "wasm32")]
    cartagena_web_worker::start();
}

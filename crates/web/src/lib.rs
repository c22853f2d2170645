//! The page on which Cartagena is played. It shows what it is told and asks for what it wants;
//! rules, bots and kept games live with whoever hosts its tables, a worker beside it.
//!
//! # Where to look
//!
//! * [`app`] is the frame around all pages, [`route`] says which address shows which page.
//! * [`masthead`] is its head, [`update`] what makes it an app, [`trouble`] what can go wrong.
//! * [`plain`] keeps the program small: closures that are all alike.
//! * [`picture`] are small drawings, [`names`] what players are called.
//! * [`link`] talks to the host; [`speech`] is the language; [`settings`] what people chose.
//! * [`chunks`] fetches the code of all pages but the front door and the table when it is needed.
//! * Each page has a folder: [`home`], [`setup`], [`table`], [`shelf`] (the games), [`learn`],
//!   [`book`] (the rules), [`study`] (replay and analysis), [`preferences`]; [`online`] has those of
//!   playing with people elsewhere.
//! * [`share`] gives links and texts on.

pub mod announce;
pub mod app;
pub mod book;
pub mod chunks;
pub mod device;
pub mod erased;
mod files;
pub mod games_list;
pub mod home;
pub mod host_link;
pub mod language;
pub mod learn;
pub mod masthead;
pub mod names;
pub mod online;
pub mod picture;
pub mod preferences;
pub mod route;
pub mod settings;
pub mod setup;
pub mod share;
pub mod study;
pub mod table;
pub mod trouble;
pub mod update;

use wasm_bindgen::prelude::wasm_bindgen;

/// Where the page begins.
#[wasm_bindgen]
pub fn page() {
    console_error_panic_hook::set_once();
    wasm_bindgen_futures::spawn_local(app::open());
}

/// Where the worker beside it begins: the same program, so that neither rules nor messages have to
/// come twice.
#[wasm_bindgen]
pub fn brain() {
    console_error_panic_hook::set_once();
    #[cfg(target_arch = "wasm32")]
    cartagena_web_worker::start();
}

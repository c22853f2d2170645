//! The games of one device in a Web Worker behind the page: it runs the `OfflineHost` of
//! `cartagena-offline` and exchanges the messages of `cartagena-protocol` as JSON texts.
//!
//! All jobs wait in one queue and are run strictly one after another: a game is saved before the page
//! hears of it. Windows of one device share the database; a window saves only over the version that it
//! knew, and tells the others.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod deferred_code;
#[cfg(target_arch = "wasm32")]
mod game_db;
#[cfg(target_arch = "wasm32")]
mod host;
#[cfg(target_arch = "wasm32")]
mod journal_db;
#[cfg(target_arch = "wasm32")]
mod queue;

/// Starts the worker. It listens at once; messages that arrive while saved games are being loaded
/// wait in the queue.
#[cfg(target_arch = "wasm32")]
pub fn start() {
    queue::Queue::start();
}

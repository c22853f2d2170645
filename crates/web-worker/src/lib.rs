//! The games of one device in a Web Worker, behind the page: a host for
//! `OfflineHost` of `cartagena-offline` that speaks the messages of `cartagena-protocol` as JSON texts.
//!
//! Whatever comes in waits in one queue and is done strictly one after another: a game is in the
//! store before the page hears of it. Windows of one device share the store; each change is
//! made only to what this window knew, and told to the others.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod deferred_code;
#[cfg(target_arch = "wasm32")]
mod game_db;
#[cfg(target_arch = "wasm32")]
mod host;
#[cfg(target_arch = "wasm32")]
mod queue;

/// Runs when the worker has loaded. It listens at once; what is said while kept games are being read
/// waits in the queue.
#[cfg(target_arch = "wasm32")]
pub fn start() {
    queue::Queue::start();
}

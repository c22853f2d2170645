//! Shutdown: the system's signals, and how every task of a server learns of them.

use std::future::pending;
use tokio::sync::watch;

/// Waits until the system asks the program to stop: by Ctrl+C or SIGTERM.
pub async fn shutdown_signal() {
    let pressed = async {
        // Where Ctrl+C cannot be watched, only SIGTERM counts.
        if tokio::signal::ctrl_c().await.is_err() {
            pending::<()>().await;
        }
    };
    tokio::select! {
        () = pressed => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => drop(signal.recv().await),
        Err(_) => pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    pending().await
}

/// Receiver that tells every task of a server that it stops.
#[derive(Clone)]
pub(crate) struct Shutdown(watch::Receiver<bool>);

impl Shutdown {
    /// Creates the pair. Sending `true`, once, stops the server.
    pub(crate) fn new() -> (watch::Sender<bool>, Shutdown) {
        let (sender, receiver) = watch::channel(false);
        (sender, Shutdown(receiver))
    }

    /// Waits until the server stops; returns at once if it has been asked to.
    pub(crate) async fn requested(&mut self) {
        let _ = self.0.wait_for(|stopping| *stopping).await;
    }
}

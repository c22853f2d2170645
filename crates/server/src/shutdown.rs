//! How the system asks a server to stop, and how everything in it learns of that.

use std::future::pending;
use tokio::sync::watch;

/// Done when somebody presses Ctrl+C, or the system says that it is time.
pub async fn shutdown_signal() {
    let pressed = async {
        // Where keys cannot be watched there are none to press.
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

/// Tells everything that runs in a server that it stops.
#[derive(Clone)]
pub(crate) struct Shutdown(watch::Receiver<bool>);

impl Shutdown {
    /// Whoever holds the sender may say `true`, once.
    pub(crate) fn new() -> (watch::Sender<bool>, Shutdown) {
        let (sender, receiver) = watch::channel(false);
        (sender, Shutdown(receiver))
    }

    /// Done when the server stops, also if that was long ago.
    pub(crate) async fn requested(&mut self) {
        let _ = self.0.wait_for(|stopping| *stopping).await;
    }
}

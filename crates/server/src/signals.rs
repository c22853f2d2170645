//! How the system asks a server to stop.

use std::future::pending;

/// Done when somebody presses Ctrl+C, or the system says that it is time.
pub async fn asked_to_stop() {
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

//! Messages on their way to one socket. No task ever waits for a slow client: one that does not
//! read is cut off, and gets a snapshot when it comes back.

use super::close_reason::CloseReason;
use axum::extract::ws::Utf8Bytes;
use cartagena_protocol::ServerMsg;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use tokio::sync::{Notify, mpsc};

/// Number of messages that may wait for a client.
const MAX_QUEUED_MESSAGES: usize = 128;
/// Bytes that may wait for a client; a snapshot of the longest game fits in many times.
const MAX_QUEUED_BYTES: usize = 256 * 1024;

/// Bounded queue of messages to a socket.
pub(crate) struct Outbox {
    sender: mpsc::Sender<Utf8Bytes>,
    queued_bytes: AtomicUsize,
    is_cut: AtomicBool,
    is_signed_out: AtomicBool,
    is_sent_away: AtomicBool,
    cut: Notify,
}

impl Outbox {
    pub(crate) fn new() -> (Outbox, mpsc::Receiver<Utf8Bytes>) {
        let (sender, receiver) = mpsc::channel(MAX_QUEUED_MESSAGES);
        let waiting = AtomicUsize::new(0);
        let is_cut = AtomicBool::new(false);
        let is_signed_out = AtomicBool::new(false);
        let is_sent_away = AtomicBool::new(false);
        let cut = Notify::new();
        let outbox =
            Outbox { sender, queued_bytes: waiting, is_cut, is_signed_out, is_sent_away, cut };
        (outbox, receiver)
    }

    pub(crate) fn send(&self, message: &ServerMsg) {
        self.send_text(to_json_text(message));
    }

    /// Queues a message that is already JSON.
    pub(crate) fn send_text(&self, text: Utf8Bytes) {
        let length = text.len();
        let waiting = self.queued_bytes.fetch_add(length, Ordering::Relaxed);
        let full = waiting.saturating_add(length) > MAX_QUEUED_BYTES;
        if !self.is_cut.load(Ordering::Relaxed) && (full || self.sender.try_send(text).is_err()) {
            self.is_cut.store(true, Ordering::Relaxed);
            self.cut.notify_one();
        }
    }

    /// Counts a message as sent.
    pub(crate) fn mark_sent(&self, text: &Utf8Bytes) {
        self.queued_bytes.fetch_sub(text.len(), Ordering::Relaxed);
    }

    /// Cuts the client off because its person was signed out there.
    pub(crate) fn sign_out(&self) {
        self.is_signed_out.store(true, Ordering::Relaxed);
        self.is_cut.store(true, Ordering::Relaxed);
        self.cut.notify_one();
    }

    /// Cuts the client off because its person may not come in any more.
    pub(crate) fn send_away(&self) {
        self.is_sent_away.store(true, Ordering::Relaxed);
        self.is_cut.store(true, Ordering::Relaxed);
        self.cut.notify_one();
    }

    /// Waits until the client is cut off: it has fallen too far behind, or its person was signed out.
    pub(super) async fn wait_cut_off(&self) -> CloseReason {
        self.cut.notified().await;
        match () {
            () if self.is_sent_away.load(Ordering::Relaxed) => CloseReason::Banned,
            () if self.is_signed_out.load(Ordering::Relaxed) => CloseReason::SignedOut,
            () => CloseReason::SlowReader,
        }
    }
}

/// Returns a message as JSON. Serialising our own types cannot fail.
pub(crate) fn to_json_text(message: &ServerMsg) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;

    #[test]
    fn a_reader_who_does_not_read_is_cut_off() {
        let (outbox, mut receiver) = Outbox::new();
        (0..MAX_QUEUED_MESSAGES).for_each(|_| outbox.send_text("{}".into()));
        assert!(outbox.wait_cut_off().now_or_never().is_none());
        outbox.send_text("{}".into());
        assert!(outbox.wait_cut_off().now_or_never().is_some());
        assert!(receiver.try_recv().is_ok());
    }

    #[test]
    fn much_to_read_is_too_much_too() {
        let (outbox, mut receiver) = Outbox::new();
        let long = || Utf8Bytes::from("x".repeat(MAX_QUEUED_BYTES / 2));
        outbox.send_text(long());
        outbox.send_text(long());
        assert!(outbox.wait_cut_off().now_or_never().is_none());
        outbox.mark_sent(&receiver.try_recv().expect("a message"));
        outbox.send_text(long());
        assert!(outbox.wait_cut_off().now_or_never().is_none());
        outbox.send_text(long());
        assert!(outbox.wait_cut_off().now_or_never().is_some());
    }
}

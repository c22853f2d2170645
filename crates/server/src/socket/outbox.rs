//! Messages on their way to one socket. No task ever waits for a slow client: one that does not
//! read is cut off, and gets a snapshot when it comes back.

use super::close_reason::CloseReason;
use crate::connected_people::lock;
use axum::extract::ws::Utf8Bytes;
use cartagena_protocol::ServerMsg;
use std::collections::VecDeque;
use std::sync::Mutex;
use tokio::sync::Notify;

/// Number of messages that may wait for a client.
const MAX_QUEUED_MESSAGES: usize = 128;
/// Bytes that may wait for a client; a snapshot of the longest game fits in many times.
const MAX_QUEUED_BYTES: usize = 256 * 1024;

/// Bounded queue of messages to a socket. While it is empty it takes no memory: nearly all sockets are
/// idle nearly all the time, so a channel, which keeps a block for its next messages, would be large.
#[derive(Default)]
pub(crate) struct Outbox {
    queue: Mutex<Queue>,
    /// Told when there is a message again.
    filled: Notify,
    /// Told when the client is cut off.
    cut: Notify,
}

#[derive(Default)]
struct Queue {
    messages: VecDeque<Utf8Bytes>,
    /// Bytes of the messages that are not yet [sent](Outbox::mark_sent).
    bytes: usize,
    cut_off: Option<CloseReason>,
}

impl Outbox {
    pub(crate) fn send(&self, message: &ServerMsg) {
        self.send_text(to_json_text(message));
    }

    /// Queues a message that is already JSON.
    pub(crate) fn send_text(&self, text: Utf8Bytes) {
        let mut queue = lock(&self.queue);
        if queue.cut_off.is_some() {
            return;
        }
        let bytes = queue.bytes.saturating_add(text.len());
        if bytes > MAX_QUEUED_BYTES || queue.messages.len() >= MAX_QUEUED_MESSAGES {
            drop(queue);
            return self.cut_off(CloseReason::SlowReader);
        }
        queue.bytes = bytes;
        queue.messages.push_back(text);
        drop(queue);
        self.filled.notify_one();
    }

    /// Takes the first message out; `None` if there is none.
    pub(super) fn take(&self) -> Option<Utf8Bytes> {
        let mut queue = lock(&self.queue);
        let first = queue.messages.pop_front();
        if queue.messages.is_empty() {
            queue.messages = VecDeque::new();
        }
        first
    }

    /// Waits for a message and takes it out.
    pub(super) async fn next(&self) -> Utf8Bytes {
        loop {
            if let Some(text) = self.take() {
                return text;
            }
            self.filled.notified().await;
        }
    }

    /// Counts a message as sent.
    pub(super) fn mark_sent(&self, text: &Utf8Bytes) {
        lock(&self.queue).bytes -= text.len();
    }

    /// Cuts the client off because its person was signed out there.
    pub(crate) fn sign_out(&self) {
        self.cut_off(CloseReason::SignedOut);
    }

    /// Cuts the client off because its person may not come in any more.
    pub(crate) fn send_away(&self) {
        self.cut_off(CloseReason::Banned);
    }

    /// Cuts the client off. A decision about its person counts more than that it reads slowly.
    fn cut_off(&self, reason: CloseReason) {
        let mut queue = lock(&self.queue);
        let known = queue.cut_off.filter(|known| *known != CloseReason::SlowReader);
        queue.cut_off = match known {
            Some(known) if reason != CloseReason::Banned => Some(known),
            _ => Some(reason),
        };
        drop(queue);
        self.cut.notify_one();
    }

    /// Waits until the client is cut off: it has fallen too far behind, or its person was signed out.
    pub(super) async fn wait_cut_off(&self) -> CloseReason {
        self.cut.notified().await;
        lock(&self.queue).cut_off.unwrap_or(CloseReason::SlowReader)
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
        let outbox = Outbox::default();
        (0..MAX_QUEUED_MESSAGES).for_each(|_| outbox.send_text("{}".into()));
        assert!(outbox.wait_cut_off().now_or_never().is_none());
        outbox.send_text("{}".into());
        assert_eq!(outbox.wait_cut_off().now_or_never(), Some(CloseReason::SlowReader));
        assert!(outbox.take().is_some());
    }

    #[test]
    fn much_to_read_is_too_much_too() {
        let outbox = Outbox::default();
        let long = || Utf8Bytes::from("x".repeat(MAX_QUEUED_BYTES / 2));
        outbox.send_text(long());
        outbox.send_text(long());
        assert!(outbox.wait_cut_off().now_or_never().is_none());
        outbox.mark_sent(&outbox.take().expect("a message"));
        outbox.send_text(long());
        assert!(outbox.wait_cut_off().now_or_never().is_none());
        outbox.send_text(long());
        assert!(outbox.wait_cut_off().now_or_never().is_some());
    }

    #[tokio::test]
    async fn messages_come_in_their_order_and_leave_nothing_behind() {
        let outbox = Outbox::default();
        let mut waiting = Box::pin(outbox.next());
        assert!(waiting.as_mut().now_or_never().is_none());
        ["a", "b", "c"].into_iter().for_each(|text| outbox.send_text(text.into()));
        assert_eq!(waiting.await.as_str(), "a");
        assert_eq!([outbox.next().await.as_str(), outbox.next().await.as_str()], ["b", "c"]);
        assert!(outbox.next().now_or_never().is_none());
        assert_eq!(lock(&outbox.queue).messages.capacity(), 0, "an idle socket takes no memory");
    }

    #[test]
    fn a_decision_about_a_person_is_the_reason_that_counts() {
        let outbox = Outbox::default();
        outbox.cut_off(CloseReason::SlowReader);
        outbox.sign_out();
        outbox.cut_off(CloseReason::SlowReader);
        assert_eq!(outbox.wait_cut_off().now_or_never(), Some(CloseReason::SignedOut));
        outbox.send_away();
        outbox.sign_out();
        assert_eq!(outbox.wait_cut_off().now_or_never(), Some(CloseReason::Banned));
    }
}

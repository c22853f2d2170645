//! One attempt to deliver a notice.

use super::Shared;
use crate::metrics::increment;
use cartagena_outbound::{
    Answer, Outcome, PushBrowser, PushOrder, SendError, Target, Urgency, WebhookOrder,
    push_message, webhook_message,
};
use std::sync::Arc;

/// A push for one browser.
pub(super) struct PushJob {
    pub(super) browser: PushBrowser,
    pub(super) endpoint: String,
    pub(super) text: String,
    pub(super) game: String,
    pub(super) urgency: Urgency,
    /// Moment by the server's clock after which it is worth nothing.
    pub(super) until: u64,
}

/// A message for a chat program.
pub(super) struct WebhookJob {
    pub(super) target: Target,
    pub(super) secret: [u8; 32],
    pub(super) text: String,
    pub(super) game: String,
    pub(super) kind: &'static str,
    pub(super) delivery: String,
}

/// Sends a push. A browser that its service does not know any more is forgotten.
pub(super) async fn push(shared: Arc<Shared>, job: Arc<PushJob>) -> Outcome {
    let now = shared.clock.now();
    let ttl_seconds = job.until.saturating_sub(now) / 1_000;
    let contact = shared.origin.as_deref().filter(|origin| origin.starts_with("https://"));
    let order = PushOrder {
        text: &job.text,
        topic: &job.game,
        ttl_seconds,
        urgency: job.urgency,
        contact,
        now: now / 1_000,
    };
    let Some(message) = push_message(&job.browser, &shared.push_key, order) else {
        return Outcome::Ended;
    };
    let answer = shared.http.post(&message).await;
    if answer.is_ok_and(Answer::is_gone) {
        forget(&shared, &job.endpoint).await;
    }
    outcome(&shared, "push", answer)
}

/// Forgets a browser. If the store does not answer, the next push tries it again.
async fn forget(shared: &Shared, endpoint: &str) {
    if let Err(error) = shared.store.drop_endpoint(endpoint).await {
        tracing::warn!(code = error.code(), %error, "a push subscription could not be removed");
    }
}

/// Sends a message to a chat program.
pub(super) async fn webhook(shared: Arc<Shared>, job: Arc<WebhookJob>) -> Outcome {
    let link = shared.table_link(&job.game);
    let order = WebhookOrder {
        text: &job.text,
        game: &job.game,
        kind: job.kind,
        link: link.as_deref(),
        delivery: &job.delivery,
    };
    let message = webhook_message(job.target.clone(), &job.secret, order);
    outcome(&shared, "webhook", shared.http.post(&message).await)
}

/// Decides by the answer whether something may be sent again: only 429 and 503 say that the receiver
/// has not taken it.
fn outcome(shared: &Shared, what: &str, answer: Result<Answer, SendError>) -> Outcome {
    match answer {
        Ok(answer) if answer.is_success() => {
            increment(&shared.metrics.sent_notices);
            return Outcome::Ended;
        }
        Ok(answer) => tracing::info!(status = answer.status, "a {what} was refused"),
        Err(error) => tracing::info!(%error, "a {what} was not delivered"),
    }
    increment(&shared.metrics.failed_notices);
    match answer {
        Ok(answer) if answer.is_passing() => {
            let wait = answer.retry_after.unwrap_or_default().as_millis();
            Outcome::NotArrived(u64::try_from(wait).unwrap_or(u64::MAX))
        }
        Ok(answer) if answer.status >= 500 => Outcome::Unknown,
        Ok(_) | Err(SendError::Forbidden) => Outcome::Ended,
        Err(SendError::NotSent) => Outcome::NotArrived(0),
        Err(SendError::Unknown) => Outcome::Unknown,
    }
}

impl Shared {
    /// Returns the address of a table, if the server knows its own.
    pub(super) fn table_link(&self, game: &str) -> Option<String> {
        self.origin.as_ref().map(|origin| format!("{origin}/#/at/{game}"))
    }
}

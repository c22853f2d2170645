//! From a notice to what is sent: who wants to be told, where, and in which language.

use super::deliver::{PushJob, WebhookJob};
use super::{Notice, NoticeKind, Queues, Shared, sentences};
use crate::metrics::increment;
use cartagena::Seat;
use cartagena_outbound::{PushBrowser, Target, Task, Urgency};
use cartagena_store::{NoticeId, PushSubscription, StoreError};
use cartagena_texts::say;
use serde_json::json;
use std::sync::Arc;
use tokio::sync::{Semaphore, mpsc};

/// Number of notices whose people are looked up at once.
const MAX_PARALLEL: usize = 16;
/// Person that stands for a table's webhook among the claims.
const WEBHOOK: i64 = 0;

const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;
const DAY_MS: u64 = 24 * HOUR_MS;
/// Longest time that push services keep a push.
const MAX_TTL_MS: u64 = 28 * DAY_MS;
/// Time for which a push about the end of a game, or a turn without a time limit, is kept.
const USUAL_TTL_MS: u64 = 3 * DAY_MS;

/// Takes notices until the server stops.
pub(super) async fn run(
    shared: Arc<Shared>,
    queues: Arc<Queues>,
    mut inbox: mpsc::Receiver<Notice>,
) {
    let places = Arc::new(Semaphore::new(MAX_PARALLEL));
    while let Some(notice) = inbox.recv().await {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        let (shared, queues) = (Arc::clone(&shared), Arc::clone(&queues));
        tokio::spawn(async move {
            if let Err(error) = dispatch(&shared, &queues, &notice).await {
                tracing::warn!(code = error.code(), %error, "a notice could not be sent");
            }
            drop(place);
        });
    }
}

async fn dispatch(shared: &Shared, queues: &Queues, notice: &Notice) -> Result<(), StoreError> {
    for (person, seat) in &notice.to {
        tell_person(shared, queues, notice, (*person, *seat)).await?;
    }
    tell_chat(shared, queues, notice).await
}

async fn tell_person(
    shared: &Shared,
    queues: &Queues,
    notice: &Notice,
    (person, seat): (i64, Seat),
) -> Result<(), StoreError> {
    let targets = shared.store.notice_targets(person).await?;
    let pushes = notice.kind.is_on(targets.choices.push_off) && !targets.subscriptions.is_empty();
    let mail = shared.mail_target(notice, targets.choices.mail_off, targets.mail.as_ref());
    if !(pushes || mail.is_some()) || shared.store.is_quiet(person, &notice.game).await? {
        return Ok(());
    }
    if !shared.claim(notice, person).await? {
        return Ok(());
    }
    if let Some((desk, mail)) = mail {
        let time = (lifetime_ms(notice), shared.clock.now());
        let task = desk.notice(notice, (person, seat), mail, time);
        if !task.is_some_and(|task| queues.mails.send(task)) {
            increment(&shared.metrics.dropped_notices);
        }
    }
    for subscription in targets.subscriptions.iter().filter(|_| pushes) {
        if let Some(job) = push_job(shared, notice, seat, subscription)
            && !queues.pushes.send(job)
        {
            increment(&shared.metrics.dropped_notices);
        }
    }
    Ok(())
}

fn push_job(
    shared: &Shared,
    notice: &Notice,
    seat: Seat,
    to: &PushSubscription,
) -> Option<Task<Arc<PushJob>>> {
    let target = Target::parse(&to.endpoint, shared.config.addresses).ok()?;
    let receiver = target.host().to_owned();
    let browser = PushBrowser::new(target, &to.key, &to.auth)?;
    let texts = sentences::texts(&to.lang);
    let text = json!({
        "title": say!(texts, "game-name"),
        "body": sentences::to_person(texts, notice.kind, &notice.about, seat),
        "game": notice.game,
        "number": notice.number,
        "lang": texts.lang().tag(),
        "dir": if texts.lang().is_rtl() { "rtl" } else { "ltr" },
    });
    let lifetime_ms = lifetime_ms(notice);
    let job = PushJob {
        browser,
        endpoint: to.endpoint.clone(),
        text: text.to_string(),
        game: notice.game.clone(),
        urgency: urgency(notice),
        until: shared.clock.now().saturating_add(lifetime_ms),
    };
    Some(Task { job: Arc::new(job), receiver, lifetime_ms, may_repeat: false })
}

/// Returns for how long a notice is worth something: until the turn runs out.
fn lifetime_ms(notice: &Notice) -> u64 {
    let left = notice.about.left_ms.unwrap_or(USUAL_TTL_MS);
    left.clamp(MINUTE_MS, MAX_TTL_MS)
}

/// A turn that ends within the hour cannot wait until a telephone wakes up by itself.
fn urgency(notice: &Notice) -> Urgency {
    let soon = notice.about.left_ms.is_some_and(|left| left < HOUR_MS);
    match notice.kind {
        NoticeKind::Turn | NoticeKind::Reminder if soon => Urgency::High,
        NoticeKind::Reminder => Urgency::High,
        NoticeKind::Turn | NoticeKind::Over => Urgency::Normal,
    }
}

async fn tell_chat(shared: &Shared, queues: &Queues, notice: &Notice) -> Result<(), StoreError> {
    let Some(webhook) = shared.store.webhook(&notice.game).await? else { return Ok(()) };
    let Ok(target) = Target::parse(&webhook.url, shared.config.addresses) else { return Ok(()) };
    if !notice.kind.is_on(webhook.off) || !shared.claim(notice, WEBHOOK).await? {
        return Ok(());
    }
    let texts = sentences::texts(&webhook.lang);
    let text = sentences::to_chat(texts, notice.kind, &notice.about);
    let link = shared.table_link(&notice.game);
    let receiver = target.host().to_owned();
    let job = WebhookJob {
        target,
        secret: webhook.secret,
        text: link.map_or(text.clone(), |link| format!("{text}\n{link}")),
        game: notice.game.clone(),
        kind: notice.kind.name(),
        delivery: format!("{}-{}-{}", notice.game, notice.kind.name(), notice.number),
    };
    let lifetime_ms = lifetime_ms(notice);
    let task = Task { job: Arc::new(job), receiver, lifetime_ms, may_repeat: true };
    if !queues.webhooks.send(task) {
        increment(&shared.metrics.dropped_notices);
    }
    Ok(())
}

impl Shared {
    /// Notes that a notice is about to be sent; returns false if it was noted before.
    async fn claim(&self, notice: &Notice, person: i64) -> Result<bool, StoreError> {
        let Notice { game, kind, number, .. } = notice;
        let kind = kind.number();
        self.store.claim_notice(NoticeId { game, person, kind, number: *number }).await
    }
}

//! Notices for people who are not looking: pushes to their browsers, e-mails, and messages to chat programs.
//!
//! A table gives a [`Notice`] away and goes on at once. One task takes notices, looks where their
//! people want to be told, and claims each in the store *before* it is sent: a server that is killed at
//! any moment sends a notice once or not at all, and a reminder covers a lost one. What is sent waits in
//! bounded queues, which try again later if a receiver cannot be reached.

mod deliver;
mod dispatch;
mod kind;
mod mail;
mod notice;
mod routes;
mod sentences;

pub(crate) use kind::{KindsOn, NoticeKind};
pub use mail::MailConfig;
pub(crate) use mail::forget_unconfirmed;
pub(crate) use notice::{AboutTable, Notice};
pub(crate) use routes::routes;

use crate::clock::Clock;
use crate::metrics::{Metrics, increment};
use crate::server_key::ServerKey;
use cartagena_outbound::{
    AddressPolicy, HttpClient, Limits, Queue, QueueHandle, VapidKey, run_queue,
};
use cartagena_store::Store;
use deliver::{PushJob, WebhookJob};
use mail::{MailDesk, MailJob};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// Number of notices that may wait until their people are looked up.
const MAX_WAITING_NOTICES: usize = 1_024;
/// Bounds of each queue.
const QUEUE_LIMITS: Limits = Limits {
    tasks: 4_096,
    tasks_per_receiver: 4_096,
    running: 32,
    running_per_receiver: 16,
    attempts: 6,
    first_pause_ms: 5_000,
};

/// Mails that are handed to the mail server at once: it may not like more.
const MAILS_AT_ONCE: usize = 4;

/// Settings of what a server tells people by itself.
#[derive(Clone, Debug)]
pub struct NoticesConfig {
    /// Addresses to which the server may talk.
    pub addresses: AddressPolicy,
    /// Pause before something is sent again after the first failure; later ones are longer.
    pub retry_pause: Duration,
    /// The mail server, if there is one. Mails are sent only by a server that knows its own origin.
    pub mail: Option<MailConfig>,
}

impl Default for NoticesConfig {
    fn default() -> NoticesConfig {
        NoticesConfig {
            addresses: AddressPolicy::default(),
            retry_pause: Duration::from_millis(QUEUE_LIMITS.first_pause_ms),
            mail: None,
        }
    }
}

/// State shared by all tasks that send notices.
pub(crate) struct Shared {
    pub(crate) config: NoticesConfig,
    /// Key by which pushes are signed.
    pub(crate) push_key: VapidKey,
    store: Arc<dyn Store>,
    clock: Clock,
    metrics: Arc<Metrics>,
    http: HttpClient,
    /// Address of the server's pages, if it knows it.
    origin: Option<String>,
    /// The settings for mails, if they can be sent.
    mail: Option<MailDesk>,
}

/// Entrance for notices.
pub(crate) struct Notices {
    pub(crate) shared: Arc<Shared>,
    queues: Arc<Queues>,
    inbox: mpsc::Sender<Notice>,
}

/// Queues of what is to be sent.
struct Queues {
    pushes: QueueHandle<Arc<PushJob>>,
    webhooks: QueueHandle<Arc<WebhookJob>>,
    mails: QueueHandle<Arc<MailJob>>,
}

impl Notices {
    /// Starts the tasks that send notices.
    pub(crate) fn start(
        (config, key): (NoticesConfig, &ServerKey),
        store: Arc<dyn Store>,
        (clock, metrics): (Clock, Arc<Metrics>),
        origin: Option<String>,
    ) -> Notices {
        let http = HttpClient::new(config.addresses);
        let push_key = VapidKey::new(key.derive("push"));
        let mail = config.mail.clone().zip(origin.clone());
        let mail = mail.map(|(config, origin)| MailDesk::new(config, key, origin));
        let shared = Shared { config, push_key, store, clock, metrics, http, origin, mail };
        let shared = Arc::new(shared);
        let limits = QUEUE_LIMITS;
        let queues = Arc::new(Queues {
            pushes: queue(&shared, limits, deliver::push),
            webhooks: queue(&shared, Limits { tasks_per_receiver: 64, ..limits }, deliver::webhook),
            mails: queue(&shared, Limits { running: MAILS_AT_ONCE, ..limits }, mail::deliver),
        });
        let (inbox, notices) = mpsc::channel(MAX_WAITING_NOTICES);
        tokio::spawn(dispatch::run(Arc::clone(&shared), Arc::clone(&queues), notices));
        Notices { shared, queues, inbox }
    }

    /// Takes a notice. The table does not wait: without room it is dropped, and counted.
    pub(crate) fn tell(&self, notice: Notice) {
        if self.inbox.try_send(notice).is_err() {
            increment(&self.shared.metrics.dropped_notices);
        }
    }
}

/// Starts a queue whose tasks are carried out by `work`.
fn queue<J, F>(
    shared: &Arc<Shared>,
    limits: Limits,
    work: impl Fn(Arc<Shared>, J) -> F + Send + 'static,
) -> QueueHandle<J>
where
    J: Clone + Send + 'static,
    F: Future<Output = cartagena_outbound::Outcome> + Send + 'static,
{
    let (worker, counter) = (Arc::clone(shared), Arc::clone(shared));
    let first_pause_ms = shared.config.retry_pause.as_millis() as u64;
    let queue = Queue::new(Limits { first_pause_ms, ..limits });
    let dropped = move || increment(&counter.metrics.dropped_notices);
    run_queue(queue, move |job| work(Arc::clone(&worker), job), dropped)
}

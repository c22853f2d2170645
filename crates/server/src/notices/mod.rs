//! Notices for people who are not looking: pushes to their browsers and messages to chat programs.
//!
//! A table gives a [`Notice`] away and goes on at once. One task takes notices, looks where their
//! people want to be told, and claims each in the store *before* it is sent: a server that is killed at
//! any moment sends a notice once or not at all, and a reminder covers a lost one. What is sent waits in
//! bounded queues, which try again later if a receiver cannot be reached.

mod deliver;
mod dispatch;
mod kind;
mod notice;
mod routes;
mod sentences;

pub(crate) use kind::{KindsOn, NoticeKind};
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

/// Settings of what a server tells people by itself.
#[derive(Clone, Copy, Debug)]
pub struct NoticesConfig {
    /// Addresses to which the server may talk.
    pub addresses: AddressPolicy,
    /// Pause before something is sent again after the first failure; later ones are longer.
    pub retry_pause: Duration,
}

impl Default for NoticesConfig {
    fn default() -> NoticesConfig {
        NoticesConfig {
            addresses: AddressPolicy::default(),
            retry_pause: Duration::from_millis(QUEUE_LIMITS.first_pause_ms),
        }
    }
}

/// What all tasks share that send notices.
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
}

/// Entrance for notices.
pub(crate) struct Notices {
    pub(crate) shared: Arc<Shared>,
    inbox: mpsc::Sender<Notice>,
}

/// Queues of what is to be sent.
struct Queues {
    pushes: QueueHandle<Arc<PushJob>>,
    webhooks: QueueHandle<Arc<WebhookJob>>,
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
        let shared = Arc::new(Shared { config, push_key, store, clock, metrics, http, origin });
        let queues = Queues {
            pushes: queue(&shared, usize::MAX, deliver::push),
            webhooks: queue(&shared, 64, deliver::webhook),
        };
        let (inbox, notices) = mpsc::channel(MAX_WAITING_NOTICES);
        tokio::spawn(dispatch::run(Arc::clone(&shared), Arc::new(queues), notices));
        Notices { shared, inbox }
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
    tasks_per_receiver: usize,
    work: impl Fn(Arc<Shared>, J) -> F + Send + 'static,
) -> QueueHandle<J>
where
    J: Clone + Send + 'static,
    F: Future<Output = cartagena_outbound::Outcome> + Send + 'static,
{
    let (worker, counter) = (Arc::clone(shared), Arc::clone(shared));
    let first_pause_ms = shared.config.retry_pause.as_millis() as u64;
    let tasks_per_receiver = tasks_per_receiver.min(QUEUE_LIMITS.tasks);
    let queue = Queue::new(Limits { first_pause_ms, tasks_per_receiver, ..QUEUE_LIMITS });
    let dropped = move || increment(&counter.metrics.dropped_notices);
    run_queue(queue, move |job| work(Arc::clone(&worker), job), dropped)
}

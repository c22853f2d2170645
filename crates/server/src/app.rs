//! What all answers share.

use crate::hub::Hub;
use crate::origin::Gate;
use crate::page::File;
use crate::people::locked;
use crate::places::Places;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long it is taken for granted that the store can write, or cannot.
const TRUST: Duration = Duration::from_secs(1);

pub(crate) struct App {
    pub(crate) page: &'static [File],
    pub(crate) gate: Gate,
    pub(crate) hub: Arc<Hub>,
    /// Places for connections, those of sockets among them.
    pub(crate) connections: Arc<Places>,
    /// How long a request may take to come in, and to be answered.
    pub(crate) patience: Duration,
    health: Mutex<Option<(Instant, bool)>>,
}

impl App {
    pub(crate) fn new(
        page: &'static [File],
        gate: Gate,
        hub: Arc<Hub>,
        patience: Duration,
    ) -> Arc<App> {
        let limits = &hub.limiter.limits;
        // All that come through a proxy come from one address.
        let each = if gate.behind_proxy { usize::MAX } else { limits.connections_each };
        let connections = Places::new(each, limits.connections);
        Arc::new(App { page, gate, hub, connections, patience, health: Mutex::default() })
    }

    /// Whether the store can write. Asked at most now and then, whoever asks.
    pub(crate) async fn is_well(&self) -> bool {
        let known = *locked(&self.health);
        if let Some((_, well)) = known.filter(|(asked, _)| asked.elapsed() < TRUST) {
            return well;
        }
        let well = self.hub.store.ready().await.is_ok();
        *locked(&self.health) = Some((Instant::now(), well));
        well
    }
}

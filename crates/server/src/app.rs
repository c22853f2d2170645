//! What all answers share.

use crate::connected_people::lock;
use crate::connection_slots::ConnectionSlots;
use crate::hub::Hub;
use crate::origin::OriginPolicy;
use crate::page::File;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long it is taken for granted that the store can write, or cannot.
const HEALTH_CACHE_TIME: Duration = Duration::from_secs(1);

pub(crate) struct AppState {
    pub(crate) page: &'static [File],
    pub(crate) gate: OriginPolicy,
    pub(crate) hub: Arc<Hub>,
    /// Places for connections, those of sockets among them.
    pub(crate) connections: Arc<ConnectionSlots>,
    /// How long a request may take to come in, and to be answered.
    pub(crate) request_timeout: Duration,
    health: Mutex<Option<(Instant, bool)>>,
}

impl AppState {
    pub(crate) fn new(
        page: &'static [File],
        gate: OriginPolicy,
        hub: Arc<Hub>,
        patience: Duration,
    ) -> Arc<AppState> {
        let limits = &hub.limiter.limits;
        // All that come through a proxy come from one address.
        let each = if gate.behind_proxy { usize::MAX } else { limits.connections_per_address };
        let connections = ConnectionSlots::new(each, limits.connections);
        Arc::new(AppState {
            page,
            gate,
            hub,
            connections,
            request_timeout: patience,
            health: Mutex::default(),
        })
    }

    /// Whether the store can write. Asked at most now and then, whoever asks.
    pub(crate) async fn is_healthy(&self) -> bool {
        let known = *lock(&self.health);
        if let Some((_, well)) = known.filter(|(asked, _)| asked.elapsed() < HEALTH_CACHE_TIME) {
            return well;
        }
        let well = self.hub.store.ready().await.is_ok();
        *lock(&self.health) = Some((Instant::now(), well));
        well
    }
}

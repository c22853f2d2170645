//! State that all request handlers share.

use crate::account::Ceremonies;
use crate::admin::AdminToken;
use crate::connected_people::lock;
use crate::connection_slots::ConnectionSlots;
use crate::daily::DailyChecks;
use crate::hub::Hub;
use crate::operator_hints::OperatorHints;
use crate::origin::OriginPolicy;
use crate::page::File;
use crate::public_pages::Previews;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Time for which the result of a store check is reused.
const HEALTH_CACHE_TIME: Duration = Duration::from_secs(1);

pub(crate) struct AppState {
    pub(crate) page: &'static [File],
    pub(crate) gate: OriginPolicy,
    /// The token of operators; without one there is no door for them.
    pub(crate) admin: Option<AdminToken>,
    /// Set if new people need an invitation.
    pub(crate) invite_only: bool,
    pub(crate) hub: Arc<Hub>,
    /// Slots for all connections, sockets included.
    pub(crate) connections: Arc<ConnectionSlots>,
    /// Time that a request may take to arrive, and again to be answered.
    pub(crate) request_timeout: Duration,
    pub(crate) daily_checks: DailyChecks,
    /// Challenges for passkeys.
    pub(crate) ceremonies: Ceremonies,
    /// Previews of links.
    pub(crate) previews: Previews,
    /// Hints that were given to operators.
    pub(crate) hints: OperatorHints,
    health: Mutex<Option<(Instant, bool)>>,
}

impl AppState {
    pub(crate) fn new(
        page: &'static [File],
        gate: OriginPolicy,
        (admin, invite_only): (Option<AdminToken>, bool),
        hub: Arc<Hub>,
        patience: Duration,
    ) -> Arc<AppState> {
        let limits = &hub.limiter.limits;
        // All requests through a proxy come from one address.
        let each = if gate.behind_proxy { usize::MAX } else { limits.connections_per_address };
        let connections = ConnectionSlots::new(each, limits.connections);
        Arc::new(AppState {
            page,
            gate,
            admin,
            invite_only,
            hub,
            connections,
            request_timeout: patience,
            daily_checks: DailyChecks::default(),
            ceremonies: Ceremonies::default(),
            previews: Previews::default(),
            hints: OperatorHints::default(),
            health: Mutex::default(),
        })
    }

    /// Reports whether the store accepts writes. The result is cached, so that many requests cannot
    /// keep the store busy.
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

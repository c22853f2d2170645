//! What all answers share.

use crate::hub::Hub;
use crate::origin::Gate;
use crate::page::File;
use crate::people::locked;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long it is taken for granted that the store can write, or cannot.
const TRUST: Duration = Duration::from_secs(1);

pub(crate) struct App {
    pub(crate) page: &'static [File],
    pub(crate) gate: Gate,
    pub(crate) hub: Arc<Hub>,
    health: Mutex<Option<(Instant, bool)>>,
}

impl App {
    pub(crate) fn new(page: &'static [File], gate: Gate, hub: Arc<Hub>) -> Arc<App> {
        Arc::new(App { page, gate, hub, health: Mutex::default() })
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

//! Resources that bots need and that are loaded on demand: one net for each variant and number of
//! seats, and the [deferred code](DeferredCode) for bots that search.

use crate::{DeferredCode, HostEffect};
use cartagena::{Observation, Variant};
use cartagena_bots::net::Net;
use std::sync::Arc;

enum LoadState<T> {
    Loaded(T),
    Requested,
    /// Could not be loaded; not requested again before [`Nets::retry`].
    Failed,
}

/// Variant and number of seats for which a net was trained.
type NetKey = (Variant, usize);

/// Nets that were needed so far, and the deferred code.
#[derive(Default)]
pub(crate) struct Nets {
    nets: Vec<(NetKey, LoadState<Arc<Net>>)>,
    code: Option<LoadState<DeferredCode>>,
}

/// Resource that is missing, so that a bot cannot think yet.
pub(crate) enum MissingResource {
    /// A net, to be requested now.
    Net(Variant, usize),
    /// The deferred code, to be requested now.
    Code,
    /// A resource that was requested before or could not be loaded.
    AlreadyRequested,
}

impl MissingResource {
    /// Returns the effects that request the resource.
    pub(crate) fn effects(self) -> Vec<HostEffect> {
        match self {
            MissingResource::Net(variant, seats) => vec![HostEffect::FetchNet { variant, seats }],
            MissingResource::Code => vec![HostEffect::LoadCode],
            MissingResource::AlreadyRequested => Vec::new(),
        }
    }
}

impl Nets {
    /// Returns the net for an observation's variant and seats; the error requests it once.
    pub(crate) fn require_net(&mut self, seen: &Observation) -> Result<Arc<Net>, MissingResource> {
        let (variant, seats) = (seen.rules().variant, seen.seats());
        match self.net(variant, seats) {
            Some(LoadState::Loaded(net)) => Ok(Arc::clone(net)),
            Some(LoadState::Requested | LoadState::Failed) => {
                Err(MissingResource::AlreadyRequested)
            }
            None => {
                self.nets.push(((variant, seats), LoadState::Requested));
                Err(MissingResource::Net(variant, seats))
            }
        }
    }

    /// Returns the net for an observation and the deferred code.
    pub(crate) fn require_net_and_code(
        &mut self,
        seen: &Observation,
    ) -> Result<(Arc<Net>, DeferredCode), MissingResource> {
        let code = self.require_code()?;
        Ok((self.require_net(seen)?, code))
    }

    /// Returns the deferred code; the error requests it once.
    pub(crate) fn require_code(&mut self) -> Result<DeferredCode, MissingResource> {
        match self.code {
            Some(LoadState::Loaded(code)) => Ok(code),
            Some(LoadState::Requested | LoadState::Failed) => {
                Err(MissingResource::AlreadyRequested)
            }
            None => {
                self.code = Some(LoadState::Requested);
                Err(MissingResource::Code)
            }
        }
    }

    /// Reports whether a bot at such a table has to wait: a resource was requested and is not loaded.
    /// `searches` is whether the bot needs the deferred code.
    pub(crate) fn is_missing(&self, variant: Variant, seats: usize, searches: bool) -> bool {
        let code = searches && matches!(self.code, Some(LoadState::Requested | LoadState::Failed));
        code || matches!(self.net(variant, seats), Some(LoadState::Requested | LoadState::Failed))
    }

    /// Reports whether the deferred code was requested and is not loaded.
    pub(crate) fn is_code_missing(&self) -> bool {
        matches!(self.code, Some(LoadState::Requested | LoadState::Failed))
    }

    fn net(&self, variant: Variant, seats: usize) -> Option<&LoadState<Arc<Net>>> {
        let state = self.nets.iter().find(|(kind, _)| *kind == (variant, seats));
        state.map(|(_, state)| state)
    }

    /// Adds a net; returns whether the bytes were one.
    pub(crate) fn add_net(&mut self, bytes: &[u8]) -> bool {
        let Ok(net) = Net::from_bytes(bytes) else { return false };
        let kind = (net.variant, net.seats);
        self.nets.retain(|(other, _)| *other != kind);
        self.nets.push((kind, LoadState::Loaded(Arc::new(net))));
        true
    }

    pub(crate) fn set_code(&mut self, code: DeferredCode) {
        self.code = Some(LoadState::Loaded(code));
    }

    pub(crate) fn mark_net_failed(&mut self, variant: Variant, seats: usize) {
        let known = matches!(self.net(variant, seats), Some(LoadState::Loaded(_)));
        if !known {
            self.nets.retain(|(kind, _)| *kind != (variant, seats));
            self.nets.push(((variant, seats), LoadState::Failed));
        }
    }

    pub(crate) fn mark_code_failed(&mut self) {
        if !matches!(self.code, Some(LoadState::Loaded(_))) {
            self.code = Some(LoadState::Failed);
        }
    }

    /// Lets resources that could not be loaded be requested again.
    pub(crate) fn retry(&mut self) {
        self.nets.retain(|(_, state)| !matches!(state, LoadState::Failed));
        if matches!(self.code, Some(LoadState::Failed)) {
            self.code = None;
        }
    }
}

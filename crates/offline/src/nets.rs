//! What bots think with, as the host brings it: one net for each kind of table, and
//! [depth](DeferredCode) for those that search.

use crate::{DeferredCode, HostEffect};
use cartagena::{Observation, Variant};
use cartagena_bots::net::Net;
use std::sync::Arc;

enum LoadState<T> {
    Loaded(T),
    Requested,
    /// It could not be had; nobody waits for it until somebody tries again.
    Failed,
}

/// What a net is for.
type NetKey = (Variant, usize);

/// The nets that were needed so far, and depth.
#[derive(Default)]
pub(crate) struct Nets {
    nets: Vec<(NetKey, LoadState<Arc<Net>>)>,
    code: Option<LoadState<DeferredCode>>,
}

/// Why somebody cannot think yet.
pub(crate) enum MissingResource {
    /// The host has to be asked for a net.
    Net(Variant, usize),
    /// The host has to be asked for depth.
    Code,
    /// The host knows, or has given up.
    AlreadyRequested,
}

impl MissingResource {
    /// What the host has to do about it.
    pub(crate) fn effects(self) -> Vec<HostEffect> {
        match self {
            MissingResource::Net(variant, seats) => vec![HostEffect::FetchNet { variant, seats }],
            MissingResource::Code => vec![HostEffect::LoadCode],
            MissingResource::AlreadyRequested => Vec::new(),
        }
    }
}

impl Nets {
    /// The net for what somebody sees; asks for it once if it is not there.
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

    /// The net for what somebody sees, and depth.
    pub(crate) fn require_net_and_code(
        &mut self,
        seen: &Observation,
    ) -> Result<(Arc<Net>, DeferredCode), MissingResource> {
        let depth = self.require_code()?;
        Ok((self.require_net(seen)?, depth))
    }

    /// Depth; asks for it once if it is not there.
    pub(crate) fn require_code(&mut self) -> Result<DeferredCode, MissingResource> {
        match self.code {
            Some(LoadState::Loaded(depth)) => Ok(depth),
            Some(LoadState::Requested | LoadState::Failed) => {
                Err(MissingResource::AlreadyRequested)
            }
            None => {
                self.code = Some(LoadState::Requested);
                Err(MissingResource::Code)
            }
        }
    }

    /// Whether nothing could be thought at such a table, even now.
    pub(crate) fn is_missing(&self, variant: Variant, seats: usize, deep: bool) -> bool {
        let shallow = deep && matches!(self.code, Some(LoadState::Requested | LoadState::Failed));
        shallow
            || matches!(self.net(variant, seats), Some(LoadState::Requested | LoadState::Failed))
    }

    fn net(&self, variant: Variant, seats: usize) -> Option<&LoadState<Arc<Net>>> {
        let state = self.nets.iter().find(|(kind, _)| *kind == (variant, seats));
        state.map(|(_, state)| state)
    }

    /// Takes a net; whether the bytes were one.
    pub(crate) fn add_net(&mut self, bytes: &[u8]) -> bool {
        let Ok(net) = Net::from_bytes(bytes) else { return false };
        let kind = (net.variant, net.seats);
        self.nets.retain(|(other, _)| *other != kind);
        self.nets.push((kind, LoadState::Loaded(Arc::new(net))));
        true
    }

    pub(crate) fn set_code(&mut self, depth: DeferredCode) {
        self.code = Some(LoadState::Loaded(depth));
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

    /// What could not be had is asked for again when it is needed.
    pub(crate) fn retry(&mut self) {
        self.nets.retain(|(_, state)| !matches!(state, LoadState::Failed));
        if matches!(self.code, Some(LoadState::Failed)) {
            self.code = None;
        }
    }
}

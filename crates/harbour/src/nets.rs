//! What bots think with, one net for each kind of table, as the host brings them.

use crate::Effect;
use cartagena::{Observation, Variant};
use cartagena_bots::net::Net;
use std::collections::BTreeMap;
use std::sync::Arc;

enum State {
    Known(Arc<Net>),
    Asked,
    /// It could not be had; nobody waits for it until somebody tries again.
    Lost,
}

/// The nets that were needed so far.
#[derive(Default)]
pub(crate) struct Nets(BTreeMap<(&'static str, usize), State>);

/// Why somebody cannot think yet.
pub(crate) enum Wanting {
    /// The host has to be asked.
    New(Variant, usize),
    /// The host knows, or has given up.
    Old,
}

impl Wanting {
    /// What the host has to do about it.
    pub(crate) fn effects(self) -> Vec<Effect> {
        match self {
            Wanting::New(variant, seats) => vec![Effect::Need { variant, seats }],
            Wanting::Old => Vec::new(),
        }
    }
}

impl Nets {
    /// The net for what somebody sees; asks for it once if it is not there.
    pub(crate) fn need(&mut self, seen: &Observation) -> Result<Arc<Net>, Wanting> {
        let (variant, seats) = (seen.rules().variant, seen.seats());
        let key = (variant.word(), seats);
        match self.0.get(&key) {
            Some(State::Known(net)) => Ok(Arc::clone(net)),
            Some(State::Asked | State::Lost) => Err(Wanting::Old),
            None => {
                self.0.insert(key, State::Asked);
                Err(Wanting::New(variant, seats))
            }
        }
    }

    /// Whether nothing could be thought about what somebody sees, even now.
    pub(crate) fn is_missing(&self, variant: Variant, seats: usize) -> bool {
        matches!(self.0.get(&(variant.word(), seats)), Some(State::Asked | State::Lost))
    }

    /// Takes a net; whether the bytes were one.
    pub(crate) fn give(&mut self, bytes: &[u8]) -> bool {
        let Ok(net) = Net::read(bytes) else { return false };
        self.0.insert((net.variant.word(), net.seats), State::Known(Arc::new(net)));
        true
    }

    pub(crate) fn lose(&mut self, variant: Variant, seats: usize) {
        let state = self.0.entry((variant.word(), seats)).or_insert(State::Lost);
        if matches!(state, State::Asked) {
            *state = State::Lost;
        }
    }

    /// What could not be had is asked for again when it is needed.
    pub(crate) fn retry(&mut self) {
        self.0.retain(|_, state| !matches!(state, State::Lost));
    }
}

//! What bots think with, as the host brings it: one net for each kind of table, and
//! [depth](Depth) for those that search.

use crate::{Depth, Effect};
use cartagena::{Observation, Variant};
use cartagena_bots::net::Net;
use std::sync::Arc;

enum State<T> {
    Known(T),
    Asked,
    /// It could not be had; nobody waits for it until somebody tries again.
    Lost,
}

/// What a net is for.
type Kind = (Variant, usize);

/// The nets that were needed so far, and depth.
#[derive(Default)]
pub(crate) struct Nets {
    nets: Vec<(Kind, State<Arc<Net>>)>,
    depth: Option<State<Depth>>,
}

/// Why somebody cannot think yet.
pub(crate) enum Wanting {
    /// The host has to be asked for a net.
    Net(Variant, usize),
    /// The host has to be asked for depth.
    Depth,
    /// The host knows, or has given up.
    Old,
}

impl Wanting {
    /// What the host has to do about it.
    pub(crate) fn effects(self) -> Vec<Effect> {
        match self {
            Wanting::Net(variant, seats) => vec![Effect::Need { variant, seats }],
            Wanting::Depth => vec![Effect::Deepen],
            Wanting::Old => Vec::new(),
        }
    }
}

impl Nets {
    /// The net for what somebody sees; asks for it once if it is not there.
    pub(crate) fn need(&mut self, seen: &Observation) -> Result<Arc<Net>, Wanting> {
        let (variant, seats) = (seen.rules().variant, seen.seats());
        match self.net(variant, seats) {
            Some(State::Known(net)) => Ok(Arc::clone(net)),
            Some(State::Asked | State::Lost) => Err(Wanting::Old),
            None => {
                self.nets.push(((variant, seats), State::Asked));
                Err(Wanting::Net(variant, seats))
            }
        }
    }

    /// The net for what somebody sees, and depth.
    pub(crate) fn need_deep(&mut self, seen: &Observation) -> Result<(Arc<Net>, Depth), Wanting> {
        let depth = self.need_depth()?;
        Ok((self.need(seen)?, depth))
    }

    /// Depth; asks for it once if it is not there.
    pub(crate) fn need_depth(&mut self) -> Result<Depth, Wanting> {
        match self.depth {
            Some(State::Known(depth)) => Ok(depth),
            Some(State::Asked | State::Lost) => Err(Wanting::Old),
            None => {
                self.depth = Some(State::Asked);
                Err(Wanting::Depth)
            }
        }
    }

    /// Whether nothing could be thought at such a table, even now.
    pub(crate) fn is_missing(&self, variant: Variant, seats: usize, deep: bool) -> bool {
        let shallow = deep && matches!(self.depth, Some(State::Asked | State::Lost));
        shallow || matches!(self.net(variant, seats), Some(State::Asked | State::Lost))
    }

    fn net(&self, variant: Variant, seats: usize) -> Option<&State<Arc<Net>>> {
        let state = self.nets.iter().find(|(kind, _)| *kind == (variant, seats));
        state.map(|(_, state)| state)
    }

    /// Takes a net; whether the bytes were one.
    pub(crate) fn give(&mut self, bytes: &[u8]) -> bool {
        let Ok(net) = Net::read(bytes) else { return false };
        let kind = (net.variant, net.seats);
        self.nets.retain(|(other, _)| *other != kind);
        self.nets.push((kind, State::Known(Arc::new(net))));
        true
    }

    pub(crate) fn deepen(&mut self, depth: Depth) {
        self.depth = Some(State::Known(depth));
    }

    pub(crate) fn lose(&mut self, variant: Variant, seats: usize) {
        let known = matches!(self.net(variant, seats), Some(State::Known(_)));
        if !known {
            self.nets.retain(|(kind, _)| *kind != (variant, seats));
            self.nets.push(((variant, seats), State::Lost));
        }
    }

    pub(crate) fn lose_depth(&mut self) {
        if !matches!(self.depth, Some(State::Known(_))) {
            self.depth = Some(State::Lost);
        }
    }

    /// What could not be had is asked for again when it is needed.
    pub(crate) fn retry(&mut self) {
        self.nets.retain(|(_, state)| !matches!(state, State::Lost));
        if matches!(self.depth, Some(State::Lost)) {
            self.depth = None;
        }
    }
}

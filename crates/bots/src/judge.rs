//! A net that looks at one game.

use crate::features::{Features, Ground};
use crate::mind::Mind;
use crate::net::{Net, Units};
use crate::random::Rng;
use cartagena::{Action, Outcome, Position, Seat, Tunnel};

/// A net and the tunnel it looks at.
pub struct Judge<'a> {
    net: &'a Net,
    ground: Ground,
    start: Units,
}

/// A position as the net sees it, from which its neighbours are seen cheaply.
pub struct View {
    features: Features,
    units: Units,
}

impl<'a> Judge<'a> {
    /// Sits down at a table.
    pub fn new(net: &'a Net, tunnel: &Tunnel) -> Judge<'a> {
        let ground = Ground::new(tunnel);
        let start = net.start(&ground);
        Judge { net, ground, start }
    }

    /// The tunnel.
    pub fn tunnel(&self) -> &Tunnel {
        self.ground.tunnel()
    }

    /// Looks at a position.
    pub fn view(&self, mind: &Mind, position: &Position) -> View {
        let features = mind.features_of(&self.ground, position);
        let units = self.net.follow(&self.start, &Features::NONE, &features);
        View { features, units }
    }

    /// The viewer's chance after an action, before chance has spoken.
    #[inline]
    pub fn chance(
        &self,
        view: &View,
        mind: &Mind,
        (before, action, after): (&Position, Action, &Position),
    ) -> f32 {
        match after.outcome() {
            Some(Outcome::Won(seat)) => f32::from(u8::from(seat == mind.viewer())),
            Some(Outcome::Drawn) => 1.0 / before.seats() as f32,
            None => {
                let features = mind.features(&self.ground, before, action, after);
                self.net.chance(&self.net.follow(&view.units, &view.features, &features))
            }
        }
    }

    /// Every seat's chance in a position as somebody sees it.
    pub fn chances(&self, mind: &Mind, position: &Position) -> [f32; Seat::MAX] {
        match position.outcome() {
            Some(Outcome::Won(seat)) => one(seat),
            Some(Outcome::Drawn) => even(position.seats()),
            None => self.turned(mind.viewer(), &self.view(mind, position)),
        }
    }

    /// Every seat's chance after an action, before chance has spoken.
    pub fn chances_after(
        &self,
        mind: &Mind,
        (before, action, after): (&Position, Action, &Position),
    ) -> [f32; Seat::MAX] {
        if after.outcome().is_some() {
            return self.chances(mind, after);
        }
        let features = mind.features(&self.ground, before, action, after);
        let units = self.net.follow(&self.start, &Features::NONE, &features);
        self.turned(mind.viewer(), &View { features, units })
    }

    /// The net counts seats from the viewer; everybody else from the first one.
    fn turned(&self, viewer: Seat, view: &View) -> [f32; Seat::MAX] {
        let seen = self.net.chances(&view.units);
        let mut chances = [0.0; Seat::MAX];
        for (at, chance) in seen.iter().enumerate().take(self.net.seats) {
            chances[(viewer.index() + at) % self.net.seats] = *chance;
        }
        chances
    }

    /// The action after which the mover's chance is best, and how many were looked at.
    pub fn best(&self, position: &Position, mind: &Mind, rng: &mut Rng) -> (Action, u64) {
        let actions = position.legal_actions().list();
        let mut best = (f32::MIN, Action::EndTurn);
        if let [only] = *actions {
            return (only, 0);
        }
        let view = self.view(mind, position);
        for &action in actions.iter() {
            let mut after = *position;
            after.play_unchecked(self.tunnel(), action, |pile| rng.card(pile));
            let chance = self.chance(&view, mind, (position, action, &after));
            if chance > best.0 {
                best = (chance, action);
            }
        }
        (best.1, actions.len() as u64)
    }
}

/// Certainty for one seat.
pub fn one(seat: Seat) -> [f32; Seat::MAX] {
    let mut chances = [0.0; Seat::MAX];
    chances[seat.index()] = 1.0;
    chances
}

/// The same for all.
pub fn even(seats: usize) -> [f32; Seat::MAX] {
    let mut chances = [0.0; Seat::MAX];
    chances[..seats].fill(1.0 / seats as f32);
    chances
}

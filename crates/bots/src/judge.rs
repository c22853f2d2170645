//! A net that looks at one game.

use crate::features::{Features, Ground, Scene};
use crate::mind::Mind;
use crate::net::{Net, Units};
use crate::random::Rng;
use crate::softmax::{first_of, softmax};
use cartagena::{Action, Outcome, Position, Seat, Tunnel};

/// A net and the tunnel it looks at.
pub struct Judge<'a> {
    net: &'a Net,
    ground: Ground,
    start: Units,
}

/// What there is to say of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Opinion {
    /// The game is over.
    Over(Outcome),
    /// It goes on: the net's answers for all seats, counted from the viewer.
    Answers([f32; Seat::MAX]),
}

/// A position as the net sees it, from which its neighbours are seen cheaply.
pub struct View {
    mind: Mind,
    position: Position,
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
        let mut features = Features::at(position.seats());
        let (scene, kept) = (mind.scene(position), Some(&mut features));
        let units = self.follow(&self.start, (None, &Features::NONE), &scene, kept);
        View { mind: *mind, position: *position, features, units }
    }

    /// Looks at a position near another one.
    pub fn view_from(&self, near: &View, mind: &Mind, position: &Position) -> View {
        let mut features = near.features.clone();
        let (scene, kept) = (mind.scene(position), Some(&mut features));
        let from = (Some(&near.mind.scene(&near.position)), &near.features);
        let units = self.follow(&near.units, from, &scene, kept);
        View { mind: *mind, position: *position, features, units }
    }

    /// The hidden units for a scene, from those for another one and its facts; in `kept` the facts
    /// are brought up to date as well.
    fn follow(
        &self,
        units: &Units,
        (near, features): (Option<&Scene>, &Features),
        scene: &Scene,
        kept: Option<&mut Features>,
    ) -> Units {
        let mut units = *units;
        features.follow(near, scene, &self.ground, kept, |fact, comes| {
            self.net.count(&mut units, fact, comes);
        });
        units
    }

    /// What there is to say of the position after an action, before chance has spoken.
    #[inline]
    pub fn opinion(&self, view: &View, action: Action, after: &Position) -> Opinion {
        if let Some(outcome) = after.outcome() {
            return Opinion::Over(outcome);
        }
        self.answers(view, &view.mind.scene_after(&view.position, action, after))
    }

    /// What the net says of a scene near a position that the same viewer has looked at.
    #[inline]
    pub fn answers(&self, view: &View, scene: &Scene) -> Opinion {
        let from = (Some(&view.mind.scene(&view.position)), &view.features);
        Opinion::Answers(self.net.answers(&self.follow(&view.units, from, scene, None)))
    }

    /// The viewer's chance by an opinion.
    #[inline]
    pub fn chance(&self, opinion: &Opinion, viewer: Seat) -> f32 {
        match opinion {
            Opinion::Over(Outcome::Won(seat)) => f32::from(u8::from(*seat == viewer)),
            Opinion::Over(Outcome::Drawn) => 1.0 / self.net.seats as f32,
            Opinion::Answers(answers) => first_of(answers, self.net.seats),
        }
    }

    /// Every seat's chance by a viewer's opinion. The net counts seats from the viewer; everybody
    /// else from the first one.
    pub fn chances_by(&self, opinion: &Opinion, viewer: Seat) -> [f32; Seat::MAX] {
        let seats = self.net.seats;
        let mut seen = match *opinion {
            Opinion::Over(Outcome::Won(seat)) => return one(seat),
            Opinion::Over(Outcome::Drawn) => return even(seats),
            Opinion::Answers(answers) => answers,
        };
        softmax(&mut seen[..seats]);
        let mut chances = [0.0; Seat::MAX];
        for (at, chance) in seen.iter().enumerate().take(seats) {
            chances[(viewer.index() + at) % seats] = *chance;
        }
        chances
    }

    /// Every seat's chance in a position as somebody sees it.
    pub fn chances(&self, mind: &Mind, position: &Position) -> [f32; Seat::MAX] {
        let opinion = match position.outcome() {
            Some(outcome) => Opinion::Over(outcome),
            None => Opinion::Answers(self.net.answers(&self.view(mind, position).units)),
        };
        self.chances_by(&opinion, mind.viewer())
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
            let opinion = self.opinion(&view, action, &after);
            let chance = self.chance(&opinion, mind.viewer());
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

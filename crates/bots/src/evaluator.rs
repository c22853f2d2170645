//! A net that looks at one game.

use crate::features::{Features, Perspective, TunnelIndex};
use crate::knowledge::Knowledge;
use crate::net::{HiddenUnits, Net};
use crate::random::Rng;
use crate::softmax::{first_chance, softmax};
use cartagena::{Action, Outcome, Position, Seat, Tunnel};

/// A net and the tunnel it looks at.
pub struct Evaluator<'a> {
    net: &'a Net,
    tunnel_index: TunnelIndex,
    initial_units: HiddenUnits,
}

/// What there is to say of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Evaluation {
    /// The game is over.
    Over(Outcome),
    /// It goes on: the net's answers for all seats, counted from the viewer.
    Logits([f32; Seat::MAX]),
}

/// A position as the net sees it, from which its neighbours are seen cheaply.
pub struct Accumulator {
    knowledge: Knowledge,
    position: Position,
    features: Features,
    units: HiddenUnits,
}

impl<'a> Evaluator<'a> {
    /// Sits down at a table.
    pub fn new(net: &'a Net, tunnel: &Tunnel) -> Evaluator<'a> {
        let ground = TunnelIndex::new(tunnel);
        let start = net.initial_units(&ground);
        Evaluator { net, tunnel_index: ground, initial_units: start }
    }

    /// The tunnel.
    pub fn tunnel(&self) -> &Tunnel {
        self.tunnel_index.tunnel()
    }

    /// Looks at a position.
    pub fn accumulator(&self, mind: &Knowledge, position: &Position) -> Accumulator {
        let mut features = Features::empty(position.seats());
        let (scene, kept) = (mind.perspective(position), Some(&mut features));
        let units = self.updated_units(&self.initial_units, (None, &Features::NONE), &scene, kept);
        Accumulator { knowledge: *mind, position: *position, features, units }
    }

    /// Looks at a position near another one.
    pub fn accumulator_from(
        &self,
        near: &Accumulator,
        mind: &Knowledge,
        position: &Position,
    ) -> Accumulator {
        let mut features = near.features.clone();
        let (scene, kept) = (mind.perspective(position), Some(&mut features));
        let from = (Some(&near.knowledge.perspective(&near.position)), &near.features);
        let units = self.updated_units(&near.units, from, &scene, kept);
        Accumulator { knowledge: *mind, position: *position, features, units }
    }

    /// The hidden units for a scene, from those for another one and its facts; in `kept` the facts
    /// are brought up to date as well.
    fn updated_units(
        &self,
        units: &HiddenUnits,
        (near, features): (Option<&Perspective>, &Features),
        scene: &Perspective,
        kept: Option<&mut Features>,
    ) -> HiddenUnits {
        let mut units = *units;
        features.update(near, scene, &self.tunnel_index, kept, |fact, comes| {
            self.net.apply_feature(&mut units, fact, comes);
        });
        units
    }

    /// What there is to say of the position after an action, before chance has spoken.
    #[inline]
    pub fn evaluate_action(
        &self,
        view: &Accumulator,
        action: Action,
        after: &Position,
    ) -> Evaluation {
        if let Some(outcome) = after.outcome() {
            return Evaluation::Over(outcome);
        }
        self.evaluate_perspective(
            view,
            &view.knowledge.perspective_after(&view.position, action, after),
        )
    }

    /// What the net says of a scene near a position that the same viewer has looked at.
    #[inline]
    pub fn evaluate_perspective(&self, view: &Accumulator, scene: &Perspective) -> Evaluation {
        let from = (Some(&view.knowledge.perspective(&view.position)), &view.features);
        Evaluation::Logits(self.net.logits(&self.updated_units(&view.units, from, scene, None)))
    }

    /// The viewer's chance by an opinion.
    #[inline]
    pub fn win_chance(&self, opinion: &Evaluation, viewer: Seat) -> f32 {
        match opinion {
            Evaluation::Over(Outcome::Won(seat)) => f32::from(u8::from(*seat == viewer)),
            Evaluation::Over(Outcome::Drawn) => 1.0 / self.net.seats as f32,
            Evaluation::Logits(answers) => first_chance(answers, self.net.seats),
        }
    }

    /// Every seat's chance by a viewer's opinion. The net counts seats from the viewer; everybody
    /// else from the first one.
    pub fn chances_from(&self, opinion: &Evaluation, viewer: Seat) -> [f32; Seat::MAX] {
        let seats = self.net.seats;
        let mut seen = match *opinion {
            Evaluation::Over(Outcome::Won(seat)) => return certain_win(seat),
            Evaluation::Over(Outcome::Drawn) => return equal_chances(seats),
            Evaluation::Logits(answers) => answers,
        };
        softmax(&mut seen[..seats]);
        let mut chances = [0.0; Seat::MAX];
        for (at, chance) in seen.iter().enumerate().take(seats) {
            chances[(viewer.index() + at) % seats] = *chance;
        }
        chances
    }

    /// Every seat's chance in a position as somebody sees it.
    pub fn chances(&self, mind: &Knowledge, position: &Position) -> [f32; Seat::MAX] {
        let opinion = match position.outcome() {
            Some(outcome) => Evaluation::Over(outcome),
            None => Evaluation::Logits(self.net.logits(&self.accumulator(mind, position).units)),
        };
        self.chances_from(&opinion, mind.viewer())
    }

    /// The action after which the mover's chance is best, and how many were looked at.
    pub fn best_action(
        &self,
        position: &Position,
        mind: &Knowledge,
        rng: &mut Rng,
    ) -> (Action, u64) {
        let actions = position.legal_actions().list();
        let mut best = (f32::MIN, Action::EndTurn);
        if let [only] = *actions {
            return (only, 0);
        }
        let view = self.accumulator(mind, position);
        for &action in actions.iter() {
            let mut after = *position;
            after.play_unchecked(self.tunnel(), action, |pile| rng.draw_card(pile));
            let opinion = self.evaluate_action(&view, action, &after);
            let chance = self.win_chance(&opinion, mind.viewer());
            if chance > best.0 {
                best = (chance, action);
            }
        }
        (best.1, actions.len() as u64)
    }
}

/// Certainty for one seat.
pub fn certain_win(seat: Seat) -> [f32; Seat::MAX] {
    let mut chances = [0.0; Seat::MAX];
    chances[seat.index()] = 1.0;
    chances
}

/// The same for all.
pub fn equal_chances(seats: usize) -> [f32; Seat::MAX] {
    let mut chances = [0.0; Seat::MAX];
    chances[..seats].fill(1.0 / seats as f32);
    chances
}

//! Evaluation of positions by a net. The hidden layer is kept in an [`Accumulator`] and updated
//! incrementally from move to move, as in an NNUE.

use crate::features::{Features, Perspective, TunnelIndex};
use crate::knowledge::Knowledge;
use crate::net::{HiddenUnits, Net};
use crate::random::Rng;
use crate::softmax::{first_chance, softmax};
use cartagena::{Action, Outcome, Position, Seat, Tunnel};

/// A net with the tunnel of one game.
#[derive(Debug)]
pub struct Evaluator<'a> {
    net: &'a Net,
    tunnel_index: TunnelIndex,
    initial_units: HiddenUnits,
}

/// Value of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Evaluation {
    /// The game is over with this outcome.
    Over(Outcome),
    /// The net's outputs (logits) for all seats, counted from the viewer.
    Logits([f32; Seat::MAX]),
}

/// Features and hidden units of a position, from which neighbouring positions are evaluated
/// incrementally (an NNUE-like accumulator).
#[derive(Debug)]
pub struct Accumulator {
    knowledge: Knowledge,
    position: Position,
    features: Features,
    units: HiddenUnits,
}

impl<'a> Evaluator<'a> {
    /// Creates the evaluator for a game with this tunnel.
    pub fn new(net: &'a Net, tunnel: &Tunnel) -> Evaluator<'a> {
        let tunnel_index = TunnelIndex::new(tunnel);
        let start = net.initial_units(&tunnel_index);
        Evaluator { net, tunnel_index, initial_units: start }
    }

    /// Returns the tunnel.
    pub fn tunnel(&self) -> &Tunnel {
        self.tunnel_index.tunnel()
    }

    /// Computes the accumulator of a position from scratch.
    pub fn accumulator(&self, knowledge: &Knowledge, position: &Position) -> Accumulator {
        let mut features = Features::empty(position.seats());
        let (perspective, updated) = (knowledge.perspective(position), Some(&mut features));
        let units =
            self.updated_units(&self.initial_units, (None, &Features::NONE), &perspective, updated);
        Accumulator { knowledge: *knowledge, position: *position, features, units }
    }

    /// Computes the accumulator of a position from that of a neighbouring one.
    pub fn accumulator_from(
        &self,
        previous: &Accumulator,
        knowledge: &Knowledge,
        position: &Position,
    ) -> Accumulator {
        let mut features = previous.features.clone();
        let (perspective, updated) = (knowledge.perspective(position), Some(&mut features));
        let from = (Some(&previous.knowledge.perspective(&previous.position)), &previous.features);
        let units = self.updated_units(&previous.units, from, &perspective, updated);
        Accumulator { knowledge: *knowledge, position: *position, features, units }
    }

    /// Returns the hidden units for a perspective, updated from those of another one. `updated`
    /// receives the updated features.
    fn updated_units(
        &self,
        units: &HiddenUnits,
        (previous, features): (Option<&Perspective>, &Features),
        perspective: &Perspective,
        updated: Option<&mut Features>,
    ) -> HiddenUnits {
        let mut units = *units;
        features.update(previous, perspective, &self.tunnel_index, updated, |feature, added| {
            self.net.apply_feature(&mut units, feature, added);
        });
        units
    }

    /// Evaluates the position after an action, before chance deals any cards.
    #[inline]
    pub fn evaluate_action(
        &self,
        accumulator: &Accumulator,
        action: Action,
        after: &Position,
    ) -> Evaluation {
        if let Some(outcome) = after.outcome() {
            return Evaluation::Over(outcome);
        }
        self.evaluate_perspective(
            accumulator,
            &accumulator.knowledge.perspective_after(&accumulator.position, action, after),
        )
    }

    /// Evaluates a perspective near the accumulator's position, of the same viewer.
    #[inline]
    pub fn evaluate_perspective(
        &self,
        accumulator: &Accumulator,
        perspective: &Perspective,
    ) -> Evaluation {
        let from = (
            Some(&accumulator.knowledge.perspective(&accumulator.position)),
            &accumulator.features,
        );
        Evaluation::Logits(self.net.logits(&self.updated_units(
            &accumulator.units,
            from,
            perspective,
            None,
        )))
    }

    /// Returns the viewer's winning chance by an evaluation.
    #[inline]
    pub fn win_chance(&self, evaluation: &Evaluation, viewer: Seat) -> f32 {
        match evaluation {
            Evaluation::Over(Outcome::Won(seat)) => f32::from(u8::from(*seat == viewer)),
            Evaluation::Over(Outcome::Drawn) => 1.0 / self.net.seats as f32,
            Evaluation::Logits(logits) => first_chance(logits, self.net.seats),
        }
    }

    /// Returns the chances of all seats, in seat order, by a viewer's evaluation. The net counts
    /// seats from the viewer.
    pub fn chances_from(&self, evaluation: &Evaluation, viewer: Seat) -> [f32; Seat::MAX] {
        let seats = self.net.seats;
        let mut seen = match *evaluation {
            Evaluation::Over(Outcome::Won(seat)) => return certain_win(seat),
            Evaluation::Over(Outcome::Drawn) => return equal_chances(seats),
            Evaluation::Logits(logits) => logits,
        };
        softmax(&mut seen[..seats]);
        let mut chances = [0.0; Seat::MAX];
        for (at, chance) in seen.iter().enumerate().take(seats) {
            chances[(viewer.index() + at) % seats] = *chance;
        }
        chances
    }

    /// Returns the chances of all seats in a position, evaluated from scratch with one seat's
    /// knowledge.
    pub fn chances(&self, knowledge: &Knowledge, position: &Position) -> [f32; Seat::MAX] {
        let evaluation = match position.outcome() {
            Some(outcome) => Evaluation::Over(outcome),
            None => {
                Evaluation::Logits(self.net.logits(&self.accumulator(knowledge, position).units))
            }
        };
        self.chances_from(&evaluation, knowledge.viewer())
    }

    /// Returns the action after which the mover's chance is best, and the number of evaluated
    /// actions.
    pub fn best_action(
        &self,
        position: &Position,
        knowledge: &Knowledge,
        rng: &mut Rng,
    ) -> (Action, u64) {
        let actions = position.legal_actions().list();
        let mut best = (f32::MIN, Action::EndTurn);
        if let [only] = *actions {
            return (only, 0);
        }
        let accumulator = self.accumulator(knowledge, position);
        for &action in actions.iter() {
            let mut after = *position;
            after.play_unchecked(self.tunnel(), action, |pile| rng.draw_card(pile));
            let evaluation = self.evaluate_action(&accumulator, action, &after);
            let chance = self.win_chance(&evaluation, knowledge.viewer());
            if chance > best.0 {
                best = (chance, action);
            }
        }
        (best.1, actions.len() as u64)
    }
}

/// Returns certainty that one seat wins, in seat order.
pub fn certain_win(seat: Seat) -> [f32; Seat::MAX] {
    let mut chances = [0.0; Seat::MAX];
    chances[seat.index()] = 1.0;
    chances
}

/// Returns equal chances for all seats.
pub fn equal_chances(seats: usize) -> [f32; Seat::MAX] {
    let mut chances = [0.0; Seat::MAX];
    chances[..seats].fill(1.0 / seats as f32);
    chances
}

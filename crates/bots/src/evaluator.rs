//! Evaluation of positions by a net. The hidden layer is kept in an [`Accumulator`] and updated
//! incrementally from move to move, as in an NNUE.

use crate::features::{Features, Perspective, SlotChange, TunnelIndex};
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
#[derive(Clone, Debug)]
pub struct Accumulator {
    knowledge: Knowledge,
    position: Position,
    features: Features,
    units: HiddenUnits,
}

impl Accumulator {
    /// Returns the seat whose knowledge the evaluation uses.
    pub(crate) fn viewer(&self) -> Seat {
        self.knowledge.viewer()
    }
}

/// Hidden units with changes of features, which are collected and applied together: while rows of
/// weights are added, all units are in registers. A move makes about a dozen changes.
struct UnitUpdate<'a> {
    net: &'a Net,
    units: HiddenUnits,
    changes: [SlotChange; UnitUpdate::CAPACITY],
    len: usize,
}

impl<'a> UnitUpdate<'a> {
    const CAPACITY: usize = 64;

    #[inline]
    fn new(net: &'a Net, units: HiddenUnits) -> UnitUpdate<'a> {
        UnitUpdate { net, units, changes: [(0, 0); Self::CAPACITY], len: 0 }
    }

    /// Adds a slot if it changes: it is stored in any case and counted if it does, because a branch
    /// would often be predicted wrongly.
    #[inline]
    fn push(&mut self, change: SlotChange) {
        if self.len == Self::CAPACITY {
            self.apply_some();
        }
        self.changes[self.len % Self::CAPACITY] = change;
        self.len += usize::from(change.0 != change.1);
    }

    #[cold]
    #[inline(never)]
    fn apply_some(&mut self) {
        self.apply();
    }

    #[inline]
    fn apply(&mut self) {
        let len = core::mem::take(&mut self.len).min(Self::CAPACITY);
        self.net.apply_changes(&mut self.units, &self.changes[..len]);
    }

    /// Returns the updated units.
    #[inline]
    fn finish(mut self) -> HiddenUnits {
        self.apply();
        self.units
    }
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
        let features = Features::empty(position.seats());
        self.updated((self.initial_units, features), None, knowledge, position)
    }

    /// Computes the accumulator of a position from that of a neighbouring one.
    pub fn accumulator_from(
        &self,
        previous: &Accumulator,
        knowledge: &Knowledge,
        position: &Position,
    ) -> Accumulator {
        let from = (previous.units, previous.features.clone());
        let before = previous.knowledge.perspective(&previous.position);
        self.updated(from, Some(&before), knowledge, position)
    }

    /// Updates hidden units and features, which are those of `previous` or empty.
    fn updated(
        &self,
        (units, mut features): (HiddenUnits, Features),
        previous: Option<&Perspective>,
        knowledge: &Knowledge,
        position: &Position,
    ) -> Accumulator {
        let mut units = UnitUpdate::new(self.net, units);
        let (perspective, change) = (knowledge.perspective(position), |change| units.push(change));
        features.update(previous, &perspective, &self.tunnel_index, change);
        Accumulator { knowledge: *knowledge, position: *position, features, units: units.finish() }
    }

    /// Computes the accumulator of a position from that of another one of the same viewer in the same
    /// game, if there is one.
    pub(crate) fn accumulator_near(
        &self,
        near: Option<&Accumulator>,
        knowledge: &Knowledge,
        position: &Position,
    ) -> Accumulator {
        match near {
            Some(near) => self.accumulator_from(near, knowledge, position),
            None => self.accumulator(knowledge, position),
        }
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
        let Accumulator { knowledge, position, features, units } = accumulator;
        let mut units = UnitUpdate::new(self.net, *units);
        let (before, change) = (knowledge.perspective(position), |change| units.push(change));
        features.examine(&before, perspective, &self.tunnel_index, change);
        Evaluation::Logits(self.net.logits(&units.finish()))
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
        self.chances_at(&self.accumulator(knowledge, position))
    }

    /// Returns the chances of all seats in the accumulator's position.
    pub(crate) fn chances_at(&self, accumulator: &Accumulator) -> [f32; Seat::MAX] {
        let evaluation = match accumulator.position.outcome() {
            Some(outcome) => Evaluation::Over(outcome),
            None => Evaluation::Logits(self.net.logits(&accumulator.units)),
        };
        self.chances_from(&evaluation, accumulator.knowledge.viewer())
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
        if let [only] = *actions {
            return (only, 0);
        }
        let action = self.best_of(&actions, &self.accumulator(knowledge, position), rng);
        (action, actions.len() as u64)
    }

    /// Returns that of the actions in the accumulator's position after which the viewer's chance is
    /// best.
    pub(crate) fn best_of(
        &self,
        actions: &[Action],
        accumulator: &Accumulator,
        rng: &mut Rng,
    ) -> Action {
        let mut best = (f32::MIN, Action::EndTurn);
        for &action in actions {
            let mut after = accumulator.position;
            after.play_unchecked(self.tunnel(), action, |pile| rng.draw_card(pile));
            let evaluation = self.evaluate_action(accumulator, action, &after);
            let chance = self.win_chance(&evaluation, accumulator.knowledge.viewer());
            if chance > best.0 {
                best = (chance, action);
            }
        }
        best.1
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

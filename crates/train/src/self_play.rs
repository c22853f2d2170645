//! Self-play games, and TD(λ) learning from them.

use crate::net::{FloatUnits, TrainingNet};
use crate::plan::TrainingPlan;
use cartagena::{Action, Cards, Game, Outcome, Position, Rules, Seat, Setup};
use cartagena_bots::features::{Features, SlotChange, TunnelIndex, tunnel_features};
use cartagena_bots::knowledge::Knowledge;
use cartagena_bots::random::Rng;
use cartagena_bots::softmax::first_chance;
use cartagena_deal::{Deck, Seed};

/// Maximum number of actions of a game; a longer one counts as drawn.
pub(crate) const MAX_ACTIONS: usize = 1_500;

/// A net with its self-play training.
#[derive(Clone, Debug)]
pub struct Trainer {
    /// Settings of the training.
    pub plan: TrainingPlan,
    /// The net in its current state.
    pub net: TrainingNet,
    /// Number of games played.
    pub played: u64,
    /// Number of actions played.
    pub actions: u64,
    pub(crate) rng: Rng,
    /// Sum of squared errors since the last call of [`take_error`](Trainer::take_error), and their
    /// number.
    pub(crate) error_sum: (f64, u64),
    samples: Vec<TrainingSample>,
    /// Changes of features by the action that is evaluated.
    changes: Vec<SlotChange>,
}

#[derive(Clone, Debug)]
struct TrainingSample {
    features: Features,
    viewer: Seat,
    /// True if the sample is part of the chain of moves; false if it only shows another seat's
    /// view.
    in_chain: bool,
}

/// The tunnel of a game with its initial hidden units.
struct GameTunnel {
    tunnel_index: TunnelIndex,
    start: FloatUnits,
}

impl Trainer {
    /// Creates a trainer with random weights.
    pub fn new(plan: TrainingPlan) -> Trainer {
        let mut rng = Rng::new(plan.seed);
        let net = TrainingNet::new(plan.seats, &mut rng);
        Trainer::resume(plan, net, (0, 0), rng, (0.0, 0))
    }

    /// Creates a trainer from a checkpoint.
    pub(crate) fn resume(
        plan: TrainingPlan,
        net: TrainingNet,
        (played, actions): (u64, u64),
        rng: Rng,
        error: (f64, u64),
    ) -> Trainer {
        let (samples, changes) = (Vec::new(), Vec::new());
        Trainer { plan, net, played, actions, rng, error_sum: error, samples, changes }
    }

    /// Plays a game and learns from it.
    pub fn play_game(&mut self) {
        let learning_rate = self.plan.learning_rate_after(self.played);
        let exploration = self.plan.exploration_after(self.played);
        let game = random_deal(self.random_rules(), self.plan.seats, &mut self.rng);
        let tunnel_index = TunnelIndex::new(game.tunnel());
        let game_tunnel = GameTunnel { start: self.net.initial_units(&tunnel_index), tunnel_index };
        self.samples.clear();
        let result = self.self_play(*game.position(), &game_tunnel, exploration);
        self.learn(result, &game_tunnel.tunnel_index, learning_rate);
        self.played += 1;
    }

    /// Returns the mean squared error of all chances since the last call.
    pub fn take_error(&mut self) -> f32 {
        let (sum, count) = core::mem::take(&mut self.error_sum);
        #[allow(
            clippy::cast_possible_truncation,
            reason = "single precision is enough for a report"
        )]
        let mean = (sum / count.max(1) as f64) as f32;
        mean
    }

    /// Returns mostly the standard rules; the options often enough to learn them.
    fn random_rules(&mut self) -> Rules {
        let mut rules = Rules::new(self.plan.variant);
        rules.pass = self.rng.below(8) == 0;
        rules.boat = self.rng.below(8) != 0;
        rules
    }

    fn self_play(
        &mut self,
        mut position: Position,
        game_tunnel: &GameTunnel,
        exploration: f32,
    ) -> Option<Outcome> {
        let public = [Cards::NONE; Seat::MAX];
        let mut seat_knowledge: Vec<Knowledge> = Seat::first_n(self.plan.seats)
            .map(|seat| Knowledge::of_seat(&position, seat, &public))
            .collect();
        for _ in 0..MAX_ACTIONS {
            let Some(seat) = position.turn().seat() else { break };
            let knowledge = seat_knowledge[seat.index()];
            let action = self.choose(&position, game_tunnel, &knowledge, exploration);
            let before = position;
            position.play_unchecked(game_tunnel.tunnel_index.tunnel(), action, |pile| {
                self.rng.draw_card(pile)
            });
            self.actions += 1;
            if position.outcome().is_none() {
                let features =
                    knowledge.features_after(&game_tunnel.tunnel_index, &before, action, &position);
                self.samples.push(TrainingSample { features, viewer: seat, in_chain: true });
            }
            seat_knowledge
                .iter_mut()
                .for_each(|knowledge| *knowledge = knowledge.after(&before, action, &position));
            if position.turn().is_start() {
                self.add_other_seat_sample(&position, &game_tunnel.tunnel_index, &seat_knowledge);
            }
        }
        position.outcome()
    }

    /// Adds a sample of another seat at the start of a turn, so that the net learns to evaluate
    /// from every seat.
    fn add_other_seat_sample(
        &mut self,
        position: &Position,
        tunnel_index: &TunnelIndex,
        seat_knowledge: &[Knowledge],
    ) {
        let other = seat_knowledge[self.rng.below(seat_knowledge.len())];
        let features = other.features(tunnel_index, position);
        self.samples.push(TrainingSample { features, viewer: other.viewer(), in_chain: false });
    }

    fn choose(
        &mut self,
        position: &Position,
        game_tunnel: &GameTunnel,
        knowledge: &Knowledge,
        exploration: f32,
    ) -> Action {
        let actions = position.legal_actions().list();
        if actions.len() == 1 {
            return actions[0];
        }
        if (self.rng.below(10_000) as f32) < exploration * 10_000.0 {
            return actions[self.rng.below(actions.len())];
        }
        self.best(position, game_tunnel, knowledge, &actions)
    }

    /// Returns the action after which the mover's chance is best.
    fn best(
        &mut self,
        position: &Position,
        game_tunnel: &GameTunnel,
        knowledge: &Knowledge,
        actions: &[Action],
    ) -> Action {
        let base = knowledge.features(&game_tunnel.tunnel_index, position);
        let units = self.net.updated_units(game_tunnel.start, &Features::NONE, &base);
        let here = knowledge.perspective(position);
        let mut best = (f32::MIN, actions[0]);
        for &action in actions {
            let mut after = *position;
            after.play_unchecked(game_tunnel.tunnel_index.tunnel(), action, |pile| {
                self.rng.draw_card(pile)
            });
            let chance = match after.outcome() {
                Some(Outcome::Won(_)) => return action,
                Some(Outcome::Drawn) => 1.0 / self.plan.seats as f32,
                None => {
                    let perspective = knowledge.perspective_after(position, action, &after);
                    self.changes.clear();
                    let change = |change| self.changes.push(change);
                    base.diff(&here, &perspective, &game_tunnel.tunnel_index, change);
                    let mut units = units;
                    self.net.apply_changes(&mut units, &self.changes);
                    first_chance(&self.net.logits(&units), self.plan.seats)
                }
            };
            if chance > best.0 {
                best = (chance, action);
            }
        }
        best.1
    }

    /// Learns backwards from the result by TD(λ): the target of a position is the next position's
    /// target, mixed with the net's current value.
    fn learn(&mut self, result: Option<Outcome>, tunnel_index: &TunnelIndex, learning_rate: f32) {
        let seats = self.plan.seats;
        let result = result_values(result, seats);
        let mut believed = result;
        let mut features: Vec<u16> = tunnel_features(tunnel_index, seats).collect();
        let tunnel = features.len();
        for sample in self.samples.iter().rev() {
            let turned = |at: usize| (sample.viewer.index() + at) % seats;
            let seen =
                core::array::from_fn(|at| if at < seats { believed[turned(at)] } else { 0.0 });
            features.truncate(tunnel);
            features.extend(sample.features.iter());
            let thought = self.net.learn(&features, &seen, learning_rate);
            let off = |at: usize| thought[at] - result[turned(at)];
            self.error_sum.0 += (0..seats).map(|at| f64::from(off(at) * off(at))).sum::<f64>();
            self.error_sum.1 += 1;
            if sample.in_chain {
                for (at, thought) in thought.iter().enumerate().take(seats) {
                    let believed = &mut believed[turned(at)];
                    *believed = self.plan.lambda * *believed + (1.0 - self.plan.lambda) * thought;
                }
            }
        }
    }
}

/// Returns the value of a result for each seat; a game without a winner has the same value for all.
fn result_values(result: Option<Outcome>, seats: usize) -> [f32; Seat::MAX] {
    let Some(Outcome::Won(winner)) = result else { return [1.0 / seats as f32; Seat::MAX] };
    let mut values = [0.0; Seat::MAX];
    values[winner.index()] = 1.0;
    values
}

/// Returns a randomly dealt game.
///
/// # Panics
///
/// Panics unless there are two to five seats.
pub fn random_deal(rules: Rules, seats: usize, rng: &mut Rng) -> Game {
    let seed = Seed::from_number(rng.next_u64());
    let deck = Deck::new(seed);
    let setup = Setup::start(rules, seed.tunnel(), seats, seed.first_seat(seats), deck.cards());
    setup.and_then(|setup| setup.game().ok()).expect("a dealt game is possible")
}

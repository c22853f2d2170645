//! Games that the net plays with itself, and what it learns from them.

use crate::net::{FloatUnits, TrainingNet};
use crate::plan::TrainingPlan;
use cartagena::{Action, Cards, Game, Outcome, Position, Rules, Seat, Setup};
use cartagena_bots::features::{Features, TunnelIndex, tunnel_features};
use cartagena_bots::knowledge::Knowledge;
use cartagena_bots::random::Rng;
use cartagena_bots::softmax::first_chance;
use cartagena_deal::{Deck, Seed};

/// A game that goes on longer than this is called off: a draw.
pub(crate) const MAX_ACTIONS: usize = 1_500;

/// A net at school.
pub struct Trainer {
    /// The plan.
    pub plan: TrainingPlan,
    /// The net as it is now.
    pub net: TrainingNet,
    /// How many games were played.
    pub played: u64,
    /// How many actions were played.
    pub actions: u64,
    pub(crate) rng: Rng,
    /// The sum of squared errors since they were last asked for, and of how many judgements.
    pub(crate) error_sum: (f64, u64),
    samples: Vec<TrainingSample>,
}

struct TrainingSample {
    features: Features,
    viewer: Seat,
    /// Whether it stands in the chain of moves, or only shows another view of it.
    in_chain: bool,
}

/// The tunnel of a game, and what the hidden units start from in it.
struct GameTunnel {
    ground: TunnelIndex,
    start: FloatUnits,
}

impl Trainer {
    /// The first day.
    pub fn new(plan: TrainingPlan) -> Trainer {
        let mut rng = Rng::new(plan.seed);
        let net = TrainingNet::new(plan.seats, &mut rng);
        Trainer { plan, net, played: 0, actions: 0, rng, error_sum: (0.0, 0), samples: Vec::new() }
    }

    /// A later day: everything that the first days left behind.
    pub(crate) fn resume(
        plan: TrainingPlan,
        net: TrainingNet,
        (played, actions): (u64, u64),
        rng: Rng,
        error: (f64, u64),
    ) -> Trainer {
        Trainer { plan, net, played, actions, rng, error_sum: error, samples: Vec::new() }
    }

    /// Plays a game and learns from it.
    pub fn play_game(&mut self) {
        let rate = self.plan.learning_rate_after(self.played);
        let astray = self.plan.exploration_after(self.played);
        let game = random_deal(self.random_rules(), self.plan.seats, &mut self.rng);
        let ground = TunnelIndex::new(game.tunnel());
        let board = GameTunnel { start: self.net.initial_units(&ground), ground };
        self.samples.clear();
        let result = self.self_play(*game.position(), &board, astray);
        self.learn(result, &board.ground, rate);
        self.played += 1;
    }

    /// The mean squared error of all chances thought of since this was last asked.
    pub fn take_error(&mut self) -> f32 {
        let (sum, count) = core::mem::take(&mut self.error_sum);
        (sum / count.max(1) as f64) as f32
    }

    /// Mostly the usual rules; the options often enough to know them.
    fn random_rules(&mut self) -> Rules {
        let mut rules = Rules::new(self.plan.variant);
        rules.pass = self.rng.below(8) == 0;
        rules.boat = self.rng.below(8) != 0;
        rules
    }

    fn self_play(
        &mut self,
        mut position: Position,
        board: &GameTunnel,
        astray: f32,
    ) -> Option<Outcome> {
        let public = [Cards::NONE; Seat::MAX];
        let mut minds: Vec<Knowledge> = Seat::first_n(self.plan.seats)
            .map(|seat| Knowledge::of_seat(&position, seat, &public))
            .collect();
        for _ in 0..MAX_ACTIONS {
            let Some(seat) = position.turn().seat() else { break };
            let mind = minds[seat.index()];
            let action = self.choose(&position, board, &mind, astray);
            let before = position;
            position.play_unchecked(board.ground.tunnel(), action, |pile| self.rng.draw_card(pile));
            self.actions += 1;
            if position.outcome().is_none() {
                let features = mind.features_after(&board.ground, &before, action, &position);
                self.samples.push(TrainingSample { features, viewer: seat, in_chain: true });
            }
            minds.iter_mut().for_each(|mind| *mind = mind.after(&before, action, &position));
            if position.turn().is_start() {
                self.add_other_seat_sample(&position, &board.ground, &minds);
            }
        }
        position.outcome()
    }

    /// At the start of a turn somebody else looks at the table too, so that the net learns to judge
    /// from every seat.
    fn add_other_seat_sample(
        &mut self,
        position: &Position,
        ground: &TunnelIndex,
        minds: &[Knowledge],
    ) {
        let other = minds[self.rng.below(minds.len())];
        let features = other.features(ground, position);
        self.samples.push(TrainingSample { features, viewer: other.viewer(), in_chain: false });
    }

    fn choose(
        &mut self,
        position: &Position,
        board: &GameTunnel,
        mind: &Knowledge,
        astray: f32,
    ) -> Action {
        let actions = position.legal_actions().list();
        if actions.len() == 1 {
            return actions[0];
        }
        if (self.rng.below(10_000) as f32) < astray * 10_000.0 {
            return actions[self.rng.below(actions.len())];
        }
        self.best(position, board, mind, &actions)
    }

    /// The action after which the mover's chance is the greatest.
    fn best(
        &mut self,
        position: &Position,
        board: &GameTunnel,
        mind: &Knowledge,
        actions: &[Action],
    ) -> Action {
        let base = mind.features(&board.ground, position);
        let units = self.net.updated_units(board.start, &Features::NONE, &base);
        let mut best = (f32::MIN, actions[0]);
        for &action in actions {
            let mut after = *position;
            after.play_unchecked(board.ground.tunnel(), action, |pile| self.rng.draw_card(pile));
            let chance = match after.outcome() {
                Some(Outcome::Won(_)) => return action,
                Some(Outcome::Drawn) => 1.0 / self.plan.seats as f32,
                None => {
                    let features = mind.features_after(&board.ground, position, action, &after);
                    let units = self.net.updated_units(units, &base, &features);
                    first_chance(&self.net.logits(&units), self.plan.seats)
                }
            };
            if chance > best.0 {
                best = (chance, action);
            }
        }
        best.1
    }

    /// Goes back from the result through the game. What is believed of a position is what was
    /// believed of the next one, mixed with what is thought of it now.
    fn learn(&mut self, result: Option<Outcome>, ground: &TunnelIndex, rate: f32) {
        let seats = self.plan.seats;
        let result = result_values(result, seats);
        let mut believed = result;
        let mut facts: Vec<u16> = tunnel_features(ground, seats).collect();
        let tunnel = facts.len();
        for sample in self.samples.iter().rev() {
            let turned = |at: usize| (sample.viewer.index() + at) % seats;
            let seen =
                core::array::from_fn(|at| if at < seats { believed[turned(at)] } else { 0.0 });
            facts.truncate(tunnel);
            facts.extend(sample.features.iter());
            let thought = self.net.learn(&facts, &seen, rate);
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

/// What a result is worth to each seat; a game without a winner is worth the same to all.
fn result_values(result: Option<Outcome>, seats: usize) -> [f32; Seat::MAX] {
    let Some(Outcome::Won(winner)) = result else { return [1.0 / seats as f32; Seat::MAX] };
    let mut truth = [0.0; Seat::MAX];
    truth[winner.index()] = 1.0;
    truth
}

/// A game dealt at random.
pub fn random_deal(rules: Rules, seats: usize, rng: &mut Rng) -> Game {
    let seed = Seed::from_number(rng.next_u64());
    let deck = Deck::new(seed);
    let setup = Setup::start(rules, seed.tunnel(), seats, seed.first_seat(seats), deck.cards());
    setup.and_then(|setup| setup.game().ok()).expect("a dealt game is possible")
}

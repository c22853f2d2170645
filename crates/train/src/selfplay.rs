//! Games that the net plays with itself, and what it learns from them.

use crate::net::{Net, Units};
use crate::plan::Plan;
use cartagena::{Action, Cards, Game, Outcome, Position, Rules, Seat, Setup};
use cartagena_bots::features::{Features, Ground, tunnel_facts};
use cartagena_bots::mind::Mind;
use cartagena_bots::random::Rng;
use cartagena_bots::softmax::first_of;
use cartagena_deal::{Deck, Seed};

/// A game that goes on longer than this is called off: a draw.
pub(crate) const LONGEST: usize = 1_500;

/// A net at school.
pub struct School {
    /// The plan.
    pub plan: Plan,
    /// The net as it is now.
    pub net: Net,
    /// How many games were played.
    pub played: u64,
    /// How many actions were played.
    pub actions: u64,
    pub(crate) rng: Rng,
    /// The sum of squared errors since they were last asked for, and of how many judgements.
    pub(crate) error: (f64, u64),
    lesson: Vec<Sample>,
}

struct Sample {
    features: Features,
    viewer: Seat,
    /// Whether it stands in the chain of moves, or only shows another view of it.
    main: bool,
}

/// The tunnel of a game, and what the hidden units start from in it.
struct Board {
    ground: Ground,
    start: Units,
}

impl School {
    /// The first day.
    pub fn new(plan: Plan) -> School {
        let mut rng = Rng::new(plan.seed);
        let net = Net::new(plan.seats, &mut rng);
        School { plan, net, played: 0, actions: 0, rng, error: (0.0, 0), lesson: Vec::new() }
    }

    /// A later day: everything that the first days left behind.
    pub(crate) fn later(
        plan: Plan,
        net: Net,
        (played, actions): (u64, u64),
        rng: Rng,
        error: (f64, u64),
    ) -> School {
        School { plan, net, played, actions, rng, error, lesson: Vec::new() }
    }

    /// Plays a game and learns from it.
    pub fn play(&mut self) {
        let rate = self.plan.rate_after(self.played);
        let astray = self.plan.astray_after(self.played);
        let game = deal(self.rules(), self.plan.seats, &mut self.rng);
        let ground = Ground::new(game.tunnel());
        let board = Board { start: self.net.start(&ground), ground };
        self.lesson.clear();
        let result = self.game(*game.position(), &board, astray);
        self.learn(result, &board.ground, rate);
        self.played += 1;
    }

    /// The mean squared error of all chances thought of since this was last asked.
    pub fn take_error(&mut self) -> f32 {
        let (sum, count) = core::mem::take(&mut self.error);
        (sum / count.max(1) as f64) as f32
    }

    /// Mostly the usual rules; the options often enough to know them.
    fn rules(&mut self) -> Rules {
        let mut rules = Rules::new(self.plan.variant);
        rules.pass = self.rng.below(8) == 0;
        rules.boat = self.rng.below(8) != 0;
        rules
    }

    fn game(&mut self, mut position: Position, board: &Board, astray: f32) -> Option<Outcome> {
        let public = [Cards::NONE; Seat::MAX];
        let mut minds: Vec<Mind> = Seat::first(self.plan.seats)
            .map(|seat| Mind::supposed(&position, seat, &public))
            .collect();
        for _ in 0..LONGEST {
            let Some(seat) = position.turn().seat() else { break };
            let mind = minds[seat.index()];
            let action = self.choose(&position, board, &mind, astray);
            let before = position;
            position.play_unchecked(board.ground.tunnel(), action, |pile| self.rng.card(pile));
            self.actions += 1;
            if position.outcome().is_none() {
                let features = mind.features(&board.ground, &before, action, &position);
                self.lesson.push(Sample { features, viewer: seat, main: true });
            }
            minds.iter_mut().for_each(|mind| *mind = mind.after(&before, action, &position));
            if position.turn().is_start() {
                self.look_round(&position, &board.ground, &minds);
            }
        }
        position.outcome()
    }

    /// At the start of a turn somebody else looks at the table too, so that the net learns to judge
    /// from every seat.
    fn look_round(&mut self, position: &Position, ground: &Ground, minds: &[Mind]) {
        let other = minds[self.rng.below(minds.len())];
        let features = other.features_of(ground, position);
        self.lesson.push(Sample { features, viewer: other.viewer(), main: false });
    }

    fn choose(&mut self, position: &Position, board: &Board, mind: &Mind, astray: f32) -> Action {
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
        board: &Board,
        mind: &Mind,
        actions: &[Action],
    ) -> Action {
        let base = mind.features_of(&board.ground, position);
        let units = self.net.follow(board.start, &Features::NONE, &base);
        let mut best = (f32::MIN, actions[0]);
        for &action in actions {
            let mut after = *position;
            after.play_unchecked(board.ground.tunnel(), action, |pile| self.rng.card(pile));
            let chance = match after.outcome() {
                Some(Outcome::Won(_)) => return action,
                Some(Outcome::Drawn) => 1.0 / self.plan.seats as f32,
                None => {
                    let features = mind.features(&board.ground, position, action, &after);
                    let units = self.net.follow(units, &base, &features);
                    first_of(&self.net.answers(&units), self.plan.seats)
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
    fn learn(&mut self, result: Option<Outcome>, ground: &Ground, rate: f32) {
        let seats = self.plan.seats;
        let result = truth(result, seats);
        let mut believed = result;
        let mut facts: Vec<u16> = tunnel_facts(ground, seats).collect();
        let tunnel = facts.len();
        for sample in self.lesson.iter().rev() {
            let turned = |at: usize| (sample.viewer.index() + at) % seats;
            let seen =
                core::array::from_fn(|at| if at < seats { believed[turned(at)] } else { 0.0 });
            facts.truncate(tunnel);
            facts.extend(sample.features.iter());
            let thought = self.net.learn(&facts, &seen, rate);
            let off = |at: usize| thought[at] - result[turned(at)];
            self.error.0 += (0..seats).map(|at| f64::from(off(at) * off(at))).sum::<f64>();
            self.error.1 += 1;
            if sample.main {
                for (at, thought) in thought.iter().enumerate().take(seats) {
                    let believed = &mut believed[turned(at)];
                    *believed = self.plan.lambda * *believed + (1.0 - self.plan.lambda) * thought;
                }
            }
        }
    }
}

/// What a result is worth to each seat; a game without a winner is worth the same to all.
fn truth(result: Option<Outcome>, seats: usize) -> [f32; Seat::MAX] {
    let Some(Outcome::Won(winner)) = result else { return [1.0 / seats as f32; Seat::MAX] };
    let mut truth = [0.0; Seat::MAX];
    truth[winner.index()] = 1.0;
    truth
}

/// A game dealt at random.
pub fn deal(rules: Rules, seats: usize, rng: &mut Rng) -> Game {
    let seed = Seed::from_number(rng.word());
    let deck = Deck::new(seed);
    let setup = Setup::start(rules, seed.tunnel(), seats, seed.first_seat(seats), deck.cards());
    setup.and_then(|setup| setup.game().ok()).expect("a dealt game is possible")
}

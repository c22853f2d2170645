//! The bots that people play against.

use crate::finish::proved;
use crate::judge::Judge;
use crate::level::{Handicap, Manner};
use crate::mind::Mind;
use crate::net::Net;
use crate::nets;
use crate::random::Rng;
use crate::reasons::reasons;
use crate::solver::Solver;
use crate::style::Style;
use crate::tree::{Choice, Tree};
use crate::turns::{Turn, turns};
use crate::{Advice, Budget, Chances, Judgement, Level, Line, Player};
use alloc::sync::Arc;
use alloc::vec::Vec;
use cartagena::{Action, Observation, Outcome, Seat, Viewer};

/// A bot of some level.
pub struct Bot {
    level: Level,
    manner: Option<Manner>,
    style: Option<Style>,
    net: Option<Arc<Net>>,
    seed: u64,
    rng: Rng,
    solver: Solver,
    plan: Vec<(Observation, Action)>,
}

/// How to find the actions of a turn by thinking of the answers.
type Search = fn(&mut Bot, &Judge, &Observation, Seat, &mut Budget) -> Vec<Action>;

impl Bot {
    /// A bot whose choices follow from the seed, what it sees and its budget.
    pub fn new(level: Level, seed: u64) -> Bot {
        let rng = Rng::new(seed);
        Bot {
            level,
            manner: None,
            style: None,
            net: None,
            seed,
            rng,
            solver: Solver::new(),
            plan: Vec::new(),
        }
    }

    /// The same bot with a net of its own, used for every game that the net is for.
    #[must_use]
    pub fn with_net(mut self, net: Arc<Net>) -> Bot {
        self.net = Some(net);
        self
    }

    /// The same bot, searching in another style.
    #[must_use]
    pub fn with_style(mut self, style: Style) -> Bot {
        self.style = Some(style);
        self
    }

    /// The same bot, coming to its choices in another manner than its level's.
    #[must_use]
    pub fn with_manner(mut self, manner: Manner) -> Bot {
        self.manner = Some(manner);
        self
    }

    fn style(&self, seen: &Observation, budget: &Budget) -> Style {
        self.style.unwrap_or(Style::of(seen.rules().variant, seen.seats(), budget.left()))
    }

    /// How well it plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The net for a game.
    fn net(&mut self, seen: &Observation) -> Option<Arc<Net>> {
        let fits =
            |net: &Arc<Net>| net.variant == seen.rules().variant && net.seats == seen.seats();
        if !self.net.as_ref().is_some_and(fits) {
            self.net = nets::for_game(seen.rules().variant, seen.seats()).map(Arc::new);
        }
        self.net.clone()
    }

    /// What it would play for the seat to move, and why. `None` if the game is over or the seat's
    /// hand is unknown to the viewer.
    pub fn advise(&mut self, seen: &Observation, budget: &mut Budget) -> Option<Advice> {
        let seat = mover(seen)?;
        let net = self.net(seen)?;
        let judge = Judge::new(&net, seen.tunnel());
        let (style, rng) = (self.style(seen, budget), Rng::new(self.seed));
        let mut tree = Tree::new(&judge, style, seen, seat, rng, budget);
        tree.think(budget);
        let ranked = tree.ranked();
        Some(advice(seen, seat, ranked.first()?, &ranked))
    }

    /// What it thinks of a turn that the seat to move played, beside the best one; only the actions
    /// up to where cards came from the pile count, since nobody knew them before. `None` if the game
    /// is over, the seat's hand is unknown to the viewer, or these actions are no turn.
    pub fn judge(
        &mut self,
        seen: &Observation,
        played: &[Action],
        budget: &mut Budget,
    ) -> Option<Judgement> {
        let seat = mover(seen)?;
        let net = self.net(seen)?;
        let judge = Judge::new(&net, seen.tunnel());
        let (style, rng) = (self.style(seen, budget), Rng::new(self.seed));
        let mut tree = Tree::new(&judge, style, seen, seat, rng, budget);
        let at = tree.include(played, budget)?;
        tree.compare(at, budget);
        let (ranked, played) = (tree.ranked(), tree.choice(at));
        let chance = |choice: &Choice| choice.values[seat.index()];
        let best = ranked.first().filter(|best| chance(best) >= chance(&played));
        let advice = advice(seen, seat, best.unwrap_or(&played), &ranked);
        Some(Judgement { advice, played: chance(&played) })
    }

    /// Each seat's chance to win as the viewer sees it. `None` if the hand of the seat to move is
    /// unknown to the viewer.
    pub fn chances(&mut self, seen: &Observation, budget: &mut Budget) -> Option<Chances> {
        match seen.turn().outcome() {
            Some(Outcome::Won(seat)) => Some(Chances::won(seen.seats(), seat)),
            Some(Outcome::Drawn) => Some(Chances::even(seen.seats())),
            None => self.advise(seen, budget).map(|advice| advice.chances),
        }
    }

    /// Chooses as [`choose`](Player::choose) does, but for a level that [searches](Level::searches)
    /// only what it has planned already. A program that never searches is a good deal smaller.
    pub fn choose_quickly(&mut self, seen: &Observation, budget: &mut Budget) -> Option<Action> {
        self.choose_by(seen, budget, |_, _, _, _, _| Vec::new())
    }

    fn choose_by(
        &mut self,
        seen: &Observation,
        budget: &mut Budget,
        search: Search,
    ) -> Option<Action> {
        let seat = mover(seen).filter(|seat| seen.viewer() == Viewer::Seat(*seat))?;
        if let Some((foreseen, action)) = self.plan.pop()
            && foreseen == *seen
        {
            return Some(action);
        }
        self.plan.clear();
        let actions = seen.legal_actions()?.list();
        if let [only] = *actions {
            return Some(only);
        }
        self.think(seen, seat, budget, search).or_else(|| actions.first().copied())
    }

    fn think(
        &mut self,
        seen: &Observation,
        seat: Seat,
        budget: &mut Budget,
        search: Search,
    ) -> Option<Action> {
        let net = self.net(seen)?;
        let judge = Judge::new(&net, seen.tunnel());
        let manner = self.manner.unwrap_or(self.level.manner(seen.rules().variant, seen.seats()));
        let actions = match manner {
            Manner::Glance(handicap) => return self.glance(&judge, seen, seat, handicap, budget),
            Manner::Plan(handicap) => self.whole_turn(&judge, seen, seat, handicap, budget),
            Manner::Search { nodes } => {
                // With more seats there are more answers to think of before one's own next turn.
                budget.lower(nodes.saturating_mul(seen.seats() as u64 - 1));
                search(self, &judge, seen, seat, budget)
            }
        };
        self.remember(seen, &actions);
        actions.first().copied()
    }

    /// Looks one move ahead, and overlooks things.
    fn glance(
        &mut self,
        judge: &Judge,
        seen: &Observation,
        seat: Seat,
        handicap: Handicap,
        budget: &mut Budget,
    ) -> Option<Action> {
        let rng = &mut self.rng;
        let position = *seen.suppose(|unseen| rng.card(unseen)).position();
        let mind = Mind::of(seen, seat);
        let view = judge.view(&mind, &position);
        let mut best = None;
        for action in position.legal_actions().list() {
            let mut after = position;
            after.play_unchecked(judge.tunnel(), action, |pile| rng.card(pile));
            budget.spend(1);
            // Nobody overlooks that the last pirate can board.
            if after.outcome() == Some(Outcome::Won(seat)) {
                return Some(action);
            }
            let opinion = judge.opinion(&view, action, &after);
            let chance = judge.chance(&opinion, seat);
            let liking = chance + handicap.fancy(seen, action, rng);
            if best.is_none_or(|(_, most)| liking > most) {
                best = Some((action, liking));
            }
        }
        best.map(|(action, _)| action)
    }

    /// Judges whole turns, without a thought for what comes after.
    fn whole_turn(
        &mut self,
        judge: &Judge,
        seen: &Observation,
        seat: Seat,
        handicap: Handicap,
        budget: &mut Budget,
    ) -> Vec<Action> {
        let rng = &mut self.rng;
        let position = *seen.suppose(|unseen| rng.card(unseen)).position();
        let mut found =
            turns(judge, &position, &Mind::of(seen, seat), (4, usize::MAX), rng, budget);
        found.iter_mut().for_each(|turn| turn.chance += handicap.error(seen.seats(), rng));
        let wins = found.iter().filter(|turn| turn.end.outcome() == Some(Outcome::Won(seat)));
        let shortest = wins.min_by_key(|turn| turn.actions().len());
        let best = shortest.or(found.iter().max_by(|a, b| a.chance.total_cmp(&b.chance)));
        best.map(|turn| turn.actions().to_vec()).unwrap_or_default()
    }

    fn search(
        &mut self,
        judge: &Judge,
        seen: &Observation,
        seat: Seat,
        budget: &mut Budget,
    ) -> Vec<Action> {
        let mut rng = Rng::new(self.rng.word());
        let position = *seen.suppose(|unseen| rng.card(unseen)).position();
        if let Some(actions) = proved(&mut self.solver, &position, seen.tunnel(), budget) {
            return actions;
        }
        let style = self.style(seen, budget);
        let mut tree = Tree::new(judge, style, seen, seat, rng, budget);
        tree.think(budget);
        tree.best().map(|best| best.turn.actions().to_vec()).unwrap_or_default()
    }

    /// Keeps the rest of the turn, with what it will look like if all goes as foreseen.
    fn remember(&mut self, seen: &Observation, actions: &[Action]) {
        self.plan.clear();
        let rng = &mut self.rng;
        let mut game = seen.suppose(|unseen| rng.card(unseen));
        for pair in actions.windows(2) {
            let drawn = game.cards_needed(pair[0]) > 0;
            if drawn || game.play(pair[0], &[]).is_err() {
                break;
            }
            self.plan.push((game.observe(seen.viewer()), pair[1]));
        }
        self.plan.reverse();
    }
}

impl Player for Bot {
    fn choose(&mut self, seen: &Observation, budget: &mut Budget) -> Option<Action> {
        self.choose_by(seen, budget, Bot::search)
    }
}

/// What is to be said of the best turn.
fn advice(seen: &Observation, seat: Seat, best: &Choice, ranked: &[Choice]) -> Advice {
    let line = |choice: &Choice| Line {
        actions: choice.turn.actions().to_vec(),
        chance: choice.values[seat.index()],
    };
    let second = ranked.iter().find(|choice| !same_moves(choice.turn, best.turn));
    Advice {
        chances: Chances::new(seen.seats(), best.values),
        best: line(best),
        second: second.map(line),
        reasons: reasons(seen, seat, best.turn),
    }
}

/// The seat to move, if the viewer knows its hand.
fn mover(seen: &Observation) -> Option<Seat> {
    seen.turn().seat().filter(|seat| seen.hand(*seat).unknown == 0)
}

fn same_moves(left: &Turn, right: &Turn) -> bool {
    let moves = |turn: &Turn| {
        let moves = turn.actions().iter().copied();
        moves.filter(|action| *action != Action::EndTurn).collect::<Vec<Action>>()
    };
    let (left, right) = (moves(left), moves(right));
    let times = |moves: &[Action], wanted: &Action| moves.iter().filter(|it| *it == wanted).count();
    left.len() == right.len() && left.iter().all(|it| times(&left, it) == times(&right, it))
}

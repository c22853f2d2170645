//! Thinking ahead: what the others will answer, and what the cards may bring.
//!
//! A tree of whole turns. At each node stand the most promising turns of the seat to move, with the
//! net's judgement as the first opinion; each further look goes down where the choice is close and
//! averages what it finds. Every seat plays for itself.
//!
//! Where hands are hidden, the answers of the others depend on cards that nobody but they know: each
//! look then deals the unseen cards anew and lets everybody answer from what they would see, and
//! only the root's choice grows a tree.

use crate::Budget;
use crate::judge::Judge;
use crate::mind::Mind;
use crate::order::places;
use crate::random::Rng;
use crate::turns::{Turn, turns};
use alloc::vec::Vec;
use cartagena::{Action, Cards, Observation, Position, Seat, Variant};

/// How a search is done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// From how many positions a turn goes on at each of its moves, at the root and further on.
    pub width: (usize, usize),
    /// How many turns a node considers, at the root and further on.
    pub turns: (usize, usize),
    /// How much it goes after what was looked at little.
    pub curiosity: f32,
    /// How far a first opinion may lie behind the best one before it counts for little.
    pub tolerance: f32,
    /// Whether a tree grows below the root; otherwise each look lets everybody answer once.
    pub grows: bool,
}

impl Style {
    /// What won the most matches in a variant. With open hands it pays to look at many turns;
    /// where cards are dealt anew for every look, many looks at few turns say more.
    pub const fn of(variant: Variant) -> Style {
        match variant.open_hands() {
            true => Style {
                width: (16, 8),
                turns: (16, 8),
                curiosity: 0.3,
                tolerance: 0.15,
                grows: true,
            },
            false => Style {
                width: (16, 8),
                turns: (12, 8),
                curiosity: 0.5,
                tolerance: 0.05,
                grows: false,
            },
        }
    }
}

type Values = [f32; Seat::MAX];

/// A turn at a node, and what is thought of it.
pub struct Branch {
    /// The turn.
    pub turn: Turn,
    /// How often it was looked at beyond the first opinion.
    pub visits: u32,
    prior: f32,
    sum: Values,
    nodes: Vec<usize>,
}

impl Branch {
    /// What each seat's chance is thought to be if this is played.
    pub fn values(&self) -> Values {
        self.sum.map(|sum| sum / (self.visits + 1) as f32)
    }
}

struct Node {
    seat: Seat,
    branches: Vec<Branch>,
    visits: u32,
}

/// In how many ways chance is let speak after one turn, when a turn is to be chosen.
const WAYS: usize = 8;
/// And when turns are to be compared: what few cards happen to bring must not decide.
const MANY_WAYS: usize = 32;
/// Which part of the time goes into the first choice of a turn in which chance will speak.
const FIRST_PART: f32 = 0.6;

/// A search for the seat to move.
pub struct Tree<'a> {
    judge: &'a Judge<'a>,
    style: Style,
    seen: &'a Observation,
    mind: Mind,
    /// A position that looks to the viewer as things stand.
    root: Position,
    ways: usize,
    rng: Rng,
    nodes: Vec<Node>,
}

impl<'a> Tree<'a> {
    /// Looks at the turns of the seat to move, whose hand the viewer knows.
    pub fn new(
        judge: &'a Judge<'a>,
        style: Style,
        seen: &'a Observation,
        seat: Seat,
        mut rng: Rng,
        budget: &mut Budget,
    ) -> Tree<'a> {
        let root = *seen.suppose(|unseen| rng.card(unseen)).position();
        let mind = Mind::of(seen, seat);
        let mut tree = Tree { judge, style, seen, mind, root, ways: WAYS, rng, nodes: Vec::new() };
        tree.expand(&root, &mind, (style.width.0, style.turns.0), budget);
        tree
    }

    /// Thinks until the budget is gone, or until no more looks could change the choice.
    ///
    /// If the best turn ends where cards come from the pile, there will be more to think about in
    /// this turn, and a part of the time is kept for it.
    pub fn think(&mut self, budget: &mut Budget) {
        if self.root().len() < 2 {
            return;
        }
        let start = budget.gone();
        let first_part = start + (1.0 - start) * FIRST_PART;
        loop {
            let gone = budget.gone();
            if gone >= 1.0 || (gone >= first_part && self.chance_follows()) {
                return;
            }
            if self.nodes[0].visits % 64 == 63 && self.is_settled(gone - start, 1.0 - gone) {
                return;
            }
            self.look_at(self.select(0), budget);
        }
    }

    /// Puts a turn among those that are looked at, if it is not there yet, and says which one it is.
    /// `None` if no turn of the seat to move begins with these actions.
    pub fn include(&mut self, actions: &[Action], budget: &mut Budget) -> Option<usize> {
        let turn = Turn::of(self.judge, &self.root, &self.mind, actions, &mut self.rng)?;
        if let Some(at) = self.root().iter().position(|branch| branch.turn.equals(&turn)) {
            return Some(at);
        }
        budget.spend(actions.len() as u64);
        let best = self.root().first().map_or(0.0, |branch| branch.turn.chance);
        let weight = self.weigh(&turn, best);
        let branch = self.branch(turn, weight);
        self.nodes[0].branches.push(branch);
        Some(self.root().len() - 1)
    }

    /// Thinks like [`think`](Tree::think), and looks at one turn at least half as often as at any
    /// other, so that it can be compared with the best.
    pub fn compare(&mut self, with: usize, budget: &mut Budget) {
        if self.root().len() < 2 {
            return;
        }
        self.ways = MANY_WAYS;
        let start = budget.gone();
        loop {
            let gone = budget.gone();
            let settled = self.nodes[0].visits % 64 == 63
                && !self.neglects(with)
                && self.is_settled(gone - start, 1.0 - gone);
            if gone >= 1.0 || settled {
                return;
            }
            let at = if self.neglects(with) { with } else { self.select(0) };
            self.look_at(at, budget);
        }
    }

    fn neglects(&self, at: usize) -> bool {
        let most = self.root().iter().map(|branch| branch.visits).max().unwrap_or(0);
        self.root()[at].visits < most.div_ceil(2)
    }

    fn look_at(&mut self, at: usize, budget: &mut Budget) {
        match self.style.grows {
            true => drop(self.look(0, at, budget)),
            false => self.imagine(at, budget),
        }
    }

    /// Whether the best turn goes on after cards have come from the pile.
    fn chance_follows(&self) -> bool {
        let seat = self.mind.viewer();
        self.best().is_some_and(|best| best.turn.drawn && best.turn.goes_on(seat))
    }

    /// Whether the best turn would stay the most looked at even if all that is left went to another.
    fn is_settled(&self, gone: f32, left: f32) -> bool {
        let (mut most, mut second) = (0, 0);
        for Branch { visits, .. } in self.root() {
            (most, second) = (most.max(*visits), second.max(most.min(*visits)));
        }
        let to_come = self.nodes[0].visits as f32 * left / gone.max(1e-6);
        (most - second) as f32 > to_come
    }

    /// The turns of the seat to move.
    pub fn root(&self) -> &[Branch] {
        &self.nodes[0].branches
    }

    /// The turn that was looked at most, the first opinion deciding between equals.
    pub fn best(&self) -> Option<&Branch> {
        self.ranked().first().copied()
    }

    /// The turns, the best first.
    pub fn ranked(&self) -> Vec<&Branch> {
        let seat = self.mind.viewer().index();
        let root = self.root();
        let mean = |at: usize| root[at].values()[seat];
        let order = places(root.len(), &mut |one, other| {
            let visits = root[other].visits.cmp(&root[one].visits);
            visits.then(mean(other).total_cmp(&mean(one)))
        });
        order.into_iter().map(|at| &root[at]).collect()
    }

    fn expand(
        &mut self,
        position: &Position,
        mind: &Mind,
        widths: (usize, usize),
        budget: &mut Budget,
    ) -> usize {
        let turns = turns(self.judge, position, mind, widths, &mut self.rng, budget);
        let best = turns.first().map_or(0.0, |turn| turn.chance);
        let total: f32 = turns.iter().map(|turn| self.weigh(turn, best)).sum();
        let branch = |turn: &Turn| self.branch(*turn, self.weigh(turn, best) / total);
        let branches: Vec<Branch> = turns.iter().map(branch).collect();
        budget.spend(branches.len() as u64);
        self.nodes.push(Node { seat: mind.viewer(), branches, visits: 0 });
        self.nodes.len() - 1
    }

    /// How much a first opinion counts beside the best one.
    fn weigh(&self, turn: &Turn, best: f32) -> f32 {
        crate::softmax::exp((turn.chance - best) / self.style.tolerance)
    }

    fn branch(&self, turn: Turn, prior: f32) -> Branch {
        let sum = self.judge.chances_by(&turn.opinion, turn.mind.viewer());
        Branch { turn, visits: 0, prior, sum, nodes: Vec::new() }
    }

    /// The branch to look at next.
    fn select(&self, node: usize) -> usize {
        let node = &self.nodes[node];
        let seat = node.seat.index();
        let reach = self.style.curiosity * square_root((node.visits + 1) as f32);
        let score = |branch: &Branch| {
            let visits = (branch.visits + 1) as f32;
            branch.sum[seat] / visits + reach * branch.prior / visits
        };
        let mut best = (f32::MIN, 0);
        for (at, branch) in node.branches.iter().enumerate() {
            let score = score(branch);
            if score > best.0 {
                best = (score, at);
            }
        }
        best.1
    }

    fn settle(&mut self, node: usize, branch: usize, values: &Values) {
        let node = &mut self.nodes[node];
        node.visits += 1;
        let branch = &mut node.branches[branch];
        branch.visits += 1;
        branch.sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
    }

    /// Goes down one way with open hands and returns what it finds.
    fn look(&mut self, node: usize, at: usize, budget: &mut Budget) -> Values {
        let turn = self.nodes[node].branches[at].turn;
        let values = if turn.end.outcome().is_some() {
            budget.spend(1);
            self.nodes[node].branches[at].values()
        } else {
            self.below(node, at, &turn, budget)
        };
        self.settle(node, at, &values);
        values
    }

    fn below(&mut self, node: usize, at: usize, turn: &Turn, budget: &mut Budget) -> Values {
        let known = &self.nodes[node].branches[at].nodes;
        let ways = if turn.drawn { self.ways } else { 1 };
        let grown = if turn.drawn { self.nodes[node].branches[at].visits as usize } else { 0 };
        if known.len() >= ways || known.len() > grown / 2 {
            let next = known[self.rng.below(known.len())];
            return self.look(next, self.select(next), budget);
        }
        let (before, action, _) = turn.last();
        let mut position = *before;
        position.play_unchecked(self.judge.tunnel(), action, |pile| self.rng.card(pile));
        let Some(seat) = position.turn().seat() else { return turn_values(&position) };
        let mind = Mind::supposed(&position, seat, &[Cards::NONE; Seat::MAX]);
        let next = self.expand(&position, &mind, (self.style.width.1, self.style.turns.1), budget);
        self.nodes[node].branches[at].nodes.push(next);
        self.nodes[next].branches.first().map_or(turn_values(&position), Branch::values)
    }

    /// Deals the unseen cards, plays a turn of the root, and lets everybody answer once.
    fn imagine(&mut self, at: usize, budget: &mut Budget) {
        let turn = self.nodes[0].branches[at].turn;
        let values = if turn.end.outcome().is_some() {
            budget.spend(1);
            self.nodes[0].branches[at].values()
        } else {
            self.answered(&turn, budget)
        };
        self.settle(0, at, &values);
    }

    fn answered(&mut self, turn: &Turn, budget: &mut Budget) -> Values {
        let viewer = self.mind.viewer();
        let rng = &mut self.rng;
        let mut position = *self.seen.suppose(|unseen| rng.card(unseen)).position();
        let public = self.public();
        let mut minds: Vec<Mind> = Seat::first(position.seats())
            .map(|seat| Mind::supposed(&position, seat, &public))
            .collect();
        minds[viewer.index()] = self.mind;
        for &action in turn.actions() {
            self.step(&mut position, &mut minds, action);
        }
        // Everybody's turn, and the viewer's own next one.
        let mut left = minds.len() + 1;
        while let Some(seat) = position.turn().seat() {
            if position.turn().is_start() {
                left -= 1;
                if left == 0 {
                    break;
                }
            }
            let (action, looked) = self.judge.best(&position, &minds[seat.index()], &mut self.rng);
            budget.spend(looked + 1);
            self.step(&mut position, &mut minds, action);
        }
        budget.spend(1);
        self.judge.chances(&minds[viewer.index()], &position)
    }

    fn step(&mut self, position: &mut Position, minds: &mut [Mind], action: Action) {
        let before = *position;
        position.play_unchecked(self.judge.tunnel(), action, |pile| self.rng.card(pile));
        minds.iter_mut().for_each(|mind| *mind = mind.after(&before, action, position));
    }

    /// What everybody knows of the others' hands, as far as the viewer can tell.
    fn public(&self) -> [Cards; Seat::MAX] {
        let mut known = [Cards::NONE; Seat::MAX];
        for seat in Seat::first(self.seen.seats()).filter(|seat| *seat != self.mind.viewer()) {
            known[seat.index()] = self.seen.hand(seat).known;
        }
        known
    }
}

fn turn_values(position: &Position) -> Values {
    match position.outcome() {
        Some(cartagena::Outcome::Won(seat)) => crate::judge::one(seat),
        _ => crate::judge::even(position.seats()),
    }
}

/// The square root by Newton's steps, the same on every machine.
fn square_root(x: f32) -> f32 {
    let mut root = f32::from_bits((x.to_bits() >> 1) + 0x1fbd_1df5);
    for _ in 0..3 {
        root = 0.5 * (root + x / root);
    }
    root
}

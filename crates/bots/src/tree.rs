//! Thinking ahead: what the others will answer, and what the cards may bring.
//!
//! A tree of whole turns. At each node stand the most promising turns of the seat to move, with the
//! net's judgement as the first opinion; each further look goes down where the choice is close and
//! averages what it finds. Every seat plays for itself.
//!
//! Where hands are hidden, the answers of the others depend on cards that nobody but they know. Trees
//! then grow in a number of deals that the viewer cannot tell from the real one, each seat moving by
//! what it would see there. Where that does not pay, each look deals the unseen cards anew and lets
//! everybody answer once.

use crate::Budget;
use crate::judge::{Judge, View};
use crate::mind::Mind;
use crate::order::places;
use crate::random::Rng;
use crate::turns::{Turn, turns};
use alloc::vec::Vec;
use cartagena::{Action, Cards, Observation, Position, Seat, Symbol, Tunnel, Variant};

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
    /// How it thinks of what comes after the turn.
    pub beyond: Beyond,
}

/// How a search thinks of what comes after the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beyond {
    /// By a tree below each turn of the root, in so many deals of the cards that the viewer does not
    /// know: in one where all hands lie open.
    Trees {
        /// How many deals.
        deals: usize,
        /// Whether everybody's chance is judged by what they know themselves, and not all chances by
        /// what the mover knows.
        own: bool,
    },
    /// By dealing those cards anew for each look and letting everybody answer once.
    Answers,
}

/// From how many positions on trees are worth more than answers where next to nothing is known of
/// other hands.
const PATIENCE: u64 = 50_000;

impl Style {
    /// What won the most matches at such a table, with so many positions to look at. In trees it pays
    /// to look at many turns; where cards are dealt anew for every look, many looks at few turns say
    /// more.
    pub const fn of(variant: Variant, seats: usize, nodes: u64) -> Style {
        let (deals, own) = match (variant, seats) {
            (Variant::Tortuga, _) => (1, false),
            (Variant::Hispaniola, 2) => (32, false),
            (Variant::Jamaica, 2) if nodes >= PATIENCE => (64, true),
            _ => return Style::ANSWERS,
        };
        Style {
            width: (16, 8),
            turns: (16, 8),
            curiosity: 0.3,
            tolerance: 0.15,
            beyond: Beyond::Trees { deals, own },
        }
    }

    const ANSWERS: Style = Style {
        width: (16, 8),
        turns: (12, 8),
        curiosity: 0.5,
        tolerance: 0.05,
        beyond: Beyond::Answers,
    };
}

type Values = [f32; Seat::MAX];
type Minds = [Mind; Seat::MAX];

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
    position: Position,
    /// What everybody knows there, but for the root: what the viewer knows.
    minds: Minds,
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
    /// Positions that look to the viewer as things stand; with open hands there is but one.
    deals: Vec<Position>,
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
        let (deals, nodes) = (alloc::vec![root], Vec::new());
        let mut tree = Tree { judge, style, seen, mind, deals, ways: WAYS, rng, nodes };
        tree.expand(&root, &[mind; Seat::MAX], seat, (style.width.0, style.turns.0), budget);
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
        let turn = Turn::of(self.judge, &self.deals[0], &self.mind, actions, &mut self.rng)?;
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
        match self.style.beyond {
            Beyond::Trees { .. } => drop(self.look(0, at, budget)),
            Beyond::Answers => self.imagine(at, budget),
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
        minds: &Minds,
        seat: Seat,
        widths: (usize, usize),
        budget: &mut Budget,
    ) -> usize {
        let mind = &minds[seat.index()];
        let turns = turns(self.judge, position, mind, widths, &mut self.rng, budget);
        let best = turns.first().map_or(0.0, |turn| turn.chance);
        let total: f32 = turns.iter().map(|turn| self.weigh(turn, best)).sum();
        let branch = |turn: &Turn| self.branch(*turn, self.weigh(turn, best) / total);
        let mut branches: Vec<Branch> = turns.iter().map(branch).collect();
        budget.spend(branches.len() as u64);
        if matches!(self.style.beyond, Beyond::Trees { own: true, .. }) && !self.nodes.is_empty() {
            self.ask_everybody(position, minds, seat, &mut branches);
            budget.spend(branches.len() as u64 * (position.seats() as u64 - 1));
        }
        self.nodes.push(Node { position: *position, minds: *minds, seat, branches, visits: 0 });
        self.nodes.len() - 1
    }

    /// Puts together what everybody thinks of their own chances after each turn of a seat: they know
    /// their own cards best.
    fn ask_everybody(
        &self,
        position: &Position,
        minds: &Minds,
        mover: Seat,
        branches: &mut [Branch],
    ) {
        let seats = position.seats();
        let others = || Seat::first(seats).filter(|seat| *seat != mover);
        let views: Vec<View> =
            others().map(|seat| self.judge.view(&minds[seat.index()], position)).collect();
        for branch in branches.iter_mut().filter(|branch| branch.turn.end.outcome().is_none()) {
            let (last, earlier) = branch.turn.actions().split_last().expect("a turn has actions");
            let (mut before, mut minds) = (*position, *minds);
            for &action in earlier {
                follow(&mut before, &mut minds, action, self.judge.tunnel(), |pile| pile.nth(0));
            }
            for (seat, view) in others().zip(&views) {
                let scene = minds[seat.index()].scene_after(&before, *last, &branch.turn.end);
                let opinion = self.judge.answers(view, &scene);
                branch.sum[seat.index()] = self.judge.chance(&opinion, seat);
            }
            let sum: f32 = branch.sum[..seats].iter().sum();
            branch.sum.iter_mut().for_each(|chance| *chance /= sum);
        }
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

    /// Goes down one way through the trees and returns what it finds.
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
        let branch = &self.nodes[node].branches[at];
        let ways = self.ways_after(node, turn);
        let grown = if ways > 1 { branch.visits as usize } else { 0 };
        let known = branch.nodes.len();
        if known >= ways || known > grown / 2 {
            let next = branch.nodes[self.rng.below(known)];
            return self.look(next, self.select(next), budget);
        }
        let (mut position, mut minds) = match node {
            0 => self.deal(known),
            _ => (self.nodes[node].position, self.nodes[node].minds),
        };
        for &action in turn.actions() {
            self.step(&mut position, &mut minds, action);
        }
        let Some(seat) = position.turn().seat() else { return turn_values(&position) };
        let widths = (self.style.width.1, self.style.turns.1);
        let next = self.expand(&position, &minds, seat, widths, budget);
        self.nodes[node].branches[at].nodes.push(next);
        self.nodes[next].branches.first().map_or(turn_values(&position), Branch::values)
    }

    /// In how many ways it may go on after a turn.
    fn ways_after(&self, node: usize, turn: &Turn) -> usize {
        let drawn = if turn.drawn { self.ways } else { 1 };
        match self.style.beyond {
            Beyond::Trees { deals, .. } if node == 0 => drawn.max(deals),
            _ => drawn,
        }
    }

    /// What may lie before the viewer, and what everybody knows then. A number stands for the same
    /// deal below every turn, so that none of them is lucky.
    fn deal(&mut self, number: usize) -> (Position, Minds) {
        let rng = &mut self.rng;
        let open = self.deals[0].rules().variant.open_hands();
        let number = if open { 0 } else { number };
        while self.deals.len() <= number {
            self.deals.push(*self.seen.suppose(|unseen| rng.card(unseen)).position());
        }
        let position = self.deals[number];
        (position, self.minds(&position))
    }

    /// What everybody knows in a deal, as far as the viewer can tell.
    fn minds(&self, position: &Position) -> Minds {
        let (viewer, public) = (self.mind.viewer(), self.public());
        let mut minds = [self.mind; Seat::MAX];
        for seat in Seat::first(position.seats()).filter(|seat| *seat != viewer) {
            minds[seat.index()] = Mind::supposed(position, seat, &public);
        }
        minds
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
        let mut minds = self.minds(&position);
        for &action in turn.actions() {
            self.step(&mut position, &mut minds, action);
        }
        // Everybody's turn, and the viewer's own next one.
        let mut left = position.seats() + 1;
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

    fn step(&mut self, position: &mut Position, minds: &mut Minds, action: Action) {
        let rng = &mut self.rng;
        follow(position, minds, action, self.judge.tunnel(), |pile| rng.card(pile));
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

/// Plays an action, and everybody follows it.
fn follow(
    position: &mut Position,
    minds: &mut Minds,
    action: Action,
    tunnel: &Tunnel,
    deal: impl FnMut(Cards) -> Symbol,
) {
    let before = *position;
    position.play_unchecked(tunnel, action, deal);
    let minds = minds.iter_mut().take(position.seats());
    minds.for_each(|mind| *mind = mind.after(&before, action, position));
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

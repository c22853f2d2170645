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
use crate::style::{Beyond, Style};
use crate::turns::{Turn, Way, turns};
use alloc::vec::Vec;
use cartagena::{Action, Cards, Observation, Position, Seat, Symbol, Tunnel};

type Values = [f32; Seat::MAX];
type Minds = [Mind; Seat::MAX];

/// A turn of the root, and what is thought of it.
#[derive(Clone, Copy)]
pub struct Choice<'a> {
    /// The turn.
    pub turn: &'a Turn,
    /// What each seat's chance is thought to be if this is played.
    pub values: Values,
}

/// A turn at a node, and what was found below it.
struct Branch {
    way: Way,
    /// How often it was looked at beyond the first opinion.
    visits: u32,
    prior: f32,
    sum: Values,
    nodes: Vec<usize>,
}

impl Branch {
    fn values(&self) -> Values {
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
    /// The turns of the root, whose branches are the first node's.
    turns: Vec<Turn>,
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
        let turns = turns(judge, &root, &mind, (style.width.0, style.turns.0), &mut rng, budget);
        let (deals, ways, nodes) = (alloc::vec![root], WAYS, Vec::new());
        let mut tree = Tree { judge, style, seen, mind, deals, ways, rng, turns, nodes };
        let node = tree.node(&root, &[mind; Seat::MAX], seat, &tree.turns, budget);
        tree.nodes.push(node);
        tree
    }

    /// Thinks until the budget is gone, or until no more looks could change the choice.
    ///
    /// If the best turn ends where cards come from the pile, there will be more to think about in
    /// this turn, and a part of the time is kept for it.
    pub fn think(&mut self, budget: &mut Budget) {
        if self.turns.len() < 2 {
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
            self.look(0, self.select(0), budget);
        }
    }

    /// Puts a turn among those that are looked at, if it is not there yet, and says which one it is.
    /// `None` if no turn of the seat to move begins with these actions.
    pub fn include(&mut self, actions: &[Action], budget: &mut Budget) -> Option<usize> {
        let turn = Turn::of(self.judge, &self.deals[0], &self.mind, actions, &mut self.rng)?;
        if let Some(at) = self.turns.iter().position(|known| known.equals(&turn)) {
            return Some(at);
        }
        budget.spend(actions.len() as u64);
        let best = self.turns.first().map_or(0.0, |turn| turn.chance);
        let branch = self.branch(&turn, self.weigh(&turn, best));
        self.nodes[0].branches.push(branch);
        self.turns.push(turn);
        Some(self.turns.len() - 1)
    }

    /// Thinks like [`think`](Tree::think), and looks at one turn at least half as often as at any
    /// other, so that it can be compared with the best.
    pub fn compare(&mut self, with: usize, budget: &mut Budget) {
        if self.turns.len() < 2 {
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
            self.look(0, at, budget);
        }
    }

    fn neglects(&self, at: usize) -> bool {
        let most = self.branches().iter().map(|branch| branch.visits).max().unwrap_or(0);
        self.branches()[at].visits < most.div_ceil(2)
    }

    /// Whether the best turn goes on after cards have come from the pile.
    fn chance_follows(&self) -> bool {
        let seat = self.mind.viewer();
        self.best().is_some_and(|best| best.turn.way.drawn && best.turn.goes_on(seat))
    }

    /// Whether the best turn would stay the most looked at even if all that is left went to another.
    fn is_settled(&self, gone: f32, left: f32) -> bool {
        let (mut most, mut second) = (0, 0);
        for Branch { visits, .. } in self.branches() {
            (most, second) = (most.max(*visits), second.max(most.min(*visits)));
        }
        let to_come = self.nodes[0].visits as f32 * left / gone.max(1e-6);
        (most - second) as f32 > to_come
    }

    fn branches(&self) -> &[Branch] {
        &self.nodes[0].branches
    }

    /// A turn of the seat to move, by its number.
    pub fn choice(&self, at: usize) -> Choice<'_> {
        Choice { turn: &self.turns[at], values: self.branches()[at].values() }
    }

    /// The turn that was looked at most, the first opinion deciding between equals.
    pub fn best(&self) -> Option<Choice<'_>> {
        self.ranked().first().copied()
    }

    /// The turns, the best first.
    pub fn ranked(&self) -> Vec<Choice<'_>> {
        let seat = self.mind.viewer().index();
        let root = self.branches();
        let mean = |at: usize| root[at].values()[seat];
        let order = places(root.len(), &mut |one, other| {
            let visits = root[other].visits.cmp(&root[one].visits);
            visits.then(mean(other).total_cmp(&mean(one)))
        });
        order.into_iter().map(|at| self.choice(at)).collect()
    }

    /// Finds the turns at a new place and puts it in the tree; returns its number.
    fn expand(
        &mut self,
        position: &Position,
        minds: &Minds,
        seat: Seat,
        budget: &mut Budget,
    ) -> usize {
        let (mind, widths) = (&minds[seat.index()], (self.style.width.1, self.style.turns.1));
        let turns = turns(self.judge, position, mind, widths, &mut self.rng, budget);
        let mut node = self.node(position, minds, seat, &turns, budget);
        if matches!(self.style.beyond, Beyond::Trees { own: true, .. }) {
            self.ask_everybody(&mut node, &turns);
            budget.spend(turns.len() as u64 * (position.seats() as u64 - 1));
        }
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn node(
        &self,
        position: &Position,
        minds: &Minds,
        seat: Seat,
        turns: &[Turn],
        budget: &mut Budget,
    ) -> Node {
        let best = turns.first().map_or(0.0, |turn| turn.chance);
        let total: f32 = turns.iter().map(|turn| self.weigh(turn, best)).sum();
        let branch = |turn: &Turn| self.branch(turn, self.weigh(turn, best) / total);
        budget.spend(turns.len() as u64);
        let branches = turns.iter().map(branch).collect();
        Node { position: *position, minds: *minds, seat, branches, visits: 0 }
    }

    /// Puts together what everybody thinks of their own chances after each turn: they know their own
    /// cards best.
    fn ask_everybody(&self, node: &mut Node, turns: &[Turn]) {
        let Node { position, minds, seat: mover, branches, .. } = node;
        let seats = position.seats();
        let others = || Seat::first(seats).filter(|seat| seat != mover);
        let views: Vec<View> =
            others().map(|seat| self.judge.view(&minds[seat.index()], position)).collect();
        let ends = branches.iter_mut().zip(turns).filter(|(branch, _)| !branch.way.over);
        for (branch, turn) in ends {
            let (mut before, mut minds) = (*position, *minds);
            let Some((last, earlier)) = turn.actions().split_last() else { continue };
            for &action in earlier {
                follow(&mut before, &mut minds, action, self.judge.tunnel(), |pile| pile.nth(0));
            }
            for (seat, view) in others().zip(&views) {
                let scene = minds[seat.index()].scene_after(&before, *last, &turn.end);
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

    fn branch(&self, turn: &Turn, prior: f32) -> Branch {
        let sum = self.judge.chances_by(&turn.opinion, turn.mind.viewer());
        Branch { way: turn.way, visits: 0, prior, sum, nodes: Vec::new() }
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

    /// Looks at what comes after a turn and returns what it finds.
    fn look(&mut self, node: usize, at: usize, budget: &mut Budget) -> Values {
        let branch = &self.nodes[node].branches[at];
        let way = branch.way;
        let values = match self.style.beyond {
            _ if way.over => {
                budget.spend(1);
                branch.values()
            }
            Beyond::Trees { .. } => self.below(node, at, &way, budget),
            Beyond::Answers => self.answered(&way, budget),
        };
        self.settle(node, at, &values);
        values
    }

    /// Goes down one way through the trees.
    fn below(&mut self, node: usize, at: usize, way: &Way, budget: &mut Budget) -> Values {
        let branch = &self.nodes[node].branches[at];
        let ways = self.ways_after(node, way);
        let grown = if ways > 1 { branch.visits as usize } else { 0 };
        let known = branch.nodes.len();
        let full = self.nodes.len() >= self.style.room;
        if known >= ways || known > grown / 2 || full && known > 0 {
            let next = branch.nodes[self.rng.below(known)];
            return self.look(next, self.select(next), budget);
        }
        if full {
            budget.spend(1);
            return branch.values();
        }
        let (mut position, mut minds) = match node {
            0 => self.deal(known),
            _ => (self.nodes[node].position, self.nodes[node].minds),
        };
        for &action in way.actions() {
            self.step(&mut position, &mut minds, action);
        }
        let Some(seat) = position.turn().seat() else { return turn_values(&position) };
        let next = self.expand(&position, &minds, seat, budget);
        self.nodes[node].branches[at].nodes.push(next);
        self.nodes[next].branches.first().map_or(turn_values(&position), Branch::values)
    }

    /// In how many ways it may go on after a turn.
    fn ways_after(&self, node: usize, way: &Way) -> usize {
        let drawn = if way.drawn { self.ways } else { 1 };
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
    fn answered(&mut self, way: &Way, budget: &mut Budget) -> Values {
        let viewer = self.mind.viewer();
        let rng = &mut self.rng;
        let mut position = *self.seen.suppose(|unseen| rng.card(unseen)).position();
        let mut minds = self.minds(&position);
        for &action in way.actions() {
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

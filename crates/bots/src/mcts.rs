//! Monte Carlo tree search (MCTS) over whole turns, and flat Monte Carlo, in determinizations of
//! the hidden cards.
//!
//! A node of the tree is the start of a seat's turn; its edges are the most promising turns, found
//! by beam search. The net's evaluation gives the priors (policy) and the first values. Each
//! simulation selects edges by PUCT, expands one node and backpropagates the values of all seats;
//! every seat maximizes its own value (max^n).
//!
//! With hidden hands, the replies depend on cards that the viewer does not know. The trees
//! then grow in a fixed number of determinizations (deals of the unknown cards that agree with the
//! viewer's observation), and each seat moves by what it would know there. Where that does not pay,
//! flat Monte Carlo is used: each simulation draws a new determinization and lets every seat reply
//! once.

mod determinization;

use crate::Budget;
use crate::beam::{CandidateTurn, TurnActions, beam_search};
use crate::evaluator::{Accumulator, Evaluator};
use crate::knowledge::Knowledge;
use crate::random::Rng;
use crate::search_config::{Lookahead, SearchConfig};
use crate::sorting::sorted_indices;
use alloc::vec::Vec;
use cartagena::{Action, Observation, Position, Seat};
use core::fmt;
use determinization::play_and_observe;

type SeatValues = [f32; Seat::MAX];
type SeatKnowledge = [Knowledge; Seat::MAX];

/// A candidate turn of the root with its value.
#[derive(Clone, Copy, Debug)]
pub struct RootCandidate<'a> {
    /// The turn.
    pub turn: &'a CandidateTurn,
    /// Mean winning chances of all seats if this turn is played.
    pub values: SeatValues,
}

/// Edge of the tree: a turn at a node with its statistics.
struct Edge {
    turn_actions: TurnActions,
    /// Number of simulations through this edge. The first evaluation counts as one more visit.
    visits: u32,
    prior: f32,
    value_sum: SeatValues,
    children: Vec<usize>,
}

impl Edge {
    fn values(&self) -> SeatValues {
        self.value_sum.map(|sum| sum / (self.visits + 1) as f32)
    }
}

struct Node {
    position: Position,
    /// Information state of each seat; at the root, all are the viewer's.
    knowledge: SeatKnowledge,
    seat: Seat,
    edges: Vec<Edge>,
    visits: u32,
}

/// Maximum number of sampled outcomes (children) of a draw when a turn is to be chosen.
const MAX_CHANCE_CHILDREN: usize = 8;
/// The same when turns are compared, so that a few lucky draws do not decide.
const MAX_CHANCE_CHILDREN_COMPARED: usize = 32;
/// Share of the time for the first choice of a turn in which a draw follows.
const FIRST_CHOICE_SHARE: f32 = 0.6;

/// Search tree for the seat to move.
pub struct Mcts<'a> {
    evaluator: &'a Evaluator<'a>,
    config: SearchConfig,
    seen: &'a Observation,
    knowledge: Knowledge,
    /// Determinizations: positions that agree with the viewer's observation. With open hands there
    /// is only one.
    determinizations: Vec<Position>,
    max_chance_children: usize,
    rng: Rng,
    /// Candidate turns of the root; their edges are those of the first node.
    candidates: Vec<CandidateTurn>,
    nodes: Vec<Node>,
    /// The latest accumulator of each seat in flat Monte Carlo, from which the next one is computed.
    accumulators: [Option<Accumulator>; Seat::MAX],
}

/// A search that was interrupted, to be [resumed](PausedSearch::resume) with what it borrowed.
pub struct PausedSearch {
    config: SearchConfig,
    knowledge: Knowledge,
    determinizations: Vec<Position>,
    max_chance_children: usize,
    rng: Rng,
    candidates: Vec<CandidateTurn>,
    nodes: Vec<Node>,
}

impl PausedSearch {
    /// Goes on with the search. `evaluator` and `seen` have to be as they were when it was interrupted.
    pub fn resume<'a>(self, evaluator: &'a Evaluator<'a>, seen: &'a Observation) -> Mcts<'a> {
        let PausedSearch { config, knowledge, determinizations, .. } = self;
        let PausedSearch { max_chance_children, rng, candidates, nodes, .. } = self;
        Mcts {
            evaluator,
            config,
            seen,
            knowledge,
            determinizations,
            max_chance_children,
            rng,
            candidates,
            nodes,
            accumulators: Default::default(),
        }
    }
}

impl fmt::Debug for PausedSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PausedSearch").field("nodes", &self.nodes.len()).finish_non_exhaustive()
    }
}

impl fmt::Debug for Mcts<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nodes = self.nodes.len();
        f.debug_struct("Mcts")
            .field("config", &self.config)
            .field("nodes", &nodes)
            .finish_non_exhaustive()
    }
}

impl<'a> Mcts<'a> {
    /// Creates the root with the candidate turns of the seat to move, whose hand the viewer knows.
    pub fn new(
        evaluator: &'a Evaluator<'a>,
        config: SearchConfig,
        seen: &'a Observation,
        seat: Seat,
        mut rng: Rng,
        budget: &mut Budget,
    ) -> Mcts<'a> {
        let root = *seen.determinize(|unseen| rng.draw_card(unseen)).position();
        let knowledge = Knowledge::from_observation(seen, seat);
        let turns = beam_search(
            evaluator,
            &root,
            &knowledge,
            (config.beam_width.0, config.candidates.0),
            &mut rng,
            budget,
        );
        let (determinizations, max_chance_children, nodes) =
            (alloc::vec![root], MAX_CHANCE_CHILDREN, Vec::new());
        let mut tree = Mcts {
            evaluator,
            config,
            seen,
            knowledge,
            determinizations,
            max_chance_children,
            rng,
            candidates: turns,
            nodes,
            accumulators: Default::default(),
        };
        let node = tree.new_node(&root, &[knowledge; Seat::MAX], seat, &tree.candidates, budget);
        tree.nodes.push(node);
        tree
    }

    /// Runs simulations until the budget is used up or no further ones could change the choice.
    ///
    /// If the best turn ends with a draw from the pile, the bot will have to choose again in this
    /// turn, so a part of the time is kept for that.
    pub fn run(&mut self, budget: &mut Budget) {
        self.run_simulations(budget);
        budget.show(self, true);
    }

    fn run_simulations(&mut self, budget: &mut Budget) {
        if self.candidates.len() < 2 {
            return;
        }
        let start = budget.used_fraction();
        let first_part = start + (1.0 - start) * FIRST_CHOICE_SHARE;
        loop {
            let used = budget.used_fraction();
            if used >= 1.0 || (used >= first_part && self.draw_follows()) {
                return;
            }
            if self.nodes[0].visits % 64 == 63 {
                if self.is_decided(used - start, 1.0 - used) {
                    return;
                }
                budget.show(self, false);
            }
            self.simulate(0, self.select(0), budget);
        }
    }

    /// Returns the number of simulations so far.
    pub fn simulations(&self) -> u32 {
        self.nodes[0].visits
    }

    /// Returns the seat to move.
    pub fn mover(&self) -> Seat {
        self.knowledge.viewer()
    }

    /// Adds a turn to the candidates of the root, if it is not there yet, and returns its index.
    /// `None` if no turn of the seat to move begins with these actions.
    pub fn include_turn(&mut self, actions: &[Action], budget: &mut Budget) -> Option<usize> {
        let turn = CandidateTurn::from_actions(
            self.evaluator,
            &self.determinizations[0],
            &self.knowledge,
            actions,
            &mut self.rng,
        )?;
        if let Some(at) = self.candidates.iter().position(|known| known.is_equivalent(&turn)) {
            return Some(at);
        }
        budget.spend(actions.len() as u64);
        let best = self.candidates.first().map_or(0.0, |turn| turn.chance);
        let edge = self.new_edge(&turn, self.prior_weight(&turn, best));
        self.nodes[0].edges.push(edge);
        self.candidates.push(turn);
        Some(self.candidates.len() - 1)
    }

    /// Runs simulations like [`run`](Mcts::run), and visits one turn at least half as often as any
    /// other, so that it can be compared with the best.
    pub fn run_comparing(&mut self, with: usize, budget: &mut Budget) {
        if self.candidates.len() < 2 {
            return;
        }
        self.max_chance_children = MAX_CHANCE_CHILDREN_COMPARED;
        let start = budget.used_fraction();
        loop {
            let used = budget.used_fraction();
            let settled = self.nodes[0].visits % 64 == 63
                && !self.is_undervisited(with)
                && self.is_decided(used - start, 1.0 - used);
            if used >= 1.0 || settled {
                return;
            }
            let at = if self.is_undervisited(with) { with } else { self.select(0) };
            self.simulate(0, at, budget);
        }
    }

    /// Runs simulations until the budget is used up, whether or not they can still change the choice: for
    /// values that get better for as long as somebody looks.
    pub fn run_on(&mut self, budget: &mut Budget) {
        self.max_chance_children = MAX_CHANCE_CHILDREN_COMPARED;
        while !self.candidates.is_empty() && !budget.is_used_up() {
            self.simulate(0, self.select(0), budget);
        }
    }

    /// Interrupts the search.
    #[must_use]
    pub fn pause(self) -> PausedSearch {
        PausedSearch {
            config: self.config,
            knowledge: self.knowledge,
            determinizations: self.determinizations,
            max_chance_children: self.max_chance_children,
            rng: self.rng,
            candidates: self.candidates,
            nodes: self.nodes,
        }
    }

    fn is_undervisited(&self, at: usize) -> bool {
        let most = self.root_edges().iter().map(|edge| edge.visits).max().unwrap_or(0);
        self.root_edges()[at].visits < most.div_ceil(2)
    }

    /// Returns whether the best turn continues after a draw from the pile.
    fn draw_follows(&self) -> bool {
        let seat = self.knowledge.viewer();
        self.best().is_some_and(|best| best.turn.turn_actions.draws && best.turn.continues(seat))
    }

    /// Returns whether the most visited turn would stay so even if all remaining simulations went
    /// to another.
    fn is_decided(&self, used: f32, left: f32) -> bool {
        let (mut most, mut second) = (0, 0);
        for Edge { visits, .. } in self.root_edges() {
            (most, second) = (most.max(*visits), second.max(most.min(*visits)));
        }
        let to_come = self.nodes[0].visits as f32 * left / used.max(1e-6);
        (most - second) as f32 > to_come
    }

    fn root_edges(&self) -> &[Edge] {
        &self.nodes[0].edges
    }

    /// Returns a candidate of the root by its index.
    pub fn root_candidate(&self, at: usize) -> RootCandidate<'_> {
        RootCandidate { turn: &self.candidates[at], values: self.root_edges()[at].values() }
    }

    /// Returns the most visited candidate; between equals the mean value decides.
    pub fn best(&self) -> Option<RootCandidate<'_>> {
        self.ranked().first().copied()
    }

    /// Returns the candidates, the best first.
    pub fn ranked(&self) -> Vec<RootCandidate<'_>> {
        let seat = self.knowledge.viewer().index();
        let root = self.root_edges();
        let mean = |at: usize| root[at].values()[seat];
        let order = sorted_indices(root.len(), &mut |one, other| {
            let visits = root[other].visits.cmp(&root[one].visits);
            visits.then(mean(other).total_cmp(&mean(one)))
        });
        order.into_iter().map(|at| self.root_candidate(at)).collect()
    }

    /// Expands the tree by a node for a position; returns its index.
    fn expand(
        &mut self,
        position: &Position,
        seat_knowledge: &SeatKnowledge,
        seat: Seat,
        budget: &mut Budget,
    ) -> usize {
        let (knowledge, widths) =
            (&seat_knowledge[seat.index()], (self.config.beam_width.1, self.config.candidates.1));
        let turns = beam_search(self.evaluator, position, knowledge, widths, &mut self.rng, budget);
        let mut node = self.new_node(position, seat_knowledge, seat, &turns, budget);
        if matches!(self.config.lookahead, Lookahead::Mcts { own_knowledge: true, .. }) {
            self.combine_own_evaluations(&mut node, &turns);
            budget.spend(turns.len() as u64 * (position.seats() as u64 - 1));
        }
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn new_node(
        &self,
        position: &Position,
        seat_knowledge: &SeatKnowledge,
        seat: Seat,
        turns: &[CandidateTurn],
        budget: &mut Budget,
    ) -> Node {
        let best = turns.first().map_or(0.0, |turn| turn.chance);
        let total: f32 = turns.iter().map(|turn| self.prior_weight(turn, best)).sum();
        let edge =
            |turn: &CandidateTurn| self.new_edge(turn, self.prior_weight(turn, best) / total);
        budget.spend(turns.len() as u64);
        let edges = turns.iter().map(edge).collect();
        Node { position: *position, knowledge: *seat_knowledge, seat, edges, visits: 0 }
    }

    /// Replaces the first values of a node by each seat's evaluation of its own chance, with its
    /// own knowledge.
    fn combine_own_evaluations(&self, node: &mut Node, turns: &[CandidateTurn]) {
        let Node { position, knowledge: seat_knowledge, seat: mover, edges, .. } = node;
        let seats = position.seats();
        let others = || Seat::first_n(seats).filter(|seat| seat != mover);
        let accumulators: Vec<Accumulator> = others()
            .map(|seat| self.evaluator.accumulator(&seat_knowledge[seat.index()], position))
            .collect();
        let ends = edges.iter_mut().zip(turns).filter(|(edge, _)| !edge.turn_actions.ends_game);
        for (edge, turn) in ends {
            let (mut before, mut seat_knowledge) = (*position, *seat_knowledge);
            let Some((last, earlier)) = turn.actions().split_last() else { continue };
            for &action in earlier {
                play_and_observe(
                    &mut before,
                    &mut seat_knowledge,
                    action,
                    self.evaluator.tunnel(),
                    |pile| pile.nth(0),
                );
            }
            for (seat, accumulator) in others().zip(&accumulators) {
                let perspective =
                    seat_knowledge[seat.index()].perspective_after(&before, *last, &turn.end);
                let evaluation = self.evaluator.evaluate_perspective(accumulator, &perspective);
                edge.value_sum[seat.index()] = self.evaluator.win_chance(&evaluation, seat);
            }
            let sum: f32 = edge.value_sum[..seats].iter().sum();
            edge.value_sum.iter_mut().for_each(|chance| *chance /= sum);
        }
    }

    /// Returns the weight of a candidate's prior: a softmax of the evaluations with the prior
    /// temperature.
    fn prior_weight(&self, turn: &CandidateTurn, best: f32) -> f32 {
        crate::softmax::exp((turn.chance - best) / self.config.prior_temperature)
    }

    fn new_edge(&self, turn: &CandidateTurn, prior: f32) -> Edge {
        let sum = self.evaluator.chances_from(&turn.evaluation, turn.knowledge.viewer());
        Edge {
            turn_actions: turn.turn_actions,
            visits: 0,
            prior,
            value_sum: sum,
            children: Vec::new(),
        }
    }

    /// Returns the edge with the best PUCT score: the mean value plus `c_puct` · prior · √(visits
    /// of the node) / (visits of the edge).
    fn select(&self, node: usize) -> usize {
        let node = &self.nodes[node];
        let seat = node.seat.index();
        let reach = self.config.c_puct * square_root((node.visits + 1) as f32);
        let score = |edge: &Edge| {
            let visits = (edge.visits + 1) as f32;
            edge.value_sum[seat] / visits + reach * edge.prior / visits
        };
        let mut best = (f32::MIN, 0);
        for (at, edge) in node.edges.iter().enumerate() {
            let score = score(edge);
            if score > best.0 {
                best = (score, at);
            }
        }
        best.1
    }

    fn backpropagate(&mut self, node: usize, edge: usize, values: &SeatValues) {
        let node = &mut self.nodes[node];
        node.visits += 1;
        let edge = &mut node.edges[edge];
        edge.visits += 1;
        edge.value_sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
    }

    /// Simulates what follows an edge, and backpropagates the values that it returns.
    fn simulate(&mut self, node: usize, at: usize, budget: &mut Budget) -> SeatValues {
        let edge = &self.nodes[node].edges[at];
        let turn_actions = edge.turn_actions;
        let values = match self.config.lookahead {
            _ if turn_actions.ends_game => {
                budget.spend(1);
                edge.values()
            }
            Lookahead::Mcts { .. } => self.descend(node, at, &turn_actions, budget),
            Lookahead::FlatMonteCarlo => self.flat_monte_carlo(&turn_actions, budget),
        };
        self.backpropagate(node, at, &values);
        values
    }

    /// Descends from an edge to one of its children, or expands a new one. The number of children
    /// grows with the visits (progressive widening over chance and determinizations).
    fn descend(
        &mut self,
        node: usize,
        at: usize,
        turn_actions: &TurnActions,
        budget: &mut Budget,
    ) -> SeatValues {
        let edge = &self.nodes[node].edges[at];
        let max_chance_children = self.max_children(node, turn_actions);
        let grown = if max_chance_children > 1 { edge.visits as usize } else { 0 };
        let known = edge.children.len();
        let full = self.nodes.len() >= self.config.max_nodes;
        if known >= max_chance_children || known > grown / 2 || full && known > 0 {
            let next = edge.children[self.rng.below(known)];
            return self.simulate(next, self.select(next), budget);
        }
        if full {
            budget.spend(1);
            return edge.values();
        }
        let (mut position, mut seat_knowledge) = match node {
            0 => self.determinization(known),
            _ => (self.nodes[node].position, self.nodes[node].knowledge),
        };
        for &action in turn_actions.actions() {
            self.play_action(&mut position, &mut seat_knowledge, action);
        }
        let Some(seat) = position.turn().seat() else { return terminal_values(&position) };
        let next = self.expand(&position, &seat_knowledge, seat, budget);
        self.nodes[node].edges[at].children.push(next);
        self.nodes[next].edges.first().map_or(terminal_values(&position), Edge::values)
    }

    /// Returns the maximum number of children of an edge.
    fn max_children(&self, node: usize, turn_actions: &TurnActions) -> usize {
        let drawn = if turn_actions.draws { self.max_chance_children } else { 1 };
        match self.config.lookahead {
            Lookahead::Mcts { determinizations, .. } if node == 0 => drawn.max(determinizations),
            _ => drawn,
        }
    }
}

fn terminal_values(position: &Position) -> SeatValues {
    match position.outcome() {
        Some(cartagena::Outcome::Won(seat)) => crate::evaluator::certain_win(seat),
        _ => crate::evaluator::equal_chances(position.seats()),
    }
}

/// Returns the square root by Newton's method, the same on every machine.
fn square_root(x: f32) -> f32 {
    let mut root = f32::from_bits((x.to_bits() >> 1) + 0x1fbd_1df5);
    for _ in 0..3 {
        root = 0.5 * (root + x / root);
    }
    root
}

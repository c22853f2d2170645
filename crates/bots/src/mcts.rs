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
use crate::beam::{CandidateTurn, TurnActions, beam_search};
use crate::evaluator::{Accumulator, Evaluator};
use crate::knowledge::Knowledge;
use crate::random::Rng;
use crate::search_config::{Lookahead, SearchConfig};
use crate::sorting::sorted_indices;
use alloc::vec::Vec;
use cartagena::{Action, Cards, Observation, Position, Seat, Symbol, Tunnel};

type SeatValues = [f32; Seat::MAX];
type SeatKnowledge = [Knowledge; Seat::MAX];

/// A turn of the root, and what is thought of it.
#[derive(Clone, Copy)]
pub struct RootCandidate<'a> {
    /// The turn.
    pub turn: &'a CandidateTurn,
    /// What each seat's chance is thought to be if this is played.
    pub values: SeatValues,
}

/// A turn at a node, and what was found below it.
struct Edge {
    turn_actions: TurnActions,
    /// How often it was looked at beyond the first opinion.
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
    /// What everybody knows there, but for the root: what the viewer knows.
    knowledge: SeatKnowledge,
    seat: Seat,
    edges: Vec<Edge>,
    visits: u32,
}

/// In how many ways chance is let speak after one turn, when a turn is to be chosen.
const MAX_CHANCE_CHILDREN: usize = 8;
/// And when turns are to be compared: what few cards happen to bring must not decide.
const MAX_CHANCE_CHILDREN_COMPARED: usize = 32;
/// Which part of the time goes into the first choice of a turn in which chance will speak.
const FIRST_CHOICE_SHARE: f32 = 0.6;

/// A search for the seat to move.
pub struct Mcts<'a> {
    evaluator: &'a Evaluator<'a>,
    config: SearchConfig,
    seen: &'a Observation,
    knowledge: Knowledge,
    /// Positions that look to the viewer as things stand; with open hands there is but one.
    determinizations: Vec<Position>,
    max_chance_children: usize,
    rng: Rng,
    /// The turns of the root, whose branches are the first node's.
    candidates: Vec<CandidateTurn>,
    nodes: Vec<Node>,
}

impl<'a> Mcts<'a> {
    /// Looks at the turns of the seat to move, whose hand the viewer knows.
    pub fn new(
        judge: &'a Evaluator<'a>,
        style: SearchConfig,
        seen: &'a Observation,
        seat: Seat,
        mut rng: Rng,
        budget: &mut Budget,
    ) -> Mcts<'a> {
        let root = *seen.determinize(|unseen| rng.draw_card(unseen)).position();
        let mind = Knowledge::from_observation(seen, seat);
        let turns = beam_search(
            judge,
            &root,
            &mind,
            (style.beam_width.0, style.candidates.0),
            &mut rng,
            budget,
        );
        let (deals, ways, nodes) = (alloc::vec![root], MAX_CHANCE_CHILDREN, Vec::new());
        let mut tree = Mcts {
            evaluator: judge,
            config: style,
            seen,
            knowledge: mind,
            determinizations: deals,
            max_chance_children: ways,
            rng,
            candidates: turns,
            nodes,
        };
        let node = tree.new_node(&root, &[mind; Seat::MAX], seat, &tree.candidates, budget);
        tree.nodes.push(node);
        tree
    }

    /// Thinks until the budget is gone, or until no more looks could change the choice.
    ///
    /// If the best turn ends where cards come from the pile, there will be more to think about in
    /// this turn, and a part of the time is kept for it.
    pub fn run(&mut self, budget: &mut Budget) {
        if self.candidates.len() < 2 {
            return;
        }
        let start = budget.used_fraction();
        let first_part = start + (1.0 - start) * FIRST_CHOICE_SHARE;
        loop {
            let gone = budget.used_fraction();
            if gone >= 1.0 || (gone >= first_part && self.draw_follows()) {
                return;
            }
            if self.nodes[0].visits % 64 == 63 && self.is_decided(gone - start, 1.0 - gone) {
                return;
            }
            self.simulate(0, self.select(0), budget);
        }
    }

    /// Puts a turn among those that are looked at, if it is not there yet, and says which one it is.
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
        let branch = self.new_edge(&turn, self.prior_weight(&turn, best));
        self.nodes[0].edges.push(branch);
        self.candidates.push(turn);
        Some(self.candidates.len() - 1)
    }

    /// Thinks like [`think`](Mcts::think), and looks at one turn at least half as often as at any
    /// other, so that it can be compared with the best.
    pub fn run_comparing(&mut self, with: usize, budget: &mut Budget) {
        if self.candidates.len() < 2 {
            return;
        }
        self.max_chance_children = MAX_CHANCE_CHILDREN_COMPARED;
        let start = budget.used_fraction();
        loop {
            let gone = budget.used_fraction();
            let settled = self.nodes[0].visits % 64 == 63
                && !self.is_undervisited(with)
                && self.is_decided(gone - start, 1.0 - gone);
            if gone >= 1.0 || settled {
                return;
            }
            let at = if self.is_undervisited(with) { with } else { self.select(0) };
            self.simulate(0, at, budget);
        }
    }

    fn is_undervisited(&self, at: usize) -> bool {
        let most = self.root_edges().iter().map(|branch| branch.visits).max().unwrap_or(0);
        self.root_edges()[at].visits < most.div_ceil(2)
    }

    /// Whether the best turn goes on after cards have come from the pile.
    fn draw_follows(&self) -> bool {
        let seat = self.knowledge.viewer();
        self.best().is_some_and(|best| best.turn.turn_actions.draws && best.turn.continues(seat))
    }

    /// Whether the best turn would stay the most looked at even if all that is left went to another.
    fn is_decided(&self, gone: f32, left: f32) -> bool {
        let (mut most, mut second) = (0, 0);
        for Edge { visits, .. } in self.root_edges() {
            (most, second) = (most.max(*visits), second.max(most.min(*visits)));
        }
        let to_come = self.nodes[0].visits as f32 * left / gone.max(1e-6);
        (most - second) as f32 > to_come
    }

    fn root_edges(&self) -> &[Edge] {
        &self.nodes[0].edges
    }

    /// A turn of the seat to move, by its number.
    pub fn root_candidate(&self, at: usize) -> RootCandidate<'_> {
        RootCandidate { turn: &self.candidates[at], values: self.root_edges()[at].values() }
    }

    /// The turn that was looked at most, the first opinion deciding between equals.
    pub fn best(&self) -> Option<RootCandidate<'_>> {
        self.ranked().first().copied()
    }

    /// The turns, the best first.
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

    /// Finds the turns at a new place and puts it in the tree; returns its number.
    fn expand(
        &mut self,
        position: &Position,
        minds: &SeatKnowledge,
        seat: Seat,
        budget: &mut Budget,
    ) -> usize {
        let (mind, widths) =
            (&minds[seat.index()], (self.config.beam_width.1, self.config.candidates.1));
        let turns = beam_search(self.evaluator, position, mind, widths, &mut self.rng, budget);
        let mut node = self.new_node(position, minds, seat, &turns, budget);
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
        minds: &SeatKnowledge,
        seat: Seat,
        turns: &[CandidateTurn],
        budget: &mut Budget,
    ) -> Node {
        let best = turns.first().map_or(0.0, |turn| turn.chance);
        let total: f32 = turns.iter().map(|turn| self.prior_weight(turn, best)).sum();
        let branch =
            |turn: &CandidateTurn| self.new_edge(turn, self.prior_weight(turn, best) / total);
        budget.spend(turns.len() as u64);
        let branches = turns.iter().map(branch).collect();
        Node { position: *position, knowledge: *minds, seat, edges: branches, visits: 0 }
    }

    /// Puts together what everybody thinks of their own chances after each turn: they know their own
    /// cards best.
    fn combine_own_evaluations(&self, node: &mut Node, turns: &[CandidateTurn]) {
        let Node { position, knowledge: minds, seat: mover, edges: branches, .. } = node;
        let seats = position.seats();
        let others = || Seat::first_n(seats).filter(|seat| seat != mover);
        let views: Vec<Accumulator> = others()
            .map(|seat| self.evaluator.accumulator(&minds[seat.index()], position))
            .collect();
        let ends =
            branches.iter_mut().zip(turns).filter(|(branch, _)| !branch.turn_actions.ends_game);
        for (branch, turn) in ends {
            let (mut before, mut minds) = (*position, *minds);
            let Some((last, earlier)) = turn.actions().split_last() else { continue };
            for &action in earlier {
                play_and_observe(
                    &mut before,
                    &mut minds,
                    action,
                    self.evaluator.tunnel(),
                    |pile| pile.nth(0),
                );
            }
            for (seat, view) in others().zip(&views) {
                let scene = minds[seat.index()].perspective_after(&before, *last, &turn.end);
                let opinion = self.evaluator.evaluate_perspective(view, &scene);
                branch.value_sum[seat.index()] = self.evaluator.win_chance(&opinion, seat);
            }
            let sum: f32 = branch.value_sum[..seats].iter().sum();
            branch.value_sum.iter_mut().for_each(|chance| *chance /= sum);
        }
    }

    /// How much a first opinion counts beside the best one.
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

    /// The branch to look at next.
    fn select(&self, node: usize) -> usize {
        let node = &self.nodes[node];
        let seat = node.seat.index();
        let reach = self.config.c_puct * square_root((node.visits + 1) as f32);
        let score = |branch: &Edge| {
            let visits = (branch.visits + 1) as f32;
            branch.value_sum[seat] / visits + reach * branch.prior / visits
        };
        let mut best = (f32::MIN, 0);
        for (at, branch) in node.edges.iter().enumerate() {
            let score = score(branch);
            if score > best.0 {
                best = (score, at);
            }
        }
        best.1
    }

    fn backpropagate(&mut self, node: usize, branch: usize, values: &SeatValues) {
        let node = &mut self.nodes[node];
        node.visits += 1;
        let branch = &mut node.edges[branch];
        branch.visits += 1;
        branch.value_sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
    }

    /// Looks at what comes after a turn and returns what it finds.
    fn simulate(&mut self, node: usize, at: usize, budget: &mut Budget) -> SeatValues {
        let branch = &self.nodes[node].edges[at];
        let way = branch.turn_actions;
        let values = match self.config.lookahead {
            _ if way.ends_game => {
                budget.spend(1);
                branch.values()
            }
            Lookahead::Mcts { .. } => self.descend(node, at, &way, budget),
            Lookahead::FlatMonteCarlo => self.flat_monte_carlo(&way, budget),
        };
        self.backpropagate(node, at, &values);
        values
    }

    /// Goes down one way through the trees.
    fn descend(
        &mut self,
        node: usize,
        at: usize,
        way: &TurnActions,
        budget: &mut Budget,
    ) -> SeatValues {
        let branch = &self.nodes[node].edges[at];
        let ways = self.max_children(node, way);
        let grown = if ways > 1 { branch.visits as usize } else { 0 };
        let known = branch.children.len();
        let full = self.nodes.len() >= self.config.max_nodes;
        if known >= ways || known > grown / 2 || full && known > 0 {
            let next = branch.children[self.rng.below(known)];
            return self.simulate(next, self.select(next), budget);
        }
        if full {
            budget.spend(1);
            return branch.values();
        }
        let (mut position, mut minds) = match node {
            0 => self.determinization(known),
            _ => (self.nodes[node].position, self.nodes[node].knowledge),
        };
        for &action in way.actions() {
            self.play_action(&mut position, &mut minds, action);
        }
        let Some(seat) = position.turn().seat() else { return terminal_values(&position) };
        let next = self.expand(&position, &minds, seat, budget);
        self.nodes[node].edges[at].children.push(next);
        self.nodes[next].edges.first().map_or(terminal_values(&position), Edge::values)
    }

    /// In how many ways it may go on after a turn.
    fn max_children(&self, node: usize, way: &TurnActions) -> usize {
        let drawn = if way.draws { self.max_chance_children } else { 1 };
        match self.config.lookahead {
            Lookahead::Mcts { determinizations: deals, .. } if node == 0 => drawn.max(deals),
            _ => drawn,
        }
    }

    /// What may lie before the viewer, and what everybody knows then. A number stands for the same
    /// deal below every turn, so that none of them is lucky.
    fn determinization(&mut self, number: usize) -> (Position, SeatKnowledge) {
        let rng = &mut self.rng;
        let open = self.determinizations[0].rules().variant.has_open_hands();
        let number = if open { 0 } else { number };
        while self.determinizations.len() <= number {
            self.determinizations
                .push(*self.seen.determinize(|unseen| rng.draw_card(unseen)).position());
        }
        let position = self.determinizations[number];
        (position, self.seat_knowledge(&position))
    }

    /// What everybody knows in a deal, as far as the viewer can tell.
    fn seat_knowledge(&self, position: &Position) -> SeatKnowledge {
        let (viewer, public) = (self.knowledge.viewer(), self.public_knowledge());
        let mut minds = [self.knowledge; Seat::MAX];
        for seat in Seat::first_n(position.seats()).filter(|seat| *seat != viewer) {
            minds[seat.index()] = Knowledge::of_seat(position, seat, &public);
        }
        minds
    }

    /// Deals the unseen cards, plays a turn of the root, and lets everybody answer once.
    fn flat_monte_carlo(&mut self, way: &TurnActions, budget: &mut Budget) -> SeatValues {
        let viewer = self.knowledge.viewer();
        let rng = &mut self.rng;
        let mut position = *self.seen.determinize(|unseen| rng.draw_card(unseen)).position();
        let mut minds = self.seat_knowledge(&position);
        for &action in way.actions() {
            self.play_action(&mut position, &mut minds, action);
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
            let (action, looked) =
                self.evaluator.best_action(&position, &minds[seat.index()], &mut self.rng);
            budget.spend(looked + 1);
            self.play_action(&mut position, &mut minds, action);
        }
        budget.spend(1);
        self.evaluator.chances(&minds[viewer.index()], &position)
    }

    fn play_action(&mut self, position: &mut Position, minds: &mut SeatKnowledge, action: Action) {
        let rng = &mut self.rng;
        play_and_observe(position, minds, action, self.evaluator.tunnel(), |pile| {
            rng.draw_card(pile)
        });
    }

    /// What everybody knows of the others' hands, as far as the viewer can tell.
    fn public_knowledge(&self) -> [Cards; Seat::MAX] {
        let mut known = [Cards::NONE; Seat::MAX];
        for seat in Seat::first_n(self.seen.seats()).filter(|seat| *seat != self.knowledge.viewer())
        {
            known[seat.index()] = self.seen.hand(seat).known;
        }
        known
    }
}

/// Plays an action, and everybody follows it.
fn play_and_observe(
    position: &mut Position,
    minds: &mut SeatKnowledge,
    action: Action,
    tunnel: &Tunnel,
    deal: impl FnMut(Cards) -> Symbol,
) {
    let before = *position;
    position.play_unchecked(tunnel, action, deal);
    let minds = minds.iter_mut().take(position.seats());
    minds.for_each(|mind| *mind = mind.after(&before, action, position));
}

fn terminal_values(position: &Position) -> SeatValues {
    match position.outcome() {
        Some(cartagena::Outcome::Won(seat)) => crate::evaluator::certain_win(seat),
        _ => crate::evaluator::equal_chances(position.seats()),
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

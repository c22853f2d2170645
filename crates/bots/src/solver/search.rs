//! The proof search: the winning chance that a seat can guarantee within a number of turns.
//!
//! It is an alpha-beta search with expected values at chance nodes (expectimax), pessimistic for
//! one seat: everything beyond the last turn, or dependent on cards that are not distinguished,
//! counts as lost for that seat. So its result is proved, and the opponent's proof gives the upper
//! bound. Results are clamped to the window: a value not above `alpha` means only that no more was
//! proved.

use super::alpha_beta::{AlphaBeta, can_end_drawn, outcome_value, useful_depth};
use super::chance_nodes::RowDeals;
use super::killers::KillerMoves;
use super::search_state::SearchState;
use super::transposition_table::TranspositionTable;
use super::turn_moves::TurnMove;
use super::turn_walk::TurnPath;
use super::win::can_win;
use super::{GaveUp, MoveOrdering, ROUNDING, SolverLimits};
use crate::key_set::KeySet;
use cartagena::{Seat, Tunnel};

/// Depth of a search and its alpha-beta window.
#[derive(Clone, Copy)]
pub(super) struct SearchWindow {
    /// Depth in turns, this one included.
    pub depth: u8,
    /// Turns since the root.
    pub ply: usize,
    pub alpha: f64,
    pub beta: f64,
}

impl SearchWindow {
    pub(crate) const fn whole(depth: u8, ply: usize) -> SearchWindow {
        SearchWindow { depth, ply, alpha: 0.0, beta: 1.0 }
    }

    pub(crate) const fn after_turn(self) -> SearchWindow {
        SearchWindow { depth: self.depth.saturating_sub(1), ply: self.ply + 1, ..self }
    }
}

/// Memory that is kept from one question to the next.
#[derive(Default)]
pub(super) struct SolverMemory {
    pub table: TranspositionTable,
    pub killers: KillerMoves,
    pub keys: KeySet,
    pub row_deals: RowDeals,
    pub ordering: Option<MoveOrdering>,
    row_orders: u32,
}

impl SolverMemory {
    /// Prepares for a question. Failed proofs with fewer row orders may succeed now, and killer
    /// moves of another question do not apply.
    pub(crate) fn prepare(&mut self, row_orders: u32) {
        if self.row_orders < row_orders {
            self.table.clear();
        }
        self.row_orders = row_orders;
        self.killers.clear();
    }
}

/// Search for the answer to one question.
pub(super) struct ProofSearch<'a> {
    pub memory: &'a mut SolverMemory,
    pub tunnel: &'a Tunnel,
    pub limits: SolverLimits,
    stop: &'a mut dyn FnMut(u64) -> bool,
    pub nodes: u64,
    stop_asked_at: u64,
    /// Reason why the search stopped early.
    pub stopped: Option<GaveUp>,
    /// True if a chance node kept something from being proved.
    pub chance_limited: bool,
}

/// Nodes between two calls of `stop`.
const STOP_INTERVAL: u64 = 2048;

impl<'a> ProofSearch<'a> {
    pub(crate) fn new(
        memory: &'a mut SolverMemory,
        tunnel: &'a Tunnel,
        limits: SolverLimits,
        stop: &'a mut dyn FnMut(u64) -> bool,
    ) -> ProofSearch<'a> {
        ProofSearch {
            memory,
            tunnel,
            limits,
            stop,
            nodes: 0,
            stop_asked_at: 0,
            stopped: None,
            chance_limited: false,
        }
    }

    /// Returns whether a limit is reached.
    fn is_stopped(&mut self) -> bool {
        if self.stopped.is_none() && self.nodes >= self.limits.nodes {
            self.stopped = Some(GaveUp::Nodes);
        } else if self.stopped.is_none() && self.nodes >= self.stop_asked_at + STOP_INTERVAL {
            self.stop_asked_at = self.nodes;
            if (self.stop)(self.nodes) {
                self.stopped = Some(GaveUp::Stopped);
            }
        }
        self.stopped.is_some()
    }

    pub(crate) fn wins_at_once(&mut self, state: &SearchState) -> bool {
        self.nodes += 1;
        can_win(state, self.tunnel, &mut self.nodes)
    }

    /// Returns the winning chance that `seat` can guarantee, within the window.
    pub(crate) fn guaranteed_chance(
        &mut self,
        state: &SearchState,
        seat: Seat,
        window: SearchWindow,
    ) -> f64 {
        let SearchWindow { alpha, beta, .. } = window;
        let Some((mover, _)) = state.mover() else {
            return outcome_value(state.position.outcome(), seat).clamp(alpha, beta);
        };
        if self.is_stopped() || window.depth == 0 {
            return alpha;
        }
        if self.wins_at_once(state) {
            return if mover == seat { beta } else { alpha };
        }
        match useful_depth(state, seat, window.depth) {
            0 => alpha,
            depth => self.probe_or_search(state, seat, SearchWindow { depth, ..window }),
        }
    }

    fn probe_or_search(&mut self, state: &SearchState, seat: Seat, window: SearchWindow) -> f64 {
        let SearchWindow { alpha, beta, depth, .. } = window;
        let key = state.hash_key() ^ (seat.index() as u64 + 1).wrapping_mul(0xd6e8_feb8_6659_fd93);
        if let Some(entry) = self.memory.table.get(key) {
            if entry.lower >= beta {
                return beta;
            }
            if entry.depth >= depth && entry.upper <= alpha.max(entry.lower) {
                return entry.upper.max(entry.lower).clamp(alpha, beta);
            }
        }
        let value = self.search_turns(state, seat, window);
        if self.stopped.is_none() {
            self.memory.table.put(key, depth, value, alpha, beta);
        }
        value
    }

    /// Returns the best value over all turns, or for the opponent the worst.
    fn search_turns(&mut self, state: &SearchState, seat: Seat, window: SearchWindow) -> f64 {
        let mut best = AlphaBeta::new(state, seat, window);
        self.try_killers(state, &mut best);
        if best.is_cutoff() || self.stopped.is_some() {
            return best.result(self.stopped.is_some());
        }
        let moves = if !best.maximizing && window.depth == 2 && !can_end_drawn(state, 2) {
            self.escapes(state, &mut best)
        } else {
            self.relevant_turns(state, &mut best)
        };
        for turn_move in moves {
            if best.is_cutoff() || self.is_stopped() {
                break;
            }
            self.try_move(&turn_move, &mut best);
        }
        best.result(self.stopped.is_some())
    }

    fn try_killers(&mut self, state: &SearchState, best: &mut AlphaBeta) {
        for path in self.memory.killers.get(best.window.ply, best.maximizing) {
            if best.is_cutoff() {
                return;
            }
            if let Some(end) = self.replay(state, &path) {
                let value =
                    self.guaranteed_chance(&end, best.seat, best.narrowed_window().after_turn());
                self.update_best(best, value, &path);
            }
        }
    }

    /// Returns the end of a killer turn if it can be played here.
    fn replay(&mut self, state: &SearchState, path: &TurnPath) -> Option<SearchState> {
        let mut at = *state;
        for action in path {
            self.nodes += 1;
            if !at.position.legal_actions().contains(*action) {
                return None;
            }
            at.play(self.tunnel, *action).ok()?;
        }
        let mover = |state: &SearchState| state.mover().map(|(seat, _)| seat);
        (mover(&at) != mover(state)).then_some(at)
    }

    fn try_move(&mut self, turn_move: &TurnMove, best: &mut AlphaBeta) {
        let window = best.narrowed_window();
        let value = self.move_value(turn_move, best.seat, window);
        self.update_best(best, value, &turn_move.path);
    }

    /// Returns the value of a turn for a seat.
    pub(crate) fn move_value(
        &mut self,
        turn_move: &TurnMove,
        seat: Seat,
        window: SearchWindow,
    ) -> f64 {
        if turn_move.lays_row {
            self.expected_chance(turn_move, seat, window)
        } else {
            self.guaranteed_chance(&turn_move.state, seat, window.after_turn())
        }
    }

    pub(crate) fn update_best(&mut self, best: &mut AlphaBeta, value: f64, path: &TurnPath) {
        if self.stopped.is_none() && best.update(value) {
            self.memory.killers.promote(best.window.ply, best.maximizing, path);
        }
    }

    /// Returns the expected value over all rows that may be dealt (a chance node), with alpha-beta
    /// bounds passed to the children.
    fn expected_chance(&mut self, turn_move: &TurnMove, seat: Seat, window: SearchWindow) -> f64 {
        let SearchWindow { alpha, beta, .. } = window;
        let Some(action) = turn_move.path.last() else { return alpha };
        let (row_deals, row_orders) = (&mut self.memory.row_deals, self.limits.row_orders);
        let Some(outcomes) = row_deals.outcomes(&turn_move.state, self.tunnel, *action, row_orders)
        else {
            self.chance_limited = true;
            return alpha;
        };
        let (mut sum, mut rest) = (0.0, 1.0);
        for (chance, state) in outcomes {
            rest -= chance;
            // Below `low` the mean cannot rise above alpha any more; from `high` on it reaches
            // beta.
            let (low, high) = ((alpha - sum - rest) / chance, (beta - sum) / chance);
            // Either may lie outside 0 to 1 by rounding alone.
            let least = low.clamp(0.0, 1.0);
            let narrow = SearchWindow { alpha: least, beta: high.clamp(least, 1.0), ..window };
            let value = self.chance_after_row(turn_move, &state, seat, narrow);
            if self.stopped.is_some() || value <= low {
                return alpha;
            }
            if value >= high {
                return beta;
            }
            sum += chance * value;
        }
        // Rounded probabilities must not turn a certain win into less.
        if sum + ROUNDING >= beta { beta } else { sum.max(alpha) }
    }

    fn chance_after_row(
        &mut self,
        turn_move: &TurnMove,
        next: &SearchState,
        seat: Seat,
        window: SearchWindow,
    ) -> f64 {
        self.chance_limited |= usize::from(next.known_row) < next.position.row().len();
        let mover = |state: &SearchState| state.mover().map(|(seat, _)| seat);
        let same = mover(next) == mover(&turn_move.state);
        self.guaranteed_chance(next, seat, if same { window } else { window.after_turn() })
    }
}

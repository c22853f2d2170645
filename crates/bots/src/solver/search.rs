//! The proof search: what winning chance a seat can be sure of within some turns.
//!
//! It is a plain minimax search, pessimistic for one seat: whatever lies beyond the last turn, or
//! hangs on cards that are not told apart, counts as lost for that seat. So what it finds is proved,
//! and the other seat's proof gives the bound from above. Results are clamped to the window: a value
//! not above `alpha` says only that no more was proved.

use super::alpha_beta::{AlphaBeta, can_end_drawn, outcome_value, useful_depth};
use super::chance_nodes::RowDeals;
use super::killers::KillerMoves;
use super::search_state::SearchState;
use super::transposition_table::{KeySet, TranspositionTable};
use super::turn_moves::TurnMove;
use super::turn_walk::TurnPath;
use super::win::can_win;
use super::{GaveUp, MoveOrdering, ROUNDING, SolverLimits};
use cartagena::{Seat, Tunnel};

/// How far a search looks, and between which values an answer matters.
#[derive(Clone, Copy)]
pub(super) struct SearchWindow {
    /// Turns to look through, this one included.
    pub depth: u8,
    /// Turns played since the root.
    pub ply: usize,
    pub alpha: f64,
    pub beta: f64,
}

impl SearchWindow {
    pub const fn whole(depth: u8, ply: usize) -> SearchWindow {
        SearchWindow { depth, ply, alpha: 0.0, beta: 1.0 }
    }

    pub const fn after_turn(self) -> SearchWindow {
        SearchWindow { depth: self.depth.saturating_sub(1), ply: self.ply + 1, ..self }
    }
}

/// The memory that outlives a question.
#[derive(Default)]
pub(super) struct SolverMemory {
    pub table: TranspositionTable,
    pub killers: KillerMoves,
    pub keys: KeySet,
    pub deals: RowDeals,
    pub ordering: Option<MoveOrdering>,
    row_orders: u32,
}

impl SolverMemory {
    /// What could not be proved while fewer rows were told apart may be proved now; and turns that
    /// were good in another question are not in this.
    pub fn prepare(&mut self, rows: u32) {
        if self.row_orders < rows {
            self.table.clear();
        }
        self.row_orders = rows;
        self.killers.clear();
    }
}

/// One question being answered.
pub(super) struct ProofSearch<'a> {
    pub memory: &'a mut SolverMemory,
    pub tunnel: &'a Tunnel,
    pub limits: SolverLimits,
    stop: &'a mut dyn FnMut(u64) -> bool,
    pub nodes: u64,
    stop_asked_at: u64,
    /// Why nothing more is looked at.
    pub stopped: Option<GaveUp>,
    /// Whether chance kept anything from being proved.
    pub chance_limited: bool,
}

/// How many nodes pass between two questions whether to stop.
const STOP_INTERVAL: u64 = 2048;

impl<'a> ProofSearch<'a> {
    pub fn new(
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

    /// Whether the limits are reached.
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

    pub fn wins_at_once(&mut self, state: &SearchState) -> bool {
        self.nodes += 1;
        can_win(state, self.tunnel, &mut self.nodes)
    }

    /// The chance that `seat` can be sure of.
    pub fn guaranteed_chance(
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
        if let Some(known) = self.memory.table.get(key) {
            if known.lower >= beta {
                return beta;
            }
            if known.depth >= depth && known.upper <= alpha.max(known.lower) {
                return known.upper.max(known.lower).clamp(alpha, beta);
            }
        }
        let value = self.search_turns(state, seat, window);
        if self.stopped.is_none() {
            self.memory.table.put(key, depth, value, alpha, beta);
        }
        value
    }

    /// The best, or for the other seat the worst, of all ways to play this turn.
    fn search_turns(&mut self, state: &SearchState, seat: Seat, window: SearchWindow) -> f64 {
        let mut best = AlphaBeta::new(state, seat, window);
        self.try_killers(state, &mut best);
        if best.is_cutoff() || self.stopped.is_some() {
            return best.result(self.stopped.is_some());
        }
        let choices = if !best.maximizing && window.depth == 2 && !can_end_drawn(state, 2) {
            self.escapes(state, &mut best)
        } else {
            self.relevant_turns(state, &mut best)
        };
        for choice in choices {
            if best.is_cutoff() || self.is_stopped() {
                break;
            }
            self.try_move(&choice, &mut best);
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

    /// The end of a turn that was good elsewhere, if it can be played here.
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

    fn try_move(&mut self, choice: &TurnMove, best: &mut AlphaBeta) {
        let window = best.narrowed_window();
        let value = self.move_value(choice, best.seat, window);
        self.update_best(best, value, &choice.path);
    }

    /// What a choice in a window of its turn is worth to a seat.
    pub fn move_value(&mut self, choice: &TurnMove, seat: Seat, window: SearchWindow) -> f64 {
        if choice.lays_row {
            self.expected_chance(choice, seat, window)
        } else {
            self.guaranteed_chance(&choice.state, seat, window.after_turn())
        }
    }

    pub fn update_best(&mut self, best: &mut AlphaBeta, value: f64, path: &TurnPath) {
        if self.stopped.is_none() && best.update(value) {
            self.memory.killers.promote(best.window.ply, best.maximizing, path);
        }
    }

    /// What the mean over all rows that may be laid is worth to a seat.
    fn expected_chance(&mut self, choice: &TurnMove, seat: Seat, window: SearchWindow) -> f64 {
        let SearchWindow { alpha, beta, .. } = window;
        let Some(action) = choice.path.last() else { return alpha };
        let (deals, rows) = (&mut self.memory.deals, self.limits.row_orders);
        let Some(outcomes) = deals.outcomes(&choice.state, self.tunnel, *action, rows) else {
            self.chance_limited = true;
            return alpha;
        };
        let (mut sum, mut rest) = (0.0, 1.0);
        for (chance, state) in outcomes {
            rest -= chance;
            // Below `low` the mean cannot rise above alpha any more, from `high` on it has beta.
            let (low, high) = ((alpha - sum - rest) / chance, (beta - sum) / chance);
            // Either may lie beyond what a chance can be, by rounding alone.
            let least = low.clamp(0.0, 1.0);
            let narrow = SearchWindow { alpha: least, beta: high.clamp(least, 1.0), ..window };
            let value = self.chance_after_row(choice, &state, seat, narrow);
            if self.stopped.is_some() || value <= low {
                return alpha;
            }
            if value >= high {
                return beta;
            }
            sum += chance * value;
        }
        // Shares that are rounded must not keep a certain win from being one.
        if sum + ROUNDING >= beta { beta } else { sum.max(alpha) }
    }

    fn chance_after_row(
        &mut self,
        choice: &TurnMove,
        next: &SearchState,
        seat: Seat,
        window: SearchWindow,
    ) -> f64 {
        self.chance_limited |= usize::from(next.known_row) < next.position.row().len();
        let mover = |state: &SearchState| state.mover().map(|(seat, _)| seat);
        let same = mover(next) == mover(&choice.state);
        self.guaranteed_chance(next, seat, if same { window } else { window.after_turn() })
    }
}

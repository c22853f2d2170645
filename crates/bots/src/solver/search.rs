//! The proof search: what winning chance a seat can be sure of within some turns.
//!
//! It is a plain minimax search, pessimistic for one seat: whatever lies beyond the last turn, or
//! hangs on cards that are not told apart, counts as lost for that seat. So what it finds is proved,
//! and the other seat's proof gives the bound from above. Results are clamped to the window: a value
//! not above `alpha` says only that no more was proved.

use super::best::{Best, may_draw, useful_depth, value};
use super::chance::Deals;
use super::choices::Choice;
use super::ends::Path;
use super::killers::Killers;
use super::state::State;
use super::table::{Keys, Table};
use super::win::can_win;
use super::{GaveUp, Judge, Limits, ROUNDING};
use cartagena::{Seat, Tunnel};

/// How far a search looks, and between which values an answer matters.
#[derive(Clone, Copy)]
pub(super) struct Window {
    /// Turns to look through, this one included.
    pub depth: u8,
    /// Turns played since the root.
    pub ply: usize,
    pub alpha: f64,
    pub beta: f64,
}

impl Window {
    pub const fn whole(depth: u8, ply: usize) -> Window {
        Window { depth, ply, alpha: 0.0, beta: 1.0 }
    }

    pub const fn after_turn(self) -> Window {
        Window { depth: self.depth.saturating_sub(1), ply: self.ply + 1, ..self }
    }
}

/// The memory that outlives a question.
#[derive(Default)]
pub(super) struct Memory {
    pub table: Table,
    pub killers: Killers,
    pub keys: Keys,
    pub deals: Deals,
    pub judge: Option<Judge>,
    rows: u32,
}

impl Memory {
    /// What could not be proved while fewer rows were told apart may be proved now; and turns that
    /// were good in another question are not in this.
    pub fn begin(&mut self, rows: u32) {
        if self.rows < rows {
            self.table.clear();
        }
        self.rows = rows;
        self.killers.clear();
    }
}

/// One question being answered.
pub(super) struct Search<'a> {
    pub memory: &'a mut Memory,
    pub tunnel: &'a Tunnel,
    pub limits: Limits,
    stop: &'a mut dyn FnMut(u64) -> bool,
    pub nodes: u64,
    asked: u64,
    /// Why nothing more is looked at.
    pub over: Option<GaveUp>,
    /// Whether chance kept anything from being proved.
    pub blind: bool,
}

/// How many nodes pass between two questions whether to stop.
const TICK: u64 = 2048;

impl<'a> Search<'a> {
    pub fn new(
        memory: &'a mut Memory,
        tunnel: &'a Tunnel,
        limits: Limits,
        stop: &'a mut dyn FnMut(u64) -> bool,
    ) -> Search<'a> {
        Search { memory, tunnel, limits, stop, nodes: 0, asked: 0, over: None, blind: false }
    }

    /// Whether the limits are reached.
    fn is_over(&mut self) -> bool {
        if self.over.is_none() && self.nodes >= self.limits.nodes {
            self.over = Some(GaveUp::Nodes);
        } else if self.over.is_none() && self.nodes >= self.asked + TICK {
            self.asked = self.nodes;
            if (self.stop)(self.nodes) {
                self.over = Some(GaveUp::Stopped);
            }
        }
        self.over.is_some()
    }

    pub fn wins_at_once(&mut self, state: &State) -> bool {
        self.nodes += 1;
        can_win(state, self.tunnel, &mut self.nodes)
    }

    /// The chance that `seat` can be sure of.
    pub fn sure(&mut self, state: &State, seat: Seat, window: Window) -> f64 {
        let Window { alpha, beta, .. } = window;
        let Some((mover, _)) = state.mover() else {
            return value(state.position.outcome(), seat).clamp(alpha, beta);
        };
        if self.is_over() || window.depth == 0 {
            return alpha;
        }
        if self.wins_at_once(state) {
            return if mover == seat { beta } else { alpha };
        }
        match useful_depth(state, seat, window.depth) {
            0 => alpha,
            depth => self.remembered(state, seat, Window { depth, ..window }),
        }
    }

    fn remembered(&mut self, state: &State, seat: Seat, window: Window) -> f64 {
        let Window { alpha, beta, depth, .. } = window;
        let key = state.key() ^ (seat.index() as u64 + 1).wrapping_mul(0xd6e8_feb8_6659_fd93);
        if let Some(known) = self.memory.table.get(key) {
            if known.least >= beta {
                return beta;
            }
            if known.depth >= depth && known.most <= alpha.max(known.least) {
                return known.most.max(known.least).clamp(alpha, beta);
            }
        }
        let value = self.choose(state, seat, window);
        if self.over.is_none() {
            self.memory.table.put(key, depth, value, alpha, beta);
        }
        value
    }

    /// The best, or for the other seat the worst, of all ways to play this turn.
    fn choose(&mut self, state: &State, seat: Seat, window: Window) -> f64 {
        let mut best = Best::new(state, seat, window);
        self.try_killers(state, &mut best);
        if best.is_settled() || self.over.is_some() {
            return best.result(self.over.is_some());
        }
        let choices = if !best.mine && window.depth == 2 && !may_draw(state, 2) {
            self.escapes(state, &mut best)
        } else {
            self.all_choices(state, &mut best)
        };
        for choice in choices {
            if best.is_settled() || self.is_over() {
                break;
            }
            self.try_choice(&choice, &mut best);
        }
        best.result(self.over.is_some())
    }

    fn try_killers(&mut self, state: &State, best: &mut Best) {
        for path in self.memory.killers.of(best.window.ply, best.mine) {
            if best.is_settled() {
                return;
            }
            if let Some(end) = self.replay(state, &path) {
                let value = self.sure(&end, best.seat, best.narrowed().after_turn());
                self.take(best, value, &path);
            }
        }
    }

    /// The end of a turn that was good elsewhere, if it can be played here.
    fn replay(&mut self, state: &State, path: &Path) -> Option<State> {
        let mut at = *state;
        for action in path {
            self.nodes += 1;
            if !at.position.legal_actions().contains(*action) {
                return None;
            }
            at.play(self.tunnel, *action).ok()?;
        }
        let mover = |state: &State| state.mover().map(|(seat, _)| seat);
        (mover(&at) != mover(state)).then_some(at)
    }

    fn try_choice(&mut self, choice: &Choice, best: &mut Best) {
        let window = best.narrowed();
        let value = self.rate(choice, best.seat, window);
        self.take(best, value, &choice.path);
    }

    /// What a choice in a window of its turn is worth to a seat.
    pub fn rate(&mut self, choice: &Choice, seat: Seat, window: Window) -> f64 {
        if choice.lays {
            self.expect(choice, seat, window)
        } else {
            self.sure(&choice.state, seat, window.after_turn())
        }
    }

    pub fn take(&mut self, best: &mut Best, value: f64, path: &Path) {
        if self.over.is_none() && best.take(value) {
            self.memory.killers.promote(best.window.ply, best.mine, path);
        }
    }

    /// What the mean over all rows that may be laid is worth to a seat.
    fn expect(&mut self, choice: &Choice, seat: Seat, window: Window) -> f64 {
        let Window { alpha, beta, .. } = window;
        let Some(action) = choice.path.last() else { return alpha };
        let (deals, rows) = (&mut self.memory.deals, self.limits.rows);
        let Some(outcomes) = deals.outcomes(&choice.state, self.tunnel, *action, rows) else {
            self.blind = true;
            return alpha;
        };
        let (mut sum, mut rest) = (0.0, 1.0);
        for (chance, state) in outcomes {
            rest -= chance;
            // Below `low` the mean cannot rise above alpha any more, from `high` on it has beta.
            let (low, high) = ((alpha - sum - rest) / chance, (beta - sum) / chance);
            // Either may lie beyond what a chance can be, by rounding alone.
            let least = low.clamp(0.0, 1.0);
            let narrow = Window { alpha: least, beta: high.clamp(least, 1.0), ..window };
            let value = self.after_laying(choice, &state, seat, narrow);
            if self.over.is_some() || value <= low {
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

    fn after_laying(&mut self, choice: &Choice, next: &State, seat: Seat, window: Window) -> f64 {
        self.blind |= usize::from(next.known) < next.position.row().len();
        let mover = |state: &State| state.mover().map(|(seat, _)| seat);
        let same = mover(next) == mover(&choice.state);
        self.sure(next, seat, if same { window } else { window.after_turn() })
    }
}

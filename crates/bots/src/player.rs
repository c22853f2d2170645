//! The interface of players, and the budget of their thinking.

use crate::mcts::Mcts;
use cartagena::{Action, Observation};
use core::fmt;

/// A player of one seat. It sees only what its seat may see.
pub trait Player {
    /// Returns the next action; `None` if it is not the viewer's turn.
    ///
    /// A player is asked once per action. It may store the rest of its turn and answer from that
    /// plan while nothing unexpected happens.
    fn choose(&mut self, seen: &Observation, budget: &mut Budget) -> Option<Action>;
}

/// Limit of the thinking about a choice: a number of evaluated positions (nodes), and optionally a
/// clock.
///
/// With nodes alone a choice is the same on every machine. The clock is the host's, because a page
/// and a program tell the time differently: it is called from time to time with the nodes spent so
/// far, and returns the fraction of the time that is used. It also serves to show progress and to
/// stop the thinking: 1 or more ends it.
///
/// ```
/// use cartagena_bots::Budget;
///
/// let mut budget = Budget::nodes(1_000);
/// budget.spend(500);
/// assert_eq!(budget.used_fraction(), 0.5);
/// ```
pub struct Budget<'a> {
    nodes: u64,
    spent: u64,
    clock: Option<&'a mut dyn FnMut(u64) -> f32>,
    clock_read_at: u64,
    time_used: f32,
    watch: Option<&'a mut SearchWatch<'a>>,
}

/// A search that is under way or has just ended.
#[derive(Clone, Copy, Debug)]
pub struct SearchProgress<'a> {
    /// The search tree.
    pub tree: &'a Mcts<'a>,
    /// Number of evaluated positions so far.
    pub nodes: u64,
    /// Set at the end.
    pub finished: bool,
}

/// Function that is shown a search from time to time and at its end.
pub type SearchWatch<'a> = dyn FnMut(SearchProgress<'_>) + 'a;

/// Nodes between two calls of the clock.
const CLOCK_INTERVAL: u64 = 64;

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (nodes, spent) = (&self.nodes, &self.spent);
        f.debug_struct("Budget").field("nodes", nodes).field("spent", spent).finish_non_exhaustive()
    }
}

impl<'a> Budget<'a> {
    /// Creates a budget of evaluated positions.
    pub fn nodes(nodes: u64) -> Budget<'static> {
        Budget {
            nodes: nodes.max(1),
            spent: 0,
            clock: None,
            clock_read_at: 0,
            time_used: 0.0,
            watch: None,
        }
    }

    /// Creates a budget by a clock.
    pub fn clock(clock: &'a mut dyn FnMut(u64) -> f32) -> Budget<'a> {
        let time = clock(0);
        Budget {
            nodes: u64::MAX,
            spent: 0,
            clock: Some(clock),
            clock_read_at: 0,
            time_used: time,
            watch: None,
        }
    }

    /// Returns the budget with a function that watches the search. It changes no choice.
    #[must_use]
    pub fn watched(mut self, watch: &'a mut SearchWatch<'a>) -> Budget<'a> {
        self.watch = Some(watch);
        self
    }

    /// Shows the search to the function that watches it, if there is one.
    #[inline]
    pub(crate) fn show(&mut self, tree: &Mcts<'_>, finished: bool) {
        if let Some(watch) = &mut self.watch {
            watch(SearchProgress { tree, nodes: self.spent, finished });
        }
    }

    /// Limits the rest of the budget to `nodes`, counted from the nodes spent so far.
    pub fn limit_nodes(&mut self, nodes: u64) {
        self.nodes = self.nodes.min(self.spent.saturating_add(nodes.max(1)));
    }

    /// Counts evaluated positions.
    #[inline]
    pub fn spend(&mut self, nodes: u64) {
        self.spent += nodes;
    }

    /// Returns the number of evaluated positions.
    pub fn nodes_spent(&self) -> u64 {
        self.spent
    }

    /// Returns the number of positions that may still be evaluated, if the clock allows.
    pub fn nodes_left(&self) -> u64 {
        self.nodes.saturating_sub(self.spent)
    }

    /// Returns the fraction of the budget that is used; 1 or more when it is used up.
    pub fn used_fraction(&mut self) -> f32 {
        if let Some(clock) = &mut self.clock
            && self.spent >= self.clock_read_at + CLOCK_INTERVAL
        {
            self.clock_read_at = self.spent;
            self.time_used = clock(self.spent);
        }
        (self.spent as f32 / self.nodes as f32).max(self.time_used)
    }

    /// Returns whether the budget is used up.
    #[inline]
    pub fn is_used_up(&mut self) -> bool {
        self.used_fraction() >= 1.0
    }
}

//! What a player is, and how long it may think.

use cartagena::{Action, Observation};

/// Somebody who plays a seat. A player sees what its seat may know and nothing else.
pub trait Player {
    /// What to do now; `None` if it is not this viewer's turn.
    ///
    /// A player is asked once for each move. It may remember the rest of the turn it has thought
    /// out, and answers from that at once while nothing unforeseen came up.
    fn choose(&mut self, seen: &Observation, budget: &mut Budget) -> Option<Action>;
}

/// How much thought a choice may cost: evaluations of positions, and a clock if there is one.
///
/// Counted in nodes alone, a choice is the same on every machine. The clock is the host's, because
/// a page and a program tell the time differently: it is called now and then with the nodes spent
/// so far and says which part of the time is gone. It is also how progress is shown and how a
/// thought is stopped: 1 or more ends it.
///
/// ```
/// use cartagena_bots::Budget;
///
/// let mut budget = Budget::nodes(1_000);
/// budget.spend(500);
/// assert_eq!(budget.gone(), 0.5);
/// ```
pub struct Budget<'a> {
    nodes: u64,
    spent: u64,
    clock: Option<&'a mut dyn FnMut(u64) -> f32>,
    clock_read_at: u64,
    time_used: f32,
}

/// How many nodes pass between two looks at the clock.
const CLOCK_INTERVAL: u64 = 64;

impl<'a> Budget<'a> {
    /// As long as it takes to look at so many positions.
    pub fn nodes(nodes: u64) -> Budget<'static> {
        Budget { nodes: nodes.max(1), spent: 0, clock: None, clock_read_at: 0, time_used: 0.0 }
    }

    /// Until the clock says that all the time is gone.
    pub fn clock(clock: &'a mut dyn FnMut(u64) -> f32) -> Budget<'a> {
        let time = clock(0);
        Budget { nodes: u64::MAX, spent: 0, clock: Some(clock), clock_read_at: 0, time_used: time }
    }

    /// Leaves no more than `nodes` of it, counted from what is spent already.
    pub fn limit_nodes(&mut self, nodes: u64) {
        self.nodes = self.nodes.min(self.spent.saturating_add(nodes.max(1)));
    }

    /// Counts positions that were looked at.
    #[inline]
    pub fn spend(&mut self, nodes: u64) {
        self.spent += nodes;
    }

    /// How many positions were looked at.
    pub fn nodes_spent(&self) -> u64 {
        self.spent
    }

    /// How many positions may still be looked at, if the clock allows.
    pub fn nodes_left(&self) -> u64 {
        self.nodes.saturating_sub(self.spent)
    }

    /// Which part of the budget is gone; 1 or more when it is used up.
    pub fn used_fraction(&mut self) -> f32 {
        if let Some(clock) = &mut self.clock
            && self.spent >= self.clock_read_at + CLOCK_INTERVAL
        {
            self.clock_read_at = self.spent;
            self.time_used = clock(self.spent);
        }
        (self.spent as f32 / self.nodes as f32).max(self.time_used)
    }

    /// Whether nothing is left.
    #[inline]
    pub fn is_used_up(&mut self) -> bool {
        self.used_fraction() >= 1.0
    }
}

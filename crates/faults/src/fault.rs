//! The kinds of simulated faults, and how often each has struck.

/// Kind of a simulated fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The store fails before it commits.
    StoreFails,
    /// The store commits, and its answer is lost.
    AnswerLost,
    /// The connection to the store is lost, and it commits all the same, later.
    LateCommit,
    /// The store takes its time, while everything else goes on.
    SlowStore,
    /// The store cannot be read.
    ReadFails,
    /// A host ends, with everything that it knew, and starts again.
    HostCrash,
    /// A host stands still for a while, and goes on as if nothing had been.
    HostFrozen,
    /// A host unloads the table and loads it again later.
    TableSleeps,
    /// A host that starts again finds another time of day.
    ClockJump,
    /// A connection of a player is cut, with what was on its way.
    ConnectionCut,
    /// A request of a player is lost.
    RequestLost,
    /// A request of a player arrives twice.
    RequestDoubled,
    /// A request of a player arrives after later ones, of others and of the player's own.
    RequestLate,
    /// A host is not told that another one has stored a line.
    NoticeLost,
    /// A bot answers when the game has gone on.
    BotLate,
}

impl Fault {
    /// All kinds.
    pub const ALL: [Fault; 15] = [
        Fault::StoreFails,
        Fault::AnswerLost,
        Fault::LateCommit,
        Fault::SlowStore,
        Fault::ReadFails,
        Fault::HostCrash,
        Fault::HostFrozen,
        Fault::TableSleeps,
        Fault::ClockJump,
        Fault::ConnectionCut,
        Fault::RequestLost,
        Fault::RequestDoubled,
        Fault::RequestLate,
        Fault::NoticeLost,
        Fault::BotLate,
    ];

    /// Returns the kind as a report names it.
    pub const fn name(self) -> &'static str {
        match self {
            Fault::StoreFails => "the store fails before the commit",
            Fault::AnswerLost => "the store commits, its answer is lost",
            Fault::LateCommit => "the connection to the store is lost, it commits later",
            Fault::SlowStore => "the store is slow",
            Fault::ReadFails => "the store cannot be read",
            Fault::HostCrash => "a host crashes",
            Fault::HostFrozen => "a host stands still and goes on",
            Fault::TableSleeps => "a host unloads the table",
            Fault::ClockJump => "the time of day jumps over a restart",
            Fault::ConnectionCut => "a player's connection is cut",
            Fault::RequestLost => "a request is lost",
            Fault::RequestDoubled => "a request arrives twice",
            Fault::RequestLate => "a request arrives late, out of order",
            Fault::NoticeLost => "a host is not told of another's line",
            Fault::BotLate => "a bot answers late",
        }
    }

    /// Returns how often in a thousand chances this kind strikes at most.
    pub(crate) const fn highest_rate(self) -> usize {
        match self {
            Fault::SlowStore | Fault::NoticeLost => 600,
            Fault::StoreFails | Fault::AnswerLost | Fault::LateCommit | Fault::ReadFails => 250,
            Fault::RequestLost | Fault::RequestDoubled | Fault::RequestLate => 250,
            Fault::BotLate => 300,
            Fault::ClockJump => 700,
            Fault::HostCrash | Fault::HostFrozen | Fault::TableSleeps | Fault::ConnectionCut => 12,
        }
    }
}

/// Number of times that each kind of fault has struck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts([u64; Fault::ALL.len()]);

impl Counts {
    /// Counts a fault.
    pub(crate) fn note(&mut self, fault: Fault) {
        self.0[fault as usize] += 1;
    }

    /// Sets how often a kind has struck, as an earlier run has counted.
    pub fn set(&mut self, fault: Fault, count: u64) {
        self.0[fault as usize] = count;
    }

    /// Returns how often a kind has struck.
    pub fn of(&self, fault: Fault) -> u64 {
        self.0[fault as usize]
    }

    /// Adds the counts of another run.
    pub fn add(&mut self, other: &Counts) {
        self.0.iter_mut().zip(other.0).for_each(|(sum, more)| *sum += more);
    }

    /// Returns the number of all faults.
    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }
}

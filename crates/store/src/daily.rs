//! Results of the deals of the day.

/// A result to be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyEntry {
    /// The day, counted from 1970-01-01.
    pub day: u32,
    /// Number of the person.
    pub person: i64,
    /// True if the person has won.
    pub won: bool,
    /// Number of the person's turns.
    pub turns: u32,
    /// Time by the host's clock, in milliseconds.
    pub entered: u64,
}

/// The results of a day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DailyResults {
    /// The people whom the one who asks follows, then the first others and the one who asks, the best first.
    pub rows: Vec<DailyScore>,
    /// Number of all results.
    pub count: u64,
}

/// A row of the table of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyScore {
    /// The place, from 1: who has won comes first, then who has had fewer turns, then who was earlier.
    pub place: u64,
    /// Number of the person.
    pub person: i64,
    /// Name of the person; may be empty.
    pub name: String,
    /// True if the person has won.
    pub won: bool,
    /// Number of the person's turns.
    pub turns: u32,
    /// True if the person who asks follows this one.
    pub followed: bool,
}

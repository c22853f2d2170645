//! Databases know signed numbers only.

/// The number as a database keeps it. Beyond the largest it is the largest: in this world, a time
/// that never comes and a line that nobody has reached.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The number that was kept.
pub(crate) fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

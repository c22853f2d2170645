//! Conversion between `u64` and the signed integers of databases.

/// Returns the number for a database. Larger numbers are clamped: they could only be a time that
/// never comes or a line that no game reaches.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Returns the number that a database holds; negative ones are clamped to 0.
pub(crate) fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

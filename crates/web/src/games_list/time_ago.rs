//! Time spans since an event, in the largest unit that fits.

/// A span of time as people speak of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeAgo {
    /// Number of units.
    pub count: u64,
    /// Unit of time, in the words of `Intl.RelativeTimeFormat`.
    pub unit: &'static str,
}

const UNITS: [(u64, &str); 6] = [
    (365 * 86_400, "year"),
    (30 * 86_400, "month"),
    (7 * 86_400, "week"),
    (86_400, "day"),
    (3_600, "hour"),
    (60, "minute"),
];

/// Returns the span between two times in milliseconds. A clock that went back counts as now.
pub fn time_ago(then: u64, now: u64) -> TimeAgo {
    let seconds = now.saturating_sub(then) / 1_000;
    let fits = UNITS.iter().find(|(long, _)| seconds >= *long);
    // Seconds are too fine for a game that was put aside.
    fits.map_or(TimeAgo { count: 0, unit: "minute" }, |(long, unit)| TimeAgo {
        count: seconds / long,
        unit,
    })
}

#[cfg(test)]
mod tests {
    use super::time_ago;

    fn check(seconds: u64, count: u64, unit: &str) {
        let found = time_ago(5_000, 5_000 + seconds * 1_000);
        assert_eq!((found.count, found.unit), (count, unit), "{seconds}");
    }

    #[test]
    fn the_largest_unit_that_fits_is_named() {
        check(0, 0, "minute");
        check(59, 0, "minute");
        check(60, 1, "minute");
        check(3_599, 59, "minute");
        check(3_600, 1, "hour");
        check(86_400, 1, "day");
        check(6 * 86_400, 6, "day");
        check(7 * 86_400, 1, "week");
        check(45 * 86_400, 1, "month");
        check(800 * 86_400, 2, "year");
    }

    #[test]
    fn a_clock_that_went_back_says_now() {
        assert_eq!(time_ago(9_000, 1_000).count, 0);
    }
}

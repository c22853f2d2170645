//! What is told of many measurements of one thing.

/// The least; what disturbs a measurement only ever adds to it.
pub fn best(times: &[f64]) -> f64 {
    times.iter().copied().fold(f64::INFINITY, f64::min)
}

/// The one in the middle.
pub fn median(times: &[f64]) -> f64 {
    percentile(times, 50)
}

/// The one that so many of a hundred do not exceed; 0 if there are none.
pub fn percentile(times: &[f64], part: usize) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = (sorted.len() * part / 100).min(sorted.len().saturating_sub(1));
    sorted.get(at).copied().unwrap_or(0.0)
}

/// How many times slower one is than the other, round by round.
pub fn ratios(slow: &[f64], fast: &[f64]) -> Vec<f64> {
    slow.iter().zip(fast).map(|(slow, fast)| slow / fast).collect()
}

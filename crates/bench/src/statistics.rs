//! Statistics of repeated measurements.

/// Returns the smallest value: disturbances only ever add time.
pub fn best(times: &[f64]) -> f64 {
    times.iter().copied().fold(f64::INFINITY, f64::min)
}

/// Returns the median.
pub fn median(times: &[f64]) -> f64 {
    percentile(times, 50)
}

/// Returns a percentile; 0 if there are no values.
pub fn percentile(times: &[f64], part: usize) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = (sorted.len() * part / 100).min(sorted.len().saturating_sub(1));
    sorted.get(at).copied().unwrap_or(0.0)
}

/// Returns the ratios of two series, round by round.
pub fn ratios(slow: &[f64], fast: &[f64]) -> Vec<f64> {
    slow.iter().zip(fast).map(|(slow, fast)| slow / fast).collect()
}

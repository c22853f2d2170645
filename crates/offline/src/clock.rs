use cartagena_bots::Budget;

/// The host's clocks.
pub trait HostClock {
    /// Milliseconds since some moment; it never goes back.
    fn now(&self) -> f64;
    /// Milliseconds since 1970.
    fn date(&self) -> u64;
}

/// Thinks for at most so many milliseconds.
pub(crate) fn think_within<T>(
    clock: &dyn HostClock,
    time: f64,
    think: impl FnOnce(&mut Budget) -> T,
) -> T {
    let begun = clock.now();
    let mut gone = |_| ((clock.now() - begun) / time.max(1.0)) as f32;
    think(&mut Budget::clock(&mut gone))
}

use cartagena_bots::{Budget, driver};

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
    driver::think_within(time, &|| clock.now(), &|| false, think)
}

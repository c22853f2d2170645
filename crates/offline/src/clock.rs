use cartagena_bots::{Budget, driver};

/// The host's clocks.
pub trait HostClock {
    /// Returns the milliseconds since an arbitrary moment; monotonic.
    fn now(&self) -> f64;
    /// Returns the milliseconds since 1970.
    fn date(&self) -> u64;
}

/// Calls `think` with a budget of at most `time` milliseconds.
pub(crate) fn think_within<T>(
    clock: &dyn HostClock,
    time: f64,
    think: impl FnOnce(&mut Budget) -> T,
) -> T {
    driver::think_within(time, &|| clock.now(), &|| false, think)
}

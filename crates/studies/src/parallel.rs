//! Work on several threads, with progress and a way to stop it.

use std::fmt;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

static NEVER: AtomicBool = AtomicBool::new(false);

/// Progress and cancellation of work.
#[derive(Clone, Copy)]
pub struct Progress<'a> {
    /// Flag that ends the work.
    pub stop: &'a AtomicBool,
    /// Called with the number of pieces that are done.
    pub done: &'a (dyn Fn(u64) + Sync),
}

impl fmt::Debug for Progress<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Progress").field("stop", self.stop).finish_non_exhaustive()
    }
}

impl Default for Progress<'static> {
    fn default() -> Progress<'static> {
        Progress { stop: &NEVER, done: &|_| {} }
    }
}

impl Progress<'_> {
    /// Reports whether the work was stopped.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Does pieces of work, given by their numbers, on several threads, and returns the results in the order of
/// the numbers. Pieces that were not begun before the work was stopped are missing at the end or between.
///
/// # Panics
///
/// Panics if a piece does.
pub fn in_parallel<T: Send>(
    count: usize,
    jobs: usize,
    progress: &Progress<'_>,
    work: impl Fn(usize) -> Option<T> + Sync,
) -> Vec<(usize, T)> {
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let thread = || loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= count || progress.is_stopped() {
            return;
        }
        if let Some(result) = work(number) {
            found.lock().unwrap_or_else(PoisonError::into_inner).push((number, result));
            (progress.done)(1);
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> =
            (0..jobs.clamp(1, count.max(1))).map(|_| scope.spawn(thread)).collect();
        threads
            .into_iter()
            .for_each(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
    });
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|(number, _)| *number);
    found
}

//! Interrupting a thinking engine: `stop`, `quit` and the end of input are noticed by the thread
//! that reads, while the engine thinks in another.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// Interval at which an engine that has thought to its end looks for `stop`.
const POLL_TIME: Duration = Duration::from_millis(5);

/// Interruptions of a conversation. Lines are counted, so that a `stop` ends the `go` before it and
/// not one that comes after, however far the reader is ahead.
#[derive(Debug, Default)]
pub struct Interrupt {
    /// All lines with a smaller number are to be answered at once.
    stopped_before: AtomicU64,
    input_ended: AtomicBool,
}

impl Interrupt {
    /// Stops the thinking of all lines with a smaller number.
    pub(super) fn stop_before(&self, number: u64) {
        self.stopped_before.fetch_max(number, Ordering::Relaxed);
    }

    /// Reports that no further line will come.
    pub(super) fn end_input(&self) {
        self.input_ended.store(true, Ordering::Relaxed);
    }
}

/// One line of a conversation, while it is answered.
pub struct LineSession<'a> {
    /// Number of the line.
    pub number: u64,
    /// The interruptions.
    pub interrupt: &'a Interrupt,
    /// Prints a line before the answer.
    pub print: &'a mut dyn FnMut(&str),
}

impl fmt::Debug for LineSession<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LineSession").field("number", &self.number).finish_non_exhaustive()
    }
}

/// The interruptions of one line.
#[derive(Clone, Copy, Debug)]
pub(super) struct StopSignal<'a> {
    number: u64,
    interrupt: &'a Interrupt,
    /// Set if the thinking would not end by itself: nobody can stop it after the end of input.
    endless: bool,
}

impl<'a> StopSignal<'a> {
    /// Returns the interruptions of the line of a session.
    pub(super) fn new(session: &LineSession<'a>, endless: bool) -> StopSignal<'a> {
        StopSignal { number: session.number, interrupt: session.interrupt, endless }
    }

    /// Reports whether the answer is wanted at once.
    pub(super) fn is_set(&self) -> bool {
        let Interrupt { stopped_before, input_ended } = self.interrupt;
        stopped_before.load(Ordering::Relaxed) > self.number
            || (self.endless && input_ended.load(Ordering::Relaxed))
    }

    /// Waits for the interruption, if the thinking has no end of its own.
    pub(super) fn wait(&self) {
        while self.endless && !self.is_set() {
            std::thread::sleep(POLL_TIME);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stop_ends_what_came_before_it() {
        let interrupt = Interrupt::default();
        let signal = |number, endless| StopSignal { number, interrupt: &interrupt, endless };
        assert!(!signal(3, true).is_set());
        interrupt.stop_before(4);
        assert!(signal(3, false).is_set() && !signal(4, false).is_set());
        interrupt.stop_before(2);
        assert!(signal(3, false).is_set());
        interrupt.end_input();
        assert!(signal(4, true).is_set() && !signal(4, false).is_set());
    }
}

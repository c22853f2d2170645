//! Runs steps one after another, stops at the first failure, and prints the counts at the end.

use std::io::{self, Write};
use std::time::Instant;

use anyhow::Result;

/// One named step.
pub(crate) struct CheckStep<'a> {
    name: String,
    work: Box<dyn FnOnce() -> Result<()> + 'a>,
}

impl<'a> CheckStep<'a> {
    pub(crate) fn new(name: impl Into<String>, work: impl FnOnce() -> Result<()> + 'a) -> Self {
        let (name, work) = (name.into(), Box::new(work));
        Self { name, work }
    }
}

/// Runs all steps; returns whether all passed. The last line is `steps: N passed, N failed`, which
/// CI reads.
pub(crate) fn run_all(steps: Vec<CheckStep>, out: &mut impl Write) -> io::Result<bool> {
    let total = steps.len();
    let mut passed = 0;
    for step in steps {
        if !run_one(step, out)? {
            break;
        }
        passed += 1;
    }
    write_summary(passed, total, out)
}

fn run_one(step: CheckStep, out: &mut impl Write) -> io::Result<bool> {
    writeln!(out, "\n=== {} ===", step.name)?;
    // The programs of the step write to the same place.
    out.flush()?;
    let start = Instant::now();
    let result = (step.work)();
    let seconds = start.elapsed().as_secs_f32();
    match &result {
        Ok(()) => writeln!(out, "=== {}: ok, {seconds:.1} s ===", step.name)?,
        Err(error) => {
            writeln!(out, "=== {}: FAILED after {seconds:.1} s: {error:#} ===", step.name)?
        }
    }
    Ok(result.is_ok())
}

fn write_summary(passed: usize, total: usize, out: &mut impl Write) -> io::Result<bool> {
    let failed = usize::from(passed < total);
    let skipped = total - passed - failed;
    if skipped > 0 {
        writeln!(out, "\nnot run after the failure: {skipped} more")?;
    }
    writeln!(out, "\nsteps: {passed} passed, {failed} failed")?;
    out.flush()?;
    Ok(failed == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::anyhow;
    use std::cell::Cell;

    fn printed(steps: Vec<CheckStep>) -> (bool, String) {
        let mut out = Vec::new();
        let ok = run_all(steps, &mut out).unwrap();
        (ok, String::from_utf8(out).unwrap())
    }

    #[test]
    fn all_steps_run_and_are_counted_on_the_last_line() {
        let ran = Cell::new(0);
        let work = || {
            ran.set(ran.get() + 1);
            Ok(())
        };
        let (ok, text) = printed(vec![CheckStep::new("one", work), CheckStep::new("two", work)]);
        assert!(ok);
        assert_eq!(ran.get(), 2);
        assert!(text.contains("=== one ===") && text.contains("=== two: ok, "));
        assert_eq!(text.lines().last(), Some("steps: 2 passed, 0 failed"));
    }

    #[test]
    fn the_first_failure_stops_and_is_named() {
        let ran = Cell::new(false);
        let never = || {
            ran.set(true);
            Ok(())
        };
        let (ok, text) = printed(vec![
            CheckStep::new("good", || Ok(())),
            CheckStep::new("bad", || Err(anyhow!("why"))),
            CheckStep::new("later", never),
        ]);
        assert!(!ok && !ran.get());
        assert!(text.contains("=== bad: FAILED after ") && text.contains(": why ==="));
        assert!(text.contains("not run after the failure: 1 more"));
        assert_eq!(text.lines().last(), Some("steps: 1 passed, 1 failed"));
    }
}

//! Runs steps one after another, all that can run, and prints the counts at the end.

use std::io::{self, Write};
use std::time::Instant;

use anyhow::Result;

/// One named step.
pub(crate) struct CheckStep<'a> {
    name: String,
    work: Box<dyn FnOnce() -> Result<()> + 'a>,
    needed: bool,
}

impl<'a> CheckStep<'a> {
    pub(crate) fn new(name: impl Into<String>, work: impl FnOnce() -> Result<()> + 'a) -> Self {
        let (name, work) = (name.into(), Box::new(work));
        Self { name, work, needed: false }
    }

    /// Creates a step without which the later ones cannot run.
    pub(crate) fn needed(name: impl Into<String>, work: impl FnOnce() -> Result<()> + 'a) -> Self {
        Self { needed: true, ..Self::new(name, work) }
    }
}

/// Runs the steps, so that one run shows everything that fails; a needed step that fails ends it.
/// Returns whether all passed. The last line is `steps: N passed, N failed`, which CI reads.
pub(crate) fn run_all(steps: Vec<CheckStep>, out: &mut impl Write) -> io::Result<bool> {
    let total = steps.len();
    let mut passed = 0;
    let mut failed = Vec::new();
    for step in steps {
        let (name, needed) = (step.name.clone(), step.needed);
        if run_one(step, out)? {
            passed += 1;
        } else {
            failed.push(name);
            if needed {
                break;
            }
        }
    }
    write_summary(passed, &failed, total, out)
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

fn write_summary(
    passed: usize,
    failed: &[String],
    total: usize,
    out: &mut impl Write,
) -> io::Result<bool> {
    if !failed.is_empty() {
        writeln!(out, "\nfailed: {}", failed.join(", "))?;
    }
    let skipped = total - passed - failed.len();
    if skipped > 0 {
        writeln!(out, "\nnot run after the failure: {skipped} more")?;
    }
    writeln!(out, "\nsteps: {passed} passed, {} failed", failed.len())?;
    out.flush()?;
    Ok(failed.is_empty())
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
    fn a_failure_is_named_and_the_others_run() {
        let ran = Cell::new(false);
        let later = || {
            ran.set(true);
            Ok(())
        };
        let (ok, text) = printed(vec![
            CheckStep::needed("good", || Ok(())),
            CheckStep::new("bad", || Err(anyhow!("why"))),
            CheckStep::new("later", later),
        ]);
        assert!(!ok && ran.get());
        assert!(text.contains("=== bad: FAILED after ") && text.contains(": why ==="));
        assert!(text.contains("failed: bad\n"));
        assert_eq!(text.lines().last(), Some("steps: 2 passed, 1 failed"));
    }

    #[test]
    fn a_needed_step_that_fails_ends_the_run() {
        let ran = Cell::new(false);
        let never = || {
            ran.set(true);
            Ok(())
        };
        let (ok, text) = printed(vec![
            CheckStep::needed("bad", || Err(anyhow!("why"))),
            CheckStep::new("later", never),
        ]);
        assert!(!ok && !ran.get());
        assert!(text.contains("not run after the failure: 1 more"));
        assert_eq!(text.lines().last(), Some("steps: 0 passed, 1 failed"));
    }
}

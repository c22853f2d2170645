//! Runs steps one after another, some beside the others, all that can run, and prints the counts at the end.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use anyhow::{Context, Result, anyhow};

/// One named step.
pub(crate) struct CheckStep<'a> {
    name: String,
    work: Work<'a>,
    needed: bool,
}

enum Work<'a> {
    InTurn(Box<dyn FnOnce() -> Result<()> + 'a>),
    Beside(PathBuf, Box<dyn FnOnce(File) -> Result<()> + Send>),
}

impl<'a> CheckStep<'a> {
    pub(crate) fn new(name: impl Into<String>, work: impl FnOnce() -> Result<()> + 'a) -> Self {
        Self { name: name.into(), work: Work::InTurn(Box::new(work)), needed: false }
    }

    /// Creates a step without which the later ones cannot run.
    pub(crate) fn needed(name: impl Into<String>, work: impl FnOnce() -> Result<()> + 'a) -> Self {
        Self { needed: true, ..Self::new(name, work) }
    }

    /// Creates a step that runs beside the later ones, because it mostly waits. It gets a file of the
    /// folder `logs` for what it prints, which is shown at the end.
    pub(crate) fn beside(
        name: impl Into<String>,
        logs: &Path,
        work: impl FnOnce(File) -> Result<()> + Send + 'static,
    ) -> Self {
        let name = name.into();
        let log = logs.join(format!("{name}.log"));
        Self { name, work: Work::Beside(log, Box::new(work)), needed: false }
    }
}

/// Result of a step, and how many seconds it took.
type Timed = (Result<()>, f32);

/// A step that runs beside the others.
struct Running {
    name: String,
    log: PathBuf,
    thread: JoinHandle<Timed>,
}

/// Runs the steps, so that one run shows everything that fails; a needed step that fails ends it.
/// Returns whether all passed. The last line is `steps: N passed, N failed`, which CI reads.
pub(crate) fn run_all(steps: Vec<CheckStep>, out: &mut impl Write) -> io::Result<bool> {
    let total = steps.len();
    let mut results = Vec::new();
    let mut running = Vec::new();
    for CheckStep { name, work, needed } in steps {
        match work {
            Work::Beside(log, work) => running.push(start_beside(name, log, work, out)?),
            Work::InTurn(work) => {
                let ok = run_one(&name, work, out)?;
                results.push((name, ok));
                if needed && !ok {
                    break;
                }
            }
        }
    }
    for step in running {
        results.push(finish_beside(step, out)?);
    }
    let failed: Vec<_> = results.iter().filter(|(_, ok)| !ok).map(|(name, _)| &**name).collect();
    write_summary(results.len() - failed.len(), &failed, total, out)
}

fn run_one(
    name: &str,
    work: Box<dyn FnOnce() -> Result<()> + '_>,
    out: &mut impl Write,
) -> io::Result<bool> {
    writeln!(out, "\n=== {name} ===")?;
    // The programs of the step write to the same place.
    out.flush()?;
    write_result(name, timed(work), out)
}

fn timed(work: impl FnOnce() -> Result<()>) -> Timed {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed().as_secs_f32())
}

fn start_beside(
    name: String,
    log: PathBuf,
    work: Box<dyn FnOnce(File) -> Result<()> + Send>,
    out: &mut impl Write,
) -> io::Result<Running> {
    writeln!(out, "\n=== {name}: runs beside the others, and writes to {} ===", log.display())?;
    out.flush()?;
    let file = fs::create_dir_all(log.parent().unwrap_or(Path::new("")))
        .and_then(|()| File::create(&log))
        .with_context(|| format!("cannot write {}", log.display()));
    let thread = thread::spawn(move || timed(|| work(file?)));
    Ok(Running { name, log, thread })
}

/// Waits for the end of a step that runs beside the others, and shows what it has printed.
fn finish_beside(step: Running, out: &mut impl Write) -> io::Result<(String, bool)> {
    let Running { name, log, thread } = step;
    writeln!(out, "\n=== {name} ===")?;
    out.flush()?;
    let result = thread.join().unwrap_or_else(|_| (Err(anyhow!("it panicked")), 0.0));
    out.write_all(&fs::read(log).unwrap_or_default())?;
    let ok = write_result(&name, result, out)?;
    Ok((name, ok))
}

fn write_result(name: &str, (result, seconds): Timed, out: &mut impl Write) -> io::Result<bool> {
    match &result {
        Ok(()) => writeln!(out, "=== {name}: ok, {seconds:.1} s ===")?,
        Err(error) => writeln!(out, "=== {name}: FAILED after {seconds:.1} s: {error:#} ===")?,
    }
    Ok(result.is_ok())
}

fn write_summary(
    passed: usize,
    failed: &[&str],
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

    #[test]
    fn a_step_beside_the_others_runs_while_they_run() {
        let logs = tempfile::tempdir().unwrap();
        let (sender, receiver) = std::sync::mpsc::channel();
        let (ok, text) = printed(vec![
            CheckStep::beside("beside", logs.path(), move |mut log| {
                writeln!(log, "seen by a browser")?;
                let limit = std::time::Duration::from_secs(60);
                Ok(receiver.recv_timeout(limit).map(drop)?)
            }),
            CheckStep::new("later", move || Ok(sender.send(())?)),
        ]);
        assert!(ok, "{text}");
        let order = ["=== later: ok", "=== beside ===\nseen by a browser\n=== beside: ok"];
        let places = order.map(|words| text.find(words).expect(words));
        assert!(places.is_sorted());
        assert_eq!(text.lines().last(), Some("steps: 2 passed, 0 failed"));
    }

    #[test]
    fn a_failure_beside_the_others_is_named_with_its_output() {
        let logs = tempfile::tempdir().unwrap();
        let (ok, text) = printed(vec![
            CheckStep::beside("bad", logs.path(), |mut log| {
                writeln!(log, "what it printed")?;
                Err(anyhow!("why"))
            }),
            CheckStep::new("later", || Ok(())),
        ]);
        assert!(!ok);
        assert!(
            text.contains("what it printed\n=== bad: FAILED after ") && text.contains(": why ===")
        );
        assert!(text.contains("failed: bad\n"));
    }
}

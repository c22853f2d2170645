//! The fuzz targets: `cargo xtask fuzz` runs them for as long as you like, the tests for a moment.
//!
//! No sanitizer: they need a nightly compiler, and safe Rust has little use for them. Overflow
//! checks and debug assertions are on.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::command::{root, run};
use crate::setup;
use crate::tools::Tool;

/// Manifest of the fuzz targets, which are a workspace of their own, seen from the root.
pub(crate) const MANIFEST: &str = "fuzz/Cargo.toml";

const CARGO_FUZZ: Tool = Tool { name: "cargo-fuzz", version: "0.13.2" };

/// Limits of a run in the tests; the first one that is reached ends it.
const BRIEF: [&str; 4] = ["-runs=20000", "-max_total_time=5", "-seed=1", "-verbosity=0"];
/// One input that takes this long, in seconds, is a loop, not a slow machine.
const LIMITS: [&str; 2] = ["-rss_limit_mb=1024", "-timeout=60"];

/// Returns the targets' names, sorted.
pub(crate) fn targets() -> Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let files =
        fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let paths: std::io::Result<Vec<_>> = files.map(|file| Ok(file?.path())).collect();
    let mut names: Vec<_> = paths?.iter().filter_map(|path| name_of(path)).collect();
    names.sort();
    Ok(names)
}

fn name_of(path: &Path) -> Option<String> {
    let is_rust = path.extension()? == "rs";
    is_rust.then(|| path.file_stem()?.to_str().map(str::to_owned))?
}

/// Installs the tool, which takes about a minute the first time.
pub(crate) fn prepare() -> Result<()> {
    CARGO_FUZZ.command().map(drop)
}

/// Looks for new failures; what it learns stays in `fuzz/corpus` for the next time.
pub(crate) fn search(target: Option<String>, seconds: u32) -> Result<()> {
    setup::prepare(setup::TO_FUZZ)?;
    let time = format!("-max_total_time={seconds}");
    for target in chosen(target, targets()?)? {
        let corpus = root().join("fuzz/corpus").join(&target);
        fuzz(&target, corpus, &[&time])?;
    }
    Ok(())
}

fn chosen(target: Option<String>, all: Vec<String>) -> Result<Vec<String>> {
    match target {
        None => Ok(all),
        Some(name) if all.contains(&name) => Ok(vec![name]),
        Some(name) => bail!("no fuzz target {name}; there are: {}", all.join(", ")),
    }
}

/// Runs a target briefly, from the seeds alone, so that a machine's own corpus does not change the
/// result.
pub(crate) fn run_briefly(target: &str) -> Result<()> {
    let corpus = root().join("target/fuzz-briefly").join(target);
    if corpus.exists() {
        fs::remove_dir_all(&corpus)?;
    }
    fuzz(target, corpus, &BRIEF)
}

/// Runs a target. libFuzzer writes new inputs to the first folder and only reads the others.
fn fuzz(target: &str, corpus: PathBuf, options: &[&str]) -> Result<()> {
    fs::create_dir_all(&corpus)?;
    let seeds = root().join("fuzz/seeds").join(target);
    let mut fuzz = CARGO_FUZZ.command()?;
    fuzz.args(["run", "--fuzz-dir", "fuzz", "--sanitizer", "none", target]);
    fuzz.args([corpus, seeds]).arg("--").args(LIMITS);
    run(fuzz.args(options))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_rust_files_are_targets() {
        assert_eq!(name_of(Path::new("a/record.rs")).as_deref(), Some("record"));
        assert_eq!(name_of(Path::new("a/record.txt")), None);
        assert_eq!(name_of(Path::new("a/record")), None);
    }

    #[test]
    fn every_target_has_seeds() {
        let all = targets().unwrap();
        assert!(!all.is_empty());
        for target in all {
            let seeds = root().join("fuzz/seeds").join(&target);
            let count = fs::read_dir(&seeds).map_or(0, Iterator::count);
            assert!(count > 0, "no seeds for {target}");
        }
    }

    #[test]
    fn a_target_is_chosen_by_name() {
        let all = || vec!["action".to_owned(), "record".to_owned()];
        assert_eq!(chosen(None, all()).unwrap(), all());
        let record = Some("record".to_owned());
        assert_eq!(chosen(record, all()).unwrap(), ["record"]);
        let error = chosen(Some("tunnel".to_owned()), all()).unwrap_err();
        let text = "no fuzz target tunnel; there are: action, record";
        assert_eq!(error.to_string(), text);
    }
}

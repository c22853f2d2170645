//! The page in a real browser: the tests of `e2e/`, against a real server.

use std::fs::{self, File};
use std::io::stderr;
use std::path::{PathBuf, absolute};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::command::{root, run, target_dir};
use crate::page::{self, Build};
use crate::program::{self, Profile};
use crate::setup;

/// Variable with the program that serves the page in the tests.
const PROGRAM: &str = "CARTAGENA_BIN";

/// Builds the release page; the program of the other tests embeds it.
pub(crate) fn build() -> Result<()> {
    let page = page::build(Build::Release)?;
    program::build(Profile::Dev, &page).map(drop)
}

/// Takes pictures of the page, for people to look at.
pub(crate) fn gallery(readme: bool) -> Result<()> {
    setup::prepare(setup::TO_TEST)?;
    build()?;
    let folder = install_npm_packages()?;
    let gallery = target_dir().join("gallery");
    let mut pictures = Command::new("node");
    pictures.arg("gallery.mjs").current_dir(folder);
    if readme {
        pictures.arg("--readme").arg(root().join("docs"));
    } else {
        pictures.arg(absolute(&gallery)?);
        println!("The pictures go to {}", gallery.display());
    }
    run(pictures.env(PROGRAM, program::path(Profile::Dev)?).stdin(Stdio::null()))
}

/// Measures the page's speed by Chromium's own figures, in the released program.
pub(crate) fn bench<'a>(
    program: Option<PathBuf>,
    args: impl Iterator<Item = &'a str>,
) -> Result<()> {
    setup::prepare(setup::TO_TEST)?;
    let program = program.map_or_else(build_release, |given| Ok(absolute(given)?))?;
    ensure!(program.is_file(), "there is no program {}", program.display());
    let mut bench = Command::new("node");
    bench.arg("bench.mjs").args(args).current_dir(install_npm_packages()?);
    run(bench.env(PROGRAM, program).stdin(Stdio::null()))
}

fn build_release() -> Result<PathBuf> {
    let page = page::build(Build::Release)?;
    program::build(Profile::Release, &page)
}

/// Returns the folder of the tests, with their npm packages installed.
fn install_npm_packages() -> Result<PathBuf> {
    let folder = root().join("e2e");
    let mut npm = Command::new("npm");
    npm.args(["ci", "--no-fund", "--no-audit"]).current_dir(&folder);
    // npm's messages are not part of the result, and a program may read standard output.
    run(npm.stdout(stderr()))?;
    Ok(folder)
}

/// Runs the browser tests against the program in which `cargo test` has embedded the page; what they
/// print goes to `log`.
pub(crate) fn test(log: File) -> Result<()> {
    let folder = install_npm_packages()?;
    let files = test_files()?;
    ensure!(!files.is_empty(), "no tests in {}", folder.display());
    let program = program::path(Profile::Dev)?;
    let mut tests = Command::new("node");
    // Two files at a time: each has a server and a browser of its own.
    tests.args(["--test", "--test-concurrency=2"]).args(files).current_dir(&folder);
    tests.env(PROGRAM, program).stdin(Stdio::null());
    run(tests.stdout(log.try_clone()?).stderr(log))
}

fn test_files() -> Result<Vec<PathBuf>> {
    let folder = root().join("e2e");
    let entries =
        fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let paths: std::io::Result<Vec<_>> = entries.map(|entry| Ok(entry?.path())).collect();
    let mut paths = paths?;
    paths.retain(|path| path.to_string_lossy().ends_with(".test.js"));
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smoke_test_is_among_the_tests() {
        let smoke = root().join("e2e/smoke.test.js");
        assert!(test_files().unwrap().contains(&smoke));
    }
}

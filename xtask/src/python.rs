//! The Python package: wheels, and its tests and measurements in virtual environments of their own.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf, absolute};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::command::{root, run, succeeds, target_dir};
use crate::setup;

/// Folder of the package.
const PACKAGE: &str = "crates/python";

/// Versions of everything that the package is built and tested with.
const FOR_TESTS: &str = "requirements-test.txt";

/// Versions of PettingZoo's own games, beside which the package is measured.
const FOR_MEASURING: &str = "requirements-bench.txt";

/// A virtual environment below `target`.
struct Environment {
    folder: PathBuf,
}

/// Builds the wheel for people into `target/wheels`.
pub(crate) fn build() -> Result<()> {
    setup::prepare(setup::FOR_PYTHON)?;
    let environment = Environment::prepared("test", &[FOR_TESTS])?;
    let wheel = environment.wheel("release", &target_dir().join("wheels"))?;
    println!("{} is the wheel: `pip install` takes it.", wheel.display());
    Ok(())
}

/// Builds a wheel quickly, installs it as a user would, and runs the package's tests.
pub(crate) fn test() -> Result<()> {
    setup::prepare(setup::FOR_PYTHON)?;
    let environment = Environment::prepared("test", &[FOR_TESTS])?;
    let wheel = environment.wheel("dev", &target_dir().join("python/wheels-dev"))?;
    environment.install(&wheel)?;
    let mut tests = environment.program("python");
    tests.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]);
    run(tests.current_dir(package()).env("PYTHONDONTWRITEBYTECODE", "1"))
}

/// Measures the environments beside a card game of PettingZoo and a game of OpenSpiel.
pub(crate) fn bench(args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Result<()> {
    setup::prepare(setup::FOR_PYTHON)?;
    let environment = Environment::prepared("bench", &[FOR_TESTS, FOR_MEASURING])?;
    let wheel = environment.wheel("release", &target_dir().join("wheels"))?;
    environment.install(&wheel)?;
    let mut bench = environment.program("python");
    run(bench.arg(package().join("bench/side_by_side.py")).args(args).current_dir(target_dir()))
}

fn package() -> PathBuf {
    root().join(PACKAGE)
}

impl Environment {
    /// Returns an environment with these requirements installed; it is made again when they change.
    fn prepared(name: &str, requirements: &[&str]) -> Result<Environment> {
        let folder = absolute(target_dir())?.join("python").join(name);
        let environment = Environment { folder };
        let files: Vec<PathBuf> = requirements.iter().map(|file| package().join(file)).collect();
        let texts: std::io::Result<Vec<String>> = files.iter().map(fs::read_to_string).collect();
        let wanted = texts.context("cannot read the requirements")?.concat();
        let stamp = environment.folder.join("requirements");
        let ready = succeeds(environment.program("python").arg("--version"));
        if !ready || fs::read_to_string(&stamp).unwrap_or_default() != wanted {
            environment.create(&files)?;
            fs::write(stamp, wanted)?;
        }
        Ok(environment)
    }

    fn create(&self, requirements: &[PathBuf]) -> Result<()> {
        println!("Installing Python packages into {}", self.folder.display());
        let python = if cfg!(windows) { "python" } else { "python3" };
        run(Command::new(python).args(["-m", "venv", "--clear"]).arg(&self.folder))?;
        let mut pip = self.pip();
        for file in requirements {
            pip.arg("--requirement").arg(file);
        }
        run(&mut pip)
    }

    fn pip(&self) -> Command {
        let mut pip = self.program("python");
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
        pip
    }

    /// Installs a wheel in place of an earlier one of the same version.
    fn install(&self, wheel: &Path) -> Result<()> {
        run(self.pip().args(["--force-reinstall", "--no-deps"]).arg(wheel))
    }

    /// Builds the wheel with a profile of cargo and returns it.
    fn wheel(&self, profile: &str, folder: &Path) -> Result<PathBuf> {
        let folder = absolute(folder)?;
        if folder.is_dir() {
            fs::remove_dir_all(&folder)?;
        }
        let mut maturin = self.program("maturin");
        maturin.args(["build", "--quiet", "--locked", "--profile", profile, "--interpreter"]);
        maturin.arg(self.path("python")).arg("--out").arg(&folder).current_dir(package());
        run(maturin.env("CARGO_TARGET_DIR", absolute(target_dir())?))?;
        only_file(&folder)
    }

    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.path(name));
        command.stdin(Stdio::null());
        command
    }

    fn path(&self, name: &str) -> PathBuf {
        let folder = if cfg!(windows) { "Scripts" } else { "bin" };
        self.folder.join(folder).join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
    }
}

/// Returns the only file of a folder.
fn only_file(folder: &Path) -> Result<PathBuf> {
    let files: std::io::Result<Vec<_>> = fs::read_dir(folder)?.collect();
    match &files?[..] {
        [file] => Ok(file.path()),
        files => bail!("{} holds {} files instead of one", folder.display(), files.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_requirement_has_a_pinned_version() {
        for file in [FOR_TESTS, FOR_MEASURING] {
            let text = fs::read_to_string(package().join(file)).unwrap();
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            let loose: Vec<_> = lines.filter(|line| !line.contains("==")).collect();
            assert!(loose.is_empty(), "{loose:?}");
        }
    }
}

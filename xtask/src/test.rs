//! `cargo xtask test`: every check, in the order in which failures show soonest.

use std::ffi::OsStr;
use std::fs;
use std::io::{ErrorKind, stdout};
use std::path::{Path, absolute};
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::command::{cargo, run, target_dir, unpacked_registries};
use crate::page::{self, Build};
use crate::steps::{CheckStep, run_all};
use crate::{bench, browser, fuzz, javascript, python, setup, toolchain};

/// Crates that must not need an operating system: those of the page, and the online room and the
/// environment, which are as pure as they are. `clippy.toml` lists what they must not call.
const PURE_CRATES: [&str; 14] = [
    "cartagena",
    "cartagena-bots",
    "cartagena-table",
    "cartagena-texts",
    "cartagena-art",
    "cartagena-deal",
    "cartagena-record",
    "cartagena-protocol",
    "cartagena-client",
    "cartagena-speech",
    "cartagena-offline",
    "cartagena-lessons",
    "cartagena-room",
    "cartagena-environment",
];

pub(crate) fn test() -> Result<ExitCode> {
    let mut steps = vec![
        CheckStep::needed("set-up", prepare),
        CheckStep::new("format", format),
        CheckStep::new("lints", lints),
        CheckStep::needed("page", || page::build(Build::Release).map(drop)),
        CheckStep::new("tests", tests),
        // Beside steps that mostly compile. The tests before it have real servers and databases and
        // processors enough for themselves.
        CheckStep::beside("browser", &target_dir().join("test-logs"), browser::test),
        CheckStep::new("documentation", documentation),
        CheckStep::new("packages", packages),
        CheckStep::new("wasm", wasm),
        CheckStep::new("wasm plays like native", bench::compare_wasm_with_native),
        CheckStep::new("JavaScript", javascript::test),
        CheckStep::new("Python", python::test),
    ];
    for target in fuzz::targets()? {
        let name = format!("fuzz {target}");
        steps.push(CheckStep::new(name, move || fuzz::run_briefly(&target)));
    }
    let passed = run_all(steps, &mut stdout())?;
    Ok(if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn prepare() -> Result<()> {
    setup::prepare(setup::TO_TEST)?;
    toolchain::prepare()?;
    fuzz::prepare()
}

fn format() -> Result<()> {
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    run(cargo(&["fmt", "--check", "--manifest-path"]).arg(fuzz::MANIFEST))
}

/// Runs clippy with one target folder for both workspaces, so that common dependencies are checked
/// once.
fn lints() -> Result<()> {
    let rigour = ["--", "--deny", "warnings"];
    run(cargo(&["clippy", "--workspace", "--all-targets"]).args(rigour))?;
    let mut fuzz = cargo(&["clippy", "--manifest-path", fuzz::MANIFEST, "--target-dir"]);
    run(fuzz.arg(absolute(target_dir())?).args(rigour))
}

/// Runs the tests with the page embedded, so that the browser tests use the same program: a build
/// of the program alone would have other features, and hence compile everything again.
fn tests() -> Result<()> {
    run(cargo(&["test", "--workspace", "--no-fail-fast"])
        .env(page::EMBED, Build::Release.folder()?))
}

/// Builds the documentation of the libraries only: the program `cartagena` and the rules crate
/// would write the same page.
fn documentation() -> Result<()> {
    let mut doc = cargo(&["doc", "--workspace", "--lib", "--no-deps"]);
    doc.env(page::EMBED, Build::Release.folder()?);
    run(doc.env("RUSTDOCFLAGS", "--deny warnings"))
}

/// Packages the libraries that other projects may use, together and without the network.
fn packages() -> Result<()> {
    const LIBRARIES: [&str; 4] =
        ["cartagena", "cartagena-deal", "cartagena-record", "cartagena-bots"];
    let folder = target_dir().join("packages");
    forget_packages(&folder)?;
    let names = LIBRARIES.iter().flat_map(|name| ["--package", name]);
    let mut package = cargo(&["package", "--offline", "--allow-dirty", "--quiet"]);
    run(package.arg("--target-dir").arg(folder).args(names))
}

/// Removes what an earlier run has packaged and unpacked. Cargo takes a package for unchanged as long as
/// its version is the same, and would check the new packages against the old ones.
fn forget_packages(folder: &Path) -> Result<()> {
    remove_folder(folder)?;
    let registries = fs::read_dir(unpacked_registries()?).into_iter().flatten();
    for registry in registries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        for package in fs::read_dir(&registry).into_iter().flatten() {
            let package = package?;
            if is_own_package(&registry, &package.file_name()) {
                remove_folder(&package.path())?;
            }
        }
    }
    Ok(())
}

/// Reports whether a package is one of ours in a local registry, whose folder has no name of a host.
fn is_own_package(registry: &Path, package: &OsStr) -> bool {
    let local = registry.file_name().is_some_and(|name| name.to_string_lossy().starts_with('-'));
    local && package.to_string_lossy().starts_with("cartagena")
}

fn remove_folder(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(error).with_context(|| format!("cannot remove {}", folder.display()))
        }
        _ => Ok(()),
    }
}

/// Builds for wasm, instead of only checking: the next step runs a part of it.
fn wasm() -> Result<()> {
    let packages = PURE_CRATES.iter().chain(&["cartagena-bench"]);
    let packages = packages.flat_map(|name| ["--package", name]);
    run(cargo(&["build", "--lib", "--target", toolchain::WASM]).args(packages))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_packages_of_local_registries_are_forgotten() {
        let own = |registry: &str, package: &str| {
            is_own_package(&Path::new("src").join(registry), OsStr::new(package))
        };
        assert!(own("-14cd1cce6819ff87", "cartagena-deal-0.1.0"));
        assert!(!own("-14cd1cce6819ff87", "serde-1.0.0"));
        assert!(!own("index.example-14cd1cce6819ff87", "cartagena-0.1.0"));
    }
}

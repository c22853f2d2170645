//! The npm package: built by wasm-bindgen, packed and installed by npm, and tested in Node.

use std::fs;
use std::path::{Path, PathBuf, absolute};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::command::{cargo, root, run, target_dir};
use crate::page::Build;
use crate::page::plain_paths;
use crate::toolchain::{self, WASM};

const PACKAGE: &str = "cartagena-javascript";
const LIBRARY: &str = "cartagena_javascript";
/// Folder of the sources.
const SOURCES: &str = "crates/javascript";
/// Variable with the root of the repository, where the tests find what they compare with.
const ROOT: &str = "CARTAGENA_ROOT";

/// First type of the loading of the program.
const LOADING: &str = "export type InitInput";
/// Reference to the type of `Symbol.dispose`.
const DISPOSE: &str = "/// <reference lib=\"esnext.disposable\" />";

/// Builds the package for people into `target/npm`.
pub(crate) fn build() -> Result<()> {
    toolchain::wasm_target()?;
    let folder = build_package(Build::Release)?;
    println!("{} is the package: `npm install` takes it.", folder.display());
    Ok(())
}

/// Builds the package quickly, installs it as a user would, and runs its tests.
pub(crate) fn test() -> Result<()> {
    toolchain::wasm_target()?;
    let package = build_package(Build::Dev)?;
    let folder = absolute(target_dir())?.join("npm-test");
    recreate(&folder)?;
    fs::write(folder.join("package.json"), "{ \"private\": true, \"type\": \"module\" }\n")?;
    let mut install = Command::new("npm");
    install.args(["install", "--install-links", "--offline", "--no-fund", "--no-audit"]);
    run(install.arg(package).current_dir(&folder))?;
    let test = "package.test.js";
    fs::copy(root().join(SOURCES).join("tests").join(test), folder.join(test))?;
    let mut node = Command::new("node");
    node.args(["--test", test]).current_dir(&folder).env(ROOT, absolute(root())?);
    run(node.stdin(Stdio::null()))
}

/// Compiles the program and writes the package around it; returns its folder.
fn build_package(build: Build) -> Result<PathBuf> {
    let [profile, output] = build.profile();
    let mut compile = cargo(&["build", "--lib", "--target", WASM, "--profile", profile]);
    run(compile.args(["--package", PACKAGE, "--config", &plain_paths()?]))?;
    let wasm = target_dir().join(WASM).join(output).join(LIBRARY).with_extension("wasm");
    let name = if build == Build::Release { "npm" } else { "npm-dev" };
    let folder = absolute(target_dir())?.join(name);
    recreate(&folder)?;
    bind(build, &wasm, &folder)?;
    write_types(&folder)?;
    write_package(&folder)?;
    Ok(folder)
}

/// Writes the types of what the package exports. Those of the loading of the program, which need the
/// browser's types even in Node, stay out; `Symbol.dispose` is not in every library yet.
fn write_types(folder: &Path) -> Result<()> {
    let all = fs::read_to_string(folder.join("engine.d.ts"))?;
    let (public, _) = all.split_once(LOADING).context("wasm-bindgen writes other types")?;
    fs::write(folder.join("index.d.ts"), format!("{DISPOSE}\n{}\n", public.trim_end()))?;
    for file in ["engine.d.ts", "engine_bg.wasm.d.ts"] {
        fs::remove_file(folder.join(file))?;
    }
    Ok(())
}

fn bind(build: Build, wasm: &Path, folder: &Path) -> Result<()> {
    let release = build == Build::Release;
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .web(true)?
        .typescript(true)
        .out_name("engine")
        .keep_debug(!release)
        .remove_name_section(release)
        .remove_producers_section(release);
    bindgen.generate(folder).with_context(|| format!("cannot prepare {}", wasm.display()))
}

/// Copies the files around the program, with the version of the workspace.
fn write_package(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(root().join(SOURCES).join("package"))? {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name()))?;
        let text = fs::read_to_string(path)?;
        fs::write(
            folder.join(name),
            text.replace("\"0.0.0\"", concat!("\"", env!("CARGO_PKG_VERSION"), "\"")),
        )?;
    }
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root().join(licence), folder.join(licence))?;
    }
    Ok(())
}

fn recreate(folder: &Path) -> Result<()> {
    if folder.is_dir() {
        fs::remove_dir_all(folder)?;
    }
    Ok(fs::create_dir_all(folder)?)
}

//! The program of the page, which is also the program of its worker.
//!
//! `wasm-opt` is left out on purpose: it makes the files smaller but, packed by Brotli, larger, and
//! the one in Debian 12 breaks the page's tables of functions.

use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

use super::{Build, Files, imports, split};
use crate::command::{cargo, run, target_dir, unpacked_registries};
use crate::toolchain::WASM;

const PACKAGE: &str = "cartagena-web";

/// Cargo's name of the compiled file.
const LIBRARY: &str = "cartagena_web";

/// Its name on the page.
const NAME: &str = "page";

impl Build {
    /// Returns cargo's name of the profile, and the folder it writes to.
    pub(crate) fn profile(self) -> [&'static str; 2] {
        match self {
            Build::Release => ["wasm", "wasm"],
            Build::Dev => ["dev", "debug"],
        }
    }
}

/// Compiles the program and prepares it for browsers.
pub(super) fn program(build: Build) -> Result<Files> {
    compile(build)?;
    let wasm = compiled(build);
    let folder = target_dir().join("page-parts").join(format!("{build:?}")).join(NAME);
    let stamp = stamp(&wasm)?;
    let prepared = fs::read_to_string(folder.with_extension("stamp")).unwrap_or_default();
    if prepared != stamp {
        bind(build, &wasm, &folder)?;
        fs::write(folder.with_extension("stamp"), stamp)?;
    }
    let mut files = Files::new();
    super::contents::add_folder(&folder, "", &mut files)?;
    Ok(files)
}

fn compile(build: Build) -> Result<()> {
    let [profile, _] = build.profile();
    let mut compile = cargo(&["rustc", "--lib", "--target", WASM, "--profile", profile]);
    compile.args(["--package", PACKAGE, "--config", &plain_paths()?, "--", split::EMIT_RELOCS]);
    run(&mut compile)
}

/// Returns compiler flags that remove this machine's folders from file names.
pub(crate) fn plain_paths() -> Result<String> {
    let sources = fs::read_dir(unpacked_registries()?).into_iter().flatten();
    let flags: io::Result<Vec<_>> = sources
        .map(|entry| Ok(format!("--remap-path-prefix={}/=", entry?.path().display())))
        .collect();
    Ok(format!("target.{WASM}.rustflags={:?}", flags?))
}

fn compiled(build: Build) -> PathBuf {
    let [_, folder] = build.profile();
    target_dir().join(WASM).join(folder).join(LIBRARY).with_extension("wasm")
}

/// Writes the program with the script that loads it.
fn bind(build: Build, wasm: &Path, folder: &Path) -> Result<()> {
    println!("Preparing the program for browsers");
    remove(folder)?;
    fs::create_dir_all(folder)?;
    let first = split::split_module(wasm, NAME, folder)?;
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(&first)
        // The chunks import what the linker exported.
        .keep_lld_exports(true)
        .demangle(false)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(false)
        .out_name(NAME);
    let release = build == Build::Release;
    bindgen.keep_debug(!release).remove_name_section(release).remove_producers_section(release);
    let unprepared = || format!("cannot prepare {}", wasm.display());
    let mut output = bindgen.generate_output().with_context(unprepared)?;
    let imports = output.wasm_mut().imports.iter_mut();
    let renamed = imports::shorten(imports.map(|import| &mut import.name));
    output.emit(folder).with_context(unprepared)?;
    let script = folder.join(NAME).with_extension("js");
    Ok(fs::write(&script, imports::rename(&fs::read_to_string(&script)?, &renamed))?)
}

/// Returns a hash of all inputs of the preparation: the compiled program, which includes the
/// version of wasm-bindgen, and these source files.
fn stamp(wasm: &Path) -> Result<String> {
    let bytes = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let all = Sha256::new()
        .chain_update(include_str!("wasm.rs"))
        .chain_update(include_str!("split.rs"))
        .chain_update(include_str!("imports.rs"))
        .chain_update(&bytes);
    let digest: String = all.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(digest)
}

fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

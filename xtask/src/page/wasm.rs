//! The two programs of the page: what is seen, and the worker that thinks.
//!
//! `wasm-opt` is left out on purpose: it makes the files smaller but, packed by Brotli, larger, and
//! the one in Debian 12 breaks the page's tables of functions.

use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

use super::{Build, Files, split};
use crate::command::{cargo, run, target_dir};
use crate::toolchain::WASM;

/// One program of the page.
struct Program {
    package: &'static str,
    /// What cargo calls the compiled file.
    library: &'static str,
    /// What it is called on the page.
    name: &'static str,
    /// Whether parts of it are fetched later.
    cut: bool,
}

const PROGRAMS: [Program; 2] = [
    Program { package: "cartagena-web", library: "cartagena_web", name: "page", cut: true },
    Program { package: "cartagena-worker", library: "cartagena_worker", name: "brain", cut: false },
];

impl Build {
    /// What cargo calls the profile, and the folder it writes to.
    fn profile(self) -> [&'static str; 2] {
        match self {
            Build::Release => ["wasm", "wasm"],
            Build::Dev => ["dev", "debug"],
        }
    }
}

/// Compiles both and makes them ready for browsers.
pub fn programs(build: Build) -> Result<Files> {
    let mut files = Files::new();
    for program in &PROGRAMS {
        program.compile(build)?;
        program.prepare(build, &mut files)?;
    }
    Ok(files)
}

impl Program {
    /// Alone: what the other one asks of a crate would make this one larger.
    fn compile(&self, build: Build) -> Result<()> {
        let [profile, _] = build.profile();
        let mut compile = cargo(&["rustc", "--lib", "--target", WASM, "--profile", profile]);
        compile.args(["--package", self.package]);
        run(if self.cut { compile.args(["--", split::KEEP_CALLS]) } else { &mut compile })
    }

    fn compiled(&self, build: Build) -> PathBuf {
        let [_, folder] = build.profile();
        target_dir().join(WASM).join(folder).join(self.library).with_extension("wasm")
    }

    fn prepare(&self, build: Build, files: &mut Files) -> Result<()> {
        let wasm = self.compiled(build);
        let folder = target_dir().join("page-parts").join(format!("{build:?}")).join(self.name);
        let stamp = stamp(&wasm)?;
        let kept = fs::read_to_string(folder.with_extension("stamp")).unwrap_or_default();
        if kept != stamp {
            self.bind(build, &wasm, &folder)?;
            fs::write(folder.with_extension("stamp"), stamp)?;
        }
        super::contents::take_folder(&folder, "", files)
    }

    /// The program with the script that loads it.
    fn bind(&self, build: Build, wasm: &Path, folder: &Path) -> Result<()> {
        println!("Preparing {} for browsers", self.name);
        remove(folder)?;
        fs::create_dir_all(folder)?;
        let first = if self.cut { &split::cut(wasm, self.name, folder)? } else { wasm };
        let mut bindgen = Bindgen::new();
        bindgen
            .input_path(first)
            // The parts lean on what the linker gave out.
            .keep_lld_exports(self.cut)
            .demangle(false)
            .web(true)?
            .typescript(false)
            .omit_default_module_path(false)
            .out_name(self.name);
        let release = build == Build::Release;
        bindgen.keep_debug(!release).remove_name_section(release).remove_producers_section(release);
        bindgen.generate(folder).with_context(|| format!("cannot prepare {}", wasm.display()))?;
        Ok(())
    }
}

/// What the prepared program depends on: what was compiled, which tells the version of wasm-bindgen
/// as well, and what this file does with it.
fn stamp(wasm: &Path) -> Result<String> {
    let bytes = fs::read(wasm).with_context(|| format!("no {}", wasm.display()))?;
    let all = Sha256::new()
        .chain_update(include_str!("wasm.rs"))
        .chain_update(include_str!("split.rs"))
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

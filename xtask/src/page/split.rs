//! Code splitting: cuts the program of the page into the main module and chunks that are loaded
//! lazily.
//!
//! `crates/web/src/chunks.rs` names the functions at which it is cut. The call graph, which the
//! linker leaves in the file, decides the chunk of every other function.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use sha2::{Digest, Sha256};
use wasm_split_cli_support::{Options, transform};

/// Linker flag: leave the call graph in the file.
pub(super) const EMIT_RELOCS: &str = "-Clink-arg=--emit-relocs";

/// Script that loads the chunks.
const LOADER: &str = "chunks.js";

/// Writes the chunks and their loader into a folder and returns the main module, which still has to
/// be processed by wasm-bindgen.
pub(super) fn split_module(wasm: &Path, name: &str, folder: &Path) -> Result<PathBuf> {
    let bytes = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let first = folder.with_extension("first.wasm");
    let mut options = Options::new(&bytes);
    let (loader, main) = (format!("./{LOADER}"), format!("./{name}.js"));
    (options.output_dir, options.main_out_path) = (folder, &first);
    (options.link_name, options.main_module) = (&loader, &main);
    let parts = transform(options).map_err(|error| anyhow!("cannot cut {name}: {error:#}"))?;
    name_by_build(&parts.split_modules, &bytes, folder)?;
    Ok(first)
}

/// Names the chunks by their build, because a chunk fits only the program it was cut from: a page
/// that is older than its host's files finds nothing instead of a wrong chunk.
fn name_by_build(parts: &[PathBuf], program: &[u8], folder: &Path) -> Result<()> {
    let digest = Sha256::digest(program);
    let build: String = digest.iter().take(4).map(|byte| format!("{byte:02x}")).collect();
    let loader = folder.join(LOADER);
    let mut script = fs::read_to_string(&loader)?;
    for part in parts {
        let stem = part.file_stem().and_then(|stem| stem.to_str()).context("a part has no name")?;
        let named = format!("{}-{build}.wasm", stem.trim_start_matches("split_"));
        script = script.replace(&format!("./{stem}.wasm"), &format!("./chunks/{named}"));
        fs::create_dir_all(folder.join("chunks"))?;
        fs::rename(part, folder.join("chunks").join(named))?;
    }
    Ok(fs::write(loader, script)?)
}

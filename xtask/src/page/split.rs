//! Cuts the program of the page into the part that everybody needs at once and parts that are
//! fetched when somebody goes there.
//!
//! Where it is cut is written in `crates/web/src/chunks.rs`; what belongs to which part follows from
//! who calls whom, which the linker leaves in the file if it is asked to.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use sha2::{Digest, Sha256};
use wasm_split_cli_support::{Options, transform};

/// For the linker: leave in the file which function uses which.
pub const EMIT_RELOCS: &str = "-Clink-arg=--emit-relocs";

/// The script that fetches the parts.
const LOADER: &str = "chunks.js";

/// Writes the parts and their loader into a folder and says where the first part is, which still
/// has to be prepared.
pub fn split_module(wasm: &Path, name: &str, folder: &Path) -> Result<PathBuf> {
    let bytes = fs::read(wasm).with_context(|| format!("no {}", wasm.display()))?;
    let first = folder.with_extension("first.wasm");
    let mut options = Options::new(&bytes);
    let (loader, main) = (format!("./{LOADER}"), format!("./{name}.js"));
    (options.output_dir, options.main_out_path) = (folder, &first);
    (options.link_name, options.main_module) = (&loader, &main);
    let parts = transform(options).map_err(|error| anyhow!("cannot cut {name}: {error:#}"))?;
    name_by_build(&parts.split_modules, &bytes, folder)?;
    Ok(first)
}

/// A part fits only the program it was cut from. So its name tells the build, and a page that is
/// older than what its host has now finds nothing instead of the wrong thing.
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

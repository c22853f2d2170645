//! `cargo xtask page`: the page as a folder of files that any web host can serve.
//!
//! [`wasm`] compiles and prepares the program, [`split`] cuts it into parts, [`contents`] gathers
//! everything else, [`strip`] leaves out what only people read, [`offline`] tells the service worker
//! what there is, [`pack`] writes it all down, packed, and [`sizes`] says how much there is to fetch.

mod compress;
mod contents;
mod imports;
mod minify;
mod service_worker;
pub(crate) mod sizes;
mod split;
mod wasm;

pub(crate) use wasm::plain_paths;

use std::collections::BTreeMap;
use std::path::{PathBuf, absolute};
use std::time::Instant;

use anyhow::Result;

use crate::command::target_dir;
use crate::{setup, toolchain};

/// Variable that the build of the server reads: the folder with the page to embed.
pub(crate) const EMBED: &str = "CARTAGENA_PAGE";

/// Files by their address below the page.
type Files = BTreeMap<String, Vec<u8>>;

/// Purpose of a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// For people: small and fast.
    Release,
    /// For developers of the page: quick to build.
    Dev,
}

impl Build {
    /// Returns the folder of the page, absolute because cargo runs elsewhere. Each kind of build
    /// has its own folder.
    pub(crate) fn folder(self) -> Result<PathBuf> {
        Ok(absolute(target_dir().join(match self {
            Build::Release => "page",
            Build::Dev => "page-dev",
        }))?)
    }
}

/// Builds the page and returns its folder.
pub(crate) fn build(build: Build) -> Result<PathBuf> {
    setup::prepare(setup::TO_PLAY)?;
    toolchain::wasm_target()?;
    let start = Instant::now();
    let mut files = wasm::program(build)?;
    contents::gather(&mut files)?;
    minify::minify(&mut files);
    service_worker::add_file_list(&mut files)?;
    let folder = build.folder()?;
    compress::write(&files, &folder, build)?;
    println!("{}", sizes::measure(&folder)?);
    println!("The page is in {} ({:.0} s).", folder.display(), start.elapsed().as_secs_f32());
    Ok(folder)
}

//! The program `cartagena` with the page inside.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::command::{cargo, run, target_dir};
use crate::page;

const PACKAGE: [&str; 4] = ["--package", "cartagena-cli", "--bin", "cartagena"];

/// How the program is compiled; the page inside is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// For people.
    Release,
    /// For tests, which have compiled most of it already.
    Dev,
}

impl Profile {
    /// What cargo calls it, and the folder it writes to.
    fn names(self) -> [&'static str; 2] {
        match self {
            Profile::Release => ["release", "release"],
            Profile::Dev => ["dev", "debug"],
        }
    }
}

/// Builds it and says where it is.
pub fn build(profile: Profile, page: &Path) -> Result<PathBuf> {
    let [name, _] = profile.names();
    run(cargo(&["build", "--profile", name]).args(PACKAGE).env(page::EMBED, page))?;
    path(profile)
}

/// Where the built program is.
pub fn path(profile: Profile) -> Result<PathBuf> {
    let [_, folder] = profile.names();
    let name = format!("cartagena{}", std::env::consts::EXE_SUFFIX);
    Ok(std::path::absolute(target_dir().join(folder).join(name))?)
}

//! The program `cartagena` with the page inside.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::command::{cargo, run, target_dir};
use crate::page;

const PACKAGE: [&str; 4] = ["--package", "cartagena-cli", "--bin", "cartagena"];

/// Compiler settings of the program; the page inside is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Profile {
    /// For people: the fastest program.
    Release,
    /// For a first start: bots as fast as in a release, and the rest compiled sooner.
    Play,
    /// For tests, which have compiled most of it already.
    Dev,
}

impl Profile {
    /// Returns cargo's name of the profile, and the folder it writes to.
    fn names(self) -> [&'static str; 2] {
        match self {
            Profile::Release => ["release", "release"],
            Profile::Play => ["play", "play"],
            Profile::Dev => ["dev", "debug"],
        }
    }
}

/// Builds the program and returns its path.
pub(crate) fn build(profile: Profile, page: &Path) -> Result<PathBuf> {
    let [name, _] = profile.names();
    run(cargo(&["build", "--profile", name]).args(PACKAGE).env(page::EMBED, page))?;
    path(profile)
}

/// Returns the path of the built program.
pub(crate) fn path(profile: Profile) -> Result<PathBuf> {
    let [_, folder] = profile.names();
    let name = format!("cartagena{}", std::env::consts::EXE_SUFFIX);
    Ok(std::path::absolute(target_dir().join(folder).join(name))?)
}

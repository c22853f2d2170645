//! The program `cartagena` with the page inside.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::command::{cargo, run, target_dir};
use crate::page;

const PACKAGE: [&str; 4] = ["--package", "cartagena-cli", "--bin", "cartagena"];

/// Crates that bots think with. In a program for people they are as fast as in a release.
const FAST: [&str; 2] = ["cartagena", "cartagena-bots"];

/// Settings of [`FAST`] crates in [`Profile::Play`].
const FAST_SETTINGS: [&str; 4] =
    ["opt-level=3", "codegen-units=1", "debug-assertions=false", "overflow-checks=false"];

/// Kinds of builds of the program; the page inside is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// For others: whole-program optimisation.
    Release,
    /// For a first game on this machine: what the build tool has compiled already is used again, and
    /// only the bots are optimised.
    Play,
    /// For tests, which have compiled it already.
    Dev,
}

impl Profile {
    /// Returns cargo's name of the profile, and the folder it writes to.
    fn names(self) -> [&'static str; 2] {
        match self {
            Profile::Release => ["release", "release"],
            Profile::Play | Profile::Dev => ["dev", "debug"],
        }
    }

    /// Returns settings that differ from those of the profile in `Cargo.toml`.
    fn overrides(self) -> Vec<String> {
        let fast = |package| {
            FAST_SETTINGS.map(|setting| format!("--config=profile.dev.package.{package}.{setting}"))
        };
        match self {
            Profile::Play => FAST.into_iter().flat_map(fast).collect(),
            Profile::Release | Profile::Dev => Vec::new(),
        }
    }
}

/// Builds the program and returns its path.
pub fn build(profile: Profile, page: &Path) -> Result<PathBuf> {
    let [name, _] = profile.names();
    let mut build = cargo(&["build", "--profile", name]);
    run(build.args(PACKAGE).args(profile.overrides()).env(page::EMBED, page))?;
    path(profile)
}

/// Returns the path of the built program.
pub fn path(profile: Profile) -> Result<PathBuf> {
    let [_, folder] = profile.names();
    let name = format!("cartagena{}", std::env::consts::EXE_SUFFIX);
    Ok(std::path::absolute(target_dir().join(folder).join(name))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_game_is_played_against_fast_bots() {
        let overrides = Profile::Play.overrides();
        assert_eq!(overrides.len(), 8);
        assert_eq!(overrides[4], "--config=profile.dev.package.cartagena-bots.opt-level=3");
        assert!(Profile::Release.overrides().is_empty());
    }
}

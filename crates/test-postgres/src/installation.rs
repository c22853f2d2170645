//! Finds the PostgreSQL installation and the account that runs it.

use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folder in which Debian puts the programs of each version; they are on no path.
const DEBIAN_DIRECTORY: &str = "/usr/lib/postgresql";

/// Returns the folder of the programs: the one on the path, or the newest that Debian has
/// installed.
pub(crate) fn directory() -> io::Result<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places: Vec<PathBuf> = std::env::split_paths(&path).collect();
    places.extend(debian());
    let found = places.into_iter().find(|place| has_all_programs(place));
    found.ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, "PostgreSQL is not installed"))
}

fn debian() -> Vec<PathBuf> {
    let versions = std::fs::read_dir(DEBIAN_DIRECTORY).into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path()).collect();
    let number = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    versions.sort_by_key(|path| std::cmp::Reverse(number(path)));
    versions.into_iter().map(|version| version.join("bin")).collect()
}

fn has_all_programs(place: &Path) -> bool {
    ["initdb", "pg_ctl", "postgres", "createdb"].iter().all(|name| place.join(name).is_file())
}

/// A user and group by number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Account {
    pub(crate) user: u32,
    pub(crate) group: u32,
}

/// Returns the account that is to run it, if it is not the current one: PostgreSQL refuses to be
/// run by root.
pub(crate) fn account() -> io::Result<Option<Account>> {
    if id(&["-u"])? != 0 {
        return Ok(None);
    }
    let of = |name| io::Result::Ok(Account { user: id(&["-u", name])?, group: id(&["-g", name])? });
    of("postgres").or_else(|_| of("nobody")).map(Some)
}

fn id(arguments: &[&str]) -> io::Result<u32> {
    let output = Command::new("id").args(arguments).output()?;
    let number = String::from_utf8_lossy(&output.stdout).trim().parse();
    number.map_err(|_| io::Error::other("no such account"))
}

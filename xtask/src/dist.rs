//! `cargo xtask dist`: the files of a release.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, Result};

use crate::command::target_dir;
use crate::page::{self, Build};
use crate::program::{self, Profile};

pub(crate) fn dist() -> Result<()> {
    let folder = target_dir().join("dist");
    println!("1/3 Building the page");
    let page = page::build(Build::Release)?;
    println!("2/3 Building the program with the page inside");
    let program = program::build(Profile::Release, &page)?;
    println!("3/3 Putting them together");
    recreate(&folder)?;
    copy(&page, &folder.join("page"))?;
    let name = program.file_name().context("the program has no name")?;
    fs::copy(&program, folder.join(name))?;
    println!("{} contains the program and, in page/, the page for any web host.", folder.display());
    Ok(())
}

fn recreate(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error.into()),
        _ => Ok(fs::create_dir_all(folder)?),
    }
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let (path, name) = entry.map(|entry| (entry.path(), entry.file_name()))?;
        match path.is_dir() {
            true => copy(&path, &to.join(name))?,
            false => drop(fs::copy(&path, to.join(name))?),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_copied_whole() {
        let folder = target_dir().join("xtask-tests/dist");
        recreate(&folder).unwrap();
        fs::create_dir_all(folder.join("from/deep")).unwrap();
        fs::write(folder.join("from/deep/file"), "text").unwrap();
        copy(&folder.join("from"), &folder.join("to")).unwrap();
        assert_eq!(fs::read_to_string(folder.join("to/deep/file")).unwrap(), "text");
        recreate(&folder).unwrap();
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    }
}

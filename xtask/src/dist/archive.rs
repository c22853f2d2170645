//! Archives with the same bytes whenever they are made of the same files: sorted, owned by root, all of
//! one time.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use flate2::{Compression, GzBuilder};
use tar::{Builder, EntryType, Header};

/// A file or folder by its path in the archive.
#[derive(Clone)]
pub(crate) struct Entry {
    content: Content,
    mode: u32,
    owner: u64,
}

#[derive(Clone)]
enum Content {
    File(Vec<u8>),
    Folder,
}

/// Files that belong together, by their path without a leading slash.
#[derive(Clone, Default)]
pub(crate) struct FileTree(BTreeMap<String, Entry>);

impl FileTree {
    pub(crate) fn file(&mut self, path: impl Into<String>, content: impl Into<Vec<u8>>) {
        self.add(path.into(), Content::File(content.into()), 0o644, 0);
    }

    pub(crate) fn program(&mut self, path: impl Into<String>, content: impl Into<Vec<u8>>) {
        self.add(path.into(), Content::File(content.into()), 0o755, 0);
    }

    /// Adds a folder that only its owner can read.
    pub(crate) fn private_folder(&mut self, path: impl Into<String>, owner: u64) {
        self.add(path.into(), Content::Folder, 0o700, owner);
    }

    /// Adds a folder in which everybody may have files.
    pub(crate) fn shared_folder(&mut self, path: impl Into<String>) {
        self.add(path.into(), Content::Folder, 0o1777, 0);
    }

    /// Adds a file of the system as it is.
    pub(crate) fn copied(&mut self, path: impl Into<String>, from: &Path, mode: u32) -> Result<()> {
        let content =
            std::fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
        self.add(path.into(), Content::File(content), mode, 0);
        Ok(())
    }

    fn add(&mut self, path: String, content: Content, mode: u32, owner: u64) {
        let folders: Vec<usize> = path.match_indices('/').map(|(at, _)| at).collect();
        for at in folders {
            let folder = Entry { content: Content::Folder, mode: 0o755, owner: 0 };
            self.0.entry(path[..at].to_owned()).or_insert(folder);
        }
        self.0.insert(path, Entry { content, mode, owner });
    }

    /// Returns the same files below a folder.
    pub(crate) fn below(&self, folder: &str) -> FileTree {
        let mut tree = FileTree::default();
        for (path, entry) in &self.0 {
            let Entry { content, mode, owner } = entry.clone();
            tree.add(format!("{folder}/{path}"), content, mode, owner);
        }
        tree
    }

    /// Adds all files of another tree.
    pub(crate) fn extend(&mut self, other: &FileTree) {
        for (path, entry) in &other.0 {
            let Entry { content, mode, owner } = entry.clone();
            self.add(path.clone(), content, mode, owner);
        }
    }

    /// Returns the same files, each packed, with names that end with `.gz`.
    pub(crate) fn packed(&self) -> Result<FileTree> {
        let mut packed = FileTree::default();
        for (path, entry) in &self.0 {
            if let Content::File(content) = &entry.content {
                packed.file(format!("{path}.gz"), gzip(content)?);
            }
        }
        Ok(packed)
    }

    /// Returns the bytes of all files together.
    pub(crate) fn size(&self) -> usize {
        let sizes = self.0.values().map(|entry| match &entry.content {
            Content::File(content) => content.len(),
            _ => 0,
        });
        sizes.sum()
    }

    /// Returns the files as a tar archive; the paths begin with `prefix`.
    pub(crate) fn tar(&self, prefix: &str, time: u64) -> Result<Vec<u8>> {
        let mut archive = Builder::new(Vec::new());
        for (path, entry) in &self.0 {
            let mut header = Header::new_gnu();
            header.set_mode(entry.mode);
            header.set_uid(entry.owner);
            header.set_gid(entry.owner);
            header.set_mtime(time);
            let path = format!("{prefix}{path}");
            match &entry.content {
                Content::File(content) => {
                    header.set_size(content.len() as u64);
                    archive.append_data(&mut header, path, content.as_slice())?;
                }
                Content::Folder => {
                    header.set_entry_type(EntryType::Directory);
                    header.set_size(0);
                    archive.append_data(&mut header, format!("{path}/"), std::io::empty())?;
                }
            }
        }
        Ok(archive.into_inner()?)
    }
}

/// Packs bytes without a time or a name in the result.
pub(crate) fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = GzBuilder::new().write(Vec::new(), Compression::best());
    packed.write_all(bytes)?;
    Ok(packed.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn tree() -> FileTree {
        let mut tree = FileTree::default();
        tree.program("usr/bin/it", "run");
        tree.file("etc/it.toml", "#");
        tree.private_folder("data", 7);
        tree
    }

    #[test]
    fn the_same_files_give_the_same_bytes_in_any_order() {
        let mut other = FileTree::default();
        other.private_folder("data", 7);
        other.file("etc/it.toml", "#");
        other.program("usr/bin/it", "run");
        let bytes = tree().tar("./", 5).unwrap();
        assert_eq!(bytes, other.tar("./", 5).unwrap());
        assert_eq!(gzip(&bytes).unwrap(), gzip(&bytes).unwrap());
        assert_ne!(bytes, tree().tar("./", 6).unwrap());
    }

    #[test]
    fn an_archive_has_folders_modes_and_owners() {
        let bytes = tree().below("a").tar("", 5).unwrap();
        let mut archive = tar::Archive::new(bytes.as_slice());
        let mut found = Vec::new();
        for entry in archive.entries().unwrap() {
            let mut entry = entry.unwrap();
            let mut content = String::new();
            entry.read_to_string(&mut content).unwrap();
            let header = entry.header();
            let path = entry.path().unwrap().display().to_string();
            found.push((path, header.mode().unwrap(), header.uid().unwrap(), content));
        }
        let has = |path: &str, mode, owner, content: &str| {
            let wanted = (path.to_owned(), mode, owner, content.to_owned());
            assert!(found.contains(&wanted), "{path}: {found:?}");
        };
        has("a/usr/bin/it", 0o755, 0, "run");
        has("a/etc/it.toml", 0o644, 0, "#");
        has("a/data/", 0o700, 7, "");
        has("a/", 0o755, 0, "");
        assert_eq!(tree().size(), 4);
    }
}

//! Size of the first load, and of all that is loaded later.

use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::compress::{brotli_path, is_compressed};
use super::service_worker::FIRST_LOAD_FILES;

/// Limit of the first load: the bytes, compressed by Brotli, that a first visitor fetches to see
/// the front page and to sit in the default game.
pub(crate) const FIRST_LOAD_LIMIT: u64 = 450_000;

/// Files that every visitor fetches but that no page waits for.
const NOT_NEEDED_TO_START: [&str; 2] = ["manifest.webmanifest", "sw.js"];

/// A group of files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct FileGroup {
    pub name: &'static str,
    pub files: usize,
    pub plain: u64,
    pub packed: u64,
}

/// Sizes of the page by groups of files.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Sizes {
    /// Files of the first load.
    pub first: Vec<FileGroup>,
    /// Files that are loaded when they are needed, or for offline play.
    pub later: Vec<FileGroup>,
}

/// Measures a page that was built.
pub(crate) fn measure(page: &Path) -> Result<Sizes> {
    let mut sizes = Sizes::default();
    let longest = largest_language(page)?;
    for name in names(page, "")? {
        let first = FIRST_LOAD_FILES.contains(&&*name)
            || NOT_NEEDED_TO_START.contains(&&*name)
            || name == longest;
        let list = if first { &mut sizes.first } else { &mut sizes.later };
        add(list, page, &name)?;
    }
    Ok(sizes)
}

/// Returns the largest language file: each visitor loads one.
fn largest_language(page: &Path) -> Result<String> {
    let mut words = names(&page.join("texts"), "texts/")?;
    words.retain(|name| !name.contains("more"));
    let packed = |name: &String| packed_size(page, name).unwrap_or_default();
    words.into_iter().max_by_key(packed).context("the page has no words")
}

fn add(parts: &mut Vec<FileGroup>, page: &Path, file: &str) -> Result<()> {
    let name = kind(file);
    let at = parts.iter().position(|part| part.name == name).unwrap_or_else(|| {
        parts.push(FileGroup { name, ..FileGroup::default() });
        parts.len() - 1
    });
    parts[at].files += 1;
    parts[at].plain += fs::metadata(page.join(file))?.len();
    parts[at].packed += packed_size(page, file)?;
    Ok(())
}

/// Returns the bytes that a server sends for a file.
fn packed_size(page: &Path, file: &str) -> Result<u64> {
    let plain = page.join(file);
    let packed = fs::metadata(brotli_path(&plain)).or_else(|_| fs::metadata(&plain));
    Ok(packed.with_context(|| format!("cannot read {}", plain.display()))?.len())
}

/// Returns the group of a file.
fn kind(file: &str) -> &'static str {
    let of = |start: &str, end: &str| file.starts_with(start) && file.ends_with(end);
    match file {
        "page_bg.wasm" => "program",
        _ if of("chunks/", ".wasm") => "other parts",
        _ if of("nets/", "") => "nets",
        _ if of("texts/", "") => "words",
        _ if of("", ".css") => "style",
        _ if of("", ".js") => "scripts",
        _ if of("icons/", "") => "icons",
        _ => "documents",
    }
}

/// Returns all files below a folder, without compressed forms.
fn names(folder: &Path, prefix: &str) -> Result<Vec<String>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut all = Vec::new();
    for entry in entries {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            all.extend(names(&entry.path(), &format!("{name}/"))?);
        } else if !is_compressed(&entry.path()) {
            all.push(name);
        }
    }
    all.sort();
    Ok(all)
}

impl Sizes {
    /// Returns the bytes of the first load.
    pub(crate) fn first_load(&self) -> u64 {
        self.first.iter().map(|part| part.packed).sum()
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<16}{:>6}{:>12}{:>12}", "", "files", "kB", "Brotli kB")?;
        for (title, parts) in [("first load", &self.first), ("on demand", &self.later)] {
            let sum = parts.iter().fold(FileGroup::default(), |mut sum, part| {
                sum.files += part.files;
                sum.plain += part.plain;
                sum.packed += part.packed;
                sum
            });
            line(f, title, &sum)?;
            let mut parts = parts.clone();
            parts.sort_by_key(|part| std::cmp::Reverse(part.packed));
            parts.iter().try_for_each(|part| line(f, &format!("  {}", part.name), part))?;
        }
        let limit = FIRST_LOAD_LIMIT.div_ceil(1000);
        write!(f, "The first load is {} kB of {limit}.", self.first_load().div_ceil(1000))
    }
}

fn line(f: &mut fmt::Formatter<'_>, title: &str, part: &FileGroup) -> fmt::Result {
    let kilobytes = |bytes: u64| format!("{}.{}", bytes / 1000, bytes % 1000 / 100);
    let (plain, packed) = (kilobytes(part.plain), kilobytes(part.packed));
    writeln!(f, "{title:<16}{:>6}{plain:>12}{packed:>12}", part.files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::{Build, Files, compress};

    #[test]
    fn what_a_first_game_needs_is_counted_as_it_is_sent() {
        let folder = crate::command::target_dir().join("xtask-tests/sizes");
        let _ = fs::remove_dir_all(&folder);
        let mut files: Files = FIRST_LOAD_FILES
            .iter()
            .chain(&NOT_NEEDED_TO_START)
            .map(|name| ((*name).to_owned(), vec![7; 10]))
            .collect();
        files.insert("page_bg.wasm".into(), vec![b'a'; 5_000]);
        files.insert("texts/da.ftl".into(), vec![7; 20]);
        files.insert("texts/ja.ftl".into(), (0..60).collect());
        files.insert("chunks/book-0a1b.wasm".into(), (0..90).collect());
        compress::write(&files, &folder, Build::Release).unwrap();
        let sizes = measure(&folder).unwrap();
        let part = |parts: &[FileGroup], name: &str| {
            parts.iter().find(|part| part.name == name).cloned().unwrap()
        };
        assert_eq!(part(&sizes.first, "program").plain, 5_000);
        assert!(part(&sizes.first, "program").packed < 100);
        assert_eq!(part(&sizes.first, "words").plain, 60, "the longest language");
        assert_eq!(part(&sizes.later, "words").plain, 20);
        assert_eq!(part(&sizes.later, "other parts").plain, 90);
        assert!(sizes.first_load() < 1_000);
        assert!(sizes.to_string().ends_with("The first load is 1 kB of 450."));
    }
}

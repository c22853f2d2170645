//! Writes the page, with compressed forms beside each file for servers to send.

use std::cmp::Reverse;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, io, thread};

use anyhow::{Context, Result, anyhow};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::{Build, Files};

/// Suffixes of files that are compressed already.
const ALREADY_COMPRESSED: [&str; 1] = ["png"];

/// Suffixes of the compressed forms of a file.
const COMPRESSED: [&str; 2] = ["br", "gz"];

/// Writes the files that have changed, on all processors, and removes stale ones.
pub(super) fn write(files: &Files, folder: &Path, build: Build) -> Result<()> {
    let mut queue: Vec<_> = files.iter().collect();
    // The largest first, so that no thread begins a long one when the others are done.
    queue.sort_by_key(|(_, bytes)| Reverse(bytes.len()));
    let next = AtomicUsize::new(0);
    let work = || -> Result<()> {
        while let Some((name, bytes)) = queue.get(next.fetch_add(1, Ordering::Relaxed)) {
            let path = folder.join(name);
            write_file(&path, bytes, build)
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(())
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined =
            workers.into_iter().map(|it| it.join().map_err(|_| anyhow!("packing failed"))?);
        joined.collect::<Result<()>>()
    })?;
    remove_stale(folder, folder, files)
}

/// Writes a file and its compressed forms. Compressing takes longer than all else, so a file that
/// is unchanged is left alone. The plain file is written last: if it is right, so are the others.
fn write_file(path: &Path, bytes: &[u8], build: Build) -> io::Result<()> {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    fs::create_dir_all(path.parent().unwrap_or(path))?;
    remove(path)?;
    for (ending, packed) in [("br", brotli(bytes, build)?), ("gz", gzip(bytes, build)?)] {
        let beside = with_added_ending(path, ending);
        remove(&beside)?;
        // A form that is not smaller is not kept.
        if !is_already_compressed(path) && packed.len() < bytes.len() {
            fs::write(beside, packed)?;
        }
    }
    fs::write(path, bytes)
}

fn is_already_compressed(path: &Path) -> bool {
    ALREADY_COMPRESSED.iter().any(|ending| path.extension() == Some(ending.as_ref()))
}

fn brotli(bytes: &[u8], build: Build) -> io::Result<Vec<u8>> {
    let quality = if build == Build::Release { 11 } else { 1 };
    let params = BrotliEncoderParams {
        quality,
        lgwin: 22,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &params)?;
    Ok(packed)
}

fn gzip(bytes: &[u8], build: Build) -> io::Result<Vec<u8>> {
    let level = if build == Build::Release { Compression::best() } else { Compression::fast() };
    let mut packer = GzEncoder::new(Vec::new(), level);
    packer.write_all(bytes)?;
    packer.finish()
}

/// Reports whether a file is the compressed form of another one.
pub(super) fn is_compressed(path: &Path) -> bool {
    COMPRESSED.iter().any(|ending| path.extension() == Some(ending.as_ref()))
}

/// Returns the path of the form that most browsers ask for.
pub(super) fn brotli_path(path: &Path) -> PathBuf {
    with_added_ending(path, "br")
}

fn with_added_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{ending}"));
    PathBuf::from(name)
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Removes files of an earlier build that this one does not have.
fn remove_stale(page: &Path, folder: &Path, files: &Files) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_stale(page, &path, files)?;
        } else if !files.contains_key(&address(page, &path)) {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

/// Returns the address of a file, or of the file that this one is a compressed form of.
fn address(page: &Path, path: &Path) -> String {
    let below = path.strip_prefix(page).unwrap_or(path);
    let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
    let name = parts.join("/");
    let packed = COMPRESSED.iter().find_map(|end| name.strip_suffix(&format!(".{end}")));
    packed.map(str::to_owned).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn folder(name: &str) -> PathBuf {
        let folder = crate::command::target_dir().join("xtask-tests").join(name);
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    fn files(all: &[(&str, &[u8])]) -> Files {
        all.iter().map(|(name, bytes)| ((*name).to_owned(), bytes.to_vec())).collect()
    }

    #[test]
    fn packed_files_hold_the_same() {
        let text = b"let us pack this, and this, and this, and this, and this".repeat(20);
        for build in [Build::Release, Build::Dev] {
            let mut plain = Vec::new();
            brotli::BrotliDecompress(&mut &brotli(&text, build).unwrap()[..], &mut plain).unwrap();
            assert_eq!(plain, text);
            let packed = gzip(&text, build).unwrap();
            let mut plain = Vec::new();
            flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut plain).unwrap();
            assert_eq!(plain, text);
        }
    }

    #[test]
    fn what_packs_is_packed_and_what_is_gone_is_removed() {
        let folder = folder("pack");
        let long = b"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
        let first = files(&[("a/long.js", long), ("short.js", b"x"), ("picture.png", long)]);
        write(&first, &folder, Build::Dev).unwrap();
        let there = |name: &str| folder.join(name).is_file();
        assert!(there("a/long.js.br") && there("a/long.js.gz"));
        assert!(!there("short.js.br") && !there("picture.png.gz"));
        write(&files(&[("short.js", long)]), &folder, Build::Dev).unwrap();
        assert!(!there("a/long.js") && !there("a/long.js.br") && there("short.js.gz"));
        write(&files(&[("short.js", b"x")]), &folder, Build::Dev).unwrap();
        assert!(there("short.js") && !there("short.js.gz"));
    }
}

//! The image for container runtimes, in the layout of the Open Container Initiative: one layer with the
//! program and the few files of the system that it needs, made without a runtime.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::archive::{FileTree, gzip};
use crate::command::output;

/// User of the server in the image; no user of the machine has this number.
pub(crate) const USER: u64 = 10_001;
/// Certificates by which the server trusts those to whom it sends notifications.
const CERTIFICATES: &str = "/etc/ssl/certs/ca-certificates.crt";
const ACCOUNTS: &str =
    "root:x:0:0::/:/sbin/nologin\ncartagena:x:10001:10001::/data:/sbin/nologin\n";
const GROUPS: &str = "root:x:0:\ncartagena:x:10001:\n";

/// Returns the files of the layer.
pub(crate) fn layer(program: &Path, settings: String, licences: &FileTree) -> Result<FileTree> {
    let mut files = licences.below("usr/share/doc/cartagena");
    files.program("usr/bin/cartagena", std::fs::read(program)?);
    for library in libraries(program)? {
        let path = library.to_string_lossy().trim_start_matches('/').to_owned();
        files.copied(path, &library, 0o755)?;
    }
    if Path::new(CERTIFICATES).is_file() {
        files.copied(CERTIFICATES.trim_start_matches('/'), Path::new(CERTIFICATES), 0o644)?;
    }
    files.file("etc/passwd", ACCOUNTS);
    files.file("etc/group", GROUPS);
    files.file("etc/nsswitch.conf", "hosts: files dns\n");
    files.file("etc/cartagena/cartagena.toml", settings);
    files.private_folder("data", USER);
    files.shared_folder("tmp");
    Ok(files)
}

/// Returns the libraries that the program is linked with, and its loader.
fn libraries(program: &Path) -> Result<Vec<PathBuf>> {
    let listed = output(Command::new("ldd").arg(program)).context("`ldd` lists no libraries")?;
    let libraries = listed_libraries(&listed);
    ensure!(!libraries.is_empty(), "`ldd` lists no libraries");
    Ok(libraries)
}

/// Reads lines such as `libc.so.6 => /lib/…/libc.so.6 (0x…)` and `/lib64/ld-linux-x86-64.so.2 (0x…)`.
fn listed_libraries(listed: &str) -> Vec<PathBuf> {
    let path = |line: &str| {
        let line = line.split_once("=>").map_or(line, |(_, path)| path);
        line.split_whitespace().next().filter(|path| path.starts_with('/')).map(PathBuf::from)
    };
    listed.lines().filter_map(path).collect()
}

/// Returns the image: its files in the OCI layout, below a folder.
pub(crate) fn image(layer: &FileTree, version: &str, time: u64) -> Result<FileTree> {
    let plain = layer.tar("", time)?;
    let packed = gzip(&plain)?;
    let created = timestamp(time);
    let config = json!({
        "architecture": architecture(),
        "os": "linux",
        "created": created,
        "config": {
            "User": format!("{USER}:{USER}"),
            "Entrypoint": ["/usr/bin/cartagena"],
            "Cmd": ["serve", "--config", "/etc/cartagena/cartagena.toml"],
            "WorkingDir": "/data",
            "ExposedPorts": { "7777/tcp": {} },
            "Volumes": { "/data": {} },
            "StopSignal": "SIGTERM",
            "Labels": {
                "org.opencontainers.image.title": "Cartagena",
                "org.opencontainers.image.version": version,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [digest(&plain)] },
        "history": [{ "created": created, "comment": "cargo xtask dist" }],
    });
    let config = config.to_string().into_bytes();
    let part = |kind: &str, content: &[u8]| {
        let media = format!("application/vnd.oci.image.{kind}");
        json!({ "mediaType": media, "digest": digest(content), "size": content.len() })
    };
    let manifest = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": part("config.v1+json", &config),
        "layers": [part("layer.v1.tar+gzip", &packed)],
    });
    let manifest = manifest.to_string().into_bytes();
    let index = index(part("manifest.v1+json", &manifest), version);
    let mut files = FileTree::default();
    files.file("oci-layout", r#"{"imageLayoutVersion":"1.0.0"}"#);
    files.file("index.json", index.to_string());
    for blob in [config, manifest, packed] {
        files.file(format!("blobs/{}", digest(&blob).replace(':', "/")), blob);
    }
    Ok(files)
}

fn index(mut manifest: Value, version: &str) -> Value {
    manifest["annotations"] = json!({ "org.opencontainers.image.ref.name": version });
    manifest["platform"] = json!({ "architecture": architecture(), "os": "linux" });
    json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": [manifest],
    })
}

/// Returns the processor as container runtimes call it.
fn architecture() -> &'static str {
    super::deb::architecture()
}

pub(crate) fn digest(content: &[u8]) -> String {
    let bytes = Sha256::digest(content);
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("sha256:{hex}")
}

/// Returns a time since 1970 as RFC 3339 writes it.
fn timestamp(time: u64) -> String {
    let (days, rest) = (time / 86_400, time % 86_400);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (rest / 3_600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// Returns year, month and day of a number of days since 1970 (Hinnant's algorithm).
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (number, month) = (day - (153 * month + 2) / 5 + 1, (month + 2) % 12 + 1);
    (year + era * 400 + u64::from(month <= 2), month, number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_the_format_wants_them() {
        assert_eq!(timestamp(0), "1970-01-01T00:00:00Z");
        assert_eq!(timestamp(951_827_696), "2000-02-29T12:34:56Z");
        assert_eq!(timestamp(1_763_510_400), "2025-11-19T00:00:00Z");
    }

    #[test]
    fn libraries_are_read_from_both_kinds_of_lines() {
        let listed = "\tlinux-vdso.so.1 (0x1)\n\tlibc.so.6 => /lib/x/libc.so.6 (0x2)\n\
            \t/lib64/ld-linux-x86-64.so.2 (0x3)\n";
        let expect = ["/lib/x/libc.so.6", "/lib64/ld-linux-x86-64.so.2"].map(PathBuf::from);
        assert_eq!(listed_libraries(listed), expect);
    }

    #[test]
    fn an_image_names_its_parts_by_their_digests() {
        let mut layer = FileTree::default();
        layer.file("etc/passwd", ACCOUNTS);
        let tar = image(&layer, "1.2.3", 7).unwrap().tar("", 7).unwrap();
        let mut archive = tar::Archive::new(tar.as_slice());
        let mut blobs = 0;
        for entry in archive.entries().unwrap() {
            let mut entry = entry.unwrap();
            let path = entry.path().unwrap().display().to_string();
            let mut content = Vec::new();
            std::io::Read::read_to_end(&mut entry, &mut content).unwrap();
            if let Some(hash) = path.strip_prefix("blobs/sha256/").filter(|hash| !hash.is_empty()) {
                assert_eq!(digest(&content), format!("sha256:{hash}"));
                blobs += 1;
            }
        }
        assert_eq!(blobs, 3);
    }
}

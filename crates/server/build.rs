//! Embeds the built page into the program: a table of all its files, with their compressed forms.
//!
//! `CARTAGENA_PAGE` names the folder that `cargo xtask page` has written. Without it the table is
//! empty, so that everything but serving can be built and tested without a page.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "it reads the files of the page"
)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use sha2::{Digest, Sha256};

/// Suffixes of files that are compressed forms of another file.
const PACKED: [&str; 2] = ["br", "gz"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=CARTAGENA_PAGE");
    let files =
        env::var_os("CARTAGENA_PAGE").map_or_else(Vec::new, |page| listed(Path::new(&page)));
    let mut code = String::from("&[\n");
    for (name, path) in files {
        let _ = writeln!(code, "    {},", entry(&name, &path));
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("page.rs"), code + "]\n").expect("the build folder can be written");
}

/// Lists every file below a folder by its address, which has slashes on every system.
fn listed(page: &Path) -> Vec<(String, PathBuf)> {
    println!("cargo::rerun-if-changed={}", page.display());
    let mut files = Vec::new();
    gather(page, "", &mut files);
    files.retain(|(_, path)| !path.extension().is_some_and(|end| PACKED.iter().any(|p| end == *p)));
    files.sort();
    files
}

fn gather(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) {
    let listing = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in listing {
        let path = entry.expect("a readable folder").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
        let name = format!("{prefix}{name}");
        match path.is_dir() {
            true => gather(&path, &format!("{name}/"), files),
            false => files.push((name, path)),
        }
    }
}

fn entry(name: &str, path: &Path) -> String {
    let bytes = fs::read(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let tag: String =
        Sha256::digest(&bytes).iter().take(12).fold(String::new(), |mut tag, byte| {
            let _ = write!(tag, "{byte:02x}");
            tag
        });
    let [br, gz] = PACKED.map(|ending| packed(path, ending));
    format!(
        "File {{ name: {name:?}, tag: {tag:?}, plain: include_bytes!({path:?}), br: {br}, gz: {gz} }}"
    )
}

fn packed(path: &Path, ending: &str) -> String {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    let path = PathBuf::from(name);
    match path.is_file() {
        true => format!("Some(include_bytes!({path:?}))"),
        false => "None".to_owned(),
    }
}

//! The service worker's list of files and their common version.

use anyhow::{Context, Result, ensure};
use serde_json::json;
use sha2::{Digest, Sha256};

use super::Files;

const WORKER: &str = "sw.js";

/// Files of a first game; the texts of the chosen language are added at run time.
pub(super) const FIRST_LOAD_FILES: [&str; 11] = [
    "app.css",
    "boot.js",
    "chunks.js",
    "focus.js",
    "icons/icon.svg",
    "index.html",
    "nets/tortuga-2.net",
    "page.js",
    "page_bg.wasm",
    "splash.css",
    "worker.js",
];

/// Puts the version and the lists of files before the text of the service worker.
pub(super) fn add_file_list(files: &mut Files) -> Result<()> {
    let text = files.remove(WORKER).with_context(|| format!("{WORKER} is missing"))?;
    let line = file_list(files, &text)?;
    let worker = [line.as_bytes(), &text].concat();
    files.insert(WORKER.to_owned(), worker);
    Ok(())
}

fn file_list(files: &Files, worker: &[u8]) -> Result<String> {
    for name in FIRST_LOAD_FILES {
        ensure!(files.contains_key(name), "the page lacks {name}");
    }
    let (core, rest): (Vec<_>, Vec<_>) =
        files.keys().partition(|name| FIRST_LOAD_FILES.contains(&name.as_str()));
    let build = json!({ "version": version(files, worker), "core": core, "rest": rest });
    Ok(format!("const BUILD = {build};\n"))
}

/// Returns the version, which changes whenever a file, a name or the service worker itself changes.
fn version(files: &Files, worker: &[u8]) -> String {
    let mut all = Sha256::new();
    for (name, bytes) in files {
        all.update(Sha256::digest(name));
        all.update(Sha256::digest(bytes));
    }
    all.update(worker);
    all.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> Files {
        let others = ["nets/jamaica-5.net", "texts/he.ftl"];
        let names = FIRST_LOAD_FILES.iter().chain(&others);
        let mut files: Files =
            names.map(|name| ((*name).to_owned(), name.as_bytes().to_vec())).collect();
        files.insert(WORKER.to_owned(), b"work();\n".to_vec());
        files
    }

    fn line(mut files: Files) -> String {
        add_file_list(&mut files).unwrap();
        String::from_utf8(files[WORKER].clone()).unwrap()
    }

    #[test]
    fn every_file_is_core_or_rest_and_the_worker_neither() {
        let text = line(page());
        let list =
            text.strip_prefix("const BUILD = ").unwrap().strip_suffix(";\nwork();\n").unwrap();
        let build: serde_json::Value = serde_json::from_str(list).unwrap();
        assert_eq!(build["core"], json!(FIRST_LOAD_FILES));
        assert_eq!(build["rest"], json!(["nets/jamaica-5.net", "texts/he.ftl"]));
        assert_eq!(build["version"].as_str().map(str::len), Some(16));
    }

    #[test]
    fn any_change_is_another_version() {
        let before = line(page());
        assert_eq!(before, line(page()));
        let changed = |name: &str| {
            let mut files = page();
            files.insert(name.to_owned(), b"other".to_vec());
            line(files)
        };
        for name in ["page_bg.wasm", "texts/he.ftl", "new.js", WORKER] {
            assert_ne!(changed(name), before, "{name}");
        }
    }

    #[test]
    fn a_page_without_its_core_is_refused() {
        let mut files = page();
        files.remove("worker.js");
        assert_eq!(add_file_list(&mut files).unwrap_err().to_string(), "the page lacks worker.js");
    }
}

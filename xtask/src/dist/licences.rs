//! The licences of everything that is in the program and its page, as their authors wrote them.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::command::{cargo, output};

/// Our crates from which everything else is reached: the program and its page.
const ROOTS: [&str; 2] = ["cartagena-cli", "cartagena-web"];
/// Beginnings of the names of files with a licence.
const NAMES: [&str; 5] = ["license", "licence", "copying", "notice", "unlicense"];

/// Returns the list of all packages with their licences, and then every text once.
pub(crate) fn third_party() -> Result<String> {
    let metadata = output(&mut cargo(&["metadata", "--format-version", "1", "--locked"]));
    let metadata: Value = serde_json::from_str(&metadata.context("no metadata")?)?;
    let mut list = String::from("Cartagena contains these packages of others:\n\n");
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in used_packages(&metadata)? {
        let text = |field: &str| package[field].as_str().unwrap_or_default().to_owned();
        let name = format!("{} {}", text("name"), text("version"));
        let manifest = PathBuf::from(text("manifest_path"));
        let licences = licence_texts(manifest.parent().context("no folder")?)?;
        let authors = match licences.is_empty() {
            true => format!(" (without a text of its own; by {})", authors(package)),
            false => String::new(),
        };
        list += &format!("{name}: {} {}{authors}\n", text("license"), text("repository"));
        for licence in licences {
            texts.entry(licence).or_default().push(name.clone());
        }
    }
    let mut texts: Vec<(String, String)> =
        texts.into_iter().map(|(text, names)| (names.join(", "), text)).collect();
    texts.sort();
    let rule = "-".repeat(78);
    let texts = texts.iter().map(|(names, text)| format!("\n{rule}\n{names}\n{rule}\n\n{text}\n"));
    Ok(list + &texts.collect::<String>())
}

/// Returns the packages of others that ours use in the end, sorted by name.
fn used_packages(metadata: &Value) -> Result<Vec<&Value>> {
    let packages = metadata["packages"].as_array().context("no packages")?;
    let nodes = metadata["resolve"]["nodes"].as_array().context("no graph")?;
    let by_id: BTreeMap<&str, &Value> =
        packages.iter().filter_map(|it| Some((it["id"].as_str()?, it))).collect();
    let node: BTreeMap<&str, &Value> =
        nodes.iter().filter_map(|it| Some((it["id"].as_str()?, it))).collect();
    let is_root = |id: &&str| by_id[*id]["name"].as_str().is_some_and(|it| ROOTS.contains(&it));
    let mut open: VecDeque<&str> = by_id.keys().copied().filter(is_root).collect();
    let mut seen: BTreeSet<&str> = open.iter().copied().collect();
    while let Some(id) = open.pop_front() {
        let uses = node.get(id).and_then(|node| node["deps"].as_array()).into_iter().flatten();
        for id in uses.filter(|it| is_normal(it)).filter_map(|it| it["pkg"].as_str()) {
            if seen.insert(id) {
                open.push_back(id);
            }
        }
    }
    let others = seen.into_iter().map(|id| by_id[id]).filter(|it| !it["source"].is_null());
    let mut others: Vec<&Value> = others.collect();
    others.sort_by_key(|it| (it["name"].as_str(), it["version"].as_str()));
    Ok(others)
}

/// Reports whether a dependency is in the program, and not only in its tests or its build.
fn is_normal(dependency: &Value) -> bool {
    let kinds = dependency["dep_kinds"].as_array().into_iter().flatten();
    kinds.into_iter().any(|kind| kind["kind"].is_null())
}

fn authors(package: &Value) -> String {
    let names = package["authors"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let names: Vec<&str> = names.collect();
    if names.is_empty() { "its authors".to_owned() } else { names.join(", ") }
}

fn licence_texts(folder: &Path) -> Result<Vec<String>> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.is_file() && is_licence(path))
        .collect();
    files.sort();
    let texts = files.iter().filter_map(|file| fs::read_to_string(file).ok());
    Ok(texts.map(|text| text.replace('\r', "").trim().to_owned()).collect())
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().to_lowercase());
    name.is_some_and(|name| NAMES.iter().any(|known| name.starts_with(known)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_used_package_is_listed_with_a_licence() {
        let text = third_party().unwrap();
        let (list, texts) = text.split_once("\n---").unwrap();
        for name in ["axum", "sqlx-core", "clap", "leptos", "tokio", "libsqlite3-sys"] {
            let line = list.lines().find(|line| line.starts_with(&format!("{name} ")));
            let (_, licence) =
                line.unwrap_or_else(|| panic!("no {name}")).split_once(": ").unwrap();
            assert!(!licence.trim().is_empty(), "{name}");
            let has_text = texts.contains(&format!("{name} "));
            assert_ne!(has_text, licence.contains("without a text of its own"), "{name}");
        }
        assert!(!list.contains("\ncartagena"), "ours are not of others");
        assert!(!list.contains("\nproptest "), "what only tests need is not in the program");
    }
}

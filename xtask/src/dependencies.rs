//! The diagram of our crates in `ARCHITECTURE.md`, made from `cargo metadata`.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::command::{cargo, output, root};
use crate::docs::with_section;

/// Lines around the diagram.
const MARKERS: [&str; 2] = ["<!-- dependencies:begin -->\n", "<!-- dependencies:end -->"];

fn file() -> PathBuf {
    root().join("ARCHITECTURE.md")
}

/// Writes the diagram again.
pub(crate) fn write() -> Result<()> {
    let text = fs::read_to_string(file())?;
    Ok(fs::write(file(), updated(&text)?)?)
}

/// Returns the text with an up-to-date diagram.
fn updated(text: &str) -> Result<String> {
    with_section(text, MARKERS, &diagram(&metadata()?)?)
}

fn metadata() -> Result<Value> {
    let mut command = cargo(&["metadata", "--no-deps", "--format-version", "1"]);
    Ok(serde_json::from_str(&output(&mut command).context("no metadata")?)?)
}

/// Returns the diagram: an arrow from each crate to each crate that it uses outside of tests, without
/// those that follow from other arrows.
fn diagram(metadata: &Value) -> Result<String> {
    let mut lines = vec!["```mermaid".to_owned(), "graph LR".to_owned()];
    let crates = uses(metadata)?;
    for (name, used) in &crates {
        let direct = used.iter().filter(|to| !follows(&crates, used, to));
        lines.extend(direct.map(|to| format!("    {name} --> {to}")));
    }
    lines.push("```\n".to_owned());
    Ok(lines.join("\n"))
}

/// Each crate's folder with the folders of the crates that it uses, all sorted.
type Uses = Vec<(String, Vec<String>)>;

fn uses(metadata: &Value) -> Result<Uses> {
    let packages = metadata["packages"].as_array().context("no packages")?;
    let mut all: Uses = packages.iter().map(|package| (folder(package), used(package))).collect();
    all.sort();
    Ok(all)
}

fn folder(package: &Value) -> String {
    let manifest = PathBuf::from(package["manifest_path"].as_str().unwrap_or_default());
    let folder = manifest.parent().and_then(|folder| folder.file_name());
    folder.map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}

fn used(package: &Value) -> Vec<String> {
    let dependencies = package["dependencies"].as_array().into_iter().flatten();
    let ours = dependencies.filter(|it| it["kind"].is_null()).filter_map(|it| it["path"].as_str());
    let mut names: Vec<String> = ours
        .filter_map(|path| PathBuf::from(path).file_name()?.to_str().map(str::to_owned))
        .collect();
    names.sort();
    names.dedup();
    names
}

/// Reports whether an arrow leads to a crate by way of another one.
fn follows(crates: &Uses, used: &[String], to: &str) -> bool {
    used.iter().any(|over| over != to && reaches(crates, over, to))
}

fn reaches(crates: &Uses, from: &str, to: &str) -> bool {
    let used = crates.iter().find(|(name, _)| name == from).map(|(_, used)| used);
    used.into_iter().flatten().any(|next| next == to || reaches(crates, next, to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_architecture_shows_the_crates_as_they_are() {
        let text = fs::read_to_string(file()).unwrap();
        assert_eq!(text, updated(&text).unwrap(), "run `cargo xtask docs`");
    }

    #[test]
    fn arrows_that_follow_from_others_are_left_out() {
        let package = |name: &str, used: &[&str]| {
            let used =
                used.iter().map(|name| json!({ "kind": null, "path": format!("/c/{name}") }));
            let used: Vec<_> = used.chain([json!({ "kind": "dev", "path": "/c/t" })]).collect();
            json!({ "manifest_path": format!("/c/{name}/Cargo.toml"), "dependencies": used })
        };
        let packages = [package("c", &["a", "b"]), package("a", &[]), package("b", &["a"])];
        let lines = "```mermaid\ngraph LR\n    b --> a\n    c --> b\n```\n";
        assert_eq!(diagram(&json!({ "packages": packages })).unwrap(), lines);
    }
}

//! `cartagena puzzles` as people and programs run it.

use crate::common::run;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

fn printed(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

fn complaint(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(1), "{args:?}");
    String::from_utf8(output.stderr).expect("complaints are UTF-8")
}

fn file(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("puzzles");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(name);
    fs::write(&file, text).expect("a file");
    file
}

const SHORT: [&str; 6] = ["--seed", "5", "--count", "2", "--nodes", "640"];

#[test]
fn the_same_seed_gives_the_same_puzzles_on_screen_and_in_a_file() {
    let text = printed(&[["puzzles"].as_slice(), &SHORT].concat());
    assert_eq!(text.lines().next(), Some("cartagena-puzzles 1"));
    assert_eq!(text.lines().count(), 3);
    let out = file("made.txt", "");
    let name = out.display().to_string();
    let report = printed(&[["puzzles", "--json", "--out", &name].as_slice(), &SHORT].concat());
    assert_eq!(fs::read_to_string(&out).expect("the file"), text);
    let report: Value = serde_json::from_str(&report).expect("JSON");
    assert!(report["puzzles"].as_u64() >= Some(2) && report["positions"].as_u64() > Some(2));
    let check = ["puzzles", "--check", &name, "--nodes", "640", "--json"];
    let checked: Value = serde_json::from_str(&printed(&check)).expect("JSON");
    assert_eq!((&checked["checked"], &checked["differing"]), (&2.into(), &Value::Array(vec![])));
}

#[test]
fn bad_files_are_refused_with_the_reason() {
    let damaged = file("damaged.txt", "cartagena-puzzles 1\nnonsense\n").display().to_string();
    let said = complaint(&["puzzles", "--check", &damaged]);
    assert!(said.contains("damaged.txt") && said.contains("line 2"), "{said}");
    let other = file("other.txt", "[Cartagena \"1\"]\n").display().to_string();
    assert!(complaint(&["puzzles", "--check", &other]).contains("first line"));
    assert!(complaint(&["puzzles", "--check", "/nowhere/x.txt"]).contains("x.txt"));
    assert!(complaint(&["puzzles", "--from", &damaged]).contains("damaged.txt"));
}

//! `cartagena verify` as people run it: a real process on a real file.

use crate::common::{complaint, printed, run};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// A game of three: the first took part in the deal, the second only committed to a secret and the
/// third did neither; the first seat was chosen. The record is never written again.
const FAIR: &str = include_str!("commit_reveal_game.txt");

/// Writes a file with this text.
fn file(name: &str, text: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("verify");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(name);
    fs::write(&file, text).expect("a file");
    file.to_str().expect("a plain path").to_owned()
}

#[test]
fn a_proved_deal_says_plainly_what_is_proved_and_what_not() {
    let file = file("fair.txt", FAIR);
    let message = printed(&["verify", &file]);
    for part in [
        "The deal is proved",
        "Added bytes to the deal: Anne\n",
        "Added nothing: Grace\n",
        "did not arrive: Mary. So the server could choose between",
        "The server could not choose the cards",
        "The first player was chosen by people",
        "It is not proved that the server kept its secret",
    ] {
        assert!(message.contains(part), "{part}\n{message}");
    }
    for lang in ["he", "ru", "da", "cs", "ja"] {
        let message = printed(&["verify", &file, "--lang", lang]);
        assert!(message.contains("Anne") && message.contains("Grace"), "{message}");
        assert!(!message.contains("verify-") && !message.contains("The deal"), "{message}");
    }
}

#[test]
fn programs_get_json() {
    let message = printed(&["verify", &file("json.txt", FAIR), "--json"]);
    let value: Value = serde_json::from_str(&message).expect("JSON");
    assert_eq!(value["proved"], json!(true));
    assert_eq!(value["seats"], json!(["given", "promised", "none"]));
    assert_eq!(value["chosen"], json!({ "tunnel": false, "first": true }));
}

#[test]
fn a_changed_record_is_refused_with_the_place() {
    let secret = FAIR.find("[Secret \"2a").expect("the secret") + 9;
    let mut changed = FAIR.to_owned();
    changed.replace_range(secret..secret + 1, "3");
    let message = complaint(&["verify", &file("changed.txt", &changed)], 1);
    assert!(message.contains("this is not the secret that the server committed to"), "{message}");
    let renamed = FAIR.replace("Grace", "Gracy");
    let message = complaint(&["verify", &file("renamed.txt", &renamed)], 1);
    assert!(message.contains("the checksum does not match"), "{message}");
}

#[test]
fn what_tells_nothing_proves_nothing() {
    let line =
        |tag: &str| FAIR.lines().find(|line| line.starts_with(tag)).expect(tag).to_owned() + "\n";
    let hidden = FAIR.replace(&line("[Secret "), "").replace(&line("[Sum "), "");
    let message = complaint(&["verify", &file("hidden.txt", &hidden)], 1);
    assert!(message.contains("the secret is revealed when the game is over"), "{message}");
    let message = complaint(&["verify", &file("plain.txt", crate::common::RECORD)], 1);
    assert!(message.contains("does not say where its cards came from"), "{message}");
}

/// Regression: programs were given the names of types in the code: `Wrong(Target(Place(1)))`.
#[test]
fn programs_get_codes_that_the_documentation_lists() {
    let listed = include_str!("../../../../docs/CODES.md");
    let renamed = FAIR.replace("Grace", "Gracy");
    let output = run(&["verify", &file("codes.txt", &renamed), "--json"]);
    let value: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((&value["proved"], &value["problem"]), (&json!(false), &json!("hash-mismatch")));
    assert!(listed.contains("`hash-mismatch`"));
}

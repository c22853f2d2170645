//! `cartagena validate --heads` as operators run it.

use crate::common::{complaint, run};
use cartagena_record::{ChainHead, Hex};
use cartagena_store::{GameMeta, StoreLocation, connect};
use std::fs;
use std::path::Path;
use tokio::runtime::Runtime;

/// Stores a game of two lines and returns the head of each.
fn stored(folder: &Path) -> [ChainHead; 2] {
    let storing = async {
        let store = connect(&StoreLocation::Sqlite(folder.to_owned())).await.expect("a store");
        let meta = GameMeta { rules_version: 1, opened: 0 };
        store.open("k3", &meta, "one").await.expect("a game");
        store.append("k3", 2, "two", None).await.expect("a line");
        let mut heads = Vec::new();
        for seq in [1, 2] {
            let (seq, hash) =
                store.head("k3", Some(seq)).await.expect("an answer").expect("a head");
            heads.push(ChainHead { seq, hash: Hex(hash) });
        }
        store.close().await.expect("closed");
        [heads[0], heads[1]]
    };
    Runtime::new().expect("a runtime").block_on(storing)
}

/// The stored lines are none of a game, which is reported, too; only what is said of heads matters.
#[test]
fn heads_that_the_store_lacks_are_named() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("noted-heads");
    let _ = fs::remove_dir_all(&folder);
    let [first, second] = stored(&folder.join("data"));
    let file = |name: &str, text: &str| {
        let file = folder.join(name);
        fs::write(&file, text).expect("a file");
        file.to_str().expect("a plain path").to_owned()
    };
    let data = folder.join("data");
    let data = data.to_str().expect("a plain path");
    let validate = |heads: &str| {
        let output = run(&["validate", "--data", data, "--heads", heads]);
        assert_eq!(output.status.code(), Some(1), "the lines are none of a game");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let there = validate(&file("there.txt", &format!("k3 {first}\nk3 {second}\n")));
    assert!(!there.contains("rewritten"), "{there}");
    let receipt = format!("[Receipt \"1\"]\n[Game \"k3\"]\n[Head \"{second}\"]\n");
    assert!(!validate(&file("receipt.txt", &receipt)).contains("rewritten"));
    let other = ChainHead { seq: 2, ..first };
    let rolled_back = ChainHead { seq: 3, ..second };
    let gone = validate(&file("gone.txt", &format!("k3 {other}\nk3 {rolled_back}\nk4 {first}\n")));
    for sentence in ["k3: line 2 is missing", "k3: line 3 is missing", "k4: line 1 is missing"] {
        assert!(gone.contains(sentence), "{sentence}: {gone}");
    }
    let bad = file("bad.txt", "# noted\nk3 2\n");
    let message = complaint(&["validate", "--data", data, "--heads", &bad], 1);
    assert!(message.contains("Line 2 of") && message.contains("bad.txt"), "{message}");
}

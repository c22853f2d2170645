//! The bot of `docs/WRITE-A-BOT.md` plays as the page says.

use crate::common::printed;
use serde_json::Value;

const PAGE: &str = include_str!("../../../../docs/WRITE-A-BOT.md");
const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bot.py");

#[test]
fn the_page_shows_the_bot_as_it_is() {
    let shown = PAGE.split("```python\n").nth(1).and_then(|rest| rest.split("```").next());
    assert_eq!(shown, Some(include_str!("../../../../docs/bot.py")));
}

/// The margin is large, because the machine that tests may be busy; Python itself is quick enough.
#[test]
fn the_bot_of_the_page_plays_a_match() {
    let bot = format!("name=mine:program@1000:python3 \"{BOT}\"");
    for (rules, players) in [("tortuga", "2"), ("jamaica", "3"), ("hispaniola-boat", "2")] {
        let result = printed(&[
            "arena",
            &bot,
            "random",
            "--deals",
            "2",
            "--margin",
            "60000",
            "--json",
            "--rules",
            rules,
            "--players",
            players,
        ]);
        let result: Value = serde_json::from_str(&result).expect("one JSON object");
        let only = &result["matches"][0];
        assert_eq!(only["forfeited"][0]["games"], 0, "{only}");
        assert!(only["score"]["value"].as_f64() > only["fair"].as_f64(), "{only}");
    }
}

/// Our own engine as a program, by nodes: the handshake, and the same games every time.
#[test]
fn the_engine_plays_by_nodes() {
    let engine = format!("program#50:\"{}\" engine", env!("CARGO_BIN_EXE_cartagena"));
    let play = || {
        let result =
            printed(&["arena", &engine, "random", "--deals", "1", "--seed", "4", "--json"]);
        let mut result: Value = serde_json::from_str(&result).expect("one JSON object");
        assert_eq!(result["matches"][0]["forfeited"][0]["games"], 0, "{result}");
        result.as_object_mut().expect("an object").remove("timing");
        result
    };
    assert_eq!(play(), play());
}

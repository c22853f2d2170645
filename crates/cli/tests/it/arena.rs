//! `cartagena arena` as people and programs run it.

use serde_json::Value;
use std::fs;
use std::path::Path;

fn printed(args: &[&str]) -> String {
    crate::common::printed(&[&["arena"], args].concat())
}

fn complaint(args: &[&str], code: i32) -> String {
    crate::common::complaint(&[&["arena"], args].concat(), code)
}

fn json(args: &[&str]) -> Value {
    let all = [&["--json", "--seed", "9"], args].concat();
    serde_json::from_str(&printed(&all)).expect("one JSON object")
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    let with = |jobs| {
        let words = ["sailor#30", "greedy", "--rules", "jamaica", "--deals", "3", "--jobs", jobs];
        let mut result = json(&words);
        let fields = result.as_object_mut().expect("an object");
        let timing = fields.remove("timing").expect("timing");
        assert!(timing["ladder"][0]["turns"].as_u64().is_some_and(|turns| turns > 0));
        fields.remove("jobs");
        result
    };
    let (one, two) = (with("1"), with("2"));
    assert_eq!(one, two);
    assert_eq!(
        (&one["rules"], &one["players"], &one["seed"]),
        (&"jamaica".into(), &2.into(), &9.into())
    );
    assert_eq!(one["contestants"][0]["nodes_per_move"], 30);
    let only = &one["matches"][0];
    assert_eq!(only["deals"].as_array().map(Vec::len), Some(3));
    let sum = ["won", "drawn", "lost"].map(|field| only[field].as_u64().expect("a count"));
    assert_eq!(sum.iter().sum::<u64>(), 6);
}

#[test]
fn one_sits_alone_at_a_larger_table() {
    let result = json(&["greedy", "random", "--players", "4", "--deals", "3"]);
    let only = &result["matches"][0];
    assert_eq!((&only["fair"], &only["games"]), (&Value::from(0.25), &Value::from(12)));
    assert!(only["score"]["value"].as_f64().expect("a share") > 0.5, "{only}");
    assert_eq!(result["ladder"][0]["name"], "greedy");
}

#[test]
fn everything_is_reported_in_every_language() {
    for lang in ["en", "he", "ru", "da", "cs", "ja"] {
        let lone = printed(&["greedy", "random", "--deals", "2", "--lang", lang]);
        assert_eq!(lone.lines().count(), 7, "{lang}: {lone}");
        let words = ["greedy", "random", "random", "--deals", "2", "--lang", lang];
        let ladder = printed(&words);
        assert_eq!(ladder.lines().count(), 4, "{lang}: {ladder}");
        assert!(ladder.lines().nth(1).is_some_and(|line| line.starts_with("1  greedy ")));
        let tested = ["greedy", "random", "--deals", "40", "--sprt=-10,60", "--lang", lang];
        let sentence = printed(&tested).lines().last().map(str::to_owned).expect("a sentence");
        assert!(sentence.contains("+60") && sentence.contains("−10"), "{lang}: {sentence}");
    }
}

#[test]
#[cfg(unix)]
fn a_program_that_does_not_play_loses() {
    let report = printed(&["program:echo hello", "greedy", "--deals", "1"]);
    assert!(report.contains("program:echo hello forfeited 2 games."), "{report}");
    assert!(report.contains("this is no answer: hello"), "{report}");
    let result = json(&["program:true", "greedy", "--deals", "1"]);
    assert_eq!(result["matches"][0]["forfeited"][0]["games"], 2);
    let said = complaint(&["program:/no/such/program", "greedy"], 1);
    assert!(
        said.contains("/no/such/program cannot take part: the program does not start"),
        "{said}"
    );
}

#[test]
fn ladders_are_drawn() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ladders");
    fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str| folder.join(name).to_str().expect("a plain path").to_owned();
    let (svg, png) = (file("ladder.svg"), file("ladder.png"));
    let drawn = |file: &str| printed(&["greedy", "random", "--deals", "1", "--picture", file]);
    drawn(&svg);
    let tree = fs::read_to_string(&svg).expect("a file");
    resvg::usvg::Tree::from_str(&tree, &resvg::usvg::Options::default()).expect("well-formed SVG");
    drawn(&png);
    assert!(fs::read(&png).expect("a file").starts_with(b"\x89PNG\r\n"));
    let said = complaint(&["greedy", "random", "--deals", "1", "--picture", "no/folder.svg"], 1);
    assert!(said.contains("cannot be written"), "{said}");
}

#[test]
fn wrong_command_lines_are_explained() {
    let check = |args: &[&str], expect: &str| {
        let said = complaint(args, 2);
        assert!(said.contains(expect), "{args:?}: {said}");
    };
    check(&["greedy"], "a contest needs at least two contestants");
    check(&["greedy", "cook"], "nobody has this name; there are landlubber, deckhand");
    check(&["greedy", "captain@fast"], "@fast is not a limit; limits look like @100, #5000");
    check(&["greedy", "searcher:x=1"], "this setting is not known here: x=1");
    check(&["greedy", "program"], "the program’s command is missing");
    check(&["greedy", "random", "--sprt", "9,1"], "two differences in Elo are needed");
    check(&["greedy", "random", "--picture", "a.gif"], "must end in one of .svg, .png");
    check(&["greedy", "random", "--ms", "0"], "it must be a number from 1 to 600000");
}

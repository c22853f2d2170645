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
        assert_eq!(lone.lines().count(), 10, "{lang}: {lone}");
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
    assert!(report.contains("The position then:") && report.contains("tortuga "), "{report}");
    let crash = "name=mine:program:sh -c \"read x; echo ok; echo trouble >&2; exit 7\"";
    let result = json(&[crash, "greedy", "--deals", "1"]);
    assert_eq!(result["contestants"][0]["name"], "mine");
    let forfeited = &result["matches"][0]["forfeited"][0];
    assert_eq!(forfeited["games"], 2);
    assert_eq!(
        (&forfeited["status"]["code"], &forfeited["last_line"]),
        (&7.into(), &"trouble".into())
    );
    assert!(forfeited["position"].as_str().is_some_and(|line| line.starts_with("tortuga ")));
    let report = printed(&[crash, "greedy", "--deals", "1"]);
    assert!(report.contains("exit code 7; its last line: trouble"), "{report}");
    let said = complaint(&["program:/no/such/program", "greedy"], 1);
    assert!(
        said.contains("/no/such/program cannot take part: the program does not start"),
        "{said}"
    );
}

/// A slow program forfeits on time, and what it writes on standard error is kept.
#[test]
#[cfg(unix)]
fn a_slow_program_forfeits_and_its_log_is_kept() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("slow");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str| folder.join(name).to_str().expect("a plain path").to_owned();
    let slow = "name=slow:program@10:sh -c \"echo hello >&2; read x; echo ok; read y; sleep 60\"";
    let (log, records) = (file("log.txt"), file("records"));
    let args = [slow, "greedy", "--deals", "1", "--margin", "50", "--log", &log];
    let report = printed(&[&args[..], &["--records", &records]].concat());
    let reason = "its turn took longer than 10 ms and the margin of 50 ms";
    assert!(report.contains(reason), "{report}");
    let log = fs::read_to_string(&log).expect("a log");
    assert!(log.starts_with("slow [") && log.contains("]: hello\n"), "{log}");
    for seat in 1..=2 {
        let name = format!("match1-deal00001-seat{seat}.txt");
        let text = fs::read_to_string(folder.join("records").join(name)).expect("a record");
        let tag =
            format!("[Termination \"seat {} forfeited: the turn took more than 10 ms", seat - 1);
        assert!(text.contains(&tag) && text.contains("slow"), "{text}");
    }
    let old = complaint(&["program#100:sh -c \"read x; echo error: no\"", "greedy"], 1);
    assert!(old.contains("does not speak version 2 of the protocol"), "{old}");
}

#[test]
fn nets_must_be_there_whole_and_fit() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("nets");
    fs::create_dir_all(&folder).expect("a folder");
    let word = |name: &str| format!("captain#9:net={}", folder.join(name).display());
    let whole = cartagena_bots::nets::bytes(cartagena::Variant::Jamaica, 3).expect("a net");
    fs::write(folder.join("whole.net"), whole).expect("a file");
    fs::write(folder.join("half.net"), &whole[..9_000]).expect("a file");
    let missing = complaint(&["greedy", &word("no.net")], 2);
    assert!(missing.contains("no.net cannot be read"), "{missing}");
    let damaged = complaint(&["greedy", &word("half.net")], 2);
    assert!(damaged.contains("half.net is damaged, or not a net"), "{damaged}");
    let unsuitable = complaint(&["greedy", &word("whole.net"), "--rules", "jamaica"], 1);
    let fits = "was trained for --variant jamaica --players 3";
    assert!(unsuitable.contains(fits), "{unsuitable}");
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
    check(&["greedy", "name=x"], "a name for the results looks like name=mine:captain");
    check(&["greedy", "random", "--log", "x"], "--log is for programs, and none takes part");
    check(&["greedy", "random", "--sprt", "9,1"], "two differences in Elo are needed");
    check(&["greedy", "random", "--picture", "a.gif"], "must end in one of .svg, .png");
    check(&["greedy", "random", "--ms", "0"], "it must be a number from 1 to 600000");
}

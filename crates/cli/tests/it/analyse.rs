//! `cartagena analyse`, `study` and `selfplay` as people and programs run them.

use crate::common::{complaint, printed, run};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// A golden game of the records.
fn golden(name: &str) -> String {
    format!("{}/../record/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"))
}

/// A fresh folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("cartagena-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn word(path: &Path) -> &str {
    path.to_str().expect("an ASCII path")
}

fn json_lines(args: &[&str]) -> Vec<Value> {
    let lines = printed(args);
    lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn what_json_tells_adds_up() {
    let files = [golden("03-jamaica-3"), golden("41-hispaniola-2")];
    let words: Vec<&str> = ["analyse", "--nodes", "30", "--json", "--jobs", "2"]
        .into_iter()
        .chain(files.iter().map(String::as_str))
        .collect();
    let games = json_lines(&words);
    assert_eq!(games.len(), 2);
    for (game, file) in games.iter().zip(&files) {
        assert_eq!(game["file"], file.as_str());
        for seat in game["seats"].as_array().expect("seats") {
            let part = |name: &str| seat[name].as_f64().expect("a number");
            let sum: f64 =
                ["fair", "deal", "luck", "skill", "unforeseen"].map(part).into_iter().sum();
            assert!((sum - part("result")).abs() < 1e-5, "{seat}");
        }
        let turns = game["turns"].as_array().expect("turns");
        assert!(turns.iter().all(|turn| turn["loss"].as_f64().is_some_and(|loss| loss >= 0.0)));
    }
}

/// The analysis of a golden game with few positions. Chances are rounded to millionths, and the same number
/// of positions gives the same numbers everywhere. After a change of the bots, `CARTAGENA_WRITE_GOLDEN=1`
/// makes this test write the file again.
#[test]
fn an_analysis_by_positions_is_the_same_everywhere() {
    let words = ["analyse", &golden("22-tortuga-2"), "--nodes", "40", "--json"];
    let text = printed(&words);
    assert_eq!(text, printed(&[&words[..], &["--jobs", "1"]].concat()));
    let mut found: Value = serde_json::from_str(&text).expect("JSON");
    found["file"] = "22-tortuga-2.txt".into();
    let file = format!("{}/tests/it/analysis.json", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("CARTAGENA_WRITE_GOLDEN").is_some() {
        fs::write(&file, format!("{found:#}\n")).expect("a golden file");
    }
    let known: Value =
        serde_json::from_str(&fs::read_to_string(&file).expect("the golden file")).expect("JSON");
    let turns = |game: &Value| game["turns"].as_array().cloned().unwrap_or_default();
    for (found, known) in turns(&found).iter().zip(&turns(&known)) {
        assert_eq!(found, known);
    }
    assert_eq!(found, known);
}

#[test]
fn people_read_turns_mistakes_and_luck_in_every_language() {
    let file = golden("21-tortuga-2");
    for lang in ["en", "he", "ru", "da", "cs", "ja"] {
        let text = printed(&["analyse", &file, "--nodes", "20", "--lang", lang]);
        assert!(text.contains("1     ") && text.contains(" %") && text.contains("→"), "{text}");
        let steps =
            printed(&["replay", &file, "--to", "30", "--analyse", "--nodes", "20", "--lang", lang]);
        assert!(steps.matches(" %").count() >= 6, "{lang}: {steps}");
    }
}

#[test]
fn a_picture_and_a_noted_record_are_written() {
    let folder = folder("analyse");
    let (svg, noted) = (folder.join("chances.svg"), folder.join("noted.txt"));
    let file = golden("01-jamaica-2");
    let words = ["analyse", &file, "--nodes", "30", "--svg", word(&svg), "--notes", word(&noted)];
    printed(&words);
    assert!(fs::read_to_string(&svg).expect("a picture").contains("id=\"chances\""));
    let text = fs::read_to_string(&noted).expect("a record");
    assert!(text.contains("\n#[Chances \"") && text.contains("\n#[Mark \"??\"]"), "{text}");
    assert!(text.contains("\n#| "), "a better turn: {text}");
    assert!(text.contains("\n#[Comment \""), "why it is better: {text}");
    // Standard output has no name that says how to draw.
    assert!(printed(&["analyse", &file, "--nodes", "5", "--svg", "-"]).contains("<svg "));
    // The noted record is a record: it is read, and it can be analysed again.
    let again = printed(&["analyse", word(&noted), "--nodes", "30", "--json"]);
    assert!(again.contains("\"mistakes\""));
    fs::remove_dir_all(&folder).expect("the folder goes");
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_analysed() {
    let folder = folder("analyse-bad");
    let bad = folder.join("bad.txt");
    fs::write(&bad, "[Cartagena \"1\"]\n").expect("a file");
    let good = golden("21-tortuga-2");
    let words = ["analyse", "--nodes", "10", "--json", word(&bad), &good, "no-such-file.txt"];
    let output = run(&words);
    let message = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(1), "{message}");
    assert_eq!(String::from_utf8(output.stdout).expect("UTF-8").lines().count(), 1);
    for part in ["bad.txt", "no-such-file.txt", "Left out: 2"] {
        assert!(message.contains(part), "{part}: {message}");
    }
    let two = [&good, "--svg", "x.svg"].map(str::to_owned);
    let words = ["analyse", &good, &two[0], &two[1], &two[2]];
    assert!(complaint(&words, 1).contains("--game"));
    assert!(complaint(&["analyse"], 2).contains("FILE"));
    assert!(complaint(&["analyse", &good, "--nodes", "0"], 2).contains("--nodes"));
    fs::remove_dir_all(&folder).expect("the folder goes");
}

#[test]
fn a_data_set_is_read_back_and_its_holes_are_found() {
    let folder = folder("selfplay");
    let (data, records) = (folder.join("games.jsonl"), folder.join("games.txt"));
    let play = |jobs: &str| {
        let words = ["selfplay", "greedy", "random", "--rules", "jamaica", "--players", "3"];
        let more = ["--games", "3", "--seed", "7", "--first", "1", "--chances", "--jobs", jobs];
        let files = ["--out", word(&data), "--record-file", word(&records)];
        printed(&[&words[..], &more, &files].concat());
        fs::read_to_string(&data).expect("a data set")
    };
    let text = play("1");
    assert_eq!(text, play("3"), "the threads change nothing");
    printed(&["selfplay", "--check", word(&data)]);
    let first: Value = serde_json::from_str(text.lines().next().expect("a line")).expect("JSON");
    assert_eq!((&first["game"], &first["move"], &first["seat"]), (&0.into(), &1.into(), &1.into()));
    let document = include_str!("../../../../docs/RECORDS.md");
    for field in first.as_object().expect("an object").keys() {
        assert!(document.contains(&format!("`{field}`")), "{field} is not in docs/RECORDS.md");
    }
    let chances = first["chances"].as_array().expect("chances");
    let sum: f64 = chances.iter().filter_map(Value::as_f64).sum();
    assert!((sum - 1.0).abs() < 1e-4, "{first}");
    let several = printed(&["analyse", word(&records), "--nodes", "5", "--json"]);
    assert_eq!(several.lines().count(), 3);
    let lines: Vec<&str> = text.lines().collect();
    let count = lines.len();
    let in_game = |number: usize| {
        let start = format!("\"game\":{number},");
        lines.iter().filter(|line| line.contains(&start)).copied().collect::<Vec<_>>()
    };
    let games = [0, 1, 2].map(in_game);
    let lengths = [0, 1].map(|game: usize| games[game].len());
    let joined = |lines: &[&str]| lines.join("\n") + "\n";
    let one_game_less = joined(&[&games[0][..], &games[2]].concat());
    let first_game_less = joined(&[&games[1][..], &games[2]].concat());
    // A later line in the place of the third: whole in itself, and yet nothing leads to it.
    let later = lines[8].replacen("\"move\":9,", "\"move\":3,", 1);
    let mixed = joined(&[&[lines[0], lines[1], &later], &lines[3..]].concat());
    // Another seat is said to have won in all lines of the first game.
    let won = games[0][0].split("\"result\":").nth(1).and_then(|rest| rest.split(']').next());
    let won = won.expect("a result").to_owned();
    let other = if won == "[1.0,0.0,0.0" { "[0.0,1.0,0.0" } else { "[1.0,0.0,0.0" };
    let other_result = joined(&games[0]).replace(&won, other);
    let cases = [
        (text[..text.len() - 20].to_owned(), count, "in the middle of a line or a game"),
        (lines[..count - 1].join("\n") + "\n", count - 1, "in the middle of a line or a game"),
        (text.replacen(&format!("{}\n", lines[4]), "", 1), 5, "does not follow"),
        (text.replacen("\"chosen\":\"", "\"chosen\":\"?", 1), 1, "not a line of a data set"),
        (text.replacen("\"position\":\"jamaica", "\"position\":\"cuba", 1), 1, "position"),
        (text.replacen("\"legal\":[", "\"legal\":[\"B9\",", 1), 1, "legal moves"),
        (text.replacen("\"result\":[", "\"result\":[1,", 1), 1, "result"),
        (text.replacen("\"chances\":[", "\"chances\":[0.5,", 1), 1, "chances"),
        (text.replacen("\"seat\":1", "\"seat\":0", 1), 1, "position"),
        (one_game_less, lengths[0] + 1, "does not follow"),
        (first_game_less, 1, "does not follow"),
        (mixed, 3, "does not follow"),
        (String::new(), 1, "in the middle of a line or a game"),
        (other_result, lengths[0], "result is not that of the game"),
    ];
    for (broken, line, reason) in cases {
        fs::write(&data, &broken).expect("a file");
        let message = complaint(&["selfplay", "--check", word(&data)], 1);
        assert!(message.contains(&format!("line {line}:")), "{reason}: {message}");
        assert!(message.contains(reason), "{reason}: {message}");
    }
    fs::remove_dir_all(&folder).expect("the folder goes");
}

#[test]
fn questions_are_answered_with_tiny_budgets() {
    for question in ["first", "luck", "tunnels", "length", "branching"] {
        let words = ["study", question, "--variant", "jamaica", "--players", "2", "--games", "4"];
        let players = ["--player", "greedy", "--seed", "3", "--player", "random"];
        // The question about tunnels takes one player only.
        let players = &players[..if question == "tunnels" { 4 } else { 6 }];
        let all = [&words[..], players].concat();
        let found = json_lines(&[&all[..], &["--json", "--jobs", "1"]].concat()).remove(0);
        let again = json_lines(&[&all[..], &["--json", "--jobs", "3"]].concat()).remove(0);
        assert_eq!(found, again, "{question}");
        assert_eq!((&found["question"], &found["seed"]), (&question.into(), &3.into()));
        assert_eq!(found["version"], env!("CARGO_PKG_VERSION"));
        for lang in ["en", "he", "ru", "da", "cs", "ja"] {
            let text = printed(&[&all[..], &["--lang", lang]].concat());
            assert!(text.contains("jamaica") || question == "tunnels", "{lang}: {text}");
        }
    }
    assert!(complaint(&["study", "weather"], 2).contains("branching"));
    let one = ["study", "luck", "--player", "greedy", "--games", "1"];
    assert!(!complaint(&one, 2).is_empty());
    assert!(complaint(&["study", "all"], 2).contains("--page"));
}

/// A net was checked for the first table only, and at the others the built-in one played. Options that did
/// nothing were not refused.
#[test]
fn a_study_refuses_what_it_could_not_use() {
    let folder = folder("study-nets");
    let net = folder.join("jamaica-2.net");
    let bytes = cartagena_bots::nets::bytes(cartagena::Variant::Jamaica, 2).expect("a net");
    fs::write(&net, bytes).expect("a file");
    let player = format!("captain#5:net={}", word(&net));
    let study = ["study", "length", "--games", "1", "--player", &player];
    let said = complaint(&study, 1);
    assert!(said.contains("was trained for --variant jamaica --players 2"), "{said}");
    printed(&[&study[..], &["--variant", "jamaica", "--players", "2"]].concat());
    let missing = complaint(&["study", "length", "--player", "captain:net=no.net"], 2);
    assert!(missing.contains("no.net cannot be read"), "{missing}");
    let tunnel = "HDKBPS/DBKPHS/HKPBSD/KBSDHP/PKDHSB/BPHSDK";
    for (args, parts) in [
        (&["tunnels", "--player", "greedy", "--player", "random"][..], ["tunnels", "one player"]),
        (&["tunnels", "--tunnel", tunnel], ["--tunnel", "tunnels"]),
        (&["first", "--page", "x.md"], ["--page", "first"]),
        (&["all", "--page", "x.md", "--variant", "jamaica"], ["--variant", "all"]),
        (&["all", "--page", "x.md", "--json"], ["--json", "all"]),
        (&["first", "--first", "2"], ["2", "seats"]),
    ] {
        let said = complaint(&[&["study"], args].concat(), 2);
        assert!(parts.iter().all(|part| said.contains(part)), "{args:?}: {said}");
    }
    fs::remove_dir_all(&folder).expect("the folder goes");
}

/// A chosen tunnel and first seat are those of every game.
#[test]
fn tunnel_and_first_seat_can_be_chosen_wherever_games_are_made() {
    let tunnel = "HDKBPS/DBKPHS/HKPBSD/KBSDHP/PKDHSB/BPHSDK";
    let chosen = ["--tunnel", tunnel, "--first", "1"];
    let play = ["selfplay", "greedy", "--games", "2", "--seed", "1"];
    let lines = json_lines(&[&play[..], &chosen].concat());
    for line in lines.iter().filter(|line| line["move"] == 1) {
        assert!(line["position"].as_str().expect("a text").contains(tunnel), "{line}");
        assert_eq!(line["seat"], 1);
    }
    let games = ["playouts", "--games", "5", "--seed", "1", "--json"];
    assert_ne!(
        json_lines(&games)[0]["actions"],
        json_lines(&[&games[..], &chosen].concat())[0]["actions"]
    );
    let folder = folder("arena-chosen");
    let arena = ["arena", "greedy", "random", "--deals", "1", "--records", word(&folder)];
    printed(&[&arena[..], &chosen].concat());
    let record = fs::read_to_string(folder.join("match1-deal00001-seat1.txt")).expect("a record");
    assert!(record.contains(&format!("[Tunnel \"{tunnel}\"]")), "{record}");
    assert!(record.contains("[First \"1\"]"), "{record}");
    fs::remove_dir_all(&folder).expect("the folder goes");
    let study = ["study", "length", "--variant", "jamaica", "--players", "2", "--games", "3"];
    let more = ["--player", "greedy", "--json"];
    let found = json_lines(&[&study[..], &more, &chosen].concat()).remove(0);
    assert_eq!((&found["tunnel"], &found["first"]), (&tunnel.into(), &1.into()));
    assert_ne!(found["rows"], json_lines(&[&study[..], &more].concat())[0]["rows"]);
    let perft = printed(&[&["perft", "0", "--seed", "1", "--json"][..], &chosen].concat());
    assert!(perft.contains(tunnel) && perft.contains(" 1.3\""), "{perft}");
    for command in ["selfplay", "playouts"] {
        assert!(!complaint(&[command, "--games", "1", "--first", "4"], 2).is_empty(), "{command}");
    }
}

//! The commands as people run them: real processes, real files.

use crate::common::{RECORD, complaint, finish, output_of, printed, program, run};
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Output, Stdio};

const LANGS: [&str; 6] = ["en", "he", "ru", "da", "cs", "ja"];
const COMMANDS: [&str; 13] = [
    "play",
    "serve",
    "validate",
    "backup",
    "new",
    "show",
    "replay",
    "verify",
    "engine",
    "perft",
    "playouts",
    "arena",
    "completions",
];

/// Starts the program with pipes on all sides.
fn piped(args: &[&str]) -> Child {
    let mut program = program(args);
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    program.spawn().expect("the program starts")
}

/// Writes input to a program and waits for its end. A program that does not read all of it has
/// closed the pipe, which is fine.
fn fed(mut child: Child, input: &str) -> Output {
    let (mut stdin, input) = (child.stdin.take().expect("a pipe"), input.to_owned());
    // In a thread: a program that neither reads nor ends must not stop the test.
    std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    finish(child, "a program with its input")
}

fn with_input(args: &[&str], input: &str) -> Output {
    fed(piped(args), input)
}

/// Creates an empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("a plain path").to_owned()
}

#[test]
fn help_speaks_every_language() {
    for lang in LANGS {
        for command in COMMANDS {
            let help = printed(&[command, "--help", "--lang", lang]);
            assert!(help.contains(&format!("cartagena {command}")), "{lang} {command}\n{help}");
            for id in ["opt-", "more-", "cli-", "help-", "arg-"] {
                assert!(!help.contains(&format!(" {id}")), "{lang} {command}: {id}\n{help}");
            }
            let english = lang == "en";
            for word in ["Usage", "Options:", "Arguments", "Print help", "[default", "[possible"] {
                assert!(english || !help.contains(word), "{lang} {command}: {word}\n{help}");
            }
        }
        let root = printed(&["--lang", lang, "--help"]);
        assert!(COMMANDS.iter().all(|command| root.contains(&format!("  {command} "))), "{root}");
    }
}

#[test]
fn the_locale_chooses_the_language() {
    let help = |locale: &str| {
        let mut program = program(&["new", "-h"]);
        program.env("LC_ALL", locale).env("LANG", locale);
        String::from_utf8(output_of(program).stdout).expect("UTF-8")
    };
    assert!(help("da_DK.UTF-8").contains("Brug:"), "{}", help("da_DK.UTF-8"));
    assert!(help("C").contains("Usage:"));
    assert!(help("xx_YY.UTF-8").contains("Usage:"));
}

#[test]
fn wrong_command_lines_are_explained() {
    let check = |args: &[&str], expect: &str| {
        let message = complaint(args, 2);
        assert!(message.contains(expect), "{args:?}: {message}");
    };
    check(&["nothing"], "Error: there is no command nothing\n");
    check(&["nwe"], "Error: there is no command nwe\nDid you mean new?\n");
    check(&["replya"], "\nDid you mean replay?\n");
    check(&["new", "--playrs", "3"], "Did you mean --players?");
    check(
        &["new", "--players", "6"],
        "6 does not fit --players <N>: it must be a number from 2 to 5",
    );
    check(&["new", "--players"], "a value is missing: --players <N>");
    check(&["new", "--rules", "x"], "x does not fit --rules <RULES>: there is no such variant");
    check(&["new", "--rules", "tortuga", "--book", "cs"], "these do not go together: --rules");
    check(&["new", "--seed", "1", "--seed", "2"], "this may be given only once: --seed <N>");
    check(&["new", "--seed", "-1"], "-1 does not fit --seed <N>: it must be a number from 0 to");
    check(&["new", "--first", "4"], "there are only 2 seats, counted from 0");
    check(&["new", "--tunnel", "BB"], "does not fit --tunnel <TUNNEL>: a tunnel is six groups");
    check(&["new", "--book", "en"], "it must be one of he, ru, da, cs, ja");
    check(&["new", "surplus"], "unexpected argument: surplus");
    check(&["new", "--lang", "tlh"], "it must be one of en, he, ru, da, cs, ja");
    check(&["perft"], "missing: <DEPTH>");
    check(&["replay"], "missing: <FILE>");
    check(&["completions", "cmd"], "it must be one of bash, elvish, fish, powershell, zsh");
    check(&["playouts", "--games", "0"], "it must be a number from 1 to 4294967295");
    check(&["new", "--width", "99"], "missing: --png <FILE>");
    check(&["new", "--svg", "x", "--png", "x"], "do not go together: --svg x and --png x");
    refused_where_it_would_be_ignored(&check);
    let names = ["play", "--players", "2", "--name=A", "--name=B", "--name=C"];
    check(&names, "Error: there are 3 names, but only 2 players\n");
    check(&[], "Usage: cartagena <COMMAND>");
    assert!(complaint(&["nyt", "--lang", "da"], 2).starts_with("Fejl: "));
}

fn refused_where_it_would_be_ignored(check: &impl Fn(&[&str], &str)) {
    check(&["new", "--layout", "phone"], "missing: <--svg <FILE>|--png <FILE>>");
    check(&["show", "-", "--theme", "light", "--line"], "missing: <--svg <FILE>|--png <FILE>>");
    check(&["new", "--letters"], "missing: <--svg <FILE>|--png <FILE>>");
    check(&["replay", "game.txt", "--letters"], "missing: <--svg-dir <DIR>|--gif <FILE>>");
    let apart = "these do not go together: ";
    check(&["perft", "1", "-", "--rules", "jamaica"], apart);
    check(&["perft", "1", "-", "--seed", "7", "--players", "3"], apart);
    check(&["play", "--resume", "game.txt", "--bot", "sailor"], apart);
    check(&["play", "--resume", "game.txt", "--variant", "jamaica"], apart);
}

#[test]
fn help_is_a_command_as_well() {
    assert_eq!(printed(&["help"]), printed(&["--help"]));
    assert_eq!(printed(&["help", "new"]), printed(&["new", "--help"]));
    let danish = printed(&["--lang", "da", "help", "engine"]);
    assert_eq!(danish, printed(&["engine", "--help", "--lang", "da"]));
}

#[test]
fn shells_complete_values_of_which_there_are_few() {
    let script = printed(&["completions", "bash"]);
    for values in ["dark light", "wide phone", "en he ru da cs ja", "tortuga+pass-boat"] {
        assert!(script.contains(values), "{values}");
    }
}

#[test]
fn a_new_game_is_a_position() {
    let line = printed(&["new", "--seed", "7", "--players", "3", "--line"]);
    assert_eq!(line.lines().count(), 1);
    let game: cartagena::Game = line.trim_end().parse().expect("a position");
    assert_eq!(game.position().seats(), 3);
    assert_eq!(line, printed(&["new", "--seed=7", "--players=3", "--line", "--rules=tortuga"]));
    assert_ne!(line, printed(&["new", "--seed", "8", "--players", "3", "--line"]));
    let table = printed(&["new", "--seed", "7", "--players", "3"]);
    assert!(table.ends_with(&format!("\n{line}")), "{table}");
    assert!(table.contains("Blue") && !table.contains('\u{1b}'), "{table}");
}

#[test]
fn rules_and_tables_can_be_chosen() {
    let check = |args: &[&str], start: &str| {
        let line = printed(&[&["new", "--line", "--seed", "1"], args].concat());
        assert!(line.starts_with(start), "{args:?}: {line}");
    };
    check(&[], "tortuga ");
    check(&["--rules", "hispaniola+pass-boat"], "hispaniola+pass-boat ");
    check(&["--book", "cs"], "tortuga+pass ");
    check(&["--book", "cs", "--variant", "jamaica"], "jamaica+pass ");
    check(&["--book", "ja", "--variant", "hispaniola"], "hispaniola ");
    check(&["--variant", "jamaica"], "jamaica ");
    let tunnel = "HDKBPS/PKDHSB/KBSDHP/HKPBSD/DBKPHS/BPHSDK";
    check(&["--tunnel", tunnel], &format!("tortuga {tunnel} "));
    let line = printed(&["new", "--line", "--players", "5", "--first", "4"]);
    assert!(line.ends_with(" 4.3\n"), "{line}");
}

#[test]
fn a_variant_that_no_rulebook_has_is_named() {
    let note = |args: &[&str]| {
        let output = run(&[&["new", "--line", "--seed", "1"], args].concat());
        assert!(output.status.success(), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 1, "{args:?}");
        String::from_utf8(output.stderr).expect("text")
    };
    let said = note(&["--book", "da", "--variant", "hispaniola"]);
    assert!(said.contains("in none of the five rulebooks"), "{said}");
    let said = note(&["--book", "cs", "--variant", "hispaniola", "--lang", "da"]);
    assert!(said.contains("ikke i nogen af de fem regelhæfter"), "{said}");
    assert_eq!(note(&["--book", "da", "--variant", "tortuga"]), "");
    assert_eq!(note(&["--variant", "hispaniola"]), "");
    assert_eq!(note(&["--book", "da"]), "");
}

#[test]
fn hands_can_be_covered() {
    let line = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
        0.0.0.0.0.7:BD2HKP|0.0.0.0.0.12:HK3PS - - 0.3";
    let shown = |args: &[&str]| printed(&[&["show", line, "--line"], args].concat());
    assert_eq!(shown(&[]), format!("{line}\n"));
    assert!(shown(&["--public"]).contains("0.0.0.0.0.7:?6|0.0.0.0.0.12:?6"));
    assert!(shown(&["--as-seat", "1"]).contains("0.0.0.0.0.7:?6|0.0.0.0.0.12:HK3PS"));
    assert!(complaint(&["show", line, "--as-seat", "2"], 2).contains("only 2 seats"));
    let piped = with_input(&["show", "-", "--line"], &format!("{line}\n"));
    assert_eq!(String::from_utf8_lossy(&piped.stdout), format!("{line}\n"));
    let known = line.replace(":HK3PS", ":?5").replace("jamaica", "hispaniola");
    assert!(complaint(&["show", &known], 1).contains("row: the row is empty"));
}

#[test]
fn a_picture_can_go_to_standard_output() {
    let folder = folder("stdout-picture");
    let file = path(&folder, "game.svg");
    let written = run(&["new", "--seed", "7", "--svg", &file]);
    assert!(written.status.success());
    let output = run(&["new", "--seed", "7", "--svg", "-"]);
    assert!(output.status.success() && output.stderr.is_empty());
    assert_eq!(output.stdout, fs::read(&file).expect("a picture"));
    let png = run(&["new", "--seed", "7", "--png", "-", "--width", "64"]);
    assert!(png.stdout.starts_with(b"\x89PNG"));
    let conflict = complaint(&["new", "--line", "--svg", "-"], 2);
    assert!(conflict.contains("these do not go together: --line and --svg -"), "{conflict}");
}

/// Regression: a line copied with a space at its end was refused.
#[test]
fn spaces_around_a_position_do_no_harm() {
    let line = printed(&["new", "--seed", "7", "--line"]);
    let line = line.trim_end();
    for copied in [format!("{line} "), format!(" {line}\t"), format!("{line}\r\n")] {
        assert_eq!(printed(&["show", &copied, "--line"]), format!("{line}\n"), "{copied:?}");
        let piped = with_input(&["show", "-", "--line"], &copied);
        assert_eq!(String::from_utf8_lossy(&piped.stdout), format!("{line}\n"), "{copied:?}");
        assert_eq!(printed(&["perft", "1", &copied]), printed(&["perft", "1", line]));
    }
}

#[test]
fn wrong_positions_are_shown_with_the_place() {
    let line =
        "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDX 0.0.0.0.0.0:-|0.0.0.0.0.0:- - - 0.3";
    for lang in LANGS {
        let message = complaint(&["show", line, "--lang", lang], 1);
        assert!(message.contains("SPBKDX"), "{lang}: {message}");
        assert!(message.contains("position:1:49"), "{lang}: {message}");
    }
    let hostile = line.replace('X', "\u{1b}[2J");
    assert!(!complaint(&["show", &hostile], 1).contains('\u{1b}'));
    assert!(
        complaint(&["show", &line.repeat(200)], 1).starts_with("Error: This is not a position")
    );
    assert!(complaint(&["perft", "1", "nonsense"], 1).contains("six fields"));
    let message = complaint(&["show", "nonsense"], 1);
    assert!(message.contains("Error: This is not a position: six fields"), "{message}");
    assert!(complaint(&["show"], 2).contains("missing: POSITION"));
}

#[test]
fn pictures_are_pictures() {
    let folder = folder("pictures");
    let (svg, png) = (path(&folder, "a.svg"), path(&folder, "a.png"));
    let message = run(&["new", "--seed", "1", "--svg", &svg, "--png", &png, "--width", "500"]);
    assert!(message.status.success() && message.stdout.is_empty());
    assert!(String::from_utf8_lossy(&message.stderr).contains("a.png"));
    let tree = fs::read_to_string(&svg).expect("a file");
    resvg::usvg::Tree::from_str(&tree, &resvg::usvg::Options::default()).expect("well-formed SVG");
    assert_eq!(png_size(&png).0, 500);
    printed(&["new", "--png", &png, "--layout", "phone", "--theme", "light", "--letters"]);
    let (width, height) = png_size(&png);
    assert!(width < height, "{width}×{height} is upright");
    let message = complaint(&["new", "--svg", &path(&folder, "no/such/folder.svg")], 1);
    assert!(message.contains("cannot be written"), "{message}");
}

fn png_size(file: &str) -> (u32, u32) {
    let bytes = fs::read(file).expect("a file");
    assert_eq!(bytes[..8], *b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

#[test]
fn records_are_told_move_by_move() {
    let file = path(&folder("records"), "game.txt");
    fs::write(&file, RECORD).expect("a file");
    let output = printed(&["replay", &file]);
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines[0], "Anne begins.");
    assert_eq!(lines[1], "   1  B0>1          Anne moves fort → 1 with a bottle.");
    assert_eq!(lines[3], "   3  .             Anne ends the turn.");
    assert_eq!(lines[5], "   5  7<5+K         Red goes back 7 → 5 and draws: key.");
    assert!(lines[7].starts_with("tortuga ") && lines[7].ends_with(" 1.1"), "{output}");
    assert_eq!(printed(&["replay", &file, "--to", "2"]).lines().count(), 5);
    assert!(printed(&["replay", &file, "--lang", "da"]).contains("Anne rykker fort → 1"));
}

#[test]
fn records_are_drawn() {
    let folder = folder("drawn");
    let (file, pictures) = (path(&folder, "game.txt"), path(&folder, "pictures"));
    fs::write(&file, RECORD).expect("a file");
    let drawn = run(&["replay", &file, "--svg-dir", &pictures]);
    assert!(drawn.status.success());
    assert!(String::from_utf8_lossy(&drawn.stderr).contains("6 pictures are in the folder"));
    let mut names: Vec<String> = fs::read_dir(&pictures)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a plain name"))
        .collect();
    names.sort();
    assert_eq!(names.len(), 6);
    assert_eq!((names[0].as_str(), names[5].as_str()), ("00000.svg", "00005.svg"));
}

/// Every position is a frame, the file is small, and `-` is standard output.
#[test]
fn a_record_becomes_an_animation() {
    let folder = folder("animated");
    let (file, film) = (path(&folder, "game.txt"), path(&folder, "game.gif"));
    fs::write(&file, RECORD).expect("a file");
    let drawn = run(&["replay", &file, "--gif", &film, "--width", "360"]);
    assert!(drawn.status.success(), "{}", String::from_utf8_lossy(&drawn.stderr));
    assert!(String::from_utf8_lossy(&drawn.stderr).contains("The picture is in "));
    let bytes = fs::read(&film).expect("an animation");
    let mut decoder = gif::DecodeOptions::new().read_info(&bytes[..]).expect("a GIF");
    assert_eq!((decoder.width(), decoder.height()), (360, 203));
    let mut areas = Vec::new();
    while let Some(frame) = decoder.next_frame_info().expect("a frame") {
        areas.push(u32::from(frame.width) * u32::from(frame.height));
    }
    assert_eq!(areas.len(), 6);
    assert!(areas[1..].iter().all(|area| *area < areas[0]), "{areas:?}");
    assert!(bytes.len() < 150_000, "{} bytes", bytes.len());
    let printed = run(&["replay", &file, "--gif", "-", "--width", "360"]);
    assert!(printed.status.success() && printed.stdout == bytes);
    complaint(&["replay", &file, "--gif", &film, "--svg-dir", &film], 2);
    let nowhere = path(&folder, "no/such/folder.gif");
    assert!(complaint(&["replay", &file, "--gif", &nowhere], 1).contains("folder.gif"));
}

#[test]
fn several_records_in_a_file_are_told_one_after_another() {
    let folder = folder("several");
    let (one, all) = (path(&folder, "one.txt"), path(&folder, "all.txt"));
    fs::write(&one, RECORD).expect("a file");
    let second = RECORD.replace("Anne", "Mary");
    fs::write(&all, format!("{RECORD}\n{second}")).expect("a file");
    let alone = printed(&["replay", &one]);
    let mary = alone.replace("Anne", "Mary");
    let both = printed(&["replay", &all]);
    assert_eq!(both, format!("Game 1 of 2\n{alone}\nGame 2 of 2\n{mary}\n"));
    assert!(printed(&["replay", &all, "--game", "2"]).ends_with(&format!("{mary}\n")));
    let message = complaint(&["replay", &all, "--game", "3"], 1);
    assert!(message.contains("has no game 3: it ends with game 2."), "{message}");
    let pictures = path(&folder, "pictures");
    let message = complaint(&["replay", &all, "--svg-dir", &pictures], 1);
    assert!(message.contains("holds 2 games. Choose one with --game N."), "{message}");
    let drawn = run(&["replay", &all, "--svg-dir", &pictures, "--game", "2"]);
    assert!(drawn.status.success());
}

#[test]
fn a_broken_game_of_several_is_told_by_its_number_and_place() {
    let file = path(&folder("several-broken"), "all.txt");
    let lie = RECORD.replace("7<5+K", "7<5+S");
    fs::write(&file, format!("{RECORD}\n{lie}")).expect("a file");
    let line = RECORD.matches('\n').count() + 1 + 12;
    let message = complaint(&["replay", &file, "--game", "2"], 1);
    assert!(message.contains(&format!("all.txt:{line}:12")), "{message}");
    assert!(message.contains("game 2 of 2"), "{message}");
    assert!(run(&["replay", &file, "--game", "1"]).status.success());
}

#[test]
fn a_record_can_come_through_a_pipe() {
    let folder = folder("piped");
    let file = path(&folder, "game.txt");
    fs::write(&file, RECORD).expect("a file");
    let piped = with_input(&["replay", "-"], RECORD);
    assert_eq!(String::from_utf8_lossy(&piped.stdout), printed(&["replay", &file]));
}

#[test]
fn records_that_lie_are_refused_with_the_place() {
    let folder = folder("lies");
    let file = path(&folder, "lie.txt");
    fs::write(&file, RECORD.replace("7<5+K", "7<5+S")).expect("a file");
    for lang in LANGS {
        let message = complaint(&["replay", &file, "--lang", lang], 1);
        assert!(message.contains("lie.txt:12:12"), "{lang}: {message}");
        assert!(message.contains("7<5+S"), "{lang}: {message}");
    }
    assert!(complaint(&["replay", &file], 1).contains("line 12, column 12"));
    assert!(complaint(&["replay", &path(&folder, "none")], 1).contains("There is no file"));
    fs::write(&file, [0xff, 0xfe]).expect("a file");
    assert!(complaint(&["replay", &file], 1).contains("is not a text file."));
    fs::write(&file, vec![b'#'; (1 << 20) + 1]).expect("a file");
    assert!(complaint(&["replay", &file], 1).contains("too long"));
}

#[test]
fn sequences_are_counted() {
    let line = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
        BDDHPBDSS - 0.3";
    assert_eq!(printed(&["perft", "1", line]), "29\n");
    let divided = printed(&["perft", "2", line, "--divide"]);
    let (parts, total) = divided.trim_end().rsplit_once('\n').expect("parts and a sum");
    let counts = parts.lines().map(|part| part.split(' ').nth(1).expect("a count"));
    let sum: u64 = counts.map(|count| count.parse::<u64>().expect("a number")).sum();
    assert_eq!((parts.lines().count(), total), (29, sum.to_string().as_str()));
    let json: Value =
        serde_json::from_str(&printed(&["perft", "2", line, "--divide", "--json"])).expect("JSON");
    assert_eq!((&json["sequences"], &json["depth"]), (&Value::from(sum), &Value::from(2)));
    assert_eq!(json["divide"].as_object().expect("an object").len(), 29);
    let same = ["perft", "2", "--rules", "jamaica", "--players", "4", "--seed", "5"];
    assert_eq!(printed(&same), printed(&same));
    let hidden = line.replace("tortuga", "hispaniola").replace(":BKS|", ":?3|");
    assert!(complaint(&["perft", "1", &hidden], 1).contains("unknown cards"));
    let jamaica = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
        0.0.0.0.0.7:BD2HKP|0.0.0.0.0.12:HK3PS - - 1.3";
    assert!(complaint(&["perft", "2", jamaica], 1).contains("12<"));
}

fn playouts(args: &[&str]) -> Value {
    let all = [&["playouts", "--json", "--games", "150", "--seed", "9"], args].concat();
    serde_json::from_str(&printed(&all)).expect("one JSON object")
}

#[test]
fn playouts_are_the_same_on_any_number_of_threads() {
    for rules in ["jamaica", "tortuga+pass", "hispaniola-boat"] {
        let result = |threads| {
            let mut result = playouts(&["--rules", rules, "--players", "3", "--threads", threads]);
            let fields = result.as_object_mut().expect("an object");
            for measured in
                ["threads", "seconds", "actions_per_second", "actions_per_second_per_core"]
            {
                let value = fields.remove(measured).expect(measured);
                assert!(value.as_f64().expect("a number") > 0.0, "{measured}");
            }
            result
        };
        let (one, three) = (result("1"), result("3"));
        assert_eq!(one, three);
        let wins: u64 =
            one["wins"].as_array().expect("wins").iter().filter_map(Value::as_u64).sum();
        let apart = |field: &str| one[field].as_u64().expect("a number");
        assert_eq!(one["wins"].as_array().map(Vec::len), Some(3));
        assert_eq!(wins + apart("drawn") + apart("stopped"), 150);
        assert!(apart("length_p5") <= apart("length_p50"));
        assert!(apart("length_p50") <= apart("length_p95"));
        assert_eq!((one["rules"].as_str(), apart("players"), apart("seed")), (Some(rules), 3, 9));
    }
}

#[test]
fn playouts_report_in_every_language() {
    for lang in LANGS {
        let report = printed(&["playouts", "--games", "20", "--lang", lang]);
        assert_eq!(report.lines().count(), 13, "{lang}: {report}");
        assert!(report.contains("10000"), "{lang}: {report}");
    }
}

#[test]
fn shells_get_their_completions() {
    for (shell, sign) in
        [("bash", "complete -F"), ("zsh", "#compdef cartagena"), ("fish", "complete -c cartagena")]
    {
        let script = printed(&["completions", shell]);
        assert!(script.contains(sign), "{shell}");
        assert!(COMMANDS.iter().all(|command| script.contains(command)), "{shell}");
    }
}

#[test]
fn the_engine_ends_with_its_input() {
    for input in ["new tortuga 2 seed 1\nlegal\nquit\nshow\n", "new tortuga 2 seed 1\nlegal\n"] {
        let output = with_input(&["engine"], input);
        let message = String::from_utf8(output.stdout).expect("UTF-8");
        assert_eq!((output.status.code(), message.lines().count()), (Some(0), 2), "{message}");
    }
    let help = printed(&["--version"]);
    assert_eq!(help, format!("cartagena {}\n", env!("CARGO_PKG_VERSION")));
}

/// A reader who takes only the beginning gets no error.
#[test]
#[cfg(unix)]
fn a_closed_pipe_is_no_crash() {
    for args in [&["new", "--seed", "1"][..], &["completions", "zsh"], &["--help"], &["engine"]] {
        let mut child = piped(args);
        drop(child.stdout.take());
        let output = fed(child, &"new tortuga 2\n".repeat(1000));
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
        assert!(output.status.success(), "{args:?}");
    }
}

#[test]
fn without_a_terminal_there_is_no_full_screen_game() {
    for lang in LANGS {
        assert!(complaint(&["play", "--lang", lang], 1).contains("cartagena play"), "{lang}");
    }
}

/// Regression: a language alone was called an invalid command line.
#[test]
fn without_a_command_there_is_help() {
    for args in [&["--lang", "da"][..], &["--lang=da", "--native-bidi"]] {
        assert!(complaint(args, 2).contains("Spil mod botter"), "{args:?}");
    }
}

#[test]
fn every_command_has_a_page_of_the_manual() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("manual");
    let _ = std::fs::remove_dir_all(&folder);
    crate::common::printed(&["manual", folder.to_str().expect("a plain path")]);
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect(name);
    let serve = read("cartagena-serve.1");
    let plain = serve.replace('\\', "");
    for words in ["--listen", "CARTAGENA_LISTEN", "cartagena serve --origin", "127.0.0.1:7777"] {
        assert!(plain.contains(words), "{words}: {serve}");
    }
    assert!(read("cartagena.1").contains("serve") && !serve.contains('\u{1b}'));
    assert!(std::fs::read_dir(&folder).expect("pages").count() > 20);
}

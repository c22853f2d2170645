//! `cartagena train` as people and programs run it.

use crate::common::{DEADLINE, finish, output_of};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Creates an empty folder of this name.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("train").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn program(folder: &Path, args: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cartagena"));
    program.arg("train").args(args).current_dir(folder).stdin(Stdio::null());
    program.env("LC_ALL", "C").env_remove("LANGUAGE");
    program
}

fn run(folder: &Path, args: &[&str]) -> Output {
    output_of(program(folder, args))
}

fn printed(folder: &Path, args: &[&str]) -> String {
    let output = run(folder, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

fn complaint(folder: &Path, args: &[&str], code: i32) -> String {
    let output = run(folder, args);
    let message = String::from_utf8(output.stderr).expect("complaints are UTF-8");
    assert_eq!(output.status.code(), Some(code), "{args:?}: {message}");
    message
}

const SHORT: [&str; 6] = ["--games", "4", "--marks", "2", "--deals", "1"];

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_course_leaves_a_net_and_a_report() {
    let folder = folder("course");
    let text = printed(&folder, &SHORT);
    assert!(text.contains("Score against searchers, when 50.0 % is fair"), "{text}");
    assert_eq!(text.lines().count(), 6, "{text}");
    assert_eq!(names(&folder), ["tortuga-2.json", "tortuga-2.net"]);
    let net = fs::read(folder.join("tortuga-2.net")).expect("a net");
    assert!(net.starts_with(b"cartagena-net 2\nvariant tortuga\nseats 2\n"));
    let report: Value =
        serde_json::from_slice(&fs::read(folder.join("tortuga-2.json")).expect("a report"))
            .expect("one JSON object");
    assert_eq!(report["plan"]["games"], 4);
    assert_eq!(report["marks"].as_array().map(Vec::len), Some(2));
    assert_eq!(report["reliability"]["bands"].as_array().map(Vec::len), Some(20));
    let json = printed(&folder, &[&SHORT[..], &["--out", "again.net", "--json"]].concat());
    let again: Value = serde_json::from_str(&json).expect("one JSON object");
    assert_eq!(again["marks"], report["marks"]);
    assert_eq!(fs::read(folder.join("again.net")).expect("a net"), net);
    for more in [&[][..], &["--resume"][..]] {
        let args = if more.is_empty() { &SHORT[..] } else { more };
        let message = complaint(&folder, args, 1);
        assert!(message.contains("tortuga-2.net is a finished net already"), "{message}");
    }
}

#[test]
fn reports_are_shown_again_in_every_language_and_drawn() {
    let folder = folder("shown");
    let args = ["--variant", "jamaica", "--players", "3", "--out", "j.net", "--picture", "j.png"];
    let first = printed(&folder, &[&SHORT[..], &args].concat());
    assert!(fs::read(folder.join("j.png")).expect("a picture").starts_with(b"\x89PNG\r\n"));
    assert_eq!(printed(&folder, &["--show", "j.json"]), first);
    for lang in ["en", "he", "ru", "da", "cs", "ja"] {
        let file = format!("{lang}.svg");
        let args = ["--show", "j.json", "--picture", &file, "--lang", lang];
        assert_eq!(printed(&folder, &args).lines().count(), 6);
        let tree = fs::read_to_string(folder.join(file)).expect("a picture");
        let options = resvg::usvg::Options::default();
        resvg::usvg::Tree::from_str(&tree, &options).expect("well-formed SVG");
    }
}

/// Passes lines on as they come, so that a test can wait for one with a deadline.
#[cfg(unix)]
fn lines(pipe: impl std::io::Read + Send + 'static) -> std::sync::mpsc::Receiver<String> {
    use std::io::{BufRead, BufReader};
    let (sender, receiver) = std::sync::mpsc::channel();
    let lines = BufReader::new(pipe).lines().map_while(Result::ok);
    std::thread::spawn(move || lines.for_each(|line| drop(sender.send(line))));
    receiver
}

#[test]
#[cfg(unix)]
fn a_stopped_course_goes_on_to_the_same_end() {
    let folder = folder("stopped");
    let plan = ["--games", "50", "--marks", "50", "--deals", "1"];
    printed(&folder, &[&plan[..], &["--out", "whole.net"]].concat());
    let mut child = program(&folder, &[&plan[..], &["--out", "parts.net"]].concat())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let said = lines(child.stderr.take().expect("a pipe"));
    let first = said.recv_timeout(DEADLINE).expect("the first mark");
    assert!(first.starts_with("1/50  score "), "{first}");
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill").success());
    let ended = finish(child, "a training that was told to stop");
    assert!(ended.status.success());
    let rest: Vec<String> = std::iter::from_fn(|| said.recv_timeout(DEADLINE).ok()).collect();
    let last = rest.last().expect("how to go on");
    assert!(last.ends_with("To continue: cartagena train --resume --out parts.net"), "{rest:?}");
    assert_eq!(names(&folder), ["parts.school", "whole.json", "whole.net"]);
    let message = complaint(&folder, &["--out", "parts.net"], 1);
    assert!(message.contains("parts.school holds a training that was not finished"), "{message}");
    printed(&folder, &["--resume", "--out", "parts.net"]);
    let net = |name| fs::read(folder.join(name)).expect("a net");
    assert_eq!(net("parts.net"), net("whole.net"));
    assert!(!folder.join("parts.school").exists());
}

#[test]
fn wrong_files_and_command_lines_are_explained() {
    let folder = folder("wrong");
    let check = |args: &[&str], code, expect: &str| {
        let message = complaint(&folder, args, code);
        assert!(message.contains(expect), "{args:?}: {message}");
    };
    fs::write(folder.join("a.school"), "cartagena-net 1\n").expect("a file");
    fs::write(folder.join("b.school"), "cartagena-school 1\nvariant tortuga").expect("a file");
    fs::write(folder.join("a.json"), "{}").expect("a file");
    check(&["--resume"], 1, "There is no file tortuga-2.school.");
    check(&["--resume", "--out", "a.net"], 1, "it is not a training that was stopped");
    check(&["--resume", "--out", "b.net"], 1, "it is damaged");
    check(&["--show", "a.json"], 1, "it is not the report of a training");
    check(&["--show", "no.json"], 1, "There is no file no.json.");
    check(&["--out", "no/folder.net"], 1, "cannot be written");
    check(&["--resume", "--games", "5"], 2, "these do not go together");
    check(&["--show", "a.json", "--resume"], 2, "these do not go together");
    check(&["--out", "a.txt"], 2, "must end in one of .net");
    check(&["--variant", "atlantis"], 2, "jamaica, tortuga, hispaniola");
    check(&["--rules", "tortuga+pass"], 2, "jamaica, tortuga, hispaniola");
    check(&["--rate", "1"], 2, "two sizes are needed");
    check(&["--lambda", "1.5"], 2, "it must be a number from 0 to 1");
}

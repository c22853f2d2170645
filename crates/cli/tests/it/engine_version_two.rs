//! Version 2 of the engine protocol, spoken with the real program.

use crate::common::{DEADLINE, finish, program};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};

const OPEN: &str = "tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.0.0.0.0:B2DHKP|0.0.0.0.0.0:DHKPS2 KHDSPBBDHKSS - 0.3";

/// A running engine whose every answer has a deadline.
struct Talk {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Talk {
    fn start() -> Talk {
        let mut engine = program(&["engine"]);
        engine.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = engine.spawn().expect("the program starts");
        let input = child.stdin.take().expect("its input");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).for_each(|line| drop(sender.send(line)));
        });
        Talk { child, input, lines }
    }

    /// Starts an engine in version 2 with a position.
    fn at(position: &str) -> Talk {
        let mut talk = Talk::start();
        talk.send("protocol 2");
        while talk.line() != "protocol 2" {}
        assert_eq!(talk.ask(&format!("position {position}")), "ok");
        talk
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the engine listens");
        self.input.flush().expect("the engine listens");
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(DEADLINE).expect("an answer")
    }

    fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.line()
    }

    fn end(self) {
        drop(self.input);
        assert!(finish(self.child, "an engine").status.success());
    }
}

#[test]
fn the_handshake_names_program_and_options() {
    let mut talk = Talk::start();
    assert!(talk.ask("undo").starts_with("error: unknown command ‘undo’: there are position, new"));
    assert!(talk.ask("protocol 3").starts_with("error: unknown command ‘protocol’"));
    talk.send("protocol 2");
    let mut lines = vec![talk.line()];
    while lines.last().is_some_and(|line| line != "protocol 2") {
        lines.push(talk.line());
    }
    assert_eq!(lines[0], format!("id cartagena {}", env!("CARGO_PKG_VERSION")));
    assert!(lines.contains(&"option lines default 1 range 1 16".to_owned()), "{lines:?}");
    let document = include_str!("../../../../docs/NOTATION.md");
    for line in &lines[1..] {
        assert!(document.contains(line.as_str()), "{line}");
    }
    talk.end();
}

#[test]
fn errors_have_codes() {
    let mut talk = Talk::at(OPEN);
    let mut check = |line: &str, code: &str| {
        let answer = talk.ask(line);
        assert!(answer.starts_with(&format!("error {code}: ")), "{line}: {answer}");
    };
    check("", "empty-line");
    check("jump", "unknown-command");
    check("position nowhere", "field-count");
    check("play B5", "no-pirate");
    check("play x", "not-a-move");
    check("undo", "nothing-to-undo");
    check("undo twice", "unexpected-arguments");
    check("set", "missing-arguments");
    check("set speed 5", "no-such-option");
    check("set lines 17", "invalid-value");
    check("set info maybe", "invalid-value");
    check("go ms", "invalid-options");
    check("go ms 5 ms 5", "invalid-options");
    check("go nodes 0", "invalid-value");
    check("go infinite ms 5", "invalid-value");
    check("legal things", "missing-arguments");
    check("new tortuga 9", "invalid-players");
    talk.end();
}

#[test]
fn a_move_is_taken_back_with_its_cards() {
    let mut talk = Talk::at(OPEN);
    assert_eq!(talk.ask("play B0"), "B0>1");
    let between = talk.ask("show");
    for line in ["play K0", "play 6<"] {
        assert!(!talk.ask(line).starts_with("error"), "{line}");
    }
    assert_eq!((talk.ask("undo"), talk.ask("undo")), ("ok".to_owned(), "ok".to_owned()));
    assert_eq!(talk.ask("show"), between);
    assert_eq!(talk.ask("undo"), "ok");
    assert_eq!(talk.ask("show"), OPEN);
    assert!(talk.ask("undo").starts_with("error nothing-to-undo: "));
    talk.end();
}

#[test]
fn nodes_give_the_same_answer_every_time() {
    let mut talk = Talk::at(OPEN);
    let first = talk.ask("go nodes 3000 seed 5");
    assert!(first.starts_with("best "), "{first}");
    assert_eq!(talk.ask("set info on"), "ok");
    talk.send("go nodes 3000 seed 5");
    let mut line = talk.line();
    let mut reports = 0;
    while line.starts_with("info ") {
        reports += 1;
        line = talk.line();
    }
    assert_eq!(line, first, "watching changes no choice");
    assert!(reports > 0);
    talk.end();
}

#[test]
fn reports_have_the_best_turns() {
    let mut talk = Talk::at(OPEN);
    assert_eq!((talk.ask("set info on"), talk.ask("set lines 3")), ("ok".into(), "ok".into()));
    talk.send("go ms 400");
    let mut lines = vec![talk.line()];
    while lines.last().is_some_and(|line| !line.starts_with("best ")) {
        lines.push(talk.line());
    }
    assert!(lines.len() % 3 == 1 && lines.len() > 3, "{lines:?}");
    let last = &lines[lines.len() - 4..];
    for (number, line) in (1..).zip(&last[..3]) {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(words[0..2], ["info", "ms"], "{line}");
        assert_eq!((words[3], words[5], words[7]), ("simulations", "nodes", "nps"), "{line}");
        assert_eq!(words[9..11], ["line", &number.to_string()], "{line}");
        let chance: f32 = words[12].parse().expect("a chance");
        assert!((0.0..=1.0).contains(&chance) && words[13] == "turn", "{line}");
    }
    let best = last[3].strip_prefix("best ").expect("a move");
    assert!(last[0].contains(&format!("turn {best}")), "{last:?}");
    talk.end();
}

#[test]
fn a_busy_engine_hears_stop_and_quit() {
    let mut talk = Talk::at(OPEN);
    assert_eq!(talk.ask("set info on"), "ok");
    talk.send("go infinite");
    assert!(talk.line().starts_with("info "));
    talk.send("stop");
    let mut line = talk.line();
    while line.starts_with("info ") {
        line = talk.line();
    }
    assert!(line.starts_with("best "), "{line}");
    // Nothing is under way, so nothing is answered.
    talk.send("stop");
    assert_eq!(talk.ask("show"), OPEN);
    // A level that is done at once waits for `stop` all the same.
    assert_eq!(talk.ask("set info off"), "ok");
    talk.send("go level deckhand infinite");
    talk.send("stop");
    assert!(talk.line().starts_with("best "));
    // A `stop` ends the `go` before it and no other.
    talk.send("go infinite\nstop\ngo nodes 50\nperft 60");
    assert!(talk.line().starts_with("best ") && talk.line().starts_with("best "));
    talk.send("stop");
    let perft = talk.line();
    assert!(perft.starts_with("error stopped: ") || perft.starts_with("error perft-"), "{perft}");
    talk.send("go ms 100000000\nquit");
    assert!(finish(talk.child, "an engine that was told to quit").status.success());
}

#[test]
fn the_end_of_input_ends_endless_thinking_only() {
    let mut talk = Talk::at(OPEN);
    talk.send("go infinite\ngo nodes 2000");
    drop(talk.input);
    let lines: Vec<String> =
        std::iter::from_fn(|| talk.lines.recv_timeout(DEADLINE).ok()).collect();
    assert!(lines.len() == 2 && lines.iter().all(|line| line.starts_with("best ")), "{lines:?}");
}

#[test]
fn legal_moves_have_values_on_request() {
    for position in [
        OPEN,
        "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
        0.0.0.0.5.7:BD|0.0.0.0.0.12:?6 - - 0.2",
    ] {
        let mut talk = Talk::at(position);
        let plain = talk.ask("legal");
        let valued = talk.ask("legal values ms 200");
        let moves: Vec<&str> =
            valued.split(' ').map(|word| word.split('=').next().unwrap_or("")).collect();
        assert_eq!(moves.join(" "), plain, "{valued}");
        for word in valued.split(' ') {
            let value: f32 = word.rsplit('=').next().and_then(|v| v.parse().ok()).expect(word);
            assert!((0.0..=1.0).contains(&value), "{valued}");
        }
        talk.end();
    }
}

#[test]
fn the_document_lists_every_code_of_the_engine() {
    let source = include_str!("../../src/engine/error.rs");
    let (_, function) = source.split_once("fn code(").expect("the codes");
    let (body, _) = function.split_once("\n    }\n").expect("the end of the codes");
    let codes: Vec<&str> = body.split('"').skip(1).step_by(2).collect();
    let document = include_str!("../../../../docs/CODES.md");
    assert!(codes.len() > 20);
    for code in codes {
        assert!(document.contains(&format!("`{code}`")), "{code} is not in docs/CODES.md");
    }
}

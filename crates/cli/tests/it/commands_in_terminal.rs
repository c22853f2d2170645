//! Behaviour of commands in a terminal that differs from a pipe.

use crate::common::RECORD;
use crate::common::terminal::{Terminal, command};
use std::fs;
use std::path::Path;

fn start(args: &[&str]) -> Terminal {
    let mut command = command("xterm-256color");
    command.args(args);
    command.env("LC_ALL", "C");
    Terminal::start(command)
}

/// Returns the screen when the program has ended successfully.
fn end(terminal: Terminal) -> String {
    let (well, screen) = terminal.finish();
    let left = screen.screen().contents();
    assert!(well, "{left}");
    left
}

#[test]
fn a_record_is_walked_through_with_keys() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("walked.txt");
    fs::write(&file, RECORD).expect("a file");
    let file = file.to_str().expect("a plain path");
    let mut terminal = start(&["replay", file]);
    terminal.wait_for("Move 0 of 5");
    terminal.wait_for("q quit");
    assert!(terminal.text().contains("Anne begins."), "{}", terminal.text());
    assert!(terminal.text().contains("Fort"), "the first line is there: {}", terminal.text());
    terminal.press("\r");
    terminal.wait_for("Move 1 of 5");
    terminal.wait_for("Anne moves fort → 1 with a bottle.");
    terminal.press("\x1b[C");
    terminal.wait_for("Move 2 of 5");
    terminal.press("\x1b[D");
    terminal.wait_for("Move 1 of 5");
    terminal.press("\x1b[F");
    terminal.wait_for("Move 5 of 5");
    terminal.wait_for("Red goes back 7 → 5 and draws: key.");
    terminal.press("q");
    let left = end(terminal);
    assert!(!left.contains("Move"), "the screen is given back: {left}");
}

#[test]
fn hebrew_is_put_in_order_unless_the_terminal_does_it() {
    let shown = |more: &[&str]| {
        let args = ["new", "--seed", "1", "--lang", "he"];
        end(start(&[&args[..], more].concat()))
    };
    let (ours, theirs) = (shown(&[]), shown(&["--native-bidi"]));
    assert!(ours.contains("רצבמ") && !ours.contains("מבצר"), "{ours}");
    assert!(theirs.contains("מבצר") && !theirs.contains("רצבמ"), "{theirs}");
    assert!(!theirs.contains('\u{2068}'), "{theirs}");
    let begins = |word| ours.lines().any(|line| line.starts_with("     ") && line.ends_with(word));
    assert!(begins("הרוש") && begins("U"), "lines begin at the right: {ours}");
}

#[test]
fn measuring_shows_how_far_it_is() {
    let mut terminal = start(&["playouts", "--games", "3000", "--seed", "1"]);
    terminal.wait_for("3\u{202f}000");
    let report = end(terminal);
    assert!(report.contains("Actions per second"), "{report}");
}

#[test]
#[cfg(unix)]
fn a_contest_ends_early_with_what_is_known() {
    let endless = ["arena", "greedy", "random", "--deals", "4000000000", "--seed", "1"];
    let mut terminal = start(&endless);
    terminal.wait_for("/8000000000");
    terminal.press("\x03");
    let report = end(terminal);
    assert!(report.contains("Ended early; these are the results so far."), "{report}");
    assert!(report.contains("Difference in Elo"), "{report}");
}

//! What commands do in a terminal that they would not do in a pipe.

mod common;

use common::RECORD;
use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};
use std::fs;
use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;

const ROWS: NonZero<u16> = NonZero::new(24).expect("rows");
const COLUMNS: NonZero<u16> = NonZero::new(80).expect("columns");

/// A terminal with the program in it.
struct Terminal {
    parser: vt100::Parser,
    output: Box<dyn Read + Send>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
}

impl Terminal {
    fn start(args: &[&str]) -> Terminal {
        let (rows, cols) = (ROWS.get(), COLUMNS.get());
        let size = PtySize { rows, cols, ..PtySize::default() };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_cartagena"));
        command.args(args);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C");
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let output = pair.master.try_clone_reader().expect("a reader");
        let keys = pair.master.take_writer().expect("a writer");
        Terminal { parser: vt100::Parser::new(ROWS, COLUMNS, 0), output, keys, child }
    }

    /// Reads on; `false` when the program has closed the terminal.
    fn read(&mut self) -> bool {
        let mut bytes = [0; 4096];
        // Some systems report the closed terminal as an error.
        let count = self.output.read(&mut bytes).unwrap_or(0);
        self.parser.process(&bytes[..count]);
        count > 0
    }

    fn screen(&self) -> String {
        self.parser.screen().contents()
    }

    fn wait_for(&mut self, words: &str) {
        while !self.screen().contains(words) {
            assert!(self.read(), "{words:?} never came:\n{}", self.screen());
        }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the terminal listens");
        self.keys.flush().expect("the terminal listens");
    }

    /// What stands on the screen when the program has ended well.
    fn end(mut self) -> String {
        drop(self.keys);
        let status = self.child.wait().expect("the program ends");
        assert!(status.success(), "{status:?}");
        loop {
            let mut bytes = [0; 4096];
            match self.output.read(&mut bytes) {
                Ok(count) if count > 0 => self.parser.process(&bytes[..count]),
                _ => return self.parser.screen().contents(),
            }
        }
    }
}

#[test]
fn a_record_is_walked_through_with_keys() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("walked.txt");
    fs::write(&file, RECORD).expect("a file");
    let file = file.to_str().expect("a plain path");
    let mut terminal = Terminal::start(&["replay", file]);
    terminal.wait_for("Move 0 of 5");
    terminal.wait_for("q quit");
    assert!(terminal.screen().contains("Anne begins."), "{}", terminal.screen());
    assert!(terminal.screen().contains("Fort"), "the first line is there: {}", terminal.screen());
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
    let left = terminal.end();
    assert!(!left.contains("Move"), "the screen is given back: {left}");
}

#[test]
fn hebrew_is_put_in_order_unless_the_terminal_does_it() {
    let shown = |more: &[&str]| {
        let args = ["new", "--seed", "1", "--lang", "he"];
        Terminal::start(&[&args[..], more].concat()).end()
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
    let mut terminal = Terminal::start(&["playouts", "--games", "3000", "--seed", "1"]);
    terminal.wait_for("3\u{202f}000");
    let report = terminal.end();
    assert!(report.contains("Actions per second"), "{report}");
}

#[test]
#[cfg(unix)]
fn a_contest_ends_early_with_what_is_known() {
    let endless = ["arena", "greedy", "random", "--deals", "4000000000", "--seed", "1"];
    let mut terminal = Terminal::start(&endless);
    terminal.wait_for("/8000000000");
    terminal.press("\x03");
    let report = terminal.end();
    assert!(report.contains("Ended early; these are the results so far."), "{report}");
    assert!(report.contains("Difference in Elo"), "{report}");
}

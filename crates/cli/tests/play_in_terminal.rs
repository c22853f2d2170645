//! The real program in a real pseudo-terminal, driven as a person would.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// Far longer than anything here takes; when it is over, something hangs.
const DEADLINE: Duration = Duration::from_secs(60);

const SIZE: PtySize = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };

/// A running program, its terminal, and what is on the screen.
struct Session {
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    /// Whether nobody looks at the screen any more.
    closed: Arc<AtomicBool>,
    screen: vt100::Parser,
    child: Box<dyn Child + Send + Sync>,
}

impl Session {
    fn start(folder: &Path, args: &[&str]) -> Session {
        Session::start_in("xterm-256color", folder, args)
    }

    fn start_in(kind: &str, folder: &Path, args: &[&str]) -> Session {
        let pty = native_pty_system().openpty(SIZE).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_cartagena"));
        command.args(["play", "--lang", "en", "--save-dir"]);
        command.arg(folder);
        command.args(args);
        command.cwd(folder.parent().expect("a parent"));
        command.env("TERM", kind);
        let child = pty.slave.spawn_command(command).expect("the program starts");
        drop(pty.slave);
        let keyboard = pty.master.take_writer().expect("a keyboard");
        let closed = Arc::<AtomicBool>::default();
        let reader = pty.master.try_clone_reader().expect("an output");
        let output = listen(reader, Arc::clone(&closed));
        let screen = vt100::Parser::new(some(SIZE.rows), some(SIZE.cols), 0);
        Session { master: pty.master, keyboard, output, closed, screen, child }
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("the program listens");
        self.keyboard.flush().expect("the program listens");
    }

    fn resize(&mut self, size: PtySize) {
        self.screen.screen_mut().set_size(some(size.rows), some(size.cols));
        self.master.resize(size).expect("a window of another size");
    }

    fn text(&self) -> String {
        self.screen.screen().contents()
    }

    /// Reads on until the screen is as wanted.
    fn wait_until(&mut self, what: &str, wanted: impl Fn(&str) -> bool) {
        let end = Instant::now() + DEADLINE;
        while !wanted(&self.text()) {
            let left = end.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(RecvTimeoutError::Timeout) => panic!("no {what}:\n{}", self.text()),
                Err(RecvTimeoutError::Disconnected) => panic!("gone, no {what}:\n{}", self.text()),
            }
        }
    }

    fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    /// Closes the window: the last key makes the screen change, so that the reader lets go of it.
    fn close_window(mut self) -> Box<dyn Child + Send + Sync> {
        self.closed.store(true, Relaxed);
        self.press("?");
        while self.output.recv_timeout(DEADLINE).is_ok() {}
        self.child
    }

    /// Reads to the end and returns how the program left.
    fn finish(mut self) -> (bool, vt100::Parser) {
        let end = Instant::now() + DEADLINE;
        loop {
            match self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(RecvTimeoutError::Timeout) => panic!("it does not end:\n{}", self.text()),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        (self.child.wait().expect("a program that ended").success(), self.screen)
    }
}

fn some(lines: u16) -> NonZeroU16 {
    NonZeroU16::new(lines).expect("not an empty window")
}

fn listen(mut reader: Box<dyn Read + Send>, closed: Arc<AtomicBool>) -> Receiver<Vec<u8>> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = reader.read(&mut bytes) {
            if closed.load(Relaxed) || sender.send(bytes[..count].to_vec()).is_err() {
                break;
            }
        }
    });
    receiver
}

/// A folder for saved games, empty and not there yet.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("play-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder.join("saves")
}

fn assert_left_clean(screen: &vt100::Parser) {
    assert!(!screen.screen().alternate_screen(), "the terminal is as it was before");
    assert!(!screen.screen().hide_cursor(), "the cursor is back");
}

const DOWN: &str = "\x1b[B";
const UP: &str = "\x1b[A";
const RIGHT: &str = "\x1b[C";
const ENTER: &str = "\r";

#[test]
fn a_game_is_set_up_played_saved_and_gone_on_with() {
    let folder = folder("whole");
    let mut session = Session::start(&folder, &["--seed", "5", "--players", "2"]);
    session.wait_for("A new game");
    // Three players; the first is Anne.
    session.press(&format!("{DOWN}{DOWN}{DOWN}{RIGHT}{DOWN}Anne"));
    session.wait_for("Anne");
    session.press(&format!("{UP}{UP}{UP}{UP}{ENTER}"));
    session.wait_for("3 moves left");
    session.press(ENTER);
    session.wait_for("2 moves left");
    session.press("u");
    session.wait_for("The move is taken back.");
    session.press(&format!("{DOWN}{ENTER}"));
    session.wait_for("2 moves left");
    session.press(&format!("{ENTER}{ENTER}"));
    session.wait_for("That was the last move.");
    session.press("q");
    session.wait_for("Save the game and quit?");
    session.press(ENTER);
    let (well, screen) = session.finish();
    assert!(well);
    assert_left_clean(&screen);
    assert!(screen.screen().contents().contains("The game is saved in"));

    let mut session = Session::start(&folder, &[]);
    session.wait_for("Go on with the saved game");
    session.wait_for("3 moves so far");
    session.press(ENTER);
    session.wait_for("The saved game goes on.");
    session.press("u");
    session.wait_for("1 move left");
    session.press("q");
    session.wait_for("Save the game and quit?");
    session.press(ENTER);
    assert!(session.finish().0);
}

#[test]
fn the_screen_follows_the_window() {
    let mut session = Session::start(&folder("resize"), &["--rules", "jamaica", "--players", "5"]);
    session.wait_for("Press Enter when nobody else is looking.");
    let small = PtySize { rows: 20, cols: 60, ..SIZE };
    session.resize(small);
    session.wait_for("The window is too small.");
    session.resize(SIZE);
    session.wait_for("Press Enter when nobody else is looking.");
    session.press(ENTER);
    session.wait_for("6 cards");
    session.press("\x03");
    let (well, screen) = session.finish();
    assert!(well);
    assert_left_clean(&screen);
}

#[test]
fn a_bot_answers_and_its_game_goes_on_later() {
    let folder = folder("bot");
    let options =
        ["--rules", "jamaica", "--bot", "sailor", "--seed", "5", "--fast", "--no-confirm"];
    let mut session = Session::start(&folder, &options);
    // Whoever begins: the bot plays by itself, and its hand is never asked for.
    session.wait_for("←→ pirate");
    session.press(ENTER);
    session.wait_for("2 moves left");
    session.press(&format!("{ENTER}{ENTER}"));
    session.wait_until("a move of the bot", |screen| screen.contains("Sailor moves"));
    session.wait_until("a turn of one's own", |screen| screen.contains("Blue’s turn"));
    session.press("q");
    session.wait_for("Save the game and quit?");
    session.press(ENTER);
    let (well, screen) = session.finish();
    assert!(well);
    assert_left_clean(&screen);
    let saved = std::fs::read_to_string(folder.join("saved.txt")).expect("the game");
    assert!(saved.contains("[Bot1 \"sailor\"]\n"), "{saved}");

    let mut session = Session::start(&folder, &[]);
    session.wait_for("Blue and Sailor");
    session.press(ENTER);
    session.wait_for("The saved game goes on.");
    session.press("\x03");
    assert!(session.finish().0);
}

/// Ctrl-C is a key; being told to end is not.
#[cfg(unix)]
#[test]
fn a_program_told_to_end_keeps_the_game() {
    for signal in ["TERM", "HUP"] {
        let folder = folder(signal);
        let options = ["--rules", "tortuga", "--players", "2", "--seed", "7"];
        let mut session = Session::start(&folder, &options);
        session.wait_for("3 moves left");
        session.press(ENTER);
        session.wait_for("2 moves left");
        let id = session.child.process_id().expect("a running program").to_string();
        let told = std::process::Command::new("kill").args(["-s", signal, &id]).status();
        assert!(told.expect("the signal is sent").success());
        let (well, screen) = session.finish();
        assert!(well);
        assert_left_clean(&screen);
        assert!(folder.join("saved.txt").exists());
    }
}

/// A closed window left the program spinning for ever, deaf to the signal that came with it.
#[test]
fn a_closed_window_ends_the_program() {
    let folder = folder("closed");
    let options = ["--rules", "tortuga", "--players", "2", "--seed", "7"];
    let mut session = Session::start(&folder, &options);
    session.wait_for("3 moves left");
    session.press(ENTER);
    session.wait_for("2 moves left");
    let mut program = session.close_window();
    let (sender, ended) = channel();
    std::thread::spawn(move || sender.send(program.wait().is_ok()));
    assert_eq!(ended.recv_timeout(DEADLINE), Ok(true));
    let saved = std::fs::read_to_string(folder.join("saved.txt")).expect("the game");
    assert!(saved.contains("\n1. "), "{saved}");
}

#[test]
fn without_a_terminal_it_says_so() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_cartagena"))
        .args(["play", "--lang", "en"])
        .output()
        .expect("the program starts");
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).replace('\n', " ");
    assert!(said.contains("This game needs a terminal."), "{said}");
    assert!(output.stdout.is_empty());
}

#[test]
fn a_terminal_that_cannot_be_drawn_on_is_none() {
    let (well, screen) = Session::start_in("dumb", &folder("dumb"), &[]).finish();
    assert!(!well);
    let said = screen.screen().contents();
    assert!(said.starts_with("Error: This game needs a terminal."), "{said}");
}

#[test]
fn a_file_that_is_no_game_is_refused_before_the_screen_is_touched() {
    let folder = folder("refused");
    let file = folder.parent().expect("a parent").join("letter.txt");
    std::fs::write(&file, "Dear Anne,\n").expect("a file");
    let session = Session::start(&folder, &["--resume", &file.display().to_string()]);
    let (well, screen) = session.finish();
    assert!(!well);
    let said = screen.screen().contents().replace(['\n', '│', ' '], "");
    assert!(said.contains("isdamagedatline1,column1"), "{said}");
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), "Dear Anne,\n");
}

//! The real program in a real pseudo-terminal, driven as a person would.

use crate::common::run;
use crate::common::terminal::{SIZE, Terminal, command, end_of};
use portable_pty::PtySize;
use std::path::{Path, PathBuf};

fn start(folder: &Path, args: &[&str]) -> Terminal {
    start_in("xterm-256color", folder, args)
}

fn start_in(kind: &str, folder: &Path, args: &[&str]) -> Terminal {
    let mut command = command(kind);
    command.args(["play", "--lang", "en", "--save-dir"]);
    command.arg(folder);
    command.args(args);
    command.cwd(folder.parent().expect("a parent"));
    Terminal::start(command)
}

/// Returns a folder for saved games that does not exist yet.
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
    let mut session = start(&folder, &["--seed", "5", "--players", "2"]);
    session.wait_for("A new game");
    // Three players; the first is Anne.
    session.press(&format!("{DOWN}{DOWN}{DOWN}{RIGHT}{DOWN}Anne"));
    session.wait_for("Anne");
    session.press(&format!("{UP}{UP}{UP}{UP}{ENTER}"));
    session.wait_for("3 moves left");
    session.press(ENTER);
    session.wait_for("2 moves left");
    session.press("u");
    session.wait_for("Move undone.");
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

    let mut session = start(&folder, &[]);
    session.wait_for("Continue the saved game");
    session.wait_for("3 moves so far");
    session.press(ENTER);
    session.wait_for("Continuing the saved game.");
    session.press("u");
    session.wait_for("1 move left");
    session.press("q");
    session.wait_for("Save the game and quit?");
    session.press(ENTER);
    assert!(session.finish().0);
}

#[test]
fn the_screen_follows_the_window() {
    let mut session = start(&folder("resize"), &["--rules", "jamaica", "--players", "5"]);
    session.wait_for("Press Enter when nobody else is looking.");
    session.resize(PtySize { rows: 20, cols: 60, ..SIZE });
    session.wait_until("a compact table", |screen| {
        let words: Vec<&str> = screen.split_whitespace().collect();
        !screen.contains("Cartagena") && words.join(" ").contains("nobody else is looking")
    });
    session.resize(PtySize { rows: 19, cols: 60, ..SIZE });
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
    let mut session = start(&folder, &options);
    // Whoever begins: the bot plays by itself, and its hand is never shown.
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

    let mut session = start(&folder, &[]);
    session.wait_for("Blue and Sailor");
    session.press(ENTER);
    session.wait_for("Continuing the saved game.");
    session.press("\x03");
    assert!(session.finish().0);
}

/// Ctrl-C is a key; SIGTERM is not.
#[cfg(unix)]
#[test]
fn a_program_told_to_end_keeps_the_game() {
    for signal in ["TERM", "HUP"] {
        let folder = folder(signal);
        let options = ["--rules", "tortuga", "--players", "2", "--seed", "7"];
        let mut session = start(&folder, &options);
        session.wait_for("3 moves left");
        session.press(ENTER);
        session.wait_for("2 moves left");
        let id = session.child.process_id().expect("a running program").to_string();
        let sent = std::process::Command::new("kill").args(["-s", signal, &id]).status();
        assert!(sent.expect("the signal is sent").success());
        let (well, screen) = session.finish();
        assert!(well);
        assert_left_clean(&screen);
        assert!(folder.join("saved.txt").exists());
    }
}

/// Ctrl-Z gives the terminal back to the shell, and `fg` brings the screen back.
#[cfg(unix)]
#[test]
fn the_game_can_be_put_aside() {
    let folder = folder("aside");
    let mut shell = shell();
    shell.cwd(folder.parent().expect("a parent"));
    let mut session = Terminal::start(shell);
    let program = env!("CARGO_BIN_EXE_cartagena");
    session.press(&format!(
        "{program} play --lang en --save-dir saves --rules tortuga --players 2 --seed 7\n"
    ));
    session.wait_for("3 moves left");
    session.press("\x1a");
    session.wait_until("a shell", |screen| screen.contains("Stopped"));
    session.press("fg\n");
    session.wait_until("the game again", |screen| {
        screen.contains("3 moves left") && screen.contains("q quit") && !screen.contains("Stopped")
    });
    session.press(ENTER);
    session.wait_for("2 moves left");
    session.press("\x03");
    session.wait_for("The game is saved in");
    // Until the program has ended it may still take what is typed.
    session.wait_until("a prompt", |screen| screen.trim_end().ends_with(['#', '$']));
    session.press("exit\n");
    let (_, screen) = session.finish();
    assert_left_clean(&screen);
}

/// Returns a shell with job control.
#[cfg(unix)]
fn shell() -> portable_pty::CommandBuilder {
    let mut shell = portable_pty::CommandBuilder::new("sh");
    shell.arg("-i");
    shell.env("TERM", "xterm-256color");
    shell.env("LC_ALL", "C.UTF-8");
    shell
}

/// Regression: a closed window left the program spinning for ever, deaf to the signal that came
/// with it.
#[test]
fn a_closed_window_ends_the_program() {
    let folder = folder("closed");
    let options = ["--rules", "tortuga", "--players", "2", "--seed", "7"];
    let mut session = start(&folder, &options);
    session.wait_for("3 moves left");
    session.press(ENTER);
    session.wait_for("2 moves left");
    end_of(session.close_window());
    let saved = std::fs::read_to_string(folder.join("saved.txt")).expect("the game");
    assert!(saved.contains("\n1. "), "{saved}");
}

#[test]
fn without_a_terminal_it_says_so() {
    let output = run(&["play", "--lang", "en"]);
    assert!(!output.status.success());
    let message = String::from_utf8_lossy(&output.stderr).replace('\n', " ");
    assert!(message.contains("This game needs a terminal."), "{message}");
    assert!(output.stdout.is_empty());
}

#[test]
fn a_terminal_that_cannot_be_drawn_on_is_none() {
    let (well, screen) = start_in("dumb", &folder("dumb"), &[]).finish();
    assert!(!well);
    let message = screen.screen().contents();
    assert!(message.starts_with("Error: This game needs a terminal."), "{message}");
}

#[test]
fn a_file_that_is_no_game_is_refused_before_the_screen_is_touched() {
    let folder = folder("refused");
    let file = folder.parent().expect("a parent").join("letter.txt");
    std::fs::write(&file, "Dear Anne,\n").expect("a file");
    let session = start(&folder, &["--resume", &file.display().to_string()]);
    let (well, screen) = session.finish();
    assert!(!well);
    let message = screen.screen().contents().replace(['\n', '│', ' '], "");
    assert!(message.contains("isdamagedatline1,column1"), "{message}");
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), "Dear Anne,\n");
}

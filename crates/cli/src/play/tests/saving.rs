//! Games on disk: saved at every move, never lost, never in the way of another.

use super::{assert_shows, key, play};
use crate::play::PlayOptions;
use crate::play::app::{Overlay, TerminalApp};
use crate::play::bot_thread::BotRunner;
use crate::play::end_screen::EndMenuItem;
use crate::play::host::TerminalHost;
use crate::play::save_folder;
use cartagena::{Rules, Seat, Variant, Viewer};
use cartagena_bots::{Budget, Level};
use cartagena_texts::Lang;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A folder of its own, gone again after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = format!("cartagena-{}-{name}", std::process::id());
        Folder(std::env::temp_dir().join(folder).join("saves"))
    }

    fn files(&self) -> Vec<String> {
        let Ok(entries) = fs::read_dir(&self.0) else { return Vec::new() };
        let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
        let mut names: Vec<String> = entries.flatten().map(name).collect();
        // Lock files are deleted when the program ends.
        names.retain(|name| !name.ends_with(".lock"));
        names.sort();
        names
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(self.0.parent().unwrap_or(&self.0));
    }
}

fn options(folder: &Folder) -> PlayOptions {
    PlayOptions {
        rules: None,
        players: None,
        tunnel: None,
        first: None,
        names: Vec::new(),
        bots: Vec::new(),
        fast: false,
        lang: Lang::En,
        native_bidi: false,
        seed: Some(5),
        resume: None,
        save_dir: Some(folder.0.clone()),
        confirm: true,
    }
}

fn host(options: PlayOptions) -> TerminalHost {
    TerminalHost::new(options).expect("nothing is wrong")
}

fn new_game(folder: &Folder, variant: Variant) -> TerminalHost {
    let rules = Some(Rules::new(variant));
    host(PlayOptions { rules, players: Some(3), ..options(folder) })
}

fn press(host: &mut TerminalHost, keys: &str) {
    for name in keys.split_whitespace() {
        let effect = host.app.update(key(name));
        host.perform(effect);
    }
}

fn views(app: &TerminalApp) -> Vec<String> {
    let table = &play(app).table;
    let viewers = Seat::first_n(3).map(Viewer::Seat).chain([Viewer::Public]);
    viewers.map(|viewer| table.observe(viewer).to_string()).collect()
}

/// Checks that a game continues exactly where it stopped, with everything that could still be
/// undone.
fn check_goes_on(name: &str, variant: Variant, keys: &str) {
    let folder = Folder::new(name);
    let mut before = new_game(&folder, variant);
    press(&mut before, keys);
    before.closing_message().expect("the game is saved");
    let mut after = host(options(&folder));
    press(&mut after, "Enter");
    let (one, two) = (&play(&before.app).table, &play(&after.app).table);
    assert_eq!(views(&before.app), views(&after.app));
    assert_eq!(one.events(Viewer::Public), two.events(Viewer::Public));
    assert_eq!((one.actor(), one.to_confirm()), (two.actor(), two.to_confirm()));
    assert_eq!(one.can_undo(), two.can_undo());
    assert_eq!(one.record(), two.record());
    assert_eq!(folder.files(), ["saved.txt"]);
}

#[test]
fn a_saved_game_goes_on_where_it_stood() {
    check_goes_on("middle", Variant::Tortuga, "Enter Enter");
    check_goes_on("confirm", Variant::Tortuga, "Enter Enter Enter");
    check_goes_on("undone", Variant::Tortuga, "Enter Enter u");
    check_goes_on("turns", Variant::Tortuga, "Enter Enter Enter Enter Enter Enter Right < Enter");
    check_goes_on("hidden", Variant::Jamaica, "Enter Enter Enter . Enter Enter Right < Enter");
    check_goes_on("seen", Variant::Hispaniola, "Enter Enter Enter . Enter Enter Right < Enter");
}

/// Bots sit where they sat, and go on with the same cards.
#[test]
fn a_game_against_bots_goes_on_against_them() {
    let folder = Folder::new("bots");
    let rules = Some(Rules::new(Variant::Jamaica));
    let bots = vec![Level::Bosun, Level::Admiral];
    let mut before = host(PlayOptions { rules, bots, ..options(&folder) });
    for _ in 0..20 {
        match before.app.bot_request() {
            Some(question) => {
                let answer = BotRunner::new(1).respond(&question, &mut Budget::nodes(1));
                let effect = before.app.receive_response(question.id, answer);
                before.perform(effect);
                let effect = before.app.advance_time(Duration::from_secs(60));
                before.perform(effect);
            }
            None => press(&mut before, "Enter"),
        }
    }
    before.closing_message().expect("the game is saved");
    let mut after = host(options(&folder));
    assert_shows(&after.app, "Blue, Bosun and Admiral");
    press(&mut after, "Enter");
    assert_eq!(views(&before.app), views(&after.app));
    assert_eq!(play(&before.app).table.record(), play(&after.app).table.record());
    assert_eq!(play(&before.app).bots, play(&after.app).bots);
    assert_eq!(play(&after.app).bots.level(Seat::new(2).expect("a seat")), Some(Level::Admiral));
}

#[test]
fn every_move_is_kept_at_once() {
    let folder = Folder::new("at-once");
    let mut host = new_game(&folder, Variant::Tortuga);
    assert!(folder.files().is_empty());
    press(&mut host, "Enter");
    let text = fs::read_to_string(folder.file("saved.txt")).expect("a file");
    assert_eq!(text, play(&host.app).table.record().to_string());
}

#[test]
fn another_game_does_not_touch_the_first() {
    let folder = Folder::new("two");
    let mut first = new_game(&folder, Variant::Tortuga);
    press(&mut first, "Enter");
    let saved = fs::read_to_string(folder.file("saved.txt")).expect("a file");
    let mut second = new_game(&folder, Variant::Jamaica);
    press(&mut second, "Enter Enter");
    assert_eq!(folder.files(), ["saved-2.txt", "saved.txt"]);
    assert_eq!(fs::read_to_string(folder.file("saved.txt")).expect("a file"), saved);
    assert_eq!(host(options(&folder)).app.setup.saved.len(), 2);
}

#[test]
fn a_broken_file_is_named_and_left_alone() {
    let folder = Folder::new("broken");
    fs::create_dir_all(&folder.0).expect("a folder");
    fs::write(folder.file("saved.txt"), "[Cartagena \"1\"]\n[Rules \"poker\"]\n").expect("a file");
    let mut host = host(options(&folder));
    assert!(host.app.setup.saved.is_empty());
    let warning = host.app.warning.clone().expect("a warning");
    assert!(warning.contains("saved.txt") && warning.contains("damaged at line"), "{warning}");
    let rules = Some(Rules::new(Variant::Tortuga));
    host = self::host(PlayOptions { rules, players: Some(2), ..options(&folder) });
    press(&mut host, "Enter");
    host.closing_message().expect("the game is saved");
    assert_eq!(folder.files(), ["saved-2.txt", "saved.txt"]);
    let text = fs::read_to_string(folder.file("saved.txt")).expect("a file");
    assert!(text.contains("poker"));
}

#[test]
fn a_named_file_that_is_missing_or_broken_is_an_error() {
    let folder = Folder::new("named");
    let resume = |name: &str| {
        TerminalHost::new(PlayOptions { resume: Some(folder.file(name)), ..options(&folder) }).err()
    };
    assert!(resume("none.txt").expect("an error").starts_with("There is no file"));
    fs::create_dir_all(&folder.0).expect("a folder");
    fs::write(folder.file("bad.txt"), "x").expect("a file");
    assert!(resume("bad.txt").expect("an error").contains("damaged at line 1"));
}

#[test]
fn a_named_file_is_kept_up_to_date() {
    let folder = Folder::new("resume");
    let mut first = new_game(&folder, Variant::Tortuga);
    press(&mut first, "Enter");
    let elsewhere = folder.0.parent().expect("a parent").join("mine.txt");
    fs::rename(folder.file("saved.txt"), &elsewhere).expect("a move");
    let mut host = host(PlayOptions { resume: Some(elsewhere.clone()), ..options(&folder) });
    press(&mut host, "Enter");
    assert!(folder.files().is_empty());
    let record = save_folder::read(&elsewhere, host.app.texts()).expect("a record");
    assert_eq!(record.events().len(), 2);
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_the_game_goes_on() {
    let folder = Folder::new("unwritable");
    fs::create_dir_all(folder.0.parent().expect("a parent")).expect("a folder");
    fs::write(&folder.0, "in the way").expect("a file");
    let mut host = new_game(&folder, Variant::Tortuga);
    let warning = |host: &TerminalHost| host.app.warning.clone().unwrap_or_default();
    assert!(warning(&host).contains("cannot be written"), "before the first move");
    press(&mut host, "Enter");
    assert!(warning(&host).contains("cannot be written"), "after every move");
    press(&mut host, "Enter");
    assert_eq!(play(&host.app).table.seq(), 2);
    assert!(host.closing_message().is_err(), "asked to end");
}

/// Regression: “Save and quit” quit, and the game was lost.
#[test]
fn quitting_without_saving_has_to_be_said() {
    let folder = Folder::new("unsaved");
    let mut host = new_game(&folder, Variant::Tortuga);
    press(&mut host, "Enter");
    // The file cannot be replaced by one while it is a folder.
    fs::remove_file(folder.file("saved.txt")).expect("a file");
    fs::create_dir_all(folder.file("saved.txt").join("in the way")).expect("a folder");
    press(&mut host, "q Enter");
    assert_eq!(host.app.overlay, Some(Overlay::Unsaved));
    assert_shows(&host.app, "quit without saving");
    press(&mut host, "Esc");
    assert_eq!(host.app.overlay, None);
    press(&mut host, "q Enter x");
    assert_eq!(host.closing_message(), Ok(None));
    assert_eq!(folder.files(), ["saved.txt"], "nothing is littered");
}

#[test]
fn a_record_never_replaces_a_file() {
    let folder = Folder::new("record");
    let host = new_game(&folder, Variant::Tortuga);
    fs::create_dir_all(&folder.0).expect("a folder");
    let write =
        |file: &Path| save_folder::write_record(file, &play(&host.app).table, host.app.texts());
    let file = folder.file("mine.txt");
    write(&file).expect("a record");
    assert_eq!(save_folder::read(&file, host.app.texts()), Ok(play(&host.app).table.record()));
    fs::write(&file, "precious").expect("a file");
    assert!(write(&file).expect_err("it is there").starts_with("There is already a file"));
    assert_eq!(fs::read_to_string(&file).expect("a file"), "precious");
}

#[test]
fn names_for_records_are_free() {
    let folder = Folder::new("names");
    fs::create_dir_all(&folder.0).expect("a folder");
    assert_eq!(save_folder::free_name(&folder.0), "cartagena.txt");
    fs::write(folder.file("cartagena.txt"), "").expect("a file");
    assert_eq!(save_folder::free_name(&folder.0), "cartagena-2.txt");
}

/// Plays a saved game with one move left to its end.
fn finished(folder: &Folder) -> TerminalHost {
    fs::create_dir_all(&folder.0).expect("a folder");
    let position = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        36.37.37.37.37.37:B|0.0.0.0.0.0:H KHDSPBBDHKSS - 0.3";
    let text = format!("[Cartagena \"1\"]\n[Position \"{position}\"]\n[Result \"unfinished\"]\n");
    fs::write(folder.file("saved.txt"), text).expect("a file");
    let mut host = host(options(folder));
    press(&mut host, "Enter Enter");
    assert!(host.app.outcome().is_some());
    host
}

#[test]
fn a_record_that_was_saved_is_not_kept_twice() {
    let folder = Folder::new("recorded");
    let mut host = finished(&folder);
    let record = folder.file("record.txt");
    host.app.ending.file = record.display().to_string();
    press(&mut host, "Enter");
    assert!(host.app.warning.clone().expect("a word").contains(&record.display().to_string()));
    assert_eq!(host.app.ending.item, EndMenuItem::Quit);
    press(&mut host, "Enter");
    assert_eq!(host.closing_message(), Ok(None));
    assert_eq!(folder.files(), ["record.txt"]);
}

/// Regression: a player who quit at once lost the game that had just been won.
#[test]
fn a_finished_game_is_kept_and_offered_no_more() {
    for (name, keys) in [("quit", "Esc"), ("ended", ""), ("rematch", "Down Down Enter")] {
        let folder = Folder::new(name);
        let mut host = finished(&folder);
        let record = play(&host.app).table.record();
        press(&mut host, keys);
        let message = host.closing_message().expect("nothing is wrong");
        let file = folder.file("games").join("game.txt");
        let message = message.or_else(|| play(&host.app).notice.clone()).expect("a word");
        assert!(message.contains(&file.display().to_string()), "{name}: {message}");
        assert_eq!(save_folder::read(&file, host.app.texts()), Ok(record));
        assert_eq!(folder.files(), ["games"], "{name}");
        assert!(self::host(options(&folder)).app.setup.saved.is_empty());
    }
}

#[test]
fn a_finished_game_in_a_named_file_stays_there() {
    let folder = Folder::new("finished-named");
    drop(finished(&folder));
    let elsewhere = folder.0.parent().expect("a parent").join("mine.txt");
    fs::rename(folder.file("saved.txt"), &elsewhere).expect("a move");
    let mut host = host(PlayOptions { resume: Some(elsewhere.clone()), ..options(&folder) });
    press(&mut host, "Esc");
    let message = host.closing_message().expect("nothing is wrong").expect("a word");
    assert!(message.contains(&elsewhere.display().to_string()), "{message}");
    assert!(elsewhere.exists() && folder.files().is_empty());
}

/// Regression: two windows wrote the same file by turns.
#[test]
fn a_game_is_open_in_one_window_only() {
    let folder = Folder::new("windows");
    let mut first = new_game(&folder, Variant::Tortuga);
    press(&mut first, "Enter");
    let mut second = host(options(&folder));
    press(&mut second, "Enter");
    assert!(second.app.game.is_none());
    let warning = second.app.warning.clone().expect("a warning");
    assert!(warning.ends_with("is open in another window."), "{warning}");
    drop(first);
    press(&mut second, "Enter");
    assert!(second.app.game.is_some());
}

#[test]
fn a_game_without_a_move_leaves_nothing() {
    let folder = Folder::new("untouched");
    let mut host = new_game(&folder, Variant::Tortuga);
    press(&mut host, "Enter u q");
    assert_eq!(host.closing_message(), Ok(None));
    assert!(folder.files().is_empty());
}

#[test]
fn of_several_broken_files_all_are_counted() {
    let folder = Folder::new("several");
    fs::create_dir_all(&folder.0).expect("a folder");
    for name in ["saved.txt", "saved-2.txt", "saved-3.txt"] {
        fs::write(folder.file(name), "x").expect("a file");
    }
    let mut host = host(options(&folder));
    press(&mut host, "Up Down");
    let warning = host.app.warning.clone().expect("a warning");
    assert!(warning.starts_with("3 saved games cannot be read."), "{warning}");
    assert!(warning.contains(&folder.0.display().to_string()), "{warning}");
}

//! `cartagena serve` as people run it, up to the page itself, which another test covers.

use crate::common::output_of;
use cartagena_store::{StoreLocation, connect};
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tokio::runtime::Builder;

fn serve(args: &[&str], listen: Option<&str>) -> Output {
    run(&[&["serve"], args].concat(), listen)
}

fn run(args: &[&str], listen: Option<&str>) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cartagena"));
    program.args(args).stdin(Stdio::null()).env("LC_ALL", "C").env_remove("LANGUAGE");
    match listen {
        Some(address) => program.env("CARTAGENA_LISTEN", address),
        None => program.env_remove("CARTAGENA_LISTEN"),
    };
    output_of(program)
}

fn complaint(output: &Output, code: i32) -> String {
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(code), "{message}");
    assert!(output.stdout.is_empty(), "{message}");
    message
}

#[test]
fn help_tells_where_it_listens() {
    for lang in ["en", "he", "ru", "da", "cs", "ja"] {
        let help = serve(&["--help", "--lang", lang], None);
        let help = String::from_utf8(help.stdout).expect("UTF-8");
        for word in ["cartagena serve", "--listen <ADDRESS>", "127.0.0.1:7777", "16000", "Ctrl+C"] {
            assert!(help.contains(word), "{lang} {word}: {help}");
        }
        for name in [
            "LISTEN",
            "DATA",
            "DATABASE",
            "ORIGIN",
            "BEHIND_PROXY",
            "CONNECTIONS",
            "KEY_FILE",
            "MAIL_SERVER",
            "MAIL_FROM",
            "MAIL_PASSWORD",
            "LOG",
        ] {
            assert!(help.contains(&format!("CARTAGENA_{name}")), "{lang} {name}: {help}");
        }
        assert!(!help.contains("[env"), "{lang}: {help}");
    }
}

#[test]
fn what_is_no_address_is_refused_wherever_it_is_said() {
    for wrong in ["7777", "localhost", "127.0.0.1", "127.0.0.1:99999", ""] {
        let expect = "it must be an address and a port, such as 127.0.0.1:7777";
        let message = complaint(&serve(&["--listen", wrong], None), 2);
        assert!(message.contains(expect), "{wrong}: {message}");
        let message = complaint(&serve(&[], Some(wrong)), 2);
        assert!(message.contains(expect), "{wrong}: {message}");
    }
}

/// A program with the page reports that the port is taken; one without reports that it has no page.
#[test]
fn it_does_not_pretend_to_serve() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let taken = listener.local_addr().expect("an address").to_string();
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("serve-nothing");
    let data = data.to_str().expect("a plain path");
    let message = complaint(&serve(&["--listen", &taken, "--data", data], None), 1);
    match cartagena_server::PAGE.is_empty() {
        true => assert!(message.contains("built without the page; cargo xtask play"), "{message}"),
        false => assert!(message.contains(&format!("already listening at {taken}")), "{message}"),
    }
}

#[test]
fn what_cannot_be_meant_is_refused() {
    let check = |args: &[&str], expect: &str| {
        let message = complaint(&serve(args, None), 2);
        assert!(message.contains(expect), "{args:?}: {message}");
    };
    check(&["--database", "mysql://box/games"], "it must begin with postgres://");
    check(&["--origin", "game.example"], "such as https://game.example");
    check(&["--origin", "https://game.example/play"], "such as https://game.example");
    for wrong in ["0", "-1", "many", "1000001"] {
        let number = "it must be a number from 1 to 1000000";
        check(&[&format!("--connections={wrong}")], number);
    }
    check(&["--data", "a", "--database", "postgres://box/games"], "--database");
}

/// A mail server that cannot be meant is refused before anything is served.
#[test]
fn a_wrong_mail_server_is_refused_at_the_start() {
    let origin = ["--origin", "https://game.example"];
    let from = ["--mail-from", "cartagena@game.example"];
    let with = |server: &'static str, more: &[&'static str]| {
        [&["--mail-server", server], &origin[..], &from[..], more].concat()
    };
    let check = |args: &[&str], code: i32, expect: &str| {
        let message = complaint(&serve(args, None), code);
        assert!(message.contains(expect), "{args:?}: {message}");
    };
    for wrong in ["mail.example", "https://mail.example", "smtps://", "smtp://mail.example:0"] {
        check(&with(wrong, &[]), 2, "such as smtps://name@mail.example:465");
    }
    let secret = "smtps://game:secret@mail.example";
    check(&with(secret, &[]), 2, "use CARTAGENA_MAIL_PASSWORD");
    let open = "in a private network";
    check(&with("smtp+plain://93.184.216.34", &[]), 2, open);
    check(&with("smtps://169.254.169.254", &[]), 2, open);
    check(&[&["--mail-server", "smtps://mail.example"], &origin[..]].concat(), 2, "--mail-from");
    check(&[&["--mail-server", "smtps://mail.example"], &from[..]].concat(), 2, "--origin");
    check(&from, 2, "--mail-server");
    for wrong in ["cartagena", "a@b", "a@b.example\nBcc: c@d.example"] {
        let args = ["--mail-server", "smtps://mail.example", "--mail-from", wrong];
        check(&[&args, &origin[..]].concat(), 2, "such as cartagena@game.example");
    }
    check(&with("smtps://game@mail.example", &[]), 1, "no password is there");
    let missing = ["--mail-password-file", "/nowhere/password"];
    check(&with("smtps://game@mail.example", &missing), 1, "/nowhere/password cannot be read");
    let empty = ["--mail-password-file", "/dev/null"];
    check(&with("smtps://mail.example", &empty), 1, "/dev/null cannot be read");
    let any = ["--mail-password-file", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")];
    check(&with("smtps://mail.example", &any), 1, "names no account");
}

/// Makes a store without games, as a server would.
fn make_store(folder: &Path) {
    let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
    let store = runtime.block_on(connect(&StoreLocation::Sqlite(folder.to_owned())));
    runtime.block_on(store.expect("a store").close()).expect("closed");
}

fn new_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// A new store has no games; its copy has none either, and is never overwritten.
#[test]
fn kept_games_are_checked_and_copied() {
    let folder = new_folder("kept");
    let (data, copy) = (folder.join("data"), folder.join("copy.sqlite"));
    make_store(&data);
    let (data, copy) = (text(&data), text(&copy));
    let sum = |place: &str| {
        let output = run(&["validate", "--data", place], None);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    assert_eq!(sum(data), "0 games, lines: 0\n");
    let copied = run(&["backup", copy, "--data", data], None);
    assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
    assert_eq!(sum(copy), "0 games, lines: 0\n");
    let message = complaint(&run(&["backup", copy, "--data", data], None), 1);
    assert!(message.contains("there is already a file"), "{message}");
    let broken = folder.join("text.sqlite");
    fs::write(&broken, "no database at all").expect("a file");
    let message = complaint(&run(&["validate", "--data", text(&broken)], None), 1);
    assert!(message.contains("cannot be opened"), "{message}");
}

#[test]
fn a_backup_is_restored_where_nothing_is() {
    let folder = new_folder("restored");
    let (data, copy, to) = (folder.join("data"), folder.join("copy.sqlite"), folder.join("to"));
    make_store(&data);
    let restore = |to: &Path| run(&["restore", text(&copy), "--data", text(to)], None);
    let message = complaint(&restore(&to), 1);
    assert!(message.contains("there are no stored games"), "{message}");
    assert!(run(&["backup", text(&copy), "--data", text(&data)], None).status.success());
    let output = restore(&to);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let checked = run(&["validate", "--data", text(&to)], None);
    assert_eq!(String::from_utf8(checked.stdout).expect("UTF-8"), "0 games, lines: 0\n");
    let message = complaint(&restore(&data), 1);
    assert!(message.contains("only where nothing is"), "{message}");
}

/// A store of the first build gets its results, and a server that uses a store keeps others from writing.
#[test]
fn ratings_are_computed_from_the_stored_games() {
    let folder = new_folder("ratings");
    let fixture = concat!(env!("CARGO_MANIFEST_DIR"), "/../server/tests/fixtures/v1/sqlite/");
    fs::copy(format!("{fixture}cartagena.sqlite"), folder.join("cartagena.sqlite"))
        .expect("a copy");
    let message = complaint(&run(&["ratings", "--data", text(&folder)], None), 1);
    assert!(message.contains("start the server there once"), "{message}");
    for _ in 0..2 {
        let args = ["ratings", "--recompute", "--json", "--data", text(&folder)];
        let output = run(&args, None);
        let told = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(told.trim(), r#"{"changes":0,"games":4,"same":true,"unreadable":0}"#);
    }
    let listed = run(&["ratings", "--json", "--data", text(&folder)], None);
    assert_eq!(String::from_utf8(listed.stdout).expect("UTF-8").trim(), "{}");
    let listed = run(&["ratings", "--data", text(&folder)], None);
    assert_eq!(String::from_utf8(listed.stdout).expect("UTF-8"), "No rated games yet.\n");
    let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
    let store = runtime.block_on(connect(&StoreLocation::Sqlite(folder.clone()))).expect("free");
    let message = complaint(&run(&["ratings", "--recompute", "--data", text(&folder)], None), 1);
    assert!(message.contains("another server"), "{message}");
    runtime.block_on(store.close()).expect("closed");
}

/// `validate` and `backup` of a mistyped folder used to make a store there and to report success.
#[test]
fn games_that_are_not_there_are_not_made() {
    let folder = new_folder("mistyped");
    let (data, copy) = (folder.join("no").join("data"), folder.join("copy.sqlite"));
    let check = |data: &Path, words: &str| {
        let backup = vec!["backup", text(&copy)];
        for args in [vec!["validate"], backup, vec!["ratings"], vec!["ratings", "--recompute"]] {
            let message = complaint(&run(&[&args[..], &["--data", text(data)]].concat(), None), 1);
            assert!(message.contains(words), "{message}");
        }
        assert!(!copy.exists());
    };
    check(&data, "there are no stored games");
    assert!(!folder.join("no").exists());
    let empty = folder.join("cartagena.sqlite");
    fs::write(&empty, "").expect("a file");
    check(&folder, "there are no stored games");
    assert_eq!(fs::metadata(&empty).expect("the file").len(), 0);
    for lang in ["he", "ru", "da", "cs", "ja"] {
        let output = run(&["validate", "--data", text(&data), "--lang", lang], None);
        let message = complaint(&output, 1);
        assert!(message.contains("data") && !message.contains("stored games"), "{message}");
    }
}

/// Runs `validate` with a file of settings, a variable and options; returns the place that it looked in.
fn place_of_games(file: &Path, variable: Option<(&str, &str)>, args: &[&str]) -> String {
    let mut program = crate::common::program(&["validate", "--config", text(file)]);
    program.args(args);
    for name in ["CARTAGENA_DATA", "CARTAGENA_DATABASE", "CARTAGENA_DATABASE_FILE"] {
        program.env_remove(name);
    }
    program.envs(variable);
    complaint(&output_of(program), 1)
}

#[test]
fn an_option_comes_before_a_variable_and_a_variable_before_the_file() {
    let folder = new_folder("settings");
    let file = folder.join("cartagena.toml");
    fs::write(&file, "data = 'of-the-file'\nlisten = '127.0.0.1:1'\n").expect("a file");
    let variable = ("CARTAGENA_DATA", "of-the-variable");
    let check = |variable, args: &[&str], expect: &str| {
        let message = place_of_games(&file, variable, args);
        assert!(message.contains(expect), "{args:?}: {message}");
    };
    check(None, &[], "no stored games in of-the-file");
    check(Some(variable), &[], "no stored games in of-the-variable");
    check(Some(variable), &["--data", "of-the-option"], "no stored games in of-the-option");
    // A place of another kind gives way as well.
    let nowhere = "postgres://nobody@127.0.0.1:1/nothing";
    check(None, &["--database", nowhere], "PostgreSQL");
    check(Some(("CARTAGENA_DATABASE", nowhere)), &[], "PostgreSQL");
}

#[test]
fn a_wrong_line_of_the_file_is_refused_with_its_number() {
    let folder = new_folder("wrong-settings");
    let file = folder.join("cartagena.toml");
    fs::write(&file, "data = 'games'\nconections = 5\n").expect("a file");
    let missing = folder.join("missing.toml");
    for command in ["serve", "validate"] {
        let message = complaint(&run(&[command, "--config", text(&file)], None), 2);
        for words in ["cartagena.toml, line 2", "no setting conections", "Did you mean connections"]
        {
            assert!(message.contains(words), "{command}: {message}");
        }
        let message = complaint(&run(&[command, "--config", text(&missing)], None), 1);
        assert!(message.contains("missing.toml"), "{command}: {message}");
    }
}

#[test]
fn the_address_of_a_database_may_be_in_a_file_and_is_never_shown() {
    let folder = new_folder("secret");
    let file = folder.join("database");
    let told = || complaint(&run(&["validate", "--database-file", text(&file)], None), 1);
    assert!(told().contains("cannot be read"));
    for (address, words) in [
        ("\n", "the file is empty"),
        ("mysql://anne:parrot@127.0.0.1:1/games", "it must begin with postgres://"),
        ("postgres://anne:parrot@127.0.0.1:1/games\n", "the games in PostgreSQL"),
    ] {
        fs::write(&file, address).expect("a file");
        let message = told();
        assert!(message.contains(words) && !message.contains("parrot"), "{message}");
    }
}

#[test]
fn the_operators_guide_lists_every_setting() {
    let guide = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/OPERATING.md");
    let guide = fs::read_to_string(guide).expect("the guide");
    let table = crate::common::printed(&["settings", "--table"]);
    assert!(table.lines().count() > 10 && guide.contains(&table), "run `cargo xtask docs`");
}

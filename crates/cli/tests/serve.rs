//! `cartagena serve` as people run it, up to the page itself, which another test looks at.

use std::net::TcpListener;
use std::process::{Command, Output, Stdio};

fn serve(args: &[&str], listen: Option<&str>) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cartagena"));
    program.arg("serve").args(args).stdin(Stdio::null()).env("LC_ALL", "C").env_remove("LANGUAGE");
    match listen {
        Some(address) => program.env("CARTAGENA_LISTEN", address),
        None => program.env_remove("CARTAGENA_LISTEN"),
    };
    program.output().expect("the program starts")
}

fn complaint(output: &Output, code: i32) -> String {
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert!(output.stdout.is_empty(), "{said}");
    said
}

#[test]
fn help_tells_where_it_listens() {
    for lang in ["en", "he", "ru", "da", "cs", "ja"] {
        let help = serve(&["--help", "--lang", lang], None);
        let help = String::from_utf8(help.stdout).expect("UTF-8");
        for word in ["cartagena serve", "--listen <ADDRESS>", "127.0.0.1:7777", "Ctrl+C"] {
            assert!(help.contains(word), "{lang} {word}: {help}");
        }
        assert!(help.contains("CARTAGENA_LISTEN") && !help.contains("[env"), "{lang}: {help}");
    }
}

#[test]
fn what_is_no_address_is_refused_wherever_it_is_said() {
    for wrong in ["7777", "localhost", "127.0.0.1", "127.0.0.1:99999", ""] {
        let expect = "it must be an address and a port, such as 127.0.0.1:7777";
        let said = complaint(&serve(&["--listen", wrong], None), 2);
        assert!(said.contains(expect), "{wrong}: {said}");
        let said = complaint(&serve(&[], Some(wrong)), 2);
        assert!(said.contains(expect), "{wrong}: {said}");
    }
}

/// A program with the page says that the port is taken, one without says that it has no page.
#[test]
fn it_does_not_pretend_to_serve() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let taken = listener.local_addr().expect("an address").to_string();
    let said = complaint(&serve(&["--listen", &taken], None), 1);
    match cartagena_server::PAGE.is_empty() {
        true => assert!(said.contains("built without the page; cargo xtask play"), "{said}"),
        false => assert!(said.contains(&format!("listens at {taken} already")), "{said}"),
    }
}

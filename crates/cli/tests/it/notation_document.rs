//! The session that `docs/NOTATION.md` shows comes out as it stands there.

use crate::common::finish;
use std::io::Write;
use std::process::{Command, Stdio};

#[test]
fn the_session_of_the_documentation_is_true() {
    let page = include_str!("../../../../docs/NOTATION.md");
    let session = page.split("```session\n").nth(1).and_then(|rest| rest.split("```").next());
    let lines: Vec<&str> = session.expect("a session").lines().collect();
    let typed: Vec<&str> = lines.iter().filter_map(|line| line.strip_prefix("> ")).collect();
    let answers: Vec<&str> = lines.into_iter().filter(|line| !line.starts_with("> ")).collect();
    assert!(typed.len() > 5 && typed.len() == answers.len());
    assert_eq!(answered(&typed.join("\n")), answers);
}

fn answered(input: &str) -> Vec<String> {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_cartagena"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = engine.stdin.take().expect("its input");
    stdin.write_all(input.as_bytes()).expect("it listens");
    drop(stdin);
    let output = finish(engine, "the engine of the documentation's session");
    String::from_utf8(output.stdout).expect("text").lines().map(str::to_owned).collect()
}

//! Other programs as contestants: those that play, and those that do everything else.
#![cfg(unix)]

use cartagena::{Observation, Rules, Variant, Viewer};
use cartagena_arena::{Contender, Contest, Contestant, Deal, Fault, Limit, Program, Watch};
use std::time::{Duration, Instant};

/// A program that answers every `go` with the same words.
fn answering(words: &str) -> String {
    let cases = format!("position) echo ok;; go) echo {words};;");
    format!("while read word rest; do case $word in {cases} esac; done")
}

fn shell(script: &str) -> Program {
    let words = ["sh", "-c", script].map(str::to_owned);
    Program::start(&words, Limit::Milliseconds(1)).expect("there is a shell")
}

/// What the seat to move sees after the deal.
fn seen() -> Observation {
    let deal = Deal { seed: 1, number: 0 };
    let (game, _) = deal.game(Rules::new(Variant::Jamaica), 2).expect("two can play");
    game.observe(Viewer::Seat(game.turn().seat().expect("somebody moves")))
}

fn fault(program: &mut Program) -> Fault {
    program.choose(&seen(), Instant::now()).expect_err("a fault")
}

#[test]
fn a_legal_answer_is_played() {
    let seen = seen();
    let legal = seen.legal_actions().and_then(|legal| legal.get(0)).expect("a move");
    let target = seen.target(legal).expect("a target");
    for words in [format!("'best {legal}'"), format!("'best {legal}>{target}'")] {
        let chosen = shell(&answering(&words)).choose(&seen, Instant::now());
        assert_eq!(chosen, Ok(legal), "{words}");
    }
}

#[test]
fn it_is_told_what_its_seat_sees_and_how_long_it_has() {
    let script = "read first; echo ok; read rest; echo \"$rest\"";
    assert_eq!(fault(&mut shell(script)), Fault::Nonsense("go ms 1".into()));
    let line = seen().to_string();
    assert!(line.contains("?6"), "{line}");
    let echo = fault(&mut shell("read first; echo \"$first\""));
    let Fault::Nonsense(said) = echo else { panic!("{echo:?}") };
    assert!(format!("position {line}").starts_with(&said) && said.len() == 80, "{said}");
}

#[test]
fn whatever_else_it_answers_is_a_fault() {
    let nonsense = |words: &str| fault(&mut shell(&answering(&format!("'{words}'"))));
    for words in ["", "worst B0", "best", "best nothing", "error: what?", "best B0 now"] {
        assert_eq!(nonsense(words), Fault::Nonsense(words.into()), "{words}");
    }
    assert_eq!(nonsense("best 36<"), Fault::Illegal("36<".into()));
    assert_eq!(nonsense("best ."), Fault::Illegal(".".into()));
    assert!(matches!(nonsense("best B0>37"), Fault::Illegal(_)));
    assert_eq!(fault(&mut shell("read first; echo no")), Fault::Nonsense("no".into()));
}

#[test]
fn nothing_hangs() {
    assert_eq!(fault(&mut shell("exit 3")), Fault::Ended);
    assert_eq!(fault(&mut shell("read first; echo ok; read second; exit 0")), Fault::Ended);
    assert_eq!(fault(&mut shell("exec >&-; exec cat > /dev/null")), Fault::Ended);
    assert!(matches!(fault(&mut shell("exec yes")), Fault::Nonsense(_)));
    assert!(matches!(fault(&mut shell("exec cat /dev/zero")), Fault::Nonsense(_)));
    let mut mute = shell("exec cat > /dev/null").patient_for(Duration::ZERO);
    assert_eq!(fault(&mut mute), Fault::Silent(0));
    let missing = Program::start(&["/no/such/program".to_owned()], Limit::Nodes(1));
    assert!(matches!(missing.err(), Some(Fault::NotStarted(_))));
}

/// A program that ignores the end of its input is ended all the same.
#[test]
#[cfg(target_os = "linux")]
fn no_program_outlives_its_game() {
    let mut program = shell("echo $$; exec tail -f /dev/null");
    let Fault::Nonsense(id) = fault(&mut program) else { panic!("no number") };
    let process = std::path::PathBuf::from(format!("/proc/{id}"));
    assert!(process.exists());
    drop(program);
    assert!(!process.exists());
}

fn against(other: &str, script: &str, rules: &str) -> Contest {
    let program: Contestant =
        format!("program@5:sh -c \"{script}\"").parse().expect("a contestant");
    let other: Contestant = other.parse().expect("a contestant");
    let contest = Contest::among(vec![program, other], rules.parse().expect("rules"), 2);
    Contest { deals: 2, ..contest }
}

#[test]
fn a_program_that_only_passes_loses_by_the_rules() {
    let results = against("random", &answering("best ."), "tortuga+pass").run(&Watch::default());
    let bout = &results.bouts[0];
    assert_eq!((bout.won, bout.faults[0].count, bout.faults[1].count), (0, 0, 0));
    assert!(bout.lost > 0);
    assert!(bout.actions > 40);
}

#[test]
fn faults_are_counted_and_the_first_is_kept() {
    let results = against("greedy", &answering("best ."), "tortuga").run(&Watch::default());
    let ladder = results.ladder();
    let (greedy, program) = (&ladder.rungs[0], &ladder.rungs[1]);
    assert_eq!((greedy.name.as_str(), greedy.faults.count), ("greedy", 0));
    assert_eq!(program.faults.count, 4);
    assert_eq!(program.faults.first, Some(Fault::Illegal(".".into())));
    assert_eq!(results.bouts[0].lost, 4);
}

//! External programs as contestants: some play, others misbehave.

use cartagena::{Observation, Rules, Variant, Viewer};
use cartagena_arena::{
    Contest, ContestMonitor, Contestant, PairedDeal, Program, ProgramFault, SeatedPlayer,
    ThinkingLimit,
};
use std::time::{Duration, Instant};

/// Returns the command of a program that answers every `go` with the same words.
fn answering(words: &str) -> String {
    let cases = format!("position) echo ok;; go) echo {words};;");
    format!("while read word rest; do case $word in {cases} esac; done")
}

fn shell(script: &str) -> Program {
    let words = ["sh", "-c", script].map(str::to_owned);
    Program::start(&words, ThinkingLimit::Milliseconds(1)).expect("there is a shell")
}

/// Returns the observation of the seat to move after the deal.
fn seen() -> Observation {
    let deal = PairedDeal { seed: 1, number: 0 };
    let (game, _) = deal.game(Rules::new(Variant::Jamaica), 2).expect("two can play");
    game.observe(Viewer::Seat(game.turn().seat().expect("somebody moves")))
}

fn fault(program: &mut Program) -> ProgramFault {
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
    assert_eq!(fault(&mut shell(script)), ProgramFault::UnreadableAnswer("go ms 1".into()));
    let line = seen().to_string();
    assert!(line.contains("?6"), "{line}");
    let echo = fault(&mut shell("read first; echo \"$first\""));
    let ProgramFault::UnreadableAnswer(answer) = echo else { panic!("{echo:?}") };
    assert!(format!("position {line}").starts_with(&answer) && answer.len() == 80, "{answer}");
}

#[test]
fn whatever_else_it_answers_is_a_fault() {
    let nonsense = |words: &str| fault(&mut shell(&answering(&format!("'{words}'"))));
    for words in ["", "worst B0", "best", "best nothing", "error: what?", "best B0 now"] {
        assert_eq!(nonsense(words), ProgramFault::UnreadableAnswer(words.into()), "{words}");
    }
    assert_eq!(nonsense("best 36<"), ProgramFault::Illegal("36<".into()));
    assert_eq!(nonsense("best ."), ProgramFault::Illegal(".".into()));
    assert!(matches!(nonsense("best B0>37"), ProgramFault::Illegal(_)));
    assert_eq!(
        fault(&mut shell("read first; echo no")),
        ProgramFault::UnreadableAnswer("no".into())
    );
}

#[test]
fn nothing_hangs() {
    assert_eq!(fault(&mut shell("exit 3")), ProgramFault::Ended);
    assert_eq!(ProgramFault::Ended.to_string(), "the program ended before it answered");
    assert_eq!(fault(&mut shell("read first; echo ok; read second; exit 0")), ProgramFault::Ended);
    assert_eq!(fault(&mut shell("exec >&-; exec cat > /dev/null")), ProgramFault::Ended);
    assert!(matches!(fault(&mut shell("exec yes")), ProgramFault::UnreadableAnswer(_)));
    assert!(matches!(fault(&mut shell("exec cat /dev/zero")), ProgramFault::UnreadableAnswer(_)));
    let mut mute = shell("exec cat > /dev/null").with_grace(Duration::ZERO);
    assert_eq!(fault(&mut mute), ProgramFault::TimedOut(0));
    let missing = Program::start(&["/no/such/program".to_owned()], ThinkingLimit::Nodes(1));
    assert!(matches!(missing.err(), Some(ProgramFault::NotStarted(_))));
}

/// A program that ignores the end of its input is killed all the same.
#[test]
#[cfg(target_os = "linux")]
fn no_program_outlives_its_game() {
    let mut program = shell("echo $$; exec tail -f /dev/null");
    let ProgramFault::UnreadableAnswer(id) = fault(&mut program) else { panic!("no number") };
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
    let results =
        against("random", &answering("best ."), "tortuga+pass").run(&ContestMonitor::default());
    let bout = &results.results[0];
    assert_eq!((bout.won, bout.forfeits[0].count, bout.forfeits[1].count), (0, 0, 0));
    assert!(bout.lost > 0);
    assert!(bout.actions > 40);
}

#[test]
fn faults_are_counted_and_the_first_is_kept() {
    let results =
        against("greedy", &answering("best ."), "tortuga").run(&ContestMonitor::default());
    let ladder = results.ladder();
    let (greedy, program) = (&ladder.rungs[0], &ladder.rungs[1]);
    assert_eq!((greedy.name.as_str(), greedy.forfeits.count), ("greedy", 0));
    assert_eq!(program.forfeits.count, 4);
    assert_eq!(program.forfeits.first, Some(ProgramFault::Illegal(".".into())));
    assert_eq!(results.results[0].lost, 4);
}

//! External programs as contestants: some play, others misbehave.

use cartagena::{Observation, Rules, Variant, Viewer};
use cartagena_arena::{
    Contest, ContestMonitor, Contestant, ExitReason, GameId, PairedDeal, Program, ProgramEnd,
    ProgramFault, ProgramLog, ProgramSettings, SeatedPlayer, ThinkingLimit,
};
use cartagena_record::Record;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Returns the command of a program that answers every `go` with the same words.
fn answering(words: &str) -> String {
    let cases = format!("position) echo ok;; go) echo {words};;");
    format!("while read word rest; do case $word in {cases} esac; done")
}

/// Settings for programs that are not tested for their speed: the machine may be busy.
fn patient() -> ProgramSettings {
    ProgramSettings { margin: Duration::from_secs(60), ..ProgramSettings::default() }
}

fn shell(script: &str) -> Program {
    shell_with(script, ThinkingLimit::Milliseconds(1), &patient()).expect("there is a shell")
}

fn shell_with(
    script: &str,
    limit: ThinkingLimit,
    settings: &ProgramSettings,
) -> Result<Program, ProgramFault> {
    let words = ["sh", "-c", script].map(str::to_owned);
    Program::start(&words, limit, "shell", settings)
}

fn ended(status: Option<ExitReason>, last_line: Option<&str>) -> ProgramFault {
    ProgramFault::Ended(ProgramEnd { status, last_line: last_line.map(str::to_owned) })
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

/// A game that was forfeited before its first move was left out of the records.
#[test]
fn every_forfeited_game_has_a_record() {
    let contestants = ["program:/no/such/program", "greedy"].map(|word| word.parse().expect("one"));
    let rules = Rules::new(Variant::Tortuga);
    let contest = Contest { deals: 2, ..Contest::among(contestants.to_vec(), rules, 2) };
    let records = Mutex::new(Vec::new());
    let take = |id: GameId, record: &Record| {
        records.lock().expect("no panic").push((id.deal, id.alone, record.to_string()));
    };
    let results = contest.run(&ContestMonitor { record: Some(&take), ..ContestMonitor::default() });
    assert_eq!(results.results[0].games(), 4);
    let mut records = records.into_inner().expect("no panic");
    records.sort();
    assert_eq!(records.len(), 4);
    for (_, seat, text) in &records {
        let record = Record::read(text).expect("a record");
        let (tag, reason) = &record.other_tags[0];
        let told = format!("seat {} forfeited: the program could not be started", seat.index());
        assert!(tag == "Termination" && reason.starts_with(&told), "{text}");
    }
}

#[test]
fn nothing_hangs() {
    let code = |code| Some(ExitReason::Code(code));
    assert_eq!(fault(&mut shell("exit 3")), ended(code(3), None));
    let late = "read first; echo ok; read second; exit 0";
    assert_eq!(fault(&mut shell(late)), ended(code(0), Some("ok")));
    assert_eq!(fault(&mut shell("exec >&-; exec cat > /dev/null")), ended(code(0), None));
    assert!(matches!(fault(&mut shell("exec yes")), ProgramFault::UnreadableAnswer(_)));
    assert!(matches!(fault(&mut shell("exec cat /dev/zero")), ProgramFault::UnreadableAnswer(_)));
    let impatient = ProgramSettings { start_time: Duration::ZERO, ..patient() };
    let limit = ThinkingLimit::Milliseconds(1);
    // The shell keeps its output open: a closed one would be an end instead of a late answer.
    let mut mute = shell_with("cat > /dev/null; :", limit, &impatient).expect("a shell");
    assert_eq!(fault(&mut mute), ProgramFault::TimedOut(0));
    let missing = Program::start(&["/no/such/program".to_owned()], limit, "", &patient());
    assert!(matches!(missing.err(), Some(ProgramFault::NotStarted(_))));
}

/// A crash is reported with its status and the last words of the program.
#[test]
fn a_crash_is_explained() {
    let script = "read first; echo ok; echo one >&2; echo 'IndexError: 7' >&2; exit 1";
    let fault = fault(&mut shell(script));
    assert_eq!(fault, ended(Some(ExitReason::Code(1)), Some("IndexError: 7")));
    assert_eq!(
        fault.to_string(),
        "the program ended before it answered, with exit code 1; its last line: IndexError: 7"
    );
    let killed = self::fault(&mut shell("kill -9 $$"));
    assert_eq!(killed, ended(Some(ExitReason::Signal(9)), None));
}

/// Regression: a program with 10 ms for a turn took 384 ms, and nothing happened.
#[test]
fn a_slow_turn_forfeits_and_a_slow_start_does_not() {
    let tight = ProgramSettings { margin: Duration::from_millis(20), ..ProgramSettings::default() };
    let slow = "read first; echo ok; read second; sleep 60";
    let limit = ThinkingLimit::Milliseconds(10);
    let begun = Instant::now();
    let mut program = shell_with(slow, limit, &tight).expect("a shell");
    assert_eq!(fault(&mut program), ProgramFault::TooSlow { limit: 10, margin: 20 });
    assert!(begun.elapsed() < Duration::from_secs(30));
    let legal = seen().legal_actions().and_then(|legal| legal.get(0)).expect("a move");
    let late_riser = format!("sleep 1.2; {}", answering(&format!("'best {legal}'")));
    let generous = ProgramSettings { margin: Duration::from_secs(1), ..tight };
    let mut program = shell_with(&late_riser, limit, &generous).expect("a shell");
    assert_eq!(program.choose(&seen(), Instant::now()), Ok(legal));
}

/// All answers of a turn count together.
#[test]
fn the_time_of_a_turn_is_that_of_all_its_moves() {
    let settings = ProgramSettings { margin: Duration::from_secs(2), ..patient() };
    let legal = seen().legal_actions().and_then(|legal| legal.get(0)).expect("a move");
    let script = format!(
        "while read word rest; do case $word in position) echo ok;; \
         go) sleep 1.2; echo 'best {legal}';; esac; done"
    );
    let limit = ThinkingLimit::Milliseconds(1);
    let mut program = shell_with(&script, limit, &settings).expect("a shell");
    let begun = Instant::now();
    assert_eq!(program.choose(&seen(), begun), Ok(legal));
    let late = program.choose(&seen(), begun);
    assert_eq!(late, Err(ProgramFault::TooSlow { limit: 1, margin: 2000 }));
}

/// Regression: nodes were turned into milliseconds, one node for a microsecond.
#[test]
fn nodes_are_sent_or_refused() {
    let nodes = ThinkingLimit::Nodes(700);
    let old = shell_with("read a; echo 'error: what?'", nodes, &patient());
    assert_eq!(old.err(), Some(ProgramFault::NoNodes));
    let script = "read a; echo 'id mine 1'; echo 'option info'; echo \"$a\"; \
        read b; echo ok; read c; echo \"$c\"";
    let mut new = shell_with(script, nodes, &patient()).expect("it speaks version 2");
    assert_eq!(fault(&mut new), ProgramFault::UnreadableAnswer("go nodes 700".into()));
}

#[test]
fn a_program_is_told_to_quit_and_heard_to_its_end() {
    let folder = std::env::temp_dir().join(format!("cartagena-log-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("log.txt");
    let log = Some(ProgramLog::create(&file).expect("a file"));
    let script = "while read line; do echo \"heard $line\" >&2; \
        case $line in quit) echo goodbye >&2; exit;; esac; done";
    let settings = ProgramSettings { log, ..patient() };
    drop(shell_with(script, ThinkingLimit::Milliseconds(1), &settings).expect("a shell"));
    let text = std::fs::read_to_string(&file).expect("a log");
    let words: Vec<&str> =
        text.lines().map(|line| line.split("]: ").nth(1).unwrap_or("")).collect();
    assert_eq!(words, ["heard quit", "goodbye"], "{text}");
    assert!(text.starts_with("shell ["), "{text}");
    std::fs::remove_dir_all(&folder).expect("the folder goes");
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
    let program = program.with_program_settings(patient());
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
    let first = program.forfeits.first.as_ref().expect("a forfeit");
    assert_eq!(first.fault, ProgramFault::Illegal(".".into()));
    first.position.parse::<cartagena::Setup>().expect("the position that the program saw");
    assert_eq!(results.results[0].lost, 4);
}

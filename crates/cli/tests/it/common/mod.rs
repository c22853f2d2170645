//! Records that several tests read, and functions that run the program.

pub(crate) mod terminal;

use std::io::Read;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// Far longer than anything here takes, however slow the machine; when it is over, something hangs.
pub(crate) const DEADLINE: Duration = Duration::from_secs(300);

/// Does work that blocks in a thread of its own, and panics with its name if it takes too long.
pub(crate) fn within<T: Send + 'static>(
    awaited: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> T {
    let (sender, done) = channel();
    std::thread::spawn(move || sender.send(work()));
    let waited = DEADLINE.as_secs();
    done.recv_timeout(DEADLINE).unwrap_or_else(|_| panic!("waited {waited} s in vain: {awaited}"))
}

/// A short record: two turns of Tortuga, the second unfinished; the second seat has no name.
pub(crate) const RECORD: &str = "\
[Cartagena \"1\"]
[Rules \"tortuga\"]
[Tunnel \"BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS\"]
[Seat0 \"Anne\"]
[Seat1 \"\"]
[First \"0\"]
[Hands \"B2DHKP|DHKPS2\"]
[Row \"KHDSPBBDHKSS\"]
[Result \"unfinished\"]

1. 0: B0>1 D0>5 .
2. 1: D0>7 7<5+K
";

/// Returns the program with these arguments, in English, without input.
pub(crate) fn program(args: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cartagena"));
    program.args(args).stdin(Stdio::null()).env("LC_ALL", "C").env_remove("LANGUAGE");
    program
}

/// Runs a command.
pub(crate) fn run(args: &[&str]) -> Output {
    output_of(program(args))
}

/// Runs a program to its end.
pub(crate) fn output_of(mut program: Command) -> Output {
    program.stdout(Stdio::piped()).stderr(Stdio::piped());
    finish(program.spawn().expect("the program starts"), &format!("{program:?}"))
}

/// Waits for the end of a program; one that hangs is killed, and the test fails by its name.
pub(crate) fn finish(mut child: Child, name: &str) -> Output {
    drop(child.stdin.take());
    let texts = [child.stdout.take().map(read), child.stderr.take().map(read)];
    let end = Instant::now() + DEADLINE;
    let [stdout, stderr] = texts.map(|text| {
        let left = end.saturating_duration_since(Instant::now());
        text.map(|text| text.recv_timeout(left).unwrap_or_else(|_| kill(&mut child, name)))
    });
    let status = within(&format!("the end of {name}"), move || child.wait());
    let status = status.expect("a program that closed its output");
    Output { status, stdout: stdout.unwrap_or_default(), stderr: stderr.unwrap_or_default() }
}

fn kill(child: &mut Child, name: &str) -> ! {
    let killed = child.kill();
    panic!("waited {} seconds in vain for the end of {name} ({killed:?})", DEADLINE.as_secs())
}

/// Reads to the end in a thread of its own: pipes must not fill up while another is read.
fn read(mut pipe: impl Read + Send + 'static) -> Receiver<Vec<u8>> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = pipe.read_to_end(&mut bytes);
        sender.send(bytes)
    });
    receiver
}

/// Returns the output of a command that succeeds.
pub(crate) fn printed(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("output is UTF-8")
}

/// Returns the error message of a command, and checks its exit code.
pub(crate) fn complaint(args: &[&str], code: i32) -> String {
    let output = run(args);
    let message = String::from_utf8(output.stderr).expect("complaints are UTF-8");
    assert_eq!(output.status.code(), Some(code), "{args:?}: {message}");
    assert!(output.stdout.is_empty(), "{args:?}");
    assert!(!message.contains("panicked"), "{message}");
    message
}

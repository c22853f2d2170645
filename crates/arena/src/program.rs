//! External programs that play a seat by the engine protocol.

use crate::{ProgramFault, SeatedPlayer, ThinkingLimit};
use cartagena::{Action, Notated, Observation, Turn};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};

/// Time that a program may exceed its limit before it forfeits: it may still be starting, on a busy
/// machine.
const ANSWER_GRACE: Duration = Duration::from_secs(10);
/// Maximum length of an answer in bytes.
const MAX_LINE_BYTES: u64 = 1 << 12;
/// Maximum length of a reported wrong answer.
const MAX_REPORTED_CHARS: usize = 80;

/// A running program. It is killed when this is dropped.
#[derive(Debug)]
pub struct Program {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
    milliseconds: u64,
    grace: Duration,
}

impl Program {
    /// Starts a program, given its path and arguments.
    ///
    /// # Errors
    ///
    /// [`ProgramFault::NotStarted`] with the message of the system.
    pub fn start(words: &[String], limit: ThinkingLimit) -> Result<Program, ProgramFault> {
        let (path, arguments) =
            words.split_first().ok_or(ProgramFault::NotStarted(String::new()))?;
        let mut command = Command::new(path);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let unstarted = |error: std::io::Error| ProgramFault::NotStarted(error.to_string());
        let mut child = command.spawn().map_err(unstarted)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(ProgramFault::Ended);
        };
        let answers = spawn_reader(output);
        let milliseconds = match limit {
            ThinkingLimit::Milliseconds(milliseconds) => milliseconds,
            // The protocol has no node limits; one node per microsecond is what a fast program
            // does.
            ThinkingLimit::Nodes(nodes) => nodes.div_ceil(1_000),
        };
        Ok(Program { child, input, answers, milliseconds, grace: ANSWER_GRACE })
    }

    /// Returns the program with another grace time.
    #[must_use]
    pub fn with_grace(mut self, grace: Duration) -> Program {
        self.grace = grace;
        self
    }

    /// Sends a command and waits for its answer, with a deadline.
    fn ask(&mut self, command: &str, time: Duration) -> Result<String, ProgramFault> {
        // A program that has ended cannot read, but its last answer may wait in the channel;
        // otherwise the wait fails.
        let _ = writeln!(self.input, "{command}").and_then(|()| self.input.flush());
        let wait = time + self.grace;
        self.answers.recv_timeout(wait).map_err(|why| match why {
            RecvTimeoutError::Timeout => ProgramFault::TimedOut(milliseconds(wait)),
            RecvTimeoutError::Disconnected => ProgramFault::Ended,
        })
    }

    /// Returns the time for the next move: the remaining time divided by the remaining moves,
    /// because the program cannot know that it will be asked again.
    fn move_milliseconds(&self, turn: Turn, begun: Instant) -> u64 {
        let left = self.milliseconds.saturating_sub(milliseconds(begun.elapsed()));
        let moves = match turn {
            Turn::ToMove { moves_left, .. } => u64::from(moves_left.max(1)),
            Turn::Over(_) => 1,
        };
        (left / moves).max(1)
    }
}

impl SeatedPlayer for Program {
    fn choose(&mut self, seen: &Observation, begun: Instant) -> Result<Action, ProgramFault> {
        let taken = self.ask(&format!("position {seen}"), Duration::ZERO)?;
        if taken != "ok" {
            return Err(unreadable_answer(&taken));
        }
        let time = self.move_milliseconds(seen.turn(), begun);
        let answer = self.ask(&format!("go ms {time}"), Duration::from_millis(time))?;
        let word = answer.strip_prefix("best ").ok_or_else(|| unreadable_answer(&answer))?;
        let notated: Notated = word.parse().map_err(|_| unreadable_answer(&answer))?;
        let legal = seen.legal_actions().is_some_and(|legal| legal.contains(notated.action));
        let astray = notated.to.is_some() && notated.to != seen.target(notated.action);
        if legal && !astray {
            Ok(notated.action)
        } else {
            Err(ProgramFault::Illegal(printable(word)))
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn unreadable_answer(answer: &str) -> ProgramFault {
    ProgramFault::UnreadableAnswer(printable(answer))
}

/// Returns the beginning of an answer without control characters.
fn printable(answer: &str) -> String {
    let harmless = |letter: char| if letter.is_control() { '?' } else { letter };
    answer.chars().take(MAX_REPORTED_CHARS).map(harmless).collect()
}

/// Reads lines in a separate thread, so that every wait can have a deadline. The channel is
/// bounded: a program that writes without end has to wait itself.
fn spawn_reader(output: ChildStdout) -> Receiver<String> {
    let (sender, answers) = sync_channel(4);
    std::thread::spawn(move || forward_lines(BufReader::new(output), &sender));
    answers
}

fn forward_lines(mut output: impl BufRead, sender: &SyncSender<String>) {
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut line);
        if read.is_err() || line.is_empty() {
            return;
        }
        let line = String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).to_owned();
        if sender.send(line).is_err() {
            return;
        }
    }
}

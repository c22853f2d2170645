//! External programs that play a seat by the engine protocol, and their time.
//!
//! The arena's clock decides, not the program's. A turn may take the limit and the margin, all of
//! its moves together; then the game is forfeited. The time until the first answer of a game is not
//! counted, because a program may have to load something; it is bounded by [`START_TIME`].

use crate::program_output::{ErrorOutput, ProgramLog, printable, read_answers};
use crate::{ExitReason, ProgramEnd, ProgramFault, SeatedPlayer, ThinkingLimit};
use cartagena::{Action, Notated, Observation, Turn};
use std::io::Write;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// Time that a turn may exceed its limit, unless the settings name another.
pub const DEFAULT_MARGIN: Duration = Duration::from_millis(100);
/// Time until a program must have answered for the first time.
pub const START_TIME: Duration = Duration::from_secs(10);
/// Time for an answer where the limit is a number of nodes: nothing may hang.
pub const NODES_TIME: Duration = Duration::from_secs(600);
/// Time between `quit` and the end by force.
pub const QUIT_TIME: Duration = Duration::from_millis(500);
/// Interval of asking whether a program has ended.
const POLL_TIME: Duration = Duration::from_millis(2);

/// Settings for all programs of a contest.
#[derive(Clone, Debug)]
pub struct ProgramSettings {
    /// Time that a turn may exceed its limit: a busy machine is not the program's fault.
    pub margin: Duration,
    /// Time until a program must have answered for the first time.
    pub start_time: Duration,
    /// File for what the programs write on standard error.
    pub log: Option<ProgramLog>,
}

impl Default for ProgramSettings {
    fn default() -> ProgramSettings {
        ProgramSettings { margin: DEFAULT_MARGIN, start_time: START_TIME, log: None }
    }
}

/// A running program. When this is dropped, it is told to quit and, if it does not, killed.
#[derive(Debug)]
pub struct Program {
    child: Child,
    /// Closed when the program is to end.
    input: Option<ChildStdin>,
    answers: Receiver<String>,
    errors: Option<ErrorOutput>,
    last_answer: Option<String>,
    limit: ThinkingLimit,
    settings: ProgramSettings,
    /// The turn in which the program started, and the time that this took.
    start: Option<(Instant, Duration)>,
}

impl Program {
    /// Starts a program, given its path and arguments. `label` is its name in the log.
    ///
    /// # Errors
    ///
    /// [`ProgramFault::NotStarted`] with the message of the system; [`ProgramFault::NoNodes`] if
    /// the limit is a number of nodes and the program does not speak version 2 of the protocol.
    pub fn start(
        words: &[String],
        limit: ThinkingLimit,
        label: &str,
        settings: &ProgramSettings,
    ) -> Result<Program, ProgramFault> {
        let (path, arguments) =
            words.split_first().ok_or(ProgramFault::NotStarted(String::new()))?;
        let mut command = Command::new(path);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let unstarted = |error: std::io::Error| ProgramFault::NotStarted(error.to_string());
        let mut child = command.spawn().map_err(unstarted)?;
        let Some(output) = child.stdout.take() else {
            return Err(ProgramFault::Ended(ProgramEnd::default()));
        };
        let label = format!("{label} [{}]", child.id());
        let log = settings.log.clone();
        let errors = child.stderr.take().map(|errors| ErrorOutput::read(errors, label, log));
        let mut program = Program {
            input: child.stdin.take(),
            child,
            answers: read_answers(output),
            errors,
            last_answer: None,
            limit,
            settings: settings.clone(),
            start: None,
        };
        if matches!(limit, ThinkingLimit::Nodes(_)) {
            program.shake_hands()?;
        }
        Ok(program)
    }

    /// Sets the limit of the turns to come. Both the one before and this one are times.
    pub fn set_turn_limit(&mut self, limit: Duration) {
        self.limit = ThinkingLimit::Milliseconds(milliseconds(limit));
    }

    /// Agrees on version 2 of the protocol, which has limits in nodes.
    fn shake_hands(&mut self) -> Result<(), ProgramFault> {
        let deadline = Instant::now() + self.settings.start_time;
        self.send("protocol 2");
        loop {
            let line = self.answer(deadline.saturating_duration_since(Instant::now()))?;
            match line.split(' ').next() {
                Some("id" | "option") => {}
                Some("protocol") if line == "protocol 2" => return Ok(()),
                _ => return Err(ProgramFault::NoNodes),
            }
        }
    }

    /// Sends a line. A program that has ended cannot read, but its last answer may wait in the
    /// channel; otherwise the wait fails.
    fn send(&mut self, line: &str) {
        if let Some(input) = &mut self.input {
            let _ = writeln!(input, "{line}").and_then(|()| input.flush());
        }
    }

    /// Waits for the next answer.
    fn answer(&mut self, wait: Duration) -> Result<String, ProgramFault> {
        match self.answers.recv_timeout(wait) {
            Ok(line) => {
                self.last_answer = Some(printable(&line));
                Ok(line)
            }
            Err(RecvTimeoutError::Timeout) => Err(self.lateness()),
            Err(RecvTimeoutError::Disconnected) => Err(ProgramFault::Ended(self.end())),
        }
    }

    /// Returns the fault of an answer that did not come in time.
    fn lateness(&self) -> ProgramFault {
        match (self.limit, self.start) {
            (ThinkingLimit::Milliseconds(limit), Some(_)) => {
                ProgramFault::TooSlow { limit, margin: milliseconds(self.settings.margin) }
            }
            (ThinkingLimit::Nodes(_), Some(_)) => ProgramFault::TimedOut(milliseconds(NODES_TIME)),
            (_, None) => ProgramFault::TimedOut(milliseconds(self.settings.start_time)),
        }
    }

    /// Returns the exit status and the last line of a program whose output is closed.
    fn end(&mut self) -> ProgramEnd {
        self.input = None;
        let status = self.wait_for_end(QUIT_TIME).and_then(exit_reason);
        let errors = self.errors.as_ref();
        let last_line = errors.and_then(|errors| {
            // The thread that reads standard error may be a little behind.
            let _ = errors.ended.recv_timeout(QUIT_TIME);
            errors.last_line()
        });
        ProgramEnd { status, last_line: last_line.or_else(|| self.last_answer.clone()) }
    }

    /// Waits until the program has ended; `None` if it has not after this time.
    fn wait_for_end(&mut self, time: Duration) -> Option<ExitStatus> {
        let deadline = Instant::now() + time;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Err(_) => return None,
                Ok(None) if Instant::now() >= deadline => return None,
                Ok(None) => std::thread::sleep(POLL_TIME),
            }
        }
    }

    /// Returns the counted time of a turn that began at `begun`.
    fn used(&self, begun: Instant) -> Duration {
        let starting = self.start.filter(|(turn, _)| *turn == begun);
        begun.elapsed().saturating_sub(starting.map_or(Duration::ZERO, |(_, time)| time))
    }

    /// Returns the time after which the turn is forfeited.
    fn left(&self, begun: Instant) -> Duration {
        match (self.start, self.limit) {
            (None, _) => self.settings.start_time,
            (_, ThinkingLimit::Nodes(_)) => NODES_TIME,
            (_, ThinkingLimit::Milliseconds(limit)) => {
                let allowed = Duration::from_millis(limit) + self.settings.margin;
                allowed.saturating_sub(self.used(begun))
            }
        }
    }

    /// Returns the command for the next move. Its time is the remaining time divided by the
    /// remaining moves, because the program cannot know that it will be asked again.
    fn go_command(&self, turn: Turn, begun: Instant) -> String {
        let limit = match self.limit {
            ThinkingLimit::Nodes(nodes) => return format!("go nodes {nodes}"),
            ThinkingLimit::Milliseconds(limit) => limit,
        };
        let moves = match turn {
            Turn::ToMove { moves_left, .. } => u64::from(moves_left.max(1)),
            Turn::Over(_) => 1,
        };
        let left = limit.saturating_sub(milliseconds(self.used(begun)));
        format!("go ms {}", (left / moves).max(1))
    }

    /// Tells the program the position.
    fn tell(&mut self, seen: &Observation, begun: Instant) -> Result<(), ProgramFault> {
        let asked = Instant::now();
        self.send(&format!("position {seen}"));
        let taken = self.answer(self.left(begun))?;
        self.start.get_or_insert_with(|| (begun, asked.elapsed()));
        if taken == "ok" { Ok(()) } else { Err(unreadable_answer(&taken)) }
    }
}

impl SeatedPlayer for Program {
    fn choose(&mut self, seen: &Observation, begun: Instant) -> Result<Action, ProgramFault> {
        self.tell(seen, begun)?;
        self.send(&self.go_command(seen.turn(), begun));
        let answer = self.answer(self.left(begun))?;
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
        self.send("quit");
        self.input = None;
        if self.wait_for_end(QUIT_TIME).is_none() {
            // It may have ended by itself meanwhile.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
        if let Some(errors) = &self.errors {
            // The end of standard error belongs into the log, unless a child of the program keeps
            // it open.
            let _ = errors.ended.recv_timeout(QUIT_TIME);
        }
    }
}

#[cfg(unix)]
fn exit_reason(status: ExitStatus) -> Option<ExitReason> {
    use std::os::unix::process::ExitStatusExt;
    status.code().map(ExitReason::Code).or(status.signal().map(ExitReason::Signal))
}

#[cfg(not(unix))]
fn exit_reason(status: ExitStatus) -> Option<ExitReason> {
    status.code().map(ExitReason::Code)
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn unreadable_answer(answer: &str) -> ProgramFault {
    ProgramFault::UnreadableAnswer(printable(answer))
}

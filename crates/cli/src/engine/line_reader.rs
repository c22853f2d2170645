//! Bounded reading of lines from untrusted input: any bytes, any length.

use super::session::{Interrupt, LineSession};
use super::{Engine, EngineError, EngineResponse, HANDSHAKE};
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};

/// Longest line that is read, in bytes without its line feed.
pub const MAX_LINE_BYTES: usize = 1 << 16;

/// Lines that may wait while the engine thinks.
const MAX_WAITING_LINES: usize = 256;

/// Answers every line of `input` on `output` until it ends or says `quit`.
///
/// A thread of its own reads the lines: in version 2 of the protocol, `stop` and `quit` reach an
/// engine that is thinking.
pub fn serve(
    mut engine: Engine,
    input: impl BufRead + Send + 'static,
    mut output: impl Write,
) -> io::Result<()> {
    let interrupt = Arc::new(Interrupt::default());
    let (sender, lines) = sync_channel(MAX_WAITING_LINES);
    let shared = Arc::clone(&interrupt);
    std::thread::spawn(move || read_lines(input, &sender, &shared));
    for (number, line) in (0..).zip(lines) {
        let line = line?;
        // An error of the output shows when the answer is written.
        let mut print = |line: &str| drop(write_line(&mut output, line));
        let mut session = LineSession { number, interrupt: &interrupt, print: &mut print };
        let answer = match line.as_deref().map(std::str::from_utf8) {
            Ok(Ok(line)) => engine.respond_in(line, &mut session),
            Ok(Err(_)) => EngineResponse::Line(engine.error_line(&EngineError::NotUtf8)),
            Err(complaint) => EngineResponse::Line(engine.error_line(complaint)),
        };
        let EngineResponse::Line(line) = answer else { break };
        write_line(&mut output, &line)?;
    }
    Ok(())
}

fn write_line(output: &mut impl Write, line: &str) -> io::Result<()> {
    writeln!(output, "{line}")?;
    output.flush()
}

/// Passes lines on, until there are no more or nobody wants them. After the handshake of version 2
/// `stop` and `quit` also interrupt the thinking; `stop` has no answer of its own.
fn read_lines(
    mut input: impl BufRead,
    sender: &SyncSender<io::Result<LineResult>>,
    interrupt: &Interrupt,
) {
    let (mut number, mut version_two) = (0, false);
    while let Some(line) = next_line(&mut input).transpose() {
        let word = line.as_ref().ok().and_then(|line| line.as_deref().ok());
        let word = word.map(|line| line.strip_suffix(b"\r").unwrap_or(line)).unwrap_or_default();
        version_two |= word == HANDSHAKE.as_bytes();
        if version_two && word == b"stop" {
            interrupt.stop_before(number);
            continue;
        }
        let last = word == b"quit" || line.is_err();
        if version_two && last {
            interrupt.stop_before(u64::MAX);
        }
        if sender.send(line).is_err() || last {
            return;
        }
        number += 1;
    }
    interrupt.end_input();
}

type LineResult = Result<Vec<u8>, EngineError>;

/// Reads the next line. One that is too long is skipped and reported.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<LineResult>> {
    let mut line = Vec::new();
    let (mut length, mut begun) = (0, false);
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            return Ok(begun.then(|| checked_length(line, length)));
        }
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        begun = true;
        length += part.len();
        line.extend_from_slice(&part[..part.len().min(MAX_LINE_BYTES + 1 - line.len())]);
        let consumed = part.len() + usize::from(end.is_some());
        input.consume(consumed);
        if end.is_some() {
            return Ok(Some(checked_length(line, length)));
        }
    }
}

fn checked_length(line: Vec<u8>, length: usize) -> LineResult {
    if length > MAX_LINE_BYTES { Err(EngineError::TooLong) } else { Ok(line) }
}

//! Bounded reading of lines from untrusted input: any bytes, any length.

use super::{Engine, EngineError, EngineResponse};
use std::io::{self, BufRead, Write};

/// Longest line that is read, in bytes without its line feed.
pub const MAX_LINE_BYTES: usize = 1 << 16;

/// Answers every line of `input` on `output` until it ends or says `quit`.
pub fn serve(
    mut engine: Engine,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    while let Some(line) = next_line(&mut input)? {
        let answer = match line.as_deref().map(std::str::from_utf8) {
            Ok(Ok(line)) => engine.respond(line),
            Ok(Err(_)) => EngineResponse::Line(engine.error_line(&EngineError::NotUtf8)),
            Err(complaint) => EngineResponse::Line(engine.error_line(complaint)),
        };
        let EngineResponse::Line(line) = answer else { break };
        writeln!(output, "{line}")?;
        output.flush()?;
    }
    Ok(())
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

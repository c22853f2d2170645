//! The two outputs of a program, each read in a thread of its own, so that every wait can have a
//! deadline.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{ChildStderr, ChildStdout};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

/// Maximum length of a line in bytes; a longer one counts as several.
const MAX_LINE_BYTES: u64 = 1 << 12;
/// Maximum length of a reported line.
const MAX_REPORTED_CHARS: usize = 80;

/// A file for what programs write on standard error. All programs of a contest share it.
#[derive(Clone, Debug)]
pub struct ProgramLog(Arc<Mutex<File>>);

impl ProgramLog {
    /// Creates the file, or empties it.
    ///
    /// # Errors
    ///
    /// The error of the system.
    pub fn create(path: &Path) -> io::Result<ProgramLog> {
        let file = OpenOptions::new().create(true).write(true).truncate(true).open(path)?;
        Ok(ProgramLog(Arc::new(Mutex::new(file))))
    }

    /// Writes a line under the name of a program. A full disk must not end the contest.
    pub(crate) fn write(&self, label: &str, line: &str) {
        let mut file = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = file.write_all(format!("{label}: {line}\n").as_bytes());
    }
}

/// Reads answers. The channel is bounded: a program that writes without end has to wait itself.
pub(crate) fn read_answers(output: ChildStdout) -> Receiver<String> {
    let (sender, answers) = sync_channel(4);
    std::thread::spawn(move || {
        for_each_line(output, |line| sender.send(line).is_ok());
    });
    answers
}

/// Standard error of a program: its last line, and the end of it.
#[derive(Debug)]
pub(crate) struct ErrorOutput {
    last_line: Arc<Mutex<Option<String>>>,
    /// Closed when the output ends.
    pub(crate) ended: Receiver<()>,
}

impl ErrorOutput {
    /// Reads standard error to its end, into the log if there is one.
    pub(crate) fn read(output: ChildStderr, label: String, log: Option<ProgramLog>) -> ErrorOutput {
        let (open, ended): (SyncSender<()>, _) = sync_channel(1);
        let last_line = Arc::new(Mutex::new(None));
        let shared = Arc::clone(&last_line);
        std::thread::spawn(move || {
            for_each_line(output, |line| {
                log.iter().for_each(|log| log.write(&label, &line));
                if !line.trim().is_empty() {
                    *shared.lock().unwrap_or_else(PoisonError::into_inner) = Some(line);
                }
                true
            });
            drop(open);
        });
        ErrorOutput { last_line, ended }
    }

    /// Returns the last line that is not empty.
    pub(crate) fn last_line(&self) -> Option<String> {
        self.last_line.lock().unwrap_or_else(PoisonError::into_inner).as_deref().map(printable)
    }
}

/// Reads lines until the end, or until `take` returns false.
fn for_each_line(output: impl Read, mut take: impl FnMut(String) -> bool) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(MAX_LINE_BYTES).read_until(b'\n', &mut line);
        if read.is_err() || line.is_empty() {
            return;
        }
        let line = String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).to_owned();
        if !take(line) {
            return;
        }
    }
}

/// Returns the beginning of a line without control characters.
pub(crate) fn printable(line: &str) -> String {
    let harmless = |letter: char| if letter.is_control() { '?' } else { letter };
    line.chars().take(MAX_REPORTED_CHARS).map(harmless).collect()
}

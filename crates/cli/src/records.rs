//! Records on disk: reading them, and saying what is wrong.

use cartagena_record::{MAX_BYTES, RecordError};
use cartagena_texts::{Texts, say};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The text of a file, or a sentence on why there is none.
pub fn text_of(file: &Path, texts: &Texts) -> Result<String, String> {
    let mut text = String::new();
    // One byte more than a record may have, so that a longer one is seen to be too long.
    let bounded = |open: File| open.take(MAX_BYTES as u64 + 1).read_to_string(&mut text);
    File::open(file).and_then(bounded).map_err(|error| unread(file, texts, &error))?;
    Ok(text)
}

fn unread(file: &Path, texts: &Texts, error: &io::Error) -> String {
    let file = file.display().to_string();
    match error.kind() {
        io::ErrorKind::NotFound => say!(texts, "error-file-missing", file = file),
        _ => say!(texts, "error-file-read", file = file, reason = error.to_string()),
    }
}

/// What is wrong with the record in a file of this text, and where.
pub fn broken(file: &Path, text: &str, error: &RecordError, texts: &Texts) -> String {
    let (line, column) = error.line_and_column(text);
    say!(
        texts,
        "error-file-broken",
        file = file.display().to_string(),
        line = line,
        column = column,
        reason = texts.record_problem(&error.problem)
    )
}

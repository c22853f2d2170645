//! Records on disk: reading them, and reporting what is wrong.

use cartagena_record::{MAX_BYTES, MAX_FILE_BYTES, RecordError, SeveralError};
use cartagena_texts::{Texts, say};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Returns the text of a file, or a sentence about why it cannot be read; `-` is standard input.
pub(crate) fn text_of(file: &Path, texts: &Texts) -> Result<String, String> {
    bounded(file, MAX_BYTES).map_err(|error| unread(file, texts, &error))
}

/// Returns the text of a file that may hold several records, as [`text_of`] does.
pub(crate) fn text_of_several(file: &Path, texts: &Texts) -> Result<String, String> {
    bounded(file, MAX_FILE_BYTES).map_err(|error| unread(file, texts, &error))
}

/// Reads at most one byte more than a text may have, so that a longer one is reported as too
/// long; that byte may be in the middle of a character.
fn bounded(file: &Path, max_bytes: usize) -> io::Result<String> {
    let mut bytes = Vec::new();
    let most = max_bytes as u64 + 1;
    match file == Path::new("-") {
        true => io::stdin().lock().take(most).read_to_end(&mut bytes)?,
        false => File::open(file)?.take(most).read_to_end(&mut bytes)?,
    };
    match bytes.len() > max_bytes {
        true => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        false => String::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData.into()),
    }
}

fn unread(file: &Path, texts: &Texts, error: &io::Error) -> String {
    let file = file.display().to_string();
    match error.kind() {
        io::ErrorKind::NotFound => say!(texts, "error-file-missing", file = file),
        io::ErrorKind::InvalidData => say!(texts, "error-file-text", file = file),
        _ => say!(texts, "error-file-read", file = file, reason = error.to_string()),
    }
}

/// Returns a sentence about what is wrong with a record in a file of this text, and where.
pub(crate) fn broken(file: &Path, text: &str, error: &RecordError, texts: &Texts) -> String {
    let wrong = SeveralError { number: 1, count: 1, error: error.clone() };
    broken_one(file, text, &wrong, texts)
}

/// Returns a sentence about what is wrong with one of the records in a file of this text.
pub(crate) fn broken_one(file: &Path, text: &str, wrong: &SeveralError, texts: &Texts) -> String {
    let (line, column) = wrong.error.line_and_column(text);
    let problem = texts.record_problem(&wrong.error.problem);
    say!(
        texts,
        "error-file-broken",
        file = file.display().to_string(),
        line = line,
        column = column,
        reason = texts.one_of_several(wrong.number, wrong.count, problem)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_record::{Record, RecordProblem};
    use cartagena_texts::Lang;

    /// Regression: a letter of two bytes across the limit made a long file unreadable instead of
    /// too long.
    #[test]
    fn a_long_file_is_too_long() {
        let file = std::env::temp_dir().join(format!("cartagena-long-{}.txt", std::process::id()));
        std::fs::write(&file, "é".repeat(MAX_BYTES)).expect("a file");
        let text = text_of(&file, &Texts::new(Lang::En));
        std::fs::remove_file(&file).expect("the file");
        let error = Record::read(&text.expect("its beginning")).expect_err("too long");
        assert_eq!(error.problem, RecordProblem::TooLong);
    }
}

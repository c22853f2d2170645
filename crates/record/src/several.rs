//! Texts that hold several records, one after another.

use crate::read::all_lines;
use crate::read_notes::is_note;
use crate::{MAX_FILE_BYTES, Record, RecordError, RecordProblem};

/// The beginning of the line with which a record begins.
const FIRST_TAG: &str = "[Cartagena ";

/// A record within a text that holds one or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordPart<'a> {
    /// The text of the record, without the remarks around it.
    pub text: &'a str,
    /// The byte of the whole text at which it begins.
    pub offset: usize,
}

impl RecordPart<'_> {
    /// Reads the record.
    ///
    /// # Errors
    ///
    /// [`RecordError`] names the first problem and the bytes of the whole text that show it.
    pub fn read(&self) -> Result<Record, RecordError> {
        Record::read(self.text).map_err(|error| {
            let span = error.span.start + self.offset..error.span.end + self.offset;
            RecordError { span, ..error }
        })
    }
}

/// The error of a text of which one record cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeveralError {
    /// The number of the record, counted from one.
    pub number: usize,
    /// The number of records in the text.
    pub count: usize,
    /// The problem, and the bytes of the whole text that show it.
    pub error: RecordError,
}

impl Record {
    /// Splits a text into its records, without reading them. Every line that begins with the tag
    /// `Cartagena` begins a record. A text without such a line is one part, which cannot be read.
    ///
    /// # Errors
    ///
    /// [`RecordProblem::FileTooLong`] if the text is longer than [`MAX_FILE_BYTES`].
    pub fn split(text: &str) -> Result<Vec<RecordPart<'_>>, RecordError> {
        if text.len() > MAX_FILE_BYTES {
            let span = MAX_FILE_BYTES..MAX_FILE_BYTES;
            return Err(RecordError::new(RecordProblem::FileTooLong, span));
        }
        let mut parts: Vec<RecordPart<'_>> = Vec::new();
        for line in all_lines(text) {
            let (start, end) = (line.span().start, line.span().end);
            if line.text().starts_with('#') {
                // Notes after the last turn belong to the record, remarks after it do not.
                let part = parts.last_mut().filter(|part| {
                    is_note(line.text()) && part.text.contains("\n[Annotations \"1\"]")
                });
                if let Some(part) = part {
                    part.text = &text[part.offset..end];
                }
                continue;
            }
            match parts.last_mut().filter(|_| !text[start..].starts_with(FIRST_TAG)) {
                Some(part) => part.text = &text[part.offset..end],
                None => parts.push(RecordPart { text: &text[start..end], offset: start }),
            }
        }
        if parts.is_empty() {
            parts.push(RecordPart { text, offset: 0 });
        }
        Ok(parts)
    }

    /// Reads all records of a text, one after another. A text with one record reads as with
    /// [`read`](Record::read), except that remarks around a record with a hash are no change of it.
    ///
    /// # Errors
    ///
    /// [`SeveralError`] names the first record that cannot be read, and its problem.
    pub fn read_all(text: &str) -> Result<Vec<Record>, SeveralError> {
        let whole = |error| SeveralError { number: 1, count: 1, error };
        let parts = Record::split(text).map_err(whole)?;
        let count = parts.len();
        let numbered = parts.iter().zip(1..);
        let read = numbered.map(|(part, number)| {
            part.read().map_err(|error| SeveralError { number, count, error })
        });
        read.collect()
    }
}

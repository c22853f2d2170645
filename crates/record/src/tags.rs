use crate::{MAX_TAGS, RecordError, RecordProblem};
use std::ops::Range;

/// A tag of a record and where its value stands.
pub(crate) struct Tag {
    pub(crate) name: String,
    pub(crate) value: String,
    /// The value between its quotes.
    pub(crate) span: Range<usize>,
}

impl Tag {
    /// Reads `[Name "value"]`; `\"` and `\\` stand for themselves without the backslash.
    pub(crate) fn read(line: &str, at: usize) -> Result<Tag, RecordError> {
        let malformed = || RecordError::new(RecordProblem::TagForm, at..at + line.len());
        let inner = line.strip_prefix('[').and_then(|line| line.strip_suffix(']'));
        let (name, quoted) = inner.and_then(|inner| inner.split_once(' ')).ok_or_else(malformed)?;
        let letters = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let raw = quoted.strip_prefix('"').and_then(|quoted| quoted.strip_suffix('"'));
        let raw = raw.filter(|_| !name.is_empty() && name.chars().all(letters));
        let value = raw.and_then(unescape).ok_or_else(malformed)?;
        let start = at + 1 + name.len() + 2;
        let length = quoted.len() - 2;
        Ok(Tag { name: name.to_owned(), value, span: start..start + length })
    }

    pub(crate) fn error(&self, problem: impl Into<RecordProblem>) -> RecordError {
        RecordError::new(problem, self.span.clone())
    }

    /// A tag stands on one line, whatever somebody put into it.
    pub(crate) fn write(name: &str, value: &str) -> String {
        let value = printable(value);
        let value = value.replace('\\', r"\\").replace('"', "\\\"");
        format!("[{name} \"{value}\"]\n")
    }
}

/// Returns the value of a tag as it is written: without control characters.
pub(crate) fn printable(value: &str) -> String {
    value.chars().filter(|letter| !letter.is_control()).collect()
}

fn unescape(raw: &str) -> Option<String> {
    let mut letters = raw.chars();
    let mut value = String::new();
    while let Some(letter) = letters.next() {
        value.push(match letter {
            '"' => return None,
            '\\' => letters.next().filter(|next| matches!(next, '"' | '\\'))?,
            _ => letter,
        });
    }
    Some(value)
}

/// The tags of a record, each at most once.
pub(crate) struct Tags {
    pub(crate) list: Vec<Tag>,
    /// End of the tags in the text, for errors about a missing tag.
    pub(crate) end: usize,
}

impl Tags {
    pub(crate) fn push(&mut self, tag: Tag) -> Result<(), RecordError> {
        if self.get(&tag.name).is_some() {
            return Err(tag.error(RecordProblem::TagTwice));
        }
        if self.list.len() == MAX_TAGS {
            return Err(tag.error(RecordProblem::TooManyTags));
        }
        self.list.push(tag);
        Ok(())
    }

    pub(crate) fn get(&self, name: &str) -> Option<&Tag> {
        self.list.iter().find(|tag| tag.name == name)
    }

    pub(crate) fn need(&self, name: &'static str) -> Result<&Tag, RecordError> {
        let missing = || RecordError::new(RecordProblem::TagMissing(name), self.end..self.end);
        self.get(name).ok_or_else(missing)
    }
}

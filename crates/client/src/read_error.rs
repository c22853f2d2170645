use cartagena::{Fault, Game};
use cartagena_record::{Record, SeveralError};

/// Reason why a text is neither a record nor a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// The text looks like a record or several, with this error.
    Record(SeveralError),
    /// The text looks like a position line, with this fault.
    Position(Fault),
}

/// Reads again a text that a host refused, and returns the reason; `None` if nothing is wrong with
/// it.
pub fn explain_unreadable(text: &str) -> Option<ReadError> {
    let line = text.trim();
    if line.contains(['[', '\n']) || line.starts_with('#') {
        Record::read_all(text).err().map(ReadError::Record)
    } else {
        line.parse::<Game>().err().map(ReadError::Position)
    }
}

/// Reports whether a text holds several records.
pub fn holds_several_records(text: &str) -> bool {
    Record::split(text).is_ok_and(|parts| parts.len() > 1)
}

/// Returns the packed game of a link that was pasted as a whole.
pub fn packed_word_in(text: &str) -> Option<&str> {
    let (_, word) = text.trim().split_once("#/replay/")?;
    (!word.contains(char::is_whitespace)).then_some(word)
}

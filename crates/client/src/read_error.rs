use cartagena::{Fault, Game};
use cartagena_record::{Record, RecordError};

/// Why a text is neither a record nor a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// It looks like a record.
    Record(RecordError),
    /// It looks like a position line.
    Position(Fault),
}

/// Reads a text that a host refused once more, to say why; `None` if nothing is wrong with it.
pub fn explain_unreadable(text: &str) -> Option<ReadError> {
    let line = text.trim();
    if line.contains(['[', '\n']) || line.starts_with('#') {
        Record::read(text).err().map(ReadError::Record)
    } else {
        line.parse::<Game>().err().map(ReadError::Position)
    }
}

/// The packed game in a link that somebody pasted as a whole.
pub fn packed_word_in(text: &str) -> Option<&str> {
    let (_, word) = text.trim().split_once("#/replay/")?;
    (!word.contains(char::is_whitespace)).then_some(word)
}

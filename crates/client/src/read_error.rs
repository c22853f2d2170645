use cartagena::{Fault, Game, Variant};
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

/// A pasted text that was never meant to be a record or a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrayText {
    /// An address.
    Address,
    /// Words.
    Words,
}

/// Returns the kind of a text that looks neither like a record nor like a position: what is wrong
/// with its notation would help nobody.
pub fn stray_text(text: &str) -> Option<StrayText> {
    let text = text.trim();
    let first = text.split_whitespace().next().unwrap_or_default();
    let rules = first.split(['+', '-']).next().unwrap_or_default();
    let named = Variant::ALL.iter().any(|variant| variant.as_str().eq_ignore_ascii_case(rules));
    if text.contains("://") || first.starts_with("www.") || first.starts_with("#/") {
        Some(StrayText::Address)
    } else if named || text.starts_with('[') || text.contains("\n[") || text.contains('|') {
        None
    } else {
        Some(StrayText::Words)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_addresses_are_told_from_broken_games() {
        for text in ["https://example.org/a/b", "www.example.org", "#/rules", "see http://a.b"] {
            assert_eq!(stray_text(text), Some(StrayText::Address), "{text}");
        }
        for text in ["hello", "one\ntwo", "1. e4 e5", "", "Tortugas are turtles"] {
            assert_eq!(stray_text(text), Some(StrayText::Words), "{text}");
        }
        for text in ["tortuga+pass", "Jamaica BPHSDK", "[Cartagena \"1\"]", "# note\n[Blue \"A\"]"]
        {
            assert_eq!(stray_text(text), None, "{text}");
        }
    }
}

//! Names and chat in stored lines. A host stores them beside the lines, so that they can be removed: a line
//! then has their numbers in their places. Lines of earlier versions have the texts themselves.

use crate::BadLine;
use crate::stored_line::{FirstLine, RoomEvent, StoredLine};
use serde::{Deserialize, Serialize};

/// A name or chat text in a stored line.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Words {
    /// The text itself.
    Here(String),
    /// The number of the text among those beside the line.
    Beside(usize),
}

/// A text of a person that belongs to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonalText {
    /// The person.
    pub person: i64,
    /// It is chat; otherwise it is a name.
    pub is_chat: bool,
    /// The text.
    pub text: String,
}

/// A line as it is stored: the line without names and chat, and these beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parted {
    /// The line.
    pub line: String,
    /// The texts, in the order of their numbers.
    pub texts: Vec<PersonalText>,
}

/// A place for a text in a line.
struct Slot<'a> {
    person: i64,
    is_chat: bool,
    words: &'a mut Words,
}

impl Words {
    /// Returns the text; nothing if it lies beside the line.
    pub(crate) fn text(&self) -> &str {
        match self {
            Words::Here(text) => text,
            Words::Beside(_) => "",
        }
    }
}

impl From<String> for Words {
    fn from(text: String) -> Words {
        Words::Here(text)
    }
}

impl FirstLine {
    fn slots(&mut self) -> Vec<Slot<'_>> {
        let own = Slot { person: self.person, is_chat: false, words: &mut self.name };
        let reserved = self.reserved.iter_mut().flatten();
        let reserved = reserved.map(|seat| Slot {
            person: seat.person,
            is_chat: false,
            words: &mut seat.name,
        });
        [own].into_iter().chain(reserved).collect()
    }
}

impl RoomEvent {
    fn slots(&mut self) -> Vec<Slot<'_>> {
        match self {
            RoomEvent::SatDown { person, name, .. } | RoomEvent::Renamed { person, name } => {
                vec![Slot { person: *person, is_chat: false, words: name }]
            }
            RoomEvent::Chatted { person, name, text, .. } => vec![
                Slot { person: *person, is_chat: false, words: name },
                Slot { person: *person, is_chat: true, words: text },
            ],
            _ => Vec::new(),
        }
    }
}

/// A line of either kind.
enum AnyLine {
    First(Box<FirstLine>),
    Later(StoredLine),
}

impl AnyLine {
    fn parse(line: &str, first: bool) -> Result<AnyLine, BadLine> {
        let parsed = match first {
            true => serde_json::from_str(line).map(AnyLine::First),
            false => serde_json::from_str(line).map(AnyLine::Later),
        };
        parsed.map_err(|_| BadLine)
    }

    fn slots(&mut self) -> Vec<Slot<'_>> {
        match self {
            AnyLine::First(line) => line.slots(),
            AnyLine::Later(line) => line.event.slots(),
        }
    }

    fn write(&self) -> Result<String, BadLine> {
        let written = match self {
            AnyLine::First(line) => serde_json::to_string(line),
            AnyLine::Later(line) => serde_json::to_string(line),
        };
        written.map_err(|_| BadLine)
    }
}

/// Takes the texts out of their places, which get their numbers. Empty ones stay.
fn take_out(slots: Vec<Slot<'_>>) -> Vec<PersonalText> {
    let mut texts = Vec::new();
    for Slot { person, is_chat, words } in slots {
        if words.text().is_empty() {
            continue;
        }
        let text = words.text().to_owned();
        *words = Words::Beside(texts.len());
        texts.push(PersonalText { person, is_chat, text });
    }
    texts
}

/// Parts a [first line](crate::Room::opening_line) from the names in it.
///
/// # Errors
///
/// [`BadLine`] if it is none.
pub fn part_first_line(line: &str) -> Result<Parted, BadLine> {
    let mut parsed = AnyLine::parse(line, true)?;
    let texts = take_out(parsed.slots());
    Ok(Parted { line: parsed.write()?, texts })
}

/// Parts a later line from the texts in it; a line without any is returned as it is.
pub(crate) fn part_line(line: &StoredLine, text: &str) -> Parted {
    let mut parted = line.clone();
    let texts = take_out(parted.event.slots());
    let line = match texts.is_empty() {
        true => text.to_owned(),
        false => serde_json::to_string(&parted).unwrap_or_default(),
    };
    Parted { line, texts }
}

/// Returns a line with the texts from beside it in their places. Those that were removed are empty. A line
/// with nothing beside it is returned as it is.
///
/// # Errors
///
/// [`BadLine`] if the line is none, or the texts do not fit it.
pub fn join_line(line: &str, texts: &[Option<String>], is_first: bool) -> Result<String, BadLine> {
    if texts.is_empty() {
        return Ok(line.to_owned());
    }
    let mut parsed = AnyLine::parse(line, is_first)?;
    for Slot { words, .. } in parsed.slots() {
        if let Words::Beside(number) = words {
            let text = texts.get(*number).ok_or(BadLine)?;
            *words = Words::Here(text.clone().unwrap_or_default());
        }
    }
    parsed.write()
}

/// Returns a line of an earlier version in which the name of a person is another one and their chat, if
/// asked for, is removed; `None` if nothing of the person is in it.
///
/// # Errors
///
/// [`BadLine`] if the line is none.
pub fn reword_line(
    line: &str,
    is_first: bool,
    person: i64,
    name: &str,
    removes_chat: bool,
) -> Result<Option<String>, BadLine> {
    let (mut parsed, mut changed) = (AnyLine::parse(line, is_first)?, false);
    for slot in parsed.slots() {
        let new = if slot.is_chat { "" } else { name };
        let wanted = slot.person == person && (!slot.is_chat || removes_chat);
        if wanted && !slot.words.text().is_empty() && slot.words.text() != new {
            *slot.words = Words::Here(new.to_owned());
            changed = true;
        }
    }
    changed.then(|| parsed.write()).transpose()
}

/// Returns the text that every line of an earlier version contains in which a person has a name.
pub fn mark_of_person(person: i64) -> String {
    format!("\"person\":{person},\"name\":\"")
}

/// A chat line, for the person who wrote it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SpokenLine {
    /// Time in milliseconds since 1970.
    pub at: u64,
    /// The name under which it was written.
    pub name: String,
    /// The text.
    pub text: String,
}

/// Returns the chat that a line has of a person with one of these numbers, unless it was removed.
pub fn spoken_line(line: &str, numbers: &[i64]) -> Option<SpokenLine> {
    // Most lines are moves, which need not be read.
    let line: StoredLine =
        line.contains("{\"said\":{").then(|| serde_json::from_str(line).ok())??;
    let RoomEvent::Chatted { person, name, text, .. } = line.event else { return None };
    let (name, text) = (name.text().to_owned(), text.text().to_owned());
    (numbers.contains(&person) && !text.is_empty()).then_some(SpokenLine {
        at: line.at,
        name,
        text,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = r#"{"at":1,"game":"k3w9xq7pm2ab","rules":1,"secret":"07","table":{"rules":"jamaica","seats":["friend","friend"],"begins_when_full":false},"person":1,"name":"Anne","seat":0,"kept":[null,{"person":2,"name":"Mary"}]}"#;
    const SAID: &str = r#"{"at":1,"is":{"said":{"person":2,"name":"Anne","text":"ahoy"}}}"#;
    const NAMELESS: &str = r#"{"at":1,"is":{"said":{"person":2,"name":"","text":"ahoy"}}}"#;
    const MOVE: &str = r#"{"at":1,"is":{"undone":{"seat":0}}}"#;

    fn part(line: &str) -> Parted {
        part_line(&serde_json::from_str(line).expect("a line"), line)
    }

    fn texts(parted: &Parted) -> Vec<Option<String>> {
        parted.texts.iter().map(|text| Some(text.text.clone())).collect()
    }

    #[test]
    fn parting_and_joining_is_the_identity() {
        for line in [SAID, NAMELESS, MOVE] {
            let parted = part(line);
            assert_eq!(join_line(&parted.line, &texts(&parted), false).as_deref(), Ok(line));
        }
        let parted = part_first_line(FIRST).expect("a first line");
        assert!(!parted.line.contains("Anne") && !parted.line.contains("Mary"));
        assert_eq!(join_line(&parted.line, &texts(&parted), true).as_deref(), Ok(FIRST));
        assert_eq!(parted.texts.iter().map(|text| text.person).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(part(MOVE).line, MOVE);
        assert_eq!(part(SAID).line, r#"{"at":1,"is":{"said":{"person":2,"name":0,"text":1}}}"#);
        assert_eq!(part(NAMELESS).texts.len(), 1);
    }

    #[test]
    fn removed_texts_are_empty_and_lacking_ones_an_error() {
        let parted = part(SAID);
        let gone = r#"{"at":1,"is":{"said":{"person":2,"name":"","text":""}}}"#;
        assert_eq!(join_line(&parted.line, &[None, None], false).as_deref(), Ok(gone));
        assert_eq!(join_line(&parted.line, &[None], false), Err(BadLine));
        assert_eq!(join_line("ahoy", &[None], false), Err(BadLine));
    }

    #[test]
    fn only_what_a_person_has_said_is_theirs() {
        let expected = SpokenLine { at: 1, name: "Anne".into(), text: "ahoy".into() };
        assert_eq!(spoken_line(SAID, &[1, 2]), Some(expected));
        for (line, number) in [(SAID, 1), (MOVE, 2), (FIRST, 2), ("ahoy", 2)] {
            assert_eq!(spoken_line(line, &[number]), None, "{line}");
        }
        assert_eq!(spoken_line(&SAID.replace("ahoy", ""), &[2]), None, "removed");
    }

    #[test]
    fn lines_of_earlier_versions_are_reworded_for_one_person_alone() {
        let reworded = reword_line(FIRST, true, 2, "", true).expect("a line").expect("a change");
        assert_eq!(reworded, FIRST.replace("Mary", ""));
        assert!(FIRST.contains(&mark_of_person(1)) && FIRST.contains(&mark_of_person(2)));
        assert!(SAID.contains(&mark_of_person(2)) && !SAID.contains(&mark_of_person(1)));
        assert_eq!(reword_line(FIRST, true, 3, "", true), Ok(None));
        assert_eq!(reword_line(SAID, false, 1, "", true), Ok(None));
        let renamed = reword_line(SAID, false, 2, "Carl", false).expect("a line");
        assert_eq!(renamed, Some(SAID.replace("Anne", "Carl")));
        let gone = reword_line(SAID, false, 2, "", true).expect("a line");
        assert_eq!(gone, Some(SAID.replace("Anne", "").replace("ahoy", "")));
        assert_eq!(reword_line(&gone.expect("a line"), false, 2, "", true), Ok(None), "again");
        assert_eq!(reword_line(MOVE, false, 2, "", true), Ok(None));
        assert_eq!(reword_line("ahoy", false, 2, "", true), Err(BadLine));
    }
}

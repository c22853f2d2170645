//! Everything on the device as one text: the records of games, which every reader of records
//! understands, and after them settings and progress as remarks.

/// Keys of the local storage that are saved with the games: settings, completed lessons, the table
/// that was set up last, and the results of puzzles. Secrets of online games are none of them.
pub const KEYS: [&str; 4] =
    ["cartagena-settings", "cartagena-lessons", "cartagena-setup", "cartagena-puzzles"];

/// The key of a line of the journal; there is one for each finished game.
pub const JOURNAL: &str = "cartagena-journal";

/// Beginning of a line with a key and its value. Readers of records take it for a remark.
const MARK: &str = "#! ";

/// The longest value that is read, in bytes.
const MAX_VALUE_BYTES: usize = 1 << 14;

/// Returns the records, followed by the stored values.
pub fn write(records: &str, values: impl IntoIterator<Item = (&'static str, String)>) -> String {
    let one_line = values.into_iter().filter(|(_, value)| !value.contains(['\n', '\r']));
    let lines: String = one_line.map(|(key, value)| format!("{MARK}{key} {value}\n")).collect();
    format!("{records}\n{lines}")
}

/// Returns the stored values of a text, in its order; whatever else it says is left out.
pub fn values(text: &str) -> impl Iterator<Item = (&'static str, &str)> {
    text.lines().filter_map(|line| {
        let (key, value) = line.strip_prefix(MARK)?.split_once(' ')?;
        let key = KEYS.into_iter().chain([JOURNAL]).find(|known| *known == key)?;
        (value.len() <= MAX_VALUE_BYTES).then(|| (key, value.trim_end()))
    })
}

/// Reports whether a text holds a record.
pub fn has_records(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().starts_with("[Cartagena "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = include_str!("../../record/tests/golden/01-jamaica-2.txt");

    #[test]
    fn what_is_written_can_be_read() {
        let settings = (KEYS[0], r#"{"name":"Anne  B","lang":null}"#.to_owned());
        let lessons = (KEYS[1], "aim jump".to_owned());
        let text = write(RECORD, [settings.clone(), lessons.clone()]);
        let read: Vec<_> = values(&text).map(|(key, value)| (key, value.to_owned())).collect();
        assert_eq!(read, [settings, lessons]);
        assert!(has_records(&text) && text.starts_with(RECORD));
        let empty = write("", [(KEYS[1], "aim".to_owned())]);
        assert!(!has_records(&empty));
        assert_eq!(values(&empty).count(), 1);
    }

    #[test]
    fn only_known_and_short_values_on_one_line_are_taken() {
        let long = "x".repeat(MAX_VALUE_BYTES + 1);
        let text = format!("#! cartagena-seat-secrets x\n#! {} {long}\n#! {}\n", KEYS[0], KEYS[1]);
        assert_eq!(values(&text).count(), 0);
        assert_eq!(values(RECORD).count(), 0);
        assert_eq!(values(&write("", [(KEYS[0], "a\n#! cartagena-lessons b".into())])).count(), 0);
    }
}

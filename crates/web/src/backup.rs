//! Everything on the device as one text: the records of games, which every reader of records
//! understands, and after them settings and progress as remarks.

/// Keys of the local storage that are saved with the games: settings, completed lessons, the table
/// that was set up last, and the results of puzzles. Secrets of online games are none of them.
pub const KEYS: [&str; 4] =
    ["cartagena-settings", "cartagena-lessons", "cartagena-setup", "cartagena-puzzles"];

/// The key of a line of the journal; there is one for each finished game.
pub const JOURNAL: &str = "cartagena-journal";

/// The key of a line with the variations of a game: the name of the game, the time of the last change and all
/// variations as one word. In the local storage a hyphen and the name follow the key.
pub const VARIATIONS: &str = "cartagena-variations";

/// Beginning of a line with a key and its value. Readers of records take it for a remark.
const MARK: &str = "#! ";

/// The longest value that is read, in bytes.
const MAX_VALUE_BYTES: usize = 1 << 14;
/// The longest value with variations, in bytes: a record may have far more of them than other values are long.
const MAX_VARIATION_BYTES: usize = 1 << 19;
/// The number of digits in the name of a game with variations.
const NAME_DIGITS: usize = 16;

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
        let key = KEYS.into_iter().chain([JOURNAL, VARIATIONS]).find(|known| *known == key)?;
        let most = if key == VARIATIONS { MAX_VARIATION_BYTES } else { MAX_VALUE_BYTES };
        (value.len() <= most).then(|| (key, value.trim_end()))
    })
}

/// Returns the entry of the local storage for a saved line of variations: its key and value. `None` if it is no
/// such line, or the device has variations of that game that were changed later. Whether they are of the game is
/// found out when they are opened.
pub fn variations_entry(
    line: &str,
    kept: impl Fn(&str) -> Option<String>,
) -> Option<(String, &str)> {
    let (name, value) = line.split_once(' ')?;
    let digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    let named = name.len() == NAME_DIGITS && name.bytes().all(digit);
    let key = format!("{VARIATIONS}-{name}");
    let changed = change_time(value).filter(|_| named)?;
    let newer = kept(&key).and_then(|kept| change_time(&kept)).is_none_or(|time| time < changed);
    newer.then_some((key, value))
}

/// Returns the time at which variations were changed last.
fn change_time(value: &str) -> Option<u64> {
    let (time, word) = value.split_once(' ')?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    time.parse().ok().filter(|_| !word.is_empty() && word.bytes().all(plain))
}

/// Returns the line in which an entry of the local storage with variations is saved.
pub fn variations_line(key: &str, value: &str) -> Option<String> {
    let name = key.strip_prefix(VARIATIONS)?.strip_prefix('-')?;
    change_time(value)?;
    Some(format!("{name} {value}"))
}

/// Reports whether saved results of puzzles replace those of the device: more puzzles were met.
pub fn replaces_puzzles(saved: &str, kept: &str) -> bool {
    saved.split_whitespace().count() > kept.split_whitespace().count()
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
    fn variations_come_back_unless_newer_ones_are_there() {
        let (key, value) = ("cartagena-variations-00ff00ff00ff00ff", "1700 AbC-_9");
        let line = variations_line(key, value).expect("a line");
        let text = write(RECORD, [(VARIATIONS, line.clone())]);
        assert_eq!(values(&text).collect::<Vec<_>>(), [(VARIATIONS, line.as_str())]);
        let kept = |kept: Option<&str>| variations_entry(&line, |_| kept.map(str::to_owned));
        assert_eq!(kept(None), Some((key.to_owned(), value)));
        assert_eq!(kept(Some("1600 old")), Some((key.to_owned(), value)));
        assert_eq!(kept(Some("1800 new")), None);
        assert_eq!(kept(Some("damaged")), Some((key.to_owned(), value)));
        for wrong in [
            "",
            "00ff 1 a",
            "00FF00ff00ff00ff 1 a",
            "00ff00ff00ff00ff x a",
            "00ff00ff00ff00ff 1 a<b",
            "../0ff00ff00ff00 1 a",
        ] {
            assert_eq!(variations_entry(wrong, |_| None), None, "{wrong}");
        }
        assert_eq!(variations_line("cartagena-seat-secrets", value), None);
    }

    /// Results of puzzles were saved and never brought back.
    #[test]
    fn results_of_puzzles_come_back_where_there_are_fewer() {
        assert!(replaces_puzzles("1016 a:1:0:0", "") && !replaces_puzzles("1016", "1200 a:1:0:0"));
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

use cartagena::{Place, Symbol};

/// Meaning of a key at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyIntent {
    /// Move the focus by so many places along the tunnel.
    Path(i8),
    /// Move the focus to the row above or below.
    Row(i8),
    /// Move the focus to a place.
    To(Place),
    /// Choose the next or previous pirate that can move.
    Pirate(i8),
    /// Choose the n-th announced option, from 1.
    Nth(usize),
    /// Choose or play a card.
    Card(Symbol),
    /// Retreat with the chosen pirate.
    Retreat,
    /// End the turn.
    EndTurn,
    /// Undo the last move.
    Undo,
    /// Announce the options.
    ListOptions,
    /// Announce the whole situation.
    Situation,
    /// Announce the viewer's hand and the row.
    Hand,
    /// Announce the others' moves since the viewer's last one.
    RecentMoves,
    /// Repeat the last announcement.
    Repeat,
    /// Skip the bot's pause.
    SkipBotPause,
    /// Ask for the captain's advice.
    Advice,
    /// Open the log.
    Log,
    /// Open the sheet of keys.
    KeySheet,
    /// Cancel the choice, or close the open panel.
    Cancel,
}

/// Keys of the key sheet and the messages that explain them, in the order of the sheet.
pub const KEY_SHEET: [(&str, &str); 20] = [
    ("← →", "sheet-path"),
    ("↑ ↓", "sheet-rows"),
    ("Home · End", "sheet-ends"),
    ("Enter", "sheet-enter"),
    ("N · Shift+N", "sheet-next"),
    ("B D H K P S", "sheet-cards"),
    ("R", "sheet-back"),
    ("1 – 9", "sheet-number"),
    ("E", "sheet-end"),
    ("U", "sheet-undo"),
    ("O", "sheet-offers"),
    ("W", "sheet-where"),
    ("C", "sheet-hand"),
    ("T", "sheet-news"),
    ("V", "sheet-repeat"),
    ("G", "sheet-hurry"),
    ("A", "sheet-advice"),
    ("L", "sheet-log"),
    ("Esc", "sheet-let-go"),
    ("?", "sheet-help"),
];

/// Returns the meaning of a key, by the character it writes (`key`) and by its position (`code`). A
/// Hebrew or Russian keyboard writes no Latin letters, and a Czech one no digits without Shift;
/// there the position counts.
pub fn key_intent(key: &str, code: &str, shift: bool) -> Option<KeyIntent> {
    named_key(key).or_else(|| letter_key(letter(key, code)?, shift))
}

fn named_key(key: &str) -> Option<KeyIntent> {
    Some(match key {
        "ArrowRight" => KeyIntent::Path(1),
        "ArrowLeft" => KeyIntent::Path(-1),
        "ArrowUp" => KeyIntent::Row(-1),
        "ArrowDown" => KeyIntent::Row(1),
        "Home" => KeyIntent::To(Place::FORT),
        "End" => KeyIntent::To(Place::BOAT),
        "Escape" => KeyIntent::Cancel,
        "?" => KeyIntent::KeySheet,
        _ => return None,
    })
}

fn letter(key: &str, code: &str) -> Option<char> {
    let mut signs = key.chars();
    let written = signs.next().filter(|_| signs.next().is_none())?;
    let placed = code.strip_prefix("Key").or(code.strip_prefix("Digit"));
    match written {
        'a'..='z' | '0'..='9' => Some(written),
        'A'..='Z' => Some(written.to_ascii_lowercase()),
        _ => placed.or(code.strip_prefix("Numpad"))?.to_ascii_lowercase().parse().ok(),
    }
}

fn letter_key(letter: char, shift: bool) -> Option<KeyIntent> {
    if let Some(symbol) = Symbol::from_letter(letter.to_ascii_uppercase()) {
        return Some(KeyIntent::Card(symbol));
    }
    Some(match letter {
        '1'..='9' => KeyIntent::Nth(letter.to_digit(10)? as usize),
        'n' => KeyIntent::Pirate(if shift { -1 } else { 1 }),
        'r' => KeyIntent::Retreat,
        'e' => KeyIntent::EndTurn,
        'u' => KeyIntent::Undo,
        'o' => KeyIntent::ListOptions,
        'w' => KeyIntent::Situation,
        'c' => KeyIntent::Hand,
        't' => KeyIntent::RecentMoves,
        'v' => KeyIntent::Repeat,
        'g' => KeyIntent::SkipBotPause,
        'a' => KeyIntent::Advice,
        'l' => KeyIntent::Log,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_mean_what_the_sheet_says() {
        let check = |key: &str, code: &str, shift, expect| {
            assert_eq!(key_intent(key, code, shift), expect, "{key} {code}");
        };
        check("ArrowRight", "ArrowRight", false, Some(KeyIntent::Path(1)));
        check("ArrowUp", "ArrowUp", false, Some(KeyIntent::Row(-1)));
        check("k", "KeyK", false, Some(KeyIntent::Card(Symbol::Key)));
        check("p", "KeyP", false, Some(KeyIntent::Card(Symbol::Pistol)));
        check("n", "KeyN", false, Some(KeyIntent::Pirate(1)));
        check("N", "KeyN", true, Some(KeyIntent::Pirate(-1)));
        check("3", "Digit3", false, Some(KeyIntent::Nth(3)));
        check("?", "Slash", true, Some(KeyIntent::KeySheet));
        check("Escape", "Escape", false, Some(KeyIntent::Cancel));
        check("0", "Digit0", false, None);
        check("q", "KeyQ", false, None);
        check("Enter", "Enter", false, None);
        check("Tab", "Tab", false, None);
        check("F5", "F5", false, None);
    }

    #[test]
    fn other_keyboards_are_read_by_place() {
        let check = |key: &str, code: &str, expect| {
            assert_eq!(key_intent(key, code, false), Some(expect), "{key} {code}");
        };
        check("и", "KeyB", KeyIntent::Card(Symbol::Bottle));
        check("נ", "KeyB", KeyIntent::Card(Symbol::Bottle));
        check("ě", "Digit2", KeyIntent::Nth(2));
        check("+", "Digit1", KeyIntent::Nth(1));
        // Dvorak has the Latin letters at other positions: the character counts.
        check("b", "KeyN", KeyIntent::Card(Symbol::Bottle));
    }

    #[test]
    fn no_key_means_two_things() {
        let keys = "abcdefghijklmnopqrstuvwxyz123456789".chars();
        let all: Vec<KeyIntent> =
            keys.filter_map(|key| key_intent(&key.to_string(), "", false)).collect();
        for (at, one) in all.iter().enumerate() {
            assert!(!all[..at].contains(one), "{one:?}");
        }
        assert_eq!(all.len(), 9 + 6 + 12);
    }
}

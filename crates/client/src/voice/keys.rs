use cartagena::{Place, Symbol};

/// What a key at the table asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// So many places on along the tunnel.
    Path(i8),
    /// To the row above or below.
    Row(i8),
    /// To a place.
    To(Place),
    /// To the next or previous pirate that can move.
    Pirate(i8),
    /// The n-th of what was read, from 1.
    Number(usize),
    /// A card.
    Card(Symbol),
    /// Back with the chosen pirate.
    Back,
    /// End the turn.
    EndTurn,
    /// Take the last move back.
    Undo,
    /// What can be done now?
    Offers,
    /// How does everything stand?
    Where,
    /// What do I hold, and what lies in the row?
    Hand,
    /// What have the others done?
    News,
    /// Say it again.
    Repeat,
    /// Do not wait for the bot.
    Hurry,
    /// Ask the captain.
    Advice,
    /// Open the log.
    Log,
    /// Open the sheet of keys.
    Sheet,
    /// Let go, or close what is open.
    LetGo,
}

/// The keys of the sheet and the messages that explain them, in the order of the sheet.
pub const SHEET: [(&str, &str); 20] = [
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

/// What a key asks for, by what it writes and by where it lies. A Hebrew or Russian keyboard writes
/// no Latin letters, and a Czech one no digits without Shift; there the key's place counts.
pub fn intent(key: &str, code: &str, shift: bool) -> Option<Intent> {
    named(key).or_else(|| lettered(letter(key, code)?, shift))
}

fn named(key: &str) -> Option<Intent> {
    Some(match key {
        "ArrowRight" => Intent::Path(1),
        "ArrowLeft" => Intent::Path(-1),
        "ArrowUp" => Intent::Row(-1),
        "ArrowDown" => Intent::Row(1),
        "Home" => Intent::To(Place::FORT),
        "End" => Intent::To(Place::BOAT),
        "Escape" => Intent::LetGo,
        "?" => Intent::Sheet,
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

fn lettered(letter: char, shift: bool) -> Option<Intent> {
    if let Some(symbol) = Symbol::from_letter(letter.to_ascii_uppercase()) {
        return Some(Intent::Card(symbol));
    }
    Some(match letter {
        '1'..='9' => Intent::Number(letter.to_digit(10)? as usize),
        'n' => Intent::Pirate(if shift { -1 } else { 1 }),
        'r' => Intent::Back,
        'e' => Intent::EndTurn,
        'u' => Intent::Undo,
        'o' => Intent::Offers,
        'w' => Intent::Where,
        'c' => Intent::Hand,
        't' => Intent::News,
        'v' => Intent::Repeat,
        'g' => Intent::Hurry,
        'a' => Intent::Advice,
        'l' => Intent::Log,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_mean_what_the_sheet_says() {
        let check = |key: &str, code: &str, shift, expect| {
            assert_eq!(intent(key, code, shift), expect, "{key} {code}");
        };
        check("ArrowRight", "ArrowRight", false, Some(Intent::Path(1)));
        check("ArrowUp", "ArrowUp", false, Some(Intent::Row(-1)));
        check("k", "KeyK", false, Some(Intent::Card(Symbol::Key)));
        check("p", "KeyP", false, Some(Intent::Card(Symbol::Pistol)));
        check("n", "KeyN", false, Some(Intent::Pirate(1)));
        check("N", "KeyN", true, Some(Intent::Pirate(-1)));
        check("3", "Digit3", false, Some(Intent::Number(3)));
        check("?", "Slash", true, Some(Intent::Sheet));
        check("Escape", "Escape", false, Some(Intent::LetGo));
        check("0", "Digit0", false, None);
        check("q", "KeyQ", false, None);
        check("Enter", "Enter", false, None);
        check("Tab", "Tab", false, None);
        check("F5", "F5", false, None);
    }

    #[test]
    fn other_keyboards_are_read_by_place() {
        let check = |key: &str, code: &str, expect| {
            assert_eq!(intent(key, code, false), Some(expect), "{key} {code}");
        };
        check("и", "KeyB", Intent::Card(Symbol::Bottle));
        check("נ", "KeyB", Intent::Card(Symbol::Bottle));
        check("ě", "Digit2", Intent::Number(2));
        check("+", "Digit1", Intent::Number(1));
        // Dvorak writes Latin letters elsewhere: what is written counts.
        check("b", "KeyN", Intent::Card(Symbol::Bottle));
    }

    #[test]
    fn no_key_means_two_things() {
        let keys = "abcdefghijklmnopqrstuvwxyz123456789".chars();
        let all: Vec<Intent> = keys.filter_map(|key| intent(&key.to_string(), "", false)).collect();
        for (at, one) in all.iter().enumerate() {
            assert!(!all[..at].contains(one), "{one:?}");
        }
        assert_eq!(all.len(), 9 + 6 + 12);
    }
}

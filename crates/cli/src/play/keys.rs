//! Keys, whatever alphabet the keyboard is switched to.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Latin letters and the full stop, in the order of the Russian and Hebrew keys below.
const LATIN: &str = "qwertyuiopasdfghjklzxcvbnm.";
const RUSSIAN: &str = "йцукенгшщзфывапролдячсмитью";
const HEBREW: &str = "/'קראטוןםפשדגכעיחלךזסבהנמצץ";

/// Returns the Latin letter of the key that gave this character, in lower case.
pub(super) fn latin(typed: char) -> char {
    let narrow = match typed {
        '！'..='～' => char::from_u32(typed as u32 - 0xfee0).unwrap_or(typed),
        '。' => '.',
        _ => typed,
    };
    let lower = narrow.to_lowercase().next().unwrap_or(narrow);
    let on = |keyboard: &str| {
        let at = keyboard.chars().position(|letter| letter == lower)?;
        LATIN.chars().nth(at)
    };
    on(RUSSIAN).or_else(|| on(HEBREW)).unwrap_or(lower)
}

/// Returns the letter of a key press that is a command, if it is one.
pub(super) fn command(key: KeyEvent) -> Option<char> {
    match key.code {
        KeyCode::Char(typed) if !held(key) => Some(latin(typed)),
        _ => None,
    }
}

/// Returns the character that a key press writes, if it writes one.
pub(super) fn written(key: KeyEvent) -> Option<char> {
    match key.code {
        KeyCode::Char(typed) if !held(key) && !typed.is_control() => Some(typed),
        _ => None,
    }
}

fn held(key: KeyEvent) -> bool {
    key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT)
}

/// Reports whether this is Ctrl-C.
pub(super) fn interrupts(key: KeyEvent) -> bool {
    is_control(key, 'c')
}

/// Reports whether this is Ctrl-Z, with which people put a program aside.
pub(crate) fn suspends(key: KeyEvent) -> bool {
    is_control(key, 'z')
}

fn is_control(key: KeyEvent, letter: char) -> bool {
    let pressed = matches!(key.code, KeyCode::Char(typed) if latin(typed) == letter);
    pressed && key.modifiers.contains(KeyModifiers::CONTROL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_keyboard_has_the_same_commands() {
        let check = |typed, expect| assert_eq!(latin(typed), expect, "{typed}");
        check('q', 'q');
        check('Q', 'q');
        check('й', 'q');
        check('Г', 'u');
        check('ו', 'u');
        check('ק', 'e');
        check('ｕ', 'u');
        check('ю', '.');
        check('ץ', '.');
        check('。', '.');
        check('?', '?');
        check('？', '?');
        check('7', '7');
        check('<', '<');
    }

    #[test]
    fn keyboards_are_of_one_length() {
        assert_eq!(RUSSIAN.chars().count(), LATIN.len());
        assert_eq!(HEBREW.chars().count(), LATIN.len());
    }
}

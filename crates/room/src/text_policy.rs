//! The one policy for new names and chat lines of every native host.
//!
//! Text is only ever shown as text; here it loses the characters that would make it look like
//! something else, and text that is too long is refused, never cut. Stored lines are not checked
//! again: a reader accepts whatever was ever written.

use cartagena_protocol::{MAX_NAME_GRAPHEMES, chat_fits, name_fits_bytes};
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// Returns a name as it may be shown: composed (NFC), on one line, without invisible characters.
/// `None` if nothing is left of it, or it has more than 24 graphemes or 96 bytes.
pub fn clean_name(text: &str) -> Option<String> {
    let name = cleaned(text);
    let fits = name_fits_bytes(&name) && name.graphemes(true).count() <= MAX_NAME_GRAPHEMES;
    (fits && !name.is_empty()).then_some(name)
}

/// Returns a chat line as it may be shown. `None` if nothing is left of it, or it has more than 280
/// characters.
pub fn clean_chat(text: &str) -> Option<String> {
    let line = cleaned(text);
    chat_fits(&line).then_some(line)
}

/// Returns the text composed, on one line, without invisible characters and with single spaces.
fn cleaned(text: &str) -> String {
    let visible = text.chars().filter_map(shown).nfc().collect::<String>();
    let words = visible.split_whitespace().map(|word| word.trim_matches(JOINERS));
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Joiners inside words and emoji; at the edge of a word they join nothing.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// Returns the character, a space instead of any separator, or nothing for an invisible one.
fn shown(character: char) -> Option<char> {
    match character {
        character if character.is_whitespace() => Some(' '),
        character if character.is_control() || is_hidden(character) => None,
        character => Some(character),
    }
}

/// Returns whether a character is invisible: direction marks, byte order marks, tags, fillers, and
/// private or unassigned code points.
fn is_hidden(character: char) -> bool {
    matches!(character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expect: Option<&str>) {
        assert_eq!(clean_name(text).as_deref(), expect, "{text:?}");
    }

    #[test]
    fn names_of_the_whole_world_stay() {
        for text in
            ["Anne", "אן בוני", "Анна", "アン", "Mary Read", "O’Malley", "👩‍🚀 Ann", "می‌خواهم"]
        {
            check(text, Some(text));
        }
        check("<b>&amp;</b>", Some("<b>&amp;</b>"));
    }

    #[test]
    fn what_steers_or_hides_is_taken_out() {
        check("\u{202e}ennA\u{202c}", Some("ennA"));
        check("An\u{200b}ne\u{feff}", Some("Anne"));
        check("\u{2067}Anne\u{2069}\u{200f}", Some("Anne"));
        check("An\u{0}n\u{7}e\u{9d}", Some("Anne"));
        check("  Anne \n\t Bonny\u{2028}!  ", Some("Anne Bonny !"));
        check("\u{200d}Anne\u{200c} \u{200d}", Some("Anne"));
        check("Ann\u{e0041}e\u{e000}", Some("Anne"));
    }

    #[test]
    fn the_same_name_is_the_same_bytes() {
        check("A\u{30a}sa", Some("Åsa"));
    }

    #[test]
    fn nothing_and_too_much_are_refused() {
        check("", None);
        check(" \u{200b}\u{202e} \u{3164}", None);
        check(&"n".repeat(24), Some(&"n".repeat(24)));
        check(&"n".repeat(25), None);
        check(&format!("Z{}", "\u{301}".repeat(60)), None);
        assert!(clean_chat(&"я".repeat(280)).is_some() && clean_chat(&"n".repeat(281)).is_none());
    }
}

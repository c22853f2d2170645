//! What people write: names and chat. It is only ever shown as text; here it loses what would make
//! it look like something else, or stand in somebody else's place.

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// How long a text may be.
struct Measure {
    /// Signs as people count them.
    signs: usize,
    /// Bytes: a sign may be made of many parts.
    bytes: usize,
}

const NAME: Measure = Measure { signs: 24, bytes: 96 };
const CHAT: Measure = Measure { signs: 280, bytes: 1_120 };

/// A name as it may be shown; `None` if nothing is left of it or it is too long.
pub(crate) fn name(text: &str) -> Option<String> {
    NAME.fits(cleaned(text))
}

/// A line of chat as it may be shown; `None` if nothing is left of it or it is too long.
pub(crate) fn chat(text: &str) -> Option<String> {
    CHAT.fits(cleaned(text))
}

impl Measure {
    fn fits(&self, text: String) -> Option<String> {
        let short = text.len() <= self.bytes && text.graphemes(true).count() <= self.signs;
        (short && !text.is_empty()).then_some(text)
    }
}

/// Composed, in one line, without signs that are not seen; single spaces between words.
fn cleaned(text: &str) -> String {
    let visible = text.chars().filter_map(shown).nfc().collect::<String>();
    let words = visible.split_whitespace().map(|word| word.trim_matches(JOINERS));
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Parts of words and pictures; at the edge of a word they join nothing.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// A sign, a space instead of what separates, or nothing.
fn shown(sign: char) -> Option<char> {
    match sign {
        sign if sign.is_whitespace() => Some(' '),
        sign if sign.is_control() || is_hidden(sign) => None,
        sign => Some(sign),
    }
}

/// Signs that steer a text or take no room: directions, marks of order, tags, fillers, and codes
/// that mean nothing to others.
fn is_hidden(sign: char) -> bool {
    matches!(sign,
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
        assert_eq!(name(text).as_deref(), expect, "{text:?}");
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
        assert!(chat(&"n".repeat(280)).is_some() && chat(&"n".repeat(281)).is_none());
    }
}

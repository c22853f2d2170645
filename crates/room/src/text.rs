//! What people write: harmless, not too long, and not nothing.

/// The most characters of what is said at once.
pub(crate) const LONGEST: usize = 280;
/// The most characters of a name.
const NAME: usize = 24;

/// Without what would turn the text around it, hide in it or break its line.
fn strip_unsafe(text: &str) -> String {
    let strange = |letter: char| {
        letter.is_control()
            || matches!(letter,
                '\u{061c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}')
    };
    let blank = |letter: char| if letter.is_whitespace() { ' ' } else { letter };
    let plain: String = text.chars().map(blank).filter(|letter| !strange(*letter)).collect();
    plain.trim().to_owned()
}

/// A name, which may be nothing.
pub(crate) fn clean_name(text: &str) -> String {
    let short: String = strip_unsafe(text).chars().take(NAME).collect();
    short.trim_end().to_owned()
}

/// What somebody says, if it can be said.
pub(crate) fn clean_chat(text: &str) -> Option<String> {
    let plain = strip_unsafe(text);
    (1..=LONGEST).contains(&plain.chars().count()).then_some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_turns_hides_or_breaks() {
        assert_eq!(clean_name("  \u{202e}Anne\nBonny\u{200f} "), "Anne Bonny");
        assert_eq!(clean_name(&"x".repeat(99)).len(), NAME);
        assert_eq!(clean_chat("<b>ahoy</b>\u{0}").as_deref(), Some("<b>ahoy</b>"));
        assert_eq!(clean_chat(" \u{2066}\t "), None);
        assert_eq!(
            clean_chat(&"я".repeat(LONGEST)).map(|text| text.chars().count()),
            Some(LONGEST)
        );
        assert_eq!(clean_chat(&"x".repeat(LONGEST + 1)), None);
    }
}

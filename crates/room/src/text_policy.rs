//! The one policy for new names and chat lines of every native host.
//!
//! Text is only ever shown as text; here it loses the characters that would make it look like
//! something else, and text that is too long is refused, never cut. Stored lines are not checked
//! again: a reader accepts whatever was ever written.

use cartagena_protocol::{
    MAX_COMBINING_MARKS, MAX_NAME_GRAPHEMES, MAX_STACKED_MARKS, chat_fits, is_invisible,
    name_fits_bytes,
};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{canonical_combining_class, is_combining_mark};
use unicode_segmentation::UnicodeSegmentation;

/// Returns a name as it may be shown: composed (NFC), on one line, without invisible characters.
/// `None` if nothing that can be seen is left of it, it has more than 24 graphemes or 96 bytes, or
/// stacks too many marks on a letter.
pub fn clean_name(text: &str) -> Option<String> {
    let name = cleaned(text);
    let fits = name_fits_bytes(&name) && name.graphemes(true).count() <= MAX_NAME_GRAPHEMES;
    (fits && is_legible(&name)).then_some(name)
}

/// Mark behind the names of programs, the same in every language, as a title would be. No person's name has
/// it: everybody who reads a name knows what it belongs to.
const PROGRAM_MARK: &str = "(bot)";

/// Returns a person's new name as it may be shown: see [`clean_name`]. `None` also if it would pass for that of
/// a program.
pub fn clean_person_name(text: &str) -> Option<String> {
    clean_name(text).filter(|name| !has_program_mark(name))
}

/// Returns the name of a program with its mark; `None` if it is no name, or too long with it.
pub fn clean_program_name(text: &str) -> Option<String> {
    let name = clean_name(text)?;
    match has_program_mark(&name) {
        true => None,
        false => clean_name(&format!("{name} {PROGRAM_MARK}")),
    }
}

fn has_program_mark(name: &str) -> bool {
    let folded = name.nfkc().collect::<String>().to_lowercase();
    folded.ends_with(PROGRAM_MARK)
}

/// Returns a chat line as it may be shown. `None` if nothing that can be seen is left of it, it has
/// more than 280 characters, or stacks too many marks on a letter.
pub fn clean_chat(text: &str) -> Option<String> {
    let line = cleaned(text);
    (chat_fits(&line) && is_legible(&line)).then_some(line)
}

/// Returns whether a text has a character that can be seen, and no letter with a stack of marks.
fn is_legible(text: &str) -> bool {
    let letters = || text.split(|character| !is_combining_mark(character));
    let seen = |character: char| !is_combining_mark(character) && !JOINERS.contains(&character);
    text.chars().any(seen) && letters().all(marks_fit)
}

/// Returns whether one letter may have these marks: not too many, none twice in a row.
fn marks_fit(marks: &str) -> bool {
    let stacked = marks.chars().filter(|mark| canonical_combining_class(*mark) != 0).count();
    let twice = marks.chars().zip(marks.chars().skip(1)).any(|(mark, next)| mark == next);
    stacked <= MAX_STACKED_MARKS && marks.chars().count() <= MAX_COMBINING_MARKS && !twice
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
        character if character.is_control() || is_invisible(character) => None,
        character => Some(character),
    }
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
        for text in [
            "Anne",
            "אן בוני",
            "Анна",
            "アン",
            "Mary Read",
            "O’Malley",
            "👩‍🚀 Ann",
            "می‌خواهم",
            "שָׁלוֹם",
            "Nguyễn Thị",
            "สมบัติ",
            "ပြည်သူ့",
            "བསྒྲུབས",
            "❤\u{fe0f}",
            "क्षत्रिय",
        ] {
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

    /// Regression: names of blank symbols and of stacked marks passed.
    #[test]
    fn names_that_nobody_can_read_are_refused() {
        for blank in
            ["\u{2800}", "\u{2800} \u{2800}", "\u{1d159}", "\u{fe0f}", "\u{301}", "\u{3164}"]
        {
            check(blank, None);
        }
        check("An\u{2800}ne", Some("Anne"));
        let marks = ["\u{316}", "\u{317}", "\u{318}", "\u{319}", "\u{31c}"];
        check(&format!("Z{}", marks[..4].concat()), Some("Z\u{316}\u{317}\u{318}\u{319}"));
        check(&format!("Z{}", marks.concat()), None);
        // Thai vowel signs have no class and would be stacked without end.
        check("ก\u{e47}\u{e47}", None);
        let long = "\u{f90}\u{fb2}\u{f90}\u{fb2}\u{f90}\u{fb2}\u{f90}\u{fb2}\u{f90}";
        check(&format!("ས{long}"), None);
        assert!(clean_chat("\u{2800}").is_none() && clean_chat(&marks.concat()).is_none());
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

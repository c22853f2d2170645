//! Text in a terminal: measured, cut, broken into lines.

use anstream::adapter::strip_str;
use cartagena_texts::bidi;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Returns the number of columns that a text takes.
pub(crate) fn width(words: &str) -> usize {
    bidi::unmarked(words).width()
}

/// Returns a text padded with spaces to a number of columns.
pub(crate) fn pad(words: &str, columns: usize) -> String {
    format!("{words}{}", " ".repeat(columns.saturating_sub(width(words))))
}

/// Width of a board made of letters: lines that begin at the right begin there.
pub(crate) const BOARD_COLUMNS: usize = 76;

/// Returns a line of parts, from the left or from the right; colour codes in them take no room.
/// Each part is in visual order already.
pub(crate) fn line_of_parts(parts: &[String], gap: &str, mirrored: bool) -> String {
    if !mirrored {
        return format!("  {}", parts.join(gap)).trim_end().to_owned();
    }
    let turned: Vec<&str> = parts.iter().rev().map(String::as_str).collect();
    let line = turned.join(gap);
    let columns = width(&strip_str(&line).to_string());
    format!("{}{line}", " ".repeat(BOARD_COLUMNS.saturating_sub(columns + 2)))
}

/// Returns a text in a column that begins at the left or at the right.
pub(crate) fn pad_column(words: &str, columns: usize, mirrored: bool) -> String {
    match mirrored {
        true => format!("{}{words}", " ".repeat(columns.saturating_sub(width(words)))),
        false => pad(words, columns),
    }
}

/// Returns a line cut to this many columns, with a mark where something is missing.
pub(crate) fn truncate(line: &str, columns: usize) -> String {
    if width(line) <= columns {
        return line.to_owned();
    }
    let mut left = columns.saturating_sub(1);
    let mut short = String::new();
    for letter in bidi::unmarked(line).chars() {
        let wide = letter.width().unwrap_or(0);
        if wide > left {
            break;
        }
        left -= wide;
        short.push(letter);
    }
    short.push('…');
    short
}

/// Breaks a text into lines of at most so many columns, between words where there are any.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for piece in unbreakable_pieces(text) {
        let line = lines.last().map_or("", String::as_str);
        if width(line) + width(piece.trim_end()) > columns && !line.is_empty() {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            let whole = width(piece.trim_end()) <= columns;
            line.push_str(&if whole { piece.to_owned() } else { truncate(piece, columns) });
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// Splits a text into pieces that must not be broken: a word with the space after it, or a wide
/// character with the closing marks after it.
fn unbreakable_pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let (mut start, mut previous) = (0, None);
    for (at, letter) in text.char_indices() {
        if previous.is_some_and(|before| may_break(before, letter)) {
            pieces.push(&text[start..at]);
            start = at;
        }
        previous = Some(letter);
    }
    pieces.push(&text[start..]);
    pieces
}

fn may_break(before: char, after: char) -> bool {
    let wide = |letter: char| letter.width() == Some(2);
    let closing = "、。」』）！？：ー・ゃゅょっぁぃぅぇぉャュョッァィゥェォ".contains(after);
    let opening = "「『（\u{a0}".contains(before);
    (before == ' ' && after != ' ')
        || ((wide(before) || wide(after)) && !closing && !opening && after != ' ')
}

/// Returns a word as it is written at the beginning of a sentence.
pub(crate) fn capitalize(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, columns: usize, expect: &[&str]) {
        assert_eq!(wrap(text, columns), expect);
    }

    #[test]
    fn lines_break_between_words() {
        check("", 5, &[""]);
        check("one two three", 7, &["one two", "three"]);
        check("one two three", 80, &["one two three"]);
        check("a bcdefghij k", 4, &["a", "bcd…", "k"]);
    }

    #[test]
    fn japanese_breaks_anywhere_but_before_closing_marks() {
        check("海賊が船へ", 6, &["海賊が", "船へ"]);
        check("海賊が。船", 6, &["海賊", "が。船"]);
    }

    #[test]
    fn a_line_of_parts_begins_where_the_language_does() {
        let parts = ["\u{1b}[1ma\u{1b}[0m", "bc"].map(str::to_owned);
        assert_eq!(line_of_parts(&parts, "  ", false), "  \u{1b}[1ma\u{1b}[0m  bc");
        let mirrored = strip_str(&line_of_parts(&parts, "  ", true)).to_string();
        assert_eq!(mirrored.trim_start(), "bc  a");
        assert_eq!(mirrored.len(), BOARD_COLUMNS - 2);
        assert_eq!(
            (pad_column("a", 3, false), pad_column("a", 3, true)),
            ("a  ".into(), "  a".into())
        );
    }

    #[test]
    fn cutting_counts_columns() {
        assert_eq!(truncate("トルチュ", 8), "トルチュ");
        assert_eq!(truncate("トルチュ", 6), "トル…");
        assert_eq!(truncate("Tortuga", 4), "Tor…");
        assert_eq!(capitalize("šalupa"), "Šalupa");
    }
}

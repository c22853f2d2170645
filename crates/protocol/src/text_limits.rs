//! Limits for new names and chat lines: the same in every input field and every host.
//!
//! A name that is too long is refused with a sentence and never cut. Hosts with Unicode tables count
//! graphemes as well ([`MAX_NAME_GRAPHEMES`]) and marks ([`MAX_STACKED_MARKS`]); the page leaves that to
//! the browser and to the host, so that it needs no tables. Readers accept everything that was ever written.

/// Largest number of graphemes (characters as people count them) in a new name.
pub const MAX_NAME_GRAPHEMES: usize = 24;
/// Largest number of bytes in a new name: a grapheme may consist of many code points.
pub const MAX_NAME_BYTES: usize = 96;
/// Largest number of characters (Unicode scalar values) in a new chat line. A browser's `maxlength` of
/// the same number never lets through more, because it counts UTF-16 units.
pub const MAX_CHAT_CHARS: usize = 280;

/// Largest number of accents, points and other marks that stand above or below one letter. Hebrew and
/// Vietnamese need up to three; stacks of many cover other lines.
pub const MAX_STACKED_MARKS: usize = 4;
/// Largest number of combining marks of any kind that belong to one letter: those of Burmese and
/// Tibetan stand beside each other.
pub const MAX_COMBINING_MARKS: usize = 8;

/// Returns true if a character is invisible and not needed in any script: direction marks, byte order
/// marks, tags, fillers, blank symbols, and private or unassigned code points. New names and chat
/// lines lose such characters, and are refused if nothing else is left.
///
/// ```
/// use cartagena_protocol::is_invisible;
///
/// assert!(is_invisible('\u{2800}') && is_invisible('\u{202e}') && !is_invisible('א'));
/// ```
pub const fn is_invisible(character: char) -> bool {
    matches!(character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{13430}'..='\u{13440}' | '\u{16fe4}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{10ffff}')
}

/// Returns true if a name is within the limit that can be checked without Unicode tables.
///
/// ```
/// use cartagena_protocol::name_fits_bytes;
///
/// assert!(name_fits_bytes("Anne Bonny"));
/// assert!(!name_fits_bytes(&"x".repeat(97)));
/// ```
pub const fn name_fits_bytes(name: &str) -> bool {
    name.len() <= MAX_NAME_BYTES
}

/// Returns true if a chat line is short enough; an empty one is not a line.
///
/// ```
/// use cartagena_protocol::chat_fits;
///
/// assert!(chat_fits("ahoy") && !chat_fits("") && !chat_fits(&"я".repeat(281)));
/// ```
pub fn chat_fits(text: &str) -> bool {
    !text.is_empty() && text.chars().nth(MAX_CHAT_CHARS).is_none()
}

//! Limits for new names and chat lines: the same in every input field and every host.
//!
//! A name that is too long is refused with a sentence and never cut. Hosts with Unicode tables count
//! graphemes as well ([`MAX_NAME_GRAPHEMES`]); the page leaves that to the browser, so that it needs no
//! tables. Readers accept whatever was ever written.

/// Largest number of graphemes (characters as people count them) in a new name.
pub const MAX_NAME_GRAPHEMES: usize = 24;
/// Largest number of bytes in a new name: a grapheme may consist of many code points.
pub const MAX_NAME_BYTES: usize = 96;
/// Largest number of characters (Unicode scalar values) in a new chat line. A browser's `maxlength` of
/// the same number never lets through more, because it counts UTF-16 units.
pub const MAX_CHAT_CHARS: usize = 280;

/// Returns whether a name is within the limit that can be checked without Unicode tables.
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

/// Returns whether a chat line is short enough; an empty one is not a line.
///
/// ```
/// use cartagena_protocol::chat_fits;
///
/// assert!(chat_fits("ahoy") && !chat_fits("") && !chat_fits(&"я".repeat(281)));
/// ```
pub fn chat_fits(text: &str) -> bool {
    !text.is_empty() && text.chars().nth(MAX_CHAT_CHARS).is_none()
}

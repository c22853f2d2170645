//! Letters and digits as strokes of our own, so that a picture needs no font.
//!
//! A monoline alphabet like the lettering on a ship's stern: capitals ten units high (y 0 to
//! 10), drawn with round ends. Small letters are the same forms, smaller.

use crate::svg::n;

/// The alignment of a text relative to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// To the right of it.
    Start,
    /// Around it.
    Middle,
    /// To the left of it.
    End,
}

/// The strokes of a sign and how wide they are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glyph {
    /// The path data, ten units high.
    pub strokes: &'static str,
    /// The width without the space to the next sign.
    pub width: f32,
}

const SMALL: f32 = 0.78;
const GAP: f32 = 2.4;
const STROKE: f32 = 1.7;

/// Returns the glyph of a capital, digit or mark.
pub const fn glyph(sign: char) -> Option<Glyph> {
    let (width, strokes) = match sign {
        'A' => (8.0, "M0 10L4 0L8 10M1.6 6.6H6.4"),
        'B' => (6.4, "M0 4.8H3.2C7.4 4.8 7.4 10 3.2 10H0V0H2.9C6.5 0 6.5 4.8 2.9 4.8"),
        'C' => (7.5, "M7.5 2C6.6.7 5.5 0 4.3 0C1.5 0 0 2.2 0 5S1.5 10 4.3 10C5.5 10 6.6 9.3 7.5 8"),
        'D' => (7.5, "M0 0V10H2.8C6 10 7.5 8 7.5 5S6 0 2.8 0Z"),
        'E' => (6.0, "M6 0H0V10H6M0 4.9H4.6"),
        'F' => (5.8, "M5.8 0H0V10M0 4.9H4.4"),
        'G' => (
            7.8,
            "M7.6 1.8C6.6.6 5.6 0 4.3 0C1.5 0 0 2.2 0 5S1.5 10 4.3 10C6 10 7 9.3 7.8 8.3V5.4H4.9",
        ),
        'H' => (7.2, "M0 0V10M7.2 0V10M0 4.9H7.2"),
        'I' => (2.0, "M1 0V10"),
        'J' => (4.6, "M4.6 0V7C4.6 9 3.7 10 2.3 10C1.3 10 .5 9.5 0 8.6"),
        'K' => (6.8, "M0 0V10M6.5 0L0 6M2.4 4L6.8 10"),
        'L' => (5.6, "M0 0V10H5.6"),
        'M' => (9.0, "M0 10L.8 0L4.5 7L8.2 0L9 10"),
        'N' => (7.4, "M0 10V0L7.4 10V0"),
        'O' => (8.6, "M4.3 0C1.5 0 0 2.2 0 5S1.5 10 4.3 10S8.6 7.8 8.6 5S7.1 0 4.3 0Z"),
        'P' => (6.3, "M0 10V0H3.2C7.4 0 7.4 5.6 3.2 5.6H0"),
        'Q' => (
            8.6,
            "M4.3 0C1.5 0 0 2.2 0 5S1.5 10 4.3 10S8.6 7.8 8.6 5S7.1 0 4.3 0ZM5.4 7.4L8.6 10.8",
        ),
        'R' => (6.6, "M0 10V0H3.2C7.4 0 7.4 5.4 3.2 5.4H0M3 5.4L6.6 10"),
        'S' => (
            6.4,
            "M6 1.6C5.2.5 4.3 0 3.2 0C1.4 0 .3 1 .3 2.5C.3 5.8 6.4 4.2 6.4 7.4C6.4 9 5 10 3.2 10C1.8 10 .7 9.4 0 8.3",
        ),
        'T' => (7.0, "M0 0H7M3.5 0V10"),
        'U' => (7.2, "M0 0V6.2C0 8.7 1.3 10 3.6 10S7.2 8.7 7.2 6.2V0"),
        'V' => (8.0, "M0 0L4 10L8 0"),
        'W' => (11.0, "M0 0L2.6 10L5.5 1.5L8.4 10L11 0"),
        'X' => (7.2, "M0 0L7.2 10M7.2 0L0 10"),
        'Y' => (7.4, "M0 0L3.7 5L7.4 0M3.7 5V10"),
        'Z' => (7.0, "M0 0H7L0 10H7"),
        _ => return digit_or_mark(sign),
    };
    Some(Glyph { strokes, width })
}

const fn digit_or_mark(sign: char) -> Option<Glyph> {
    let (width, strokes) = match sign {
        '0' => (6.0, "M3 0C.9 0 0 2 0 5S.9 10 3 10S6 8 6 5S5.1 0 3 0Z"),
        '1' => (4.2, "M.6 2.2L3.2 0V10"),
        '2' => (6.0, "M.2 2.4C.5.8 1.6 0 3 0C4.8 0 5.8 1 5.8 2.7C5.8 5 2.5 7 0 10H6"),
        '3' => (
            6.0,
            "M.2 1.6C.8.6 1.8 0 3 0C4.7 0 5.7 1 5.7 2.4C5.7 4 4.5 4.7 2.6 4.7C4.8 4.7 6 5.7 6 7.3C6 9 4.8 10 3 10C1.6 10 .6 9.4 0 8.3",
        ),
        '4' => (6.2, "M4.6 10V0L0 7H6.2"),
        '5' => (
            6.0,
            "M5.5 0H1L.5 4.6C1.3 4 2 3.8 2.9 3.8C4.8 3.8 6 5 6 6.8C6 8.8 4.8 10 2.9 10C1.5 10 .6 9.4 0 8.4",
        ),
        '6' => (
            6.0,
            "M5.4 1.2C4.8.4 4 0 3.2 0C1 0 0 2.2 0 5.6C0 8.5 1 10 3 10C4.8 10 6 8.8 6 6.9C6 5 4.9 3.9 3.1 3.9C1.5 3.9 .3 4.9 0 6.2",
        ),
        '7' => (6.0, "M0 0H6L2.2 10"),
        '8' => (
            6.0,
            "M3 4.6C1.3 4.6 .4 3.7 .4 2.3S1.3 0 3 0S5.6 .9 5.6 2.3S4.7 4.6 3 4.6C1.1 4.6 0 5.7 0 7.3S1.1 10 3 10S6 8.9 6 7.3S4.9 4.6 3 4.6Z",
        ),
        '9' => (
            6.0,
            "M.6 8.8C1.2 9.6 2 10 2.8 10C5 10 6 7.8 6 4.4C6 1.5 5 0 3 0C1.2 0 0 1.2 0 3.1C0 5 1.1 6.1 2.9 6.1C4.5 6.1 5.7 5.1 6 3.8",
        ),
        ' ' => (3.0, ""),
        '.' => (1.0, "M.5 9.8V10"),
        ',' => (1.6, "M1.1 9.6L.4 11.6"),
        ':' => (1.0, "M.5 3.8V4M.5 9.8V10"),
        ';' => (1.6, "M1.1 3.8V4M1.1 9.6L.4 11.6"),
        '-' | '\u{2013}' | '\u{2212}' => (4.4, "M0 5.5H4.4"),
        '+' => (5.4, "M0 5.5H5.4M2.7 2.8V8.2"),
        '=' => (5.2, "M0 4H5.2M0 7H5.2"),
        '<' => (5.0, "M5 2L0 5.5L5 9"),
        '>' => (5.0, "M0 2L5 5.5L0 9"),
        '/' => (5.0, "M0 11L5 -1"),
        '|' => (1.0, "M.5 -1V11"),
        '\'' | '\u{2019}' => (1.0, "M.6 0L.4 2.6"),
        '"' => (3.0, "M.6 0L.4 2.6M2.6 0L2.4 2.6"),
        '!' => (1.4, "M.7 0V6.5M.7 9.8V10"),
        '?' => (5.2, "M0 2C.3.7 1.2 0 2.6 0C4.2 0 5.2 1 5.2 2.4C5.2 4.4 2.6 4.6 2.6 7M2.6 9.8V10"),
        '(' => (2.4, "M2.4 -1C.8.5 0 2.6 0 5S.8 9.5 2.4 11"),
        ')' => (2.4, "M0 -1C1.6.5 2.4 2.6 2.4 5S1.6 9.5 0 11"),
        '\u{d7}' => (4.4, "M0 3.3L4.4 7.7M4.4 3.3L0 7.7"),
        '&' => (
            7.6,
            "M7.6 5.8C6.8 8.5 5.2 10 3 10C1.2 10 0 9 0 7.5C0 4.6 5.4 4.7 5.4 2.2C5.4.8 4.5 0 3.3 0S1.2.8 1.2 2.2C1.2 4.4 4.6 7 7.6 10",
        ),
        '%' => (
            7.4,
            "M6.6 0L.8 10M1.8 .2C.7.2 .2 1 .2 2.2S.7 4.2 1.8 4.2S3.4 3.4 3.4 2.2S2.9 .2 1.8 .2ZM5.6 5.8C4.5 5.8 4 6.6 4 7.8S4.5 9.8 5.6 9.8S7.2 9 7.2 7.8S6.7 5.8 5.6 5.8Z",
        ),
        '_' => (5.6, "M0 10.8H5.6"),
        '*' => (4.8, "M2.4 1V6M.2 2.3L4.6 4.8M4.6 2.3L.2 4.8"),
        '@' => (
            8.8,
            "M6.2 3.4V6C6.2 8 8.8 7.6 8.8 5C8.8 2 7 .4 4.6 .4C1.8 .4 0 2.4 0 5.2C0 8.2 2 10 4.8 10C5.9 10 6.8 9.8 7.6 9.2M6.2 5.1C6.2 3.9 5.4 3.2 4.4 3.2S2.5 4 2.5 5.2S3.2 7.2 4.3 7.2S6.2 6.4 6.2 5.1",
        ),
        '#' => (6.4, "M2.4 1L1.4 9M5.2 1L4.2 9M.4 3.5H6.4M0 6.5H6"),
        '\u{b7}' => (1.0, "M.5 5.4V5.6"),
        _ => return other_script(sign),
    };
    Some(Glyph { strokes, width })
}

#[cfg(feature = "scripts")]
const fn other_script(sign: char) -> Option<Glyph> {
    crate::scripts::glyph(sign)
}

#[cfg(not(feature = "scripts"))]
const fn other_script(_: char) -> Option<Glyph> {
    None
}

/// Returns whether every character of the text can be drawn.
pub fn can_draw(text: &str) -> bool {
    text.chars().all(|sign| letter(sign).is_some())
}

/// Returns the sign and its scale, small letters being small capitals.
fn letter(sign: char) -> Option<(Glyph, f32)> {
    let capital = capital(sign);
    let scale = if capital == sign { 1.0 } else { SMALL };
    glyph(capital).map(|glyph| (glyph, scale))
}

/// Returns the capital of a letter; a letter whose capital is two letters is its own.
#[cfg(feature = "scripts")]
fn capital(sign: char) -> char {
    let mut capitals = sign.to_uppercase();
    capitals.next().filter(|_| capitals.next().is_none()).unwrap_or(sign)
}

/// Returns the capital of an English letter. The tables of all others are left out of the page.
#[cfg(not(feature = "scripts"))]
const fn capital(sign: char) -> char {
    sign.to_ascii_uppercase()
}

/// Returns the width of a text with capitals `size` high; characters that cannot be drawn take no
/// room.
pub fn text_width(text: &str, size: f32) -> f32 {
    let wide: f32 =
        text.chars().filter_map(letter).map(|(glyph, scale)| glyph.width * scale + GAP).sum();
    (wide - GAP).max(0.0) * size / 10.0
}

/// Returns the largest size up to `size` at which a text fits into a width.
pub fn fitting_size(text: &str, size: f32, width: f32) -> f32 {
    let wide = text_width(text, size);
    if wide <= width { size } else { size * width / wide }
}

/// Returns as much of a text as fits into a width at a readable size, and that size.
pub fn clipped(text: &str, size: f32, width: f32) -> (String, f32) {
    let least = size * 0.7;
    let mut shown = text.to_string();
    while text_width(&shown, least) > width && !shown.is_empty() {
        shown.pop();
    }
    let size = fitting_size(&shown, size, width);
    (shown, size)
}

/// Draws a text with capitals `size` high, `y` being the middle of their height.
pub fn text(text: &str, x: f32, y: f32, size: f32, anchor: Anchor, colour: &str) -> String {
    let shift = match anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => text_width(text, size) / 2.0,
        Anchor::End => text_width(text, size),
    };
    let place = crate::svg::place(x - shift, y - size / 2.0, size / 10.0);
    format!(
        "<g class=\"text\" transform=\"{place}\" fill=\"none\" stroke=\"{colour}\" \
         stroke-width=\"{STROKE}\" stroke-linecap=\"round\" stroke-linejoin=\"round\">{}</g>",
        strokes(text)
    )
}

/// Writes a text in a font, about as large as [`text`] draws it and not wider than `room`. It begins on the left in
/// every script, as the panels of a picture do.
pub(crate) fn written(
    text: &str,
    (x, y): (f32, f32),
    size: f32,
    room: f32,
    colour: &str,
) -> String {
    let (font, signs) = (size * 1.25, text.chars().count());
    let fit = (room / (font * FONT_WIDTH)) as usize;
    let mut shown: String = text.chars().take(fit.max(1)).collect();
    if fit < signs {
        shown.pop();
        shown.push('\u{2026}');
    }
    let shown = shown.replace('&', "&amp;").replace('<', "&lt;");
    format!(
        "<text x=\"{}\" y=\"{}\" direction=\"ltr\" font-family=\"sans-serif\" font-size=\"{}\" \
         font-weight=\"600\" fill=\"{colour}\">{shown}</text>",
        n(x),
        n(y + size * 0.45),
        n(font)
    )
}

/// Usual width of a letter in a font, as a part of the size. Characters of Japanese are wider.
const FONT_WIDTH: f32 = 0.6;

fn strokes(text: &str) -> String {
    let mut x = 0.0;
    let mut out = String::new();
    for (Glyph { strokes, width }, scale) in text.chars().filter_map(letter) {
        if !strokes.is_empty() {
            let d = strokes;
            let shift = shift(x, scale);
            out.push_str(&format!("<path{shift} d=\"{d}\"/>"));
        }
        x += width * scale + GAP;
    }
    out
}

fn shift(x: f32, scale: f32) -> String {
    if scale < 1.0 {
        format!(" transform=\"translate({} {}) scale({scale})\"", n(x), n(10.0 * (1.0 - scale)))
    } else if x > 0.0 {
        format!(" transform=\"translate({})\"", n(x))
    } else {
        String::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn covers_what_boards_need() {
        let wanted =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;-+<>/'!?()\u{d7}|&";
        assert!(can_draw(wanted));
        assert!(!can_draw("Ψ") && !can_draw("ß") && !can_draw("名"));
    }

    #[cfg(feature = "scripts")]
    #[test]
    fn covers_the_alphabets_of_the_other_languages() {
        let czech = "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž";
        let russian: String = ('А'..='я').chain(['Ё', 'ё']).collect();
        let hebrew: String = ('א'..='ת').collect();
        for wanted in [czech, "ÆØÅæøå", &russian, &hebrew, "青赤黄色緑茶色"] {
            let missing: String = wanted.chars().filter(|sign| letter(*sign).is_none()).collect();
            assert_eq!(missing, "", "{wanted}");
        }
        assert!(text_width("я", 10.0) < text_width("Я", 10.0), "small letters are small");
    }

    #[test]
    fn wider_texts_measure_wider() {
        assert!(text_width("MM", 10.0) > text_width("M", 10.0));
        assert!((text_width("M", 20.0) - 2.0 * text_width("M", 10.0)).abs() < 1e-3);
        assert!(text_width("m", 10.0) < text_width("M", 10.0));
        assert_eq!(text_width("", 10.0), 0.0);
    }

    #[test]
    fn fitting_fits() {
        let size = fitting_size("HISPANIOLAS", 14.0, 50.0);
        assert!(text_width("HISPANIOLAS", size) <= 50.01);
        assert_eq!(fitting_size("BO", 14.0, 50.0), 14.0);
    }

    #[test]
    fn long_texts_are_clipped_before_they_get_too_small() {
        let (shown, size) = clipped("CARTAGENA DE INDIAS", 10.0, 60.0);
        assert!(shown.starts_with("CART") && shown.len() < 19);
        assert!(size >= 7.0 && text_width(&shown, size) <= 60.01);
    }

    #[test]
    fn every_letter_has_its_own_strokes() {
        let signs: Vec<char> = ('A'..='Z').chain('0'..='9').collect();
        for (index, a) in signs.iter().enumerate() {
            for b in &signs[..index] {
                assert_ne!(glyph(*a), glyph(*b), "{a} and {b}");
            }
        }
    }
}

//! Letters, small pictures and colours, for every screen. Nothing is shown by colour alone.

use anstyle::{Ansi256Color, Style};
use cartagena::{Seat, Symbol};

/// Letters of the five colours. Blue is not `B`: that is the bottle.
pub(crate) const CREW_LETTERS: [char; Seat::MAX] = ['U', 'R', 'Y', 'G', 'N'];
/// Colours of the pirates: foreground and background.
const CREW_COLOURS: [(u8, u8); Seat::MAX] =
    [(231, 25), (231, 160), (16, 227), (231, 29), (231, 94)];
/// Small pictures beside the letters of the symbols, and their colours.
const SYMBOLS: [(char, u8); Symbol::COUNT] =
    [('¡', 114), ('†', 252), ('▲', 176), ('⊸', 221), ('⌐', 80), ('☠', 217)];
/// Colour of explanations.
pub(crate) const FAINT: u8 = 245;

/// Returns the letter of a seat's pirates.
pub(crate) fn crew_letter(seat: Seat) -> char {
    CREW_LETTERS[seat.index()]
}

/// Returns the colours of a seat's pirates in the palette of 256: foreground and background.
pub(crate) fn crew_colours(seat: Seat) -> (u8, u8) {
    CREW_COLOURS[seat.index()]
}

/// Returns the colour of a symbol in the palette of 256.
pub(crate) fn symbol_colour(symbol: Symbol) -> u8 {
    SYMBOLS[symbol.index()].1
}

/// Returns a symbol on a space or a card: its picture and its letter.
pub(crate) fn symbol_label(symbol: Symbol) -> String {
    format!("{}{}", SYMBOLS[symbol.index()].0, symbol.letter())
}

const fn foreground(colour: u8) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(colour))))
}

fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Returns a pirate of a seat, with colour codes.
pub(crate) fn pirate(seat: Seat) -> String {
    let (words, coat) = crew_colours(seat);
    let coat = anstyle::Color::Ansi256(Ansi256Color(coat));
    styled(foreground(words).bg_color(Some(coat)).bold(), &crew_letter(seat).to_string())
}

/// Returns a symbol, with colour codes.
pub(crate) fn symbol(symbol: Symbol) -> String {
    styled(foreground(symbol_colour(symbol)).bold(), &symbol_label(symbol))
}

/// Returns text in the colour of explanations.
pub(crate) fn faint(text: &str) -> String {
    styled(foreground(FAINT), text)
}

/// Returns text in bold.
pub(crate) fn bold(text: &str) -> String {
    styled(Style::new().bold(), text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_width::UnicodeWidthChar;

    #[test]
    fn crews_and_symbols_have_letters_of_their_own() {
        let mut letters: Vec<char> = Seat::first_n(5).map(crew_letter).collect();
        letters.extend(Symbol::ALL.map(Symbol::letter));
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), 11);
    }

    #[test]
    fn pictures_take_one_column() {
        assert!(SYMBOLS.iter().all(|(picture, _)| picture.width() == Some(1)));
    }
}

//! Letters, small pictures and colours, for every screen. Nothing is said by colour alone.

use anstyle::{Ansi256Color, Style};
use cartagena::{Seat, Symbol};

/// The letters of the five crews. Blue is not `B`: that is the bottle.
pub const CREW_LETTERS: [char; Seat::MAX] = ['U', 'R', 'Y', 'G', 'N'];
/// The colours of the crews: what stands on them, and they.
const CREW_COLOURS: [(u8, u8); Seat::MAX] =
    [(231, 25), (231, 160), (16, 227), (231, 29), (231, 94)];
/// Small pictures beside the letters of the symbols, and their colours.
const SYMBOLS: [(char, u8); Symbol::COUNT] =
    [('¡', 114), ('†', 252), ('▲', 176), ('⊸', 221), ('⌐', 80), ('☠', 217)];
/// The colour of what only explains.
pub const FAINT: u8 = 245;

/// The letter of a seat's pirates.
pub fn crew_letter(seat: Seat) -> char {
    CREW_LETTERS[seat.index()]
}

/// The colours of a seat's pirates in the palette of 256: of the letter, and of what it stands on.
pub fn crew_colours(seat: Seat) -> (u8, u8) {
    CREW_COLOURS[seat.index()]
}

/// The colour of a symbol in the palette of 256.
pub fn symbol_colour(symbol: Symbol) -> u8 {
    SYMBOLS[symbol.index()].1
}

/// A symbol on a space or a card: its picture and its letter.
pub fn symbol_label(symbol: Symbol) -> String {
    format!("{}{}", SYMBOLS[symbol.index()].0, symbol.letter())
}

const fn foreground(colour: u8) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(colour))))
}

fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A pirate of a seat, with the codes of its colours.
pub fn pirate(seat: Seat) -> String {
    let (words, coat) = crew_colours(seat);
    let coat = anstyle::Color::Ansi256(Ansi256Color(coat));
    styled(foreground(words).bg_color(Some(coat)).bold(), &crew_letter(seat).to_string())
}

/// A symbol, with the codes of its colour.
pub fn symbol(symbol: Symbol) -> String {
    styled(foreground(symbol_colour(symbol)).bold(), &symbol_label(symbol))
}

/// What only explains.
pub fn faint(text: &str) -> String {
    styled(foreground(FAINT), text)
}

/// What matters most on its line.
pub fn bold(text: &str) -> String {
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

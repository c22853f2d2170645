//! Letters, small pictures and colours for the terminal. Nothing is said by colour alone.

use anstyle::{Ansi256Color, Style};
use cartagena::{Seat, Symbol};

/// The letters of the five crews. Blue is not `B`: that is the bottle.
const LETTERS: [char; Seat::MAX] = ['U', 'R', 'Y', 'G', 'N'];
/// The colours of the crews: what stands on them, and they.
const COATS: [(u8, u8); Seat::MAX] = [(231, 25), (231, 160), (16, 227), (231, 29), (231, 94)];
/// Small pictures beside the letters of the symbols, and their colours.
const SYMBOLS: [(char, u8); Symbol::COUNT] =
    [('¡', 114), ('†', 252), ('▲', 176), ('⊸', 221), ('⌐', 80), ('☠', 217)];

const fn ink(colour: u8) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(colour))))
}

fn painted(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// The letter of a seat's pirates.
pub fn letter(seat: Seat) -> char {
    LETTERS[seat.index()]
}

/// A pirate of a seat.
pub fn pirate(seat: Seat) -> String {
    let (words, coat) = COATS[seat.index()];
    let coat = anstyle::Color::Ansi256(Ansi256Color(coat));
    painted(ink(words).bg_color(Some(coat)).bold(), &letter(seat).to_string())
}

/// A symbol on a space or a card: its picture and its letter.
pub fn symbol(symbol: Symbol) -> String {
    let (picture, colour) = SYMBOLS[symbol.index()];
    painted(ink(colour).bold(), &format!("{picture}{}", symbol.letter()))
}

/// What only explains.
pub fn faint(text: &str) -> String {
    painted(ink(245), text)
}

/// What matters most on its line.
pub fn bold(text: &str) -> String {
    painted(Style::new().bold(), text)
}

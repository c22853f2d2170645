//! Colours and signs. Nothing is said by colour alone.

use cartagena::{Seat, Symbol};
use ratatui::style::{Color, Modifier, Style};

/// The letters of the five crews. Blue is not `B`: that is the bottle.
const LETTERS: [char; Seat::MAX] = ['U', 'R', 'Y', 'G', 'N'];

/// The colours of the crews as the 256-colour palette has them: what stands on them, and they.
const COATS: [(u8, u8); Seat::MAX] = [(231, 25), (231, 160), (16, 227), (231, 29), (231, 94)];

/// The colours of the symbols.
const SYMBOLS: [u8; Symbol::COUNT] = [114, 252, 176, 221, 80, 217];

/// Small pictures beside the letters of the symbols.
const GLYPHS: [char; Symbol::COUNT] = ['¡', '†', '▲', '⊸', '⌐', '☠'];

/// Whether there are colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    colour: bool,
}

impl Theme {
    /// With colours or without.
    pub const fn new(colour: bool) -> Theme {
        Theme { colour }
    }

    /// With colours, unless the environment says `NO_COLOR`.
    pub fn from_environment() -> Theme {
        Theme::new(std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()))
    }

    fn paint(self, style: Style) -> Style {
        if self.colour { style } else { Style { fg: None, bg: None, ..style } }
    }

    fn ink(self, colour: u8) -> Style {
        self.paint(Style::new().fg(Color::Indexed(colour)))
    }

    /// What everything is drawn on: the colours are made for the dark, whatever the terminal's are.
    pub fn night(self) -> Style {
        self.paint(Style::new().fg(Color::Indexed(253)).bg(Color::Indexed(234)))
    }

    /// Running text.
    pub const fn plain(self) -> Style {
        Style::new()
    }

    /// What matters most on its line.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What only explains.
    pub fn faint(self) -> Style {
        match self.colour {
            true => self.ink(245),
            false => Style::new(),
        }
    }

    /// The walls of the tunnel.
    pub fn stone(self) -> Style {
        self.ink(137)
    }

    /// The sea.
    pub fn water(self) -> Style {
        self.ink(67)
    }

    /// Lanterns and titles.
    pub fn lantern(self) -> Style {
        self.ink(221).add_modifier(Modifier::BOLD)
    }

    /// What the player must read now.
    pub fn notice(self) -> Style {
        self.ink(216).add_modifier(Modifier::BOLD)
    }

    /// What is chosen.
    pub fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// A key in the list of keys.
    pub fn key(self) -> Style {
        self.ink(221).add_modifier(Modifier::BOLD)
    }

    /// A pirate of a seat.
    pub fn pirate(self, seat: Seat) -> Style {
        let (letter, coat) = COATS[seat.index()];
        let style = Style::new().fg(Color::Indexed(letter)).bg(Color::Indexed(coat));
        self.paint(style).add_modifier(Modifier::BOLD)
    }

    /// A pirate that is chosen.
    pub fn chosen_pirate(self, seat: Seat) -> Style {
        let (_, coat) = COATS[seat.index()];
        match self.colour {
            true => self.paint(Style::new().fg(Color::Indexed(coat)).bg(Color::Indexed(231))),
            false => self.chosen(),
        }
    }

    /// Where a pirate would stand.
    pub fn ghost(self, seat: Seat) -> Style {
        self.pirate(seat).add_modifier(Modifier::ITALIC | Modifier::UNDERLINED)
    }

    /// A symbol on a space or a card.
    pub fn symbol(self, symbol: Symbol) -> Style {
        self.ink(SYMBOLS[symbol.index()]).add_modifier(Modifier::BOLD)
    }
}

/// The letter of a pirate; a ghost's is small.
pub fn letter(seat: Seat) -> char {
    LETTERS[seat.index()]
}

/// The letter of a pirate that would stand somewhere.
pub fn ghost_letter(seat: Seat) -> char {
    letter(seat).to_ascii_lowercase()
}

/// The English word for a seat's colour, as the texts know it.
pub fn colour(seat: Seat) -> &'static str {
    cartagena_texts::COLOURS[seat.index()]
}

/// A symbol with its picture.
pub fn pictured(symbol: Symbol) -> String {
    format!("{}{}", GLYPHS[symbol.index()], symbol.letter())
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_width::UnicodeWidthChar;

    #[test]
    fn crews_and_symbols_have_letters_of_their_own() {
        let mut letters: Vec<char> = Seat::first(5).map(letter).collect();
        letters.extend(Symbol::ALL.map(Symbol::letter));
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), 11);
    }

    #[test]
    fn pictures_take_one_column() {
        assert!(GLYPHS.iter().all(|glyph| glyph.width() == Some(1)));
    }

    #[test]
    fn without_colours_there_are_none() {
        let theme = Theme::new(false);
        let styles = [theme.pirate(Seat::FIRST), theme.symbol(Symbol::Key), theme.stone()];
        assert!(styles.iter().all(|style| style.fg.is_none() && style.bg.is_none()));
    }
}

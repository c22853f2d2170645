//! The colours of the full screen.

use crate::symbols;
use cartagena::{Seat, Symbol};
use ratatui::style::{Color, Modifier, Style};

/// Whether there are colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerminalTheme {
    colour: bool,
}

impl TerminalTheme {
    /// With colours or without.
    pub const fn new(colour: bool) -> TerminalTheme {
        TerminalTheme { colour }
    }

    /// With colours, unless the environment says `NO_COLOR`.
    pub fn from_environment() -> TerminalTheme {
        TerminalTheme::new(std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()))
    }

    fn paint(self, style: Style) -> Style {
        if self.colour { style } else { Style { fg: None, bg: None, ..style } }
    }

    fn foreground(self, colour: u8) -> Style {
        self.paint(Style::new().fg(Color::Indexed(colour)))
    }

    /// What everything is drawn on: the colours are made for the dark, whatever the terminal's are.
    pub fn background(self) -> Style {
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
            true => self.foreground(symbols::FAINT),
            false => Style::new(),
        }
    }

    /// The walls of the tunnel.
    pub fn stone(self) -> Style {
        self.foreground(137)
    }

    /// The sea.
    pub fn water(self) -> Style {
        self.foreground(67)
    }

    /// Lanterns and titles.
    pub fn lantern(self) -> Style {
        self.foreground(221).add_modifier(Modifier::BOLD)
    }

    /// What the player must read now.
    pub fn notice(self) -> Style {
        self.foreground(216).add_modifier(Modifier::BOLD)
    }

    /// What is chosen.
    pub fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// A key in the list of keys.
    pub fn key(self) -> Style {
        self.foreground(221).add_modifier(Modifier::BOLD)
    }

    /// A pirate of a seat.
    pub fn pirate(self, seat: Seat) -> Style {
        let (letter, coat) = symbols::crew_colours(seat);
        let style = Style::new().fg(Color::Indexed(letter)).bg(Color::Indexed(coat));
        self.paint(style).add_modifier(Modifier::BOLD)
    }

    /// A pirate that is chosen.
    pub fn chosen_pirate(self, seat: Seat) -> Style {
        let (_, coat) = symbols::crew_colours(seat);
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
        self.foreground(symbols::symbol_colour(symbol)).add_modifier(Modifier::BOLD)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_there_are_none() {
        let theme = TerminalTheme::new(false);
        let styles = [theme.pirate(Seat::FIRST), theme.symbol(Symbol::Key), theme.stone()];
        assert!(styles.iter().all(|style| style.fg.is_none() && style.bg.is_none()));
    }
}

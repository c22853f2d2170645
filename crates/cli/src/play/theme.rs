//! The colours of the full screen.

use crate::symbols;
use cartagena::{Seat, Symbol};
use ratatui::style::{Color, Modifier, Style};

/// The colours, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TerminalTheme {
    colour: bool,
}

impl TerminalTheme {
    /// Creates a theme with or without colours.
    pub(super) const fn new(colour: bool) -> TerminalTheme {
        TerminalTheme { colour }
    }

    /// Creates a theme with colours, unless the environment has `NO_COLOR`.
    pub(super) fn from_environment() -> TerminalTheme {
        TerminalTheme::new(std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()))
    }

    fn paint(self, style: Style) -> Style {
        if self.colour { style } else { Style { fg: None, bg: None, ..style } }
    }

    fn foreground(self, colour: u8) -> Style {
        self.paint(Style::new().fg(Color::Indexed(colour)))
    }

    /// Returns the background: the colours are made for a dark one, whatever the terminal's is.
    pub(super) fn background(self) -> Style {
        self.paint(Style::new().fg(Color::Indexed(253)).bg(Color::Indexed(234)))
    }

    /// Returns the style of running text.
    pub(super) const fn plain(self) -> Style {
        Style::new()
    }

    /// Returns the style of the most important text.
    pub(super) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Returns the style of explanations.
    pub(super) fn faint(self) -> Style {
        match self.colour {
            true => self.foreground(symbols::FAINT),
            false => Style::new(),
        }
    }

    /// Returns the style of the tunnel's walls.
    pub(super) fn stone(self) -> Style {
        self.foreground(137)
    }

    /// Returns the style of the sea.
    pub(super) fn water(self) -> Style {
        self.foreground(67)
    }

    /// Returns the style of lanterns and titles.
    pub(super) fn lantern(self) -> Style {
        self.foreground(221).add_modifier(Modifier::BOLD)
    }

    /// Returns the style of messages for the player.
    pub(super) fn notice(self) -> Style {
        self.foreground(216).add_modifier(Modifier::BOLD)
    }

    /// Returns the style of the selection.
    pub(super) fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// Returns the style of a key in the list of keys.
    pub(super) fn key(self) -> Style {
        self.foreground(221).add_modifier(Modifier::BOLD)
    }

    /// Returns the style of a seat's pirate.
    pub(super) fn pirate(self, seat: Seat) -> Style {
        let (letter, coat) = symbols::crew_colours(seat);
        let style = Style::new().fg(Color::Indexed(letter)).bg(Color::Indexed(coat));
        self.paint(style).add_modifier(Modifier::BOLD)
    }

    /// Returns the style of a seat's colour without a letter.
    pub(super) fn coat(self, seat: Seat) -> Style {
        self.foreground(symbols::crew_colours(seat).1)
    }

    /// Returns the style of a selected pirate.
    pub(super) fn chosen_pirate(self, seat: Seat) -> Style {
        let (_, coat) = symbols::crew_colours(seat);
        match self.colour {
            true => self.paint(Style::new().fg(Color::Indexed(coat)).bg(Color::Indexed(231))),
            false => self.chosen(),
        }
    }

    /// Returns the style of a pirate's possible target.
    pub(super) fn ghost(self, seat: Seat) -> Style {
        self.pirate(seat).add_modifier(Modifier::ITALIC | Modifier::UNDERLINED)
    }

    /// Returns the style of a symbol on a space or a card.
    pub(super) fn symbol(self, symbol: Symbol) -> Style {
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

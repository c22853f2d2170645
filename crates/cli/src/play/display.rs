//! The abilities of a terminal: all signs and 256 colours, or ASCII and the 16 colours of old.
//!
//! Screens are drawn for the best terminal; [`Display::adapt`] then replaces what another one lacks,
//! sign by sign and colour by colour. Nothing is shown by colour alone, and every sign has a letter
//! beside it.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::Color;

/// The abilities of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Display {
    ascii: bool,
    few_colours: bool,
}

impl Display {
    /// A terminal that shows everything.
    pub(super) const FULL: Display = Display { ascii: false, few_colours: false };

    /// A terminal that shows only ASCII, in few colours.
    #[cfg(test)]
    pub(super) const PLAIN: Display = Display { ascii: true, few_colours: true };

    /// Returns the abilities that the environment promises.
    pub(super) fn from_environment() -> Display {
        let get = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        Display::of(get)
    }

    /// Returns the abilities by locale, `TERM` and `COLORTERM`. Without a locale, as on Windows,
    /// all signs are there.
    fn of(get: impl Fn(&str) -> Option<String>) -> Display {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(&get);
        let utf8 = |locale: String| {
            let locale = locale.to_ascii_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        };
        let term = get("TERM").unwrap_or_else(|| "xterm-256color".to_owned());
        // The console of Linux has 16 colours and a font of 256 signs.
        let old = ["linux", "vt100", "vt102", "vt220", "ansi", "cons25"].contains(&term.as_str());
        let many = ["256color", "direct", "kitty", "alacritty", "ghostty", "foot"];
        let many = many.iter().any(|name| term.contains(name)) || get("COLORTERM").is_some();
        Display {
            ascii: old || locale.is_some_and(|locale| !utf8(locale)),
            few_colours: old || !many,
        }
    }

    /// Replaces what the terminal cannot show.
    pub(super) fn adapt(self, buffer: &mut Buffer) {
        for cell in &mut buffer.content {
            if self.ascii {
                make_ascii(cell);
            }
            if self.few_colours {
                (cell.fg, cell.bg) = (of_sixteen(cell.fg), of_sixteen(cell.bg));
            }
        }
    }
}

/// Replaces a sign of our own by one of ASCII; letters stay, since a locale may be wrong about
/// them, and there is nothing better.
fn make_ascii(cell: &mut Cell) {
    let replacement = match cell.symbol() {
        "═" | "─" | "—" | "–" => "-",
        "║" | "│" | "┃" | "▏" => "|",
        "╔" | "╗" | "╚" | "╝" | "╠" | "╣" | "╡" | "╞" | "╭" | "╮" | "╰" | "╯" => {
            "+"
        }
        "▶" | "▸" | "→" => ">",
        "◂" | "←" => "<",
        "▼" | "↓" => "v",
        "↑" | "▲" => "^",
        "●" => "*",
        "○" => "o",
        "\u{a0}" => " ",
        "·" => ".",
        "×" => "x",
        "…" => "~",
        "’" | "‘" => "'",
        "“" | "”" => "\"",
        "¡" => "!",
        "†" => "t",
        "⊸" => "%",
        "⌐" => "=",
        "☠" => "@",
        _ => return,
    };
    cell.set_symbol(replacement);
}

/// Returns the colour of 16 that is nearest to one of 256.
fn of_sixteen(colour: Color) -> Color {
    let Color::Indexed(index) = colour else { return colour };
    match index {
        16 | 232..=237 => Color::Black,
        25 => Color::Blue,
        29 => Color::Green,
        67 | 80 => Color::Cyan,
        94 | 137 => Color::Yellow,
        114 => Color::LightGreen,
        160 => Color::Red,
        176 => Color::LightMagenta,
        216 | 217 => Color::LightRed,
        221 | 227 => Color::LightYellow,
        231 => Color::White,
        238..=243 => Color::DarkGray,
        _ => Color::Gray,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::symbols;
    use cartagena::{Seat, Symbol};

    fn with(variables: &[(&str, &str)]) -> Display {
        Display::of(|name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn locale_and_terminal_decide() {
        let check = |variables: &[(&str, &str)], ascii, few_colours| {
            assert_eq!(with(variables), Display { ascii, few_colours }, "{variables:?}");
        };
        check(&[("TERM", "xterm-256color"), ("LANG", "da_DK.UTF-8")], false, false);
        check(&[("TERM", "xterm-256color"), ("LC_ALL", "C"), ("LANG", "C.UTF-8")], true, false);
        check(&[("TERM", "xterm"), ("LC_CTYPE", "C.utf8")], false, true);
        check(&[("TERM", "xterm"), ("COLORTERM", "truecolor")], false, false);
        check(&[("TERM", "linux"), ("LANG", "en_US.UTF-8")], true, true);
        check(&[("TERM", "screen"), ("LANG", "POSIX")], true, true);
        check(&[], false, false);
    }

    #[test]
    fn crews_and_symbols_keep_colours_of_their_own() {
        let mut coats: Vec<String> = Seat::first_n(Seat::MAX)
            .map(|seat| format!("{:?}", of_sixteen(Color::Indexed(symbols::crew_colours(seat).1))))
            .collect();
        coats.sort_unstable();
        coats.dedup();
        assert_eq!(coats.len(), Seat::MAX, "{coats:?}");
        for symbol in Symbol::ALL {
            let colour = of_sixteen(Color::Indexed(symbols::symbol_colour(symbol)));
            assert_ne!(colour, Color::Black, "{symbol:?}");
        }
    }
}

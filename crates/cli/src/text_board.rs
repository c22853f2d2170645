//! A position in the terminal: the tunnel in three rows, and the cards around it.

use crate::console::Console;
use crate::narration;
use crate::symbols::{bold, faint, pirate, symbol};
use crate::text::{capitalize, line_of_parts, pad_column, truncate};
use cartagena::{Cards, Hand, Observation, Place, Seat, Symbol, Turn};
use cartagena_texts::say;

/// Spaces in a row of the snake: two segments.
const COLUMNS: u8 = 12;
/// Columns that a space takes.
const CELL: usize = 6;

/// Columns of a player's name.
const NAME: usize = 14;

/// A position drawn in letters and colours.
pub(crate) struct TextBoard<'a> {
    /// Observation that is drawn.
    pub seen: &'a Observation,
    /// Names of the players by seat; a player without one goes by colour.
    pub names: &'a [String],
    /// The language and the terminal.
    pub console: &'a Console,
}

impl TextBoard<'_> {
    /// Returns the lines of the board, with colour codes.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            self.fort_or_boat(Place::FORT, &say!(self.console.texts, "word-fort")),
            String::new(),
        ];
        lines.extend((0..3).flat_map(|row| self.row(row)));
        lines.push(self.fort_or_boat(Place::BOAT, &say!(self.console.texts, "word-boat")));
        lines.push(String::new());
        lines.extend(Seat::first_n(self.seen.seats()).map(|seat| self.seat(seat)));
        lines.push(String::new());
        lines.extend(self.open_row());
        lines.push(self.piles());
        lines.push(self.turn());
        lines.push(self.legend());
        lines
    }

    fn name(&self, seat: Seat) -> String {
        let given = self.names.get(seat.index()).map_or("", String::as_str);
        narration::seat_name(&self.console.texts, seat, given)
    }

    fn localized(&self, words: &str) -> String {
        self.console.for_stdout(words)
    }

    /// Returns a line of parts, which begins where lines of the language begin.
    fn line(&self, parts: &[String], gap: &str) -> String {
        line_of_parts(parts, gap, self.console.is_mirrored())
    }

    /// Returns the fort or the boat with the pirates there.
    fn fort_or_boat(&self, place: Place, name: &str) -> String {
        let crews = Seat::first_n(self.seen.seats()).filter_map(|seat| {
            let count = self.seen.pirates_at(seat, place);
            (count > 0).then(|| format!("{}×{count}", pirate(seat)))
        });
        let name = bold(&self.localized(&capitalize(name)));
        // This line is beside the tunnel, which lies the same way in every language.
        line_of_parts(&std::iter::once(name).chain(crews).collect::<Vec<_>>(), "  ", false)
    }

    /// Returns twelve spaces, the pirates on them, and the way on to the next row.
    fn row(&self, row: u8) -> [String; 2] {
        let mut places: Vec<Place> =
            (1..=COLUMNS).filter_map(|column| Place::new(row * COLUMNS + column)).collect();
        let backwards = row % 2 == 1;
        if backwards {
            places.reverse();
        }
        let (spaces, crews) = (self.cells(&places, Self::space), self.cells(&places, Self::crew));
        let wall = faint("│");
        let way = match row {
            0 => [("▸ ", spaces, "╮"), ("  ", crews, "│")],
            1 => [("╭ ", spaces, "╯"), ("│ ", crews, "")],
            _ => [("╰ ", spaces, "▸"), ("  ", crews, "")],
        };
        way.map(|(left, cells, right)| {
            let line = format!("{}{}", faint(left), cells.replace('┊', &wall));
            if right.is_empty() { line.trim_end().to_owned() } else { line + &faint(right) }
        })
    }

    /// Returns cells side by side, with a joint between the two segments.
    fn cells(&self, places: &[Place], cell: impl Fn(&Self, Place) -> (String, usize)) -> String {
        let mut line = String::new();
        for (column, place) in places.iter().enumerate() {
            let (text, width) = cell(self, *place);
            line.push_str(&text);
            line.push_str(&" ".repeat((CELL - 1).saturating_sub(width)));
            line.push(if column == 5 { '┊' } else { ' ' });
        }
        line
    }

    fn space(&self, place: Place) -> (String, usize) {
        let picture = self.seen.tunnel().symbol(place).map(symbol).unwrap_or_default();
        (format!("{} {picture}", faint(&format!("{place:>2}"))), 5)
    }

    fn crew(&self, place: Place) -> (String, usize) {
        let crews = Seat::first_n(self.seen.seats());
        let who: Vec<Seat> = crews
            .flat_map(|seat| (0..self.seen.pirates_at(seat, place)).map(move |_| seat))
            .collect();
        let text: String = who.iter().map(|seat| pirate(*seat)).collect();
        (format!("  {text}"), 2 + who.len())
    }

    fn seat(&self, seat: Seat) -> String {
        let mirrored = self.console.is_mirrored();
        let name = self.localized(&truncate(&self.name(seat), NAME));
        let count = self.seen.pirates_at(seat, Place::BOAT);
        let home = self.localized(&say!(self.console.texts, "boat-count", count = count));
        let parts = [
            pirate(seat),
            " ".to_owned(),
            bold(&pad_column(&name, NAME, mirrored)),
            "  ".to_owned(),
            pad_column(&home, 16, mirrored),
            "  ".to_owned(),
            self.hand(self.seen.hand(seat)),
        ];
        let line = self.line(&parts, "");
        match (self.seen.turn().seat() == Some(seat), mirrored) {
            (false, _) => line,
            (true, false) => line.replacen(' ', "▸", 1),
            (true, true) => format!("{line} ◂"),
        }
    }

    fn hand(&self, hand: Hand) -> String {
        let texts = &self.console.texts;
        if hand.is_empty() {
            return self.localized(&say!(texts, "hand-empty"));
        }
        let mut parts: Vec<String> = stacks(hand.known);
        match (hand.known.is_empty(), hand.unknown) {
            (_, 0) => {}
            (true, count) => parts.push(self.localized(&say!(texts, "hand-hidden", count = count))),
            (false, count) => {
                parts.push(self.localized(&say!(texts, "hand-unseen", count = count)))
            }
        }
        parts.join("  ")
    }

    fn open_row(&self) -> Option<String> {
        let texts = &self.console.texts;
        if !self.seen.rules().variant.has_row() {
            return None;
        }
        let cards: Vec<String> = self.seen.row().iter().map(symbol).collect();
        Some(match cards.is_empty() {
            true => self.line(&[self.localized(&say!(texts, "row-empty"))], " "),
            false => self.line(&[self.localized(&say!(texts, "row")), joined_cards(&cards)], " "),
        })
    }

    fn piles(&self) -> String {
        let texts = &self.console.texts;
        let pile = self.localized(&say!(texts, "draw-pile", count = self.seen.pile_len()));
        let discard =
            self.localized(&say!(texts, "discard-pile", count = self.seen.discard().len()));
        match self.seen.discard() {
            Cards::NONE => self.line(&[pile, discard], "  "),
            cards => self.line(&[pile, discard, faint(&cards.to_string())], "  "),
        }
    }

    fn turn(&self) -> String {
        let texts = &self.console.texts;
        let words = match self.seen.turn() {
            Turn::ToMove { seat, moves_left } => vec![
                say!(texts, "turn-of", name = self.name(seat)),
                say!(texts, "moves-left", count = moves_left),
            ],
            Turn::Over(outcome) => {
                vec![narration::outcome_sentence(texts, outcome, |seat| self.name(seat))]
            }
        };
        let words: Vec<String> = words.iter().map(|words| bold(&self.localized(words))).collect();
        self.line(&words, "   ")
    }

    fn legend(&self) -> String {
        let texts = &self.console.texts;
        let word = |card: Symbol| self.localized(&say!(texts, "symbol", symbol = card.letter()));
        let mirrored = self.console.is_mirrored();
        let signs = Symbol::ALL.map(|card| match mirrored {
            true => format!("{} {}", word(card), symbol(card)),
            false => format!("{} {}", symbol(card), word(card)),
        });
        self.line(&signs, "  ")
    }
}

/// Returns the cards of the row with a mark at the one that is taken first.
fn joined_cards(cards: &[String]) -> String {
    let (first, rest) = (&cards[0], cards[1..].join(" "));
    format!("{}{first}{} {rest}", faint("▸["), faint("]"))
}

/// Returns at most six stacks, one for each symbol, with a count where there are several.
fn stacks(cards: Cards) -> Vec<String> {
    let held = Symbol::ALL.into_iter().filter(|card| cards.contains(*card));
    let stack = |card| match cards.count(card) {
        1 => symbol(card),
        count => format!("{}×{count}", symbol(card)),
    };
    held.map(stack).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::symbols::crew_letter;
    use crate::text::width;
    use cartagena::{Game, Viewer};
    use cartagena_texts::Lang;

    const BOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
        BDDHPBDSS - 0.3";

    fn plain(position: &str, lang: Lang) -> String {
        let seen = position.parse::<Game>().expect("a position").observe(Viewer::Public);
        let board = TextBoard { seen: &seen, names: &[], console: &Console::new(lang, false) };
        let coloured = board.lines().join("\n");
        anstream::adapter::strip_str(&coloured).to_string()
    }

    #[test]
    fn every_pirate_stands_in_the_tunnel_and_every_space_has_its_number() {
        let text = plain(BOOK, Lang::En);
        let snake: Vec<&str> = text.lines().skip(2).take(6).collect();
        let numbers = |line: &str| -> Vec<u8> {
            line.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect()
        };
        assert_eq!(numbers(snake[0]), (1..=12).collect::<Vec<_>>());
        assert_eq!(numbers(snake[2]), (13..=24).rev().collect::<Vec<_>>());
        assert_eq!(numbers(snake[4]), (25..=36).collect::<Vec<_>>());
        let crews: String = [snake[1], snake[3], snake[5]].concat();
        for seat in Seat::first_n(4) {
            let in_tunnel = [5, 6, 4, 5][seat.index()];
            assert_eq!(crews.matches(crew_letter(seat)).count(), in_tunnel, "{seat}\n{text}");
        }
        assert!(snake[1].contains("UU"), "two blue pirates on space 6\n{text}");
    }

    #[test]
    fn no_line_is_wider_than_a_terminal() {
        for lang in Lang::ALL {
            for line in plain(BOOK, lang).lines() {
                assert!(width(line) <= 80, "{lang}: {}: {line}", width(line));
            }
        }
    }

    #[test]
    fn hidden_cards_are_not_shown() {
        let line = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
            0.0.0.0.0.0:B6|0.0.0.0.0.0:HK3PS - - 0.3";
        let text = plain(line, Lang::En);
        assert_eq!(text.matches("6 hidden cards").count(), 2, "{text}");
        assert!(!text.contains("¡B×6"), "{text}");
    }

    #[test]
    fn cards_that_nobody_saw_are_counted_beside_those_that_all_saw() {
        let line = "hispaniola BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
            0.0.0.0.0.0:B2?4|0.0.0.0.0.0:?6 BDDHPBDSSKKH - 0.3";
        let setup: cartagena::Setup = line.parse().expect("a position");
        let seen = setup.observation(Viewer::Public).expect("a position");
        let board = TextBoard { seen: &seen, names: &[], console: &Console::new(Lang::En, false) };
        let text = anstream::adapter::strip_str(&board.lines().join("\n")).to_string();
        assert!(text.contains("¡B×2  and 4 unseen"), "{text}");
        assert!(text.contains("6 hidden cards"), "{text}");
    }
}

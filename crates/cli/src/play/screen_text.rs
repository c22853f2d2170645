//! The language at the table, and sentences in the order in which a terminal shows them.

use crate::text::wrap;
use cartagena_texts::{Lang, Texts, bidi};

/// The language of the table and the way this terminal prints it.
pub struct ScreenText {
    /// The sentences.
    pub texts: Texts,
    native_bidi: bool,
}

impl ScreenText {
    /// Speaks a language; `native_bidi` leaves the order of Hebrew to the terminal.
    pub fn new(lang: Lang, native_bidi: bool) -> ScreenText {
        ScreenText { texts: Texts::new(lang), native_bidi }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.texts.lang()
    }

    /// Whether lines begin at the right.
    pub fn rtl(&self) -> bool {
        self.lang().is_rtl()
    }

    /// The language so many places after this one.
    pub fn neighbour(&self, step: isize) -> Lang {
        let at = Lang::ALL.iter().position(|lang| *lang == self.lang()).unwrap_or(0);
        Lang::ALL[(at as isize + step).rem_euclid(Lang::ALL.len() as isize) as usize]
    }

    /// A text in lines that a terminal of so many columns does not break: a line in visual order that
    /// it breaks has its end above its beginning.
    pub fn wrapped(&self, text: &str, columns: usize) -> Vec<String> {
        wrap(text, columns).iter().map(|line| self.in_display_order(line)).collect()
    }

    /// A line in the order in which a terminal is to print it.
    pub fn in_display_order(&self, line: &str) -> String {
        match self.native_bidi {
            true => bidi::unmarked(line),
            false => bidi::visual(line, self.rtl()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hebrew_is_turned_unless_the_terminal_does_it() {
        let shown = |native| ScreenText::new(Lang::He, native).in_display_order("סירה 6");
        assert_eq!(shown(false), "6 הריס");
        assert_eq!(shown(true), "סירה 6");
    }

    /// The farewell was turned round as a whole, and the terminal broke it from the wrong end.
    #[test]
    fn long_hebrew_goes_on_below() {
        assert_eq!(ScreenText::new(Lang::He, false).wrapped("אב גד הו", 6), ["דג בא", "וה"]);
    }
}

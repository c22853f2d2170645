//! The language at the table, and sentences in the order in which a terminal shows them.

use crate::text::wrap;
use cartagena_texts::{Lang, Texts, bidi};

/// The language of the table and the terminal's ability to print it.
pub(super) struct ScreenText {
    /// The sentences.
    pub texts: Texts,
    native_bidi: bool,
}

impl ScreenText {
    /// Creates it for a language; `native_bidi` leaves the order of Hebrew to the terminal.
    pub(super) fn new(lang: Lang, native_bidi: bool) -> ScreenText {
        ScreenText { texts: Texts::new(lang), native_bidi }
    }

    /// Returns the language.
    pub(super) fn lang(&self) -> Lang {
        self.texts.lang()
    }

    /// Reports whether lines begin at the right.
    pub(super) fn rtl(&self) -> bool {
        self.lang().is_rtl()
    }

    /// Returns the language this many places after the current one.
    pub(super) fn neighbour(&self, step: isize) -> Lang {
        let at = Lang::ALL.iter().position(|lang| *lang == self.lang()).unwrap_or(0);
        Lang::ALL[(at as isize + step).rem_euclid(Lang::ALL.len() as isize) as usize]
    }

    /// Wraps a text into lines that a terminal of this width does not break: a line in visual order
    /// that it breaks has its end above its beginning.
    pub(super) fn wrapped(&self, text: &str, columns: usize) -> Vec<String> {
        wrap(text, columns).iter().map(|line| self.in_display_order(line)).collect()
    }

    /// Returns a line in the order in which the terminal has to print it.
    pub(super) fn in_display_order(&self, line: &str) -> String {
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

    /// Regression: the last message was reversed as a whole, and the terminal broke it from the
    /// wrong end.
    #[test]
    fn long_hebrew_goes_on_below() {
        assert_eq!(ScreenText::new(Lang::He, false).wrapped("אב גד הו", 6), ["דג בא", "וה"]);
    }
}

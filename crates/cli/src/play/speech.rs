//! The language at the table, and sentences in the order in which a terminal shows them.

use cartagena_texts::{Lang, Texts, bidi};

/// The language of the table and the way this terminal prints it.
pub struct Speech {
    /// The sentences.
    pub texts: Texts,
    native_bidi: bool,
}

impl Speech {
    /// Speaks a language; `native_bidi` leaves the order of Hebrew to the terminal.
    pub fn new(lang: Lang, native_bidi: bool) -> Speech {
        Speech { texts: Texts::new(lang), native_bidi }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.texts.lang()
    }

    /// Whether lines begin at the right.
    pub fn rtl(&self) -> bool {
        self.lang().is_rtl()
    }

    /// Goes on in the next language.
    pub fn next_language(&mut self, step: isize) {
        let at = Lang::ALL.iter().position(|lang| *lang == self.lang()).unwrap_or(0);
        let next = (at as isize + step).rem_euclid(Lang::ALL.len() as isize) as usize;
        self.texts = Texts::new(Lang::ALL[next]);
    }

    /// A line in the order in which a terminal is to print it.
    pub fn shown(&self, line: &str) -> String {
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
        let shown = |native| Speech::new(Lang::He, native).shown("סירה 6");
        assert_eq!(shown(false), "6 הריס");
        assert_eq!(shown(true), "סירה 6");
    }
}

use std::fmt;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English
    En,
    /// Hebrew
    He,
    /// Russian
    Ru,
    /// Danish
    Da,
    /// Czech
    Cs,
    /// Japanese
    Ja,
}

impl Lang {
    /// All languages, English first.
    pub const ALL: [Lang; 6] = [Lang::En, Lang::He, Lang::Ru, Lang::Da, Lang::Cs, Lang::Ja];

    /// Returns the language tag (BCP 47).
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::He => "he",
            Lang::Ru => "ru",
            Lang::Da => "da",
            Lang::Cs => "cs",
            Lang::Ja => "ja",
        }
    }

    /// Returns the language of a tag (`da-DK`) or of a POSIX locale (`he_IL.UTF-8`), whatever the
    /// country.
    ///
    /// ```
    /// use cartagena_texts::Lang;
    ///
    /// assert_eq!(Lang::from_tag("he_IL.UTF-8"), Some(Lang::He));
    /// assert_eq!(Lang::from_tag("da-DK"), Some(Lang::Da));
    /// assert_eq!(Lang::from_tag("C"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let language = tag.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        // `iw` is what Java and old systems call Hebrew.
        let language = if language == "iw" { "he" } else { &language };
        Self::ALL.into_iter().find(|lang| lang.tag() == language)
    }

    /// Returns the language's name for itself, for a menu of languages.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::He => "עברית",
            Lang::Ru => "Русский",
            Lang::Da => "Dansk",
            Lang::Cs => "Čeština",
            Lang::Ja => "日本語",
        }
    }

    /// Returns whether lines run from right to left.
    pub const fn is_rtl(self) -> bool {
        matches!(self, Lang::He)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn reads_tags_and_locales() {
        let check = |tag, expect| assert_eq!(Lang::from_tag(tag), expect, "{tag:?}");
        check("he", Some(Lang::He));
        check("iw", Some(Lang::He));
        check("iw_IL", Some(Lang::He));
        check("HE-il", Some(Lang::He));
        check("he_IL.UTF-8", Some(Lang::He));
        check("ru_RU.KOI8-R", Some(Lang::Ru));
        check("da-DK", Some(Lang::Da));
        check("cs_CZ@euro", Some(Lang::Cs));
        check("ja", Some(Lang::Ja));
        check("ja-Jpan-JP", Some(Lang::Ja));
        check("en.UTF-8", Some(Lang::En));
        check("C", None);
        check("C.UTF-8", None);
        check("POSIX", None);
        check("", None);
        check("_", None);
        check("hebrew", None);
        check("h", None);
        check("de_DE.UTF-8", None);
    }

    #[test]
    fn every_tag_and_name_is_its_own() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_tag(lang.tag()), Some(lang));
            let same = Lang::ALL.into_iter().filter(|other| other.own_name() == lang.own_name());
            assert_eq!(same.count(), 1, "{lang}");
        }
    }

    #[test]
    fn only_hebrew_runs_right_to_left() {
        let rtl: Vec<_> = Lang::ALL.into_iter().filter(|lang| lang.is_rtl()).collect();
        assert_eq!(rtl, [Lang::He]);
    }
}

use core::fmt;

/// The way in which cards lie on the table. Everything else is the same in all three.
///
/// ```
/// use cartagena::Variant;
///
/// let variant: Variant = "hispaniola".parse()?;
/// assert!(variant.has_row() && !variant.has_open_hands());
/// assert_eq!(variant.to_string(), "hispaniola");
/// # Ok::<(), cartagena::Fault>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Variant {
    /// Hidden hands, cards from the face-down pile: more luck.
    Jamaica,
    /// Open hands, cards from an open row of twelve: more tactics.
    Tortuga,
    /// Hidden hands, cards from the open row.
    Hispaniola,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 3] = [Variant::Jamaica, Variant::Tortuga, Variant::Hispaniola];

    /// Returns the name in every text form.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Variant::Jamaica => "jamaica",
            Variant::Tortuga => "tortuga",
            Variant::Hispaniola => "hispaniola",
        }
    }

    /// Returns true if new cards come from an open row.
    #[must_use]
    pub const fn has_row(self) -> bool {
        !matches!(self, Variant::Jamaica)
    }

    /// Returns true if everybody sees every hand.
    #[must_use]
    pub const fn has_open_hands(self) -> bool {
        matches!(self, Variant::Tortuga)
    }
}

/// A variant and the two options on which the rulebooks differ.
///
/// ```
/// use cartagena::{Rules, Variant};
///
/// let rules: Rules = "tortuga+pass".parse()?;
/// assert!(rules.pass && rules.boat);
/// assert_eq!(Rules::new(Variant::Jamaica).to_string(), "jamaica");
/// # Ok::<(), cartagena::Fault>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The variant.
    pub variant: Variant,
    /// A player may skip a whole turn. Off by default.
    pub pass: bool,
    /// A pirate in the boat may retreat. On by default.
    pub boat: bool,
}

impl Rules {
    /// Returns the variant with the default options.
    #[must_use]
    pub const fn new(variant: Variant) -> Rules {
        Rules { variant, pass: false, boat: true }
    }

    /// Returns the options of the rulebook of a language (`he`, `ru`, `da`, `cs`, `ja`), or `None` for
    /// another language.
    ///
    /// ```
    /// use cartagena::{Rules, Variant};
    ///
    /// assert!(Rules::rulebook("cs", Variant::Tortuga).unwrap().pass);
    /// assert!(!Rules::rulebook("ja", Variant::Tortuga).unwrap().pass);
    /// assert_eq!(Rules::rulebook("fr", Variant::Tortuga), None);
    /// ```
    #[must_use]
    pub fn rulebook(language: &str, variant: Variant) -> Option<Rules> {
        let pass = match language {
            "cs" => true,
            "he" | "ru" | "da" | "ja" => false,
            _ => return None,
        };
        Some(Rules { pass, ..Rules::new(variant) })
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.variant.as_str())?;
        f.write_str(if self.pass { "+pass" } else { "" })?;
        f.write_str(if self.boat { "" } else { "-boat" })
    }
}

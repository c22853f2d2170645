//! The lists in which players are rated.

use cartagena::Variant;
use std::fmt;
use std::str::FromStr;

/// A list of ratings: a variant, with two seats or with more. Options of the rules make no other list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RatingList {
    /// The variant.
    pub variant: Variant,
    /// True for games of two seats.
    pub duel: bool,
}

/// Error of a text that names no list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchList;

impl RatingList {
    /// Returns the list of a game.
    pub const fn of(variant: Variant, seats: usize) -> RatingList {
        RatingList { variant, duel: seats <= 2 }
    }

    /// Returns all lists.
    pub fn all() -> impl Iterator<Item = RatingList> {
        let both = |variant| [true, false].map(|duel| RatingList { variant, duel });
        Variant::ALL.into_iter().flat_map(both)
    }
}

/// Writes the name under which ratings are stored, such as `tortuga-two`.
impl fmt::Display for RatingList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.variant.as_str(), if self.duel { "two" } else { "more" })
    }
}

impl FromStr for RatingList {
    type Err = NoSuchList;

    fn from_str(text: &str) -> Result<RatingList, NoSuchList> {
        RatingList::all().find(|list| list.to_string() == text).ok_or(NoSuchList)
    }
}

impl fmt::Display for NoSuchList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such list of ratings")
    }
}

impl std::error::Error for NoSuchList {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_leads_back_to_its_list() {
        assert_eq!(RatingList::all().count(), 6);
        for list in RatingList::all() {
            assert_eq!(list.to_string().parse(), Ok(list));
        }
        assert_eq!("tortuga-two".parse(), Ok(RatingList::of(Variant::Tortuga, 2)));
        assert_eq!("jamaica-more".parse(), Ok(RatingList::of(Variant::Jamaica, 5)));
        for text in ["", "tortuga", "tortuga-", "Tortuga-two", "tortuga-two "] {
            assert_eq!(text.parse::<RatingList>(), Err(NoSuchList), "{text}");
        }
    }
}

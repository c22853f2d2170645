//! Names of seats.

use cartagena::Seat;
use cartagena_bots::Level;

use crate::{COLOURS, Texts, say};

/// Returns the name that was chosen for a seat, or nothing if it is only the seat's colour in
/// English, as records write it for players without a name: that is said in the reader's language.
///
/// ```
/// use cartagena::Seat;
/// use cartagena_texts::chosen_name;
///
/// assert_eq!(chosen_name(Seat::FIRST, "Anne"), "Anne");
/// assert_eq!(chosen_name(Seat::FIRST, "Red"), "Red");
/// assert_eq!(chosen_name(Seat::FIRST, "Blue"), "");
/// ```
pub fn chosen_name(seat: Seat, given: &str) -> &str {
    if given.eq_ignore_ascii_case(COLOURS[seat.index()]) { "" } else { given }
}

impl Texts {
    /// Returns the name of a seat: the given one, else its level if it is a bot (numbered where
    /// there are several), else its colour. `levels` holds the level of every seat that is a bot.
    ///
    /// ```
    /// use cartagena::Seat;
    /// use cartagena_bots::Level;
    /// use cartagena_texts::{Lang, Texts};
    ///
    /// let texts = Texts::new(Lang::En);
    /// let levels = [None, Some(Level::Bosun), Some(Level::Bosun)];
    /// let names: Vec<_> = Seat::first_n(3).map(|seat| texts.seat_name(seat, "", &levels)).collect();
    /// assert_eq!(names, ["Blue", "Bosun", "Bosun 2"]);
    /// assert_eq!(texts.seat_name(Seat::FIRST, "Anne", &levels), "Anne");
    /// assert_eq!(Texts::new(Lang::Ja).seat_name(Seat::FIRST, "Blue", &levels), "青");
    /// ```
    pub fn seat_name(&self, seat: Seat, given: &str, levels: &[Option<Level>]) -> String {
        let chosen = chosen_name(seat, given);
        if !chosen.is_empty() {
            return chosen.to_owned();
        }
        let Some(level) = levels.get(seat.index()).copied().flatten() else {
            return say!(self, "seat-name", colour = COLOURS[seat.index()]);
        };
        match levels[..seat.index()].iter().filter(|other| **other == Some(level)).count() {
            0 => self.level(level),
            before => format!("{} {}", self.level(level), before + 1),
        }
    }
}

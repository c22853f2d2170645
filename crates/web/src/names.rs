//! Names of the players of a table.

use cartagena::Seat;
use cartagena_protocol::SeatLabel;
use cartagena_texts::{COLOURS, Texts, chosen_name, say};

/// Returns the word for a seat's colour in messages.
pub const fn colour(seat: Seat) -> &'static str {
    COLOURS[seat.index()]
}

/// Returns the name of a seat: the one given, or the bot's rank, or the colour. Two bots of one
/// rank are told apart by their colour.
pub fn name(texts: &Texts, seats: &[SeatLabel], seat: Seat) -> String {
    let by_colour = || say!(texts, "seat-name", colour = colour(seat));
    let Some(sign) = seats.get(seat.index()) else { return by_colour() };
    let chosen = chosen_name(seat, &sign.name);
    if !chosen.is_empty() {
        return chosen.to_owned();
    }
    let Some(level) = sign.level() else {
        return by_colour();
    };
    let alike = |other: &&SeatLabel| other.bot == sign.bot && other.name.is_empty();
    if seats.iter().filter(alike).count() > 1 {
        return format!(
            "{} ({})",
            texts.level(level),
            say!(texts, "colour", colour = colour(seat))
        );
    }
    texts.level(level)
}

/// Returns all names of a table in one line.
pub fn all(texts: &Texts, seats: &[SeatLabel]) -> String {
    let names: Vec<String> =
        Seat::first_n(seats.len().min(Seat::MAX)).map(|seat| name(texts, seats, seat)).collect();
    texts.list(&names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_texts::Lang;

    fn check(seats: &[(&str, Option<&str>)], expect: &str) {
        let seats: Vec<SeatLabel> = seats
            .iter()
            .map(|(name, bot)| SeatLabel { name: (*name).into(), bot: bot.map(Into::into) })
            .collect();
        assert_eq!(all(&Texts::new(Lang::En), &seats), expect);
    }

    #[test]
    fn everybody_has_a_name() {
        check(&[("Anne", None), ("", None)], "Anne and Red");
        check(&[("", None), ("", Some("deckhand"))], "Blue and Deckhand");
        check(&[("", Some("sailor")), ("", Some("sailor"))], "Sailor (blue) and Sailor (red)");
        check(&[("Mary", Some("sailor")), ("", Some("sailor"))], "Mary and Sailor");
        check(&[("", Some("kraken")), ("", None)], "Blue and Red");
    }
}

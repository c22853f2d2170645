use cartagena::Seat;
use cartagena_bots::Level;
use cartagena_protocol::{ChatLine, Guest, Room, RoomSeat};
use cartagena_texts::{Texts, say};

/// What whoever sits in a seat is called: by name, a bot by its level, else by colour.
pub fn seat_name(texts: &Texts, room: &Room, seat: u8) -> String {
    let levels: Vec<Option<Level>> = room.seats.iter().map(level).collect();
    let given = room.seats.get(usize::from(seat)).map_or("", |seat| seat.name.as_str());
    let given = isolated(given);
    Seat::new(seat).map_or_else(String::new, |seat| texts.seat_name(seat, &given, &levels))
}

/// A name that came from somebody else, so that it cannot disturb the sentence around it: without
/// signs that turn the direction, and between marks if it may run the other way.
pub fn isolated(name: &str) -> String {
    let turns = |sign: char| matches!(sign, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain: String = name.chars().filter(|sign| !sign.is_control() && !turns(*sign)).collect();
    if plain.is_ascii() { plain } else { format!("\u{2068}{plain}\u{2069}") }
}

fn level(seat: &RoomSeat) -> Option<Level> {
    match &seat.guest {
        Guest::Bot { level } => level.parse().ok(),
        _ => None,
    }
}

/// Who said something.
pub fn speaker(texts: &Texts, room: &Room, line: &ChatLine) -> String {
    match line.seat {
        _ if !line.name.is_empty() => isolated(&line.name),
        Some(seat) => seat_name(texts, room, seat),
        None => say!(texts, "online-onlooker"),
    }
}

use cartagena::Seat;
use cartagena_bots::Level;
use cartagena_client::online::bidi_isolated;
use cartagena_protocol::{ChatLine, RoomView, SeatAccess, SeatView};
use cartagena_texts::{Texts, say};

/// Returns the name of the player in a seat: a bot is called by its level, a person without a name
/// by colour.
pub fn seat_name(texts: &Texts, room: &RoomView, seat: Seat) -> String {
    let levels: Vec<Option<Level>> = room.seats.iter().map(bot_level).collect();
    let given = room.seats.get(seat.index()).map_or("", |seat| seat.name.as_str());
    texts.seat_name(seat, &bidi_isolated(given), &levels)
}

fn bot_level(seat: &SeatView) -> Option<Level> {
    match &seat.access {
        SeatAccess::Bot { level } => level.parsed().copied(),
        _ => None,
    }
}

/// Returns the name of the person who wrote a chat line.
pub fn speaker_name(texts: &Texts, room: &RoomView, line: &ChatLine) -> String {
    match line.seat {
        _ if !line.name.is_empty() => bidi_isolated(&line.name),
        Some(seat) => seat_name(texts, room, seat),
        None => say!(texts, "online-onlooker"),
    }
}

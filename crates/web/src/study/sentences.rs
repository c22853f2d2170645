//! Sentences about a game.

use cartagena::{Event, Observation, Outcome, Seat, Turn};
use cartagena_bots::Level;
pub(crate) use cartagena_client::percent;
use cartagena_client::{MistakeGrade, Replay};
use cartagena_protocol::SeatLabel;
use cartagena_speech as speech;
use cartagena_texts::{Texts, say};

/// Returns the names of the seats.
pub(crate) fn names(texts: &Texts, seats: &[SeatLabel]) -> Vec<String> {
    let levels: Vec<Option<Level>> = seats.iter().map(SeatLabel::level).collect();
    let all = Seat::first_n(seats.len()).zip(seats);
    all.map(|(seat, sign)| texts.seat_name(seat, &sign.name, &levels)).collect()
}

/// Describes a move in full sentences, with the result if it ended the game.
pub(crate) fn move_sentence(
    texts: &Texts,
    replay: &Replay,
    moves: usize,
    names: &[String],
) -> String {
    let after = replay.after(moves);
    let mut sentences = match (replay.event(moves), moves.checked_sub(1)) {
        (Some(event), Some(earlier)) => {
            let name = name_of(names, event.seat());
            speech::describe_move(texts, (replay.after(earlier), after), event, name)
        }
        _ => begins(texts, after, names).into_iter().collect(),
    };
    match after.turn() {
        Turn::Over(Outcome::Won(seat)) => {
            sentences.push(say!(texts, "won", name = name_of(names, seat)))
        }
        Turn::Over(Outcome::Drawn) => sentences.push(say!(texts, "drawn")),
        Turn::ToMove { .. } => {}
    }
    sentences.join(" ")
}

/// Says who begins, unless the game is already over.
fn begins(texts: &Texts, start: &Observation, names: &[String]) -> Option<String> {
    let seat = start.turn().seat()?;
    Some(say!(texts, "game-begins", name = name_of(names, seat)))
}

fn name_of(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}

/// Describes a move as in the list of moves, without the player's name.
pub(crate) fn short_move(texts: &Texts, event: &Event, name: &str) -> String {
    match event {
        Event::Advanced { from, card, to, .. } => {
            let (from, to, symbol) = (from.number(), to.number(), card.letter());
            say!(texts, "choice-advance", from = from, to = to, symbol = symbol)
        }
        Event::Retreated { from, to, drawn, .. } => {
            let (from, to) = (from.number(), to.number());
            say!(texts, "choice-retreat", from = from, to = to, count = drawn.len())
        }
        Event::EndedTurn { .. } => say!(texts, "log-end-turn", name = name),
    }
}

/// Returns the friendly word for the grade of a mistake.
pub(crate) fn slip_word(texts: &Texts, slip: MistakeGrade) -> Option<String> {
    match slip {
        MistakeGrade::None => None,
        MistakeGrade::Inaccuracy => Some(say!(texts, "slip-inaccuracy")),
        MistakeGrade::Mistake => Some(say!(texts, "slip-mistake")),
        MistakeGrade::Blunder => Some(say!(texts, "slip-blunder")),
    }
}

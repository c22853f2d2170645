//! Events of a game as sentences.

use cartagena::{Observation, Outcome, Seat, Viewer};
pub(crate) use cartagena_speech::describe_move;
use cartagena_table::Table;
use cartagena_texts::{Texts, say};

/// Returns the name of a seat, or its colour if it has none.
pub(crate) fn seat_name(texts: &Texts, seat: Seat, name: &str) -> String {
    texts.seat_name(seat, name, &[])
}

/// Returns a sentence about the outcome.
pub(crate) fn outcome_sentence(
    texts: &Texts,
    outcome: Outcome,
    name: impl Fn(Seat) -> String,
) -> String {
    match outcome {
        Outcome::Won(seat) => say!(texts, "won", name = name(seat)),
        Outcome::Drawn => say!(texts, "drawn"),
    }
}

/// Returns a sentence about who begins, unless the game is over before it has begun.
pub(crate) fn opening_sentence(
    texts: &Texts,
    seen: &Observation,
    name: impl Fn(Seat) -> String,
) -> Option<String> {
    seen.turn().seat().map(|seat| say!(texts, "game-begins", name = name(seat)))
}

/// Returns the whole game at a table in sentences, the first move first. It follows the viewer's
/// own observation, so it can reveal nothing that the viewer does not know.
pub(crate) fn game_log(
    table: &Table,
    texts: &Texts,
    viewer: Viewer,
    name: impl Fn(Seat) -> String,
) -> Vec<String> {
    let mut seen = table.record().start().observe(viewer);
    let mut sentences: Vec<String> = opening_sentence(texts, &seen, &name).into_iter().collect();
    for event in table.events(viewer) {
        let before = seen.clone();
        if seen.apply(&event).is_err() {
            break;
        }
        sentences.extend(describe_move(texts, (&before, &seen), &event, &name(event.seat())));
    }
    sentences
}

//! What has happened, told to one viewer.

use crate::story;
use cartagena::{Event, Observation, Place, Seat, Viewer};
use cartagena_table::Table;
use cartagena_texts::{Texts, say};

/// What a seat is called: by its name, or by its colour if it has none.
pub fn name(table: &Table, texts: &Texts, seat: Seat) -> String {
    story::name_of(texts, seat, table.name(seat))
}

/// The whole game in sentences, the first move first. It follows the viewer's own observation, so
/// it can tell nothing that the viewer does not know.
pub fn tell(table: &Table, texts: &Texts, viewer: Viewer) -> Vec<String> {
    let mut seen = table.record().start().observe(viewer);
    let mut told = Vec::new();
    if let Some(first) = seen.turn().seat() {
        told.push(say!(texts, "game-begins", name = name(table, texts, first)));
    }
    for event in table.events(viewer) {
        let before = seen.clone();
        if seen.apply(&event).is_err() {
            break;
        }
        let who = name(table, texts, event.seat());
        match event {
            Event::EndedTurn { seat } if is_stuck(&before, seat) => {
                told.push(say!(texts, "log-no-move", name = who));
            }
            _ => told.extend(story::told(texts, (&before, &seen), &event, &who)),
        }
    }
    told
}

/// Whether a seat can do nothing but end its turn; everybody can see that, even where its hand is
/// hidden.
fn is_stuck(seen: &Observation, seat: Seat) -> bool {
    let can_go_back = |place: &Place| {
        (place.is_space() || seen.rules().boat) && seen.retreat_draws(*place).is_some()
    };
    seen.hand(seat).is_empty() && !seen.places(seat).iter().any(can_go_back)
}

use crate::View;
use cartagena::Seat;
use cartagena_texts::{COLOURS, Texts, say};

/// What a seat is called: by its name; a bot without one by its level, counted where there are
/// several; a person without one by the colour.
pub fn name_of(view: &View, texts: &Texts, seat: Seat) -> String {
    let given = view.seats().get(seat.index()).map_or("", |sign| sign.name.as_str());
    match view.bot(seat) {
        _ if !given.is_empty() => given.to_owned(),
        None => say!(texts, "seat-name", colour = COLOURS[seat.index()]),
        Some(level) => {
            let same = |other: &Seat| view.bot(*other) == Some(level) && is_nameless(view, *other);
            match Seat::first(seat.index()).filter(same).count() {
                0 => texts.level(level),
                before => format!("{} {}", texts.level(level), before + 1),
            }
        }
    }
}

fn is_nameless(view: &View, seat: Seat) -> bool {
    view.seats().get(seat.index()).is_some_and(|sign| sign.name.is_empty())
}

use cartagena::Seat;
use cartagena_client::GameView;
use cartagena_texts::{COLOURS, Texts, chosen_name, say};

/// Returns the name of a player: a bot without a name is called by its level, a person without one
/// by colour. Players with the same name are distinguished by their colours.
pub fn player_name(view: &GameView, texts: &Texts, seat: Seat) -> String {
    let colour = say!(texts, "seat-name", colour = COLOURS[seat.index()]);
    let own = given_name(view, texts, seat);
    let shared = |other: Seat| other != seat && given_name(view, texts, other) == own;
    match own {
        Some(name) if !Seat::first_n(view.seats().len()).any(shared) => name,
        Some(name) => format!("{name} ({colour})"),
        None => colour,
    }
}

/// Returns the name that was chosen for a seat, if there is one.
pub(crate) fn given_name(view: &GameView, texts: &Texts, seat: Seat) -> Option<String> {
    let name = view.seats().get(seat.index()).map(|sign| chosen_name(seat, sign.name.trim()));
    let named = name.filter(|name| !name.is_empty()).map(str::to_owned);
    named.or_else(|| view.bot(seat).map(|level| texts.level(level)))
}

//! Description of a link: a title and a sentence in the reader's language.

use super::accepted_language::texts;
use crate::hub::PublicView;
use cartagena::{Outcome, Seat};
use cartagena_bots::Level;
use cartagena_protocol::{RoomStage, SeatLabel};
use cartagena_texts::{Lang, Texts, say};

/// Texts that programs show for a link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Description {
    pub(super) title: String,
    pub(super) about: String,
    /// The whole address of the page, if the server knows it.
    pub(super) address: Option<String>,
}

impl Description {
    pub(super) fn new(lang: Lang, view: &PublicView) -> Description {
        let texts = texts(lang);
        let names = names(texts, view);
        let variant = say!(texts, "variant", variant = view.summary.rules.variant.as_str());
        let title = match names.is_empty() {
            true => say!(texts, "link-title-empty", form = variant),
            false => say!(texts, "link-title", places = listed(&names), form = variant),
        };
        Description { title, about: sentence(texts, view), address: None }
    }
}

/// Returns the names of all who sit at the table.
fn names(texts: &Texts, view: &PublicView) -> Vec<String> {
    let free = |seat: &Seat| view.summary.free_seats.contains(seat);
    let seats = Seat::first_n(view.summary.seats.len()).filter(|seat| !free(seat));
    seats.map(|seat| name(texts, view, seat)).collect()
}

fn name(texts: &Texts, view: &PublicView, seat: Seat) -> String {
    let labels = &view.summary.seats;
    let levels: Vec<Option<Level>> = labels.iter().map(SeatLabel::level).collect();
    let given = labels.get(seat.index()).map_or("", |label| label.name.as_str());
    texts.seat_name(seat, given, &levels)
}

fn listed(names: &[String]) -> String {
    names.join(" · ")
}

fn sentence(texts: &Texts, view: &PublicView) -> String {
    let about = match &view.summary.stage {
        RoomStage::Over { result: Outcome::Won(seat), .. } => {
            say!(texts, "link-won", name = name(texts, view, *seat))
        }
        RoomStage::Over { result: Outcome::Drawn, .. } => say!(texts, "link-drawn"),
        RoomStage::Playing => match view.seen.as_ref().and_then(|seen| seen.turn().seat()) {
            Some(seat) => say!(texts, "link-playing", name = name(texts, view, seat)),
            None => say!(texts, "link-over"),
        },
        _ => say!(texts, "link-free", count = view.summary.free_seats.len()),
    };
    format!("{about} {}", say!(texts, "link-about"))
}

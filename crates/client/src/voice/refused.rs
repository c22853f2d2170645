use super::name_of;
use crate::View;
use cartagena::{Action, Observation, Place, Seat, Symbol};
use cartagena_protocol::Refusal;
use cartagena_texts::{Texts, say};

/// Why something cannot be done, as far as the viewer can know before asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The game is over.
    Over,
    /// It is this seat's turn.
    NotYours(Seat),
    /// The three moves are made.
    TurnIsOver,
    /// At least one move has to be made.
    MustMove,
    /// Nobody can go like that.
    Unfit(Unfit),
    /// It leads there, not where it was said to.
    Elsewhere(Place),
    /// No pirate has been chosen.
    NothingChosen,
}

impl Refused {
    /// The sentence for it.
    pub fn sentence(self, view: &View, texts: &Texts) -> String {
        let illegal = |reason: String| say!(texts, "refusal-illegal", reason = reason);
        match self {
            Refused::Over => say!(texts, "refusal-game-over"),
            Refused::NotYours(seat) => {
                say!(texts, "refusal-not-your-turn", name = name_of(view, texts, seat))
            }
            Refused::TurnIsOver => say!(texts, "refusal-turn-is-over"),
            Refused::MustMove => illegal(say!(texts, "illegal-must-move")),
            Refused::Unfit(unfit) => unfit.sentence(texts),
            Refused::Elsewhere(to) => illegal(say!(texts, "wrong-target", to = to.number())),
            Refused::NothingChosen => say!(texts, "tell-choose-first", key = "N"),
        }
    }
}

/// Why no pirate can go as it was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The player does not hold this card.
    NoCard(Symbol),
    /// The player has no pirate at this place.
    NoPirate(Place),
    /// Nobody goes back from the fort.
    FromFort,
    /// A pirate in the boat goes no farther.
    Arrived,
    /// In this game nobody leaves the boat.
    Aboard,
    /// There is no space to go back to.
    NoRetreat,
}

impl Unfit {
    /// The sentence for it.
    pub fn sentence(self, texts: &Texts) -> String {
        match self {
            Unfit::NoCard(card) => say!(texts, "error-no-card", symbol = card.letter()),
            Unfit::NoPirate(place) => say!(texts, "error-no-pirate", place = place.number()),
            Unfit::FromFort => say!(texts, "error-fort-retreat"),
            Unfit::Arrived => say!(texts, "error-boat-advance"),
            Unfit::Aboard => say!(texts, "error-boat-retreat"),
            Unfit::NoRetreat => say!(texts, "error-no-retreat"),
        }
    }
}

/// Whether the viewer may do this now, and why not.
pub fn check(view: &View, action: Action) -> Result<(), Refused> {
    let seat = mine(view)?;
    let seen = view.now();
    if seen.legal_actions().is_some_and(|actions| actions.contains(action)) {
        return Ok(());
    }
    Err(match action {
        Action::EndTurn => Refused::MustMove,
        Action::Advance { from, .. } | Action::Retreat { from } if seen.count(seat, from) == 0 => {
            Refused::Unfit(Unfit::NoPirate(from))
        }
        Action::Advance { from: Place::BOAT, .. } => Refused::Unfit(Unfit::Arrived),
        Action::Advance { card, .. } => Refused::Unfit(Unfit::NoCard(card)),
        Action::Retreat { from } => Refused::Unfit(stuck(seen, from)),
    })
}

/// Why an own pirate that cannot go back cannot.
pub fn stuck(seen: &Observation, from: Place) -> Unfit {
    match from {
        Place::FORT => Unfit::FromFort,
        Place::BOAT if !seen.rules().boat => Unfit::Aboard,
        _ => Unfit::NoRetreat,
    }
}

/// The viewer's seat, if a move can be chosen.
pub(super) fn mine(view: &View) -> Result<Seat, Refused> {
    match (view.actor(), view.seat()) {
        (None, _) => Err(Refused::Over),
        (Some(seat), me) if me != Some(seat) => Err(Refused::NotYours(seat)),
        _ if view.to_confirm().is_some() => Err(Refused::TurnIsOver),
        (Some(seat), _) => Ok(seat),
    }
}

/// Whether the viewer may end the turn now, by confirming it or early.
pub(super) fn check_end(view: &View) -> Result<(), Refused> {
    match check(view, Action::EndTurn) {
        Err(Refused::TurnIsOver) => Ok(()),
        checked => checked,
    }
}

/// Why a host refused something.
pub fn refusal(view: &View, texts: &Texts, why: &Refusal) -> String {
    let name = |seat: u8| Seat::new(seat).map_or_else(String::new, |s| name_of(view, texts, s));
    match why {
        Refusal::NoSuchGame => say!(texts, "refusal-no-game"),
        Refusal::Stale => say!(texts, "refusal-out-of-step"),
        Refusal::GameOver => say!(texts, "refusal-game-over"),
        Refusal::NotYourTurn { seat } => say!(texts, "refusal-not-your-turn", name = name(*seat)),
        Refusal::Unconfirmed { seat } => say!(texts, "refusal-unconfirmed", name = name(*seat)),
        Refusal::TurnIsOver => say!(texts, "refusal-turn-is-over"),
        Refusal::Illegal => say!(texts, "refusal-impossible"),
        Refusal::NothingToUndo => say!(texts, "refusal-nothing-to-undo"),
        Refusal::CardsSeen => say!(texts, "refusal-cards-seen"),
        Refusal::NothingToConfirm => say!(texts, "refusal-nothing-to-confirm"),
        Refusal::Full => say!(texts, "refusal-full", count = view.moves()),
        Refusal::StillHidden => say!(texts, "refusal-still-hidden"),
    }
}

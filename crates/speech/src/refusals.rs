use crate::{MoveProblem, player_name, retreat_problem};
use cartagena::{Action, Place, Seat};
use cartagena_client::GameView;
use cartagena_protocol::RefusalCode;
use cartagena_texts::{Texts, say};

/// Reason why the viewer cannot do something, found without asking the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveRefusal {
    /// The game is over.
    GameOver,
    /// It is this seat's turn.
    NotYourTurn(Seat),
    /// The three moves are made.
    TurnIsOver,
    /// At least one move has to be made.
    MustMove,
    /// No pirate can make this move.
    Impossible(MoveProblem),
    /// The move leads to this place, not to the one that was typed.
    OtherTarget(Place),
    /// No pirate has been chosen.
    NothingChosen,
}

impl MoveRefusal {
    /// Returns the sentence for this refusal.
    pub fn sentence(self, view: &GameView, texts: &Texts) -> String {
        let illegal = |reason: String| say!(texts, "refusal-illegal", reason = reason);
        match self {
            MoveRefusal::GameOver => say!(texts, "refusal-game-over"),
            MoveRefusal::NotYourTurn(seat) => {
                say!(texts, "refusal-not-your-turn", name = player_name(view, texts, seat))
            }
            MoveRefusal::TurnIsOver => say!(texts, "refusal-turn-is-over"),
            MoveRefusal::MustMove => illegal(say!(texts, "illegal-must-move")),
            MoveRefusal::Impossible(unfit) => unfit.sentence(texts),
            MoveRefusal::OtherTarget(to) => illegal(say!(texts, "wrong-target", to = to.number())),
            MoveRefusal::NothingChosen => say!(texts, "tell-choose-first", key = "N"),
        }
    }
}

/// Checks that the viewer may play this action now.
///
/// # Errors
///
/// The reason why not.
pub fn check_action(view: &GameView, action: Action) -> Result<(), MoveRefusal> {
    let seat = acting_seat(view)?;
    let seen = view.now();
    if seen.legal_actions().is_some_and(|actions| actions.contains(action)) {
        return Ok(());
    }
    Err(match action {
        Action::EndTurn => MoveRefusal::MustMove,
        Action::Advance { from, .. } | Action::Retreat { from }
            if seen.pirates_at(seat, from) == 0 =>
        {
            MoveRefusal::Impossible(MoveProblem::NoPirate(from))
        }
        Action::Advance { from: Place::BOAT, .. } => {
            MoveRefusal::Impossible(MoveProblem::AlreadyInBoat)
        }
        Action::Advance { card, .. } => MoveRefusal::Impossible(MoveProblem::NoCard(card)),
        Action::Retreat { from } => MoveRefusal::Impossible(retreat_problem(seen, from)),
    })
}

/// Returns the viewer's seat if it may choose a move.
pub(super) fn acting_seat(view: &GameView) -> Result<Seat, MoveRefusal> {
    match (view.actor(), view.seat()) {
        (None, _) => Err(MoveRefusal::GameOver),
        (Some(seat), me) if me != Some(seat) => Err(MoveRefusal::NotYourTurn(seat)),
        _ if view.to_confirm().is_some() => Err(MoveRefusal::TurnIsOver),
        (Some(seat), _) => Ok(seat),
    }
}

/// Checks that the viewer may end the turn now, by confirming it or early.
pub(super) fn check_end_turn(view: &GameView) -> Result<(), MoveRefusal> {
    match check_action(view, Action::EndTurn) {
        Err(MoveRefusal::TurnIsOver) => Ok(()),
        checked => checked,
    }
}

/// Returns the sentence for a refusal by the host.
pub fn describe_refusal(view: &GameView, texts: &Texts, why: &RefusalCode) -> String {
    let name = |seat: Seat| player_name(view, texts, seat);
    match why {
        RefusalCode::NoSuchGame => say!(texts, "refusal-no-game"),
        RefusalCode::OutOfDate => say!(texts, "refusal-out-of-step"),
        RefusalCode::GameOver => say!(texts, "refusal-game-over"),
        RefusalCode::NotYourTurn { seat } => {
            say!(texts, "refusal-not-your-turn", name = name(*seat))
        }
        RefusalCode::Unconfirmed { seat } => say!(texts, "refusal-unconfirmed", name = name(*seat)),
        RefusalCode::TurnIsOver => say!(texts, "refusal-turn-is-over"),
        RefusalCode::Illegal => say!(texts, "refusal-impossible"),
        RefusalCode::NothingToUndo => say!(texts, "refusal-nothing-to-undo"),
        RefusalCode::CardsRevealed => say!(texts, "refusal-cards-seen"),
        RefusalCode::NothingToConfirm => say!(texts, "refusal-nothing-to-confirm"),
        RefusalCode::RecordFull => say!(texts, "refusal-full", count = view.moves()),
        RefusalCode::HiddenCards => say!(texts, "refusal-still-hidden"),
    }
}

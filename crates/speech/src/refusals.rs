use crate::{MoveProblem, player_name, retreat_problem};
use cartagena::{Action, Place, Seat};
use cartagena_client::{GameView, TouchRefusal, TurnRefusal};
use cartagena_protocol::RefusalCode;
use cartagena_texts::{Texts, say};

/// Reason why the viewer cannot do something, found without asking the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveRefusal {
    /// The viewer cannot choose a move now.
    Turn(TurnRefusal),
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
            MoveRefusal::Turn(why) => describe_turn_refusal(view, texts, why),
            MoveRefusal::MustMove => illegal(say!(texts, "illegal-must-move")),
            MoveRefusal::Impossible(unfit) => unfit.sentence(texts),
            MoveRefusal::OtherTarget(to) => illegal(say!(texts, "wrong-target", to = to.number())),
            MoveRefusal::NothingChosen => say!(texts, "tell-choose-first", key = "N"),
        }
    }
}

fn describe_turn_refusal(view: &GameView, texts: &Texts, why: TurnRefusal) -> String {
    match why {
        TurnRefusal::Watching => say!(texts, "refusal-watching"),
        TurnRefusal::GameOver => say!(texts, "refusal-game-over"),
        TurnRefusal::NotYourTurn(seat) => {
            say!(texts, "refusal-not-your-turn", name = player_name(view, texts, seat))
        }
        TurnRefusal::TurnIsOver => say!(texts, "refusal-turn-is-over"),
    }
}

/// Returns the sentence that answers a touch which leads to no move.
pub fn describe_touch_refusal(view: &GameView, texts: &Texts, why: TouchRefusal) -> String {
    match why {
        TouchRefusal::Turn(why) => describe_turn_refusal(view, texts, why),
        TouchRefusal::LookingBack => say!(texts, "touch-looking-back"),
        TouchRefusal::MustMove => say!(texts, "touch-must-move"),
        TouchRefusal::NothingToUndo => say!(texts, "refusal-nothing-to-undo"),
        TouchRefusal::CardsRevealed => say!(texts, "refusal-cards-seen"),
        TouchRefusal::NothingToReplay => say!(texts, "tell-no-news"),
        TouchRefusal::NoCard(card) => say!(texts, "error-no-card", symbol = card.letter()),
        TouchRefusal::OthersPirate(seat) => {
            say!(texts, "touch-others-pirate", name = player_name(view, texts, seat))
        }
        TouchRefusal::EmptySpace => say!(texts, "touch-empty-space"),
        TouchRefusal::Stuck => say!(texts, "touch-stuck"),
        TouchRefusal::Arrived => say!(texts, "touch-arrived"),
        TouchRefusal::NotNextSpace => say!(texts, "touch-not-next-space"),
        TouchRefusal::NotNearestBehind => say!(texts, "touch-not-nearest-behind"),
        TouchRefusal::NoReturnToFort => say!(texts, "touch-no-return"),
        TouchRefusal::BoatTooFar => say!(texts, "touch-boat-too-far"),
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
    view.acting_seat().map_err(MoveRefusal::Turn)
}

/// Checks that the viewer may end the turn now, by confirming it or early.
pub(super) fn check_end_turn(view: &GameView) -> Result<(), MoveRefusal> {
    match check_action(view, Action::EndTurn) {
        Err(MoveRefusal::Turn(TurnRefusal::TurnIsOver)) => Ok(()),
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

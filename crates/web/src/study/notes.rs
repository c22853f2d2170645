//! The record of a game with what the captain said about it.

use super::review::{AnalysisProgress, Review};
use cartagena::Action;
use cartagena_analysis::{NotedTurn, after_cards, annotated};
use cartagena_bots::Reason;
use cartagena_client::{MistakeGrade, loss};
use cartagena_protocol::TurnAnalysis;
use cartagena_record::Record;
use leptos::prelude::*;

/// Returns the record with everything that was tried beside the game and, once every turn is judged, with chances,
/// losses, comments and better turns.
pub(super) fn noted_record(review: &Review) -> String {
    let record = review.record();
    let judged = review.progress.get_untracked() == AnalysisProgress::Ended(true);
    match Record::read(&record) {
        Ok(read) if judged => {
            let analysis = review.analysis.read_untracked();
            let turns: Vec<NotedTurn> =
                analysis.turns().iter().map(|turn| noted(review, turn)).collect();
            annotated(&read, &turns).to_string()
        }
        _ => record,
    }
}

fn noted(review: &Review, turn: &TurnAnalysis) -> NotedTurn {
    let actions: Vec<Action> = turn.best.moves.iter().map(|notated| notated.action).collect();
    NotedTurn {
        from: turn.moves_before as usize,
        chances: after_cards(&turn.played_chances, &turn.luck),
        loss: is_mistake(turn).then(|| loss(turn)),
        best: actions,
        comment: comment(review, &turn.reasons),
    }
}

/// Reports whether the page calls a turn a mistake.
fn is_mistake(turn: &TurnAnalysis) -> bool {
    MistakeGrade::from_loss(loss(turn)) > MistakeGrade::None && turn.confirmed != Some(false)
}

/// Returns the reasons for the better turn in the language of the page.
fn comment(review: &Review, reasons: &[Reason]) -> String {
    untrack(|| {
        let texts = review.texts.read();
        let sentence = |reason: &Reason| texts.reason(reason, |seat| review.name(seat));
        reasons.iter().map(sentence).collect::<Vec<_>>().join(" ")
    })
}

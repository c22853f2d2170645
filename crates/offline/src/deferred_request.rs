//! Requests that the deferred code reads and answers.

use crate::analysis::Thinking;
use crate::{HostEffect, OfflineHost, review};
use cartagena_protocol::{DeferredRequest, HostError, JsonText, ServerMsg};

/// Answers a request, which came at `date`.
pub(crate) fn answer(
    host: &mut OfflineHost,
    request: &JsonText<DeferredRequest>,
    date: u64,
) -> Vec<HostEffect> {
    let Some(request) = request.read() else {
        return vec![HostEffect::Send(ServerMsg::Failed { error: HostError::BadMessage })];
    };
    match request {
        DeferredRequest::Restore { game, record } => host.restore_game(game, record, date),
        DeferredRequest::Import { text } => host.import_games(&text, date),
        DeferredRequest::Review { text } => vec![HostEffect::Send(review::answer(&text))],
        DeferredRequest::Judge { number, record } => host.start_judging(number, record.as_deref()),
        DeferredRequest::Analyse { record, think_ms, nodes } => {
            host.start_analysis(&record, Thinking::new(think_ms, nodes))
        }
        DeferredRequest::OpenDaily { date: day, name } => host.open_daily(&day, &name, date),
        DeferredRequest::OpenChallenge { record, word, name } => {
            host.open_challenge((&record, &word), &name, date)
        }
        DeferredRequest::Journal(request) => host.answer_journal(request),
    }
}

//! Deferred code: large functions that a first game does not need, namely bots that search, advice, and
//! reading records. A host that downloads its code may download these later.

use crate::analysis::AnalysisJob;
use crate::clock::HostClock;
use crate::hosted_game::HostedGame;
use crate::{HostEffect, OfflineHost, bot_seats, deferred_request, journal};
use cartagena::{Action, Observation, Seat, Variant};
use cartagena_bots::driver::Choose;
use cartagena_bots::net::Net;
use cartagena_bots::{Bot, Player};
use cartagena_daily::PlayerV1;
use cartagena_protocol::{AdviceView, DeferredRequest, JsonText};
use std::sync::Arc;

/// Function that answers a request.
pub(crate) type AnswerRequest =
    fn(&mut OfflineHost, &JsonText<DeferredRequest>, u64) -> Vec<HostEffect>;

/// Function that advises a seat.
pub(crate) type Advise =
    fn(&HostedGame, Seat, Arc<Net>, &dyn HostClock) -> Option<JsonText<AdviceView>>;

/// Functions of the offline host that a first game does not need. They are a chunk of their own,
/// [given](crate::OfflineHost::code_loaded) when it is [needed](HostEffect::LoadCode).
#[derive(Clone, Copy)]
#[expect(missing_debug_implementations, reason = "functions print nothing")]
pub struct DeferredCode {
    pub(crate) choose: Choose,
    pub(crate) answer: AnswerRequest,
    pub(crate) advise: Advise,
    pub(crate) analyse_next: fn(&mut AnalysisJob, Arc<Net>, &dyn HostClock) -> Option<HostEffect>,
    pub(crate) load_game: fn(&str, u64, bool, [u8; 32]) -> Option<HostedGame>,
    pub(crate) end_analysis: fn(&AnalysisJob) -> HostEffect,
    pub(crate) daily_player: fn(Variant, &[u8]) -> Option<PlayerV1>,
    pub(crate) daily_choose: fn(&PlayerV1, &Observation) -> Option<Action>,
    pub(crate) journal_line: fn(&str, &HostedGame, u64) -> Option<String>,
}

impl DeferredCode {
    /// Returns all functions. A program that calls this links their code.
    pub fn all() -> DeferredCode {
        DeferredCode {
            choose: Bot::choose,
            answer: deferred_request::answer,
            advise: bot_seats::advise,
            analyse_next: AnalysisJob::analyse_next,
            load_game: HostedGame::load,
            end_analysis: AnalysisJob::end,
            daily_player: PlayerV1::from_bytes,
            daily_choose: PlayerV1::choose,
            journal_line: journal::line,
        }
    }
}

/// Work that is postponed until the deferred code is loaded.
pub(crate) enum Postponed {
    Request(JsonText<DeferredRequest>),
    SavedGame { game: String, record: String, touched: u64 },
    Ended { game: String, date: u64 },
}

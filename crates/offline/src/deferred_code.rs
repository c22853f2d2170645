//! Deferred code: large functions that a first game does not need, namely bots that search, advice, and
//! reading records. A host that downloads its code may download these later.

use crate::analysis::{AnalysisJob, Thinking};
use crate::by_id::ById;
use crate::clock::HostClock;
use crate::daily::{self, GivenGame};
use crate::hosted_game::HostedGame;
use crate::import::{ImportedGames, read_games};
use crate::{HostEffect, bot_seats, journal, review};
use cartagena::{Action, Observation, Seat, Variant};
use cartagena_bots::driver::Choose;
use cartagena_bots::net::Net;
use cartagena_bots::{Bot, Player};
use cartagena_daily::PlayerV1;
use cartagena_protocol::{AdviceView, ClientMsg, HostError, JournalNote, ReviewedGame};
use cartagena_table::Table;
use std::sync::Arc;

/// Function that reads the records of a text, except those of games that are there already.
pub(crate) type ReadGames =
    fn(&str, &ById<HostedGame>, &mut dyn FnMut() -> [u8; 32]) -> Option<ImportedGames>;

/// Functions of the offline host that a first game does not need. They are a chunk of their own,
/// [given](crate::OfflineHost::code_loaded) when it is [needed](HostEffect::LoadCode).
#[derive(Clone, Copy)]
#[expect(missing_debug_implementations, reason = "functions print nothing")]
pub struct DeferredCode {
    pub(crate) choose: Choose,
    pub(crate) advise: fn(&HostedGame, Seat, Arc<Net>, &dyn HostClock) -> Option<AdviceView>,
    pub(crate) analyse_next: fn(&mut AnalysisJob, Arc<Net>, &dyn HostClock) -> Option<HostEffect>,
    pub(crate) load_game: fn(&str, u64, bool, [u8; 32]) -> Option<HostedGame>,
    pub(crate) read_games: ReadGames,
    pub(crate) review: fn(&str) -> Result<ReviewedGame, HostError>,
    pub(crate) end_analysis: fn(&AnalysisJob) -> HostEffect,
    pub(crate) parse_analysis: fn(&str, Thinking) -> Option<AnalysisJob>,
    pub(crate) open_daily: fn(&str, &str, u64) -> Option<GivenGame>,
    pub(crate) open_challenge: fn(&str, &str, &str) -> Option<Table>,
    pub(crate) daily_player: fn(Variant, &[u8]) -> Option<PlayerV1>,
    pub(crate) daily_choose: fn(&PlayerV1, &Observation) -> Option<Action>,
    pub(crate) journal_line: fn(&str, &HostedGame, u64) -> Option<String>,
    pub(crate) journal_note: fn(&str, JournalNote) -> Option<String>,
    pub(crate) journal_game: fn(&str) -> Option<String>,
}

impl DeferredCode {
    /// Returns all functions. A program that calls this links their code.
    pub fn all() -> DeferredCode {
        DeferredCode {
            choose: Bot::choose,
            advise: bot_seats::advise,
            analyse_next: AnalysisJob::analyse_next,
            load_game: HostedGame::load,
            read_games,
            review: review::review_text,
            end_analysis: AnalysisJob::end,
            parse_analysis: AnalysisJob::parse,
            open_daily: daily::open_daily,
            open_challenge: daily::open_challenge,
            daily_player: PlayerV1::from_bytes,
            daily_choose: PlayerV1::choose,
            journal_line: journal::line,
            journal_note: journal::noted,
            journal_game: journal::game_of,
        }
    }
}

/// Work that is postponed until the deferred code is loaded.
pub(crate) enum Postponed {
    Message(ClientMsg),
    SavedGame { game: String, record: String, touched: u64 },
    Ended { game: String, date: u64 },
}

/// Reports whether a message can be answered only with the deferred code.
pub(crate) fn needs_deferred_code(msg: &ClientMsg) -> bool {
    matches!(
        msg,
        ClientMsg::Restore { .. }
            | ClientMsg::Import { .. }
            | ClientMsg::Review { .. }
            | ClientMsg::Analyse { .. }
            | ClientMsg::OpenDaily { .. }
            | ClientMsg::OpenChallenge { .. }
            | ClientMsg::Journal(_)
    )
}

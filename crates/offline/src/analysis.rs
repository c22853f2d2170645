//! Analysis of a finished or running game: a review of every turn.

use crate::advice_messages;
use crate::clock::{HostClock, think_within};
use crate::{HostEffect, OfflineHost};
use cartagena_analysis::{
    AnalysedTurn, AnalysisSettings, SeatAccount, TurnPart, account, analyse_part, final_chances,
    review_part, turn_parts,
};
use cartagena_bots::net::Net;
use cartagena_protocol::{
    AnalysisStep, HostError, JsonText, SeatAccountView, ServerMsg, TurnAnalysis,
};
use cartagena_record::Record;
use std::sync::Arc;

/// Minimum and maximum time to think about a turn, in milliseconds.
const THINK_MS_RANGE: (u32, u32) = (10, 10_000);
/// Maximum number of evaluated positions for a turn.
const MAX_NODES: u32 = 1_000_000;

/// Limit of the thinking about a turn.
#[derive(Clone, Copy)]
pub(crate) enum Thinking {
    /// Milliseconds.
    Time(f64),
    /// Evaluated positions: the same result on every device.
    Nodes(u64),
}

impl Thinking {
    /// Returns the limit of a request, within bounds.
    pub(crate) fn new(think_ms: u32, nodes: Option<u32>) -> Thinking {
        match nodes {
            Some(nodes) => Thinking::Nodes(nodes.clamp(1, MAX_NODES).into()),
            None => Thinking::Time(think_ms.clamp(THINK_MS_RANGE.0, THINK_MS_RANGE.1).into()),
        }
    }
}

/// Analysis of a game in progress, one part per tick.
pub(crate) struct AnalysisJob {
    parts: Vec<TurnPart>,
    next: usize,
    thinking: Thinking,
    analysed: Vec<AnalysedTurn>,
    seats: usize,
    result: Option<Vec<f32>>,
}

impl AnalysisJob {
    /// Starts the analysis of a record; `None` if the text is none.
    pub(crate) fn parse(text: &str, thinking: Thinking) -> Option<AnalysisJob> {
        let record = Record::read(text).ok()?;
        Some(AnalysisJob {
            parts: turn_parts(&record),
            next: 0,
            thinking,
            analysed: Vec::new(),
            seats: record.start().position().seats(),
            result: final_chances(&record),
        })
    }

    /// Reviews the next part and returns its message. Parts that are no whole turn have none.
    pub(crate) fn analyse_next(
        &mut self,
        net: Arc<Net>,
        clock: &dyn HostClock,
    ) -> Option<HostEffect> {
        let part = &self.parts[self.next];
        self.next += 1;
        let analysed = match self.thinking {
            Thinking::Nodes(nodes) => analyse_part(part, &net, AnalysisSettings::nodes(nodes)),
            Thinking::Time(ms) => think_within(clock, ms, |budget| review_part(part, &net, budget)),
        }?;
        let turn = message(part, &analysed);
        self.analysed.push(analysed);
        let (done, total) = (self.next as u32, self.parts.len() as u32);
        let step = AnalysisStep { done, total, turn };
        Some(HostEffect::Send(ServerMsg::TurnAnalysed(JsonText::of(&step))))
    }

    /// Returns the last message: what made the result of each seat.
    pub(crate) fn end(&self) -> HostEffect {
        let accounts = account(self.seats, &self.analysed, self.result.as_deref());
        let seats = accounts.iter().map(account_view).collect();
        HostEffect::Send(ServerMsg::AnalysisEnded(Some(JsonText::of(&seats))))
    }
}

fn message(part: &TurnPart, analysed: &AnalysedTurn) -> TurnAnalysis {
    let variation = |line| advice_messages::variation(&part.seen, line);
    TurnAnalysis {
        moves_before: part.from as u32,
        move_count: part.actions.len() as u32,
        seat: part.seat,
        chances: analysed.chances.clone(),
        played_chance: analysed.played_chance,
        counts: analysed.counts(),
        best: variation(&analysed.best),
        reasons: analysed.reasons.clone(),
        played_chances: analysed.played_chances.clone(),
        others: analysed.others.iter().map(variation).collect(),
        luck: analysed.luck.clone(),
        confirmed: analysed.confirmed,
    }
}

fn account_view(account: &SeatAccount) -> SeatAccountView {
    SeatAccountView {
        deal: account.deal as f32,
        luck: account.luck as f32,
        skill: account.skill as f32,
        unforeseen: account.unforeseen as f32,
        result: account.result as f32,
    }
}

impl OfflineHost {
    pub(crate) fn start_analysis(&mut self, text: &str, thinking: Thinking) -> Vec<HostEffect> {
        let analysis = AnalysisJob::parse(text, thinking);
        let rejected = analysis.is_none();
        self.analysis = analysis.or(self.analysis.take());
        match rejected {
            true => vec![HostEffect::Send(ServerMsg::Rejected(HostError::BadRecord))],
            false => Vec::new(),
        }
    }

    pub(crate) fn stop_analysis(&mut self) -> Vec<HostEffect> {
        self.cancel_analysis()
    }

    pub(crate) fn cancel_analysis(&mut self) -> Vec<HostEffect> {
        let stopped = |_| HostEffect::Send(ServerMsg::AnalysisEnded(None));
        self.analysis.take().map(stopped).into_iter().collect()
    }

    pub(crate) fn analysis_is_due(&self) -> bool {
        self.analysis.as_ref().is_some_and(|analysis| match analysis.parts.get(analysis.next) {
            Some(part) => !self.nets.is_missing(part.seen.rules().variant, part.seen.seats(), true),
            None => true,
        })
    }

    /// Reviews one turn; `None` if there is no turn to review now.
    pub(crate) fn continue_analysis(&mut self, clock: &dyn HostClock) -> Option<Vec<HostEffect>> {
        if !self.analysis_is_due() {
            return None;
        }
        let analysis = self.analysis.as_mut()?;
        let Some(part) = analysis.parts.get(analysis.next) else {
            let ended = self.nets.require_code().map(|code| (code.end_analysis)(analysis));
            self.analysis = None;
            return Some(match ended {
                Ok(ended) => vec![ended],
                Err(missing) => missing.effects(),
            });
        };
        match self.nets.require_net_and_code(&part.seen) {
            Ok((net, code)) => {
                Some((code.analyse_next)(analysis, net, clock).into_iter().collect())
            }
            Err(missing) => Some(missing.effects()),
        }
    }
}

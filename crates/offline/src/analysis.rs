//! Analysis of a finished or running game: a review of every turn.

use crate::advice_messages;
use crate::clock::{HostClock, think_within};
use crate::{DeferredCode, HostEffect, OfflineHost};
use cartagena::{Action, Event, Game, Observation, Seat, Viewer};
use cartagena_bots::net::Net;
use cartagena_bots::{Bot, Level, TurnReview};
use cartagena_protocol::{HostError, ServerMsg, TurnAnalysis};
use cartagena_record::Record;
use std::sync::Arc;

/// Minimum and maximum time to think about a turn, in milliseconds.
const THINK_MS_RANGE: (u32, u32) = (10, 10_000);

/// Turn, or the rest of one after cards came from the pile: the moves of one decision.
struct TurnPart {
    from: usize,
    seat: Seat,
    seen: Observation,
    actions: Vec<Action>,
}

/// Analysis of a game in progress, one part per tick.
pub(crate) struct AnalysisJob {
    parts: Vec<TurnPart>,
    next: usize,
    think_ms: f64,
}

impl AnalysisJob {
    /// Starts the analysis of a record; `None` if the text is none. `think` is the time for each turn,
    /// in milliseconds.
    pub(crate) fn parse(text: &str, think: u32) -> Option<AnalysisJob> {
        let record = Record::read(text).ok()?;
        let think = think.clamp(THINK_MS_RANGE.0, THINK_MS_RANGE.1).into();
        Some(AnalysisJob { parts: turn_parts(&record), next: 0, think_ms: think })
    }

    /// Reviews the next part and returns its message. Parts that are no whole turn have none.
    pub(crate) fn analyse_next(
        &mut self,
        net: Arc<Net>,
        clock: &dyn HostClock,
    ) -> Option<HostEffect> {
        let part = &self.parts[self.next];
        self.next += 1;
        let mut bot = Bot::new(Level::Captain, 1).with_net(net);
        let review = think_within(clock, self.think_ms, |budget| {
            bot.review_turn(&part.seen, &part.actions, budget)
        })?;
        let turn = part.to_message(&review);
        let (done, total) = (self.next as u32, self.parts.len() as u32);
        Some(HostEffect::Send(ServerMsg::TurnAnalysed { done, total, turn }))
    }
}

impl TurnPart {
    fn to_message(&self, review: &TurnReview) -> TurnAnalysis {
        let TurnReview { advice, played_chance } = review;
        TurnAnalysis {
            moves_before: self.from as u32,
            move_count: self.actions.len() as u32,
            seat: self.seat,
            chances: advice.chances.as_slice().to_vec(),
            played_chance: *played_chance,
            best: advice_messages::variation(&self.seen, &advice.best),
            reasons: advice.reasons.clone(),
        }
    }
}

/// Cuts a game where turns end and where cards come from the pile; a turn that is not over yet is
/// left out.
fn turn_parts(record: &Record) -> Vec<TurnPart> {
    let games: Vec<Game> = record.games().collect();
    let (mut parts, mut from) = (Vec::new(), 0);
    for (at, event) in record.events().iter().enumerate() {
        let (before, after) = (&games[at], &games[at + 1]);
        let over = after.turn().seat() != Some(event.seat()) || after.turn().is_start();
        if over || before.cards_needed(event.action()) > 0 {
            let seat = event.seat();
            let actions = record.events()[from..=at].iter().map(Event::action).collect();
            parts.push(TurnPart {
                from,
                seat,
                seen: games[from].observe(Viewer::Seat(seat)),
                actions,
            });
            from = at + 1;
        }
    }
    parts
}

impl OfflineHost {
    pub(crate) fn start_analysis(
        &mut self,
        text: &str,
        think: u32,
        code: DeferredCode,
    ) -> Vec<HostEffect> {
        let analysis = (code.parse_analysis)(text, think);
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
        let running = self.analysis.take();
        running.map(|_| analysis_ended(false)).into_iter().collect()
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
            self.analysis = None;
            return Some(vec![analysis_ended(true)]);
        };
        match self.nets.require_net_and_code(&part.seen) {
            Ok((net, code)) => {
                Some((code.analyse_next)(analysis, net, clock).into_iter().collect())
            }
            Err(missing) => Some(missing.effects()),
        }
    }
}

fn analysis_ended(complete: bool) -> HostEffect {
    HostEffect::Send(ServerMsg::AnalysisEnded { complete })
}

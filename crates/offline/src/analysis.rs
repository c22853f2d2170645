//! Looking back at a game: what every turn was worth.

use crate::advice_messages;
use crate::clock::{HostClock, think_within};
use crate::{DeferredCode, HostEffect, OfflineHost};
use cartagena::{Action, Event, Game, Observation, Seat, Viewer};
use cartagena_bots::net::Net;
use cartagena_bots::{Bot, Level, TurnReview};
use cartagena_protocol::{HostError, ServerMsg, TurnAnalysis};
use cartagena_record::Record;
use std::sync::Arc;

/// The least and the most milliseconds for a turn.
const THINK_MS_RANGE: (u32, u32) = (10, 10_000);

/// A turn, or what is left of it after cards came from the pile: what one decision was about.
struct TurnPart {
    from: usize,
    seat: Seat,
    seen: Observation,
    actions: Vec<Action>,
}

/// A game that is being looked back at.
pub(crate) struct AnalysisJob {
    parts: Vec<TurnPart>,
    next: usize,
    think_ms: f64,
}

impl AnalysisJob {
    /// Of a text that is a record, with so many milliseconds for each turn.
    pub(crate) fn parse(text: &str, think: u32) -> Option<AnalysisJob> {
        let record = Record::read(text).ok()?;
        let think = think.clamp(THINK_MS_RANGE.0, THINK_MS_RANGE.1).into();
        Some(AnalysisJob { parts: turn_parts(&record), next: 0, think_ms: think })
    }

    /// The judgement of the next part; parts that are no whole turn are not judged.
    pub(crate) fn analyse_next(
        &mut self,
        net: Arc<Net>,
        clock: &dyn HostClock,
    ) -> Option<HostEffect> {
        let part = &self.parts[self.next];
        self.next += 1;
        let mut bot = Bot::new(Level::Captain, 1).with_net(net);
        let judgement = think_within(clock, self.think_ms, |budget| {
            bot.review_turn(&part.seen, &part.actions, budget)
        })?;
        let turn = part.to_message(&judgement);
        let (done, total) = (self.next as u32, self.parts.len() as u32);
        Some(HostEffect::Send(ServerMsg::TurnAnalysed { done, total, turn }))
    }
}

impl TurnPart {
    fn to_message(&self, judgement: &TurnReview) -> TurnAnalysis {
        let TurnReview { advice, played_chance: played } = judgement;
        TurnAnalysis {
            moves_before: self.from as u32,
            move_count: self.actions.len() as u32,
            seat: self.seat.index() as u8,
            chances: advice.chances.as_slice().to_vec(),
            played_chance: *played,
            best: advice_messages::line(&self.seen, &advice.best),
            reasons: advice.reasons.iter().map(advice_messages::reason).collect(),
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
        depth: DeferredCode,
    ) -> Vec<HostEffect> {
        let analysis = (depth.parse_analysis)(text, think);
        let misread = analysis.is_none();
        self.analysis = analysis.or(self.analysis.take());
        let told = misread.then_some(HostEffect::Send(ServerMsg::Rejected(HostError::BadRecord)));
        told.into_iter().collect()
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

    /// Judges one turn; `None` if there is nothing to judge now.
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
            Ok((net, depth)) => {
                Some((depth.analyse_next)(analysis, net, clock).into_iter().collect())
            }
            Err(wanting) => Some(wanting.effects()),
        }
    }
}

fn analysis_ended(whole: bool) -> HostEffect {
    HostEffect::Send(ServerMsg::AnalysisEnded { complete: whole })
}

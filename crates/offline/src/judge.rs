//! Thinking about one position for as long as somebody looks at it.

use crate::advice_messages::variation;
use crate::clock::{HostClock, think_within};
use crate::{HostEffect, OfflineHost};
use cartagena::{Observation, Viewer};
use cartagena_bots::net::Net;
use cartagena_bots::{OngoingSearch, Variation};
use cartagena_protocol::{HostError, JsonText, Judgement, ServerMsg, VariationView};
use cartagena_record::Record;
use std::sync::Arc;

/// Milliseconds of the first piece, so that there is something to see at once.
const FIRST_MILLISECONDS: f64 = 60.0;
/// Milliseconds of each further piece. A new request waits for as long.
const MILLISECONDS: f64 = 250.0;
/// Number of simulations after which more would change little and take more memory than a phone has.
const MAX_SIMULATIONS: u32 = 20_000;
/// Seed of the search: the same position is thought about in the same way.
const SEED: u64 = 1;

/// Function that thinks for a while and returns what to send; there is no more to come if it was the last.
type Think = Box<dyn FnMut(Arc<Net>, &dyn HostClock) -> (Option<HostEffect>, bool)>;

/// The position that is thought about.
pub(crate) struct JudgeJob {
    seen: Observation,
    /// Boxed where it is made, in the deferred code, so that the search is none of the first load.
    think: Think,
}

/// A search with the number of its request.
struct Search {
    number: u32,
    seen: Observation,
    search: Option<OngoingSearch>,
}

impl Search {
    fn think(&mut self, net: Arc<Net>, clock: &dyn HostClock) -> (Option<HostEffect>, bool) {
        let first = self.search.is_none();
        let time = if first { FIRST_MILLISECONDS } else { MILLISECONDS };
        if first {
            self.search = OngoingSearch::new(self.seen.clone(), net, SEED);
        }
        let Some(search) = &mut self.search else { return (None, true) };
        let before = search.simulations();
        think_within(clock, time, |budget| search.think(budget));
        let now = search.simulations();
        // Expanding the root may take all the time of the first piece.
        let ended = now >= MAX_SIMULATIONS || (now == before && !first);
        (self.message(ended), ended)
    }

    fn message(&self, ended: bool) -> Option<HostEffect> {
        let search = self.search.as_ref()?;
        let (advice, others) = search.turns()?;
        let view = |turn: &Variation| variation(&self.seen, turn);
        let mut others: Vec<VariationView> = others.iter().map(view).collect();
        others.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        let judgement = Judgement {
            number: self.number,
            seat: self.seen.turn().seat()?,
            chances: advice.chances.as_slice().to_vec(),
            turns: [view(&advice.best)].into_iter().chain(others).collect(),
            reasons: advice.reasons.clone(),
            simulations: search.simulations(),
            ended,
        };
        Some(HostEffect::Send(ServerMsg::Judged(JsonText::of(&judgement))))
    }
}

impl OfflineHost {
    /// Begins to think about the last position of a record, or stops. The judge sees what the seat to move
    /// sees. A game that is over needs no judge.
    pub(crate) fn start_judging(&mut self, number: u32, record: Option<&str>) -> Vec<HostEffect> {
        self.judging = None;
        let Some(text) = record else { return Vec::new() };
        let Ok(record) = Record::read(text) else {
            return vec![HostEffect::Send(ServerMsg::Rejected(HostError::BadRecord))];
        };
        if let Some(seat) = record.end().turn().seat().filter(|_| record.outcome().is_none()) {
            let seen = record.end().observe(Viewer::Seat(seat));
            let mut search = Search { number, seen: seen.clone(), search: None };
            let think = Box::new(move |net, clock: &dyn HostClock| search.think(net, clock));
            self.judging = Some(JudgeJob { seen, think });
        }
        Vec::new()
    }

    pub(crate) fn judging_is_due(&self) -> bool {
        self.judging.as_ref().is_some_and(|job| {
            !self.nets.is_missing(job.seen.rules().variant, job.seen.seats(), true)
        })
    }

    /// Thinks for a while; `None` if there is nothing to think about now.
    pub(crate) fn continue_judging(&mut self, clock: &dyn HostClock) -> Option<Vec<HostEffect>> {
        if !self.judging_is_due() {
            return None;
        }
        let job = self.judging.as_mut()?;
        match self.nets.require_net(&job.seen) {
            Ok(net) => {
                let (told, ended) = (job.think)(net, clock);
                if ended {
                    self.judging = None;
                }
                Some(told.into_iter().collect())
            }
            Err(missing) => Some(missing.effects()),
        }
    }
}

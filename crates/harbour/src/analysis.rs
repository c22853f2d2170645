//! Looking back at a game: what every turn was worth.

use crate::clock::{Clock, within};
use crate::said;
use crate::{Depth, Effect, Harbour};
use cartagena::{Action, Event, Game, Observation, Seat, Viewer};
use cartagena_bots::net::Net;
use cartagena_bots::{Bot, Judgement, Level};
use cartagena_protocol::{Judged, ServerMsg, Trouble};
use cartagena_record::Record;
use std::sync::Arc;

/// The least and the most milliseconds for a turn.
const THINK: (u32, u32) = (10, 10_000);

/// A turn, or what is left of it after cards came from the pile: what one decision was about.
struct Part {
    from: usize,
    seat: Seat,
    seen: Observation,
    actions: Vec<Action>,
}

/// A game that is being looked back at.
pub(crate) struct Analysis {
    parts: Vec<Part>,
    next: usize,
    think: f64,
}

impl Analysis {
    /// Of a text that is a record, with so many milliseconds for each turn.
    pub(crate) fn read(text: &str, think: u32) -> Option<Analysis> {
        let record = Record::read(text).ok()?;
        let think = think.clamp(THINK.0, THINK.1).into();
        Some(Analysis { parts: parts(&record), next: 0, think })
    }

    /// The judgement of the next part; parts that are no whole turn are not judged.
    pub(crate) fn judge(&mut self, net: Arc<Net>, clock: &dyn Clock) -> Option<Effect> {
        let part = &self.parts[self.next];
        self.next += 1;
        let mut bot = Bot::new(Level::Captain, 1).with_net(net);
        let judgement =
            within(clock, self.think, |budget| bot.judge(&part.seen, &part.actions, budget))?;
        let turn = part.judged(&judgement);
        let (done, total) = (self.next as u32, self.parts.len() as u32);
        Some(Effect::Say(ServerMsg::Judged { done, total, turn }))
    }
}

impl Part {
    fn judged(&self, judgement: &Judgement) -> Judged {
        let Judgement { advice, played } = judgement;
        Judged {
            from: self.from as u32,
            moves: self.actions.len() as u32,
            seat: self.seat.index() as u8,
            chances: advice.chances.all().to_vec(),
            played: *played,
            best: said::line(&self.seen, &advice.best),
            reasons: advice.reasons.iter().map(said::reason).collect(),
        }
    }
}

/// Cuts a game where turns end and where cards come from the pile; a turn that is not over yet is
/// left out.
fn parts(record: &Record) -> Vec<Part> {
    let games: Vec<Game> = record.games().collect();
    let (mut parts, mut from) = (Vec::new(), 0);
    for (at, event) in record.events().iter().enumerate() {
        let (before, after) = (&games[at], &games[at + 1]);
        let over = after.turn().seat() != Some(event.seat()) || after.turn().is_start();
        if over || before.cards_needed(event.action()) > 0 {
            let seat = event.seat();
            let actions = record.events()[from..=at].iter().map(Event::action).collect();
            parts.push(Part { from, seat, seen: games[from].observe(Viewer::Seat(seat)), actions });
            from = at + 1;
        }
    }
    parts
}

impl Harbour {
    pub(crate) fn begin_analysis(&mut self, text: &str, think: u32, depth: Depth) -> Vec<Effect> {
        let analysis = (depth.analysis)(text, think);
        let misread = analysis.is_none();
        self.analysis = analysis.or(self.analysis.take());
        let told = misread.then_some(Effect::Say(ServerMsg::Misread(Trouble::Record)));
        told.into_iter().collect()
    }

    pub(crate) fn stop_analysis(&mut self) -> Vec<Effect> {
        self.give_up_analysis()
    }

    pub(crate) fn give_up_analysis(&mut self) -> Vec<Effect> {
        let running = self.analysis.take();
        running.map(|_| ended(false)).into_iter().collect()
    }

    pub(crate) fn analysis_is_due(&self) -> bool {
        self.analysis.as_ref().is_some_and(|analysis| match analysis.parts.get(analysis.next) {
            Some(part) => !self.nets.is_missing(part.seen.rules().variant, part.seen.seats(), true),
            None => true,
        })
    }

    /// Judges one turn; `None` if there is nothing to judge now.
    pub(crate) fn analyse(&mut self, clock: &dyn Clock) -> Option<Vec<Effect>> {
        if !self.analysis_is_due() {
            return None;
        }
        let analysis = self.analysis.as_mut()?;
        let Some(part) = analysis.parts.get(analysis.next) else {
            self.analysis = None;
            return Some(vec![ended(true)]);
        };
        match self.nets.need_deep(&part.seen) {
            Ok((net, depth)) => Some((depth.judge)(analysis, net, clock).into_iter().collect()),
            Err(wanting) => Some(wanting.effects()),
        }
    }
}

fn ended(whole: bool) -> Effect {
    Effect::Say(ServerMsg::AnalysisEnded { whole })
}

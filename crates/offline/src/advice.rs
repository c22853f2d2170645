//! What the captain would play for a person.

use crate::clock::HostClock;
use crate::host::{no_such_game, refused};
use crate::{HostEffect, OfflineHost};
use cartagena::Viewer;
use cartagena_protocol::{AdviceView, RefusalCode, ServerMsg};

/// Advice that somebody waits for.
pub(crate) struct AdviceRequest {
    game: String,
    after: u64,
}

impl AdviceRequest {
    fn answer(self, advice: Option<AdviceView>) -> Vec<HostEffect> {
        let AdviceRequest { game, after } = self;
        vec![HostEffect::Send(ServerMsg::Advised { game, after, advice })]
    }
}

impl OfflineHost {
    /// Takes note of the question; the last one counts.
    pub(crate) fn request_advice(&mut self, game: String, after: u64) -> Vec<HostEffect> {
        self.nets.retry();
        let Some(berth) = self.games.get(&game) else { return no_such_game(&game) };
        if after != berth.seq() {
            return vec![refused(&game, RefusalCode::OutOfDate), berth.snapshot(&game)];
        }
        if let Err(refusal) = berth.acting_person() {
            return vec![refused(&game, refusal)];
        }
        let before = self.advice_request.replace(AdviceRequest { game, after });
        before.map(|asked| asked.answer(None)).unwrap_or_default()
    }

    pub(crate) fn advice_is_due(&self) -> bool {
        let berth = self.advice_request.as_ref().map(|asked| self.games.get(&asked.game));
        match berth {
            None => false,
            Some(None) => true,
            Some(Some(berth)) => {
                !self.nets.is_missing(berth.table.rules().variant, berth.table.seats(), true)
            }
        }
    }

    /// Thinks about what was asked; `None` if nothing was.
    pub(crate) fn give_advice(&mut self, clock: &dyn HostClock) -> Option<Vec<HostEffect>> {
        if !self.advice_is_due() {
            return None;
        }
        let asked = self.advice_request.take()?;
        let Some(berth) = self.games.get(&asked.game) else { return Some(asked.answer(None)) };
        let seat = berth.acting_person().ok().filter(|_| berth.seq() == asked.after);
        // Who has made three moves has nothing left to be advised on.
        let Some(seat) = seat.filter(|_| berth.table.to_confirm().is_none()) else {
            return Some(asked.answer(None));
        };
        match self.nets.require_net_and_code(&berth.table.observe(Viewer::Seat(seat))) {
            Ok((net, depth)) => Some(asked.answer((depth.advise)(berth, seat, net, clock))),
            Err(wanting) => {
                self.advice_request = Some(asked);
                Some(wanting.effects())
            }
        }
    }

    pub(crate) fn cancel_advice(&mut self) -> Vec<HostEffect> {
        match self.advice_request.take() {
            Some(asked) => asked.answer(None),
            None => Vec::new(),
        }
    }
}

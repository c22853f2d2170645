//! Advice: the turn that a bot of level captain would play for a person.

use crate::clock::HostClock;
use crate::host::{no_such_game, refused};
use crate::{HostEffect, OfflineHost};
use cartagena::Viewer;
use cartagena_protocol::{AdviceView, JsonText, RefusalCode, ServerMsg};

/// Request for advice that is not answered yet.
pub(crate) struct AdviceRequest {
    game: String,
    after: u64,
}

impl AdviceRequest {
    fn answer(self, advice: Option<JsonText<AdviceView>>) -> Vec<HostEffect> {
        let AdviceRequest { game, after } = self;
        vec![HostEffect::Send(ServerMsg::Advised { game, after, advice })]
    }
}

impl OfflineHost {
    /// Notes a request for advice. An earlier one that is still open is answered without advice.
    pub(crate) fn request_advice(&mut self, game: String, after: u64) -> Vec<HostEffect> {
        self.nets.retry();
        let Some(hosted) = self.games.get(&game) else { return no_such_game(&game) };
        if after != hosted.seq() {
            return vec![refused(&game, RefusalCode::OutOfDate), hosted.snapshot(&game)];
        }
        if let Err(refusal) = hosted.acting_person() {
            return vec![refused(&game, refusal)];
        }
        let before = self.advice_request.replace(AdviceRequest { game, after });
        before.map(|request| request.answer(None)).unwrap_or_default()
    }

    pub(crate) fn advice_is_due(&self) -> bool {
        let hosted = self.advice_request.as_ref().map(|request| self.games.get(&request.game));
        match hosted {
            None => false,
            Some(None) => true,
            Some(Some(hosted)) => {
                !self.nets.is_missing(hosted.table.rules().variant, hosted.table.seats(), true)
            }
        }
    }

    /// Computes the advice that was asked for; `None` if there is no request that can be worked on.
    pub(crate) fn give_advice(&mut self, clock: &dyn HostClock) -> Option<Vec<HostEffect>> {
        if !self.advice_is_due() {
            return None;
        }
        let request = self.advice_request.take()?;
        let Some(hosted) = self.games.get(&request.game) else { return Some(request.answer(None)) };
        let seat = hosted.acting_person().ok().filter(|_| hosted.seq() == request.after);
        // After the third move of a turn there is nothing left to advise on.
        let Some(seat) = seat.filter(|_| hosted.table.to_confirm().is_none()) else {
            return Some(request.answer(None));
        };
        match self.nets.require_net_and_code(&hosted.table.observe(Viewer::Seat(seat))) {
            Ok((net, code)) => Some(request.answer((code.advise)(hosted, seat, net, clock))),
            Err(missing) => {
                self.advice_request = Some(request);
                Some(missing.effects())
            }
        }
    }

    pub(crate) fn cancel_advice(&mut self) -> Vec<HostEffect> {
        match self.advice_request.take() {
            Some(request) => request.answer(None),
            None => Vec::new(),
        }
    }
}

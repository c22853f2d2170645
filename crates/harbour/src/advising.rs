//! What the captain would play for a person.

use crate::clock::Clock;
use crate::harbour::{no_such_game, refused};
use crate::{Effect, Harbour};
use cartagena::Viewer;
use cartagena_protocol::{Advice, Refusal, ServerMsg};

/// Advice that somebody waits for.
pub(crate) struct Asked {
    game: String,
    after: u64,
}

impl Asked {
    fn answer(self, advice: Option<Advice>) -> Vec<Effect> {
        let Asked { game, after } = self;
        vec![Effect::Say(ServerMsg::Advised { game, after, advice })]
    }
}

impl Harbour {
    /// Takes note of the question; the last one counts.
    pub(crate) fn ask_for_advice(&mut self, game: String, after: u64) -> Vec<Effect> {
        self.nets.retry();
        let Some(berth) = self.games.get(&game) else { return no_such_game(&game) };
        if after != berth.seq() {
            return vec![refused(&game, Refusal::Stale), berth.snapshot(&game)];
        }
        if let Err(refusal) = berth.person() {
            return vec![refused(&game, refusal)];
        }
        let before = self.asked.replace(Asked { game, after });
        before.map(|asked| asked.answer(None)).unwrap_or_default()
    }

    pub(crate) fn advice_is_due(&self) -> bool {
        let berth = self.asked.as_ref().map(|asked| self.games.get(&asked.game));
        match berth {
            None => false,
            Some(None) => true,
            Some(Some(berth)) => {
                !self.nets.is_missing(berth.table.rules().variant, berth.table.seats(), true)
            }
        }
    }

    /// Thinks about what was asked; `None` if nothing was.
    pub(crate) fn advise(&mut self, clock: &dyn Clock) -> Option<Vec<Effect>> {
        if !self.advice_is_due() {
            return None;
        }
        let asked = self.asked.take()?;
        let Some(berth) = self.games.get(&asked.game) else { return Some(asked.answer(None)) };
        let seat = berth.person().ok().filter(|_| berth.seq() == asked.after);
        // Who has made three moves has nothing left to be advised on.
        let Some(seat) = seat.filter(|_| berth.table.to_confirm().is_none()) else {
            return Some(asked.answer(None));
        };
        match self.nets.need_deep(&berth.table.observe(Viewer::Seat(seat))) {
            Ok((net, depth)) => Some(asked.answer((depth.advise)(berth, seat, net, clock))),
            Err(wanting) => {
                self.asked = Some(asked);
                Some(wanting.effects())
            }
        }
    }

    pub(crate) fn give_up_advice(&mut self) -> Vec<Effect> {
        match self.asked.take() {
            Some(asked) => asked.answer(None),
            None => Vec::new(),
        }
    }
}

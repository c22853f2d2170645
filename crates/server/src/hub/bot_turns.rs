//! Bots at a table. They think elsewhere; here their moves wait until it is time to show them.
//!
//! A move is shown a fixed while after the one before it, or twice that, or three times: how long a
//! bot thought could tell what it holds.

use super::LiveTable;
use crate::bot_pool::{ChosenMove, PooledBot};
use cartagena::{Action, Seat};
use cartagena_protocol::ServerMsg;
use cartagena_room::BotTurn;
use std::future::pending;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use tokio::time::sleep_until;

/// How long to wait before asking again where there is no room to think.
const MIN_RETRY: Duration = Duration::from_millis(20);

/// What the bots of a table have in mind.
#[derive(Default)]
pub(super) struct BotState {
    state: State,
    /// The bot whose turn it is, with its plan for the rest of it.
    bot: Option<(Seat, PooledBot)>,
}

#[derive(Default)]
enum State {
    #[default]
    Idle,
    Thinking(PendingTurn, oneshot::Receiver<ChosenMove>),
    /// To be shown at this time.
    Decided(PendingTurn, Action, Instant),
    /// There was no room to think: asked again a little later.
    Queued(Instant),
}

#[derive(Clone, Copy)]
struct PendingTurn {
    seat: Seat,
    after: u64,
    begun: Instant,
}

impl BotState {
    /// Done when a thought has come to its end, or it is time to show one or to ask for it.
    pub(super) async fn wait_for_wake_up(&mut self, pause: Duration) {
        let (question, answer) = match &mut self.state {
            State::Idle => return pending().await,
            State::Queued(at) | State::Decided(_, _, at) => return sleep_until((*at).into()).await,
            State::Thinking(question, answer) => (*question, answer),
        };
        match answer.await {
            Ok(thought) => {
                self.bot = thought.bot.map(|bot| (question.seat, bot));
                let shown = question.begun + round_up_to_pauses(question.begun.elapsed(), pause);
                self.state = State::Decided(question, thought.action, shown);
            }
            Err(_) => self.state = State::Idle,
        }
    }

    pub(super) fn is_busy(&self) -> bool {
        !matches!(self.state, State::Idle)
    }

    /// Whether a thought belongs to the position at hand.
    fn is_for(&self, thinker: &BotTurn) -> bool {
        match &self.state {
            State::Thinking(question, _) | State::Decided(question, ..) => {
                question.seat == thinker.seat && question.after == thinker.after
            }
            State::Idle | State::Queued(_) => false,
        }
    }

    fn take_bot(&mut self, seat: Seat) -> Option<PooledBot> {
        self.bot.take().filter(|(other, _)| *other == seat).map(|(_, bot)| bot)
    }
}

impl LiveTable {
    /// Lets the bot to move think, or shows what it has decided on once it is time.
    pub(super) async fn advance_bots(&mut self) {
        while let Some(thinker) = self.room.bot_turn() {
            if !self.bot_state.is_for(&thinker) {
                return self.request_bot_move(thinker);
            }
            let State::Decided(question, action, shown) = self.bot_state.state else { return };
            if shown > Instant::now() {
                return;
            }
            let played = self.room.decide_bot_move(question.seat, action, self.now());
            self.bot_state.state = State::Idle;
            let Some(decision) = played else { return };
            if self.persist(&decision).await.is_err() {
                return;
            }
        }
        self.bot_state = BotState::default();
    }

    fn request_bot_move(&mut self, thinker: BotTurn) {
        if matches!(self.bot_state.state, State::Queued(at) if at > Instant::now()) {
            return;
        }
        let (seat, after) = (thinker.seat, thinker.after);
        if self.bot_state.bot.as_ref().is_none_or(|(other, _)| *other != seat) {
            let (game, seat) = (self.game.clone(), seat.index() as u8);
            self.broadcast(&ServerMsg::BotThinking { game, seat });
        }
        let bot = self.bot_state.take_bot(seat);
        let question = PendingTurn { seat, after, begun: Instant::now() };
        self.bot_state.state = match self.hub.bot_pool.request_move(thinker, bot) {
            Some(answer) => State::Thinking(question, answer),
            None => State::Queued(question.begun + self.hub.bot_pause.max(MIN_RETRY)),
        };
    }
}

/// A time in whole pauses, at least one.
fn round_up_to_pauses(time: Duration, pause: Duration) -> Duration {
    let pauses = time.as_nanos().checked_div(pause.as_nanos()).unwrap_or(0) + 1;
    pause * u32::try_from(pauses).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_a_bot_thought_cannot_be_told() {
        let [pause, none] = [Duration::from_millis(900), Duration::ZERO];
        let after = |millis| round_up_to_pauses(Duration::from_millis(millis), pause).as_millis();
        assert_eq!(
            [after(0), after(1), after(899), after(901), after(2_000)],
            [900, 900, 900, 1_800, 2_700]
        );
        assert_eq!(round_up_to_pauses(Duration::from_millis(7), none), none);
    }
}

//! Bots at a live table. They think in the bot pool; here their moves wait until it is time to show
//! them.
//!
//! A move is shown after a fixed pause, or a multiple of it: the exact thinking time could reveal
//! what a bot holds.

use super::LiveTable;
use crate::bot_pool::{ChosenMove, PooledBot};
use cartagena::{Action, Seat};
use cartagena_protocol::ServerMsg;
use cartagena_room::BotTurn;
use std::future::pending;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use tokio::time::sleep_until;

/// Shortest wait before the bot pool is asked again when its queue is full.
const MIN_RETRY: Duration = Duration::from_millis(20);

/// State of a table's bots.
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
    /// The move is shown at this time.
    Decided(PendingTurn, Action, Instant),
    /// The pool's queue was full: asked again at this time.
    Queued(Instant),
}

#[derive(Clone, Copy)]
struct PendingTurn {
    seat: Seat,
    after: u64,
    begun: Instant,
}

impl BotState {
    /// Waits until a bot has chosen, a move can be shown, or the pool can be asked again.
    pub(super) async fn wait_for_wake_up(&mut self, pause: Duration) {
        let (asked, answer) = match &mut self.state {
            State::Idle => return pending().await,
            State::Queued(at) | State::Decided(_, _, at) => return sleep_until((*at).into()).await,
            State::Thinking(asked, answer) => (*asked, answer),
        };
        match answer.await {
            Ok(chosen) => {
                self.bot = chosen.bot.map(|bot| (asked.seat, bot));
                let shown = asked.begun + round_up_to_pauses(asked.begun.elapsed(), pause);
                self.state = State::Decided(asked, chosen.action, shown);
            }
            Err(_) => self.state = State::Idle,
        }
    }

    pub(super) fn is_busy(&self) -> bool {
        !matches!(self.state, State::Idle)
    }

    /// Reports whether the pending move belongs to this turn.
    fn is_for(&self, turn: &BotTurn) -> bool {
        match &self.state {
            State::Thinking(asked, _) | State::Decided(asked, ..) => {
                asked.seat == turn.seat && asked.after == turn.after
            }
            State::Idle | State::Queued(_) => false,
        }
    }

    fn take_bot(&mut self, seat: Seat) -> Option<PooledBot> {
        self.bot.take().filter(|(other, _)| *other == seat).map(|(_, bot)| bot)
    }
}

impl LiveTable {
    /// Lets the bot to move think, or plays its move once it is time.
    pub(super) async fn advance_bots(&mut self) {
        while let Some(turn) = self.room.bot_turn() {
            if !self.bot_state.is_for(&turn) {
                return self.request_bot_move(turn);
            }
            let State::Decided(asked, action, shown) = self.bot_state.state else { return };
            if shown > Instant::now() {
                return;
            }
            let played = self.room.decide_bot_move(asked.seat, action, self.now());
            self.bot_state.state = State::Idle;
            let Some(decision) = played else { return };
            if self.persist_own(&decision).await.is_err() {
                return;
            }
        }
        self.bot_state = BotState::default();
    }

    /// Tells the viewers that a bot thinks at another server.
    pub(super) fn follow_bots(&mut self) {
        self.bot_state = BotState::default();
        let seat = self.room.bot_turn().map(|turn| turn.seat);
        if seat != self.bot_elsewhere
            && let Some(seat) = seat
        {
            self.broadcast(&ServerMsg::BotThinking { game: self.game.clone(), seat });
        }
        self.bot_elsewhere = seat;
    }

    fn request_bot_move(&mut self, turn: BotTurn) {
        if matches!(self.bot_state.state, State::Queued(at) if at > Instant::now()) {
            return;
        }
        let (seat, after) = (turn.seat, turn.after);
        if self.bot_state.bot.as_ref().is_none_or(|(other, _)| *other != seat) {
            let game = self.game.clone();
            self.broadcast(&ServerMsg::BotThinking { game, seat });
        }
        let bot = self.bot_state.take_bot(seat);
        let asked = PendingTurn { seat, after, begun: Instant::now() };
        self.bot_state.state = match self.hub.bot_pool.request_move(turn, bot) {
            Some(answer) => State::Thinking(asked, answer),
            None => State::Queued(asked.begun + self.hub.bot_pause.max(MIN_RETRY)),
        };
    }
}

/// Rounds a time up to whole pauses, at least one.
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

//! The turns of bots: requests for their moves, and the pace at which the moves are shown.

use super::game_screen::{GameScreen, TableChange};
use super::keys;
use super::screen_text::ScreenText;
use cartagena::{Action, Observation, Place, Seat, Viewer};
use cartagena_bots::{Advice, Level};
use cartagena_table::Command;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::time::Duration;

/// Pauses between the moves of bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum BotSpeed {
    /// Long enough to follow every move.
    #[default]
    Calm,
    /// For players who know the game.
    Fast,
}

impl BotSpeed {
    /// Returns the other speed.
    pub(super) fn toggled(self) -> BotSpeed {
        if self == BotSpeed::Calm { BotSpeed::Fast } else { BotSpeed::Calm }
    }

    /// Returns the pause after each move.
    const fn after_move(self) -> Duration {
        Duration::from_millis(if matches!(self, BotSpeed::Calm) { 1_400 } else { 350 })
    }

    /// Returns the pause before the first move.
    const fn before_turn(self) -> Duration {
        Duration::from_millis(if matches!(self, BotSpeed::Calm) { 600 } else { 100 })
    }
}

/// Level of the adviser.
const ADVICE_LEVEL: Level = Level::Captain;

/// Kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RequestKind {
    /// A move of the seat's own bot.
    Move,
    /// Advice for the seat's player.
    Advice,
}

/// Identity of a request: a late response matches none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RequestId {
    /// Number of the game since the program began.
    pub game: u64,
    /// Number of entries at its table.
    pub seq: u64,
    /// Kind of request.
    pub kind: RequestKind,
}

/// Request to a bot.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BotRequest {
    /// Identity of the request.
    pub id: RequestId,
    /// The seat to move.
    pub seat: Seat,
    /// Level of the bot.
    pub level: Level,
    /// The seat's observation.
    pub seen: Observation,
    /// Kind of request.
    pub kind: RequestKind,
}

/// Response of a bot.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum BotResponse {
    /// The chosen move.
    Move(Action),
    /// The advice, if there is any.
    Advice(Option<Advice>),
}

/// State of the display of bots' moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct BotPlayback {
    /// The bot's move, until it is time to show it.
    pub(super) pending_move: Option<Action>,
    /// Remaining time for which the last move is shown.
    pub(super) pause: Duration,
    /// Moves of bots since a person last moved: seat, from, to.
    pub trail: Vec<(Seat, Place, Place)>,
}

impl GameScreen {
    /// Returns the bot to move.
    pub(super) fn bot_to_move(&self) -> Option<(Seat, Level)> {
        let seat = self.table.actor()?;
        Some((seat, self.bots.level(seat)?))
    }

    /// Reports whether any seat is a bot.
    pub(super) fn has_bots(&self) -> bool {
        Seat::first_n(self.table.seats()).any(|seat| !self.bots.is_person(seat))
    }

    /// Returns the request for the bot to move, unless its move is known.
    pub(super) fn move_request(&self) -> Option<BotRequest> {
        let (seat, level) = self.bot_to_move()?;
        let open = self.playback.pending_move.is_none() && !self.awaits_confirmation();
        open.then(|| self.request(seat, level, RequestKind::Move))
    }

    /// Returns the request for advice, unless the advice is known.
    pub(super) fn advice_request(&self) -> Option<BotRequest> {
        self.choices()?;
        let (seat, open) = (self.table.actor()?, self.advice().is_none());
        open.then(|| self.request(seat, ADVICE_LEVEL, RequestKind::Advice))
    }

    fn request(&self, seat: Seat, level: Level, ask: RequestKind) -> BotRequest {
        let id = RequestId { game: self.number, seq: self.table.seq(), kind: ask };
        let seen = self.table.observe(Viewer::Seat(seat));
        BotRequest { id, seat, level, seen, kind: ask }
    }

    /// Returns the advice for the current position; `Some(None)` if it was asked for and there is
    /// none.
    pub(super) fn advice(&self) -> Option<Option<&Advice>> {
        let (seq, advice) = self.last_advice.as_ref()?;
        (*seq == self.table.seq()).then_some(advice.as_ref())
    }

    /// Selects the first move of the advice.
    pub(super) fn select_advised_move(&mut self) {
        let first = self.advice().flatten().and_then(|advice| advice.best.actions.first().copied());
        if let (Some(action), Some(seen)) = (first, self.choices()) {
            self.selection.select(&seen, action);
        }
    }

    /// Takes a response, if it matches the current position.
    pub(super) fn receive_response(&mut self, id: RequestId, answer: BotResponse) {
        match answer {
            BotResponse::Move(action)
                if self.move_request().is_some_and(|asked| asked.id == id) =>
            {
                self.playback.pending_move = Some(action);
            }
            BotResponse::Advice(advice)
                if self.advice_request().is_some_and(|asked| asked.id == id) =>
            {
                self.last_advice = Some((id.seq, advice));
            }
            _ => {}
        }
    }

    /// Returns the remaining time for which the last move of a bot is shown.
    pub(super) fn pause(&self) -> Option<Duration> {
        (!self.playback.pause.is_zero()).then_some(self.playback.pause)
    }

    /// Lets time pass: a bot's move is played once the one before it has been shown.
    pub(super) fn advance_time(&mut self, time: Duration, speech: &ScreenText) -> TableChange {
        self.playback.pause = self.playback.pause.saturating_sub(time);
        if self.bot_to_move().is_none() || self.pause().is_some() {
            return TableChange::Unchanged;
        }
        // A record may end where a bot has yet to confirm its turn.
        if self.awaits_confirmation() {
            return self.submit(Command::Confirm, speech);
        }
        match self.playback.pending_move.take() {
            Some(action) => self.play_bot_move(action, speech),
            None => TableChange::Unchanged,
        }
    }

    fn play_bot_move(&mut self, action: Action, speech: &ScreenText) -> TableChange {
        let step = self.movement_of(action);
        let came = self.submit(Command::Play(action), speech);
        if came == TableChange::Changed {
            self.playback.trail.extend(step);
            self.playback.pause = self.speed.after_move();
            // An old message must not hide what the person can do now.
            self.notice = self.notice.take().filter(|_| self.bot_to_move().is_some());
        }
        came
    }

    fn movement_of(&self, action: Action) -> Option<(Seat, Place, Place)> {
        let to = self.table.observe(Viewer::Public).target(action)?;
        match action {
            Action::Advance { from, .. } | Action::Retreat { from } => {
                Some((self.table.actor()?, from, to))
            }
            Action::EndTurn => None,
        }
    }

    /// Resets the display after a person's move; if a bot is next, it begins after a pause.
    pub(super) fn restart_playback(&mut self) {
        self.playback = BotPlayback::default();
        if self.bot_to_move().is_some() {
            self.playback.pause = self.speed.before_turn();
        }
    }

    /// Handles a key that only skips a pause; returns whether it was one. It must do nothing else:
    /// a player who wants to see the next move does not want to make one.
    pub(super) fn handle_skip_key(&mut self, key: KeyEvent) -> bool {
        let skips = key.code == KeyCode::Enter || keys::command(key) == Some(' ');
        let looking = self.bot_to_move().is_some() || self.pause().is_some();
        if skips {
            self.playback.pause = Duration::ZERO;
        }
        (looking && skips) || self.bot_to_move().is_some()
    }
}

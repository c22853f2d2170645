//! The turns of bots: what is thought about outside, and how their moves are shown one by one.

use super::game_screen::{GameScreen, TableChange};
use super::keys;
use super::screen_text::ScreenText;
use cartagena::{Action, Observation, Place, Seat, Viewer};
use cartagena_bots::{Advice, Level};
use cartagena_table::Command;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::time::Duration;

/// How long the moves of bots can be looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BotSpeed {
    /// Long enough to follow every move.
    #[default]
    Calm,
    /// For those who know the game.
    Fast,
}

impl BotSpeed {
    /// The other one.
    pub fn toggled(self) -> BotSpeed {
        if self == BotSpeed::Calm { BotSpeed::Fast } else { BotSpeed::Calm }
    }

    /// After each move.
    const fn after_move(self) -> Duration {
        Duration::from_millis(if matches!(self, BotSpeed::Calm) { 1_400 } else { 350 })
    }

    /// Before the first move.
    const fn before_turn(self) -> Duration {
        Duration::from_millis(if matches!(self, BotSpeed::Calm) { 600 } else { 100 })
    }
}

/// Who is asked for advice.
const ADVICE_LEVEL: Level = Level::Captain;

/// What is asked of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestKind {
    /// A move of the seat's own bot.
    Move,
    /// What the seat's player might do.
    Advice,
}

/// Tells questions apart: an answer that comes too late belongs to none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestId {
    /// Which game since the program began.
    pub game: u64,
    /// After how many entries at its table.
    pub seq: u64,
    /// What is asked.
    pub kind: RequestKind,
}

/// Something to be thought about outside.
#[derive(Clone, Debug, PartialEq)]
pub struct BotRequest {
    /// Which question this is.
    pub id: RequestId,
    /// Who is to move.
    pub seat: Seat,
    /// How well to think.
    pub level: Level,
    /// All that this seat may know.
    pub seen: Observation,
    /// What is asked.
    pub kind: RequestKind,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub enum BotResponse {
    /// The bot does this.
    Move(Action),
    /// The advice, if there is any.
    Advice(Option<Advice>),
}

/// What a person is looking at while bots play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BotPlayback {
    /// What the bot has decided on, until it is time to show it.
    pub(super) pending_move: Option<Action>,
    /// How long the last move is still to be looked at.
    pub(super) pause: Duration,
    /// Where bots have gone since a person last moved: who, from where, to where.
    pub trail: Vec<(Seat, Place, Place)>,
}

impl GameScreen {
    /// The bot whose move it is.
    pub fn bot_to_move(&self) -> Option<(Seat, Level)> {
        let seat = self.table.actor()?;
        Some((seat, self.bots.level(seat)?))
    }

    /// Whether any seat is a bot.
    pub fn has_bots(&self) -> bool {
        Seat::first_n(self.table.seats()).any(|seat| !self.bots.is_person(seat))
    }

    /// What is to be thought about for the bot to move, unless that is settled.
    pub fn move_request(&self) -> Option<BotRequest> {
        let (seat, level) = self.bot_to_move()?;
        let open = self.playback.pending_move.is_none() && !self.awaits_confirmation();
        open.then(|| self.request(seat, level, RequestKind::Move))
    }

    /// What an adviser is to think about, unless the advice is there.
    pub fn advice_request(&self) -> Option<BotRequest> {
        self.choices()?;
        let (seat, open) = (self.table.actor()?, self.advice().is_none());
        open.then(|| self.request(seat, ADVICE_LEVEL, RequestKind::Advice))
    }

    fn request(&self, seat: Seat, level: Level, ask: RequestKind) -> BotRequest {
        let id = RequestId { game: self.number, seq: self.table.seq(), kind: ask };
        let seen = self.table.observe(Viewer::Seat(seat));
        BotRequest { id, seat, level, seen, kind: ask }
    }

    /// The advice for the position at hand; `Some(None)` if it was asked for and there is none.
    pub fn advice(&self) -> Option<Option<&Advice>> {
        let (seq, advice) = self.last_advice.as_ref()?;
        (*seq == self.table.seq()).then_some(advice.as_ref())
    }

    /// Points at the first move of the advice.
    pub fn select_advised_move(&mut self) {
        let first = self.advice().flatten().and_then(|advice| advice.best.actions.first().copied());
        if let (Some(action), Some(seen)) = (first, self.choices()) {
            self.selection.select(&seen, action);
        }
    }

    /// Takes an answer, if it is to the question at hand.
    pub fn receive_response(&mut self, id: RequestId, answer: BotResponse) {
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

    /// How long the last move of a bot is still to be looked at.
    pub fn pause(&self) -> Option<Duration> {
        (!self.playback.pause.is_zero()).then_some(self.playback.pause)
    }

    /// Lets time pass: what a bot has decided is done once the move before it was seen.
    pub fn advance_time(&mut self, time: Duration, speech: &ScreenText) -> TableChange {
        self.playback.pause = self.playback.pause.saturating_sub(time);
        if self.bot_to_move().is_none() || self.pause().is_some() {
            return TableChange::Unchanged;
        }
        // A record may end where a bot has yet to say that its turn is done.
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
            // What was said before must not hide what the person can do now.
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

    /// After a person's move: what bots did before is past, and if one is next, it begins soon.
    pub(super) fn restart_playback(&mut self) {
        self.playback = BotPlayback::default();
        if self.bot_to_move().is_some() {
            self.playback.pause = self.speed.before_turn();
        }
    }

    /// Answers a key that only ends a look at what a bot did; whether it was one. It must not do
    /// anything else: nobody who wants to see the next move wants to make one.
    pub(super) fn handle_skip_key(&mut self, key: KeyEvent) -> bool {
        let skips = key.code == KeyCode::Enter || keys::command(key) == Some(' ');
        let looking = self.bot_to_move().is_some() || self.pause().is_some();
        if skips {
            self.playback.pause = Duration::ZERO;
        }
        (looking && skips) || self.bot_to_move().is_some()
    }
}

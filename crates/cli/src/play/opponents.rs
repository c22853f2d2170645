//! The turns of bots: what is thought about outside, and how their moves are shown one by one.

use super::game::{Came, Play};
use super::keys;
use super::speech::Speech;
use cartagena::{Action, Observation, Place, Seat, Viewer};
use cartagena_bots::{Advice, Level};
use cartagena_table::Command;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::time::Duration;

/// How long the moves of bots can be looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Long enough to follow every move.
    #[default]
    Calm,
    /// For those who know the game.
    Fast,
}

impl Pace {
    /// The other one.
    pub fn turned(self) -> Pace {
        if self == Pace::Calm { Pace::Fast } else { Pace::Calm }
    }

    /// After each move.
    const fn after_move(self) -> Duration {
        Duration::from_millis(if matches!(self, Pace::Calm) { 1_400 } else { 350 })
    }

    /// Before the first move.
    const fn before_turn(self) -> Duration {
        Duration::from_millis(if matches!(self, Pace::Calm) { 600 } else { 100 })
    }
}

/// Who is asked for advice.
const ADVISER: Level = Level::Captain;

/// What is asked of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A move of the seat's own bot.
    Move,
    /// What the seat's player might do.
    Advice,
}

/// Tells questions apart: an answer that comes too late belongs to none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Id {
    /// Which game since the program began.
    pub game: u64,
    /// After how many entries at its table.
    pub seq: u64,
    /// What is asked.
    pub ask: Ask,
}

/// Something to be thought about outside.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Which question this is.
    pub id: Id,
    /// Who is to move.
    pub seat: Seat,
    /// How well to think.
    pub level: Level,
    /// All that this seat may know.
    pub seen: Observation,
    /// What is asked.
    pub ask: Ask,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The bot does this.
    Move(Action),
    /// The advice, if there is any.
    Advice(Option<Advice>),
}

/// What a person is looking at while bots play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watch {
    /// What the bot has decided on, until it is time to show it.
    pub(super) intended: Option<Action>,
    /// How long the last move is still to be looked at.
    pub(super) pause: Duration,
    /// Where bots have gone since a person last moved: who, from where, to where.
    pub trail: Vec<(Seat, Place, Place)>,
}

impl Play {
    /// The bot whose move it is.
    pub fn bot(&self) -> Option<(Seat, Level)> {
        let seat = self.table.actor()?;
        Some((seat, self.bots.of(seat)?))
    }

    /// Whether any seat is a bot.
    pub fn has_bots(&self) -> bool {
        Seat::first(self.table.seats()).any(|seat| !self.bots.is_person(seat))
    }

    /// What is to be thought about for the bot to move, unless that is settled.
    pub fn question(&self) -> Option<Question> {
        let (seat, level) = self.bot()?;
        let open = self.watch.intended.is_none() && !self.waits();
        open.then(|| self.ask_for(seat, level, Ask::Move))
    }

    /// What an adviser is to think about, unless the advice is there.
    pub fn wants_advice(&self) -> Option<Question> {
        self.choices()?;
        let (seat, open) = (self.table.actor()?, self.advice().is_none());
        open.then(|| self.ask_for(seat, ADVISER, Ask::Advice))
    }

    fn ask_for(&self, seat: Seat, level: Level, ask: Ask) -> Question {
        let id = Id { game: self.number, seq: self.table.seq(), ask };
        let seen = self.table.observe(Viewer::Seat(seat));
        Question { id, seat, level, seen, ask }
    }

    /// The advice for the position at hand; `Some(None)` if it was asked for and there is none.
    pub fn advice(&self) -> Option<Option<&Advice>> {
        let (seq, advice) = self.advised.as_ref()?;
        (*seq == self.table.seq()).then_some(advice.as_ref())
    }

    /// Points at the first move of the advice.
    pub fn heed(&mut self) {
        let first = self.advice().flatten().and_then(|advice| advice.best.actions.first().copied());
        if let (Some(action), Some(seen)) = (first, self.choices()) {
            self.pick.point(&seen, action);
        }
    }

    /// Takes an answer, if it is to the question at hand.
    pub fn answer(&mut self, id: Id, answer: Answer) {
        match answer {
            Answer::Move(action) if self.question().is_some_and(|asked| asked.id == id) => {
                self.watch.intended = Some(action);
            }
            Answer::Advice(advice) if self.wants_advice().is_some_and(|asked| asked.id == id) => {
                self.advised = Some((id.seq, advice));
            }
            _ => {}
        }
    }

    /// How long the last move of a bot is still to be looked at.
    pub fn pause(&self) -> Option<Duration> {
        (!self.watch.pause.is_zero()).then_some(self.watch.pause)
    }

    /// Lets time pass: what a bot has decided is done once the move before it was seen.
    pub fn pass(&mut self, time: Duration, speech: &Speech) -> Came {
        self.watch.pause = self.watch.pause.saturating_sub(time);
        if self.bot().is_none() || self.pause().is_some() {
            return Came::Nothing;
        }
        // A record may end where a bot has yet to say that its turn is done.
        if self.waits() {
            return self.ask(Command::Confirm, speech);
        }
        match self.watch.intended.take() {
            Some(action) => self.show(action, speech),
            None => Came::Nothing,
        }
    }

    fn show(&mut self, action: Action, speech: &Speech) -> Came {
        let step = self.step_of(action);
        let came = self.ask(Command::Play(action), speech);
        if came == Came::Changed {
            self.watch.trail.extend(step);
            self.watch.pause = self.pace.after_move();
            // What was said before must not hide what the person can do now.
            self.notice = self.notice.take().filter(|_| self.bot().is_some());
        }
        came
    }

    fn step_of(&self, action: Action) -> Option<(Seat, Place, Place)> {
        let to = self.table.observe(Viewer::Public).target(action)?;
        match action {
            Action::Advance { from, .. } | Action::Retreat { from } => {
                Some((self.table.actor()?, from, to))
            }
            Action::EndTurn => None,
        }
    }

    /// After a person's move: what bots did before is past, and if one is next, it begins soon.
    pub(super) fn watch_anew(&mut self) {
        self.watch = Watch::default();
        if self.bot().is_some() {
            self.watch.pause = self.pace.before_turn();
        }
    }

    /// Answers a key that only ends a look at what a bot did; whether it was one. It must not do
    /// anything else: nobody who wants to see the next move wants to make one.
    pub(super) fn skips(&mut self, key: KeyEvent) -> bool {
        let skips = key.code == KeyCode::Enter || keys::command(key) == Some(' ');
        let looking = self.bot().is_some() || self.pause().is_some();
        if skips {
            self.watch.pause = Duration::ZERO;
        }
        (looking && skips) || self.bot().is_some()
    }
}

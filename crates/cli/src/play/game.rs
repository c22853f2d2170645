//! One game at the keyboard: the table, who sits there, and what is pointed at.

use super::keys;
use super::opponents::{Pace, Watch};
use super::pick::{self, Pick};
use super::speech::Speech;
use crate::bots::{self, Bots};
use cartagena::{Action, Observation, Outcome, Place, Seat, Symbol, Turn, Viewer};
use cartagena_bots::Advice;
use cartagena_table::{Command, Table};
use cartagena_texts::{Texts, say};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::time::Duration;

/// A table in front of people. Everything shown of it goes through [`Play::seen`].
pub struct Play {
    /// The truth; nothing is drawn from it but what a viewer may know.
    pub table: Table,
    /// Which game this is since the program began.
    pub number: u64,
    /// The seats that nobody sits in.
    pub bots: Bots,
    /// What bots are doing.
    pub watch: Watch,
    /// How fast they do it.
    pub pace: Pace,
    /// The last advice that was asked for, and after how many entries.
    pub(super) advised: Option<(u64, Option<Advice>)>,
    /// Who sits at the keyboard, never a bot; nobody while the seat is passed on with hidden hands.
    seated: Option<Seat>,
    /// What is pointed at.
    pub pick: Pick,
    /// What the player must be told now.
    pub notice: Option<String>,
}

/// What came of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// Nothing that has to be kept.
    Nothing,
    /// The game has changed.
    Changed,
}

impl Play {
    /// Sits down at a table; with hidden hands the seat has to be taken first, unless only one
    /// person plays.
    pub fn new(mut table: Table, number: u64, confirm: bool, pace: Pace) -> Play {
        let bots = Bots::of_record(&table.record());
        let asked = |seat| confirm && bots.is_person(seat);
        Seat::first(Seat::MAX).for_each(|seat| table.ask_to_confirm(seat, asked(seat)));
        let (seated, watch, pick) =
            (bots.only_person(table.seats()), Watch::default(), Pick::default());
        let (advised, notice) = (None, None);
        let mut play = Play { table, number, bots, watch, pace, advised, seated, pick, notice };
        play.pass_seat();
        play.watch_anew();
        play
    }

    /// Whose eyes are on the screen. Whoever is the only person keeps them there to the end.
    pub fn viewer(&self) -> Viewer {
        let seated = match self.outcome() {
            Some(_) => self.bots.only_person(self.table.seats()),
            None => self.seated,
        };
        seated.map_or(Viewer::Public, Viewer::Seat)
    }

    /// What may be shown now.
    pub fn seen(&self) -> Observation {
        self.table.observe(self.viewer())
    }

    /// How the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    /// Who has to sit down before the game goes on.
    pub fn awaited(&self) -> Option<Seat> {
        let away = |actor: &Seat| self.bots.is_person(*actor) && self.seated != Some(*actor);
        self.table.actor().filter(away)
    }

    /// Whether the third move is made and the turn waits for its end.
    pub fn waits(&self) -> bool {
        self.table.to_confirm().is_some()
    }

    /// How many moves the actor has left.
    pub fn moves_left(&self) -> u8 {
        match self.table.turn() {
            Turn::Of { moves_left, .. } if !self.waits() => moves_left,
            _ => 0,
        }
    }

    /// What the player at the keyboard can choose from, while there is something to choose.
    pub fn choices(&self) -> Option<Observation> {
        let sits = self.table.actor().is_some() && self.table.actor() == self.seated;
        (sits && !self.waits()).then(|| self.seen())
    }

    /// Whether nobody has made a move that stands.
    pub fn is_untouched(&self) -> bool {
        self.table.record().events().is_empty()
    }

    /// What a seat is called.
    pub fn name(&self, texts: &Texts, seat: Seat) -> String {
        bots::name(self.bots, texts, seat, self.table.name(seat))
    }

    /// Answers a key while the game runs.
    pub fn update(&mut self, key: KeyEvent, speech: &Speech) -> Came {
        self.notice = None;
        if self.skips(key) {
            return self.pass(Duration::ZERO, speech);
        }
        if self.awaited().is_some() {
            self.sit_down(key);
            return Came::Nothing;
        }
        match (key.code, keys::command(key)) {
            (_, Some('u')) | (KeyCode::Backspace, _) => self.undo(speech),
            (_, Some('e' | '.')) => self.end_turn(speech),
            (KeyCode::Enter, _) | (_, Some(' ')) => self.enter(speech),
            _ => {
                self.point(key);
                Came::Nothing
            }
        }
    }

    fn sit_down(&mut self, key: KeyEvent) {
        if key.code == KeyCode::Enter {
            self.seated = self.table.actor();
            self.settle();
        }
    }

    fn enter(&mut self, speech: &Speech) -> Came {
        let stuck = self.choices().is_some() && self.pick.action().is_none();
        if self.waits() || stuck {
            return self.enter_at_end(speech);
        }
        let seen = self.seen();
        self.pick.check(&seen);
        match self.pick.action().filter(|_| self.pick.refused.is_none()) {
            Some(action) => self.ask(Command::Play(action), speech),
            None => Came::Nothing,
        }
    }

    /// Enter where nothing is left but to end the turn.
    fn enter_at_end(&mut self, speech: &Speech) -> Came {
        if self.enter_ends() {
            return self.end_turn(speech);
        }
        self.notice = Some(say!(speech.texts, "press-key", key = "e"));
        Came::Nothing
    }

    /// Whether Enter ends the turn where nothing else is left to do. Not with hidden hands: pressed
    /// once too often it would sit the next player down, before the eyes of this one.
    pub fn enter_ends(&self) -> bool {
        self.has_no_secrets()
    }

    /// Whether no hand has to be hidden from those who share the keyboard.
    fn has_no_secrets(&self) -> bool {
        let alone = self.bots.only_person(self.table.seats()).is_some();
        alone || self.table.rules().variant.open_hands()
    }

    fn end_turn(&mut self, speech: &Speech) -> Came {
        self.pick.forget();
        let done = if self.waits() { Command::Confirm } else { Command::Play(Action::EndTurn) };
        self.ask(done, speech)
    }

    fn undo(&mut self, speech: &Speech) -> Came {
        self.pick.forget();
        let came = self.ask(Command::Undo, speech);
        if came == Came::Changed {
            self.notice = Some(say!(speech.texts, "undo-done"));
        }
        came
    }

    pub(super) fn ask(&mut self, command: Command, speech: &Speech) -> Came {
        let Some(actor) = self.table.actor() else { return Came::Nothing };
        let decision = self.table.decide(actor, command);
        match decision.and_then(|decision| self.table.commit(decision)) {
            Ok(()) => {
                if self.bots.is_person(actor) {
                    self.watch_anew();
                }
                self.pass_seat();
                Came::Changed
            }
            Err(refusal) => {
                let name_of = |seat| self.name(&speech.texts, seat);
                self.notice = Some(speech.texts.refusal(&refusal, name_of));
                Came::Nothing
            }
        }
    }

    /// After a change: the next player sits down at once where nothing is hidden, else on demand.
    /// While bots play, whoever sat there last looks on.
    fn pass_seat(&mut self) {
        let next = self.table.actor().filter(|seat| self.bots.is_person(*seat));
        if self.seated != self.table.actor() {
            self.pick = Pick::default();
        }
        if next.is_some() && self.seated != next {
            self.seated = next.filter(|_| self.has_no_secrets());
        }
        self.pick.forget();
        self.settle();
    }

    fn settle(&mut self) {
        match self.choices() {
            Some(seen) => self.pick.settle(&seen),
            None => self.pick = Pick::default(),
        }
    }

    fn point(&mut self, key: KeyEvent) {
        let Some(seen) = self.choices() else { return };
        match key.code {
            KeyCode::Left | KeyCode::BackTab => self.pick.step_pirate(&seen, -1),
            KeyCode::Right | KeyCode::Tab => self.pick.step_pirate(&seen, 1),
            KeyCode::Up => self.pick.step_way(&seen, -1),
            KeyCode::Down => self.pick.step_way(&seen, 1),
            _ => keys::command(key).into_iter().for_each(|typed| self.type_move(typed, &seen)),
        }
    }

    /// Takes a letter, a digit or a sign of the notation.
    fn type_move(&mut self, typed: char, seen: &Observation) {
        match (typed, Symbol::from_letter(typed.to_ascii_uppercase())) {
            (_, Some(symbol)) => self.pick.card(seen, symbol),
            ('<' | 'r' | '-', _) => self.pick.back(seen),
            ('0'..='9', _) => self.pick.digit(seen, typed),
            _ => {}
        }
    }

    /// What the player must be told now: what came of a key, or what is wrong with a typed move.
    pub fn said(&self, texts: &Texts) -> Option<String> {
        self.notice.clone().or_else(|| Some(self.pick.refused?.sentence(texts)))
    }

    /// Where the move that is pointed at would lead, and how many cards it would draw.
    pub fn aim(&self) -> Option<(Action, Place, u8)> {
        let seen = self.choices()?;
        let action = self.pick.action().filter(|_| self.pick.refused.is_none())?;
        let draws = match action {
            Action::Retreat { from } => seen.retreat_draws(from).unwrap_or(0),
            _ => 0,
        };
        Some((action, seen.target(action)?, draws))
    }

    /// Every place to which the chosen pirate could go.
    pub fn targets(&self) -> Vec<Place> {
        let (Some(seen), Some(place)) = (self.choices(), self.pick.place) else {
            return Vec::new();
        };
        let ways = pick::ways(&seen, place).into_iter();
        ways.filter_map(|way| seen.target(pick::action(place, way))).collect()
    }
}

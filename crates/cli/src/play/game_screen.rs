//! One game at the keyboard: the table, the seated player, and the selected move.

use super::bot_turns::{BotPlayback, BotSpeed};
use super::keys;
use super::look_back::LookBack;
use super::move_selection::{self, MoveSelection};
use super::screen_text::ScreenText;
use crate::bot_names::{self, Bots};
use cartagena::{Action, Observation, Outcome, Place, Seat, Symbol, Turn, Viewer};
use cartagena_bots::Advice;
use cartagena_table::{Command, Table};
use cartagena_texts::{Texts, say};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::time::Duration;

/// A table in front of people. Everything shown of it goes through [`GameScreen::observation`].
pub(super) struct GameScreen {
    /// The whole game; only what a viewer may know is drawn from it.
    pub table: Table,
    /// Number of the game since the program began.
    pub number: u64,
    /// Seats that bots play.
    pub bots: Bots,
    /// Display of the bots' moves.
    pub playback: BotPlayback,
    /// Speed of the bots.
    pub speed: BotSpeed,
    /// The last advice, and the number of entries at which it was asked for.
    pub(super) last_advice: Option<(u64, Option<Advice>)>,
    /// The person at the keyboard, never a bot; `None` while the seat is passed on with hidden
    /// hands.
    seated: Option<Seat>,
    /// The selected move.
    pub selection: MoveSelection,
    /// Message for the player.
    pub notice: Option<String>,
    /// The finished game as it was, if an earlier position is shown.
    pub look_back: Option<LookBack>,
}

/// Result of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TableChange {
    /// Nothing that has to be saved.
    Unchanged,
    /// The game has changed.
    Changed,
}

impl GameScreen {
    /// Starts a game at a table. With hidden hands the player must take the seat first, unless only
    /// one person plays.
    pub(super) fn new(mut table: Table, number: u64, confirm: bool, pace: BotSpeed) -> GameScreen {
        let bots = Bots::from_record(&table.record());
        let asked = |seat| confirm && bots.is_person(seat);
        Seat::first_n(Seat::MAX).for_each(|seat| table.ask_to_confirm(seat, asked(seat)));
        let (seated, watch, pick) =
            (bots.sole_person(table.seats()), BotPlayback::default(), MoveSelection::default());
        let (advised, notice) = (None, None);
        let mut play = GameScreen {
            table,
            number,
            bots,
            playback: watch,
            speed: pace,
            last_advice: advised,
            seated,
            selection: pick,
            notice,
            look_back: None,
        };
        play.pass_seat();
        play.restart_playback();
        play
    }

    /// Returns the viewer of the screen. If there is only one person, it is always that one.
    pub(super) fn viewer(&self) -> Viewer {
        let seated = match self.outcome() {
            Some(_) => self.bots.sole_person(self.table.seats()),
            None => self.seated,
        };
        seated.map_or(Viewer::Public, Viewer::Seat)
    }

    /// Returns the observation that may be shown now.
    pub(super) fn observation(&self) -> Observation {
        self.earlier_observation().unwrap_or_else(|| self.table.observe(self.viewer()))
    }

    /// Returns the outcome of the game.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    /// Returns the seat whose player must sit down before the game goes on.
    pub(super) fn awaited_seat(&self) -> Option<Seat> {
        let away = |actor: &Seat| self.bots.is_person(*actor) && self.seated != Some(*actor);
        self.table.actor().filter(away)
    }

    /// Reports whether the third move is made and the turn waits for confirmation.
    pub(super) fn awaits_confirmation(&self) -> bool {
        self.table.to_confirm().is_some()
    }

    /// Returns the number of moves that the seat to move has left.
    pub(super) fn moves_left(&self) -> u8 {
        match self.table.turn() {
            Turn::ToMove { moves_left, .. } if !self.awaits_confirmation() => moves_left,
            _ => 0,
        }
    }

    /// Returns the observation from which the player at the keyboard can choose a move, if there is
    /// a choice.
    pub(super) fn choices(&self) -> Option<Observation> {
        let sits = self.table.actor().is_some() && self.table.actor() == self.seated;
        (sits && !self.awaits_confirmation()).then(|| self.observation())
    }

    /// Reports whether no move stands.
    pub(super) fn is_untouched(&self) -> bool {
        self.table.record().events().is_empty()
    }

    /// Returns the name of a seat.
    pub(super) fn name(&self, texts: &Texts, seat: Seat) -> String {
        bot_names::name(self.bots, texts, seat, self.table.name(seat))
    }

    /// Handles a key while the game runs.
    pub(super) fn update(&mut self, key: KeyEvent, speech: &ScreenText) -> TableChange {
        self.notice = None;
        if self.handle_skip_key(key) {
            return self.advance_time(Duration::ZERO, speech);
        }
        if self.awaited_seat().is_some() {
            self.sit_down(key);
            return TableChange::Unchanged;
        }
        match (key.code, keys::command(key)) {
            (_, Some('u')) | (KeyCode::Backspace, _) => self.undo(speech),
            (_, Some('e' | '.')) => self.end_turn(speech),
            (KeyCode::Enter, _) | (_, Some(' ')) => self.enter(speech),
            _ => {
                self.handle_selection_key(key);
                TableChange::Unchanged
            }
        }
    }

    fn sit_down(&mut self, key: KeyEvent) {
        if key.code == KeyCode::Enter {
            self.seated = self.table.actor();
            self.settle();
        }
    }

    fn enter(&mut self, speech: &ScreenText) -> TableChange {
        let stuck = self.choices().is_some() && self.selection.action().is_none();
        if self.awaits_confirmation() || stuck {
            return self.enter_at_end(speech);
        }
        let seen = self.observation();
        self.selection.check_typed(&seen);
        match self.selection.action().filter(|_| self.selection.error.is_none()) {
            Some(action) => self.submit(Command::Play(action), speech),
            None => TableChange::Unchanged,
        }
    }

    /// Handles Enter where nothing is left but to end the turn.
    fn enter_at_end(&mut self, speech: &ScreenText) -> TableChange {
        if self.enter_ends_turn() {
            return self.end_turn(speech);
        }
        self.notice = Some(say!(speech.texts, "press-key", key = "e"));
        TableChange::Unchanged
    }

    /// Reports whether Enter ends the turn where nothing else is left to do. Not with hidden hands:
    /// pressed once too often it would show the next player's hand to this one.
    pub(super) fn enter_ends_turn(&self) -> bool {
        self.has_no_secrets()
    }

    /// Reports whether no hand has to be hidden from those who share the keyboard.
    fn has_no_secrets(&self) -> bool {
        let alone = self.bots.sole_person(self.table.seats()).is_some();
        alone || self.table.rules().variant.has_open_hands()
    }

    fn end_turn(&mut self, speech: &ScreenText) -> TableChange {
        self.selection.clear_typed();
        let done = if self.awaits_confirmation() {
            Command::Confirm
        } else {
            Command::Play(Action::EndTurn)
        };
        self.submit(done, speech)
    }

    fn undo(&mut self, speech: &ScreenText) -> TableChange {
        self.selection.clear_typed();
        let came = self.submit(Command::Undo, speech);
        if came == TableChange::Changed {
            self.notice = Some(say!(speech.texts, "undo-done"));
        }
        came
    }

    pub(super) fn submit(&mut self, command: Command, speech: &ScreenText) -> TableChange {
        let Some(actor) = self.table.actor() else { return TableChange::Unchanged };
        let decision = self.table.decide(actor, command);
        match decision.and_then(|decision| self.table.commit(decision)) {
            Ok(()) => {
                if self.bots.is_person(actor) {
                    self.restart_playback();
                }
                self.pass_seat();
                TableChange::Changed
            }
            Err(refusal) => {
                let name_of = |seat| self.name(&speech.texts, seat);
                self.notice = Some(speech.texts.refusal(&refusal, name_of));
                TableChange::Unchanged
            }
        }
    }

    /// Passes the keyboard on after a change: the next player sits down at once where nothing is
    /// hidden, otherwise on demand. While bots play, the last person stays.
    fn pass_seat(&mut self) {
        let next = self.table.actor().filter(|seat| self.bots.is_person(*seat));
        if self.seated != self.table.actor() {
            self.selection = MoveSelection::default();
        }
        if next.is_some() && self.seated != next {
            self.seated = next.filter(|_| self.has_no_secrets());
        }
        self.selection.clear_typed();
        self.settle();
    }

    fn settle(&mut self) {
        match self.choices() {
            Some(seen) => self.selection.settle(&seen),
            None => self.selection = MoveSelection::default(),
        }
    }

    fn handle_selection_key(&mut self, key: KeyEvent) {
        let Some(seen) = self.choices() else { return };
        match key.code {
            KeyCode::Left | KeyCode::BackTab => self.selection.step_pirate(&seen, -1),
            KeyCode::Right | KeyCode::Tab => self.selection.step_pirate(&seen, 1),
            KeyCode::Up => self.selection.step_kind(&seen, -1),
            KeyCode::Down => self.selection.step_kind(&seen, 1),
            _ => keys::command(key).into_iter().for_each(|typed| self.type_move(typed, &seen)),
        }
    }

    /// Handles a letter, a digit or a sign of the notation.
    fn type_move(&mut self, typed: char, seen: &Observation) {
        match (typed, Symbol::from_letter(typed.to_ascii_uppercase())) {
            (_, Some(symbol)) => self.selection.type_card(seen, symbol),
            ('<' | 'r' | '-', _) => self.selection.type_retreat(seen),
            ('0'..='9', _) => self.selection.type_digit(seen, typed),
            _ => {}
        }
    }

    /// Returns the message for the player: the result of a key, or what is wrong with a typed move.
    pub(super) fn message(&self, texts: &Texts) -> Option<String> {
        self.notice.clone().or_else(|| Some(self.selection.error?.sentence(texts)))
    }

    /// Returns the selected move with its target, and the number of cards it would draw.
    pub(super) fn selected_move(&self) -> Option<(Action, Place, u8)> {
        let seen = self.choices()?;
        let action = self.selection.action().filter(|_| self.selection.error.is_none())?;
        let draws = match action {
            Action::Retreat { from } => seen.retreat_draws(from).unwrap_or(0),
            _ => 0,
        };
        Some((action, seen.target(action)?, draws))
    }

    /// Returns every place that the selected pirate can go to.
    pub(super) fn targets(&self) -> Vec<Place> {
        let (Some(seen), Some(place)) = (self.choices(), self.selection.place) else {
            return Vec::new();
        };
        let ways = move_selection::moves_from(&seen, place).into_iter();
        ways.filter_map(|way| seen.target(move_selection::action(place, way))).collect()
    }
}

//! The start screen: the settings of a game.

use super::keys;
use crate::bot_names::{self, Bots};
use crate::text::width;
use cartagena::{Rules, Seat, Tunnel, Variant};
use cartagena_bots::Level;
use cartagena_table::NewGame;
use cartagena_texts::Texts;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::path::PathBuf;

/// Most columns that can be typed for a name: more would not fit the table.
pub(super) const MAX_NAME_COLUMNS: usize = 14;

/// Default level of bots: one that people in their first games can win against.
const DEFAULT_LEVEL: Level = Level::Landlubber;

/// A line of the start screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SetupField {
    /// Go on with a saved game.
    Saved,
    /// The language.
    Language,
    /// The variant.
    Variant,
    /// The number of players.
    Players,
    /// The player of a seat: a person or a bot, and the name.
    Name(Seat),
    /// The option to skip a turn.
    Pass,
    /// The option to leave the boat.
    Boat,
    /// The seat that begins.
    First,
    /// Start.
    Start,
}

/// A saved game that can be continued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SavedGame {
    /// Its file.
    pub path: PathBuf,
    /// Its rules.
    pub rules: Rules,
    /// Names of its seats; an empty one stands for the colour.
    pub names: Vec<String>,
    /// Its bots.
    pub bots: Bots,
    /// Number of moves made.
    pub moves: usize,
}

/// A game to be dealt, and its bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DealRequest {
    /// Settings of the game.
    pub new: NewGame,
    /// The bots.
    pub bots: Bots,
}

/// An action of the start screen for the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SetupAction {
    /// Nothing yet.
    Nothing,
    /// Deal this game.
    Deal(DealRequest),
    /// Continue this file.
    Resume(PathBuf),
    /// The next or the previous language.
    Language(isize),
    /// Show all languages.
    Languages,
    /// Show keys and rules.
    Help,
    /// Leave.
    Quit,
}

/// The settings so far, and the focused field.
#[derive(Clone, Debug)]
pub(super) struct SetupScreen {
    /// Variant and options.
    pub rules: Rules,
    /// Number of players.
    pub players: usize,
    /// Names for all five seats.
    pub names: [String; Seat::MAX],
    /// Bots among the five.
    pub bots: Bots,
    /// The seat that begins; `None` leaves it to chance.
    pub first: Option<Seat>,
    /// The tunnel of the command line; `None` leaves it to chance.
    tunnel: Option<Tunnel>,
    /// Saved games, the latest first.
    pub saved: Vec<SavedGame>,
    /// Index of the one that is shown.
    pub shown: usize,
    /// The focused field.
    pub focus: SetupField,
    /// Set if the command line describes a new game.
    asked: bool,
}

impl SetupScreen {
    /// Creates the screen, with the settings of the command line. A player who accepts them begins
    /// at once.
    pub(super) fn new(
        rules: Option<Rules>,
        players: Option<usize>,
        names: &[String],
        bots: &[Level],
    ) -> SetupScreen {
        let printable =
            |name: &String| name.chars().filter(|letter| !letter.is_control()).collect();
        let given = |at: usize| names.get(at).map(printable).unwrap_or_default();
        let people = if bots.is_empty() { names.len() } else { names.len().max(1) };
        let seats = players.unwrap_or(people + bots.len()).clamp(Seat::MIN, Seat::MAX);
        SetupScreen {
            rules: rules.unwrap_or(Rules::new(Variant::Tortuga)),
            players: seats,
            names: std::array::from_fn(given),
            bots: match bots {
                [] if players.is_none() && names.len() < Seat::MIN => {
                    Bots::all_but_first(DEFAULT_LEVEL)
                }
                bots => Bots::in_last_seats(bots, seats),
            },
            first: None,
            tunnel: None,
            saved: Vec::new(),
            shown: 0,
            focus: SetupField::Start,
            asked: rules.is_some() || players.is_some() || !names.is_empty() || !bots.is_empty(),
        }
    }

    /// Returns the screen with the tunnel and the first seat of the command line.
    pub(super) fn with_chosen(
        mut self,
        tunnel: Option<Tunnel>,
        first: Option<Seat>,
    ) -> SetupScreen {
        self.asked |= tunnel.is_some() || first.is_some();
        (self.tunnel, self.first) = (tunnel, first);
        self
    }

    /// Offers saved games. If the command line describes a new game, that stays first.
    pub(super) fn offer(&mut self, saved: Vec<SavedGame>) {
        let new = saved.is_empty() || self.asked;
        self.focus = if new { SetupField::Start } else { SetupField::Saved };
        (self.saved, self.shown) = (saved, 0);
    }

    /// Returns the fields in order.
    pub(super) fn fields(&self) -> Vec<SetupField> {
        let saved = (!self.saved.is_empty()).then_some(SetupField::Saved);
        let names = Seat::first_n(self.players).map(SetupField::Name);
        let before = [SetupField::Language, SetupField::Variant, SetupField::Players];
        let after = [SetupField::Pass, SetupField::Boat, SetupField::First, SetupField::Start];
        saved.into_iter().chain(before).chain(names).chain(after).collect()
    }

    /// Returns the game of the settings, with its bots.
    pub(super) fn deal(&self) -> DealRequest {
        DealRequest { new: self.game(), bots: self.bots }
    }

    /// Returns the game of the settings.
    pub(super) fn game(&self) -> NewGame {
        NewGame {
            rules: self.rules,
            players: self.players,
            names: self.names[..self.players].iter().map(|name| name.trim().to_owned()).collect(),
            tunnel: self.tunnel.clone(),
            first: self.first.filter(|seat| seat.index() < self.players),
        }
    }

    /// Returns the future name of a seat.
    pub(super) fn name(&self, texts: &Texts, seat: Seat) -> String {
        bot_names::name(self.bots, texts, seat, self.names[seat.index()].trim())
    }

    /// Handles a key; with `rtl`, right is back.
    pub(super) fn update(&mut self, key: KeyEvent, rtl: bool) -> SetupAction {
        let forward = if rtl { -1 } else { 1 };
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.step(-1),
            KeyCode::Down | KeyCode::Tab => self.step(1),
            KeyCode::Right => return self.change(forward),
            KeyCode::Left => return self.change(-forward),
            KeyCode::Enter => return self.enter(),
            KeyCode::Esc => return SetupAction::Quit,
            KeyCode::Backspace | KeyCode::Char(_) => return self.write(key),
            _ => {}
        }
        SetupAction::Nothing
    }

    fn step(&mut self, step: isize) {
        let fields = self.fields();
        let at = fields.iter().position(|field| *field == self.focus).unwrap_or(0) as isize;
        self.focus = fields[(at + step).rem_euclid(fields.len() as isize) as usize];
    }

    fn enter(&mut self) -> SetupAction {
        match self.focus {
            SetupField::Start => return SetupAction::Deal(self.deal()),
            SetupField::Saved => return SetupAction::Resume(self.saved[self.shown].path.clone()),
            _ => self.step(1),
        }
        SetupAction::Nothing
    }

    fn change(&mut self, step: isize) -> SetupAction {
        match self.focus {
            SetupField::Language => return SetupAction::Language(step),
            SetupField::Saved => self.shown = cycle(self.shown, step, self.saved.len()),
            SetupField::Variant => {
                self.rules.variant =
                    Variant::ALL[cycle(self.rules.variant as usize, step, Variant::ALL.len())];
            }
            SetupField::Players => self.players = cycle(self.players - 2, step, 4) + 2,
            SetupField::Pass => self.rules.pass = !self.rules.pass,
            SetupField::Boat => self.rules.boat = !self.rules.boat,
            SetupField::First => self.change_first(step),
            SetupField::Name(seat) => self.change_seat(seat, step),
            SetupField::Start => {}
        }
        SetupAction::Nothing
    }

    /// Changes the player of a seat; a person comes before the weakest bot.
    fn change_seat(&mut self, seat: Seat, step: isize) {
        let now = self.bots.level(seat).map_or(0, |level| level as usize + 1);
        let next = cycle(now, step, Level::ALL.len() + 1);
        self.bots.set(seat, next.checked_sub(1).map(|level| Level::ALL[level]));
    }

    /// Changes the seat that begins; chance comes before the first seat.
    fn change_first(&mut self, step: isize) {
        let now = self.game().first.map_or(0, |seat| seat.index() + 1);
        let next = cycle(now, step, self.players + 1);
        self.first = next.checked_sub(1).and_then(|seat| Seat::new(seat as u8));
    }

    fn write(&mut self, key: KeyEvent) -> SetupAction {
        if let SetupField::Name(seat) = self.focus {
            type_into(&mut self.names[seat.index()], key, MAX_NAME_COLUMNS);
            return SetupAction::Nothing;
        }
        match (self.focus, keys::command(key)) {
            (_, Some('q')) => return SetupAction::Quit,
            (_, Some('?')) => return SetupAction::Help,
            (_, Some('l')) => return SetupAction::Languages,
            (SetupField::Players, Some(digit @ '2'..='5')) => {
                self.players = digit as usize - '0' as usize;
            }
            (SetupField::Start | SetupField::Saved, Some(' ')) => return self.enter(),
            (_, Some(' ')) => return self.change(1),
            _ => {}
        }
        SetupAction::Nothing
    }
}

fn cycle(at: usize, step: isize, length: usize) -> usize {
    (at as isize + step).rem_euclid(length.max(1) as isize) as usize
}

/// Writes a key into a line of text, at its end, up to this many columns.
pub(super) fn type_into(text: &mut String, key: KeyEvent, most: usize) {
    if key.code == KeyCode::Backspace {
        text.pop();
    } else if let Some(letter) = keys::written(key) {
        text.push(letter);
        if width(text) > most {
            text.pop();
        }
    }
}

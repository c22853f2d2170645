//! The menu after a game.

use super::setup_screen::type_into;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

/// A line of the menu at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum EndMenuItem {
    /// Write the record to a file.
    #[default]
    Record,
    /// Step through the game.
    LookBack,
    /// Play again with the same players.
    Rematch,
    /// Back to the start screen.
    New,
    /// Stop.
    Quit,
}

impl EndMenuItem {
    /// All lines, from the top.
    const ALL: [EndMenuItem; 5] = [
        EndMenuItem::Record,
        EndMenuItem::LookBack,
        EndMenuItem::Rematch,
        EndMenuItem::New,
        EndMenuItem::Quit,
    ];
}

/// Longest file name that can be typed.
const MAX_FILE_COLUMNS: usize = 200;

/// The menu at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct EndScreen {
    /// The selected line.
    pub item: EndMenuItem,
    /// File for the record; it can be edited.
    pub file: String,
    /// Set once the record is written.
    pub saved: bool,
}

impl EndScreen {
    /// Creates the menu, with a file name for the record.
    pub(super) fn new(file: String) -> EndScreen {
        EndScreen { file, ..EndScreen::default() }
    }

    /// Handles a key; returns the chosen line, if one was.
    pub(super) fn update(&mut self, key: KeyEvent) -> Option<EndMenuItem> {
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.step(-1),
            KeyCode::Down | KeyCode::Tab => self.step(1),
            KeyCode::Enter => return Some(self.item).filter(|item| self.can_take(*item)),
            KeyCode::Esc => return Some(EndMenuItem::Quit),
            _ if self.item == EndMenuItem::Record && !self.saved => {
                type_into(&mut self.file, key, MAX_FILE_COLUMNS)
            }
            _ => {}
        }
        None
    }

    fn can_take(&self, item: EndMenuItem) -> bool {
        item != EndMenuItem::Record || (!self.saved && !self.file.trim().is_empty())
    }

    /// Returns the lines that are available; the record is saved once.
    pub(super) fn items(&self) -> &'static [EndMenuItem] {
        if self.saved { &EndMenuItem::ALL[1..] } else { &EndMenuItem::ALL }
    }

    fn step(&mut self, step: isize) {
        let items = self.items();
        let at = items.iter().position(|item| *item == self.item).unwrap_or(0) as isize;
        self.item = items[(at + step).rem_euclid(items.len() as isize) as usize];
    }
}

//! What to do when the game has ended.

use super::setup::type_into;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

/// A line of the menu at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Item {
    /// Write the record to a file.
    #[default]
    Record,
    /// The same people once more.
    Rematch,
    /// Back to the start screen.
    New,
    /// Stop.
    Quit,
}

impl Item {
    /// All lines, from the top.
    const ALL: [Item; 4] = [Item::Record, Item::Rematch, Item::New, Item::Quit];
}

/// The longest file name that can be typed.
const FILE: usize = 200;

/// The menu at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ending {
    /// The line that is chosen.
    pub item: Item,
    /// Where the record would go; it can be typed over.
    pub file: String,
    /// Whether the record is written.
    pub saved: bool,
}

impl Ending {
    /// The menu, with a name for the record.
    pub fn new(file: String) -> Ending {
        Ending { file, ..Ending::default() }
    }

    /// Answers a key with the line that was taken, if one was.
    pub fn update(&mut self, key: KeyEvent) -> Option<Item> {
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.step(-1),
            KeyCode::Down | KeyCode::Tab => self.step(1),
            KeyCode::Enter => return Some(self.item).filter(|item| self.can_take(*item)),
            KeyCode::Esc => return Some(Item::Quit),
            _ if self.item == Item::Record && !self.saved => type_into(&mut self.file, key, FILE),
            _ => {}
        }
        None
    }

    fn can_take(&self, item: Item) -> bool {
        item != Item::Record || (!self.saved && !self.file.trim().is_empty())
    }

    /// The lines that there are now; the record is saved once.
    pub fn items(&self) -> &'static [Item] {
        if self.saved { &Item::ALL[1..] } else { &Item::ALL }
    }

    fn step(&mut self, step: isize) {
        let items = self.items();
        let at = items.iter().position(|item| *item == self.item).unwrap_or(0) as isize;
        self.item = items[(at + step).rem_euclid(items.len() as isize) as usize];
    }
}

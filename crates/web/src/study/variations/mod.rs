//! Moves that are tried beside a game: a table at which every seat is moved, with the captain's word on what is
//! tried.

mod captain;
mod kept;
mod line;
pub(crate) mod list;
pub(crate) mod page;
mod state;

use cartagena_client::MoveOption;
use cartagena_record::{Moment, MoveTree};
use leptos::prelude::*;

/// Shows a moment, at the table where moves are tried.
pub(crate) fn show(variations: &Variations, at: Moment) {
    match state::open_trial() {
        Some(trial) => trial.go(at),
        None => variations.open(at),
    }
}

/// The variations of a game that is looked at. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Variations {
    /// The game with all that was tried.
    pub tree: RwSignal<MoveTree>,
    /// The moment at which moves are tried; nothing while the game itself is looked at.
    pub at: RwSignal<Option<Moment>>,
    /// True if the browser would not keep the last change.
    pub lost: RwSignal<bool>,
}

impl Variations {
    /// Reads a record and adds what the device has kept of the same game. `None` if the text is no record.
    pub(crate) fn read(record: &str) -> Option<Variations> {
        let mut tree = MoveTree::read(record).ok()?;
        if let Some(kept) = kept::load(&tree) {
            tree.merge(&kept);
        }
        Some(Variations {
            tree: RwSignal::new(tree),
            at: RwSignal::new(None),
            lost: RwSignal::new(false),
        })
    }

    /// Tries moves from a moment on.
    pub(crate) fn open(&self, at: Moment) {
        self.at.set(Some(at));
    }

    /// Tries moves of a plan after so many moves of the game, as far as they can be played.
    pub(crate) fn open_plan(&self, moves: usize, plan: &[MoveOption]) {
        let mut at = self.tree.read_untracked().of_game(moves);
        for step in plan {
            let next = self.tree.try_update(|tree| tree.play(at, step.action)).flatten();
            let Some(next) = next else { break };
            at = next;
        }
        self.keep();
        self.open(at);
    }

    /// Keeps what was tried on the device.
    pub(crate) fn keep(&self) {
        self.lost.set(!kept::save(&self.tree.read_untracked()));
    }

    /// Returns whether anything was tried.
    pub(crate) fn any(&self) -> bool {
        !self.tree.read().branches().is_empty()
    }

    /// Returns the record with all that was tried.
    pub(crate) fn record(&self) -> String {
        self.tree.read_untracked().to_string()
    }
}

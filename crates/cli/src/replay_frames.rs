//! A record as it is shown: every position with open hands, and the move before it.

use crate::bot_names::{self, Bots};
use crate::narration::{self, describe_move};
use cartagena::{Event, Game, Observation, Place, Seat, Setup, Viewer};
use cartagena_record::Record;
use cartagena_texts::Texts;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

/// A game that can be stepped through.
pub(crate) struct Replay {
    /// Names of the players by seat.
    pub names: Vec<String>,
    /// The start, then a frame for every move.
    pub frames: Vec<ReplayFrame>,
}

/// A position, the move before it in its long form, and the sentences for it.
pub(crate) struct ReplayFrame {
    /// The position, with open hands.
    pub seen: Observation,
    /// The move before it; empty at the start.
    pub notation: String,
    /// The way of the moved pirate: its seat, from, to.
    pub movement: Option<(Seat, Place, Place)>,
    /// The move in sentences, and the outcome after the last one.
    pub sentences: Vec<String>,
}

impl Replay {
    /// Returns all positions of a record, told in a language.
    pub(crate) fn new(texts: &Texts, record: &Record) -> Replay {
        let seats = Seat::first_n(record.start().position().seats());
        let bots = Bots::from_record(record);
        let names: Vec<String> =
            seats.map(|seat| bot_names::name(bots, texts, seat, record.name(seat))).collect();
        let positions: Vec<Observation> =
            record.games().map(|game| open_observation(&game)).collect();
        let mut frames = vec![first_frame(texts, &positions[0], &names)];
        for (pair, event) in positions.windows(2).zip(record.events()) {
            frames.push(later_frame(texts, (&pair[0], &pair[1]), event, &names));
        }
        frames.iter_mut().for_each(|frame| frame.add_outcome(texts, &names));
        Replay { names, frames }
    }

    /// Returns the number of the last frame.
    pub(crate) fn last(&self) -> usize {
        self.frames.len().saturating_sub(1)
    }
}

/// Returns an observation with open hands: a record reveals every card.
fn open_observation(game: &Game) -> Observation {
    let open = Setup::from(game).observation(Viewer::Public);
    open.unwrap_or_else(|_| game.observe(Viewer::Public))
}

fn first_frame(texts: &Texts, seen: &Observation, names: &[String]) -> ReplayFrame {
    let begins = narration::opening_sentence(texts, seen, |seat| names[seat.index()].clone());
    ReplayFrame {
        seen: seen.clone(),
        notation: String::new(),
        movement: None,
        sentences: begins.into_iter().collect(),
    }
}

fn later_frame(
    texts: &Texts,
    around: (&Observation, &Observation),
    event: &Event,
    names: &[String],
) -> ReplayFrame {
    ReplayFrame {
        seen: around.1.clone(),
        notation: event.notation().to_string(),
        movement: movement(event),
        sentences: describe_move(texts, around, event, &names[event.seat().index()]),
    }
}

fn movement(event: &Event) -> Option<(Seat, Place, Place)> {
    match *event {
        Event::Advanced { seat, from, to, .. } | Event::Retreated { seat, from, to, .. } => {
            Some((seat, from, to))
        }
        Event::EndedTurn { .. } => None,
    }
}

impl ReplayFrame {
    /// Adds the outcome, if the game is over.
    fn add_outcome(&mut self, texts: &Texts, names: &[String]) {
        if let Some(outcome) = self.seen.turn().outcome() {
            let name = |seat: Seat| names[seat.index()].clone();
            self.sentences.push(narration::outcome_sentence(texts, outcome, name));
        }
    }
}

/// Returns the frame that a key leads to.
pub(crate) fn frame_after(key: KeyEvent, at: usize, last: usize) -> usize {
    match key.code {
        KeyCode::Enter | KeyCode::Right | KeyCode::Down | KeyCode::Char(' ') => (at + 1).min(last),
        KeyCode::Left | KeyCode::Up | KeyCode::Backspace => at.saturating_sub(1),
        KeyCode::PageDown => (at + PAGE).min(last),
        KeyCode::PageUp => at.saturating_sub(PAGE),
        KeyCode::Home => 0,
        KeyCode::End => last,
        _ => at,
    }
}

/// Moves that a page is long.
const PAGE: usize = 10;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_lead_there_and_back() {
        let check = |code, at, expect| {
            assert_eq!(frame_after(KeyEvent::from(code), at, 19), expect, "{code:?} at {at}");
        };
        check(KeyCode::Enter, 0, 1);
        check(KeyCode::Right, 19, 19);
        check(KeyCode::Left, 0, 0);
        check(KeyCode::Left, 5, 4);
        check(KeyCode::PageDown, 5, 15);
        check(KeyCode::PageDown, 15, 19);
        check(KeyCode::PageUp, 5, 0);
        check(KeyCode::End, 5, 19);
        check(KeyCode::Home, 5, 0);
        check(KeyCode::Char('x'), 5, 5);
    }
}

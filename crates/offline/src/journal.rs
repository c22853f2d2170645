//! The journal of finished games. A line stays when its game is deleted.

use crate::deferred_code::{DeferredCode, Postponed};
use crate::hosted_game::HostedGame;
use crate::{HostEffect, OfflineHost, daily};
use cartagena::{Event, Outcome, Seat};
use cartagena_bots::Level;
use cartagena_protocol::{JournalEntry, JournalNote, JournalRequest, JournalResult, ServerMsg};

/// The most lines that are kept.
const MAX_LINES: usize = 10_000;
/// The most mistakes of a note, and the longest name of one.
const MAX_MISTAKES: (usize, usize) = (16, 24);
/// The most luck of a note, good or bad: that of several draws can be more than a whole game.
const MAX_LUCK: i16 = 10_000;

/// Returns the line of a finished game; `None` unless one person alone has played against bots.
pub(crate) fn line(id: &str, hosted: &HostedGame, date: u64) -> Option<String> {
    let (table, seats) = (&hosted.table, hosted.table.seats());
    let seat = hosted.bots.sole_person(seats)?;
    let result = match table.outcome()? {
        Outcome::Won(winner) if winner == seat => JournalResult::Won,
        Outcome::Won(_) => JournalResult::Lost,
        Outcome::Drawn => JournalResult::Drawn,
    };
    let record = table.record();
    let jump = |event: &Event| match *event {
        Event::Advanced { seat: mover, from, to, .. } if mover == seat => {
            Some(to.number() - from.number())
        }
        _ => None,
    };
    let day = daily::day_of(table);
    let entry = JournalEntry {
        game: id.to_owned(),
        finished: date,
        rules: table.rules(),
        seats: seats as u8,
        seat: seat.number(),
        level: strongest(hosted, seats).map_or_else(String::new, |level| level.name().to_owned()),
        result,
        turns: cartagena_daily::turns_of(&record, seat),
        jump: record.events().iter().filter_map(jump).max().unwrap_or(0),
        late: day.is_some() && table.tag(daily::LATE).is_some(),
        daily: day.map_or_else(String::new, |day| day.to_string()),
        wild: table.tag(cartagena_table::WILD_TAG).is_some(),
        challenge: table.tag(daily::CHALLENGE).is_some(),
        note: None,
    };
    serde_json::to_string(&entry).ok()
}

fn strongest(hosted: &HostedGame, seats: usize) -> Option<Level> {
    Seat::first_n(seats).filter_map(|seat| hosted.bots.level(seat)).max()
}

/// Returns a line with the figures of a review; `None` if it has some, or the line or the figures are not
/// possible.
fn noted(line: &str, note: JournalNote) -> Option<String> {
    let (count, length) = MAX_MISTAKES;
    let fit = note.mistakes.len() <= count && note.mistakes.iter().all(|one| one.len() <= length);
    let possible = note.precision.unwrap_or(0) <= 1000 && note.luck.unwrap_or(0).abs() <= MAX_LUCK;
    let entry = JournalEntry::read(line).filter(|_| fit && possible)?;
    // The figures of the first review stay: people have shared them.
    let entry = Some(entry).filter(|entry| entry.note.is_none())?;
    serde_json::to_string(&JournalEntry { note: Some(note), ..entry }).ok()
}

/// Returns the id of the game that a line tells of; `None` if it is no line.
fn game_of(line: &str) -> Option<String> {
    let id = JournalEntry::read(line)?.game;
    let plain = id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    ((1..=32).contains(&id.len()) && plain).then_some(id)
}

impl OfflineHost {
    /// Loads a saved line of the journal.
    pub fn load_journal_line(&mut self, game: &str, line: String) {
        self.journal.insert(game, line);
    }

    /// Writes a game into the journal if it is over and not written yet. The first end of a game counts.
    pub(crate) fn note_end(&mut self, game: &str, date: u64) -> Vec<HostEffect> {
        let over = self.games.get(game).is_some_and(|hosted| hosted.table.outcome().is_some());
        if !over || self.journal.contains(game) || self.journal.len() >= MAX_LINES {
            return Vec::new();
        }
        match self.nets.require_code() {
            Ok(code) => self.write_end(game, date, code),
            Err(missing) => {
                self.postponed.push(Postponed::Ended { game: game.to_owned(), date });
                missing.effects()
            }
        }
    }

    fn write_end(&mut self, game: &str, date: u64, code: DeferredCode) -> Vec<HostEffect> {
        let hosted = self.games.get(game);
        let line = hosted.and_then(|hosted| (code.journal_line)(game, hosted, date));
        line.into_iter().map(|line| self.save_line(game, line)).collect()
    }

    fn save_line(&mut self, game: &str, line: String) -> HostEffect {
        self.journal.insert(game, line.clone());
        HostEffect::SaveJournal { game: game.to_owned(), line }
    }

    pub(crate) fn answer_journal(&mut self, request: JournalRequest) -> Vec<HostEffect> {
        match request {
            JournalRequest::List => {
                let lines = self.journal.iter().map(|(_, line)| line.clone()).collect();
                vec![HostEffect::Send(ServerMsg::Journal { lines })]
            }
            JournalRequest::Note { game, note } => {
                let line = self.journal.get(&game).and_then(|line| noted(line, note));
                line.into_iter().map(|line| self.save_line(&game, line)).collect()
            }
            JournalRequest::Import { lines } => self.import_lines(lines),
        }
    }

    fn import_lines(&mut self, lines: Vec<String>) -> Vec<HostEffect> {
        let mut effects = Vec::new();
        for line in lines {
            let Some(game) = game_of(&line) else { continue };
            if !self.journal.contains(&game) && self.journal.len() < MAX_LINES {
                effects.push(self.save_line(&game, line));
            }
        }
        effects
    }
}

//! Import of games from a text that holds several records.

use crate::by_id::ById;
use crate::daily;
use crate::hosted_game::HostedGame;
use crate::{HostEffect, OfflineHost};
use cartagena::Seat;
use cartagena_deal::Seed;
use cartagena_protocol::{HostError, ServerMsg};
use cartagena_record::Record;
use cartagena_table::Table;

/// Games of a text that are not on the device yet, and the numbers of the others.
struct ImportedGames {
    tables: Vec<Table>,
    known: u32,
    unreadable: u32,
}

/// Reads the records of a text; `None` if it is too long. `seed` gives the cards to come of games
/// that are not over.
fn read_games(
    text: &str,
    games: &ById<HostedGame>,
    seed: &mut dyn FnMut() -> [u8; 32],
) -> Option<ImportedGames> {
    let mut kept: Vec<Record> = games.iter().map(|(_, hosted)| hosted.table.record()).collect();
    let mut imported = ImportedGames { tables: Vec::new(), known: 0, unreadable: 0 };
    for part in Record::split(text).ok()? {
        match part.read() {
            Err(_) => imported.unreadable += 1,
            Ok(record) if kept.iter().any(|other| is_same_game(&record, other)) => {
                imported.known += 1;
            }
            Ok(record) => {
                imported.tables.push(Table::resume(&record, Seed::new(seed())));
                kept.push(record);
            }
        }
    }
    Some(imported)
}

/// Reports whether two records are of one game in one state. Secrets may be in one of them only.
fn is_same_game(one: &Record, other: &Record) -> bool {
    let mut seats = Seat::first_n(one.start().position().seats());
    one.events() == other.events()
        && one.start() == other.start()
        && one.result() == other.result()
        && seats.all(|seat| one.name(seat) == other.name(seat))
}

impl OfflineHost {
    /// Returns the id for a game of a text: that of its day if it is a deal of the day and there is no other game
    /// of it.
    fn id_of_import(&mut self, table: &Table) -> String {
        let given = table.tag(daily::CHALLENGE).is_some();
        let day = daily::day_of(table).filter(|_| !given).map(daily::daily_id);
        let free = |id: &String| !self.games.contains(id) && !self.unread.contains(id);
        day.filter(free).unwrap_or_else(|| self.new_id())
    }

    /// Adds the games of a text to those of the device. The first of the text counts as played last.
    pub(crate) fn import_games(&mut self, text: &str, date: u64) -> Vec<HostEffect> {
        let imported = read_games(text, &self.games, &mut *self.random_bytes);
        let Some(ImportedGames { tables, known, unreadable }) = imported else {
            return vec![HostEffect::Send(ServerMsg::Rejected(HostError::BadRecord))];
        };
        let added = tables.len() as u32;
        let mut effects = Vec::new();
        for (table, age) in tables.into_iter().zip(0..) {
            let id = self.id_of_import(&table);
            let hosted = HostedGame::new(table, date.saturating_sub(age), self.confirm_turns);
            effects.push(hosted.save_effect(&id));
            self.games.insert(&id, hosted);
        }
        effects.push(HostEffect::Send(ServerMsg::Imported { added, known, unreadable }));
        effects
    }
}

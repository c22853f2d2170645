//! The list of games: creating, loading, watching, deleting and restoring them.

use crate::deferred_code::Postponed;
use crate::host::{no_such_game, refused};
use crate::hosted_game::HostedGame;
use crate::{HostEffect, OfflineHost, opening};
use cartagena::Viewer;
use cartagena_deal::Seed;
use cartagena_protocol::{GameSummary, HostError, NewTable, RefusalCode, ServerMsg};
use std::collections::VecDeque;

/// Records of the games deleted last, so that they can be restored even if their cards are hidden from
/// the page.
#[derive(Default)]
pub(crate) struct RecentlyDeleted(VecDeque<(String, String)>);

impl RecentlyDeleted {
    const MAX_GAMES: usize = 8;

    fn push(&mut self, game: String, record: String) {
        self.0.retain(|(other, _)| *other != game);
        self.0.push_back((game, record));
        self.0.drain(..self.0.len().saturating_sub(RecentlyDeleted::MAX_GAMES));
    }

    fn take(&mut self, game: &str) -> Option<String> {
        let at = self.0.iter().position(|(other, _)| other == game)?;
        self.0.remove(at).map(|(_, record)| record)
    }
}

impl OfflineHost {
    /// Loads a saved game: when the host starts, or when another window of this device has changed it.
    /// A page that watches the game gets a new snapshot.
    pub fn load_game(&mut self, game: &str, record: &str, touched: u64) -> Vec<HostEffect> {
        let code = match self.nets.require_code() {
            Ok(code) => code,
            Err(missing) => {
                let (game, record) = (game.to_owned(), record.to_owned());
                self.postponed.push(Postponed::SavedGame { game, record, touched });
                return missing.effects();
            }
        };
        let seed = self.random_bytes();
        let Some(mut hosted) = (code.load_game)(record, touched, self.confirm_turns, seed) else {
            self.unread.insert(game, record.to_owned());
            let error = HostError::BadSavedGame { game: game.to_owned() };
            return vec![HostEffect::Send(ServerMsg::Failed { error })];
        };
        self.unread.remove(game);
        if let Some(old) = self.games.get(game) {
            hosted.take_over(old);
        }
        let snapshot = hosted.watched_as.map(|_| hosted.snapshot(game));
        self.games.insert(game, hosted);
        snapshot.into_iter().collect()
    }

    /// Forgets a game that another window of this device has deleted.
    pub fn game_deleted(&mut self, game: &str) -> Vec<HostEffect> {
        self.unread.remove(game);
        let watched = self.games.remove(game).is_some_and(|hosted| hosted.watched_as.is_some());
        if watched { no_such_game(game) } else { Vec::new() }
    }

    pub(crate) fn list_games(&self) -> HostEffect {
        let mut games: Vec<GameSummary> = Vec::new();
        for summary in self.games.iter().map(|(id, hosted)| hosted.summary(id)) {
            let at = games.partition_point(|other| other.last_played >= summary.last_played);
            games.insert(at, summary);
        }
        HostEffect::Send(ServerMsg::Games { games })
    }

    pub(crate) fn create_game(&mut self, table: &NewTable, date: u64) -> Vec<HostEffect> {
        let seed = table.seed.map_or_else(|| Seed::new(self.random_bytes()), Seed::from_number);
        let table = match opening::open_table(table, seed) {
            Ok(table) => table,
            Err(error) => return vec![HostEffect::Send(ServerMsg::Rejected(error))],
        };
        let game = self.new_id();
        let hosted = HostedGame::new(table, date, self.confirm_turns);
        let save = hosted.save_effect(&game);
        self.games.insert(&game, hosted);
        vec![save, HostEffect::Send(ServerMsg::Created { game })]
    }

    /// Draws an unused id of eight letters or digits.
    pub(crate) fn new_id(&mut self) -> String {
        const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        loop {
            let bytes = self.random_bytes();
            let letter = |byte: &u8| char::from(ALPHABET[usize::from(byte % 32)]);
            let id: String = bytes[..8].iter().map(letter).collect();
            if !self.games.contains(&id) && !self.unread.contains(&id) {
                return id;
            }
        }
    }

    pub(crate) fn watch(&mut self, id: &str, seat: Option<u8>) -> Vec<HostEffect> {
        self.nets.retry();
        self.daily_players.retry();
        let Some(hosted) = self.games.get_mut(id) else { return no_such_game(id) };
        let Some(viewer) = hosted.viewer_of_seat(seat) else { return no_such_game(id) };
        hosted.watched_as = Some(viewer);
        hosted.bot_seats.reset_announcement();
        vec![hosted.snapshot(id)]
    }

    pub(crate) fn unwatch(&mut self, id: &str) -> Vec<HostEffect> {
        if let Some(hosted) = self.games.get_mut(id) {
            hosted.watched_as = None::<Viewer>;
            hosted.bot_seats = Default::default();
        }
        Vec::new()
    }

    pub(crate) fn send_record(&self, game: String) -> Vec<HostEffect> {
        let Some(hosted) = self.games.get(&game) else { return no_such_game(&game) };
        match hosted.visible_record() {
            Some(text) => vec![HostEffect::Send(ServerMsg::Record { game, text })],
            None => vec![refused(&game, RefusalCode::HiddenCards)],
        }
    }

    /// Deletes a game. The page gets the part of the record that it may know; the whole record stays
    /// here for a while.
    pub(crate) fn delete_game(&mut self, id: &str) -> Vec<HostEffect> {
        let (full_record, record) = match (self.games.remove(id), self.unread.remove(id)) {
            (Some(hosted), _) => (hosted.table.record().to_string(), hosted.visible_record()),
            (None, Some(text)) => (text.clone(), Some(text)),
            (None, None) => return no_such_game(id),
        };
        self.recently_deleted.push(id.to_owned(), full_record);
        let (game, record) = (id.to_owned(), record.unwrap_or_default());
        vec![
            HostEffect::DeleteGame { game: game.clone() },
            HostEffect::Send(ServerMsg::Deleted { game, record }),
        ]
    }

    /// Restores a deleted game, from the record that stayed here or else from the page's text.
    pub(crate) fn restore_game(
        &mut self,
        id: String,
        record: String,
        date: u64,
    ) -> Vec<HostEffect> {
        let alphanumeric = |id: &str| id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !(1..=32).contains(&id.len()) || !alphanumeric(&id) {
            return no_such_game(&id);
        }
        if self.games.contains(&id) || self.unread.contains(&id) {
            return vec![self.list_games()];
        }
        let text = self.recently_deleted.take(&id).unwrap_or(record);
        let seed = self.random_bytes();
        let Some(hosted) = HostedGame::load(&text, date, self.confirm_turns, seed) else {
            return vec![HostEffect::Send(ServerMsg::Rejected(HostError::BadRecord))];
        };
        let save = hosted.save_effect(&id);
        self.games.insert(&id, hosted);
        vec![save, self.list_games()]
    }
}

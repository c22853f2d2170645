//! The games there are: opened, looked at, thrown away and brought back.

use crate::deferred_code::{DeferredCode, Postponed};
use crate::host::{no_such_game, refused};
use crate::hosted_game::HostedGame;
use crate::{HostEffect, OfflineHost, opening};
use cartagena::Viewer;
use cartagena_deal::Seed;
use cartagena_protocol::{GameSummary, HostError, NewTable, RefusalCode, ServerMsg};
use std::collections::VecDeque;

/// What was thrown away last, so that it can be brought back although the page may not know it.
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
    /// Takes a game that the host has kept: when it starts, or when something else on this device
    /// has played on. Whoever looks at it is shown how it stands now.
    pub fn load_game(&mut self, game: &str, record: &str, touched: u64) -> Vec<HostEffect> {
        let depth = match self.nets.require_code() {
            Ok(depth) => depth,
            Err(wanting) => {
                let (game, record) = (game.to_owned(), record.to_owned());
                self.postponed.push(Postponed::SavedGame { game, record, touched });
                return wanting.effects();
            }
        };
        let chance = self.random_bytes();
        let Some(mut berth) = (depth.load_game)(record, touched, self.confirm_turns, chance) else {
            self.unread.insert(game, record.to_owned());
            let trouble = HostError::BadSavedGame { game: game.to_owned() };
            return vec![HostEffect::Send(ServerMsg::Failed { error: trouble })];
        };
        self.unread.remove(game);
        if let Some(old) = self.games.get(game) {
            berth.take_over(old);
        }
        let shown = berth.watched_as.map(|_| berth.snapshot(game));
        self.games.insert(game, berth);
        shown.into_iter().collect()
    }

    /// Something else on this device has thrown a game away.
    pub fn game_deleted(&mut self, game: &str) -> Vec<HostEffect> {
        self.unread.remove(game);
        let looked_at = self.games.remove(game).is_some_and(|berth| berth.watched_as.is_some());
        if looked_at { no_such_game(game) } else { Vec::new() }
    }

    pub(crate) fn list_games(&self) -> HostEffect {
        let mut games: Vec<GameSummary> = Vec::new();
        for card in self.games.iter().map(|(id, berth)| berth.summary(id)) {
            let at = games.partition_point(|other| other.last_played >= card.last_played);
            games.insert(at, card);
        }
        HostEffect::Send(ServerMsg::Games { games })
    }

    pub(crate) fn create_game(&mut self, table: &NewTable, date: u64) -> Vec<HostEffect> {
        let seed = table.seed.map_or_else(|| Seed::new(self.random_bytes()), Seed::from_number);
        let table = match opening::open_table(table, seed) {
            Ok(table) => table,
            Err(trouble) => return vec![HostEffect::Send(ServerMsg::Rejected(trouble))],
        };
        let game = self.new_id();
        let berth = HostedGame::new(table, date, self.confirm_turns);
        let keep = berth.save_effect(&game);
        self.games.insert(&game, berth);
        vec![keep, HostEffect::Send(ServerMsg::Created { game })]
    }

    /// Eight letters or digits that no game has yet.
    fn new_id(&mut self) -> String {
        const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        loop {
            let chance = self.random_bytes();
            let id: String =
                chance[..8].iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect();
            if !self.games.contains(&id) && !self.unread.contains(&id) {
                return id;
            }
        }
    }

    pub(crate) fn watch(&mut self, id: &str, seat: Option<u8>) -> Vec<HostEffect> {
        self.nets.retry();
        let Some(berth) = self.games.get_mut(id) else { return no_such_game(id) };
        let Some(viewer) = berth.viewer_of_seat(seat) else { return no_such_game(id) };
        berth.watched_as = Some(viewer);
        berth.bot_seats.reset_announcement();
        vec![berth.snapshot(id)]
    }

    pub(crate) fn unwatch(&mut self, id: &str) -> Vec<HostEffect> {
        if let Some(berth) = self.games.get_mut(id) {
            berth.watched_as = None::<Viewer>;
            berth.bot_seats = Default::default();
        }
        Vec::new()
    }

    pub(crate) fn send_record(&self, game: String) -> Vec<HostEffect> {
        let Some(berth) = self.games.get(&game) else { return no_such_game(&game) };
        match berth.visible_record() {
            Some(text) => vec![HostEffect::Send(ServerMsg::Record { game, text })],
            None => vec![refused(&game, RefusalCode::HiddenCards)],
        }
    }

    /// Throws a game away. The page is given what it may know of the record; the whole one stays
    /// here for a while.
    pub(crate) fn delete_game(&mut self, id: &str) -> Vec<HostEffect> {
        let (whole, record) = match (self.games.remove(id), self.unread.remove(id)) {
            (Some(berth), _) => (berth.table.record().to_string(), berth.visible_record()),
            (None, Some(text)) => (text.clone(), Some(text)),
            (None, None) => return no_such_game(id),
        };
        self.recently_deleted.push(id.to_owned(), whole);
        let (game, record) = (id.to_owned(), record.unwrap_or_default());
        vec![
            HostEffect::DeleteGame { game: game.clone() },
            HostEffect::Send(ServerMsg::Deleted { game, record }),
        ]
    }

    /// Brings a game back, from what was thrown away here or else from the page's text.
    pub(crate) fn restore_game(
        &mut self,
        id: String,
        record: String,
        depth: DeferredCode,
        date: u64,
    ) -> Vec<HostEffect> {
        let letters = |id: &str| id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !(1..=32).contains(&id.len()) || !letters(&id) {
            return no_such_game(&id);
        }
        if self.games.contains(&id) || self.unread.contains(&id) {
            return vec![self.list_games()];
        }
        let text = self.recently_deleted.take(&id).unwrap_or(record);
        let chance = self.random_bytes();
        let Some(berth) = (depth.load_game)(&text, date, self.confirm_turns, chance) else {
            return vec![HostEffect::Send(ServerMsg::Rejected(HostError::BadRecord))];
        };
        let keep = berth.save_effect(&id);
        self.games.insert(&id, berth);
        vec![keep, self.list_games()]
    }
}

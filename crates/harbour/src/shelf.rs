//! The games there are: opened, looked at, thrown away and brought back.

use crate::berth::Berth;
use crate::depth::{Depth, PutOff};
use crate::harbour::{no_such_game, refused};
use crate::{Effect, Harbour, opening};
use cartagena::Viewer;
use cartagena_deal::Seed;
use cartagena_protocol::{GameCard, NewTable, Refusal, ServerMsg, Trouble};
use std::collections::VecDeque;

/// What was thrown away last, so that it can be brought back although the page may not know it.
#[derive(Default)]
pub(crate) struct Bin(VecDeque<(String, String)>);

impl Bin {
    const SIZE: usize = 8;

    fn throw(&mut self, game: String, record: String) {
        self.0.retain(|(other, _)| *other != game);
        self.0.push_back((game, record));
        self.0.drain(..self.0.len().saturating_sub(Bin::SIZE));
    }

    fn take(&mut self, game: &str) -> Option<String> {
        let at = self.0.iter().position(|(other, _)| other == game)?;
        self.0.remove(at).map(|(_, record)| record)
    }
}

impl Harbour {
    /// Takes a game that the host has kept: when it starts, or when something else on this device
    /// has played on. Whoever looks at it is shown how it stands now.
    pub fn shelve(&mut self, game: &str, record: &str, touched: u64) -> Vec<Effect> {
        let depth = match self.nets.need_depth() {
            Ok(depth) => depth,
            Err(wanting) => {
                let (game, record) = (game.to_owned(), record.to_owned());
                self.put_off.push(PutOff::Kept { game, record, touched });
                return wanting.effects();
            }
        };
        let chance = self.chance();
        let Some(mut berth) = (depth.berth)(record, touched, self.ask, chance) else {
            self.unread.insert(game, record.to_owned());
            let trouble = Trouble::BadGame { game: game.to_owned() };
            return vec![Effect::Say(ServerMsg::Failed { trouble })];
        };
        self.unread.remove(game);
        if let Some(old) = self.games.get(game) {
            berth.follow(old);
        }
        let shown = berth.look.map(|_| berth.snapshot(game));
        self.games.insert(game, berth);
        shown.into_iter().collect()
    }

    /// Something else on this device has thrown a game away.
    pub fn unshelve(&mut self, game: &str) -> Vec<Effect> {
        self.unread.remove(game);
        let looked_at = self.games.remove(game).is_some_and(|berth| berth.look.is_some());
        if looked_at { no_such_game(game) } else { Vec::new() }
    }

    pub(crate) fn list(&self) -> Effect {
        let mut games: Vec<GameCard> = Vec::new();
        for card in self.games.iter().map(|(id, berth)| berth.card(id)) {
            let at = games.partition_point(|other| other.touched >= card.touched);
            games.insert(at, card);
        }
        Effect::Say(ServerMsg::Games { games })
    }

    pub(crate) fn create(&mut self, table: &NewTable, date: u64) -> Vec<Effect> {
        let seed = table.seed.map_or_else(|| Seed::new(self.chance()), Seed::from_number);
        let table = match opening::open(table, seed) {
            Ok(table) => table,
            Err(trouble) => return vec![Effect::Say(ServerMsg::Misread(trouble))],
        };
        let game = self.new_id();
        let berth = Berth::new(table, date, self.ask);
        let keep = berth.keep(&game);
        self.games.insert(&game, berth);
        vec![keep, Effect::Say(ServerMsg::Created { game })]
    }

    /// Eight letters or digits that no game has yet.
    fn new_id(&mut self) -> String {
        const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        loop {
            let chance = self.chance();
            let id: String =
                chance[..8].iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect();
            if !self.games.has(&id) && !self.unread.has(&id) {
                return id;
            }
        }
    }

    pub(crate) fn look(&mut self, id: &str, seat: Option<u8>) -> Vec<Effect> {
        self.nets.retry();
        let Some(berth) = self.games.get_mut(id) else { return no_such_game(id) };
        let Some(viewer) = berth.eyes(seat) else { return no_such_game(id) };
        berth.look = Some(viewer);
        berth.crew.announce_again();
        vec![berth.snapshot(id)]
    }

    pub(crate) fn leave(&mut self, id: &str) -> Vec<Effect> {
        if let Some(berth) = self.games.get_mut(id) {
            berth.look = None::<Viewer>;
            berth.crew = Default::default();
        }
        Vec::new()
    }

    pub(crate) fn record(&self, game: String) -> Vec<Effect> {
        let Some(berth) = self.games.get(&game) else { return no_such_game(&game) };
        match berth.told() {
            Some(text) => vec![Effect::Say(ServerMsg::Record { game, text })],
            None => vec![refused(&game, Refusal::StillHidden)],
        }
    }

    /// Throws a game away. The page is given what it may know of the record; the whole one stays
    /// here for a while.
    pub(crate) fn forget(&mut self, id: &str) -> Vec<Effect> {
        let (whole, record) = match (self.games.remove(id), self.unread.remove(id)) {
            (Some(berth), _) => (berth.table.record().to_string(), berth.told()),
            (None, Some(text)) => (text.clone(), Some(text)),
            (None, None) => return no_such_game(id),
        };
        self.bin.throw(id.to_owned(), whole);
        let (game, record) = (id.to_owned(), record.unwrap_or_default());
        vec![
            Effect::Forget { game: game.clone() },
            Effect::Say(ServerMsg::Forgotten { game, record }),
        ]
    }

    /// Brings a game back, from what was thrown away here or else from the page's text.
    pub(crate) fn restore(
        &mut self,
        id: String,
        record: String,
        depth: Depth,
        date: u64,
    ) -> Vec<Effect> {
        let letters = |id: &str| id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !(1..=32).contains(&id.len()) || !letters(&id) {
            return no_such_game(&id);
        }
        if self.games.has(&id) || self.unread.has(&id) {
            return vec![self.list()];
        }
        let text = self.bin.take(&id).unwrap_or(record);
        let chance = self.chance();
        let Some(berth) = (depth.berth)(&text, date, self.ask, chance) else {
            return vec![Effect::Say(ServerMsg::Misread(Trouble::Record))];
        };
        let keep = berth.keep(&id);
        self.games.insert(&id, berth);
        vec![keep, self.list()]
    }
}

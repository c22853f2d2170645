//! New tables.

use super::{Hub, Live, RULES};
use crate::chance;
use crate::limits::Act as Counted;
use crate::people::Socket;
use cartagena_protocol::{Denial, News, OpenTable, ServerMsg};
use cartagena_quay::{Act, Quay};
use cartagena_store::Meta;
use std::sync::Arc;

impl Hub {
    /// Opens a table for whoever asks.
    pub(crate) async fn open(
        self: &Arc<Hub>,
        socket: &Socket,
        table: &OpenTable,
        promise: Option<&str>,
    ) -> Result<String, Denial> {
        self.may_open(socket)?;
        let (game, secret) = drawn()?;
        let name = socket.person.name();
        let act = Act { person: socket.person.id, name: &name, now: self.clock.now() };
        let line = Quay::open(&game, secret, &act, table, promise)?;
        self.begin(&game, &line).await?;
        Ok(game)
    }

    fn may_open(&self, socket: &Socket) -> Result<(), Denial> {
        let person = socket.person.id;
        let limits = &self.limiter.limits;
        // Some room is left for tables that sleep now and whose people come back.
        let full = super::locked(&self.tables).len() >= limits.tables / 10 * 9;
        if full || self.lists.count(person) >= limits.tables_each {
            return Err(Denial::TooMany);
        }
        let may = self.limiter.person(Counted::Open, person, socket.address);
        may.then_some(()).ok_or(Denial::TooOften)
    }

    /// Keeps the first line of a game, and only then has it.
    async fn begin(self: &Arc<Hub>, game: &str, line: &str) -> Result<(), Denial> {
        let quay = Quay::begin(line).map_err(|_| Denial::BadTable)?;
        let meta = Meta { rules_version: RULES, opened: self.clock.now() };
        self.store.open(game, &meta, line).await.map_err(|error| {
            tracing::warn!(%error, "could not keep a new table");
            Denial::NotKept
        })?;
        self.awake(game.to_owned(), quay);
        Ok(())
    }

    /// Whether a table was closed without a game. The store knows best, whoever serves it.
    async fn is_closed(&self, game: &str) -> Result<bool, Denial> {
        match self.read(game).await {
            Ok((quay, _)) => Ok(quay.is_closed()),
            // What cannot be read is of no use to anybody.
            Err(Denial::NoSuchTable) => Ok(true),
            Err(why) => Err(why),
        }
    }
}

impl Live {
    /// Leads to the table for the same people, which is opened if it is not there yet.
    pub(super) async fn rematch(&mut self, socket: &Arc<Socket>) {
        match self.next_table(socket).await {
            Ok(game) => socket.outbox.say(&ServerMsg::Online(News::Opened { game })),
            Err(why) => self.deny(socket, why),
        }
    }

    /// Makes a key that lets friends sit down, and tells it to whoever asked alone.
    pub(super) async fn invite(&mut self, socket: &Arc<Socket>) {
        match self.new_key(socket).await {
            Ok(key) => {
                let game = self.game.clone();
                socket.outbox.say(&ServerMsg::Online(News::Invitation { game, key }));
            }
            Err(why) => self.deny(socket, why),
        }
    }

    async fn new_key(&mut self, socket: &Socket) -> Result<String, Denial> {
        if self.doubtful.is_some() && !self.settle().await {
            return Err(Denial::NotKept);
        }
        let key = chance::key().ok_or(Denial::NotKept)?;
        let name = socket.person.name();
        let act = Act { person: socket.person.id, name: &name, now: self.now() };
        let decision = self.quay.invite(&key, &act)?;
        self.keep(decision).await.map_err(|_| Denial::NotKept)?;
        Ok(key)
    }

    async fn next_table(&mut self, socket: &Socket) -> Result<String, Denial> {
        if self.doubtful.is_some() && !self.settle().await {
            return Err(Denial::NotKept);
        }
        let before = self.quay.next_table().map(str::to_owned);
        if let Some(game) = &before
            && !self.hub.is_closed(game).await?
        {
            return Ok(game.clone());
        }
        self.hub.may_open(socket)?;
        let (game, secret) = drawn()?;
        let name = socket.person.name();
        let act = Act { person: socket.person.id, name: &name, now: self.now() };
        let line = self.quay.rematch(&game, secret, &act)?;
        let noted = self.quay.rematched(&game, before.as_deref(), &act)?;
        self.hub.begin(&game, &line).await?;
        self.keep(noted).await.map_err(|_| Denial::NotKept)?;
        Ok(game)
    }
}

/// An id and a secret for a new game.
fn drawn() -> Result<(String, [u8; 32]), Denial> {
    chance::game().zip(chance::secret()).ok_or(Denial::NotKept)
}

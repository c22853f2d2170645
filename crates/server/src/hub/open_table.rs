//! Opening of tables, rematches and invitations.

use super::{Hub, LiveTable, RULES_VERSION};
use crate::connected_people::Socket;
use crate::random_ids;
use crate::rate_limits::LimitedAction as Counted;
use cartagena_protocol::{Denial, OnlineEvent, OpenTable, ServerMsg};
use cartagena_room::{Requester, Room};
use cartagena_store::GameMeta;
use std::sync::Arc;

impl Hub {
    /// Opens a table for the person of a socket.
    pub(crate) async fn open_table(
        self: &Arc<Hub>,
        socket: &Socket,
        table: &OpenTable,
        commitment: Option<&str>,
    ) -> Result<String, Denial> {
        self.check_may_open(socket)?;
        let (game, secret) = random_id_and_secret()?;
        let name = socket.person.name();
        let requester = Requester { person: socket.person.id, name: &name, now: self.clock.now() };
        let line = Room::opening_line(&game, secret, &requester, table, commitment)?;
        self.store_and_start(socket, &game, &line).await?;
        Ok(game)
    }

    fn check_may_open(&self, socket: &Socket) -> Result<(), Denial> {
        let person = socket.person.id;
        let limits = &self.limiter.limits;
        // Some room is left for sleeping tables whose people come back.
        let full = super::lock(&self.live_tables).len() >= limits.live_tables / 10 * 9;
        if full || self.lobby_index.table_count(person) >= limits.tables_per_person {
            return Err(Denial::TooManyTables);
        }
        let may = self.limiter.allow_person(Counted::Open, person, socket.address);
        may.then_some(()).ok_or(Denial::RateLimited)
    }

    /// Stores the first line of a game, and then starts its table.
    async fn store_and_start(
        self: &Arc<Hub>,
        socket: &Socket,
        game: &str,
        line: &str,
    ) -> Result<(), Denial> {
        let room = Room::from_first_line(line).map_err(|_| Denial::BadTable)?;
        let meta = GameMeta { rules_version: RULES_VERSION, opened: self.clock.now() };
        self.store.open(game, &meta, line).await.map_err(|error| {
            tracing::warn!(%error, "could not store a new table");
            Denial::NotStored
        })?;
        self.lobby_index.note_address(game, socket.address);
        self.start_table(game.to_owned(), room);
        Ok(())
    }

    /// Reports whether a table was closed without a game. The store is asked, because another
    /// server may have closed it.
    async fn is_table_closed(&self, game: &str) -> Result<bool, Denial> {
        match self.load_room(game).await {
            Ok((room, _)) => Ok(room.is_closed()),
            // A table that cannot be read is as good as closed.
            Err(Denial::NoSuchTable) => Ok(true),
            Err(why) => Err(why),
        }
    }
}

impl LiveTable {
    /// Sends the id of the rematch table, which is opened if it does not exist yet.
    pub(super) async fn send_rematch(&mut self, socket: &Arc<Socket>) {
        match self.find_or_open_rematch(socket).await {
            Ok(game) => socket.outbox.send(&ServerMsg::Online(OnlineEvent::TableOpened { game })),
            Err(why) => self.deny(socket, why),
        }
    }

    /// Creates a key that lets friends sit down, and sends it to the asking socket alone.
    pub(super) async fn send_invitation(&mut self, socket: &Arc<Socket>) {
        match self.new_invitation(socket).await {
            Ok(key) => {
                let game = self.game.clone();
                socket.outbox.send(&ServerMsg::Online(OnlineEvent::Invitation {
                    game,
                    invitation_key: key,
                }));
            }
            Err(why) => self.deny(socket, why),
        }
    }

    async fn new_invitation(&mut self, socket: &Socket) -> Result<String, Denial> {
        if self.out_of_sync.is_some() && !self.resync().await {
            return Err(Denial::NotStored);
        }
        let key = random_ids::new_invitation_key().ok_or(Denial::NotStored)?;
        let name = socket.person.name();
        let requester = Requester { person: socket.person.id, name: &name, now: self.now() };
        let decision = self.room.decide_invitation(&key, &requester)?;
        self.persist(&decision).await.map_err(|_| Denial::NotStored)?;
        Ok(key)
    }

    async fn find_or_open_rematch(&mut self, socket: &Socket) -> Result<String, Denial> {
        if self.out_of_sync.is_some() && !self.resync().await {
            return Err(Denial::NotStored);
        }
        let before = self.room.rematch_game().map(str::to_owned);
        if let Some(game) = &before
            && !self.hub.is_table_closed(game).await?
        {
            return Ok(game.clone());
        }
        self.hub.check_may_open(socket)?;
        let (game, secret) = random_id_and_secret()?;
        let name = socket.person.name();
        let requester = Requester { person: socket.person.id, name: &name, now: self.now() };
        let line = self.room.rematch_line(&game, secret, &requester)?;
        let noted = self.room.decide_rematch(&game, before.as_deref(), &requester)?;
        self.hub.store_and_start(socket, &game, &line).await?;
        self.persist(&noted).await.map_err(|_| Denial::NotStored)?;
        Ok(game)
    }
}

/// Returns an id and a secret for a new game.
fn random_id_and_secret() -> Result<(String, [u8; 32]), Denial> {
    random_ids::new_game_id().zip(random_ids::random_bytes()).ok_or(Denial::NotStored)
}

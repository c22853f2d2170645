//! Opening of tables, rematches and invitations.

use super::persistence::texts_to_store;
use super::{Hub, LiveTable, MAX_TRIES, RULES_VERSION, TableRequest};
use crate::connected_people::Socket;
use crate::random_ids;
use crate::rate_limiter::LimitedAction as Counted;
use cartagena_protocol::{Denial, OnlineEvent, OpenTable, ServerMsg};
use cartagena_room::{Requester, Room, part_first_line};
use cartagena_store::{GameMeta, StoreError};
use std::sync::Arc;

impl Hub {
    /// Opens a table for the person of a socket.
    pub(crate) async fn open_table(
        self: &Arc<Hub>,
        socket: &Socket,
        table: &OpenTable,
        commitment: Option<&str>,
        request_id: Option<&str>,
    ) -> Result<String, Denial> {
        let (game, secret) = new_id_and_secret(socket, request_id)?;
        // A repeated request is answered, whatever the limits are by now.
        if self.lobby_index.is_seated(socket.person.id, &game) {
            return Ok(game);
        }
        self.check_may_open(socket).await?;
        let name = socket.person.name();
        let requester = Requester {
            person: socket.person.id,
            name: &name,
            now: self.clock.now(),
            program: false,
        };
        let line = Room::opening_line(&game, secret, &requester, table, commitment)?;
        self.store_and_start(socket, &game, &line).await?;
        Ok(game)
    }

    async fn check_may_open(&self, socket: &Socket) -> Result<(), Denial> {
        if socket.person.is_gone() {
            return Err(Denial::NotSeated);
        }
        let person = socket.person.id;
        self.check_room_for_table(person)?;
        let may = self.allow_person(Counted::Open, person, socket.address).await;
        may.then_some(()).ok_or(Denial::RateLimited)
    }

    /// Refuses another table of a person if there are too many.
    pub(super) fn check_room_for_table(&self, person: i64) -> Result<(), Denial> {
        let limits = &self.limiter.limits;
        // Some room is left for sleeping tables whose people come back.
        let full = super::lock(&self.live_tables).len() >= limits.live_tables / 10 * 9;
        match full || self.lobby_index.table_count(person) >= limits.tables_per_person {
            true => Err(Denial::TooManyTables),
            false => Ok(()),
        }
    }

    /// Stores the first line of a game, and then starts its table. A game that an earlier try stored
    /// is there already.
    pub(super) async fn store_and_start(
        self: &Arc<Hub>,
        socket: &Socket,
        game: &str,
        line: &str,
    ) -> Result<(), Denial> {
        let room = Room::from_first_line(line).map_err(|_| Denial::BadTable)?;
        let meta = GameMeta { rules_version: RULES_VERSION, opened: self.clock.now() };
        let parted = part_first_line(line).map_err(|_| Denial::BadTable)?;
        let texts = texts_to_store(parted.texts);
        match self.store.open_game(game, &meta, &parted.line, &texts).await {
            Ok(()) => {
                self.lobby_index.note_address(game, socket.address);
                self.start_table(game.to_owned(), room);
            }
            Err(StoreError::Conflict) => self.wake(game).await,
            Err(error) => {
                self.find_new_table(game, &error).await?;
                self.recheck_lease(game).await;
                self.announce_line(game, 1, true);
                self.lobby_index.note_address(game, socket.address);
                self.wake(game).await;
            }
        }
        Ok(())
    }

    /// Finds out whether a new table was stored although the store reported an error.
    async fn find_new_table(&self, game: &str, error: &StoreError) -> Result<(), Denial> {
        tracing::warn!(code = error.code(), %error, "could not store a new table");
        self.store_watch.suspect();
        if *error != StoreError::Unknown {
            return Err(Denial::NotStored);
        }
        match self.store.load(game).await {
            Ok(Some(_)) => Ok(()),
            // The database may still be at work on it.
            Ok(None) | Err(_) => Err(Denial::OutcomeUnknown),
        }
    }

    /// Reports whether a table was closed without a game. The store is asked, because another
    /// server may have closed it.
    async fn is_table_closed(&self, game: &str) -> Result<bool, Denial> {
        match self.load_room(game).await {
            Ok((room, _)) => Ok(room.is_closed()),
            // A table that cannot be read is as good as closed.
            Err(Denial::NoSuchTable | Denial::Parked) => Ok(true),
            Err(why) => Err(why),
        }
    }
}

impl LiveTable {
    /// Sends the id of the rematch table, which is opened if it does not exist yet.
    pub(super) async fn send_rematch(&mut self, socket: &Arc<Socket>) {
        let mut found = self.find_or_open_rematch(socket).await;
        for _ in 1..MAX_TRIES {
            if found != Err(Denial::NotStored) || !self.was_overtaken() {
                break;
            }
            found = self.find_or_open_rematch(socket).await;
        }
        match found {
            Ok(game) => socket.outbox.send(&ServerMsg::Online(OnlineEvent::TableOpened { game })),
            Err(why) => self.deny(socket, why),
        }
    }

    /// Creates a key that lets friends sit down, and sends it to the asking socket alone.
    pub(super) async fn send_invitation(&mut self, socket: &Arc<Socket>, id: Option<&str>) {
        let mut made = self.new_invitation(socket, id).await;
        for _ in 1..MAX_TRIES {
            if made != Err(Denial::NotStored) || !self.was_overtaken() {
                break;
            }
            made = self.new_invitation(socket, id).await;
        }
        match made {
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

    async fn new_invitation(
        &mut self,
        socket: &Socket,
        request_id: Option<&str>,
    ) -> Result<String, Denial> {
        self.require_sync().await?;
        let person = socket.person.id;
        let bytes = request_id.and_then(|id| self.room.invitation_bytes(person, id));
        let key = bytes.map(|bytes| random_ids::invitation_key_from(&bytes));
        let key = key.or_else(random_ids::new_invitation_key).ok_or(Denial::NotStored)?;
        if self.room.has_invitation(&key) {
            return Ok(key);
        }
        let name = socket.person.name();
        let requester = Requester { person, name: &name, now: self.now(), program: false };
        let decision = self.room.decide_invitation(&key, &requester)?;
        self.persist(&decision).await?;
        Ok(key)
    }

    /// Reads the table again if it may differ from the store. Refuses if it cannot be used.
    async fn require_sync(&mut self) -> Result<(), Denial> {
        let in_sync = self.out_of_sync.is_none() || self.resync().await;
        match () {
            () if self.parked => Err(Denial::Parked),
            () if in_sync => Ok(()),
            () => Err(Denial::NotStored),
        }
    }

    /// Closes a table that was opened for a rematch while another server opened one, too.
    fn close_unneeded_rematch(&mut self, rematch: &str) {
        let Some((unneeded, _)) = self.unfinished_rematch.take() else { return };
        if self.hub.group().is_some() && unneeded != rematch {
            let hub = Arc::clone(&self.hub);
            tokio::spawn(async move {
                let (closed, _) = tokio::sync::oneshot::channel();
                Box::pin(hub.send_request(&unneeded, TableRequest::Close(closed))).await;
            });
        }
    }

    async fn find_or_open_rematch(&mut self, socket: &Socket) -> Result<String, Denial> {
        self.require_sync().await?;
        let before = self.room.rematch_game().map(str::to_owned);
        if let Some(game) = &before
            && !self.hub.is_table_closed(game).await?
        {
            self.close_unneeded_rematch(game);
            return Ok(game.clone());
        }
        self.hub.check_may_open(socket).await?;
        let name = socket.person.name();
        let requester =
            Requester { person: socket.person.id, name: &name, now: self.now(), program: false };
        let (game, line) = self.new_rematch(&requester, before.as_deref())?;
        let noted = self.room.decide_rematch(&game, before.as_deref(), &requester)?;
        // Until both are stored, the next request goes on with the same table.
        self.unfinished_rematch = Some((game.clone(), line.clone()));
        self.hub.store_and_start(socket, &game, &line).await?;
        self.persist(&noted).await?;
        self.unfinished_rematch = None;
        Ok(game)
    }

    /// Returns the id and the first line of a rematch table: of the one whose opening is not complete,
    /// or of a new one.
    fn new_rematch(
        &self,
        requester: &Requester<'_>,
        before: Option<&str>,
    ) -> Result<(String, String), Denial> {
        let unfinished = self.unfinished_rematch.clone();
        if let Some(unfinished) = unfinished.filter(|(game, _)| Some(game.as_str()) != before) {
            return Ok(unfinished);
        }
        let (game, secret) = random_id_and_secret()?;
        let line = self.room.rematch_line(&game, secret, requester)?;
        Ok((game, line))
    }
}

/// Returns an id and a secret for a new game. The id is derived from that of the request, if it has
/// one, so that a repeated request finds the table that it made.
fn new_id_and_secret(
    socket: &Socket,
    request_id: Option<&str>,
) -> Result<(String, [u8; 32]), Denial> {
    let (game, secret) = random_id_and_secret()?;
    let derived = request_id.map(|id| random_ids::game_id_for(socket.person.id, id));
    Ok((derived.unwrap_or(game), secret))
}

/// Returns an id and a secret for a new game.
pub(super) fn random_id_and_secret() -> Result<(String, [u8; 32]), Denial> {
    random_ids::new_game_id().zip(random_ids::random_bytes()).ok_or(Denial::NotStored)
}

//! Rewording everywhere: a person was deleted, or got another name from the operator. The store has
//! replaced what lies beside the lines; here follow the lines of earlier versions, the tables in memory and
//! what is cached.
//!
//! The store remembers a rewording until all is done, so that a crash in the middle loses nothing: the rest
//! follows after the next start.

use super::cluster::Said;
use super::{Hub, LiveTable, STORE_RETRY, TableRequest};
use cartagena_protocol::Denial;
use cartagena_room::{BadLine, Departure, mark_of_person, reword_line};
use cartagena_store::{OpenRewording, Rewording, StoreError};
use std::collections::BTreeSet;
use std::sync::Arc;
use tokio::sync::oneshot;

/// Number of games of earlier versions that are searched at once.
const SEARCHED_GAMES: u32 = 200;
/// Number of times that a game is chained anew if something is stored in it meanwhile.
const MAX_TRIES: usize = 5;

impl Hub {
    /// Finishes what is left of all rewordings, now and whenever it is asked to, for as long as the server
    /// runs.
    pub(crate) async fn run_rewordings(self: Arc<Hub>) {
        loop {
            self.cluster.lead().await;
            match self.finish_rewordings().await {
                true => self.work_pause(&self.rewordings).await,
                false => tokio::time::sleep(STORE_RETRY).await,
            }
        }
    }

    /// Tries to finish all rewordings; returns whether none is left.
    async fn finish_rewordings(self: &Arc<Hub>) -> bool {
        let Ok(open) = self.store.open_rewordings().await else { return false };
        let mut finished = true;
        for rewording in open {
            finished &= self.finish_rewording(&rewording).await;
        }
        finished
    }

    /// Replaces what a person is called and has written, everywhere: see
    /// [`Store::reword`](cartagena_store::Store::reword). What cannot be done now is done later; returns
    /// whether all is done.
    ///
    /// # Errors
    ///
    /// If the store refuses or does not answer; then nothing has changed.
    pub(crate) async fn reword(
        self: &Arc<Hub>,
        person: i64,
        rewording: Rewording,
    ) -> Result<bool, StoreError> {
        // The store rewords a person's programs with their owner.
        let programs = match rewording.removes_person {
            true => self.store.programs(person).await?,
            false => Vec::new(),
        };
        self.store.reword(person, rewording.clone(), self.clock.now()).await?;
        let people = programs.iter().map(|program| program.person).chain([person]);
        people.clone().for_each(|person| self.reword_connections(person, &rewording));
        let mut done = true;
        for person in people {
            let open = OpenRewording { person, rewording: rewording.clone() };
            done &= self.finish_rewording(&open).await;
        }
        if !done {
            self.ask_for_work();
        }
        Ok(done)
    }

    fn reword_connections(&self, person: i64, rewording: &Rewording) {
        if rewording.removes_person {
            self.tell_servers(&Said::Gone { person });
            self.people.forget(person);
            return;
        }
        self.announce_name(person);
        if let Some(known) = self.people.find(person) {
            known.set_name(&rewording.name);
            known.send_name();
        }
    }

    /// Does what is left of a rewording; returns whether it is done.
    async fn finish_rewording(self: &Arc<Hub>, open: &OpenRewording) -> bool {
        let OpenRewording { person, rewording } = open;
        self.reword_connections(*person, rewording);
        let games = match self.reword_games(*person, rewording).await {
            Ok(games) => games,
            Err(error) => {
                tracing::warn!(person, code = error.code(), %error, "a rewording has to wait");
                return false;
            }
        };
        let finished = games.is_some();
        if let Some(count) = games {
            if self.store.finish_rewording(*person, self.clock.now()).await.is_err() {
                return false;
            }
            let deleted = rewording.removes_person;
            tracing::info!(person, deleted, games = count, "a person was reworded");
        }
        finished
    }

    /// Goes through all games with a person's name or chat; returns their number, or `None` if a table
    /// has to be asked again.
    async fn reword_games(
        self: &Arc<Hub>,
        person: i64,
        rewording: &Rewording,
    ) -> Result<Option<usize>, StoreError> {
        let mut games = self.reword_old_games(person, rewording).await?;
        let leaves = rewording.removes_person;
        if leaves {
            games.extend(self.lobby_index.games_of(person));
        }
        games.extend(self.store.games_with_texts(person).await?);
        if !self.reword_tables(&games, person, leaves).await {
            return Ok(None);
        }
        // A table may have been opened meanwhile, with the name as it was.
        let late: BTreeSet<String> =
            self.store.games_with_texts(person).await?.into_iter().collect();
        let late = late.difference(&games).cloned().collect();
        let done = self.reword_tables(&late, person, leaves).await;
        Ok(done.then_some(games.len() + late.len()))
    }

    /// Forgets what is cached of a finished game.
    pub(crate) fn forget_cached(&self, game: &str) {
        self.finished_records.forget(game);
        self.lobby_index.forget_finished(game);
        self.tell_servers(&Said::Reworded { game });
    }

    /// Tells the tables of games, and forgets what is cached of them.
    async fn reword_tables(
        self: &Arc<Hub>,
        games: &BTreeSet<String>,
        person: i64,
        leaves: bool,
    ) -> bool {
        let mut done = true;
        for game in games {
            done &= self.reword_table(game, person, leaves).await;
            self.forget_cached(game);
        }
        done
    }

    /// Tells a table, if it is live or the person still has to leave it.
    async fn reword_table(self: &Arc<Hub>, game: &str, person: i64, leaves: bool) -> bool {
        let wakes = leaves && self.lobby_index.is_seated(person, game);
        if !wakes && !self.is_live(game) {
            return true;
        }
        let (answer, done) = oneshot::channel();
        let request = TableRequest::Reword { person, leaves, answer };
        match wakes {
            true => self.send_request(game, request).await,
            false => self.send_if_live(game, request).await,
        }
        if let Ok(done) = done.await {
            return done;
        }
        // It went to sleep, or cannot be loaded: then it holds nothing, and nobody can leave it.
        match self.load_room(game).await {
            Ok(_) => !wakes,
            Err(why) => matches!(why, Denial::Parked | Denial::NoSuchTable),
        }
    }

    /// Chains the games of earlier versions anew in whose lines a person has a name.
    async fn reword_old_games(
        &self,
        person: i64,
        rewording: &Rewording,
    ) -> Result<BTreeSet<String>, StoreError> {
        let mut numbers = self.store.absorbed_by(person).await?;
        numbers.push(person);
        let mut changed = BTreeSet::new();
        for number in numbers {
            let (mark, mut after) = (mark_of_person(number), String::new());
            loop {
                let page = self.store.inline_games(&after, &mark, SEARCHED_GAMES).await?;
                let Some((last, _)) = page.last() else { break };
                after.clone_from(last);
                for (game, _) in page.into_iter().filter(|(_, found)| *found) {
                    self.reword_old_game(&game, number, rewording).await?;
                    changed.insert(game);
                }
            }
        }
        Ok(changed)
    }

    async fn reword_old_game(
        &self,
        game: &str,
        person: i64,
        rewording: &Rewording,
    ) -> Result<(), StoreError> {
        for _ in 0..MAX_TRIES {
            let lines = match self.store.load_game(game).await {
                // A damaged game stays as it is; checking the store reports it.
                Err(error @ StoreError::Corrupt { .. }) => {
                    tracing::error!(game, code = error.code(), %error, "not reworded");
                    return Ok(());
                }
                lines => lines?.unwrap_or_default(),
            };
            let lines = lines.into_iter().map(|line| line.line).collect();
            let Ok(Some(lines)) = reworded_lines(lines, person, rewording) else { return Ok(()) };
            match self.store.rechain(game, lines, self.clock.now()).await {
                Err(StoreError::Conflict) => {}
                done => return done,
            }
        }
        Err(StoreError::Conflict)
    }
}

/// Returns the lines of a game with other texts; `None` if nothing changes.
fn reworded_lines(
    mut lines: Vec<String>,
    person: i64,
    rewording: &Rewording,
) -> Result<Option<Vec<String>>, BadLine> {
    let (name, removes_chat) = (&rewording.name, rewording.removes_chat);
    let mut changed = false;
    for (at, line) in lines.iter_mut().enumerate() {
        if let Some(new) = reword_line(line, at == 0, person, name, removes_chat)? {
            *line = new;
            changed = true;
        }
    }
    Ok(changed.then_some(lines))
}

impl LiveTable {
    /// Reads the game again after texts of a person were replaced, and lets the person leave; returns
    /// whether it is done.
    pub(super) async fn reword(&mut self, person: i64, leaves: bool) -> bool {
        if self.out_of_sync.is_some() && !self.resync().await {
            return self.parked;
        }
        if leaves && !self.let_leave(person).await {
            return self.parked;
        }
        let mark = mark_of_person(person);
        self.unfinished_rematch =
            self.unfinished_rematch.take().filter(|(_, line)| !line.contains(&mark));
        self.signed_end = None;
        let before = self.room.seated_people();
        if self.reload_and_find(&[]).await.is_none() {
            return self.parked;
        }
        self.broadcast_full_state();
        self.update_lobby_index(&before);
        true
    }

    async fn let_leave(&mut self, person: i64) -> bool {
        match self.room.decide_departure(person, self.now()) {
            Departure::Gone => true,
            Departure::Leaves(decision) => self.persist(&decision).await.is_ok(),
            Departure::Later => false,
        }
    }
}

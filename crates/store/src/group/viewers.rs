//! Presence: the people who have a page of some server open, and those who watch a table there.

use super::{ServerGroup, within};
use crate::StoreError;
use sqlx::{query, query_as, query_scalar};

const COME: &str = "INSERT INTO viewers (server, game, person, looking) \
     SELECT $1, game, person, looking FROM unnest($2::TEXT[], $3::BIGINT[], $4::BOOLEAN[]) \
     AS came (game, person, looking) WHERE EXISTS (SELECT 1 FROM servers WHERE id = $1) \
     ON CONFLICT (server, game, person) DO UPDATE SET looking = EXCLUDED.looking";
const GO: &str = "DELETE FROM viewers USING unnest($2::TEXT[], $3::BIGINT[]) AS gone (game, person) \
     WHERE server = $1 AND viewers.game = gone.game AND viewers.person = gone.person";
const OWN: &str = "SELECT game, person, looking FROM viewers WHERE server = $1";
const ELSEWHERE: &str = "SELECT game, person, bool_or(looking) FROM viewers \
     WHERE game = ANY ($2) AND server <> $1 GROUP BY game, person ORDER BY game, person";
const ONLINE: &str = "SELECT DISTINCT person FROM viewers \
     WHERE game = '' AND server <> $1 AND person = ANY ($2)";
const SEND: &str = "INSERT INTO relays (person, message, made) VALUES ($1, $2, clock_timestamp()) \
     RETURNING id";
const RECEIVE: &str = "SELECT person, message FROM relays WHERE id = $1";
const FORGET: &str = "DELETE FROM relays WHERE made < clock_timestamp() - interval '1 minute'";

/// A change of who is at this server: at a table, or with a page open if `game` is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ViewerChange {
    /// The table; empty for the server.
    pub game: String,
    /// The person.
    pub person: i64,
    /// Set if a page is before the person's eyes; `None` if the person has gone.
    pub looking: Option<bool>,
}

/// A person at a table by another server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemoteViewer {
    /// The table.
    pub game: String,
    /// The person.
    pub person: i64,
    /// Set if a page is before the person's eyes.
    pub looking: bool,
}

impl ServerGroup {
    /// Stores who has come to this server, and who has gone.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn note_viewers(&self, changes: &[ViewerChange]) -> Result<(), StoreError> {
        let here = |change: &&ViewerChange| change.looking.is_some();
        let (come, gone): (Vec<_>, Vec<_>) = changes.iter().partition(here);
        let games =
            |of: &[&ViewerChange]| of.iter().map(|change| change.game.clone()).collect::<Vec<_>>();
        let people =
            |of: &[&ViewerChange]| of.iter().map(|change| change.person).collect::<Vec<_>>();
        if !gone.is_empty() {
            let go = query(GO).bind(self.server()).bind(games(&gone)).bind(people(&gone));
            within(go.execute(&self.pool)).await?;
        }
        if !come.is_empty() {
            let looking: Vec<bool> = come.iter().filter_map(|change| change.looking).collect();
            let came = query(COME).bind(self.server()).bind(games(&come)).bind(people(&come));
            within(came.bind(looking).execute(&self.pool)).await?;
        }
        Ok(())
    }

    /// Returns who is at this server, as the others know it.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn own_viewers(&self) -> Result<Vec<RemoteViewer>, StoreError> {
        let own = query_as::<_, (String, i64, bool)>(OWN).bind(self.server());
        Ok(viewers(within(own.fetch_all(&self.pool)).await?))
    }

    /// Returns who watches some tables by other servers.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn viewers_elsewhere(
        &self,
        games: &[String],
    ) -> Result<Vec<RemoteViewer>, StoreError> {
        let there = query_as::<_, (String, i64, bool)>(ELSEWHERE).bind(self.server()).bind(games);
        Ok(viewers(within(there.fetch_all(&self.pool)).await?))
    }

    /// Returns those of some people who have a page of another server open.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn online_elsewhere(&self, people: &[i64]) -> Result<Vec<i64>, StoreError> {
        let there = query_scalar::<_, i64>(ONLINE).bind(self.server()).bind(people);
        within(there.fetch_all(&self.pool)).await
    }

    /// Stores a message for a person's pages at other servers, and returns its number.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn send_relay(&self, person: i64, message: &str) -> Result<i64, StoreError> {
        let send = query_scalar::<_, i64>(SEND).bind(person).bind(message);
        within(send.fetch_one(&self.pool)).await
    }

    /// Returns a message of another server, and whose it is.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn receive_relay(&self, id: i64) -> Result<Option<(i64, String)>, StoreError> {
        let receive = query_as::<_, (i64, String)>(RECEIVE).bind(id);
        within(receive.fetch_optional(&self.pool)).await
    }

    /// Forgets messages that everybody has read.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn forget_relays(&self) -> Result<(), StoreError> {
        within(query(FORGET).execute(&self.pool)).await.map(drop)
    }
}

fn viewers(rows: Vec<(String, i64, bool)>) -> Vec<RemoteViewer> {
    let viewer = |(game, person, looking)| RemoteViewer { game, person, looking };
    rows.into_iter().map(viewer).collect()
}

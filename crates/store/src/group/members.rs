//! The servers of a group. Each notes again and again that it lives, by the database's clock; one that has
//! not done so for a while is struck off by another. A server that finds itself struck off joins again
//! under another number, and holds nothing.

use super::{ServerGroup, within};
use crate::StoreError;
use crate::integers::{signed, unsigned};
use sqlx::{query, query_as, query_scalar};
use std::sync::atomic::Ordering;

/// Seconds after which a silent server counts as dead.
const DEAD_AFTER_SECONDS: f64 = 3.0;
/// Key of the advisory lock under which servers join, one at a time.
const JOIN_LOCK: &str =
    "SELECT pg_advisory_xact_lock(1667331696, hashtext(COALESCE(current_schema(), '')))";
const LIVING: &str = "SELECT key, serving_since FROM servers \
     WHERE seen > clock_timestamp() - make_interval(secs => $1) ORDER BY serving_since, id";
const JOIN: &str = "INSERT INTO servers (key, serving_since, seen) \
     VALUES ($1, $2, clock_timestamp()) RETURNING id";
const BEAT: &str = "UPDATE servers SET seen = clock_timestamp() WHERE id = $1";
const ALL: &str = "SELECT id, seen < clock_timestamp() - make_interval(secs => $1) FROM servers \
     ORDER BY id";
const STRIKE_OFF: &str = "DELETE FROM servers WHERE id = ANY ($1) \
     AND seen < clock_timestamp() - make_interval(secs => $2) RETURNING id";
const LEAVE: &str = "DELETE FROM servers WHERE id = $1";

/// A server's place in the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joined {
    /// Number of the server.
    pub server: i64,
    /// Time by the hosts' clocks since when the group has served without a gap.
    pub serving_since: u64,
}

/// State of the group when a server notes that it lives.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heartbeat {
    /// False if the server was struck off meanwhile: it must join again.
    pub is_member: bool,
    /// The other servers that live.
    pub others: Vec<i64>,
    /// The servers that have been silent for too long.
    pub silent: Vec<i64>,
}

impl ServerGroup {
    /// Joins the group, under a new number. All servers have one key.
    ///
    /// # Errors
    ///
    /// [`StoreError::OtherKey`] if a living server has another key.
    pub async fn join(&self, key: &str, now: u64) -> Result<Joined, StoreError> {
        let joining = async {
            let mut change = self.pool.begin().await?;
            query(JOIN_LOCK).execute(&mut *change).await?;
            let living = query_as::<_, (String, i64)>(LIVING).bind(DEAD_AFTER_SECONDS);
            let living = living.fetch_all(&mut *change).await?;
            if living.iter().any(|(other, _)| other != key) {
                return Ok(None);
            }
            let since = living.first().map_or(signed(now), |(_, since)| *since);
            let server = query_scalar::<_, i64>(JOIN).bind(key).bind(since);
            let server = server.fetch_one(&mut *change).await?;
            change.commit().await?;
            Ok(Some(Joined { server, serving_since: unsigned(since) }))
        };
        let joined = within(joining).await?.ok_or(StoreError::OtherKey)?;
        self.server.store(joined.server, Ordering::Release);
        Ok(joined)
    }

    /// Notes that this server lives, and returns who else does.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn beat(&self) -> Result<Heartbeat, StoreError> {
        let server = self.server();
        within(async {
            let mut connection = self.pool.acquire().await?;
            let noted = query(BEAT).bind(server).execute(&mut *connection).await?;
            let all = query_as::<_, (i64, bool)>(ALL).bind(DEAD_AFTER_SECONDS);
            let all = all.fetch_all(&mut *connection).await?;
            let which = |silent| {
                let those = all.iter().filter(move |(id, is)| *is == silent && *id != server);
                those.map(|(id, _)| *id).collect()
            };
            let is_member = noted.rows_affected() > 0;
            Ok(Heartbeat { is_member, others: which(false), silent: which(true) })
        })
        .await
    }

    /// Strikes silent servers off, unless they have been heard of again, and returns those that are gone:
    /// what they held is free.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn strike_off(&self, silent: &[i64]) -> Result<Vec<i64>, StoreError> {
        let gone = query_scalar::<_, i64>(STRIKE_OFF).bind(silent).bind(DEAD_AFTER_SECONDS);
        within(gone.fetch_all(&self.pool)).await
    }

    /// Leaves the group: what this server held is free at once.
    ///
    /// # Errors
    ///
    /// If the database does not answer; the others notice a little later.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let server = self.server.load(Ordering::Acquire);
        within(query(LEAVE).bind(server).execute(&self.pool)).await.map(drop)
    }
}

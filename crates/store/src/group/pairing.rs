//! People who wait for an opponent, at whatever server. The server of the person who has waited longest takes
//! both out of the queue, in one transaction, opens their table and stores its id.

use super::{ServerGroup, within};
use crate::StoreError;
use crate::integers::{signed, unsigned};
use sqlx::{query, query_as};

const SEEK: &str = "INSERT INTO seekers (person, server, name, rules, rating, since) \
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (person) DO UPDATE SET server = EXCLUDED.server, \
     name = EXCLUDED.name, rating = EXCLUDED.rating, rules = EXCLUDED.rules, \
     since = CASE WHEN seekers.rules = EXCLUDED.rules THEN seekers.since ELSE EXCLUDED.since END \
     WHERE seekers.taken_by IS NULL";
const LEAVE: &str = "DELETE FROM seekers WHERE person = $1 AND server = $2";
const ALL: &str = "SELECT person, server, name, rules, rating, since, taken_by, game FROM seekers \
     ORDER BY since, person";
const TAKE: &str = "UPDATE seekers SET taken_by = $1 WHERE person = ANY ($2) \
     AND (taken_by IS NULL OR taken_by NOT IN (SELECT id FROM servers))";
const RELEASE: &str = "UPDATE seekers SET taken_by = NULL WHERE person = $1";
const SEAT: &str = "UPDATE seekers SET game = $2 WHERE person = $1";

/// Columns of a person who waits.
type SeekerRow = (i64, i64, String, String, Option<f64>, i64, Option<i64>, Option<String>);

/// A person who waits for an opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct PairSeeker {
    /// The person.
    pub person: i64,
    /// The server with the page that waits.
    pub server: i64,
    /// The person's name.
    pub name: String,
    /// The rules, as text.
    pub rules: String,
    /// The rating by which opponents are chosen.
    pub rating: Option<f64>,
    /// Time since when the person waits, by the clock of the server.
    pub since: u64,
    /// The server that seats the person.
    pub taken_by: Option<i64>,
    /// The table at which a seat is reserved for the person.
    pub game: Option<String>,
}

impl ServerGroup {
    /// Lets a person wait by this server, who keeps their place if they have waited for the same rules.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn seek(&self, seeker: &PairSeeker) -> Result<(), StoreError> {
        let PairSeeker { person, name, rules, rating, since, .. } = seeker;
        let seek = query(SEEK).bind(person).bind(self.server()).bind(name).bind(rules);
        within(seek.bind(rating).bind(signed(*since)).execute(&self.pool)).await.map(drop)
    }

    /// Lets a person wait no longer, if they wait by this server.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn stop_seeking(&self, person: i64) -> Result<(), StoreError> {
        let leave = query(LEAVE).bind(person).bind(self.server());
        within(leave.execute(&self.pool)).await.map(drop)
    }

    /// Returns all who wait, the longest first.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn seekers(&self) -> Result<Vec<PairSeeker>, StoreError> {
        let rows = within(query_as::<_, SeekerRow>(ALL).fetch_all(&self.pool)).await?;
        Ok(rows.into_iter().map(seeker).collect())
    }

    /// Takes two people out of the queue for this server to seat. Returns false if one of them is taken, or
    /// waits no longer.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn take_pair(&self, pair: [i64; 2]) -> Result<bool, StoreError> {
        within(async {
            let mut change = self.pool.begin().await?;
            let take = query(TAKE).bind(self.server()).bind(&pair[..]);
            let taken = take.execute(&mut *change).await?.rows_affected() == 2;
            if taken {
                change.commit().await?;
            } else {
                change.rollback().await?;
            }
            Ok(taken)
        })
        .await
    }

    /// Lets a person who was taken out of the queue wait again.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn release_seeker(&self, person: i64) -> Result<(), StoreError> {
        within(query(RELEASE).bind(person).execute(&self.pool)).await.map(drop)
    }

    /// Notes the table at which a seat is reserved for a person who was taken.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn note_seat(&self, person: i64, game: &str) -> Result<(), StoreError> {
        within(query(SEAT).bind(person).bind(game).execute(&self.pool)).await.map(drop)
    }
}

fn seeker(row: SeekerRow) -> PairSeeker {
    let (person, server, name, rules, rating, since, taken_by, game) = row;
    PairSeeker { person, server, name, rules, rating, since: unsigned(since), taken_by, game }
}

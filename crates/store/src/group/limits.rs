//! Rate limits that hold for all servers together: token buckets in one statement each. Of a bucket only the
//! moment is stored at which it will be empty.

use super::{ServerGroup, within};
use crate::StoreError;
use sqlx::{query, query_scalar};
use std::time::Duration;

const TAKE: &str = "INSERT INTO rate_limits AS known (key, empty_at) \
     SELECT $1, moment + $3 FROM \
     (SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT AS moment) AS clock \
     ON CONFLICT (key) DO UPDATE \
     SET empty_at = GREATEST(known.empty_at, EXCLUDED.empty_at - $3) + $3 \
     WHERE GREATEST(known.empty_at, EXCLUDED.empty_at - $3) + $3 \
     <= EXCLUDED.empty_at - $3 + $2 * $3 RETURNING TRUE";
const FORGET: &str = "DELETE FROM rate_limits \
     WHERE empty_at < (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";

impl ServerGroup {
    /// Counts an action under a key, and reports whether the limit allows it: a burst at once, then one more
    /// after each interval.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn allow(
        &self,
        key: [u8; 16],
        burst: u32,
        every: Duration,
    ) -> Result<bool, StoreError> {
        let every = i64::try_from(every.as_millis()).unwrap_or(i64::MAX);
        if every == 0 {
            return Ok(true);
        }
        let take = query_scalar::<_, bool>(TAKE).bind(&key[..]).bind(i64::from(burst)).bind(every);
        Ok(within(take.fetch_optional(&self.pool)).await?.is_some())
    }

    /// Forgets everything that limits nobody any more.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn forget_limits(&self) -> Result<(), StoreError> {
        within(query(FORGET).execute(&self.pool)).await.map(drop)
    }
}

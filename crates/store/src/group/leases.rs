//! The leases of games: which server runs the clocks and bots of each. A lease lies in the game's row, so
//! that the statement that appends a line checks its number under the lock of that row.

use super::{ServerGroup, within};
use crate::StoreError;
use crate::integers::unsigned;
use sqlx::{query_as, query_scalar};

/// Number of games that are taken over in one statement.
const BATCH: i64 = 500;
/// Takes games over that no living server holds. Of two servers that try, the second waits for the row, and
/// finds another holder in it.
const CLAIM: &str = "WITH free AS (SELECT id FROM games WHERE NOT over \
     AND holder NOT IN (SELECT id FROM servers) ORDER BY opened, id LIMIT $2 FOR UPDATE) \
     UPDATE games SET holder = $1, fence = fence + 1 FROM free \
     WHERE games.id = free.id AND EXISTS (SELECT 1 FROM servers WHERE servers.id = $1) \
     RETURNING games.id, fence";
const HELD: &str = "SELECT id, fence FROM games WHERE NOT over AND holder = $1";
const FENCE: &str = "SELECT fence FROM games WHERE id = $2 AND holder = $1";
const HEADS: &str = "SELECT id, last FROM games WHERE NOT over ORDER BY opened, id";

impl ServerGroup {
    /// Takes over games that no living server holds, some at a time, and returns them with the numbers of
    /// their leases; nothing once all are held.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn claim(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let claimed = query_as::<_, (String, i64)>(CLAIM).bind(self.server()).bind(BATCH);
        Ok(numbered(within(claimed.fetch_all(&self.pool)).await?))
    }

    /// Returns all games that this server holds, with the numbers of their leases.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn held(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let held = query_as::<_, (String, i64)>(HELD).bind(self.server());
        Ok(numbered(within(held.fetch_all(&self.pool)).await?))
    }

    /// Returns the number of the lease of a game, if this server holds it.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn fence(&self, game: &str) -> Result<Option<u64>, StoreError> {
        let fence = query_scalar::<_, i64>(FENCE).bind(self.server()).bind(game);
        Ok(within(fence.fetch_optional(&self.pool)).await?.map(unsigned))
    }

    /// Returns all games that are not over, with the numbers of their last lines.
    ///
    /// # Errors
    ///
    /// If the database does not answer.
    pub async fn heads(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let heads = query_as::<_, (String, i64)>(HEADS);
        Ok(numbered(within(heads.fetch_all(&self.pool)).await?))
    }
}

fn numbered(rows: Vec<(String, i64)>) -> Vec<(String, u64)> {
    rows.into_iter().map(|(game, number)| (game, unsigned(number))).collect()
}

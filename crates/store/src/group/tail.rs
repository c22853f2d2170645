//! Reading on: the lines of a game after those that a server knows.

use super::{ServerGroup, within};
use crate::chain::{StoredRow, StoredText, checked_tail};
use crate::integers::signed;
use crate::queries::{TextRow, stored_text};
use crate::{GameLine, StoreError};
use sqlx::query_as;

const LINES: &str = "SELECT seq, convert_to(line, 'UTF8'), hash FROM events \
     WHERE game = $1 AND seq >= $2 ORDER BY seq";
const TEXTS: &str = "SELECT seq, place, person, kind, digest, salt, convert_to(text, 'UTF8') \
     FROM texts WHERE game = $1 AND seq > $2 ORDER BY seq, place";

impl ServerGroup {
    /// Returns the lines of a game after a number, with the texts beside them.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if there is no line of that number, [`StoreError::Corrupt`] if the lines do
    /// not match their hashes.
    pub async fn lines_after(&self, game: &str, seq: u64) -> Result<Vec<GameLine>, StoreError> {
        let rows = query_as::<_, (i64, Vec<u8>, Vec<u8>)>(LINES).bind(game).bind(signed(seq));
        let rows = within(rows.fetch_all(&self.pool)).await?;
        let texts = query_as::<_, TextRow>(TEXTS).bind(game).bind(signed(seq));
        let texts = within(texts.fetch_all(&self.pool)).await?;
        let texts: Vec<StoredText> = texts.into_iter().map(stored_text).collect();
        let mut rows = rows.into_iter().map(|(seq, line, hash)| StoredRow { seq, line, hash });
        let Some(known) = rows.next().filter(|row| row.seq == signed(seq)) else {
            return Err(StoreError::Conflict);
        };
        checked_tail(game, known.hash, &rows.collect::<Vec<_>>(), &texts)
    }
}

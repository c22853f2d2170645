//! Retention: removing what the people who run a server want to keep for some time only. Both databases run
//! the same statements, each removal in one transaction.
//!
//! Of a finished game that is removed the row stays, without lines and texts: results and ratings refer to it,
//! and its head can still be compared with what players noted. The chat of a finished game lies beside its
//! lines, so the hash chain holds without it; chat inside the lines of games of the first versions goes with
//! the game.

use crate::StoreError;
use crate::integers::signed;
use crate::people::{Answer, WriteResult};

/// Lists finished games that were last changed before a time, oldest first.
pub(crate) const OLD_GAMES: &str = "SELECT id FROM games WHERE over AND removed = 0 \
     AND result_noted AND touched < $1 ORDER BY touched, id LIMIT $2";
/// The same of those with chat beside their lines, by id.
pub(crate) const OLD_CHATS: &str = "SELECT id FROM games WHERE over AND removed = 0 AND touched < $1 \
     AND id > $2 AND EXISTS (SELECT 1 FROM texts WHERE texts.game = games.id AND kind = 1 \
     AND text IS NOT NULL) ORDER BY id LIMIT $3";
/// Lists games that are not over and were last changed before a time, oldest first.
pub(crate) const IDLE_GAMES: &str =
    "SELECT id FROM games WHERE NOT over AND touched < $1 ORDER BY touched, id LIMIT $2";

const MARK_REMOVED: &str = "UPDATE games SET removed = $2 WHERE id = $1 AND over AND removed = 0";
/// Statements that remove what belongs to a game, whose id is `$1`.
const REMOVE_GAME: [&str; 7] = [
    "DELETE FROM texts WHERE game = $1",
    "DELETE FROM events WHERE game = $1",
    "DELETE FROM seats WHERE game = $1",
    "DELETE FROM notices WHERE game = $1",
    "DELETE FROM webhooks WHERE game = $1",
    "DELETE FROM quiet_tables WHERE game = $1",
    "DELETE FROM reworded WHERE game = $1",
];
const REMOVE_CHAT: &str = "UPDATE texts SET text = NULL, salt = NULL WHERE game = $1 AND kind = 1 \
     AND text IS NOT NULL AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND over)";
const NOTE_REWORDED: &str = "INSERT INTO reworded (game, at, rechained, open) \
     VALUES ($1, $2, FALSE, FALSE) ON CONFLICT (game) DO UPDATE SET at = excluded.at";
const REMOVE_REPORTS: &str = "DELETE FROM reports WHERE closed > 0 AND closed < $1";
const MOVE_LOG: &str = "UPDATE cartagena_store SET log_since = $1 WHERE log_since < $1";
const REMOVE_LOG: &str = "DELETE FROM admin_log WHERE made < $1";
const REMOVE_MAIL_LIMITS: &str = "DELETE FROM mail_limits WHERE busy_until <= $1";

/// Something that has been kept for long enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Removal {
    /// Finished games, at a time by the host's clock. Games that are not over stay.
    Games {
        /// The games.
        games: Vec<String>,
        /// The time.
        now: u64,
    },
    /// The chat of finished games.
    Chat {
        /// The games.
        games: Vec<String>,
        /// The time.
        now: u64,
    },
    /// Reports that were closed before a time.
    Reports {
        /// The time.
        before: u64,
    },
    /// Lines of the operators' log from before a time.
    AdminLog {
        /// The time.
        before: u64,
    },
    /// Counts of questions to mailboxes that do not count any more.
    MailLimits {
        /// The time.
        now: u64,
    },
}

impl Removal {
    /// Reports whether texts are removed, of which nothing should be left in any file.
    pub(crate) fn leaves_traces(&self) -> bool {
        !matches!(self, Removal::MailLimits { .. })
    }
}

/// Defines a module whose functions remove from one kind of database.
macro_rules! removing {
    ($module:ident, $connection:ty) => {
        pub(crate) mod $module {
            use super::*;
            use sqlx::query;

            /// Applies a removal within the open transaction.
            pub(crate) async fn apply(removal: &Removal, to: &mut $connection) -> WriteResult {
                let mut removed = 0;
                match removal {
                    Removal::Games { games, now } => {
                        for game in games {
                            removed += remove_game(to, game, *now).await?;
                        }
                    }
                    Removal::Chat { games, now } => {
                        for game in games {
                            removed += remove_chat(to, game, *now).await?;
                        }
                    }
                    Removal::Reports { before } => {
                        removed = remove_before(to, REMOVE_REPORTS, *before).await?;
                    }
                    Removal::AdminLog { before } => {
                        query(MOVE_LOG).bind(signed(*before)).execute(&mut *to).await?;
                        removed = remove_before(to, REMOVE_LOG, *before).await?;
                    }
                    Removal::MailLimits { now } => {
                        removed = remove_before(to, REMOVE_MAIL_LIMITS, *now).await?;
                    }
                }
                Ok(if removed > 0 { Answer::Done } else { Answer::Nothing })
            }

            async fn remove_game(
                to: &mut $connection,
                game: &str,
                now: u64,
            ) -> Result<u64, StoreError> {
                // Before its lines: only those of a game that is marked can be removed.
                let marked = query(MARK_REMOVED).bind(game).bind(signed(now.max(1)));
                let marked = marked.execute(&mut *to).await?.rows_affected();
                if marked > 0 {
                    for sql in REMOVE_GAME {
                        query(sql).bind(game).execute(&mut *to).await?;
                    }
                }
                Ok(marked)
            }

            async fn remove_chat(
                to: &mut $connection,
                game: &str,
                now: u64,
            ) -> Result<u64, StoreError> {
                let removed = query(REMOVE_CHAT).bind(game).execute(&mut *to).await?;
                let removed = removed.rows_affected();
                if removed > 0 {
                    query(NOTE_REWORDED).bind(game).bind(signed(now)).execute(&mut *to).await?;
                }
                Ok(removed)
            }

            async fn remove_before(
                to: &mut $connection,
                sql: &'static str,
                before: u64,
            ) -> Result<u64, StoreError> {
                Ok(query(sql).bind(signed(before)).execute(to).await?.rows_affected())
            }
        }
    };
}

removing!(sqlite, sqlx::SqliteConnection);
removing!(postgres, sqlx::PgConnection);

//! Changes of results and ratings. Both databases run the same statements.

use super::{GameResult, RatedResult, RatingState, ResultKey};
use crate::StoreError;
use crate::integers::signed;
use crate::people::{Answer, WriteResult};

const PUT: &str = "INSERT INTO results \
     (game, ended, rules, variant, seats, reason, drawn, public, rating) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (game) DO UPDATE SET \
     ended = excluded.ended, rules = excluded.rules, variant = excluded.variant, \
     seats = excluded.seats, reason = excluded.reason, drawn = excluded.drawn, \
     public = excluded.public, rating = excluded.rating";
const CLEAR_SEATS: &str = "DELETE FROM result_seats WHERE game = $1";
const PUT_SEAT: &str = "INSERT INTO result_seats \
     (game, seat, person, bot, place, gone, ended) VALUES ($1, $2, $3, $4, $5, $6, $7)";
const NOTED: &str = "UPDATE games SET result_noted = TRUE WHERE id = $1";

const PEOPLE: &str = "SELECT person FROM result_seats JOIN results USING (game) \
     WHERE game = $1 AND rating = 0 ORDER BY seat";
const SET_RATING: &str = "UPDATE results SET rating = $2 WHERE game = $1";
const NOT_LATEST: &str =
    "UPDATE rating_steps SET latest = FALSE WHERE list = $1 AND person = $2 AND latest";
const ADD_STEP: &str = "INSERT INTO rating_steps \
     (list, person, ended, game, games, mean, deviation, was, points, latest) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, TRUE)";

const REWOUND: &str =
    "SELECT DISTINCT list, person FROM rating_steps WHERE (ended, game) >= ($1, $2)";
const WAIT_AGAIN: &str =
    "UPDATE results SET rating = 0 WHERE rating IN (1, 2) AND (ended, game) >= ($1, $2)";
const DROP_STEPS: &str = "DELETE FROM rating_steps WHERE (ended, game) >= ($1, $2)";
const LATEST: &str = "UPDATE rating_steps SET latest = TRUE WHERE list = $1 AND person = $2 \
     AND (ended, game) = (SELECT ended, game FROM rating_steps WHERE list = $1 AND person = $2 \
     ORDER BY ended DESC, game DESC LIMIT 1)";

/// A change of results and ratings, to be written in one transaction.
#[derive(Clone, Debug)]
pub(crate) enum ResultChange {
    /// Notes the result of a game that is over; a table that was closed has none.
    Note { game: String, result: Option<GameResult> },
    /// Takes back all ratings from a place in the order of results on.
    Rewind { from: ResultKey },
    /// Stores verdicts, in the order of results.
    Rate { verdicts: Vec<RatedResult> },
}

/// Defines a module whose functions change results in one kind of database.
macro_rules! changing_results {
    ($module:ident, $connection:ty) => {
        pub(crate) mod $module {
            use super::*;
            use sqlx::{query, query_as, query_scalar};

            /// Applies a change within the open transaction.
            pub(crate) async fn apply(change: &ResultChange, to: &mut $connection) -> WriteResult {
                match change {
                    ResultChange::Note { game, result } => {
                        if let Some(result) = result {
                            put(to, game, result).await?;
                        }
                        query(NOTED).bind(game).execute(to).await?;
                    }
                    ResultChange::Rewind { from } => rewind(to, from).await?,
                    ResultChange::Rate { verdicts } => rate(to, verdicts).await?,
                }
                Ok(Answer::Done)
            }

            /// Stores the result of a game, instead of the one before. It waits to be rated again.
            pub(crate) async fn put(
                to: &mut $connection,
                game: &str,
                result: &GameResult,
            ) -> Result<(), StoreError> {
                let state = if result.rated { RatingState::Waiting } else { RatingState::Unrated };
                let row = query(PUT).bind(game).bind(signed(result.ended));
                let row = row.bind(&result.rules).bind(&result.variant);
                let row = row.bind(result.seats.len() as i64).bind(&result.reason);
                let row = row.bind(result.drawn).bind(result.public).bind(state.code());
                row.execute(&mut *to).await?;
                query(CLEAR_SEATS).bind(game).execute(&mut *to).await?;
                for (number, seat) in (0_i64..).zip(&result.seats) {
                    let row = query(PUT_SEAT).bind(game).bind(number);
                    let row = row.bind(seat.person.unwrap_or(0));
                    let row = row.bind(seat.bot.as_deref().unwrap_or_default());
                    let row = row.bind(i64::from(seat.place)).bind(seat.left);
                    row.bind(signed(result.ended)).execute(&mut *to).await?;
                }
                query(NOTED).bind(game).execute(to).await?;
                Ok(())
            }

            async fn rewind(to: &mut $connection, from: &ResultKey) -> Result<(), StoreError> {
                let (ended, game) = (signed(from.ended), &from.game);
                let changed = query_as::<_, (String, i64)>(REWOUND).bind(ended).bind(game);
                let changed = changed.fetch_all(&mut *to).await?;
                query(WAIT_AGAIN).bind(ended).bind(game).execute(&mut *to).await?;
                query(DROP_STEPS).bind(ended).bind(game).execute(&mut *to).await?;
                for (list, person) in changed {
                    query(LATEST).bind(list).bind(person).execute(&mut *to).await?;
                }
                Ok(())
            }

            async fn rate(
                to: &mut $connection,
                verdicts: &[RatedResult],
            ) -> Result<(), StoreError> {
                for verdict in verdicts {
                    let people = query_scalar::<_, i64>(PEOPLE).bind(&verdict.key.game);
                    if people.fetch_all(&mut *to).await? != verdict.people {
                        return Err(StoreError::Conflict);
                    }
                }
                for verdict in verdicts {
                    store_verdict(to, verdict).await?;
                }
                Ok(())
            }

            async fn store_verdict(
                to: &mut $connection,
                verdict: &RatedResult,
            ) -> Result<(), StoreError> {
                let state = match verdict.changes.is_empty() {
                    true => RatingState::NotCounted,
                    false => RatingState::Counted,
                };
                let game = &verdict.key.game;
                query(SET_RATING).bind(game).bind(state.code()).execute(&mut *to).await?;
                for step in &verdict.changes {
                    let last = query(NOT_LATEST).bind(&verdict.list).bind(step.person);
                    last.execute(&mut *to).await?;
                    let row = query(ADD_STEP).bind(&verdict.list).bind(step.person);
                    let row = row.bind(signed(verdict.key.ended)).bind(game);
                    let row = row.bind(i64::from(step.games)).bind(step.mean);
                    let row = row.bind(step.deviation).bind(step.before).bind(step.points);
                    row.execute(&mut *to).await?;
                }
                Ok(())
            }
        }
    };
}

changing_results!(sqlite, sqlx::SqliteConnection);
changing_results!(postgres, sqlx::PgConnection);

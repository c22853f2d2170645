//! Queries about results and ratings. The two databases share their text, but no types.

use super::{
    FinishedGame, FinishedSeat, GamesQuery, HeadToHead, ListedRating, PublicPerson, RatingState,
    RatingStep, ResultKey, ResultTally, SharedGame, WaitingResult,
};
use crate::integers::{signed, unsigned};

const WITHOUT_RESULT: &str =
    "SELECT id FROM games WHERE over AND NOT result_noted AND id > $1 ORDER BY id LIMIT $2";
const WAITING: &str = "SELECT game, ended, variant FROM results WHERE rating = 0 \
     ORDER BY ended, game LIMIT $1";
const PLACES: &str = "SELECT person, place FROM result_seats WHERE game = $1 ORDER BY seat";
const RATED_SINCE: &str = "SELECT EXISTS (SELECT 1 FROM results \
     WHERE rating IN (1, 2) AND (ended, game) >= ($1, $2)) \
     OR EXISTS (SELECT 1 FROM rating_steps WHERE (ended, game) >= ($1, $2))";
const RATINGS: &str = "SELECT list, person, ended, game, games, mean, deviation, was, points \
     FROM rating_steps WHERE person = $1 AND latest ORDER BY list";
const HISTORY: &str = "SELECT list, person, ended, game, games, mean, deviation, was, points \
     FROM rating_steps WHERE list = $1 AND person = $2 ORDER BY ended DESC, game DESC LIMIT $3";
const STEPS: &str = "SELECT list, person, ended, game, games, mean, deviation, was, points \
     FROM rating_steps WHERE (ended, game, person) > ($1, $2, $3) \
     ORDER BY ended, game, person LIMIT $4";
const SHARED: &str = "SELECT other.ended, other.game, other.person FROM result_seats own \
     JOIN result_seats other ON other.game = own.game AND other.person <> own.person \
     JOIN results ON results.game = own.game AND results.rating = 1 \
     WHERE own.person = $1 AND own.ended > $2";
const PERSON_BY_PUBLIC_ID: &str =
    "SELECT id, public_id, name, made FROM persons WHERE public_id = $1 AND public_id <> ''";
const PERSON_BY_NUMBER: &str =
    "SELECT id, public_id, name, made FROM persons WHERE id = $1 AND public_id <> ''";
const TALLIES: &str = "SELECT variant, seats, COUNT(*), \
     SUM(CASE WHEN place = 1 AND NOT drawn THEN 1 ELSE 0 END), \
     SUM(CASE WHEN drawn AND NOT gone THEN 1 ELSE 0 END), SUM(CASE WHEN gone THEN 1 ELSE 0 END) \
     FROM result_seats JOIN results ON results.game = result_seats.game \
     WHERE person = $1 GROUP BY variant, seats ORDER BY variant, seats";
const HEAD_TO_HEAD: &str = "SELECT COALESCE(SUM(CASE WHEN one.place < other.place THEN 1 ELSE 0 END), 0), \
     COALESCE(SUM(CASE WHEN one.place = other.place THEN 1 ELSE 0 END), 0), \
     COALESCE(SUM(CASE WHEN one.place > other.place THEN 1 ELSE 0 END), 0) FROM result_seats one \
     JOIN result_seats other ON other.game = one.game WHERE one.person = $1 AND other.person = $2";
const GAMES: &str = "SELECT results.ended, results.game, rules, reason, drawn, rating, was, points \
     FROM result_seats own JOIN results ON results.game = own.game \
     JOIN games ON games.id = own.game AND games.removed = 0 \
     LEFT JOIN rating_steps step ON step.game = own.game AND step.ended = own.ended \
     AND step.person = own.person \
     WHERE own.person = $1 AND (own.ended, own.game) < ($2, $3) AND ($4 = '' OR variant = $4) \
     AND (public OR EXISTS (SELECT 1 FROM result_seats seen \
     WHERE seen.game = own.game AND seen.person = $5)) \
     ORDER BY own.ended DESC, own.game DESC LIMIT $6";
const SEATS: &str = "SELECT person, bot, place, gone, COALESCE(name, ''), COALESCE(public_id, '') \
     FROM result_seats LEFT JOIN persons ON persons.id = result_seats.person \
     WHERE game = $1 ORDER BY seat";
/// Selects the rows of a list. People without a name are in no list that others see.
const LEADERS: &str = "SELECT persons.id, public_id, name, made, points, games, \
     (SELECT COUNT(*) FROM rating_steps other JOIN persons same ON same.id = other.person \
     WHERE other.list = step.list AND other.latest AND same.name = persons.name \
     AND same.id < persons.id) \
     FROM rating_steps step JOIN persons ON persons.id = step.person \
     WHERE step.list = $1 AND step.latest AND name <> '' AND (games < $2) = $3 \
     ORDER BY points DESC, step.person LIMIT $4 OFFSET $5";
const LEADER_COUNT: &str = "SELECT COUNT(*) FROM rating_steps step \
     JOIN persons ON persons.id = step.person \
     WHERE step.list = $1 AND step.latest AND name <> '' AND games >= $2";
const RANK: &str = "SELECT COUNT(*) FROM rating_steps step \
     JOIN persons ON persons.id = step.person \
     WHERE step.list = $1 AND step.latest AND name <> '' AND games >= $2 \
     AND (points > $3 OR (points = $3 AND step.person < $4))";
const NAMESAKES: &str = "SELECT COUNT(*) FROM rating_steps other \
     JOIN persons same ON same.id = other.person WHERE other.list = $1 AND other.latest \
     AND same.id < $2 AND same.name = (SELECT name FROM persons WHERE id = $2)";

type StepRow = (String, i64, i64, String, i64, i64, i64, i64, i64);
type GameRow = (i64, String, String, String, bool, i64, Option<i64>, Option<i64>);

fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

fn small(number: i64) -> u8 {
    u8::try_from(number).unwrap_or(0)
}

fn key(ended: i64, game: String) -> ResultKey {
    ResultKey { ended: unsigned(ended), game }
}

fn step(row: StepRow) -> RatingStep {
    let (list, person, ended, game, games, mean, deviation, before, points) = row;
    let key = key(ended, game);
    RatingStep { list, person, key, games: count(games), mean, deviation, before, points }
}

fn public_person((id, public_id, name, made): (i64, String, String, i64)) -> PublicPerson {
    PublicPerson { id, public_id, name, made: unsigned(made) }
}

fn finished(row: GameRow) -> FinishedGame {
    let (ended, game, rules, reason, drawn, rating, before, points) = row;
    FinishedGame {
        key: key(ended, game),
        rules,
        reason,
        drawn,
        rating: RatingState::of_code(rating),
        points: before.zip(points),
        seats: Vec::new(),
    }
}

fn finished_seat(row: (i64, String, i64, bool, String, String)) -> FinishedSeat {
    let (person, bot, place, left, name, public_id) = row;
    FinishedSeat { person, bot, place: small(place), left, name, public_id }
}

fn tally(row: (String, i64, i64, i64, i64, i64)) -> ResultTally {
    let (variant, seats, games, won, drawn, left) = row;
    let [games, won, drawn, left] = [games, won, drawn, left].map(count);
    ResultTally { variant, seats: small(seats), games, won, drawn, left }
}

/// Defines a module whose functions read results from one kind of database.
macro_rules! reading_results {
    ($module:ident, $database:ty) => {
        pub(crate) mod $module {
            use super::*;
            use crate::StoreError;
            use sqlx::{Pool, query_as, query_scalar};

            type Read<T> = Result<T, StoreError>;
            type Db = Pool<$database>;

            pub(crate) async fn games_without_result(
                pool: &Db,
                after: &str,
                limit: u32,
            ) -> Read<Vec<String>> {
                let games = query_scalar(WITHOUT_RESULT).bind(after).bind(i64::from(limit));
                Ok(games.fetch_all(pool).await?)
            }

            pub(crate) async fn waiting_results(pool: &Db, limit: u32) -> Read<Vec<WaitingResult>> {
                let rows = query_as::<_, (String, i64, String)>(WAITING).bind(i64::from(limit));
                let mut waiting = Vec::new();
                for (game, ended, variant) in rows.fetch_all(pool).await? {
                    let places = query_as::<_, (i64, i64)>(PLACES).bind(&game);
                    let places = places.fetch_all(pool).await?;
                    let places = places.into_iter().map(|(who, place)| (who, small(place)));
                    let key = key(ended, game);
                    waiting.push(WaitingResult { key, variant, places: places.collect() });
                }
                Ok(waiting)
            }

            pub(crate) async fn is_rated_since(pool: &Db, from: &ResultKey) -> Read<bool> {
                let rated = query_scalar(RATED_SINCE).bind(signed(from.ended)).bind(&from.game);
                Ok(rated.fetch_one(pool).await?)
            }

            pub(crate) async fn ratings_of(pool: &Db, person: i64) -> Read<Vec<RatingStep>> {
                let rows = query_as(RATINGS).bind(person).fetch_all(pool).await?;
                Ok(rows.into_iter().map(step).collect())
            }

            pub(crate) async fn rating_history(
                pool: &Db,
                list: &str,
                person: i64,
                limit: u32,
            ) -> Read<Vec<RatingStep>> {
                let rows = query_as(HISTORY).bind(list).bind(person).bind(i64::from(limit));
                let mut steps: Vec<_> = rows.fetch_all(pool).await?.into_iter().map(step).collect();
                steps.reverse();
                Ok(steps)
            }

            pub(crate) async fn rating_steps_after(
                pool: &Db,
                after: &ResultKey,
                person: i64,
                limit: u32,
            ) -> Read<Vec<RatingStep>> {
                let rows = query_as(STEPS).bind(signed(after.ended)).bind(&after.game);
                let rows = rows.bind(person).bind(i64::from(limit)).fetch_all(pool).await?;
                Ok(rows.into_iter().map(step).collect())
            }

            pub(crate) async fn counted_games_with_others(
                pool: &Db,
                person: i64,
                since: u64,
            ) -> Read<Vec<SharedGame>> {
                let rows = query_as::<_, (i64, String, i64)>(SHARED).bind(person);
                let rows = rows.bind(signed(since)).fetch_all(pool).await?;
                let shared = |(ended, game, other)| SharedGame { key: key(ended, game), other };
                Ok(rows.into_iter().map(shared).collect())
            }

            pub(crate) async fn person_by_public_id(
                pool: &Db,
                id: &str,
            ) -> Read<Option<PublicPerson>> {
                let found = query_as(PERSON_BY_PUBLIC_ID).bind(id).fetch_optional(pool).await?;
                Ok(found.map(super::public_person))
            }

            pub(crate) async fn public_person(
                pool: &Db,
                person: i64,
            ) -> Read<Option<PublicPerson>> {
                let found = query_as(PERSON_BY_NUMBER).bind(person).fetch_optional(pool).await?;
                Ok(found.map(super::public_person))
            }

            pub(crate) async fn tallies(pool: &Db, person: i64) -> Read<Vec<ResultTally>> {
                let rows = query_as(TALLIES).bind(person).fetch_all(pool).await?;
                Ok(rows.into_iter().map(tally).collect())
            }

            pub(crate) async fn head_to_head(pool: &Db, one: i64, other: i64) -> Read<HeadToHead> {
                let row = query_as::<_, (i64, i64, i64)>(HEAD_TO_HEAD).bind(one).bind(other);
                let (ahead, level, behind) = row.fetch_one(pool).await?;
                Ok(HeadToHead { ahead: count(ahead), level: count(level), behind: count(behind) })
            }

            pub(crate) async fn finished_games(
                pool: &Db,
                question: &GamesQuery,
            ) -> Read<Vec<FinishedGame>> {
                let last = ResultKey { ended: u64::MAX, game: String::new() };
                let before = question.before.as_ref().unwrap_or(&last);
                let rows = query_as::<_, GameRow>(GAMES).bind(question.person);
                let rows = rows.bind(signed(before.ended)).bind(&before.game);
                let rows = rows.bind(&question.variant).bind(question.viewer);
                let rows = rows.bind(i64::from(question.limit)).fetch_all(pool).await?;
                let mut games: Vec<_> = rows.into_iter().map(finished).collect();
                for game in &mut games {
                    let seats = query_as(SEATS).bind(&game.key.game).fetch_all(pool).await?;
                    game.seats = seats.into_iter().map(finished_seat).collect();
                }
                Ok(games)
            }

            pub(crate) async fn leaders(
                pool: &Db,
                list: &str,
                (established, provisional): (u32, bool),
                limit: u32,
                offset: u32,
            ) -> Read<Vec<ListedRating>> {
                type Row = (i64, String, String, i64, i64, i64, i64);
                let rows = query_as::<_, Row>(LEADERS).bind(list);
                let rows = rows.bind(i64::from(established)).bind(provisional);
                let rows = rows.bind(i64::from(limit)).bind(i64::from(offset));
                let row = |(id, public_id, name, made, points, games, namesakes): Row| {
                    let person = super::public_person((id, public_id, name, made));
                    let (games, namesakes) = (count(games), count(namesakes));
                    ListedRating { person, namesakes, points, games }
                };
                Ok(rows.fetch_all(pool).await?.into_iter().map(row).collect())
            }

            pub(crate) async fn leader_count(pool: &Db, list: &str, established: u32) -> Read<u32> {
                let all = query_scalar(LEADER_COUNT).bind(list).bind(i64::from(established));
                Ok(count(all.fetch_one(pool).await?))
            }

            pub(crate) async fn leaders_before(
                pool: &Db,
                list: &str,
                established: u32,
                points: i64,
                person: i64,
            ) -> Read<u32> {
                let before = query_scalar(RANK).bind(list).bind(i64::from(established));
                Ok(count(before.bind(points).bind(person).fetch_one(pool).await?))
            }

            pub(crate) async fn namesakes(pool: &Db, list: &str, person: i64) -> Read<u32> {
                let before = query_scalar(NAMESAKES).bind(list).bind(person);
                Ok(count(before.fetch_one(pool).await?))
            }
        }
    };
}

reading_results!(sqlite, sqlx::Sqlite);
reading_results!(postgres, sqlx::Postgres);

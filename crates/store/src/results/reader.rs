//! The reading half of results and ratings, written once for a server's store and for one that is only
//! read.

use super::{
    FinishedGame, GamesQuery, HeadToHead, ListedRating, PublicPerson, RatingStep, ResultKey,
    ResultTally, SharedGame, WaitingResult,
};
use crate::StoreFuture;

/// Results of finished games and the ratings that follow from them.
///
/// Any operation may return [`StoreError::Unavailable`](crate::StoreError::Unavailable).
pub trait ResultReader: Send + Sync + 'static {
    /// Returns the ids of games that are over and whose result was not noted yet, in the
    /// order of their ids, beginning after `after`.
    fn games_without_result<'a>(
        &'a self,
        after: &'a str,
        limit: u32,
    ) -> StoreFuture<'a, Vec<String>>;

    /// Returns results that wait to be rated, in their order.
    fn waiting_results<'a>(&'a self, limit: u32) -> StoreFuture<'a, Vec<WaitingResult>>;

    /// Reports whether any game at this place in the order of results, or after it, was rated.
    fn is_rated_since<'a>(&'a self, from: &'a ResultKey) -> StoreFuture<'a, bool>;

    /// Returns the current ratings of a person in all lists.
    fn ratings_of<'a>(&'a self, person: i64) -> StoreFuture<'a, Vec<RatingStep>>;

    /// Returns the last ratings of a person in a list, the oldest first.
    fn rating_history<'a>(
        &'a self,
        list: &'a str,
        person: i64,
        limit: u32,
    ) -> StoreFuture<'a, Vec<RatingStep>>;

    /// Returns all ratings in the order of games and people, beginning after this one.
    fn rating_steps_after<'a>(
        &'a self,
        after: &'a ResultKey,
        person: i64,
        limit: u32,
    ) -> StoreFuture<'a, Vec<RatingStep>>;

    /// Returns the games that counted, ended after a time, and were played by a person with others.
    fn counted_games_with_others<'a>(
        &'a self,
        person: i64,
        since: u64,
    ) -> StoreFuture<'a, Vec<SharedGame>>;

    /// Returns the person with this name in addresses.
    fn person_by_public_id<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<PublicPerson>>;

    /// Returns what everybody may know of a person; `None` if that is nothing any more.
    fn public_person<'a>(&'a self, person: i64) -> StoreFuture<'a, Option<PublicPerson>>;

    /// Returns sums over the finished games of a person, by variant and seats.
    fn tallies<'a>(&'a self, person: i64) -> StoreFuture<'a, Vec<ResultTally>>;

    /// Returns the results of two people against each other.
    fn head_to_head<'a>(&'a self, one: i64, other: i64) -> StoreFuture<'a, HeadToHead>;

    /// Returns finished games of a person, the last first.
    fn finished_games<'a>(&'a self, question: &'a GamesQuery)
    -> StoreFuture<'a, Vec<FinishedGame>>;

    /// Returns a part of a list of ratings, the best first. `who` is the number of games from which on a
    /// rating is established, and whether the others are asked for.
    fn leaders<'a>(
        &'a self,
        list: &'a str,
        who: (u32, bool),
        limit: u32,
        offset: u32,
    ) -> StoreFuture<'a, Vec<ListedRating>>;

    /// Returns the number of people in a list with at least so many games.
    fn leader_count<'a>(&'a self, list: &'a str, established: u32) -> StoreFuture<'a, u32>;

    /// Returns the number of people in a list who come before a person with these points.
    fn leaders_before<'a>(
        &'a self,
        list: &'a str,
        established: u32,
        points: i64,
        person: i64,
    ) -> StoreFuture<'a, u32>;

    /// Returns the number of people in a list who have a person's name and came before.
    fn namesakes<'a>(&'a self, list: &'a str, person: i64) -> StoreFuture<'a, u32>;
}

/// Implements [`ResultReader`] for a type with the method `pool`. `$within` turns a query's future into that
/// of the trait.
macro_rules! implement_result_reader {
    ($store:ty, $queries:path, $within:path) => {
        impl crate::ResultReader for $store {
            fn games_without_result<'a>(
                &'a self,
                after: &'a str,
                limit: u32,
            ) -> crate::StoreFuture<'a, Vec<String>> {
                use $queries as queries;
                $within(queries::games_without_result(self.pool(), after, limit))
            }

            fn waiting_results<'a>(
                &'a self,
                limit: u32,
            ) -> crate::StoreFuture<'a, Vec<crate::WaitingResult>> {
                use $queries as queries;
                $within(queries::waiting_results(self.pool(), limit))
            }

            fn is_rated_since<'a>(
                &'a self,
                from: &'a crate::ResultKey,
            ) -> crate::StoreFuture<'a, bool> {
                use $queries as queries;
                $within(queries::is_rated_since(self.pool(), from))
            }

            fn ratings_of<'a>(
                &'a self,
                person: i64,
            ) -> crate::StoreFuture<'a, Vec<crate::RatingStep>> {
                use $queries as queries;
                $within(queries::ratings_of(self.pool(), person))
            }

            fn rating_history<'a>(
                &'a self,
                list: &'a str,
                person: i64,
                limit: u32,
            ) -> crate::StoreFuture<'a, Vec<crate::RatingStep>> {
                use $queries as queries;
                $within(queries::rating_history(self.pool(), list, person, limit))
            }

            fn rating_steps_after<'a>(
                &'a self,
                after: &'a crate::ResultKey,
                person: i64,
                limit: u32,
            ) -> crate::StoreFuture<'a, Vec<crate::RatingStep>> {
                use $queries as queries;
                $within(queries::rating_steps_after(self.pool(), after, person, limit))
            }

            fn counted_games_with_others<'a>(
                &'a self,
                person: i64,
                since: u64,
            ) -> crate::StoreFuture<'a, Vec<crate::SharedGame>> {
                use $queries as queries;
                $within(queries::counted_games_with_others(self.pool(), person, since))
            }

            fn person_by_public_id<'a>(
                &'a self,
                id: &'a str,
            ) -> crate::StoreFuture<'a, Option<crate::PublicPerson>> {
                use $queries as queries;
                $within(queries::person_by_public_id(self.pool(), id))
            }

            fn public_person<'a>(
                &'a self,
                person: i64,
            ) -> crate::StoreFuture<'a, Option<crate::PublicPerson>> {
                use $queries as queries;
                $within(queries::public_person(self.pool(), person))
            }

            fn tallies<'a>(
                &'a self,
                person: i64,
            ) -> crate::StoreFuture<'a, Vec<crate::ResultTally>> {
                use $queries as queries;
                $within(queries::tallies(self.pool(), person))
            }

            fn head_to_head<'a>(
                &'a self,
                one: i64,
                other: i64,
            ) -> crate::StoreFuture<'a, crate::HeadToHead> {
                use $queries as queries;
                $within(queries::head_to_head(self.pool(), one, other))
            }

            fn finished_games<'a>(
                &'a self,
                question: &'a crate::GamesQuery,
            ) -> crate::StoreFuture<'a, Vec<crate::FinishedGame>> {
                use $queries as queries;
                $within(queries::finished_games(self.pool(), question))
            }

            fn leaders<'a>(
                &'a self,
                list: &'a str,
                who: (u32, bool),
                limit: u32,
                offset: u32,
            ) -> crate::StoreFuture<'a, Vec<crate::ListedRating>> {
                use $queries as queries;
                $within(queries::leaders(self.pool(), list, who, limit, offset))
            }

            fn leader_count<'a>(
                &'a self,
                list: &'a str,
                established: u32,
            ) -> crate::StoreFuture<'a, u32> {
                use $queries as queries;
                $within(queries::leader_count(self.pool(), list, established))
            }

            fn leaders_before<'a>(
                &'a self,
                list: &'a str,
                established: u32,
                points: i64,
                person: i64,
            ) -> crate::StoreFuture<'a, u32> {
                use $queries as queries;
                $within(queries::leaders_before(self.pool(), list, established, points, person))
            }

            fn namesakes<'a>(&'a self, list: &'a str, person: i64) -> crate::StoreFuture<'a, u32> {
                use $queries as queries;
                $within(queries::namesakes(self.pool(), list, person))
            }
        }
    };
}

pub(crate) use implement_result_reader;

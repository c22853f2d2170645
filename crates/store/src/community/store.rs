//! The part of the interface of every store that is about the community.

use super::{AdminLogLine, CommunityChange, CommunityState, Relation, Report};
use crate::{Person, StoreFuture};

/// Store of the community: relations, sanctions, reports, invitations and the operators' log.
pub trait CommunityStore: Send + Sync + 'static {
    /// Writes a change in one transaction. Returns false if it was refused by a limit, or there was
    /// nothing to change.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPerson`](crate::StoreError::NoSuchPerson) if there is no such person.
    fn change_community<'a>(&'a self, change: CommunityChange) -> StoreFuture<'a, bool>;

    /// Makes a new person by an invitation; `None` if the code is not valid.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`](crate::StoreError::Conflict) if the token is in use already.
    fn come_invited<'a>(
        &'a self,
        hash: [u8; 32],
        token: [u8; 32],
        device: &'a str,
        now: u64,
    ) -> StoreFuture<'a, Option<Person>>;

    /// Returns what a host keeps in memory.
    fn community_state<'a>(&'a self) -> StoreFuture<'a, CommunityState>;

    /// Returns the people to whom a person has a relation, in the order in which it began.
    fn related<'a>(&'a self, person: i64, relation: Relation) -> StoreFuture<'a, Vec<Person>>;

    /// Returns the person with a number.
    fn person_by_id<'a>(&'a self, person: i64) -> StoreFuture<'a, Option<Person>>;

    /// Returns people whose name contains a text, the last who came first.
    fn people_named<'a>(&'a self, part: &'a str, limit: u32) -> StoreFuture<'a, Vec<Person>>;

    /// Returns reports, the latest first: the open ones, or all.
    fn reports<'a>(&'a self, closed: bool, limit: u32) -> StoreFuture<'a, Vec<Report>>;

    /// Returns the last lines of the log of what operators did, the latest first.
    fn admin_log<'a>(&'a self, limit: u32) -> StoreFuture<'a, Vec<AdminLogLine>>;
}

/// Implements [`CommunityStore`] for a type with the methods `pool` and `write_community`.
/// `$within` turns a query's future into that of the trait.
macro_rules! implement_community {
    ($store:ty, $queries:path, $within:path) => {
        impl crate::CommunityStore for $store {
            fn change_community<'a>(
                &'a self,
                change: crate::CommunityChange,
            ) -> crate::StoreFuture<'a, bool> {
                Box::pin(async move {
                    change.check()?;
                    let answer = self.write_community(change).await?;
                    Ok(answer != crate::people::Answer::Nothing)
                })
            }

            fn come_invited<'a>(
                &'a self,
                hash: [u8; 32],
                token: [u8; 32],
                device: &'a str,
                now: u64,
            ) -> crate::StoreFuture<'a, Option<crate::Person>> {
                let device = device.to_owned();
                let come = crate::CommunityChange::ComeInvited { hash, token, device, now };
                Box::pin(async move {
                    come.check()?;
                    Ok(self.write_community(come).await?.person().ok())
                })
            }

            fn community_state<'a>(&'a self) -> crate::StoreFuture<'a, crate::CommunityState> {
                use $queries as queries;
                $within(queries::state(self.pool()))
            }

            fn related<'a>(
                &'a self,
                person: i64,
                relation: crate::Relation,
            ) -> crate::StoreFuture<'a, Vec<crate::Person>> {
                use $queries as queries;
                $within(queries::related(self.pool(), person, relation))
            }

            fn person_by_id<'a>(
                &'a self,
                person: i64,
            ) -> crate::StoreFuture<'a, Option<crate::Person>> {
                use $queries as queries;
                $within(queries::person_by_id(self.pool(), person))
            }

            fn people_named<'a>(
                &'a self,
                part: &'a str,
                limit: u32,
            ) -> crate::StoreFuture<'a, Vec<crate::Person>> {
                use $queries as queries;
                $within(queries::people_named(self.pool(), part, limit))
            }

            fn reports<'a>(
                &'a self,
                closed: bool,
                limit: u32,
            ) -> crate::StoreFuture<'a, Vec<crate::Report>> {
                use $queries as queries;
                $within(queries::reports(self.pool(), closed, limit))
            }

            fn admin_log<'a>(
                &'a self,
                limit: u32,
            ) -> crate::StoreFuture<'a, Vec<crate::AdminLogLine>> {
                use $queries as queries;
                $within(queries::admin_log(self.pool(), limit))
            }
        }
    };
}

pub(crate) use implement_community;

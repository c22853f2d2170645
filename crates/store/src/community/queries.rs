//! Queries about the community. The two databases share their text, but no types.

use super::{
    AdminLogLine, Announcement, CommunityState, NewReport, Relation, Report, Sanction, SanctionKind,
};
use crate::integers::unsigned;
use crate::queries::someone;
use crate::{Person, StoreError};

const ALL_BLOCKS: &str = "SELECT person, blocked FROM blocks";
const ALL_SANCTIONS: &str = "SELECT person, kind, until FROM sanctions";
const ANNOUNCED: &str = "SELECT text, maintenance, expires FROM announcements";
const FOLLOWED: &str = "SELECT persons.id, persons.name FROM follows \
     JOIN persons ON persons.id = follows.followed WHERE follows.person = $1 \
     ORDER BY follows.made, persons.id";
const BLOCKED: &str = "SELECT persons.id, persons.name FROM blocks \
     JOIN persons ON persons.id = blocks.blocked WHERE blocks.person = $1 \
     ORDER BY blocks.made, persons.id";
const PERSON_BY_ID: &str = "SELECT id, name FROM persons WHERE id = $1";
const PEOPLE_NAMED: &str = "SELECT id, name FROM persons WHERE name LIKE $1 ESCAPE '!' \
     ORDER BY id DESC LIMIT $2";
const REPORTS: &str = "SELECT id, reporter, about, name, game, line, context, note, made, closed \
     FROM reports WHERE closed = 0 OR $1 ORDER BY id DESC LIMIT $2";
const ADMIN_LOG: &str = "SELECT id, made, act, person, detail FROM admin_log \
     ORDER BY id DESC LIMIT $1";

/// Columns of a report.
type ReportRow = (i64, i64, i64, String, String, i64, String, String, i64, i64);

fn report(row: ReportRow) -> Report {
    let (id, reporter, about, name, game, line, context, note, made, closed) = row;
    let line = u32::try_from(line).unwrap_or_default();
    let report = NewReport { reporter, about, name, game, line, context, note };
    let closed = (closed > 0).then(|| unsigned(closed));
    Report { id, report, made: unsigned(made), closed }
}

fn log_line((id, made, act, person, detail): (i64, i64, String, i64, String)) -> AdminLogLine {
    AdminLogLine { id, made: unsigned(made), act, person, detail }
}

fn sanction((person, kind, until): (i64, String, i64)) -> Option<Sanction> {
    let kind = [SanctionKind::Mute, SanctionKind::Ban].into_iter().find(|it| it.name() == kind)?;
    Some(Sanction { person, kind, until: unsigned(until) })
}

fn announcement((text, maintenance, expires): (String, i64, i64)) -> Announcement {
    Announcement { text, maintenance: unsigned(maintenance), expires: unsigned(expires) }
}

/// Returns a pattern that finds a text anywhere in a name.
fn pattern(part: &str) -> String {
    let escaped = part.replace('!', "!!").replace('%', "!%").replace('_', "!_");
    format!("%{escaped}%")
}

/// Defines a module whose functions read the community from one kind of database.
macro_rules! reading_community {
    ($module:ident, $database:ty) => {
        pub(crate) mod $module {
            use super::*;
            use sqlx::{Pool, query_as};

            type Read<T> = Result<T, StoreError>;

            pub(crate) async fn state(pool: &Pool<$database>) -> Read<CommunityState> {
                let sanctions = query_as(ALL_SANCTIONS).fetch_all(pool).await?;
                let announced = query_as(ANNOUNCED).fetch_optional(pool).await?;
                Ok(CommunityState {
                    blocks: query_as(ALL_BLOCKS).fetch_all(pool).await?,
                    sanctions: sanctions.into_iter().filter_map(sanction).collect(),
                    announcement: announced.map(announcement),
                })
            }

            pub(crate) async fn related(
                pool: &Pool<$database>,
                person: i64,
                relation: Relation,
            ) -> Read<Vec<Person>> {
                let sql = match relation {
                    Relation::Follows => FOLLOWED,
                    Relation::Blocks => BLOCKED,
                };
                let found = query_as(sql).bind(person).fetch_all(pool).await?;
                Ok(found.into_iter().map(someone).collect())
            }

            pub(crate) async fn person_by_id(
                pool: &Pool<$database>,
                person: i64,
            ) -> Read<Option<Person>> {
                let found = query_as(PERSON_BY_ID).bind(person).fetch_optional(pool).await?;
                Ok(found.map(someone))
            }

            pub(crate) async fn people_named(
                pool: &Pool<$database>,
                part: &str,
                limit: u32,
            ) -> Read<Vec<Person>> {
                crate::check_storable(&[part])?;
                let found = query_as(PEOPLE_NAMED).bind(pattern(part)).bind(i64::from(limit));
                Ok(found.fetch_all(pool).await?.into_iter().map(someone).collect())
            }

            pub(crate) async fn reports(
                pool: &Pool<$database>,
                closed: bool,
                limit: u32,
            ) -> Read<Vec<Report>> {
                let found = query_as(REPORTS).bind(closed).bind(i64::from(limit));
                Ok(found.fetch_all(pool).await?.into_iter().map(report).collect())
            }

            pub(crate) async fn admin_log(
                pool: &Pool<$database>,
                limit: u32,
            ) -> Read<Vec<AdminLogLine>> {
                let found = query_as(ADMIN_LOG).bind(i64::from(limit)).fetch_all(pool).await?;
                Ok(found.into_iter().map(log_line).collect())
            }
        }
    };
}

reading_community!(sqlite, sqlx::Sqlite);
reading_community!(postgres, sqlx::Postgres);

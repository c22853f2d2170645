//! Whom people follow and block, reports, and what operators decided. Both databases run the same
//! statements, each change in one transaction; an act of an operator and its line in the log are one.

use crate::integers::{signed, unsigned};
use crate::people::{ADD_DEVICE, Answer, NEW_PERSON, RENAME, WriteResult, public_id};
use crate::queries::someone;
use crate::{Person, StoreError, StoreFuture};

/// Number of people that one person may follow, and block.
pub const MAX_RELATIONS: u32 = 200;
/// Number of open reports of one person.
pub const MAX_OPEN_REPORTS: u32 = 20;
/// Number of valid invitations of one person.
pub const MAX_INVITATIONS: u32 = 5;
/// The end of something without an end: later than any time.
pub const FOR_EVER: u64 = i64::MAX as u64;

/// A relation of one person to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Follows the other.
    Follows,
    /// Blocks the other.
    Blocks,
}

/// Something that a person may not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SanctionKind {
    /// Say anything in a chat.
    Mute,
    /// Come in at all.
    Ban,
}

impl SanctionKind {
    /// Returns the name that is stored.
    pub const fn name(self) -> &'static str {
        match self {
            SanctionKind::Mute => "mute",
            SanctionKind::Ban => "ban",
        }
    }
}

/// A sanction of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sanction {
    /// The person.
    pub person: i64,
    /// The kind: what is forbidden.
    pub kind: SanctionKind,
    /// The time at which it ends.
    pub until: u64,
}

/// A report that a person made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    /// The person who reports.
    pub reporter: i64,
    /// The person who is reported.
    pub about: i64,
    /// The name of that person when it was reported.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// The number of the chat line; 0 for the name.
    pub line: u32,
    /// The chat lines around it, as JSON of the host.
    pub context: String,
    /// Words of the person who reports.
    pub note: String,
}

/// A stored report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its number.
    pub id: i64,
    /// The report.
    pub report: NewReport,
    /// The time at which it was made.
    pub made: u64,
    /// The time at which an operator closed it.
    pub closed: Option<u64>,
}

/// Something that is announced to everybody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    /// The operator's words; may be empty if there is maintenance.
    pub text: String,
    /// The time at which the server goes down; 0 if it does not.
    pub maintenance: u64,
    /// The time from which on it is not shown any more.
    pub expires: u64,
}

/// A line of the log of what operators did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdminLogLine {
    /// Its number.
    pub id: i64,
    /// The time.
    pub made: u64,
    /// The code of the act.
    pub act: String,
    /// The person whom it concerned; 0 if none.
    pub person: i64,
    /// The rest, by codes and numbers: never a name.
    pub detail: String,
}

/// Everything about the community that a host keeps in memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommunityState {
    /// Pairs of a person and somebody whom they blocked.
    pub blocks: Vec<(i64, i64)>,
    /// The sanctions, those that have ended among them.
    pub sanctions: Vec<Sanction>,
    /// The announcement that is shown, if any.
    pub announcement: Option<Announcement>,
}

/// A change by a person.
#[derive(Clone, Debug)]
pub enum CommunityChange {
    /// Begin or end a relation. Refused if there are [`MAX_RELATIONS`] already.
    Relate {
        /// The person who decides.
        person: i64,
        /// The other person.
        other: i64,
        /// The relation.
        relation: Relation,
        /// True to begin it.
        on: bool,
        /// The time.
        now: u64,
    },
    /// Store a report. The same report again changes nothing; refused beyond [`MAX_OPEN_REPORTS`].
    Report {
        /// The report.
        report: NewReport,
        /// The time.
        now: u64,
    },
    /// Store a code by which one new person may come. Refused beyond [`MAX_INVITATIONS`].
    Invite {
        /// The person who invites.
        person: i64,
        /// The hash of the code.
        hash: [u8; 32],
        /// The time.
        now: u64,
        /// The time at which the code ends.
        expires: u64,
    },
    /// Make a new person by a code, which is used up by one.
    ComeInvited {
        /// The hash of the code.
        hash: [u8; 32],
        /// The hash of the new person's token.
        token: [u8; 32],
        /// The name of the device.
        device: String,
        /// The time.
        now: u64,
    },
    /// An act of an operator.
    Admin(AdminAct),
}

/// An act of an operator, with its line in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdminAct {
    /// The time.
    pub now: u64,
    /// The code of the act.
    pub act: &'static str,
    /// The person whom it concerns; 0 if none.
    pub person: i64,
    /// The rest, by codes and numbers: never a name.
    pub detail: String,
    /// The change.
    pub change: AdminChange,
}

/// A change by an operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdminChange {
    /// Nothing in the tables of this module: the host does it.
    LogOnly,
    /// Set a sanction, or lift it.
    Sanction {
        /// The kind.
        kind: SanctionKind,
        /// Its end; `None` lifts it.
        until: Option<u64>,
    },
    /// Give the person another name.
    Rename {
        /// The name.
        name: String,
    },
    /// Close a report.
    CloseReport {
        /// Its number.
        id: i64,
    },
    /// Announce something instead of what was announced before; `None` ends that.
    Announce(Option<Announcement>),
    /// Store a code by which some new people may come.
    Invite {
        /// The hash of the code.
        hash: [u8; 32],
        /// The number of people.
        uses: u32,
        /// The time at which the code ends.
        expires: u64,
    },
}

impl CommunityChange {
    /// Refuses text that only one of the databases could store.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        match self {
            CommunityChange::Report { report, .. } => {
                crate::check_storable(&[&report.name, &report.game, &report.context, &report.note])
            }
            CommunityChange::ComeInvited { device, .. } => crate::check_storable(&[device]),
            CommunityChange::Admin(AdminAct { detail, change, .. }) => match change {
                AdminChange::Rename { name } => crate::check_storable(&[detail, name]),
                AdminChange::Announce(Some(new)) => crate::check_storable(&[detail, &new.text]),
                _ => crate::check_storable(&[detail]),
            },
            _ => Ok(()),
        }
    }
}

/// Store of the community: relations, sanctions, reports, invitations and the operators' log.
pub trait CommunityStore: Send + Sync + 'static {
    /// Writes a change in one transaction. Returns false if it was refused by a limit, or there was
    /// nothing to change.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPerson`] if there is no such person.
    fn change_community<'a>(&'a self, change: CommunityChange) -> StoreFuture<'a, bool>;

    /// Makes a new person by an invitation; `None` if the code is not valid.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the token is in use already.
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

const EXISTS: &str = "SELECT EXISTS (SELECT 1 FROM persons WHERE id = $1)";
const FOLLOWS_COUNT: &str = "SELECT COUNT(*) FROM follows WHERE person = $1";
const BLOCKS_COUNT: &str = "SELECT COUNT(*) FROM blocks WHERE person = $1";
const FOLLOW: &str = "INSERT INTO follows (person, followed, made) VALUES ($1, $2, $3) \
     ON CONFLICT DO NOTHING";
const BLOCK: &str = "INSERT INTO blocks (person, blocked, made) VALUES ($1, $2, $3) \
     ON CONFLICT DO NOTHING";
const UNFOLLOW: &str = "DELETE FROM follows WHERE person = $1 AND followed = $2";
const UNBLOCK: &str = "DELETE FROM blocks WHERE person = $1 AND blocked = $2";
const OPEN_REPORTS: &str = "SELECT COUNT(*) FROM reports WHERE reporter = $1 AND closed = 0";
const ADD_REPORT: &str = "INSERT INTO reports \
     (reporter, about, name, game, line, context, note, made, closed) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0) ON CONFLICT DO NOTHING";
const SWEEP_INVITATIONS: &str = "DELETE FROM invitations WHERE expires <= $1 OR uses <= 0";
const INVITATIONS: &str = "SELECT COUNT(*) FROM invitations WHERE person = $1";
const ADD_INVITATION: &str = "INSERT INTO invitations (hash, person, uses, made, expires) \
     VALUES ($1, $2, $3, $4, $5)";
const USE_INVITATION: &str = "UPDATE invitations SET uses = uses - 1 \
     WHERE hash = $1 AND expires > $2 AND uses > 0";
const TOKEN_TAKEN: &str = "SELECT EXISTS (SELECT 1 FROM tokens WHERE hash = $1)";
const SANCTION: &str = "INSERT INTO sanctions (person, kind, until) VALUES ($1, $2, $3) \
     ON CONFLICT (person, kind) DO UPDATE SET until = excluded.until";
const LIFT: &str = "DELETE FROM sanctions WHERE person = $1 AND kind = $2";
const CLOSE_REPORT: &str = "UPDATE reports SET closed = $2 WHERE id = $1 AND closed = 0";
const SILENCE: &str = "DELETE FROM announcements";
const ANNOUNCE: &str = "INSERT INTO announcements (text, maintenance, expires) VALUES ($1, $2, $3)";
const LOG: &str = "INSERT INTO admin_log (made, act, person, detail) VALUES ($1, $2, $3, $4)";

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

/// Statements that hand everything of an absorbed person (`$1`) over to another (`$2`), in order.
pub(crate) const MERGE: [&str; 13] = [
    "INSERT INTO follows (person, followed, made) SELECT $2, followed, made FROM follows \
     WHERE person = $1 AND followed <> $2 ON CONFLICT DO NOTHING",
    "INSERT INTO follows (person, followed, made) SELECT person, $2, made FROM follows \
     WHERE followed = $1 AND person <> $2 ON CONFLICT DO NOTHING",
    "DELETE FROM follows WHERE (person = $1 OR followed = $1) AND $1 <> $2",
    "INSERT INTO blocks (person, blocked, made) SELECT $2, blocked, made FROM blocks \
     WHERE person = $1 AND blocked <> $2 ON CONFLICT DO NOTHING",
    "INSERT INTO blocks (person, blocked, made) SELECT person, $2, made FROM blocks \
     WHERE blocked = $1 AND person <> $2 ON CONFLICT DO NOTHING",
    "DELETE FROM blocks WHERE (person = $1 OR blocked = $1) AND $1 <> $2",
    "INSERT INTO sanctions (person, kind, until) SELECT $2, kind, until FROM sanctions \
     WHERE person = $1 ON CONFLICT DO NOTHING",
    "DELETE FROM sanctions WHERE person = $1 AND $1 <> $2",
    "UPDATE invitations SET person = $2 WHERE person = $1",
    "DELETE FROM reports WHERE reporter = $1 AND EXISTS (SELECT 1 FROM reports AS known \
     WHERE known.reporter = $2 AND known.game = reports.game AND known.about = reports.about \
     AND known.line = reports.line)",
    "UPDATE reports SET reporter = $2 WHERE reporter = $1",
    "DELETE FROM reports WHERE about = $1 AND EXISTS (SELECT 1 FROM reports AS known \
     WHERE known.about = $2 AND known.game = reports.game AND known.reporter = reports.reporter \
     AND known.line = reports.line)",
    "UPDATE reports SET about = $2 WHERE about = $1",
];

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

/// Returns the answer to a change that was carried out or not.
fn done(changed: bool) -> Answer {
    if changed { Answer::Done } else { Answer::Nothing }
}

/// Defines a module whose functions change and read the community in one kind of database.
macro_rules! community {
    ($module:ident, $database:ty, $connection:ty) => {
        pub(crate) mod $module {
            use super::*;
            use sqlx::{Pool, query, query_as, query_scalar};

            type Read<T> = Result<T, StoreError>;

            /// Applies a change within the open transaction.
            pub(crate) async fn apply(
                change: &CommunityChange,
                to: &mut $connection,
            ) -> WriteResult {
                match change {
                    CommunityChange::Relate { person, other, relation, on, now } => {
                        relate(to, (*person, *other), *relation, on.then_some(*now)).await
                    }
                    CommunityChange::Report { report, now } => add_report(to, report, *now).await,
                    CommunityChange::Invite { person, hash, now, expires } => {
                        query(SWEEP_INVITATIONS).bind(signed(*now)).execute(&mut *to).await?;
                        if count(to, INVITATIONS, *person).await? >= i64::from(MAX_INVITATIONS) {
                            return Ok(Answer::Nothing);
                        }
                        invite(to, *person, hash, 1, (*now, *expires)).await
                    }
                    CommunityChange::ComeInvited { hash, token, device, now } => {
                        come_invited(to, hash, token, device, *now).await
                    }
                    CommunityChange::Admin(act) => run_act(to, act).await,
                }
            }

            async fn count(to: &mut $connection, sql: &'static str, person: i64) -> Read<i64> {
                Ok(query_scalar(sql).bind(person).fetch_one(to).await?)
            }

            async fn require(to: &mut $connection, person: i64) -> Read<()> {
                let found = query_scalar::<_, bool>(EXISTS).bind(person).fetch_one(to).await?;
                if found { Ok(()) } else { Err(StoreError::NoSuchPerson) }
            }

            async fn relate(
                to: &mut $connection,
                (person, other): (i64, i64),
                relation: Relation,
                since: Option<u64>,
            ) -> WriteResult {
                let (begin, end, number) = match relation {
                    Relation::Follows => (FOLLOW, UNFOLLOW, FOLLOWS_COUNT),
                    Relation::Blocks => (BLOCK, UNBLOCK, BLOCKS_COUNT),
                };
                let Some(now) = since else {
                    let ended = query(end).bind(person).bind(other).execute(to).await?;
                    return Ok(done(ended.rows_affected() > 0));
                };
                require(to, person).await?;
                require(to, other).await?;
                if person == other || count(to, number, person).await? >= i64::from(MAX_RELATIONS) {
                    return Ok(Answer::Nothing);
                }
                let begun = query(begin).bind(person).bind(other).bind(signed(now));
                begun.execute(to).await?;
                Ok(Answer::Done)
            }

            async fn add_report(to: &mut $connection, report: &NewReport, now: u64) -> WriteResult {
                let open = count(to, OPEN_REPORTS, report.reporter).await?;
                if open >= i64::from(MAX_OPEN_REPORTS) {
                    return Ok(Answer::Nothing);
                }
                let added = query(ADD_REPORT).bind(report.reporter).bind(report.about);
                let added = added.bind(&report.name).bind(&report.game);
                let added = added.bind(i64::from(report.line)).bind(&report.context);
                added.bind(&report.note).bind(signed(now)).execute(to).await?;
                Ok(Answer::Done)
            }

            async fn invite(
                to: &mut $connection,
                person: i64,
                hash: &[u8],
                uses: u32,
                (now, expires): (u64, u64),
            ) -> WriteResult {
                let added = query(ADD_INVITATION).bind(hash).bind(person).bind(i64::from(uses));
                added.bind(signed(now)).bind(signed(expires)).execute(to).await?;
                Ok(Answer::Done)
            }

            async fn come_invited(
                to: &mut $connection,
                hash: &[u8],
                token: &[u8],
                device: &str,
                now: u64,
            ) -> WriteResult {
                let taken = query_scalar::<_, bool>(TOKEN_TAKEN).bind(token);
                if taken.fetch_one(&mut *to).await? {
                    return Err(StoreError::Conflict);
                }
                let used = query(USE_INVITATION).bind(hash).bind(signed(now));
                if used.execute(&mut *to).await?.rows_affected() == 0 {
                    return Ok(Answer::Nothing);
                }
                let made = query_as(NEW_PERSON).bind(signed(now)).bind(public_id(token));
                let made = made.fetch_one(&mut *to).await?;
                let person = someone(made);
                let added = query(ADD_DEVICE).bind(token).bind(person.id).bind(device);
                added.bind(signed(now)).execute(to).await?;
                Ok(Answer::Person(person))
            }

            /// Carries an act of an operator out, and logs it. What changes nothing is not logged.
            async fn run_act(to: &mut $connection, act: &AdminAct) -> WriteResult {
                if act.person != 0 {
                    require(to, act.person).await?;
                }
                let answer = change(to, act).await?;
                if answer != Answer::Nothing {
                    let logged = query(LOG).bind(signed(act.now)).bind(act.act).bind(act.person);
                    logged.bind(&act.detail).execute(to).await?;
                }
                Ok(answer)
            }

            async fn change(to: &mut $connection, act: &AdminAct) -> WriteResult {
                match &act.change {
                    AdminChange::LogOnly => Ok(Answer::Done),
                    AdminChange::Sanction { kind, until: Some(until) } => {
                        let set = query(SANCTION).bind(act.person).bind(kind.name());
                        set.bind(signed(*until)).execute(to).await?;
                        Ok(Answer::Done)
                    }
                    AdminChange::Sanction { kind, until: None } => {
                        let lifted = query(LIFT).bind(act.person).bind(kind.name());
                        Ok(done(lifted.execute(to).await?.rows_affected() > 0))
                    }
                    AdminChange::Rename { name } => {
                        query(RENAME).bind(act.person).bind(name).execute(to).await?;
                        Ok(Answer::Done)
                    }
                    AdminChange::CloseReport { id } => {
                        let closed = query(CLOSE_REPORT).bind(*id).bind(signed(act.now));
                        Ok(done(closed.execute(to).await?.rows_affected() > 0))
                    }
                    AdminChange::Announce(new) => announce(to, new.as_ref()).await,
                    AdminChange::Invite { hash, uses, expires } => {
                        query(SWEEP_INVITATIONS).bind(signed(act.now)).execute(&mut *to).await?;
                        invite(to, 0, hash, *uses, (act.now, *expires)).await
                    }
                }
            }

            async fn announce(to: &mut $connection, new: Option<&Announcement>) -> WriteResult {
                let silenced = query(SILENCE).execute(&mut *to).await?.rows_affected() > 0;
                let Some(new) = new else { return Ok(done(silenced)) };
                let told = query(ANNOUNCE).bind(&new.text).bind(signed(new.maintenance));
                told.bind(signed(new.expires)).execute(to).await?;
                Ok(Answer::Done)
            }

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

community!(sqlite, sqlx::Sqlite, sqlx::SqliteConnection);
community!(postgres, sqlx::Postgres, sqlx::PgConnection);

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

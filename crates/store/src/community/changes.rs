//! Changes by people and acts of operators. Both databases run the same statements, each change in one
//! transaction; an act of an operator and its line in the log are one.

use super::{
    AdminAct, AdminChange, Announcement, CommunityChange, MAX_INVITATIONS, MAX_OPEN_REPORTS,
    MAX_RELATIONS, NewReport, Relation,
};
use crate::StoreError;
use crate::integers::signed;
use crate::people::{ADD_DEVICE, Answer, NEW_PERSON, RENAME, WriteResult, public_id};
use crate::queries::someone;

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

/// Returns the answer to a change that was carried out or not.
fn done(changed: bool) -> Answer {
    if changed { Answer::Done } else { Answer::Nothing }
}

/// Defines a module whose functions change the community in one kind of database.
macro_rules! changing_community {
    ($module:ident, $connection:ty) => {
        pub(crate) mod $module {
            use super::*;
            use sqlx::{query, query_as, query_scalar};

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
        }
    };
}

changing_community!(sqlite, sqlx::SqliteConnection);
changing_community!(postgres, sqlx::PgConnection);

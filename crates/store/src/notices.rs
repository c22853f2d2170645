//! Notifications: where people are told that it is their turn, what they have turned off, and which
//! notices were sent. Both databases run the same statements.
//!
//! Personal data are in `push_subscriptions`, `mail_addresses`, `notice_choices`, `quiet_tables`, `webhooks`
//! and `holidays`, which go with the person's row or token, and in `notices`, which has the person's number.

use crate::StoreError;
use crate::integers::{signed, unsigned};
use crate::people::{Answer, WriteResult};

const SUBSCRIBE: &str = "INSERT INTO push_subscriptions (device, endpoint, key, auth, lang, made) \
     VALUES ($1, $2, $3, $4, $5, $6)";
const DROP_DEVICE: &str = "DELETE FROM push_subscriptions WHERE device = $1";
const DROP_ENDPOINT: &str = "DELETE FROM push_subscriptions WHERE endpoint = $1";
const CHOOSE: &str = "INSERT INTO notice_choices (person, push_off, mail_off) VALUES ($1, $2, $3) \
     ON CONFLICT (person) DO UPDATE SET push_off = excluded.push_off, mail_off = excluded.mail_off";
const BE_QUIET: &str =
    "INSERT INTO quiet_tables (person, game) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const BE_LOUD: &str = "DELETE FROM quiet_tables WHERE person = $1 AND game = $2";
/// A later notice replaces an earlier one. The number of changed rows tells who was first.
const CLAIM: &str = "INSERT INTO notices (game, person, kind, number) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (game, person, kind) DO UPDATE SET number = excluded.number \
     WHERE notices.number < excluded.number";
/// An address that is set again stays confirmed; only its language changes.
const SET_MAIL: &str = "INSERT INTO mail_addresses (person, address, lang, confirmed, made) \
     VALUES ($1, $2, $3, FALSE, $4) ON CONFLICT (person) DO UPDATE SET \
     address = excluded.address, lang = excluded.lang, \
     confirmed = mail_addresses.confirmed AND mail_addresses.address = excluded.address, \
     made = CASE WHEN mail_addresses.confirmed AND mail_addresses.address = excluded.address \
     THEN mail_addresses.made ELSE excluded.made END";
/// A token bucket as one moment (GCRA): nothing is changed if it would be used up for too long.
const COUNT_QUESTION: &str = "INSERT INTO mail_limits (mailbox, busy_until) VALUES ($1, $2 + $3) \
     ON CONFLICT (mailbox) DO UPDATE SET busy_until = \
     CASE WHEN mail_limits.busy_until > $3 THEN mail_limits.busy_until ELSE $3 END + $2 \
     WHERE mail_limits.busy_until + $2 <= $3 + $4";
const CONFIRM_MAIL: &str = "UPDATE mail_addresses SET confirmed = TRUE \
     WHERE person = $1 AND made = $2 AND confirmed = FALSE";
const DROP_UNCONFIRMED_MAIL: &str =
    "DELETE FROM mail_addresses WHERE confirmed = FALSE AND made < $1";
const DROP_MAIL: &str = "DELETE FROM mail_addresses WHERE person = $1";
const SET_WEBHOOK: &str = "INSERT INTO webhooks (game, person, url, secret, lang, off) \
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (game) DO UPDATE SET person = excluded.person, \
     url = excluded.url, secret = excluded.secret, lang = excluded.lang, off = excluded.off";
const DROP_WEBHOOK: &str = "DELETE FROM webhooks WHERE game = $1";
/// Time since `$2` that a person has been on holiday, without what lies after `$3`.
const HOLIDAY_TAKEN: &str = "SELECT CAST(COALESCE(SUM(\
     CASE WHEN ends < $3 THEN ends ELSE $3 END - CASE WHEN began > $2 THEN began ELSE $2 END), 0) \
     AS BIGINT) FROM holidays WHERE person = $1 AND ends > $2 AND began < $3";
const END_HOLIDAY: &str = "UPDATE holidays SET ends = $2 WHERE person = $1 AND ends > $2";
const FORGET_HOLIDAYS: &str =
    "DELETE FROM holidays WHERE person = $1 AND (ends <= $2 OR ends <= began)";
const ADD_HOLIDAY: &str = "INSERT INTO holidays (person, began, ends) VALUES ($1, $2, $3) \
     ON CONFLICT (person, began) DO UPDATE SET ends = excluded.ends";

const TARGETS: &str = "SELECT push_subscriptions.device, endpoint, key, auth, lang \
     FROM push_subscriptions JOIN tokens ON tokens.hash = push_subscriptions.device \
     WHERE tokens.person = $1 ORDER BY push_subscriptions.device";
const CHOICES: &str = "SELECT push_off, mail_off FROM notice_choices WHERE person = $1";
const MAIL: &str = "SELECT address, lang, confirmed, made FROM mail_addresses WHERE person = $1";
/// The address of a person, or of the one with whom they were merged.
const MAIL_OF: &str = "SELECT person, address, lang, confirmed, made FROM mail_addresses \
     WHERE person = $1 OR person IN (SELECT kept FROM merges WHERE absorbed = $1) \
     ORDER BY CASE WHEN person = $1 THEN 0 ELSE 1 END LIMIT 1";
const IS_QUIET: &str = "SELECT EXISTS (SELECT 1 FROM quiet_tables WHERE person = $1 AND game = $2)";
const WEBHOOK: &str = "SELECT person, url, secret, lang, off FROM webhooks WHERE game = $1";
const HOLIDAYS_AFTER: &str =
    "SELECT person, ends FROM holidays WHERE ends > $1 ORDER BY person, ends";
const HOLIDAY_ENDS: &str = "SELECT ends FROM holidays WHERE person = $1 AND ends > $2 \
     ORDER BY ends DESC LIMIT 1";

/// A browser that shows pushes, as its push service describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushSubscription {
    /// Hash of the browser's token.
    pub device: [u8; 32],
    /// Address of the push service for this browser. Who knows it can send nothing without our key.
    pub endpoint: String,
    /// The browser's public key (`p256dh`).
    pub key: Vec<u8>,
    /// The browser's secret (`auth`).
    pub auth: Vec<u8>,
    /// Tag of the language.
    pub lang: String,
}

/// An e-mail address of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailAddress {
    /// The address.
    pub address: String,
    /// Tag of the language.
    pub lang: String,
    /// Set once its owner has confirmed it.
    pub confirmed: bool,
    /// Time at which it was set, by the host's clock.
    pub made: u64,
}

/// Kinds of notices that a person has turned off, as bits; the store does not know their meaning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoticeChoices {
    /// Kinds of pushes.
    pub push_off: u32,
    /// Kinds of e-mails.
    pub mail_off: u32,
}

/// Everything that decides where a person is told something.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NoticeTargets {
    /// The kinds that the person has turned off.
    pub choices: NoticeChoices,
    /// The browsers.
    pub subscriptions: Vec<PushSubscription>,
    /// The e-mail address, confirmed or not.
    pub mail: Option<MailAddress>,
}

/// Address of a chat program that is told about a table.
#[derive(Clone, PartialEq, Eq)]
pub struct Webhook {
    /// The person who set it.
    pub person: i64,
    /// The address.
    pub url: String,
    /// Key by which messages are signed.
    pub secret: [u8; 32],
    /// Tag of the language.
    pub lang: String,
    /// Kinds of notices that are turned off, as bits.
    pub off: u32,
}

impl std::fmt::Debug for Webhook {
    /// Leaves out address and key: who has the address can write into the chat.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Webhook").field("person", &self.person).finish_non_exhaustive()
    }
}

/// A notice, to be claimed before it is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoticeId<'a> {
    /// The game that it is about.
    pub game: &'a str,
    /// The person who is told; 0 for the table's webhook.
    pub person: i64,
    /// Number of the kind.
    pub kind: u8,
    /// Number of the notice among those of its kind; later ones have higher numbers.
    pub number: u64,
}

/// A holiday that a person asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HolidayRequest {
    /// The person.
    pub person: i64,
    /// Time by the host's clock.
    pub now: u64,
    /// The end; no later than `now` ends the present holiday.
    pub ends: u64,
    /// Time of all holidays since `since`, this one included, that a person may take.
    pub allowed: u64,
    /// Beginning of the time for which holidays count; earlier ones are forgotten.
    pub since: u64,
}

/// A change of what decides about notifications.
#[derive(Clone, Debug)]
pub(crate) enum NoticeChange {
    Subscribe {
        subscription: PushSubscription,
        now: u64,
    },
    Unsubscribe {
        device: [u8; 32],
    },
    DropEndpoint {
        endpoint: String,
    },
    Choose {
        person: i64,
        choices: NoticeChoices,
    },
    SetQuiet {
        person: i64,
        game: String,
        quiet: bool,
    },
    Claim {
        game: String,
        person: i64,
        kind: u8,
        number: u64,
    },
    SetMail {
        person: i64,
        address: String,
        lang: String,
        now: u64,
    },
    /// All but the mailbox in milliseconds.
    CountQuestion {
        mailbox: [u8; 32],
        every: u64,
        most: u64,
        now: u64,
    },
    ConfirmMail {
        person: i64,
        made: u64,
    },
    DropMail {
        person: i64,
    },
    DropUnconfirmedMail {
        before: u64,
    },
    SetWebhook {
        game: String,
        webhook: Webhook,
    },
    DropWebhook {
        game: String,
    },
    TakeHoliday(HolidayRequest),
}

impl NoticeChange {
    /// Refuses text that only one of the databases could store.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        match self {
            NoticeChange::Subscribe { subscription: one, .. } => {
                crate::check_storable(&[&one.endpoint, &one.lang])
            }
            NoticeChange::SetMail { address, lang, .. } => crate::check_storable(&[address, lang]),
            NoticeChange::SetWebhook { game, webhook } => {
                crate::check_storable(&[game, &webhook.url, &webhook.lang])
            }
            NoticeChange::DropEndpoint { endpoint: text }
            | NoticeChange::SetQuiet { game: text, .. }
            | NoticeChange::Claim { game: text, .. }
            | NoticeChange::DropWebhook { game: text } => crate::check_storable(&[text]),
            _ => Ok(()),
        }
    }
}

type SubscriptionRow = (Vec<u8>, String, Vec<u8>, Vec<u8>, String);

fn subscription((device, endpoint, key, auth, lang): SubscriptionRow) -> Option<PushSubscription> {
    let device = device.try_into().ok()?;
    Some(PushSubscription { device, endpoint, key, auth, lang })
}

fn choices((push_off, mail_off): (i64, i64)) -> NoticeChoices {
    NoticeChoices { push_off: bits(push_off), mail_off: bits(mail_off) }
}

fn mail((address, lang, confirmed, made): (String, String, bool, i64)) -> MailAddress {
    MailAddress { address, lang, confirmed, made: unsigned(made) }
}

fn webhook(
    (person, url, secret, lang, off): (i64, String, Vec<u8>, String, i64),
) -> Option<Webhook> {
    Some(Webhook { person, url, secret: secret.try_into().ok()?, lang, off: bits(off) })
}

/// Returns bits as they were stored; a number that was never written turns everything off.
fn bits(stored: i64) -> u32 {
    u32::try_from(stored).unwrap_or(u32::MAX)
}

fn changed(rows: u64) -> Answer {
    if rows == 0 { Answer::Nothing } else { Answer::Done }
}

/// Defines a module whose functions read and change in one kind of database.
macro_rules! noticing {
    ($module:ident, $database:ty, $connection:ty) => {
        pub(crate) mod $module {
            use super::*;
            use sqlx::{Pool, query, query_as, query_scalar};

            type Read<T> = Result<T, StoreError>;

            /// Applies a change within the open transaction.
            pub(crate) async fn apply(change: &NoticeChange, to: &mut $connection) -> WriteResult {
                let done = match change {
                    NoticeChange::Subscribe { subscription, now } => {
                        return subscribe(to, subscription, *now).await;
                    }
                    NoticeChange::SetWebhook { game, webhook } => {
                        return set_webhook(to, game, webhook).await;
                    }
                    NoticeChange::TakeHoliday(holiday) => return take_holiday(to, holiday).await,
                    NoticeChange::Claim { game, person, kind, number } => {
                        return claim(to, game, (*person, *kind), *number).await;
                    }
                    NoticeChange::SetQuiet { person, game, quiet } => {
                        return set_quiet(to, *person, game, *quiet).await;
                    }
                    NoticeChange::SetMail { person, address, lang, now } => {
                        let set = query(SET_MAIL).bind(*person).bind(address).bind(lang);
                        set.bind(signed(*now)).execute(to).await?
                    }
                    NoticeChange::CountQuestion { mailbox, every, most, now } => {
                        let counted = query(COUNT_QUESTION).bind(&mailbox[..]);
                        let counted = counted.bind(signed(*every)).bind(signed(*now));
                        counted.bind(signed(*most)).execute(to).await?
                    }
                    NoticeChange::Unsubscribe { device } => {
                        query(DROP_DEVICE).bind(&device[..]).execute(to).await?
                    }
                    NoticeChange::DropEndpoint { endpoint } => {
                        query(DROP_ENDPOINT).bind(endpoint).execute(to).await?
                    }
                    NoticeChange::Choose { person, choices } => {
                        let chosen = query(CHOOSE).bind(*person).bind(i64::from(choices.push_off));
                        chosen.bind(i64::from(choices.mail_off)).execute(to).await?
                    }
                    NoticeChange::ConfirmMail { person, made } => {
                        query(CONFIRM_MAIL).bind(*person).bind(signed(*made)).execute(to).await?
                    }
                    NoticeChange::DropMail { person } => {
                        query(DROP_MAIL).bind(*person).execute(to).await?
                    }
                    NoticeChange::DropUnconfirmedMail { before } => {
                        let dropped = query(DROP_UNCONFIRMED_MAIL).bind(signed(*before));
                        dropped.execute(to).await?
                    }
                    NoticeChange::DropWebhook { game } => {
                        query(DROP_WEBHOOK).bind(game).execute(to).await?
                    }
                };
                Ok(changed(done.rows_affected()))
            }

            /// A browser has one subscription, and a subscription belongs to the browser that told
            /// it last.
            async fn subscribe(
                to: &mut $connection,
                one: &PushSubscription,
                now: u64,
            ) -> WriteResult {
                let known = "SELECT EXISTS (SELECT 1 FROM tokens WHERE hash = $1)";
                let known = query_scalar::<_, bool>(known).bind(&one.device[..]);
                if !known.fetch_one(&mut *to).await? {
                    return Err(StoreError::NoSuchPerson);
                }
                query(DROP_DEVICE).bind(&one.device[..]).execute(&mut *to).await?;
                query(DROP_ENDPOINT).bind(&one.endpoint).execute(&mut *to).await?;
                let added = query(SUBSCRIBE).bind(&one.device[..]).bind(&one.endpoint);
                let added = added.bind(&one.key).bind(&one.auth).bind(&one.lang).bind(signed(now));
                added.execute(to).await?;
                Ok(Answer::Done)
            }

            async fn game_exists(to: &mut $connection, game: &str) -> Read<bool> {
                let known = "SELECT EXISTS (SELECT 1 FROM games WHERE id = $1)";
                Ok(query_scalar(known).bind(game).fetch_one(to).await?)
            }

            async fn set_webhook(to: &mut $connection, game: &str, one: &Webhook) -> WriteResult {
                if !game_exists(to, game).await? {
                    return Ok(Answer::Nothing);
                }
                let set = query(SET_WEBHOOK).bind(game).bind(one.person).bind(&one.url);
                let set = set.bind(&one.secret[..]).bind(&one.lang).bind(i64::from(one.off));
                set.execute(to).await?;
                Ok(Answer::Done)
            }

            async fn set_quiet(
                to: &mut $connection,
                person: i64,
                game: &str,
                quiet: bool,
            ) -> WriteResult {
                if quiet && !game_exists(to, game).await? {
                    return Ok(Answer::Nothing);
                }
                let set = query(if quiet { BE_QUIET } else { BE_LOUD });
                set.bind(person).bind(game).execute(to).await?;
                Ok(Answer::Done)
            }

            async fn claim(
                to: &mut $connection,
                game: &str,
                (person, kind): (i64, u8),
                number: u64,
            ) -> WriteResult {
                if !game_exists(to, game).await? {
                    return Ok(Answer::Nothing);
                }
                let claimed = query(CLAIM).bind(game).bind(person).bind(i64::from(kind));
                Ok(changed(claimed.bind(signed(number)).execute(to).await?.rows_affected()))
            }

            async fn take_holiday(to: &mut $connection, wish: &HolidayRequest) -> WriteResult {
                let (now, since) = (signed(wish.now), signed(wish.since));
                let taken = query_scalar::<_, i64>(HOLIDAY_TAKEN).bind(wish.person).bind(since);
                let taken = unsigned(taken.bind(now).fetch_one(&mut *to).await?);
                let more = wish.ends.saturating_sub(wish.now);
                if more > 0 && taken.saturating_add(more) > wish.allowed {
                    return Ok(Answer::Nothing);
                }
                query(END_HOLIDAY).bind(wish.person).bind(now).execute(&mut *to).await?;
                query(FORGET_HOLIDAYS).bind(wish.person).bind(since).execute(&mut *to).await?;
                if more > 0 {
                    let added = query(ADD_HOLIDAY).bind(wish.person).bind(now);
                    added.bind(signed(wish.ends)).execute(to).await?;
                }
                Ok(Answer::Done)
            }

            pub(crate) async fn targets(
                pool: &Pool<$database>,
                person: i64,
            ) -> Read<NoticeTargets> {
                let rows = query_as::<_, SubscriptionRow>(TARGETS).bind(person);
                let rows = rows.fetch_all(pool).await?;
                let chosen = query_as(CHOICES).bind(person).fetch_optional(pool).await?;
                let address = query_as(MAIL).bind(person).fetch_optional(pool).await?;
                Ok(NoticeTargets {
                    choices: chosen.map(choices).unwrap_or_default(),
                    subscriptions: rows.into_iter().filter_map(subscription).collect(),
                    mail: address.map(mail),
                })
            }

            pub(crate) async fn mail_of(
                pool: &Pool<$database>,
                person: i64,
            ) -> Read<Option<(i64, MailAddress)>> {
                let found = query_as::<_, (i64, String, String, bool, i64)>(MAIL_OF).bind(person);
                let found = found.fetch_optional(pool).await?;
                Ok(found.map(|(person, address, lang, confirmed, made)| {
                    (person, mail((address, lang, confirmed, made)))
                }))
            }

            pub(crate) async fn is_quiet(
                pool: &Pool<$database>,
                person: i64,
                game: &str,
            ) -> Read<bool> {
                Ok(query_scalar(IS_QUIET).bind(person).bind(game).fetch_one(pool).await?)
            }

            pub(crate) async fn webhook(
                pool: &Pool<$database>,
                game: &str,
            ) -> Read<Option<Webhook>> {
                let found = query_as(WEBHOOK).bind(game).fetch_optional(pool).await?;
                Ok(found.and_then(super::webhook))
            }

            pub(crate) async fn holiday_end(
                pool: &Pool<$database>,
                person: i64,
                now: u64,
            ) -> Read<Option<u64>> {
                let end = query_scalar(HOLIDAY_ENDS).bind(person).bind(signed(now));
                Ok(end.fetch_optional(pool).await?.map(unsigned))
            }

            pub(crate) async fn holidays_after(
                pool: &Pool<$database>,
                now: u64,
            ) -> Read<Vec<(i64, u64)>> {
                let open = query_as::<_, (i64, i64)>(HOLIDAYS_AFTER).bind(signed(now));
                let open = open.fetch_all(pool).await?;
                Ok(open.into_iter().map(|(person, ends)| (person, unsigned(ends))).collect())
            }

            pub(crate) async fn holiday_taken(
                pool: &Pool<$database>,
                person: i64,
                since: u64,
                until: u64,
            ) -> Read<u64> {
                let taken = query_scalar::<_, i64>(HOLIDAY_TAKEN).bind(person).bind(signed(since));
                Ok(unsigned(taken.bind(signed(until)).fetch_one(pool).await?))
            }
        }
    };
}

noticing!(sqlite, sqlx::Sqlite, sqlx::SqliteConnection);
noticing!(postgres, sqlx::Postgres, sqlx::PgConnection);

//! E-mails to those who entered and confirmed an address, if the operator names a mail server.
//!
//! An address is confirmed by a link with a code (`codes`) that a person opens and answers by a button, so
//! that a scanner that fetches links confirms nothing. The same kind of link ends all mails (`pages`).
//! Nothing but that question goes to an address that is not confirmed. Each mailbox gets few of them, each
//! domain and the world not many, whoever asks.

mod codes;
mod letters;
mod pages;
mod routes;

pub(super) use letters::harmless;
pub(super) use pages::routes as page_routes;
pub(super) use routes::routes as account_routes;
pub(crate) use routes::{MailView, forget_unconfirmed};

use super::{Notice, NoticeKind, Shared, sentences};
use crate::limits::RateLimit;
use crate::metrics::increment;
use crate::server_key::ServerKey;
use crate::token_buckets::TokenBuckets;
use cartagena::Seat;
use cartagena_outbound::{EmailAddress, Mail, MailError, Outcome, SmtpClient, SmtpServer, Task};
use cartagena_store::{MailAddress, Store, StoreError};
use codes::MailCodes;
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

const MINUTE_MS: u64 = 60_000;
/// Time for which a question for an address can be answered.
pub(super) const QUESTION_MS: u64 = 24 * 60 * MINUTE_MS;
/// Shortest turn about which a mail is worth it: it may lie for a while before it is read.
const SHORTEST_TURN_MS: u64 = 30 * MINUTE_MS;
/// Time for which it is tried to hand a question to the mail server.
const QUESTION_LIFETIME_MS: u64 = 60 * MINUTE_MS;

/// The operator's mail server, and what may be sent by it.
#[derive(Clone)]
pub struct MailConfig {
    /// The server.
    pub server: SmtpServer,
    /// Password of the account that the server's address names.
    pub password: Option<String>,
    /// The sender of all mails.
    pub from: EmailAddress,
    /// Certificates that are trusted in addition to those of the system.
    pub roots: Vec<Vec<u8>>,
    /// Time for each part of the conversation with the server.
    pub patience: Duration,
    /// Questions to one mailbox, whoever enters its address.
    pub questions_per_mailbox: RateLimit,
    /// Questions to one domain: one person may have any number of mailboxes there.
    pub questions_per_domain: RateLimit,
    /// Questions in all: one person may have any number of networks and domains.
    pub questions: RateLimit,
    /// Notices to one mailbox.
    pub notices_per_mailbox: RateLimit,
}

impl MailConfig {
    /// Returns the default settings for a server and a sender.
    #[must_use]
    pub fn new(server: SmtpServer, password: Option<String>, from: EmailAddress) -> MailConfig {
        MailConfig {
            server,
            password,
            from,
            roots: Vec::new(),
            patience: Duration::from_secs(30),
            questions_per_mailbox: RateLimit::new(3, 12 * 3_600_000),
            questions_per_domain: RateLimit::new(20, 5 * MINUTE_MS),
            questions: RateLimit::new(100, MINUTE_MS),
            notices_per_mailbox: RateLimit::new(40, 360_000),
        }
    }
}

impl fmt::Debug for MailConfig {
    /// Leaves out the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailConfig").field("server", &self.server).finish_non_exhaustive()
    }
}

/// The settings by which a server sends mails.
pub(crate) struct MailDesk {
    config: MailConfig,
    client: SmtpClient,
    codes: MailCodes,
    /// Address of the server's pages.
    origin: String,
    began: Instant,
    questions: QuestionLimiter,
    notices: TokenBuckets<String>,
}

/// Limits of questions, which go to people who may never have heard of the server.
/// Those of a mailbox are counted in the store.
struct QuestionLimiter {
    domains: TokenBuckets<String>,
    all: TokenBuckets<()>,
}

impl QuestionLimiter {
    fn new() -> QuestionLimiter {
        QuestionLimiter { domains: TokenBuckets::new(), all: TokenBuckets::new() }
    }

    /// Reports whether an address may be asked now; if so, counts it. The narrower limit comes first: what
    /// it refuses must not use up what all share.
    fn allow(&self, to: &EmailAddress, config: &MailConfig, now: Duration) -> bool {
        self.domains.take(to.domain().to_owned(), config.questions_per_domain, now)
            && self.all.take((), config.questions, now)
    }
}

/// A mail that waits to be sent.
pub(super) struct MailJob {
    mail: Mail,
    person: i64,
    /// The address to which it goes, as long as it is the person's.
    address: String,
    /// Moment at which it was entered: entered again, it has another code.
    made: u64,
    is_question: bool,
}

impl MailJob {
    /// Reports whether it is still for the address that a person has now.
    fn is_for(&self, mail: &MailAddress) -> bool {
        let same = mail.address == self.address && mail.made == self.made;
        same && mail.confirmed != self.is_question
    }
}

impl MailDesk {
    pub(super) fn new(config: MailConfig, key: &ServerKey, origin: String) -> MailDesk {
        let host = origin.split_once("://").map_or("localhost", |(_, host)| host);
        let host = match host.rsplit_once(':') {
            Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
            _ => host,
        };
        let client = SmtpClient::new(config.server.clone(), config.password.as_deref(), host);
        let client =
            config.roots.iter().fold(client, |client, root| client.with_root(root.clone()));
        MailDesk {
            client: client.with_patience(config.patience),
            codes: MailCodes::new(key.derive("mail")),
            origin,
            began: Instant::now(),
            questions: QuestionLimiter::new(),
            notices: TokenBuckets::new(),
            config,
        }
    }

    /// Reports whether an address may be asked now whether it is its owner's: not if the mailbox, its domain
    /// or everybody was asked too often. If so, counts it; a mailbox stays counted over restarts.
    async fn may_ask(
        &self,
        store: &dyn Store,
        to: &EmailAddress,
        now: u64,
    ) -> Result<bool, StoreError> {
        let RateLimit { burst, every } = self.config.questions_per_mailbox;
        let every = u64::try_from(every.as_millis()).unwrap_or(u64::MAX);
        let mailbox = self.codes.mailbox(&to.mailbox());
        let allowed = every == 0 || store.count_mail_question(mailbox, (burst, every), now).await?;
        Ok(allowed && self.questions.allow(to, &self.config, self.began.elapsed()))
    }

    /// Makes the mail that asks whether an address is its owner's; `None` if it is none.
    fn question(&self, person: i64, mail: &MailAddress, now: u64) -> Option<Task<Arc<MailJob>>> {
        let to = EmailAddress::parse(&mail.address)?;
        let confirm = self.codes.confirm(person, &mail.address, mail.made);
        let confirm = self.link("confirm", &confirm);
        let stop = self.link("stop", &self.codes.stop(person, &mail.address));
        let texts = sentences::texts(&mail.lang);
        let letter = letters::question(texts, &self.origin, &confirm, &stop);
        let id = self.codes.id(&format!("question\0{person}\0{}", mail.made));
        let made = mail.made;
        let mail = letter.mail(&self.config.from, &to, (&id, now))?;
        Some(task((person, to, made), mail, true, QUESTION_LIFETIME_MS))
    }

    /// Makes the mail about a notice; `None` if the mailbox got too many.
    pub(super) fn notice(
        &self,
        notice: &Notice,
        (person, seat): (i64, Seat),
        mail: &MailAddress,
        (lifetime_ms, now): (u64, u64),
    ) -> Option<Task<Arc<MailJob>>> {
        let to = EmailAddress::parse(&mail.address)?;
        let rate = self.config.notices_per_mailbox;
        if !self.notices.take(to.mailbox(), rate, self.began.elapsed()) {
            return None;
        }
        let texts = sentences::texts(&mail.lang);
        let said = sentences::to_mail(texts, notice.kind, &notice.about, seat);
        let stop = self.link("stop", &self.codes.stop(person, &mail.address));
        let letter = letters::notice(texts, &said, (&self.origin, &notice.game), &stop);
        let Notice { kind, game, number, .. } = notice;
        let id = self.codes.id(&format!("{}\0{person}\0{game}\0{number}", kind.name()));
        let made = mail.made;
        let mail = letter.mail(&self.config.from, &to, (&id, now))?;
        Some(task((person, to, made), mail, false, lifetime_ms))
    }

    fn link(&self, what: &str, code: &str) -> String {
        format!("{}/mail/{what}/{code}", self.origin)
    }
}

fn task(
    (person, to, made): (i64, EmailAddress, u64),
    mail: Mail,
    is_question: bool,
    lifetime_ms: u64,
) -> Task<Arc<MailJob>> {
    let address = to.as_str().to_owned();
    let job = Arc::new(MailJob { mail, person, address, made, is_question });
    // The one server that takes all mails.
    let receiver = String::new();
    Task { job, receiver, lifetime_ms, may_repeat: false }
}

impl Shared {
    /// Returns the address to which a notice goes by mail, if any.
    pub(super) fn mail_target<'a>(
        &self,
        notice: &Notice,
        off: u32,
        mail: Option<&'a MailAddress>,
    ) -> Option<(&MailDesk, &'a MailAddress)> {
        let slow = notice.about.left_ms.is_none_or(|left| left >= SHORTEST_TURN_MS);
        let worth = notice.kind == NoticeKind::Over || slow;
        let mail = mail.filter(|mail| mail.confirmed && worth && notice.kind.is_on(off))?;
        Some((self.mail.as_ref()?, mail))
    }
}

/// Hands a mail to the mail server, if the address is still the person's.
pub(super) async fn deliver(shared: Arc<Shared>, job: Arc<MailJob>) -> Outcome {
    let Some(desk) = &shared.mail else { return Outcome::Ended };
    match shared.store.mail_of(job.person).await {
        Ok(Some((_, mail))) if job.is_for(&mail) => {}
        Ok(_) => return Outcome::Ended,
        Err(error) => {
            tracing::warn!(code = error.code(), %error, "an address could not be looked up");
            return Outcome::NotArrived(0);
        }
    }
    let sent = desk.client.send(&job.mail).await;
    let Err(error) = sent else {
        increment(&shared.metrics.sent_notices);
        return Outcome::Ended;
    };
    increment(&shared.metrics.failed_notices);
    match error {
        // Of the operator's settings, not of one address.
        MailError::Forbidden | MailError::NotSent(_) => tracing::warn!(%error, "no mail was sent"),
        MailError::Refused(_) | MailError::Unknown => tracing::info!(%error, "a mail was not sent"),
    }
    match error {
        error if error.is_passing() => Outcome::NotArrived(0),
        MailError::Unknown => Outcome::Unknown,
        _ => Outcome::Ended,
    }
}

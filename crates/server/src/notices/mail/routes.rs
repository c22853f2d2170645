//! Requests about one's e-mail address.

use super::{MailDesk, QUESTION_MS};
use crate::account::Caller;
use crate::app::AppState;
use crate::identity::AdmissionError;
use crate::metrics::increment;
use crate::notices::kind::KindsOn;
use crate::notices::sentences;
use crate::rate_limiter::LimitedAction;
use axum::Json;
use axum::Router;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use cartagena_outbound::EmailAddress;
use cartagena_store::{NoticeTargets, Store, StoreError};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

type Answer = Result<Response, AdmissionError>;
type Body<T> = Result<Json<T>, JsonRejection>;

/// Returns the routes of a person's settings.
pub(in crate::notices) fn routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/account/notices/mail", post(set_mail))
        .route("/account/notices/mail/remove", post(remove_mail))
}

/// A person's address as their page sees it.
#[derive(Serialize)]
pub(crate) struct MailView {
    /// The address; null if there is none.
    address: Option<String>,
    /// False while it waits to be confirmed.
    confirmed: bool,
    /// Kinds of mails.
    on: KindsOn,
}

impl MailView {
    /// Describes a person's address; without one of theirs, only what they would be told.
    pub(crate) fn new(targets: &NoticeTargets, now: u64) -> MailView {
        let valid = |made: u64| made.saturating_add(QUESTION_MS) > now;
        let mail = targets.mail.as_ref().filter(|mail| mail.confirmed || valid(mail.made));
        MailView {
            address: mail.map(|mail| mail.address.clone()),
            confirmed: mail.is_some_and(|mail| mail.confirmed),
            on: KindsOn::from_off(targets.choices.mail_off),
        }
    }
}

/// Forgets addresses that nobody has confirmed in time: they may be those of strangers.
pub(crate) async fn forget_unconfirmed(store: &dyn Store, now: u64) -> Result<(), StoreError> {
    store.drop_unconfirmed_mail(now.saturating_sub(QUESTION_MS)).await
}

/// Body of `POST /account/notices/mail`.
#[derive(Deserialize)]
struct NewAddress {
    address: String,
    /// Tag of the language.
    lang: String,
}

/// Sets a person's address, and asks it by a mail whether it is theirs. An address that is confirmed
/// already only gets the language. 429: the person, the network, the mailbox, its domain or the server has
/// had its questions.
async fn set_mail(caller: Caller, body: Body<NewAddress>) -> Answer {
    let person = caller.require_person(LimitedAction::Account).await?;
    let notices = &caller.app.hub.notices;
    let desk: &MailDesk = notices.shared.mail.as_ref().ok_or(AdmissionError::NotFound)?;
    let Json(wish) = body.map_err(|_| AdmissionError::BadRequest)?;
    let address = EmailAddress::parse(&wish.address).ok_or(AdmissionError::BadRequest)?;
    let lang = sentences::texts(&wish.lang).lang().tag();
    let (store, now) = (&caller.app.hub.store, caller.app.hub.clock.now());
    let known = store.notice_targets(person.id).await?.mail;
    let same = known.filter(|mail| mail.confirmed && mail.address == address.as_str());
    if same.is_none() {
        caller.allow(LimitedAction::MailQuestion, person.id).await?;
    }
    if same.is_some() {
        store.set_mail(person.id, address.as_str(), lang, now).await?;
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let mail = cartagena_store::MailAddress {
        address: address.as_str().to_owned(),
        lang: lang.to_owned(),
        confirmed: false,
        made: now,
    };
    if !desk.may_ask(&**store, &address, now).await? {
        return Err(AdmissionError::RateLimited);
    }
    let question = desk.question(person.id, &mail, now).ok_or(AdmissionError::BadRequest)?;
    store.set_mail(person.id, &mail.address, lang, now).await?;
    if !notices.queues.mails.send(question) {
        increment(&notices.shared.metrics.dropped_notices);
        return Err(AdmissionError::StoreFailed);
    }
    tracing::info!(person = person.id, "an e-mail address was entered");
    Ok(StatusCode::NO_CONTENT.into_response())
}

async fn remove_mail(caller: Caller) -> Answer {
    let person = caller.require_person(LimitedAction::Account).await?;
    caller.app.hub.store.drop_mail(person.id).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

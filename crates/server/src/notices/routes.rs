//! Plain requests by which people see and set their notices.

use super::mail::{self, MailView};
use super::{KindsOn, sentences};
use crate::account::{Caller, forbid_caching};
use crate::app::AppState;
use crate::identity::AdmissionError;
use crate::random_ids::{is_game_id, random_bytes};
use crate::rate_limiter::LimitedAction;
use axum::extract::DefaultBodyLimit;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use cartagena_outbound::{PushBrowser, Target, from_base64url};
use cartagena_record::Hex;
use cartagena_store::{HolidayRequest, NoticeChoices, NoticeTargets, PushSubscription, Webhook};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Longest body of a request: an address has a thousand characters at most.
const MAX_BODY_BYTES: usize = 2_048;

const DAY_MS: u64 = 24 * 3_600_000;
/// Number of days of holiday that a person has.
const HOLIDAY_DAYS: u64 = 21;
/// Number of days in which they count.
const HOLIDAY_YEAR_DAYS: u64 = 365;

type Answer = Result<Response, AdmissionError>;
type Body<T> = Result<Json<T>, JsonRejection>;

/// Returns the routes.
pub(crate) fn routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/account/notices", post(overview))
        .route("/account/notices/choose", post(choose))
        .route("/account/notices/subscribe", post(subscribe))
        .route("/account/notices/unsubscribe", post(unsubscribe))
        .route("/account/notices/table", post(table))
        .route("/account/notices/quiet", post(set_quiet))
        .route("/account/notices/webhook", post(set_webhook))
        .route("/account/holiday", post(take_holiday))
        .merge(mail::account_routes())
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(map_response(forbid_caching))
        .merge(mail::page_routes())
}

/// Answer to `POST /account/notices`.
#[derive(Serialize)]
struct Overview {
    /// False if the browser is not known: it has not come before.
    known: bool,
    /// The server's public key, for the browser's subscription.
    key: String,
    /// True if this browser shows pushes.
    here: bool,
    /// Kinds of pushes.
    push: KindsOn,
    /// The person's e-mail address; only if this server sends mails.
    #[serde(skip_serializing_if = "Option::is_none")]
    mail: Option<MailView>,
    holiday: Holiday,
}

/// A person's holidays.
#[derive(Serialize)]
struct Holiday {
    /// End of the present one, in milliseconds since 1970.
    until: Option<u64>,
    /// Whole days that may be taken now.
    days_left: u64,
    /// Days that may be taken in a year.
    days: u64,
}

/// Answers `POST /account/notices`. Asking makes nobody known.
async fn overview(caller: Caller) -> Answer {
    let hub = &caller.app.hub;
    let shared = &hub.notices.shared;
    let key = shared.push_key.public();
    let mail = |targets| shared.mail.as_ref().map(|_| MailView::new(targets, hub.clock.now()));
    let Some(person) = caller.person().await? else {
        let holiday = Holiday { until: None, days_left: HOLIDAY_DAYS, days: HOLIDAY_DAYS };
        let (push, known, here) = (KindsOn::from_off(0), false, false);
        let mail = mail(&NoticeTargets::default());
        return Ok(Json(Overview { known, key, here, push, mail, holiday }).into_response());
    };
    caller.allow(LimitedAction::Account, person.id).await?;
    let targets = hub.store.notice_targets(person.id).await?;
    let device = caller.token.as_ref().map(crate::token::Token::hash);
    let here = targets.subscriptions.iter().any(|one| Some(one.device) == device);
    let push = KindsOn::from_off(targets.choices.push_off);
    let (mail, holiday) = (mail(&targets), holiday(&caller, person.id).await?);
    Ok(Json(Overview { known: true, key, here, push, mail, holiday }).into_response())
}

async fn holiday(caller: &Caller, person: i64) -> Result<Holiday, AdmissionError> {
    let (store, now) = (&caller.app.hub.store, caller.app.hub.clock.now());
    let taken = store.holiday_taken(person, year_before(now), now).await?;
    let until = store.holiday_end(person, now).await?;
    let days_left = (HOLIDAY_DAYS * DAY_MS).saturating_sub(taken) / DAY_MS;
    Ok(Holiday { until, days_left, days: HOLIDAY_DAYS })
}

fn year_before(now: u64) -> u64 {
    now.saturating_sub(HOLIDAY_YEAR_DAYS * DAY_MS)
}

/// Body of `POST /account/notices/choose`.
#[derive(Deserialize)]
struct Choice {
    /// Kinds of pushes; without it they stay as they are.
    push: Option<KindsOn>,
    /// Kinds of e-mails; without it they stay as they are.
    mail: Option<KindsOn>,
}

async fn choose(caller: Caller, body: Body<Choice>) -> Answer {
    let person = caller.require_person(LimitedAction::Account).await?;
    let Json(choice) = body.map_err(|_| AdmissionError::BadRequest)?;
    let store = &caller.app.hub.store;
    let before = store.notice_targets(person.id).await?.choices;
    let choices = NoticeChoices {
        push_off: choice.push.map_or(before.push_off, KindsOn::off),
        mail_off: choice.mail.map_or(before.mail_off, KindsOn::off),
    };
    store.choose_notices(person.id, choices).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Body of `POST /account/notices/subscribe`: what a browser tells of its push service.
#[derive(Deserialize)]
struct Subscription {
    endpoint: String,
    /// The key `p256dh`, in base64url.
    key: String,
    /// The secret `auth`, in base64url.
    auth: String,
    /// Tag of the language.
    lang: String,
}

async fn subscribe(caller: Caller, body: Body<Subscription>) -> Answer {
    let visitor = caller.visitor(LimitedAction::Account).await?;
    let Json(body) = body.map_err(|_| AdmissionError::BadRequest)?;
    let hub = &caller.app.hub;
    let policy = hub.notices.shared.config.addresses;
    let (key, auth) = from_base64url(&body.key).zip(from_base64url(&body.auth)).unwrap_or_default();
    let target = Target::parse(&body.endpoint, policy).ok();
    let browser = target.and_then(|target| PushBrowser::new(target, &key, &auth));
    browser.ok_or(AdmissionError::BadRequest)?;
    let lang = sentences::texts(&body.lang).lang().tag().to_owned();
    let device = visitor.token.hash();
    let subscription = PushSubscription { device, endpoint: body.endpoint, key, auth, lang };
    hub.store.subscribe(subscription, hub.clock.now()).await?;
    Ok(caller.keep(&visitor.token, StatusCode::NO_CONTENT.into_response()))
}

async fn unsubscribe(caller: Caller) -> Answer {
    caller.require_person(LimitedAction::Account).await?;
    let device = caller.token.as_ref().map(crate::token::Token::hash);
    let device = device.ok_or(AdmissionError::NotFound)?;
    caller.app.hub.store.unsubscribe(device).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Body of `POST /account/notices/table`.
#[derive(Deserialize)]
struct AboutGame {
    game: String,
}

/// Answer to `POST /account/notices/table`.
#[derive(Serialize)]
struct TableNotices {
    /// True if the person is told nothing about this table.
    quiet: bool,
    /// True if the person may set the table's webhook: they opened the table.
    host: bool,
    /// Host and kinds of the webhook, for the person who opened the table alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    webhook: Option<WebhookView>,
}

/// A webhook, without the part of its address that is secret.
#[derive(Serialize)]
struct WebhookView {
    host: String,
    on: KindsOn,
}

async fn table(caller: Caller, body: Body<AboutGame>) -> Answer {
    let person = caller.require_person(LimitedAction::Account).await?;
    let Json(AboutGame { game }) = body.map_err(|_| AdmissionError::BadRequest)?;
    let hub = &caller.app.hub;
    let room = hub.seated_room(&game, person.id).await.ok_or(AdmissionError::NotFound)?;
    let quiet = hub.store.is_quiet(person.id, &game).await?;
    let host = room.host() == person.id;
    let webhook = if host { hub.store.webhook(&game).await? } else { None };
    let policy = hub.notices.shared.config.addresses;
    let webhook = webhook.map(|webhook| WebhookView {
        host: Target::parse(&webhook.url, policy)
            .map_or_else(|_| "?".into(), |it| it.host().into()),
        on: KindsOn::from_off(webhook.off),
    });
    Ok(Json(TableNotices { quiet, host, webhook }).into_response())
}

/// Body of `POST /account/notices/quiet`.
#[derive(Deserialize)]
struct Quiet {
    game: String,
    quiet: bool,
}

async fn set_quiet(caller: Caller, body: Body<Quiet>) -> Answer {
    let person = caller.require_person(LimitedAction::Account).await?;
    let Json(Quiet { game, quiet }) = body.map_err(|_| AdmissionError::BadRequest)?;
    let hub = &caller.app.hub;
    hub.seated_room(&game, person.id).await.ok_or(AdmissionError::NotFound)?;
    hub.store.set_quiet(person.id, &game, quiet).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Body of `POST /account/notices/webhook`.
#[derive(Deserialize)]
struct NewWebhook {
    game: String,
    /// The address; none removes it. Without it, the address stays and the kinds change.
    url: Option<String>,
    #[serde(default)]
    remove: bool,
    on: KindsOn,
    /// Tag of the language of the chat.
    lang: String,
}

/// Sets, changes or removes the webhook of a table, for the person who opened it. Answers a new address
/// with the key of the signatures, once.
async fn set_webhook(caller: Caller, body: Body<NewWebhook>) -> Answer {
    let person = caller.require_person(LimitedAction::Account).await?;
    let Json(wish) = body.map_err(|_| AdmissionError::BadRequest)?;
    let (hub, game) = (&caller.app.hub, &wish.game);
    let room = hub.seated_room(game, person.id).await.ok_or(AdmissionError::NotFound)?;
    if room.host() != person.id {
        return Err(AdmissionError::NotFound);
    }
    if wish.remove {
        hub.store.drop_webhook(game).await?;
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let (off, lang) = (wish.on.off(), sentences::texts(&wish.lang).lang().tag().to_owned());
    let Some(url) = wish.url else {
        let known = hub.store.webhook(game).await?.ok_or(AdmissionError::NotFound)?;
        hub.store.set_webhook(game, Webhook { off, lang, ..known }).await?;
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let policy = hub.notices.shared.config.addresses;
    Target::parse(&url, policy).map_err(|_| AdmissionError::BadRequest)?;
    let secret = random_bytes().ok_or(AdmissionError::StoreFailed)?;
    hub.store.set_webhook(game, Webhook { person: person.id, url, secret, lang, off }).await?;
    tracing::info!(game, person = person.id, "a webhook was set");
    Ok(Json(serde_json::json!({ "secret": Hex(secret).to_string() })).into_response())
}

/// Body of `POST /account/holiday`.
#[derive(Deserialize)]
struct HolidayWish {
    /// Number of days from now; 0 ends the holiday.
    days: u64,
}

/// Begins a holiday, or ends it. 409: the person does not have that many days left.
async fn take_holiday(caller: Caller, body: Body<HolidayWish>) -> Answer {
    let person = caller.require_person(LimitedAction::Account).await?;
    let Json(HolidayWish { days }) = body.map_err(|_| AdmissionError::BadRequest)?;
    let (hub, now) = (&caller.app.hub, caller.app.hub.clock.now());
    let ends = now + days.min(HOLIDAY_YEAR_DAYS) * DAY_MS;
    let (allowed, since) = (HOLIDAY_DAYS * DAY_MS, year_before(now));
    let wish = HolidayRequest { person: person.id, now, ends, allowed, since };
    // The clocks run again before the days count again: after a crash between the two the holiday holds.
    if days == 0 && !hub.set_holiday(person.id, now).await {
        return Err(AdmissionError::StoreFailed);
    }
    if !hub.store.take_holiday(wish).await? {
        return Ok(StatusCode::CONFLICT.into_response());
    }
    if days > 0 && !hub.set_holiday(person.id, ends).await {
        tracing::warn!(person = person.id, "a holiday is not stored at every table yet");
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}

impl crate::hub::Hub {
    /// Returns the room of a game in which a person has a seat; `None` also if there is no such game.
    async fn seated_room(&self, game: &str, person: i64) -> Option<cartagena_room::Room> {
        is_game_id(game).then_some(())?;
        let (room, _) = self.load_room(game).await.ok()?;
        room.seated_people().contains(&person).then_some(room)
    }
}

//! Results of the deals of the day: a record is replayed and each of the opponent's moves chosen again before it
//! counts. That proves legal play, not absence of help.

mod checks;

pub(crate) use checks::DailyChecks;

use crate::account::{Caller, forbid_caching};
use crate::app::AppState;
use crate::identity::AdmissionError;
use crate::rate_limiter::LimitedAction;
use axum::extract::DefaultBodyLimit;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use cartagena_daily::Day;
use cartagena_room::clean_person_name;
use cartagena_store::DailyEntry;
use checks::Refusal;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Longest body of a request: a record of a thousand moves with room to spare.
const MAX_BODY_BYTES: usize = 64 * 1024;
/// Time after the end of a day in which its results are still taken, in milliseconds.
const GRACE_MS: u64 = 3_600_000;
const DAY_MS: u64 = 86_400_000;
/// The most rows of an answer.
const MAX_ROWS: u32 = 100;

/// Returns the routes of the results.
pub(crate) fn routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/daily/result", post(enter))
        .route("/daily/table", post(table))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(map_response(forbid_caching))
}

/// Body of `POST /daily/result`.
#[derive(Deserialize)]
struct Submission {
    date: String,
    record: String,
    /// A name for a person who has none yet.
    #[serde(default)]
    name: String,
}

/// Body of `POST /daily/table`.
#[derive(Deserialize)]
struct Asked {
    date: String,
}

/// Answer to `POST /daily/result`.
#[derive(Serialize)]
struct Accepted {
    won: bool,
    turns: u32,
}

/// Answer to `POST /daily/table`.
#[derive(Serialize)]
struct Scores {
    rows: Vec<Score>,
    /// The number of all results.
    count: u64,
    /// True while results are taken.
    open: bool,
}

/// A row of the table.
#[derive(Serialize)]
struct Score {
    place: u64,
    name: String,
    won: bool,
    turns: u32,
    /// True for the person who asks.
    you: bool,
    /// True if the person who asks follows this one.
    followed: bool,
}

/// Returns true while results of a day are taken.
fn is_open(day: Day, now: u64) -> bool {
    (day.begins()..day.begins() + DAY_MS + GRACE_MS).contains(&now)
}

/// Answers `POST /daily/result`: checks a record and enters its result. The first one of a person counts.
async fn enter(
    caller: Caller,
    body: Result<Json<Submission>, JsonRejection>,
) -> Result<Response, AdmissionError> {
    let Ok(Json(Submission { date, record, name })) = body else {
        return Ok(refused(Refusal::Unreadable));
    };
    let Ok(day) = date.parse::<Day>() else { return Ok(refused(Refusal::NoDay)) };
    let hub = &caller.app.hub;
    let now = hub.clock.now();
    if !is_open(day, now) {
        return Ok(refused(Refusal::Closed));
    }
    let visitor = caller.visitor(LimitedAction::Daily).await?;
    let result = match caller.app.daily_checks.check(record, day).await {
        Ok(result) => result,
        Err(refusal) => return Ok(refused(refusal)),
    };
    let person = visitor.person;
    if let Some(name) = clean_person_name(&name).filter(|_| person.name.is_empty()) {
        hub.store.rename(person.id, &name).await?;
    }
    let (won, turns) = (result.won, result.turns);
    let entry = DailyEntry { day: day.number(), person: person.id, won, turns, entered: now };
    hub.store.enter_daily(entry).await?;
    tracing::info!(person = person.id, %day, won, turns, "a result of the day");
    Ok(caller.keep(&visitor.token, Json(Accepted { won, turns }).into_response()))
}

/// Answers `POST /daily/table`: the results of a day. Asking makes nobody known.
async fn table(
    caller: Caller,
    body: Result<Json<Asked>, JsonRejection>,
) -> Result<Response, AdmissionError> {
    caller.allow_attempt(LimitedAction::Watch).await?;
    let day = body.ok().and_then(|Json(asked)| asked.date.parse::<Day>().ok());
    let Some(day) = day else { return Ok(refused(Refusal::NoDay)) };
    let person = caller.person().await?.map(|person| person.id);
    let hub = &caller.app.hub;
    let results = hub.store.daily_results(day.number(), person, MAX_ROWS).await?;
    let row = |row: cartagena_store::DailyScore| Score {
        place: row.place,
        name: row.name,
        won: row.won,
        turns: row.turns,
        you: Some(row.person) == person,
        followed: row.followed,
    };
    let count = results.count;
    let rows = results.rows.into_iter().map(row).collect();
    let open = is_open(day, hub.clock.now());
    Ok(Json(Scores { rows, count, open }).into_response())
}

fn refused(refusal: Refusal) -> Response {
    let code = serde_json::json!({ "code": refusal.code() });
    (refusal.status(), Json(code)).into_response()
}

impl Refusal {
    fn status(&self) -> StatusCode {
        match self {
            Refusal::Unreadable | Refusal::NoDay => StatusCode::BAD_REQUEST,
            Refusal::Closed => StatusCode::CONFLICT,
            Refusal::BadRecord | Refusal::Forged(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::Busy => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

//! Deletion of a person by themselves.

use super::Caller;
use crate::identity::AdmissionError;
use crate::rate_limiter::LimitedAction;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use cartagena_store::Rewording;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;

/// Time for which a deletion is waited for; the rest follows by itself.
const PATIENCE: Duration = Duration::from_secs(5);

/// Body of `POST /account/delete`.
#[derive(Deserialize)]
pub(super) struct Deletion {
    /// True: the person was asked twice.
    delete: bool,
}

/// Answers `POST /account/delete`: deletes the person, with everything that there is about them. Once it is
/// stored, nothing stops it any more.
pub(super) async fn delete_me(
    caller: Caller,
    body: Result<Json<Deletion>, JsonRejection>,
) -> Result<Response, AdmissionError> {
    let person = caller.require_person(LimitedAction::Account).await?;
    if !body.is_ok_and(|Json(body)| body.delete) {
        return Err(AdmissionError::BadRequest);
    }
    let (hub, id) = (Arc::clone(&caller.app.hub), person.id);
    // A task of its own: a page that goes away does not stop it in the middle.
    let deletion = tokio::spawn(async move { hub.reword(id, Rewording::deletion()).await });
    match tokio::time::timeout(PATIENCE, deletion).await {
        Ok(deleted) => {
            deleted.map_err(|_| AdmissionError::StoreFailed)??;
        }
        // The tables are told one after another; what counts is that the store has acknowledged it.
        Err(_) => require_unknown(&caller).await?,
    }
    tracing::info!(person = person.id, "a person has deleted themselves");
    Ok(caller.forget(StatusCode::NO_CONTENT.into_response()))
}

/// Fails if the browser's secret still opens something.
async fn require_unknown(caller: &Caller) -> Result<(), AdmissionError> {
    match caller.person().await? {
        None => Ok(()),
        Some(_) => Err(AdmissionError::StoreFailed),
    }
}

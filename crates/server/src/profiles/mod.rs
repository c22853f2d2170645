//! Public data of people by plain requests: profiles, finished games and lists of ratings.
//!
//! A person is named by a random id, so that nobody can count people or walk through all of them; it stays
//! the same when the name changes. Games that were not public are told only to those who played them.

mod games;
mod person;
mod ratings;

use crate::account::{Caller, forbid_caching};
use crate::app::AppState;
use crate::identity::AdmissionError;
use crate::rate_limiter::LimitedAction;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::map_response;
use axum::routing::post;
use cartagena_store::{Person, PublicPerson};
use std::sync::Arc;

/// Longest body of a request.
const MAX_BODY_BYTES: usize = 1024;
/// Number of hexadecimal digits of a person's id.
const ID_DIGITS: usize = 32;

/// Returns the routes of profiles.
pub(crate) fn routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/people/profile", post(person::profile))
        .route("/people/games", post(games::finished_games))
        .route("/people/ratings", post(ratings::ratings))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(map_response(forbid_caching))
}

impl Caller {
    /// Returns the person who asks about people, if the browser is known. Asking makes nobody known.
    async fn asks_about_people(&self) -> Result<Option<Person>, AdmissionError> {
        let person = self.person().await?;
        match &person {
            Some(person) => self.allow(LimitedAction::People, person.id).await?,
            None => self.allow_attempt(LimitedAction::People).await?,
        }
        Ok(person)
    }

    /// Returns the person with this public id.
    async fn find_person(&self, id: &str) -> Result<PublicPerson, AdmissionError> {
        let may_be = id.len() == ID_DIGITS && id.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !may_be {
            return Err(AdmissionError::NotFound);
        }
        let found = self.app.hub.store.person_by_public_id(id).await?;
        found.ok_or(AdmissionError::NotFound)
    }
}

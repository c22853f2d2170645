//! The lists of ratings.

use crate::account::Caller;
use crate::identity::AdmissionError;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use cartagena_protocol::people::{RatingRow, Ratings, RatingsRequest};
use cartagena_ratings::{PROVISIONAL_GAMES, RatingList};
use cartagena_store::{ListedRating, Person};

/// Number of rows on a page.
const PAGE: u32 = 50;
/// Number of pages of a list: later ones would make the database count through all of it.
const MAX_PAGES: u32 = 200;
/// Number of provisional ratings that are shown.
const PROVISIONAL_ROWS: u32 = 20;

/// Answers `POST /people/ratings`.
pub(super) async fn ratings(
    caller: Caller,
    body: Result<Json<RatingsRequest>, JsonRejection>,
) -> Result<Json<Ratings>, AdmissionError> {
    let viewer = caller.asks_about_people().await?;
    let Json(request) = body.map_err(|_| AdmissionError::BadRequest)?;
    let list: RatingList = request.list.parse().map_err(|_| AdmissionError::NotFound)?;
    if request.page >= MAX_PAGES {
        return Err(AdmissionError::NotFound);
    }
    let own = match &viewer {
        Some(viewer) => caller.own_row(&list.to_string(), viewer).await?,
        None => None,
    };
    Ok(Json(caller.page_of(&list.to_string(), request.page, viewer.as_ref(), own).await?))
}

impl Caller {
    async fn page_of(
        &self,
        list: &str,
        page: u32,
        viewer: Option<&Person>,
        own: Option<RatingRow>,
    ) -> Result<Ratings, AdmissionError> {
        let store = &self.app.hub.store;
        let viewer = viewer.map(|viewer| viewer.id);
        let count = store.leader_count(list, PROVISIONAL_GAMES).await?;
        let first = page * PAGE;
        let rows = store.leaders(list, (PROVISIONAL_GAMES, false), PAGE, first).await?;
        let rows = (first + 1..).zip(&rows).map(|(rank, row)| shown(Some(rank), row, viewer));
        let provisional = match page {
            0 => store.leaders(list, (PROVISIONAL_GAMES, true), PROVISIONAL_ROWS, 0).await?,
            _ => Vec::new(),
        };
        Ok(Ratings {
            pages: count.div_ceil(PAGE).clamp(1, MAX_PAGES),
            rows: rows.collect(),
            provisional: provisional.iter().map(|row| shown(None, row, viewer)).collect(),
            own,
        })
    }

    async fn own_row(
        &self,
        list: &str,
        viewer: &Person,
    ) -> Result<Option<RatingRow>, AdmissionError> {
        let store = &self.app.hub.store;
        let steps = store.ratings_of(viewer.id).await?;
        let Some(step) = steps.into_iter().find(|step| step.list == list) else { return Ok(None) };
        let Some(person) = store.public_person(viewer.id).await? else { return Ok(None) };
        let rank = self.rank(&person, &step).await?;
        let namesakes = store.namesakes(list, person.id).await?;
        let row = ListedRating { person, namesakes, points: step.points, games: step.games };
        Ok(Some(shown(rank, &row, Some(viewer.id))))
    }
}

fn shown(rank: Option<u32>, row: &ListedRating, viewer: Option<i64>) -> RatingRow {
    RatingRow {
        rank,
        id: row.person.public_id.clone(),
        name: row.person.name.clone(),
        number: (row.namesakes > 0).then_some(row.namesakes + 1),
        points: row.points,
        games: row.games,
        own: viewer == Some(row.person.id),
    }
}

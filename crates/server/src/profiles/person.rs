//! The profile of a person.

use crate::account::Caller;
use crate::hub::PersonAtTable;
use crate::identity::AdmissionError;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use cartagena::Seat;
use cartagena_protocol::people::{
    AgainstYou, Profile, ProfileRating, ProfileRequest, RatingPoint, Tally,
};
use cartagena_ratings::PROVISIONAL_GAMES;
use cartagena_store::{HeadToHead, Person, PublicPerson, RatingStep, ResultTally, StoreError};

/// Number of ratings in the history of a list.
const HISTORY: u32 = 200;

/// Answers `POST /people/profile`.
pub(super) async fn profile(
    caller: Caller,
    body: Result<Json<ProfileRequest>, JsonRejection>,
) -> Result<Json<Profile>, AdmissionError> {
    let viewer = caller.asks_about_people().await?;
    let Json(request) = body.map_err(|_| AdmissionError::BadRequest)?;
    let person = caller.requested_person(&request, viewer.as_ref()).await?;
    Ok(Json(caller.profile_of(&person, viewer.as_ref()).await?))
}

impl Caller {
    async fn requested_person(
        &self,
        request: &ProfileRequest,
        viewer: Option<&Person>,
    ) -> Result<PublicPerson, AdmissionError> {
        let hub = &self.app.hub;
        let seat = request.seat.and_then(Seat::new).map(PersonAtTable::Seat);
        let which = seat.or(request.line.map(PersonAtTable::ChatLine));
        let number = match (&request.id, &request.game, which) {
            (Some(id), _, _) => return self.find_person(id).await,
            (None, Some(game), Some(which)) => hub.person_at(game, which).await,
            (None, None, None) => viewer.map(|viewer| viewer.id),
            (None, ..) => return Err(AdmissionError::BadRequest),
        };
        let number = number.ok_or(AdmissionError::NotFound)?;
        hub.store.public_person(number).await?.ok_or(AdmissionError::NotFound)
    }

    async fn profile_of(
        &self,
        person: &PublicPerson,
        viewer: Option<&Person>,
    ) -> Result<Profile, StoreError> {
        let store = &self.app.hub.store;
        let own = viewer.is_some_and(|viewer| viewer.id == person.id);
        let against = match viewer.filter(|_| !own) {
            Some(viewer) => Some(store.head_to_head(viewer.id, person.id).await?),
            None => None,
        };
        let mut ratings = Vec::new();
        for step in store.ratings_of(person.id).await? {
            ratings.push(self.profile_rating(person, &step).await?);
        }
        Ok(Profile {
            id: person.public_id.clone(),
            name: person.name.clone(),
            own,
            program: store.owner_of(person.id).await?.is_some(),
            since: person.made,
            tallies: store.tallies(person.id).await?.iter().filter_map(tally).collect(),
            ratings,
            against_you: against.filter(|all| *all != HeadToHead::default()).map(against_you),
        })
    }

    async fn profile_rating(
        &self,
        person: &PublicPerson,
        step: &RatingStep,
    ) -> Result<ProfileRating, StoreError> {
        let store = &self.app.hub.store;
        let history = store.rating_history(&step.list, person.id, HISTORY).await?;
        let point = |step: &RatingStep| RatingPoint { ended: step.key.ended, points: step.points };
        Ok(ProfileRating {
            list: step.list.clone(),
            points: step.points,
            games: step.games,
            provisional: step.games < PROVISIONAL_GAMES,
            rank: self.rank(person, step).await?,
            history: history.iter().map(point).collect(),
        })
    }

    /// Returns the place of a person in a list. Provisional ratings have none, and people without a name
    /// are in no list.
    pub(super) async fn rank(
        &self,
        person: &PublicPerson,
        step: &RatingStep,
    ) -> Result<Option<u32>, StoreError> {
        if step.games < PROVISIONAL_GAMES || person.name.is_empty() {
            return Ok(None);
        }
        let (store, list) = (&self.app.hub.store, &step.list);
        let before = store.leaders_before(list, PROVISIONAL_GAMES, step.points, person.id).await?;
        Ok(Some(before + 1))
    }
}

fn tally(row: &ResultTally) -> Option<Tally> {
    let &ResultTally { seats, games, won, drawn, left, .. } = row;
    Some(Tally { variant: row.variant.parse().ok()?, seats, games, won, drawn, left })
}

fn against_you(HeadToHead { ahead, level, behind }: HeadToHead) -> AgainstYou {
    AgainstYou { ahead, level, behind }
}

//! Finished games of a person, searched by opponent, variant and result.

use crate::account::Caller;
use crate::identity::AdmissionError;
use crate::rating::reason_of_code;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use cartagena_protocol::people::{
    FinishedGame, FinishedGames, FinishedSeat, GameOutcome, GameRating, GamesRequest,
};
use cartagena_store::{self as store, GamesQuery, RatingState, ResultKey};

/// Number of games in an answer.
const PAGE: usize = 20;
/// Number of games that are read at once, and how often, until an answer is full. The next request goes
/// on from there.
const READ_AT_ONCE: u32 = 60;
const READS: usize = 5;
/// Longest part of a name to search for, in bytes: no name is longer.
const MAX_SEARCH_BYTES: usize = cartagena_protocol::MAX_NAME_BYTES;

/// Answers `POST /people/games`.
pub(super) async fn finished_games(
    caller: Caller,
    body: Result<Json<GamesRequest>, JsonRejection>,
) -> Result<Json<FinishedGames>, AdmissionError> {
    let viewer = caller.asks_about_people().await?;
    let Json(request) = body.map_err(|_| AdmissionError::BadRequest)?;
    if request.opponent.len() > MAX_SEARCH_BYTES {
        return Err(AdmissionError::BadRequest);
    }
    let before = match &request.after {
        Some(mark) => Some(key_of_mark(mark).ok_or(AdmissionError::BadRequest)?),
        None => None,
    };
    let person = caller.find_person(&request.id).await?.id;
    let variant = request.variant.map(|variant| variant.to_string()).unwrap_or_default();
    // Nobody has the number 0, so it sees public games only.
    let viewer = viewer.map_or(0, |viewer| viewer.id);
    let question = GamesQuery { person, viewer, before, variant, limit: READ_AT_ONCE };
    Ok(Json(caller.search(question, &request).await?))
}

impl Caller {
    async fn search(
        &self,
        mut question: GamesQuery,
        request: &GamesRequest,
    ) -> Result<FinishedGames, AdmissionError> {
        let opponent = request.opponent.trim().to_lowercase();
        let mut found = FinishedGames::default();
        for _ in 0..READS {
            let games = self.app.hub.store.finished_games(&question).await?;
            let at_end = games.len() < question.limit as usize;
            for game in &games {
                question.before = Some(game.key.clone());
                found.games.extend(shown(game, question.person, &opponent, request.result));
                if found.games.len() == PAGE {
                    found.next = Some(mark(&game.key));
                    return Ok(found);
                }
            }
            if at_end {
                return Ok(found);
            }
        }
        found.next = question.before.as_ref().map(mark);
        Ok(found)
    }
}

/// Returns a game as it is shown, if it is one that is searched for.
fn shown(
    game: &store::FinishedGame,
    person: i64,
    opponent: &str,
    wanted: Option<GameOutcome>,
) -> Option<FinishedGame> {
    let own = game.seats.iter().find(|seat| seat.person == person)?;
    let result = match () {
        () if own.left => GameOutcome::Left,
        () if game.drawn => GameOutcome::Drawn,
        () if own.place == 1 => GameOutcome::Won,
        () => GameOutcome::Lost,
    };
    let met = |seat: &store::FinishedSeat| {
        seat.person != person && seat.name.to_lowercase().contains(opponent)
    };
    let fits = wanted.is_none_or(|wanted| wanted == result)
        && (opponent.is_empty() || game.seats.iter().any(met));
    if !fits {
        return None;
    }
    Some(FinishedGame {
        game: game.key.game.clone(),
        ended: game.key.ended,
        rules: game.rules.parse().ok()?,
        reason: reason_of_code(&game.reason),
        result,
        rating: game_rating(game.rating),
        change: game.points.map(|(before, after)| after - before),
        seats: game.seats.iter().map(finished_seat).collect(),
    })
}

fn game_rating(state: RatingState) -> GameRating {
    match state {
        RatingState::Waiting => GameRating::Waiting,
        RatingState::Counted => GameRating::Counted,
        RatingState::NotCounted => GameRating::Repeated,
        RatingState::Unrated => GameRating::Unrated,
    }
}

fn finished_seat(seat: &store::FinishedSeat) -> FinishedSeat {
    FinishedSeat {
        id: seat.public_id.clone(),
        name: seat.name.clone(),
        bot: (!seat.bot.is_empty()).then(|| seat.bot.as_str().into()),
        place: seat.place,
        left: seat.left,
    }
}

/// Returns the text by which a client asks for what comes after a game.
fn mark(key: &ResultKey) -> String {
    format!("{}.{}", key.ended, key.game)
}

fn key_of_mark(mark: &str) -> Option<ResultKey> {
    let (ended, game) = mark.split_once('.')?;
    let short = game.len() <= 64 && game.bytes().all(|byte| byte.is_ascii_alphanumeric());
    Some(ResultKey { ended: ended.parse().ok()?, game: game.to_owned() }).filter(|_| short)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_leads_back_to_its_game() {
        let key = ResultKey { ended: 1_700_000_000_000, game: "1c4e9td4980ykccv".into() };
        assert_eq!(key_of_mark(&mark(&key)), Some(key));
        for bad in ["", ".", "x.1c4e", "17", "17.%", "-1.1c4e", "99999999999999999999.1c4e"] {
            assert_eq!(key_of_mark(bad), None, "{bad}");
        }
    }
}

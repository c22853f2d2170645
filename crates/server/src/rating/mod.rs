//! Results of games, and the ratings that follow from them.
//!
//! The result of a game is stored in one transaction with the line that ended it; it then waits to be
//! rated. Ratings are computed in the order of results: the time of the end, then the game's id. If a result
//! comes that belongs before one that was rated already (a person's games became those of another, or two
//! games ended at the same moment), the ratings are taken back to that place and computed again, so that
//! they are always what [`recompute_ratings`] gives.

mod recompute;
mod work;

pub(crate) use recompute::note_missing_results;
pub use recompute::{RecomputedRatings, recompute_ratings};
pub(crate) use work::rate_waiting;

use cartagena_protocol::EndReason;
use cartagena_room::{Room, RoomResult, SeatResult};
use cartagena_store::{GameResult, ResultSeat};

/// Returns the result of a room for the store, once its game is over.
pub(crate) fn game_result(room: &Room) -> Option<GameResult> {
    room.result().map(|result| stored_result(&result))
}

/// Returns the result of a room for the store, if it is another than before.
pub(crate) fn changed_result(before: &Room, after: &Room) -> Option<GameResult> {
    let result = after.result()?;
    (before.result().as_ref() != Some(&result)).then(|| stored_result(&result))
}

fn stored_result(result: &RoomResult) -> GameResult {
    let seat = |seat: &SeatResult| ResultSeat {
        person: seat.person,
        bot: seat.bot.map(|level| level.to_string()),
        place: seat.place,
        left: seat.left,
    };
    GameResult {
        ended: result.ended,
        rules: result.rules.to_string(),
        variant: result.rules.variant.to_string(),
        reason: reason_code(result.reason).to_owned(),
        drawn: result.drawn,
        public: result.public,
        rated: result.rated,
        seats: result.seats.iter().map(seat).collect(),
    }
}

/// Returns the text under which the cause of an end is stored.
fn reason_code(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Play => "play",
        EndReason::Resignation => "resignation",
        EndReason::Agreement => "agreement",
    }
}

/// Returns the cause of an end that was stored.
pub(crate) fn reason_of_code(code: &str) -> EndReason {
    match code {
        "resignation" => EndReason::Resignation,
        "agreement" => EndReason::Agreement,
        _ => EndReason::Play,
    }
}

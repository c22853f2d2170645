//! Reviews of records and positions that people paste or open.

use crate::opening::parse_position;
use cartagena::Setup;
use cartagena_deal::commit_reveal::SeatPart;
use cartagena_protocol::host::record_seat_labels;
use cartagena_protocol::{
    CommitRevealDeal, HostError, JsonText, ReviewedGame, SeatContribution, SeenMove, ServerMsg,
};
use cartagena_record::{Proof, Record};

/// Returns the answer to a request to read a record or a position line.
pub(crate) fn answer(text: &str) -> ServerMsg {
    match review_text(text) {
        Ok(game) => ServerMsg::Reviewed(JsonText::of(&game)),
        Err(error) => ServerMsg::Rejected(error),
    }
}

/// Reads a record or a position line.
fn review_text(text: &str) -> Result<ReviewedGame, HostError> {
    let record = if is_record(text) {
        Record::read(text).map_err(|_| HostError::BadRecord)?
    } else {
        Record::new(parse_position(text).ok_or(HostError::BadPosition)?, [])
    };
    Ok(reviewed_game(&record))
}

/// Reports whether a text is meant as a record. A position has neither tags nor comments, and is one
/// line.
fn is_record(text: &str) -> bool {
    let text = text.trim();
    text.contains('[') || text.contains('\n') || text.starts_with('#')
}

fn reviewed_game(record: &Record) -> ReviewedGame {
    ReviewedGame {
        record: record.to_string(),
        seats: record_seat_labels(record),
        start: Setup::from(record.start()),
        moves: record.events().iter().map(SeenMove::from).collect(),
        // A record with a seed is read only if its cards are those of the seed, and the seed the
        // one committed to, or the one that follows from what everybody was bound to.
        deal_consistent: (record.commitment.is_some() || record.proof().is_some())
            && record.seed.is_some(),
        deal: record.proof().map(commit_reveal_deal),
    }
}

fn commit_reveal_deal(proof: &Proof) -> CommitRevealDeal {
    CommitRevealDeal {
        game: proof.commit_reveal.game_id.clone(),
        commitment: proof.commit_reveal.commitment.to_string(),
        seats: proof.commit_reveal.parts.iter().map(contribution).collect(),
        chose_tunnel: proof.chose_tunnel,
        chose_first: proof.chose_first,
    }
}

fn contribution(part: &SeatPart) -> SeatContribution {
    match part {
        SeatPart::None => SeatContribution::Nothing,
        SeatPart::Committed(_) => SeatContribution::CommittedOnly,
        SeatPart::Revealed(..) => SeatContribution::Revealed,
    }
}

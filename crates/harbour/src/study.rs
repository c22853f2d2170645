//! Texts that people bring: records and positions to look at.

use crate::opening::position;
use cartagena::Setup;
use cartagena_deal::fair::Part;
use cartagena_parley::signs;
use cartagena_protocol::{Brought, FairDeal, Study, Trouble};
use cartagena_record::{Proof, Record};

/// Reads a record or a position line.
pub(crate) fn read(text: &str) -> Result<Study, Trouble> {
    let record = if is_record(text) {
        Record::read(text).map_err(|_| Trouble::Record)?
    } else {
        Record::new(position(text).ok_or(Trouble::Position)?, [])
    };
    Ok(study(&record))
}

/// A position line has neither tags nor remarks, and it is one line.
fn is_record(text: &str) -> bool {
    let text = text.trim();
    text.contains('[') || text.contains('\n') || text.starts_with('#')
}

fn study(record: &Record) -> Study {
    Study {
        record: record.to_string(),
        seats: signs(record),
        start: Setup::from(record.start()).to_string(),
        moves: record.events().iter().map(ToString::to_string).collect(),
        // A record with a seed is read only if its cards are those of the seed, and the seed the
        // one committed to, or the one that follows from what everybody was bound to.
        proved: (record.commitment.is_some() || record.proof().is_some()) && record.seed.is_some(),
        fair: record.proof().map(fair),
    }
}

fn fair(proof: &Proof) -> FairDeal {
    FairDeal {
        game: proof.fair.game.clone(),
        commitment: proof.fair.commitment.to_string(),
        seats: proof.fair.parts.iter().map(brought).collect(),
        chose_tunnel: proof.chose_tunnel,
        chose_first: proof.chose_first,
    }
}

fn brought(part: &Part) -> Brought {
    match part {
        Part::None => Brought::Nothing,
        Part::Promised(_) => Brought::Promise,
        Part::Given(..) => Brought::Share,
    }
}

use super::Pocket;
use cartagena_record::Record;

/// What comes of checking the deal of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The cards are those that were agreed on.
    Fair {
        /// The seats that had a part in it.
        shared: Vec<u8>,
        /// Whether this browser saw before the first card what the host was bound to.
        witnessed: bool,
    },
    /// The record tells nothing of its deal.
    Unproved,
    /// The host was bound to something else before the first card.
    Other,
    /// The record is damaged, or lies.
    Broken,
}

/// Checks the record of a game against itself, and against what this browser saw before.
pub fn judge(text: &str, game: &str, pocket: &Pocket) -> Verdict {
    let Ok(record) = Record::read(text) else { return Verdict::Broken };
    let (Some(commitment), Some(_)) = (record.commitment, record.seed) else {
        return Verdict::Unproved;
    };
    match pocket.commitment(game) {
        Some(seen) if seen != commitment.to_string() => Verdict::Other,
        seen => Verdict::Fair { shared: Vec::new(), witnessed: seen.is_some() },
    }
}

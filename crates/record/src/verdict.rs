//! The verdict on a record: what it shows about its game, alone or together with a receipt.

use crate::{Contradiction, Receipt, Record, SeatNote};
use cartagena_deal::commit_reveal::{CommitReveal, SeatPart};

/// The verdict on a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The receipt says something else.
    Contradicted(Contradiction),
    /// The record does not say where its cards came from.
    NoDeal,
    /// The game goes on, so the server's secret is not told yet.
    Unfinished,
    /// Everything in the record fits together. That proves nothing: anybody can write such a record.
    Consistent,
    /// The record fits the receipt, but the receipt does not cover everything.
    PartlyProved,
    /// Deal and game are those that the receipt notes, and nobody could choose the cards.
    Proved,
}

impl Verdict {
    /// Judges a record by a receipt, which may be empty. Reading the record has checked already that
    /// everything in it fits together.
    #[must_use]
    pub fn of(record: &Record, receipt: &Receipt) -> Verdict {
        if let Some(found) = receipt.contradiction(record) {
            return Verdict::Contradicted(found);
        }
        let deal = record.proof().map(|proof| &proof.commit_reveal);
        match deal {
            None if record.commitment.is_none() || record.seed.is_none() => Verdict::NoDeal,
            Some(deal) if deal.secret.is_none() => Verdict::Unfinished,
            _ if receipt.is_empty() => Verdict::Consistent,
            Some(deal) if is_deal_proved(deal, receipt) && receipt.record.is_some() => {
                Verdict::Proved
            }
            _ => Verdict::PartlyProved,
        }
    }

    /// Returns a stable, lower-case name, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Verdict::Contradicted(_) => "contradicted",
            Verdict::NoDeal => "no-deal",
            Verdict::Unfinished => "unfinished",
            Verdict::Consistent => "consistent",
            Verdict::PartlyProved => "partly-proved",
            Verdict::Proved => "proved",
        }
    }
}

/// Returns true if nobody could choose the cards of a deal that fits a receipt: the commitments of the
/// server and of all seats were noted, at least one seat has revealed its secret, and no secret is
/// missing. A missing one would let the server choose between two deals.
#[must_use]
pub fn is_deal_proved(deal: &CommitReveal, receipt: &Receipt) -> bool {
    let count =
        |wanted: fn(&SeatPart) -> bool| deal.parts.iter().filter(|part| wanted(part)).count();
    let noted = receipt.seats.iter().take(deal.parts.len());
    deal.secret.is_some()
        && receipt.commitment.is_some()
        && noted.clone().all(|note| *note != SeatNote::Unknown)
        && count(|part| matches!(part, SeatPart::Revealed(..))) > 0
        && count(|part| matches!(part, SeatPart::Committed(_))) == 0
}

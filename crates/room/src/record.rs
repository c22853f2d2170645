//! The record of a room's game.

use crate::Room;
use crate::room::Phase;
use cartagena::{Outcome, Seat};
use cartagena_deal::commit_reveal::TextHash;
use cartagena_protocol::{self as protocol, PROGRAM_LABEL, RefusalCode};
use cartagena_record::{Proof, Record, RecordEnd};
use cartagena_table::Bots;

impl Room {
    /// Returns the record of the game. Once the game is over it is complete, for everybody, and
    /// contains the proof of the deal; before that it exists only in variants with open hands, without
    /// secrets. The person makes no difference yet.
    ///
    /// # Errors
    ///
    /// [`RefusalCode::HiddenCards`] if the record would show hidden cards, or before the deal.
    pub fn record(&self, _person: Option<i64>) -> Result<String, RefusalCode> {
        let record = self.full_record().ok_or(RefusalCode::HiddenCards)?;
        match self.phase {
            Phase::Over { .. } => Ok(record.to_string()),
            _ if self.rules.variant.has_open_hands() => Ok(record.without_secrets().to_string()),
            _ => Err(RefusalCode::HiddenCards),
        }
    }

    /// Returns the hash of the record of a finished game, its tag `Sum`; `None` before.
    pub fn record_hash(&self) -> Option<TextHash> {
        matches!(self.phase, Phase::Over { .. }).then(|| self.full_record()?.hash())?
    }

    fn full_record(&self) -> Option<Record> {
        let proof = Proof {
            commit_reveal: self.commit_reveal.clone(),
            chose_tunnel: self.tunnel.is_some(),
            chose_first: self.first_seat.is_some(),
        };
        let mut record = self.table.as_ref()?.record().with_proof(proof);
        record.other_tags = self
            .bot_seats()
            .tags(self.seats.len())
            .chain(self.program_tags())
            .chain(self.out_tags())
            .collect();
        if let Phase::Over { outcome, by } = self.phase {
            record.unconfirmed = false;
            record.ending = match (by, outcome) {
                (protocol::EndReason::Resignation, Outcome::Won(seat)) => {
                    Some(RecordEnd::Resignation(seat))
                }
                (protocol::EndReason::Agreement, _) => Some(RecordEnd::Agreement),
                _ => None,
            };
        }
        Some(record)
    }

    fn bot_seats(&self) -> Bots {
        let mut bots = Bots::default();
        for (seat, state) in Seat::first_n(self.seats.len()).zip(&self.seats) {
            bots.set(seat, state.bot);
        }
        bots
    }

    /// Returns a tag for each seat of a program. It names no level, so that the seat is open to a person
    /// where the record is played on.
    fn program_tags(&self) -> impl Iterator<Item = (String, String)> {
        let programs = self.seats.iter().enumerate().filter(|(_, state)| state.program);
        programs.map(|(seat, _)| (format!("Bot{seat}"), PROGRAM_LABEL.to_owned()))
    }

    /// Returns a tag for each seat that was put out, with the number of the entry after which.
    fn out_tags(&self) -> impl Iterator<Item = (String, String)> {
        let outs = self.seats.iter().enumerate();
        outs.filter_map(|(seat, state)| Some((format!("Out{seat}"), state.out_after?.to_string())))
    }
}

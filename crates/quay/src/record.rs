//! The game as a text that people keep.

use crate::Quay;
use crate::quay::Stage;
use cartagena::{Outcome, Seat};
use cartagena_parley::Bots;
use cartagena_protocol::{self as protocol, Refusal};
use cartagena_record::{Ending, Proof, Record};

impl Quay {
    /// The record of the game. Once it is over it is whole, for everybody, and holds what proves
    /// the deal; before that it is there only where all hands are open, and tells no secret. Who
    /// asks makes no difference yet.
    pub fn record(&self, _person: Option<i64>) -> Result<String, Refusal> {
        let record = self.whole_record().ok_or(Refusal::StillHidden)?;
        match self.stage {
            Stage::Over { .. } => Ok(record.to_string()),
            _ if self.rules.variant.open_hands() => Ok(record.without_secrets().to_string()),
            _ => Err(Refusal::StillHidden),
        }
    }

    fn whole_record(&self) -> Option<Record> {
        let proof = Proof {
            fair: self.fair.clone(),
            chose_tunnel: self.tunnel.is_some(),
            chose_first: self.first.is_some(),
        };
        let mut record = self.table.as_ref()?.record().with_proof(proof);
        record.others = self.bots().tags(self.chairs.len()).chain(self.outs()).collect();
        if let Stage::Over { outcome, by } = self.stage {
            record.unconfirmed = false;
            record.ending = match (by, outcome) {
                (protocol::Ending::Resignation, Outcome::Won(seat)) => {
                    Some(Ending::Resignation(seat))
                }
                (protocol::Ending::Agreement, _) => Some(Ending::Agreement),
                _ => None,
            };
        }
        Some(record)
    }

    fn bots(&self) -> Bots {
        let mut bots = Bots::default();
        for (seat, chair) in Seat::first(self.chairs.len()).zip(&self.chairs) {
            bots.set(seat, chair.bot);
        }
        bots
    }

    /// Who was out, and after which entry of the table.
    fn outs(&self) -> impl Iterator<Item = (String, String)> {
        let outs = self.chairs.iter().enumerate();
        outs.filter_map(|(seat, chair)| Some((format!("Out{seat}"), chair.out?.to_string())))
    }
}

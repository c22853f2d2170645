//! Conversion of the bots' advice into messages of the protocol.

use cartagena::Observation;
use cartagena_bots as bots;
use cartagena_protocol::{AdviceView, VariationView};

pub(crate) fn advice(seen: &Observation, advice: &bots::Advice) -> AdviceView {
    AdviceView {
        chances: advice.chances.as_slice().to_vec(),
        best: variation(seen, &advice.best),
        second: advice.second.as_ref().map(|second| variation(seen, second)),
        reasons: advice.reasons.clone(),
    }
}

/// Returns a variation with the targets of its moves.
pub(crate) fn variation(seen: &Observation, variation: &bots::Variation) -> VariationView {
    let moves = bots::notated_turn(seen, &variation.actions);
    VariationView { moves, chance: variation.chance }
}

//! Conversion of the bots' advice into messages of the protocol.

use cartagena::{Notated, Observation};
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
    // A variation ends where cards come from the pile, so any deal of the unseen ones will do.
    let mut game = seen.determinize(|unseen| unseen.nth(0));
    let mut moves = Vec::new();
    for &action in &variation.actions {
        moves.push(Notated { action, to: game.target(action), chance: None });
        if game.cards_needed(action) > 0 || game.play(action, &[]).is_err() {
            break;
        }
    }
    VariationView { moves, chance: variation.chance }
}

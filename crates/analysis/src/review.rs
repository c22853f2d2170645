//! The review of one part of a game: the best turn, the played one, and the luck of its draw.

use crate::luck::draw_luck;
use crate::{HAIR, MARGIN, RECHECK, TurnPart};
use cartagena::{Observation, Seat};
use cartagena_bots::evaluator::Evaluator;
use cartagena_bots::net::Net;
use cartagena_bots::{Bot, Budget, Level, Reason, Strategy, TurnReview, Variation};
use std::sync::Arc;

/// Positions that the first search of a turn evaluates at least, for each opponent.
const LEAST_NODES: u64 = 4_000;

/// AnalysisSettings of an analysis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnalysisSettings {
    /// Positions to evaluate in the first search of each turn; if `None`, about what a captain needs to
    /// play one at such a table, and never fewer than are needed for steady values.
    pub nodes: Option<u64>,
}

impl AnalysisSettings {
    /// Returns settings with a number of positions for each turn.
    pub fn nodes(nodes: u64) -> AnalysisSettings {
        AnalysisSettings { nodes: Some(nodes) }
    }

    fn nodes_for(self, seen: &Observation) -> u64 {
        let opponents = seen.seats() as u64 - 1;
        let captain = match Level::Captain.strategy(seen.rules().variant, seen.seats()) {
            Strategy::Search { nodes } => nodes,
            Strategy::OneMove(_) | Strategy::WholeTurn(_) => LEAST_NODES,
        };
        self.nodes.unwrap_or(captain.max(LEAST_NODES) * opponents)
    }
}

/// Analysis of one part of a game, from what its player could know.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysedTurn {
    /// Number of the turn in the record, counted from 1.
    pub turn: usize,
    /// Number of moves made before.
    pub from: usize,
    /// Number of its moves.
    pub moves: usize,
    /// The seat that moved.
    pub seat: Seat,
    /// Chances of all seats before it, if the best turn is played; in seat order.
    pub chances: Vec<f32>,
    /// Chances of all seats after the turn that was played, before its cards were seen.
    pub played_chances: Vec<f32>,
    /// The mover's chance with the turn that was played.
    pub played_chance: f32,
    /// The mover's chance with the best turn less that with the worst of those that were compared.
    pub at_stake: f32,
    /// The best turn.
    pub best: Variation,
    /// Further turns, the best first, that differ from each other in more than the order of moves.
    pub others: Vec<Variation>,
    /// The reasons for the best turn.
    pub reasons: Vec<Reason>,
    /// Change of all chances by the cards that came at its end; empty if none came.
    pub luck: Vec<f32>,
    /// Set if a loss of at least [`MARGIN`] was looked at again with [`RECHECK`] times the positions, to
    /// true if it was found again. `None` if there was no such loss, or no second look.
    pub confirmed: Option<bool>,
}

impl AnalysedTurn {
    /// Returns the winning chance that the played turn gave away; never negative.
    pub fn loss(&self) -> f32 {
        (self.best.chance - self.played_chance).max(0.0)
    }

    /// Reports whether the turn could change anything: turns that lie within [`HAIR`] of each other say
    /// nothing about how well somebody plays.
    pub fn counts(&self) -> bool {
        self.at_stake >= HAIR
    }

    /// Reports whether the turn lost at least [`MARGIN`] in both searches.
    pub fn is_mistake(&self) -> bool {
        self.confirmed == Some(true)
    }
}

/// Analyses a part with a number of positions, and looks at a costly turn twice. `None` if the actions of
/// the part are no turn.
pub fn analyse_part(
    part: &TurnPart,
    net: &Arc<Net>,
    settings: AnalysisSettings,
) -> Option<AnalysedTurn> {
    let nodes = settings.nodes_for(&part.seen);
    let first = review(part, net, 1, &mut Budget::nodes(nodes))?;
    if first.loss() < MARGIN {
        return Some(analysis(part, net, first, None));
    }
    let again = review(part, net, 2, &mut Budget::nodes(nodes.saturating_mul(RECHECK)))?;
    let confirmed = again.loss() >= MARGIN;
    Some(analysis(part, net, again, Some(confirmed)))
}

/// Analyses a part within a budget, with one search. `None` if the actions of the part are no turn.
pub fn review_part(
    part: &TurnPart,
    net: &Arc<Net>,
    budget: &mut Budget<'_>,
) -> Option<AnalysedTurn> {
    let review = review(part, net, 1, budget)?;
    Some(analysis(part, net, review, None))
}

fn review(
    part: &TurnPart,
    net: &Arc<Net>,
    seed: u64,
    budget: &mut Budget<'_>,
) -> Option<TurnReview> {
    let mut captain = Bot::new(Level::Captain, seed).with_net(Arc::clone(net));
    captain.review_turn(&part.seen, &part.actions, budget)
}

fn analysis(
    part: &TurnPart,
    net: &Net,
    review: TurnReview,
    confirmed: Option<bool>,
) -> AnalysedTurn {
    let draw = part.draw.as_ref();
    let evaluator = Evaluator::new(net, part.seen.tunnel());
    AnalysedTurn {
        turn: part.turn,
        from: part.from,
        moves: part.actions.len(),
        seat: part.seat,
        chances: review.advice.chances.as_slice().to_vec(),
        played_chances: review.played_chances.as_slice().to_vec(),
        played_chance: review.played_chance,
        at_stake: (review.advice.best.chance - review.least_chance).max(0.0),
        best: review.advice.best,
        others: review.others,
        reasons: review.advice.reasons,
        luck: draw.map(|draw| draw_luck(&evaluator, draw)).unwrap_or_default(),
        confirmed,
    }
}

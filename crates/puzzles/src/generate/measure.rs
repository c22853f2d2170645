//! Measuring how much better the best turn is than every other.

use crate::turn_end::TurnEnd;
use cartagena::{Action, Game, Observation, Seat};
use cartagena_bots::Budget;
use cartagena_bots::evaluator::Evaluator;
use cartagena_bots::mcts::{Mcts, RootCandidate};
use cartagena_bots::net::Net;
use cartagena_bots::random::Rng;
use cartagena_bots::search_config::SearchConfig;

/// Number of candidate turns of the root, and width of the beam that finds them: more than a bot
/// compares, so that no good turn is missed.
const CANDIDATES: usize = 32;

/// The best turn by a search, and the best of the others.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    /// The best turn.
    pub best: Vec<Action>,
    /// The mover's chance after it.
    pub best_chance: f32,
    /// The greatest chance after any other turn.
    pub second_chance: f32,
}

impl Measured {
    /// Returns how much better the best turn is.
    pub fn gap(&self) -> f32 {
        self.best_chance - self.second_chance
    }
}

/// Searches with a number of nodes and compares the best turn with the best of the others. Half of the
/// search goes into the comparison, which visits the runner-up at least half as often as the best.
/// `None` if there are no two different turns.
pub fn measure(net: &Net, seen: &Observation, nodes: u64, seed: u64) -> Option<Measured> {
    let seat = seen.turn().seat()?;
    let evaluator = Evaluator::new(net, seen.tunnel());
    let mut config = SearchConfig::for_table(seen.rules().variant, seen.seats(), nodes);
    (config.beam_width.0, config.candidates.0) = (CANDIDATES, CANDIDATES);
    let mut budget = Budget::nodes(nodes / 2);
    let mut tree = Mcts::new(&evaluator, config, seen, seat, Rng::new(seed), &mut budget);
    tree.run(&mut budget);
    let game = seen.determinize(|unseen| unseen.nth(0));
    let (_, second) = best_and_second(&game, seat, &tree.ranked())?;
    let mut budget = Budget::nodes(nodes / 2);
    let runner_up = tree.include_turn(&second.0, &mut budget)?;
    tree.run_comparing(runner_up, &mut budget);
    let (best, second) = best_and_second(&game, seat, &tree.ranked())?;
    Some(Measured { best: best.0, best_chance: best.1, second_chance: second.1 })
}

type Choice = (Vec<Action>, f32);

/// Returns the most visited turn, and of those that end differently the one with the greatest chance.
fn best_and_second(
    game: &Game,
    seat: Seat,
    ranked: &[RootCandidate<'_>],
) -> Option<(Choice, Choice)> {
    let choice = |it: &RootCandidate<'_>| (it.turn.actions().to_vec(), it.values[seat.index()]);
    let best = choice(ranked.first()?);
    let end = TurnEnd::of(game, &best.0)?;
    let others =
        ranked.iter().map(choice).filter(|it| TurnEnd::of(game, &it.0).as_ref() != Some(&end));
    let second = others.max_by(|one, other| one.1.total_cmp(&other.1))?;
    Some((best, second))
}

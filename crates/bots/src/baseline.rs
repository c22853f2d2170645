//! Players without experience: rulers for the others, and opponents for other programs to try.

use crate::random::{self, Rng};
use crate::{Budget, Player};
use cartagena::{
    Action, Cards, Game, Observation, Outcome, Place, Position, Seat, Symbol, Tunnel, Viewer,
};

/// Whether the viewer is the one to move.
fn mover(seen: &Observation) -> Option<Seat> {
    seen.turn().seat().filter(|seat| seen.viewer() == Viewer::Seat(*seat))
}

fn determinize(seen: &Observation, rng: &mut Rng) -> Game {
    seen.determinize(|unseen| rng.draw_card(unseen))
}

/// Plays any legal action, each equally likely.
pub struct Random(Rng);

impl Random {
    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Random {
        Random(Rng::new(seed))
    }
}

impl Player for Random {
    fn choose(&mut self, seen: &Observation, _: &mut Budget) -> Option<Action> {
        mover(seen)?;
        random::sample_action(seen.legal_actions()?, &mut self.0)
    }
}

/// Advances whenever it can, as far as it can; retreats for the most cards only when it must.
pub struct Greedy(Rng);

impl Greedy {
    /// A player whose choices between equals follow from the seed.
    pub fn new(seed: u64) -> Greedy {
        Greedy(Rng::new(seed))
    }
}

impl Player for Greedy {
    fn choose(&mut self, seen: &Observation, _: &mut Budget) -> Option<Action> {
        mover(seen)?;
        let actions = seen.legal_actions()?.list();
        let rate = |action: Action| match action {
            Action::Advance { from, .. } => {
                let to = seen.target(action).map_or(0, Place::number);
                100 + i32::from(to) - i32::from(from.number())
            }
            Action::Retreat { from } => i32::from(seen.retreat_draws(from).unwrap_or(0)),
            Action::EndTurn => 0,
        };
        let best = actions.iter().map(|action| rate(*action)).max()?;
        let best = actions.iter().filter(|action| rate(**action) == best);
        best.clone().nth(self.0.below(best.count())).copied()
    }
}

/// What the hand-made evaluation gives for things.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EvaluationWeights {
    /// For each card in a hand.
    pub card: f32,
    /// For each pirate in the boat, beyond the 37 places it has gone.
    pub boarded: f32,
}

impl EvaluationWeights {
    /// A first guess, from which tuning set out; nets in training are measured by it.
    pub const UNTUNED: EvaluationWeights = EvaluationWeights { card: 3.0, boarded: 8.0 };
    /// What the arena found best: neither more nor less for a card or a boarded pirate wins more.
    pub const TUNED: EvaluationWeights = EvaluationWeights { card: 6.0, boarded: 8.0 };
}

/// Looks at every way to play its own turn and takes the one that a hand-made evaluation likes best:
/// how far the pirates have come, cards and boarded pirates, less the best opponent's.
pub struct Searcher {
    rng: Rng,
    weights: EvaluationWeights,
}

impl Searcher {
    /// The tuned searcher.
    pub fn new(seed: u64) -> Searcher {
        Searcher::with_weights(seed, EvaluationWeights::TUNED)
    }

    /// A searcher with other weights.
    pub fn with_weights(seed: u64, weights: EvaluationWeights) -> Searcher {
        Searcher { rng: Rng::new(seed), weights }
    }
}

impl Player for Searcher {
    fn choose(&mut self, seen: &Observation, _: &mut Budget) -> Option<Action> {
        let seat = mover(seen)?;
        let game = determinize(seen, &mut self.rng);
        let mut search =
            Search { tunnel: game.tunnel(), seat, weights: self.weights, rng: &mut self.rng };
        search.best(game.position()).map(|(action, _)| action)
    }
}

struct Search<'a> {
    tunnel: &'a Tunnel,
    seat: Seat,
    weights: EvaluationWeights,
    rng: &'a mut Rng,
}

impl Search<'_> {
    /// The best action and what it is worth; `None` when the turn is over.
    fn best(&mut self, position: &Position) -> Option<(Action, f32)> {
        if position.turn().seat() != Some(self.seat) {
            return None;
        }
        let mut best = None;
        for action in position.legal_actions().list() {
            let mut next = *position;
            next.play_unchecked(self.tunnel, action, |pile: Cards| -> Symbol {
                self.rng.draw_card(pile)
            });
            let goes_on = action != Action::EndTurn;
            let worth = match goes_on.then(|| self.best(&next)).flatten() {
                Some((_, worth)) => worth,
                None => self.evaluate(&next),
            };
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((action, worth));
            }
        }
        best
    }

    fn evaluate(&self, position: &Position) -> f32 {
        match position.outcome() {
            Some(Outcome::Won(seat)) if seat == self.seat => return 1e6,
            Some(Outcome::Won(_)) => return -1e6,
            _ => {}
        }
        let others = Seat::first_n(position.seats()).filter(|seat| *seat != self.seat);
        let best = others.map(|seat| self.seat_score(position, seat)).fold(f32::MIN, f32::max);
        self.seat_score(position, self.seat) - best
    }

    fn seat_score(&self, position: &Position, seat: Seat) -> f32 {
        let places = Place::spaces().map(|place| position.pirates_at(seat, place) * place.number());
        let boarded = f32::from(position.pirates_at(seat, Place::BOAT));
        places.map(f32::from).sum::<f32>()
            + boarded * (37.0 + self.weights.boarded)
            + position.hand(seat).len() as f32 * self.weights.card
    }
}

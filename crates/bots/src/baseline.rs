//! Untrained players: baselines for measuring the bots, and opponents for other programs.

use crate::random::{self, Rng};
use crate::{Budget, Player};
use cartagena::{
    Action, Cards, Game, Observation, Outcome, Place, Position, Seat, Symbol, Tunnel, Viewer,
};

/// Returns the seat to move if it is the viewer.
fn mover(seen: &Observation) -> Option<Seat> {
    seen.turn().seat().filter(|seat| seen.viewer() == Viewer::Seat(*seat))
}

fn determinize(seen: &Observation, rng: &mut Rng) -> Game {
    seen.determinize(|unseen| rng.draw_card(unseen))
}

/// Player that plays a uniformly random legal action.
#[derive(Clone, Debug)]
pub struct Random(Rng);

impl Random {
    /// Creates a player whose choices follow from the seed.
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

/// Player that advances as far as it can, and retreats for the most cards only if it must.
#[derive(Clone, Debug)]
pub struct Greedy(Rng);

impl Greedy {
    /// Creates a player that decides between equal actions by the seed.
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

/// Weights of the hand-written evaluation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EvaluationWeights {
    /// Value of each card in a hand.
    pub card: f32,
    /// Value of each boarded pirate, in addition to the 37 places it has advanced.
    pub boarded: f32,
}

impl EvaluationWeights {
    /// The weights before tuning. Nets in training are measured against them.
    pub const UNTUNED: EvaluationWeights = EvaluationWeights { card: 3.0, boarded: 8.0 };
    /// The weights that won the most games in the arena: neither larger nor smaller values win
    /// more.
    pub const TUNED: EvaluationWeights = EvaluationWeights { card: 6.0, boarded: 8.0 };
}

/// Player that examines every way to play its own turn and takes the one with the best hand-written
/// evaluation: the pirates' places, cards and boarded pirates, minus the best opponent's.
#[derive(Clone, Debug)]
pub struct Searcher {
    rng: Rng,
    weights: EvaluationWeights,
}

impl Searcher {
    /// Creates the tuned searcher.
    pub fn new(seed: u64) -> Searcher {
        Searcher::with_weights(seed, EvaluationWeights::TUNED)
    }

    /// Creates a searcher with other weights.
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
    /// Returns the best action and its value; `None` when the turn is over.
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

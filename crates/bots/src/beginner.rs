//! People in their first games, as players: they advance as far as they can and go back for cards
//! by a simple habit. The lower levels are tuned against them.

use crate::random::Rng;
use crate::{Budget, Player};
use cartagena::{Action, Observation, Place, Seat, Viewer};

/// Habit by which a [`Beginner`] goes back for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// Goes back only without a card, with any pirate.
    Clumsy,
    /// Goes back only without a card, for the most cards, and then with the least loss of way.
    Sensible,
    /// Like [`Habit::Sensible`], but with two cards or fewer also goes back to a pair of pirates
    /// close behind.
    Hoarder,
}

/// Player that advances as far as it can and goes back for cards by its habit. Its choices follow
/// from the seed.
#[derive(Clone, Debug)]
pub struct Beginner {
    habit: Habit,
    rng: Rng,
}

/// Largest hand with which a hoarder goes back before it must.
const FEW_CARDS: usize = 2;
/// Largest number of spaces that a hoarder gives up for two cards.
const CLOSE: i32 = 6;
/// Rating of an advance by no space: above every retreat that is made only without a card.
const ADVANCE: i32 = 100;
/// Rating of a retreat before every advance.
const FIRST: i32 = 1_000;

impl Beginner {
    /// Creates a beginner.
    pub fn new(habit: Habit, seed: u64) -> Beginner {
        Beginner { habit, rng: Rng::new(seed) }
    }
}

impl Habit {
    /// All habits, the weakest player's first.
    pub const ALL: [Habit; 3] = [Habit::Clumsy, Habit::Sensible, Habit::Hoarder];

    /// Returns the name of a beginner with this habit in contests.
    pub const fn name(self) -> &'static str {
        match self {
            Habit::Clumsy => "clumsy",
            Habit::Sensible => "sensible",
            Habit::Hoarder => "hoarder",
        }
    }

    /// Returns the habit with a name, if there is one.
    pub fn from_name(name: &str) -> Option<Habit> {
        Habit::ALL.into_iter().find(|habit| habit.name() == name)
    }

    fn rate(self, seen: &Observation, seat: Seat, action: Action) -> i32 {
        let way = |from: Place| {
            let to = seen.target(action).map_or(0, Place::number);
            i32::from(to) - i32::from(from.number())
        };
        match action {
            Action::Advance { from, .. } => ADVANCE + way(from),
            Action::Retreat { from } => self.rate_retreat(seen, seat, from, -way(from)),
            Action::EndTurn => 0,
        }
    }

    /// Rates a retreat by its cards first and the lost spaces second; the sum stays below an
    /// advance, because no retreat loses more than 37 spaces.
    fn rate_retreat(self, seen: &Observation, seat: Seat, from: Place, loss: i32) -> i32 {
        let draws = i32::from(seen.retreat_draws(from).unwrap_or(0));
        let eager = draws == 2 && loss <= CLOSE && seen.hand(seat).known.len() <= FEW_CARDS;
        match self {
            Habit::Clumsy => 1,
            Habit::Hoarder if eager => FIRST - loss,
            Habit::Sensible | Habit::Hoarder => 40 * draws - loss,
        }
    }
}

impl Player for Beginner {
    fn choose(&mut self, seen: &Observation, _: &mut Budget) -> Option<Action> {
        let seat = seen.turn().seat().filter(|seat| seen.viewer() == Viewer::Seat(*seat))?;
        let (habit, actions) = (self.habit, seen.legal_actions()?.list());
        let best = actions.iter().map(|action| habit.rate(seen, seat, *action)).max()?;
        let best = actions.iter().filter(|action| habit.rate(seen, seat, **action) == best);
        best.clone().nth(self.rng.below(best.clone().count())).copied()
    }
}

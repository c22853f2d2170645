//! Ratings of games in the order of their ends.

use crate::RatingList;
use crate::rating::{Rating, after};
use std::collections::HashMap;

/// Number of games that count between the same two people within [`TOGETHER_MS`].
pub const MAX_GAMES_TOGETHER: usize = 5;
/// Time for which a game between two people is remembered, in milliseconds: a week.
pub const TOGETHER_MS: u64 = 7 * 24 * 3_600_000;

/// Result of a game that was declared rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// The list.
    pub list: RatingList,
    /// Time of the end, in milliseconds since 1970.
    pub ended: u64,
    /// The people and their places, from 1. Those who left are behind everybody else.
    pub places: Vec<(i64, u8)>,
}

/// Consequence of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The ratings change.
    Counted(Vec<Change>),
    /// It changes nothing: two of its people have played too often together, or it is no game between
    /// different people.
    NotCounted,
}

/// Change of a person's rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The person.
    pub person: i64,
    /// The rating before the game.
    pub before: Rating,
    /// The rating after it.
    pub after: Rating,
}

/// The current ratings, and the games that counted lately. Games are to be rated in the order of their
/// ends.
#[derive(Clone, Debug, Default)]
pub struct Rater {
    ratings: HashMap<(RatingList, i64), Rating>,
    /// Ends of the games that counted between two people, the lower number first.
    together: HashMap<(i64, i64), Vec<u64>>,
}

impl Rater {
    /// Notes the rating that a person has in a list.
    pub fn set_rating(&mut self, list: RatingList, person: i64, rating: Rating) {
        self.ratings.insert((list, person), rating);
    }

    /// Notes that a game between two people counted which ended at this time.
    pub fn note_together(&mut self, one: i64, other: i64, ended: u64) {
        self.together.entry((one.min(other), one.max(other))).or_default().push(ended);
    }

    /// Returns the rating of a person in a list.
    pub fn rating(&self, list: RatingList, person: i64) -> Rating {
        self.ratings.get(&(list, person)).copied().unwrap_or_default()
    }

    /// Rates the next game. The order of its seats makes no difference.
    pub fn rate(&mut self, game: &RatedGame) -> Verdict {
        // Sums of rounded numbers depend on their order.
        let mut places = game.places.clone();
        places.sort_unstable();
        let distinct = places.windows(2).all(|two| two[0].0 != two[1].0);
        if places.len() < 2 || !distinct || self.played_too_often(&places, game.ended) {
            return Verdict::NotCounted;
        }
        let before: Vec<(Rating, u8)> = places
            .iter()
            .map(|(person, place)| (self.rating(game.list, *person), *place))
            .collect();
        let after = after(&before);
        let both = before.iter().zip(after);
        let changes: Vec<Change> = places
            .iter()
            .zip(both)
            .map(|((person, _), ((before, _), after))| Change {
                person: *person,
                before: *before,
                after,
            })
            .collect();
        for change in &changes {
            self.set_rating(game.list, change.person, change.after);
        }
        pairs(&places).for_each(|(one, other)| self.note_together(one, other, game.ended));
        Verdict::Counted(changes)
    }

    fn played_too_often(&mut self, places: &[(i64, u8)], ended: u64) -> bool {
        pairs(places).any(|pair| {
            let Some(known) = self.together.get_mut(&pair) else { return false };
            known.retain(|other| other.saturating_add(TOGETHER_MS) > ended);
            known.len() >= MAX_GAMES_TOGETHER
        })
    }
}

/// Returns all pairs of people, the lower number first.
fn pairs(sorted: &[(i64, u8)]) -> impl Iterator<Item = (i64, i64)> {
    let later = |at: usize| sorted.iter().skip(at + 1);
    sorted.iter().enumerate().flat_map(move |(at, one)| later(at).map(move |two| (one.0, two.0)))
}

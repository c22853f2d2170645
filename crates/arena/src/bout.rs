//! What came of one player against others of one kind.

use crate::stats::{Estimate, Moments, Verdict};
use crate::{Ending, Fault, Match, Played, Thought};
use cartagena::Seat;

/// The two sides of a bout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The lone player.
    Alone = 0,
    /// Those in all other seats.
    Others = 1,
}

/// Games that somebody forfeited.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// How many.
    pub count: u64,
    /// Why the first of them was lost.
    pub first: Option<Fault>,
}

impl Faults {
    /// The faults of both, those of `self` first.
    #[must_use]
    pub fn and(mut self, other: &Faults) -> Faults {
        self.count += other.count;
        self.first = self.first.or_else(|| other.first.clone());
        self
    }
}

/// What came of one contestant alone against others of one kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bout {
    /// The lone contestant's number.
    pub alone: usize,
    /// The number of whoever has the other seats.
    pub others: usize,
    /// How many sit at the table.
    pub players: usize,
    /// The mean share of the lone player for each deal that was played, by the deal's number.
    pub scores: Vec<(u64, f64)>,
    /// The same, summed up.
    pub moments: Moments,
    /// Games that the lone player won.
    pub won: u64,
    /// Games that nobody won, or that were too long.
    pub drawn: u64,
    /// Games that one of the others won.
    pub lost: u64,
    /// All actions of all games.
    pub actions: u64,
    /// All turns of all games.
    pub turns: u64,
    /// How long the two sides thought.
    pub thought: [Thought; 2],
    /// What the two sides forfeited.
    pub faults: [Faults; 2],
    /// What the test found, if there was one and it is clear.
    pub verdict: Option<Verdict>,
}

impl Bout {
    /// How many games were played.
    pub fn games(&self) -> u64 {
        (self.scores.len() * self.players) as u64
    }

    /// The lone player's share of all points.
    pub fn score(&self) -> f64 {
        self.moments.mean()
    }

    /// The same with its interval.
    pub fn share(&self) -> Estimate {
        self.moments.share(self.players)
    }

    /// The share that a player like the others would get.
    pub fn fair(&self) -> f64 {
        1.0 / self.players as f64
    }

    /// How much stronger the lone player is than each of the others.
    pub fn elo(&self) -> Estimate {
        self.moments.elo(self.players)
    }

    /// What a fit needs of it.
    pub fn as_match(&self) -> Match<'_> {
        Match { alone: self.alone, others: self.others, scores: &self.scores }
    }

    /// Counts a deal: one game with the lone player in each seat, in the order of seats.
    pub(crate) fn add(&mut self, deal: u64, games: &[Played]) {
        let mut score = 0.0;
        for (seat, game) in Seat::first(self.players).zip(games) {
            score += game.ending.share(seat, self.players);
            self.count(seat, game);
        }
        let score = score / self.players as f64;
        self.scores.push((deal, score));
        self.moments.add(score);
    }

    fn count(&mut self, alone: Seat, game: &Played) {
        let share = game.ending.share(alone, self.players);
        let which = match () {
            () if share > 0.999 => &mut self.won,
            () if share > 0.0 => &mut self.drawn,
            () => &mut self.lost,
        };
        *which += 1;
        self.actions += u64::from(game.actions);
        self.turns += u64::from(game.turns);
        for seat in Seat::first(self.players) {
            let thought = &mut self.thought[side(seat, alone) as usize];
            *thought = thought.and(game.thought[seat.index()]);
        }
        if let Ending::Forfeit(seat, fault) = &game.ending {
            let faults = &mut self.faults[side(*seat, alone) as usize];
            faults.count += 1;
            faults.first.get_or_insert_with(|| fault.clone());
        }
    }
}

fn side(seat: Seat, alone: Seat) -> Side {
    if seat == alone { Side::Alone } else { Side::Others }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::Outcome;

    fn played(ending: Ending) -> Played {
        Played { ending, actions: 10, turns: 4, thought: Default::default() }
    }

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("a seat")
    }

    #[test]
    fn a_deal_counts_once_and_its_games_each() {
        let mut bout = Bout { players: 3, others: 1, ..Bout::default() };
        let won = |number| played(Ending::Over(Outcome::Won(seat(number))));
        let forfeit = played(Ending::Forfeit(seat(0), Fault::Ended));
        bout.add(0, &[won(0), won(0), played(Ending::Over(Outcome::Drawn))]);
        bout.add(1, &[forfeit.clone(), won(1), forfeit]);
        assert_eq!((bout.won, bout.drawn, bout.lost, bout.games()), (2, 2, 2, 6));
        let expect = [(1.0 + 1.0 / 3.0) / 3.0, (1.0 + 0.5) / 3.0];
        for ((_, score), expect) in bout.scores.iter().zip(expect) {
            assert!((score - expect).abs() < 1e-12);
        }
        assert_eq!((bout.faults[0].count, bout.faults[1].count), (1, 1));
        assert_eq!((bout.actions, bout.turns), (60, 24));
    }
}

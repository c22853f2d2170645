//! What came of one player against others of one kind.

use crate::stats::{Estimate, Moments, SprtVerdict};
use crate::{GameEnd, GameResult, MatchScores, ProgramFault, ThinkingTime};
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
pub struct Forfeits {
    /// How many.
    pub count: u64,
    /// Why the first of them was lost.
    pub first: Option<ProgramFault>,
}

impl Forfeits {
    /// The faults of both, those of `self` first.
    #[must_use]
    pub fn and(mut self, other: &Forfeits) -> Forfeits {
        self.count += other.count;
        self.first = self.first.or_else(|| other.first.clone());
        self
    }
}

/// What came of one contestant alone against others of one kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PairingResult {
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
    pub thinking: [ThinkingTime; 2],
    /// What the two sides forfeited.
    pub forfeits: [Forfeits; 2],
    /// What the test found, if there was one and it is clear.
    pub verdict: Option<SprtVerdict>,
}

impl PairingResult {
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
    pub fn fair_share(&self) -> f64 {
        1.0 / self.players as f64
    }

    /// How much stronger the lone player is than each of the others.
    pub fn elo(&self) -> Estimate {
        self.moments.elo(self.players)
    }

    /// What a fit needs of it.
    pub fn as_match(&self) -> MatchScores<'_> {
        MatchScores { alone: self.alone, others: self.others, scores: &self.scores }
    }

    /// Counts a deal: one game with the lone player in each seat, in the order of seats.
    pub(crate) fn add_deal(&mut self, deal: u64, games: &[GameResult]) {
        let mut score = 0.0;
        for (seat, game) in Seat::first_n(self.players).zip(games) {
            score += game.end.share(seat, self.players);
            self.count_game(seat, game);
        }
        let score = score / self.players as f64;
        self.scores.push((deal, score));
        self.moments.add(score);
    }

    fn count_game(&mut self, alone: Seat, game: &GameResult) {
        let share = game.end.share(alone, self.players);
        let which = match () {
            () if share > 0.999 => &mut self.won,
            () if share > 0.0 => &mut self.drawn,
            () => &mut self.lost,
        };
        *which += 1;
        self.actions += u64::from(game.actions);
        self.turns += u64::from(game.turns);
        for seat in Seat::first_n(self.players) {
            let thought = &mut self.thinking[side(seat, alone) as usize];
            *thought = thought.and(game.thinking[seat.index()]);
        }
        if let GameEnd::Forfeit(seat, fault) = &game.end {
            let faults = &mut self.forfeits[side(*seat, alone) as usize];
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

    fn played(ending: GameEnd) -> GameResult {
        GameResult { end: ending, actions: 10, turns: 4, thinking: Default::default() }
    }

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("a seat")
    }

    #[test]
    fn a_deal_counts_once_and_its_games_each() {
        let mut bout = PairingResult { players: 3, others: 1, ..PairingResult::default() };
        let won = |number| played(GameEnd::Over(Outcome::Won(seat(number))));
        let forfeit = played(GameEnd::Forfeit(seat(0), ProgramFault::Ended));
        bout.add_deal(0, &[won(0), won(0), played(GameEnd::Over(Outcome::Drawn))]);
        bout.add_deal(1, &[forfeit.clone(), won(1), forfeit]);
        assert_eq!((bout.won, bout.drawn, bout.lost, bout.games()), (2, 2, 2, 6));
        let expect = [(1.0 + 1.0 / 3.0) / 3.0, (1.0 + 0.5) / 3.0];
        for ((_, score), expect) in bout.scores.iter().zip(expect) {
            assert!((score - expect).abs() < 1e-12);
        }
        assert_eq!((bout.forfeits[0].count, bout.forfeits[1].count), (1, 1));
        assert_eq!((bout.actions, bout.turns), (60, 24));
    }
}

//! Result of a pairing: one player against others of one kind.

use crate::stats::{Estimate, Moments, SprtVerdict};
use crate::{Forfeit, GameEnd, GameResult, MatchScores, ThinkingTime};
use cartagena::Seat;

/// Side of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The lone player.
    Alone = 0,
    /// The players in all other seats.
    Others = 1,
}

/// Forfeited games of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forfeits {
    /// Number of forfeited games.
    pub count: u64,
    /// The first forfeit.
    pub first: Option<Forfeit>,
}

impl Forfeits {
    /// Returns the sum of both, with the first reason of `self` if there is one.
    #[must_use]
    pub fn and(mut self, other: &Forfeits) -> Forfeits {
        self.count += other.count;
        self.first = self.first.or_else(|| other.first.clone());
        self
    }
}

/// Result of one contestant alone against others of one kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PairingResult {
    /// Index of the lone contestant.
    pub alone: usize,
    /// Index of the contestant in the other seats.
    pub others: usize,
    /// Number of seats.
    pub players: usize,
    /// Mean share of the lone player for each played deal, with the deal's number.
    pub scores: Vec<(u64, f64)>,
    /// Moments of these shares.
    pub moments: Moments,
    /// Number of games that the lone player won.
    pub won: u64,
    /// Number of drawn or too long games.
    pub drawn: u64,
    /// Number of games that another player won.
    pub lost: u64,
    /// Shares of the lone player by its seat.
    pub by_seat: [Moments; Seat::MAX],
    /// Shares of the lone player by its place in the order of play: first, second, and so on.
    pub by_order: [Moments; Seat::MAX],
    /// Shares of the player who moved first, whichever side it was.
    pub first_player: Moments,
    /// Number of actions in all games.
    pub actions: u64,
    /// Number of turns in all games.
    pub turns: u64,
    /// Thinking time of the two sides.
    pub thinking: [ThinkingTime; 2],
    /// Forfeits of the two sides.
    pub forfeits: [Forfeits; 2],
    /// Verdict of the SPRT, if there is one.
    pub verdict: Option<SprtVerdict>,
}

impl PairingResult {
    /// Returns the number of games.
    pub fn games(&self) -> u64 {
        (self.scores.len() * self.players) as u64
    }

    /// Returns the lone player's share of all points.
    pub fn score(&self) -> f64 {
        self.moments.mean()
    }

    /// Returns the lone player's share with its 95 % interval.
    pub fn share(&self) -> Estimate {
        self.moments.share(self.players)
    }

    /// Returns the share of a player as strong as the others.
    pub fn fair_share(&self) -> f64 {
        1.0 / self.players as f64
    }

    /// Returns the lone player's Elo difference to each of the others.
    pub fn elo(&self) -> Estimate {
        self.moments.elo(self.players)
    }

    /// Returns the scores for the Bradley–Terry fit.
    pub fn as_match(&self) -> MatchScores<'_> {
        MatchScores { alone: self.alone, others: self.others, scores: &self.scores }
    }

    /// Adds a deal: one game with the lone player in each seat, in seat order.
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
        let order = (alone.index() + self.players - game.first.index()) % self.players;
        self.by_seat[alone.index()].add(share);
        self.by_order[order].add(share);
        self.first_player.add(game.end.share(game.first, self.players));
        self.actions += u64::from(game.actions);
        self.turns += u64::from(game.turns);
        for seat in Seat::first_n(self.players) {
            let thinking = &mut self.thinking[side(seat, alone) as usize];
            *thinking = thinking.and(game.thinking[seat.index()]);
        }
        if let GameEnd::Forfeit(seat, forfeit) = &game.end {
            let forfeits = &mut self.forfeits[side(*seat, alone) as usize];
            forfeits.count += 1;
            forfeits.first.get_or_insert_with(|| forfeit.clone());
        }
    }
}

fn side(seat: Seat, alone: Seat) -> Side {
    if seat == alone { Side::Alone } else { Side::Others }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ProgramFault;
    use cartagena::Outcome;

    fn played(end: GameEnd) -> GameResult {
        GameResult { end, first: seat(1), actions: 10, turns: 4, thinking: Default::default() }
    }

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("a seat")
    }

    #[test]
    fn a_deal_counts_once_and_its_games_each() {
        let mut result = PairingResult { players: 3, others: 1, ..PairingResult::default() };
        let won = |number| played(GameEnd::Over(Outcome::Won(seat(number))));
        let why = Forfeit { fault: ProgramFault::NoMove, position: String::new() };
        let forfeit = played(GameEnd::Forfeit(seat(0), why));
        result.add_deal(0, &[won(0), won(0), played(GameEnd::Over(Outcome::Drawn))]);
        result.add_deal(1, &[forfeit.clone(), won(1), forfeit]);
        assert_eq!((result.won, result.drawn, result.lost, result.games()), (2, 2, 2, 6));
        let expect = [(1.0 + 1.0 / 3.0) / 3.0, (1.0 + 0.5) / 3.0];
        for ((_, score), expect) in result.scores.iter().zip(expect) {
            assert!((score - expect).abs() < 1e-12);
        }
        assert_eq!((result.forfeits[0].count, result.forfeits[1].count), (1, 1));
        assert_eq!((result.actions, result.turns), (60, 24));
        let means = |all: &[Moments]| all.iter().take(3).map(Moments::mean).collect::<Vec<_>>();
        // Alone in seat 0 it won a game and forfeited one; that seat moved last.
        assert_eq!(means(&result.by_seat)[0], 0.5);
        assert_eq!(means(&result.by_order)[2], 0.5);
        assert_eq!(means(&result.by_order)[0], means(&result.by_seat)[1]);
        let first = (1.0 / 3.0 + 0.5 + 1.0 + 0.5) / 6.0;
        assert!((result.first_player.mean() - first).abs() < 1e-12);
    }
}

//! Ladder: contestants ordered by strength.

use crate::contest::{Contest, ContestMonitor, ContestResults};
use crate::stats::Estimate;
use crate::{Contestant, Forfeits, PairingResult, ThinkingTime, fit_elo};
use cartagena::Rules;
use std::fmt::Write;

/// One contestant of a ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct Rung {
    /// Index in the contest.
    pub number: usize,
    /// Name of the contestant.
    pub name: String,
    /// Elo; the weakest contestant is at 0, and the interval is against the field.
    pub elo: Estimate,
    /// Number of games.
    pub games: u64,
    /// Share of the points, scaled so that the fair share counts as one half.
    pub score: f64,
    /// Share against the next contestant below and the fair share there, if they met.
    pub against_next: Option<(f64, f64)>,
    /// Forfeits.
    pub forfeits: Forfeits,
    /// Thinking time.
    pub thinking: ThinkingTime,
}

/// Contestants ordered by strength, the strongest first.
#[derive(Clone, Debug, PartialEq)]
pub struct Ladder {
    /// Rules of the games.
    pub rules: Rules,
    /// Number of seats.
    pub players: usize,
    /// The contestants in order.
    pub rungs: Vec<Rung>,
}

/// Plays a round-robin and returns the ratings.
pub fn play_ladder(
    rules: Rules,
    players: usize,
    contestants: Vec<Contestant>,
    deals: u64,
    seed: u64,
    monitor: &ContestMonitor,
) -> Ladder {
    let contest = Contest { deals, seed, ..Contest::among(contestants, rules, players) };
    contest.run(monitor).ladder()
}

impl Ladder {
    /// Returns the ladder of a contest.
    pub fn of(results: &ContestResults) -> Ladder {
        let contest = &results.contest;
        let matches: Vec<_> = results.results.iter().map(PairingResult::as_match).collect();
        let rated = fit_elo(contest.contestants.len(), contest.players, &matches);
        let least = rated.iter().map(|elo| elo.value).fold(f64::INFINITY, f64::min);
        let mut rungs: Vec<Rung> = rated
            .iter()
            .enumerate()
            .map(|(number, elo)| rung(results, number, elo.map(|value| value - least)))
            .collect();
        rungs.sort_by(|a, b| b.elo.value.total_cmp(&a.elo.value));
        for at in 1..rungs.len() {
            rungs[at - 1].against_next = against(results, rungs[at - 1].number, rungs[at].number);
        }
        Ladder { rules: contest.rules, players: contest.players, rungs }
    }

    /// Returns a Markdown table. With two seats the column `against the next` is the share of the
    /// points won against the contestant one line below; with more seats it is the share of the
    /// lone player, followed by the fair share.
    pub fn markdown(&self) -> String {
        let mut table = String::from(
            "| | player | Elo | 95 % interval | against the next | games |\n\
             |--:|:--|--:|:-:|:-:|--:|\n",
        );
        for (place, rung) in (1..).zip(&self.rungs) {
            let Estimate { value, low, high } = rung.elo;
            let next = rung.against_next.map(|next| self.format_share(next)).unwrap_or_default();
            let _ = writeln!(
                table,
                "| {place} | {} | {value:.0} | {low:+.0} … {high:+.0} | {next} | {} |",
                rung.name, rung.games,
            );
        }
        table
    }

    fn format_share(&self, (share, fair): (f64, f64)) -> String {
        match self.players {
            2 => format!("{:.1} %", 100.0 * share),
            _ => format!("{:.1} % (fair {:.0} %)", 100.0 * share, 100.0 * fair),
        }
    }
}

fn rung(results: &ContestResults, number: usize, elo: Estimate) -> Rung {
    let mut forfeits = Forfeits::default();
    let mut thinking = ThinkingTime::default();
    let (mut games, mut points) = (0, 0.0);
    for result in &results.results {
        let sides =
            [result.alone, result.others].into_iter().zip([result.score(), 1.0 - result.score()]);
        for (side, (_, share)) in sides.enumerate().filter(|(_, (who, _))| *who == number) {
            let fair = if side == 0 { result.fair_share() } else { 1.0 - result.fair_share() };
            games += result.games();
            points += result.games() as f64 * normalized_share(share, fair);
            forfeits = forfeits.and(&result.forfeits[side]);
            thinking = thinking.and(result.thinking[side]);
        }
    }
    let score = if games == 0 { 0.5 } else { points / games as f64 };
    Rung {
        number,
        name: results.contest.contestants[number].name().to_owned(),
        elo,
        games,
        score,
        against_next: None,
        forfeits,
        thinking,
    }
}

/// Returns a share scaled so that the fair share counts as one half, which makes lone and other
/// players comparable.
fn normalized_share(share: f64, fair: f64) -> f64 {
    match share < fair {
        true => 0.5 * share / fair,
        false => 1.0 - 0.5 * (1.0 - share) / (1.0 - fair),
    }
}

/// Returns the share of one contestant against another, alone if that was played.
fn against(results: &ContestResults, who: usize, whom: usize) -> Option<(f64, f64)> {
    let met = |a: usize, b: usize| {
        let result = results.results.iter().find(|result| (result.alone, result.others) == (a, b));
        result.filter(|result| result.games() > 0)
    };
    let alone = met(who, whom).map(|result| (result.score(), result.fair_share()));
    alone.or_else(|| met(whom, who).map(|result| (1.0 - result.score(), 1.0 - result.fair_share())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fair_share_counts_as_a_half() {
        assert_eq!(normalized_share(0.3, 0.5), 0.3);
        assert_eq!(normalized_share(0.25, 0.25), 0.5);
        assert_eq!(normalized_share(1.0, 0.25), 1.0);
        assert_eq!(normalized_share(0.125, 0.25), 0.25);
        assert_eq!(normalized_share(0.5, 0.75), 1.0 / 3.0);
    }
}

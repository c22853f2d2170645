//! Tunnels that make other games than most.

use crate::study::Study;
use crate::{PlayedGame, Progress, SelfPlay, in_parallel};
use cartagena::{Rules, Tunnel};
use cartagena_arena::{Estimate, Moments};
use cartagena_deal::Seed;

/// Games with every sampled tunnel in the first round.
pub(crate) const FIRST_ROUND: u64 = 16;
/// Tunnels of each kind that are looked at again.
const AGAIN: usize = 3;

/// The way in which a tunnel stood out in the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TunnelKind {
    /// The longest games.
    Long,
    /// The shortest games.
    Short,
    /// The most wins of the first player.
    FavoursFirst,
    /// The fewest wins of the first player.
    FavoursOthers,
}

/// A tunnel that stood out in the first round, with the results of new games: most of what stands out
/// once is chance.
#[derive(Clone, Debug, PartialEq)]
pub struct TunnelRow {
    /// The way in which it stood out.
    pub kind: TunnelKind,
    /// The tunnel.
    pub tunnel: Tunnel,
    /// Turns of a game in the new games.
    pub turns: Estimate,
    /// Share of the first player in the new games.
    pub first: Estimate,
    /// The number of new games.
    pub games: u64,
}

/// Effects of the tunnel on length and fairness.
#[derive(Clone, Debug, PartialEq)]
pub struct TunnelAnswer {
    /// The rules.
    pub rules: Rules,
    /// The number of seats.
    pub seats: usize,
    /// The name of the players.
    pub player: String,
    /// The number of tunnels in the first round.
    pub tunnels: usize,
    /// Turns of a game over all tunnels.
    pub turns: Estimate,
    /// Standard deviation of the mean number of turns between tunnels, with chance taken off.
    pub turns_deviation: Estimate,
    /// Share of the first player over all tunnels.
    pub first: Estimate,
    /// Standard deviation of that share between tunnels, with chance taken off.
    pub first_deviation: Estimate,
    /// Tunnels that stood out, played again.
    pub rows: Vec<TunnelRow>,
}

impl TunnelAnswer {
    /// Reports whether a tunnel stood out again in the new games, in the same way: its interval leaves
    /// out the mean of all tunnels.
    pub fn stands_out_again(&self, row: &TunnelRow) -> bool {
        match row.kind {
            TunnelKind::Long => row.turns.low > self.turns.value,
            TunnelKind::Short => row.turns.high < self.turns.value,
            TunnelKind::FavoursFirst => row.first.low > self.first.value,
            TunnelKind::FavoursOthers => row.first.high < self.first.value,
        }
    }
}

/// Turns and first player's shares of the games with one tunnel.
#[derive(Clone, Debug, Default)]
struct Sample {
    turns: Moments,
    first: Moments,
}

impl Sample {
    fn add(&mut self, game: &PlayedGame) {
        self.turns.add(f64::from(game.result.turns));
        self.first.add(game.shares()[game.result.first.index()]);
    }
}

/// Plays the study; `None` if it was stopped.
pub(crate) fn answer(study: &Study, progress: &Progress<'_>) -> Option<TunnelAnswer> {
    let (rules, seats) = (*study.rules.first()?, *study.seats.first()?);
    let tunnels: Vec<Tunnel> = (0..study.games)
        .map(|number| Seed::from_number(study.seed.wrapping_add(number)).tunnel())
        .collect();
    let table = study.self_play(rules, seats, study.players.first()?);
    let first_round = samples(study, &table, &tunnels, 0, FIRST_ROUND, progress)?;
    let chosen = standing_out(&first_round);
    let again: Vec<Tunnel> = chosen.iter().map(|(_, at)| tunnels[*at].clone()).collect();
    let games = study.tunnel_games();
    let second_round = samples(study, &table, &again, 1, games, progress)?;
    let rows = chosen.iter().zip(again).zip(second_round).map(|(((kind, _), tunnel), sample)| {
        let (turns, first) = (sample.turns.mean_estimate(), sample.first.share(seats));
        TunnelRow { kind: *kind, tunnel, turns, first, games }
    });
    let column = |of: fn(&Sample) -> Moments| first_round.iter().map(of).collect::<Vec<Moments>>();
    let (turns, first) = (column(|sample| sample.turns), column(|sample| sample.first));
    let means = |column: &[Moments]| column.iter().map(Moments::mean).collect::<Moments>();
    Some(TunnelAnswer {
        rules,
        seats,
        player: table.player(cartagena::Seat::FIRST).name().to_owned(),
        tunnels: tunnels.len(),
        turns: means(&turns).mean_estimate(),
        turns_deviation: deviation_between(&turns),
        first: means(&first).mean_estimate(),
        first_deviation: deviation_between(&first),
        rows: rows.collect(),
    })
}

/// Plays games with each tunnel; `None` if they were stopped.
fn samples(
    study: &Study,
    table: &SelfPlay,
    tunnels: &[Tunnel],
    round: u64,
    games: u64,
    progress: &Progress<'_>,
) -> Option<Vec<Sample>> {
    let sample = |at: usize| {
        let table = SelfPlay {
            tunnel: Some(tunnels[at].clone()),
            seed: table.seed.wrapping_add(round.wrapping_mul(0x9e37_79b9)),
            ..table.clone()
        };
        let mut sample = Sample::default();
        for number in 0..games {
            let number = at as u64 * games + number;
            sample.add(&table.game(number, progress.stop).ok().flatten()?);
            (progress.done)(1);
        }
        Some(sample)
    };
    let silent = Progress { stop: progress.stop, done: &|_| {} };
    let found = in_parallel(tunnels.len(), study.jobs, &silent, sample);
    let all = found.len() == tunnels.len();
    all.then(|| found.into_iter().map(|(_, sample)| sample).collect())
}

/// Returns the tunnels that stand out most, by their indices.
fn standing_out(samples: &[Sample]) -> Vec<(TunnelKind, usize)> {
    let order = |of: &dyn Fn(&Sample) -> f64| {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        order.sort_by(|one, other| of(&samples[*one]).total_cmp(&of(&samples[*other])));
        order
    };
    let (turns, first) =
        (order(&|sample| sample.turns.mean()), order(&|sample| sample.first.mean()));
    let ends = |order: &[usize], low: TunnelKind, high: TunnelKind| {
        let most = AGAIN.min(order.len());
        let high = order.iter().rev().take(most).map(move |at| (high, *at));
        high.chain(order.iter().take(most).map(move |at| (low, *at))).collect::<Vec<_>>()
    };
    let mut chosen = ends(&turns, TunnelKind::Short, TunnelKind::Long);
    chosen.extend(ends(&first, TunnelKind::FavoursOthers, TunnelKind::FavoursFirst));
    chosen
}

/// Returns the standard deviation between groups: that of their means, less what chance within the groups
/// alone would give. The interval is that of the variance of the means; those of the groups are known far
/// better, from all their games.
fn deviation_between(groups: &[Moments]) -> Estimate {
    let means: Moments = groups.iter().map(Moments::mean).collect();
    let chance: Moments =
        groups.iter().map(|group| group.variance() / group.count().max(1.0)).collect();
    let error = means.variance() * (2.0 / (means.count() - 1.0).max(1.0)).sqrt();
    let beyond = Estimate::normal(means.variance() - chance.mean(), error);
    beyond.map(|variance| variance.max(0.0).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_alone_is_no_difference_between_groups() {
        let group =
            |from: u32| (0..50).map(|at| f64::from((at * 7 + from) % 10)).collect::<Moments>();
        let alike: Vec<Moments> = (0..40).map(group).collect();
        assert!(deviation_between(&alike).value < 0.01);
        let shifted =
            |at: u32| (0..50).map(|it| f64::from(it % 2 + at % 2 * 4)).collect::<Moments>();
        let different: Vec<Moments> = (0..40).map(shifted).collect();
        let found = deviation_between(&different);
        assert!((found.value - 2.0).abs() < 0.1, "{found:?}");
        assert!(found.low < 1.9 && found.low > 1.0 && found.high > 2.1, "{found:?}");
    }
}

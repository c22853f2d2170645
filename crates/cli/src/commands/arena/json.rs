//! The results for programs.

use super::ArenaResult;
use cartagena_arena::{
    Contestant, Estimate, Forfeits, PairingResult, Rung, Sprt, SprtVerdict, ThinkingLimit,
    ThinkingTime,
};
use serde_json::{Value, json};

/// Everything, in one object. Only `timing` and `jobs` differ between machines where all limits are
/// in nodes. What has no end, such as the Elo of a clean sweep, is null.
pub(super) fn value(outcome: &ArenaResult) -> Value {
    let contest = &outcome.results.contest;
    let bouts = &outcome.results.results;
    json!({
        "rules": contest.rules.to_string(),
        "players": contest.players,
        "seed": contest.seed,
        "deals": contest.deals,
        "jobs": contest.jobs,
        "stopped": outcome.stopped,
        "sprt": contest.sprt.map(|sprt| json!({
            "elo0": sprt.low, "elo1": sprt.high, "alpha": Sprt::ERROR, "beta": Sprt::ERROR,
        })),
        "contestants": contest.contestants.iter().map(contestant).collect::<Vec<_>>(),
        "ladder": outcome.ladder.rungs.iter().map(rung).collect::<Vec<_>>(),
        "matches": bouts.iter().map(|bout| pairing(outcome, bout)).collect::<Vec<_>>(),
        "timing": {
            "seconds": outcome.seconds,
            "ladder": outcome.ladder.rungs.iter().map(timing).collect::<Vec<_>>(),
        },
    })
}

fn contestant(contestant: &Contestant) -> Value {
    match contestant.limit() {
        ThinkingLimit::Milliseconds(ms) => json!({ "name": contestant.name(), "ms_per_turn": ms }),
        ThinkingLimit::Nodes(nodes) => {
            json!({ "name": contestant.name(), "nodes_per_move": nodes })
        }
    }
}

fn estimate(Estimate { value, low, high }: Estimate) -> Value {
    json!({ "value": value, "low": low, "high": high })
}

fn rung(rung: &Rung) -> Value {
    json!({
        "contestant": rung.number,
        "name": rung.name,
        "elo": estimate(rung.elo),
        "score": rung.score,
        "games": rung.games,
        "forfeited": forfeited(&rung.forfeits),
    })
}

fn forfeited(faults: &Forfeits) -> Value {
    json!({ "games": faults.count, "first": faults.first.as_ref().map(ToString::to_string) })
}

fn pairing(outcome: &ArenaResult, bout: &PairingResult) -> Value {
    let contest = &outcome.results.contest;
    let games = bout.games().max(1) as f64;
    let test = contest.sprt.map(|sprt| {
        let accepted = bout.verdict.map(|verdict| match verdict {
            SprtVerdict::Low => "elo0",
            SprtVerdict::High => "elo1",
        });
        let ratio = sprt.log_likelihood_ratio(&bout.moments, bout.players);
        json!({ "llr": ratio, "bound": Sprt::bound(), "accepted": accepted })
    });
    json!({
        "alone": contest.contestants[bout.alone].name(),
        "others": contest.contestants[bout.others].name(),
        "games": bout.games(),
        "won": bout.won,
        "drawn": bout.drawn,
        "lost": bout.lost,
        "fair": bout.fair_share(),
        "score": estimate(bout.share()),
        "elo": estimate(bout.elo()),
        "sprt": test,
        "deals": bout.scores.iter().map(|(_, score)| score).collect::<Vec<_>>(),
        "mean_actions": bout.actions as f64 / games,
        "mean_turns": bout.turns as f64 / games,
        "forfeited": bout.forfeits.each_ref().map(forfeited),
    })
}

fn timing(rung: &Rung) -> Value {
    let ThinkingTime { turns, total, longest } = rung.thinking;
    let milliseconds = |seconds: f64| seconds * 1_000.0;
    json!({
        "name": rung.name,
        "turns": turns,
        "mean_ms_per_turn": milliseconds(total.as_secs_f64() / turns.max(1) as f64),
        "longest_ms": milliseconds(longest.as_secs_f64()),
    })
}

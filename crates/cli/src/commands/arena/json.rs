//! The results for programs.

use super::ArenaResult;
use crate::commands::estimate_json as estimate;
use cartagena_arena::{
    Contestant, ExitReason, Forfeits, Moments, PairingResult, ProgramFault, Rung, Sprt,
    SprtVerdict, ThinkingLimit, ThinkingTime,
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
    let mut value = json!({ "name": contestant.name(), "contestant": contestant.text() });
    match contestant.limit() {
        ThinkingLimit::Milliseconds(ms) => value["ms_per_turn"] = ms.into(),
        ThinkingLimit::Nodes(nodes) => value["nodes_per_move"] = nodes.into(),
    }
    value
}

/// Returns a share with its interval for each seat; null where there was no game.
fn shares(all: &[Moments], players: usize) -> Vec<Option<Value>> {
    let share = |one: &Moments| (one.count() > 0.0).then(|| estimate(one.share(players)));
    all.iter().take(players).map(share).collect()
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
    let first = faults.first.as_ref();
    let end = first.and_then(|first| match &first.fault {
        ProgramFault::Ended(end) => Some(end),
        _ => None,
    });
    let status = end.and_then(|end| end.status).map(|status| match status {
        ExitReason::Code(code) => json!({ "code": code }),
        ExitReason::Signal(signal) => json!({ "signal": signal }),
    });
    json!({
        "games": faults.count,
        "first": first.map(|first| first.fault.to_string()),
        "position": first.map(|first| first.position.as_str()),
        "status": status,
        "last_line": end.and_then(|end| end.last_line.as_deref()),
    })
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
        "by_seat": shares(&bout.by_seat, bout.players),
        "by_order": shares(&bout.by_order, bout.players),
        "first_player": estimate(bout.first_player.share(bout.players)),
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

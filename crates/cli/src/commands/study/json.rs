//! The answer for programs.

use crate::commands::estimate_json as estimate;
use cartagena::Seat;
use cartagena_studies::{
    Answer, Distribution, ShareRow, Study, TunnelAnswer, TunnelKind, TunnelRow,
};
use serde_json::{Value, json};

/// Returns the settings and the answer. Together with the version of the program the settings give the
/// same answer again.
pub(super) fn value(study: &Study, answer: &Answer) -> Value {
    let mut value = json!({
        "question": study.question.name(),
        "version": env!("CARGO_PKG_VERSION"),
        "games": study.games,
        "seed": study.seed,
        "tunnel": study.tunnel.as_ref().map(ToString::to_string),
        "first": study.first.map(Seat::index),
        "players": study.players.iter().map(|one| one.text()).collect::<Vec<_>>(),
    });
    match answer {
        Answer::Shares(rows) => value["rows"] = rows.iter().map(share).collect(),
        Answer::Distributions(rows) => value["rows"] = rows.iter().map(distribution).collect(),
        Answer::Tunnels(tunnels) => value["tunnels"] = tunnel_answer(tunnels),
    }
    value
}

fn share(row: &ShareRow) -> Value {
    json!({
        "rules": row.rules.to_string(),
        "seats": row.seats,
        "player": row.player,
        "others": row.others,
        "fair": row.fair(),
        "share": estimate(row.share),
        "games": row.games,
    })
}

fn distribution(row: &Distribution) -> Value {
    json!({
        "rules": row.rules.to_string(),
        "seats": row.seats,
        "player": row.player,
        "games": row.games,
        "mean": estimate(row.mean()),
        "p5": row.percentile(5),
        "p50": row.percentile(50),
        "p95": row.percentile(95),
        "most": row.percentile(100),
        "counts": row.counts,
    })
}

fn tunnel_answer(answer: &TunnelAnswer) -> Value {
    json!({
        "rules": answer.rules.to_string(),
        "seats": answer.seats,
        "player": answer.player,
        "tunnels": answer.tunnels,
        "turns": estimate(answer.turns),
        "turns_deviation": estimate(answer.turns_deviation),
        "first": estimate(answer.first),
        "first_deviation": estimate(answer.first_deviation),
        "rows": answer.rows.iter().map(|row| tunnel_row(answer, row)).collect::<Vec<_>>(),
    })
}

fn tunnel_row(answer: &TunnelAnswer, row: &TunnelRow) -> Value {
    json!({
        "kind": match row.kind {
            TunnelKind::Long => "long",
            TunnelKind::Short => "short",
            TunnelKind::FavoursFirst => "favours_first",
            TunnelKind::FavoursOthers => "favours_others",
        },
        "tunnel": row.tunnel.to_string(),
        "turns": estimate(row.turns),
        "first": estimate(row.first),
        "games": row.games,
        "again": answer.stands_out_again(row),
    })
}

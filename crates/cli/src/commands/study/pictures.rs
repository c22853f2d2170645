//! Pictures of answers: intervals on an axis, as in the ladder of the arena.

use cartagena_art::{Rank, Theme, ranks_svg};
use cartagena_studies::{Answer, Distribution, ShareRow, Study, TunnelAnswer};

/// Draws an answer.
pub(super) fn picture_of(study: &Study, answer: &Answer) -> String {
    let title = study.question.name();
    let seats = study.seats.first().copied().unwrap_or(2);
    match answer {
        Answer::Shares(rows) => {
            ranks_svg(title, "%", seats, &rows.iter().map(share).collect::<Vec<_>>(), Theme::Dark)
        }
        Answer::Distributions(rows) => {
            let ranks: Vec<Rank> = rows.iter().map(distribution).collect();
            ranks_svg(title, "5–95 %", seats, &ranks, Theme::Dark)
        }
        Answer::Tunnels(tunnels) => {
            ranks_svg(title, "", seats, &tunnel_ranks(tunnels), Theme::Dark)
        }
    }
}

fn share(row: &ShareRow) -> Rank {
    let name = match &row.others {
        Some(others) => format!("{} {}: {} – {others}", row.rules, row.seats, row.player),
        None => format!("{} {}: {}", row.rules, row.seats, row.player),
    };
    let percent = |part: f64| (100.0 * part) as f32;
    let share = row.share;
    Rank { name, value: percent(share.value), low: percent(share.low), high: percent(share.high) }
}

/// Returns the median, from the fifth to the ninety-fifth percentile.
fn distribution(row: &Distribution) -> Rank {
    let at = |percent| row.percentile(percent).unwrap_or(0) as f32;
    let name = format!("{} {}: {}", row.rules, row.seats, row.player);
    Rank { name, value: at(50), low: at(5), high: at(95) }
}

fn tunnel_ranks(answer: &TunnelAnswer) -> Vec<Rank> {
    let rank = |row: &cartagena_studies::TunnelRow| Rank {
        name: row.tunnel.to_string(),
        value: row.turns.value as f32,
        low: row.turns.low as f32,
        high: row.turns.high as f32,
    };
    answer.rows.iter().map(rank).collect()
}

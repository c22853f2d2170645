//! Pictures of answers: intervals on an axis, as in the ladder of the arena, and distributions.

use super::report;
use cartagena_art::{Histogram, Rank, Theme, can_draw, histograms_svg, ranks_svg};
use cartagena_studies::{Answer, Distribution, ShareRow, Study, TunnelAnswer, TunnelRow};
use cartagena_texts::{Texts, say};

/// Draws an answer.
pub(super) fn picture_of(texts: &Texts, study: &Study, answer: &Answer) -> String {
    let title = drawable(texts, report::title(texts, study.question), study.question.name());
    let players = if let [seats] = study.seats[..] { seats } else { 0 };
    let ranks = |unit: &str, ranks: Vec<Rank>| {
        let unit = drawable(texts, unit.to_owned(), "");
        ranks_svg(&title, &unit, players, &ranks, Theme::Dark)
    };
    match answer {
        Answer::Shares(rows) => {
            ranks(&say!(texts, "studies-beyond-fair"), rows.iter().map(share).collect())
        }
        Answer::Distributions(rows) => {
            let rows: Vec<Histogram> = rows.iter().map(distribution).collect();
            histograms_svg(&title, "", players, &rows, Theme::Dark)
        }
        Answer::Tunnels(tunnels) => {
            ranks(&say!(texts, "studies-turns"), tunnel_ranks(texts, tunnels))
        }
    }
}

/// Returns a text if pictures have its letters and it is read from the left, and another one otherwise.
fn drawable(texts: &Texts, text: String, otherwise: &str) -> String {
    match can_draw(&text.to_uppercase()) && !texts.lang().is_rtl() {
        true => text,
        false => otherwise.to_owned(),
    }
}

/// Returns how far a share is from the fair one, in points of a hundred.
fn share(row: &ShareRow) -> Rank {
    let name = match &row.others {
        Some(others) => format!("{} {}\n{} - {others}", row.rules, row.seats, row.player),
        None => format!("{} {}: {}", row.rules, row.seats, row.player),
    };
    let points = |part: f64| (100.0 * (part - row.fair())) as f32;
    let share = row.share;
    Rank { name, value: points(share.value), low: points(share.low), high: points(share.high) }
}

fn distribution(row: &Distribution) -> Histogram {
    Histogram {
        name: format!("{} {}: {}", row.rules, row.seats, row.player),
        counts: row.counts.clone(),
        median: row.percentile(50).unwrap_or_default(),
    }
}

fn tunnel_ranks(texts: &Texts, answer: &TunnelAnswer) -> Vec<Rank> {
    let rank = |row: &TunnelRow| Rank {
        name: drawable(texts, report::kind(texts, row.kind), ""),
        value: row.turns.value as f32,
        low: row.turns.low as f32,
        high: row.turns.high as f32,
    };
    answer.rows.iter().map(rank).collect()
}

//! The answer for people.

use crate::columns::columns;
use crate::console::Console;
use cartagena_arena::{Estimate, Moments};
use cartagena_studies::{
    Answer, Distribution, Question, ShareRow, Study, TunnelAnswer, TunnelKind, TunnelRow,
};
use cartagena_texts::{Texts, say};
use std::cmp::Ordering;

/// Returns a sentence about what was measured, and the results as a table.
pub(super) fn text(console: &Console, study: &Study, answer: &Answer) -> String {
    let texts = &console.texts;
    let seed = say!(texts, "studies-seed", form = study.seed.to_string());
    format!(
        "{}\n\n{}\n{}\n{}\n",
        console.for_stdout(&about(texts, study.question)),
        columns(console, &lines(texts, answer)),
        console.for_stdout(&conclusion(texts, answer)),
        console.for_stdout(&seed)
    )
}

/// Returns the question in a few words.
pub(super) fn title(texts: &Texts, question: Question) -> String {
    match question {
        Question::First => say!(texts, "studies-first-title"),
        Question::Luck => say!(texts, "studies-luck-title"),
        Question::Tunnels => say!(texts, "studies-tunnels-title"),
        Question::Length => say!(texts, "studies-length-title"),
        Question::Branching => say!(texts, "studies-branching-title"),
    }
}

/// Returns a sentence about what was measured.
pub(super) fn about(texts: &Texts, question: Question) -> String {
    match question {
        Question::First => say!(texts, "studies-first-about"),
        Question::Luck => say!(texts, "studies-luck-about"),
        Question::Tunnels => say!(texts, "studies-tunnels-about"),
        Question::Length => say!(texts, "studies-length-about"),
        Question::Branching => say!(texts, "studies-branching-about"),
    }
}

/// Returns the results as lines of a table, with its head.
pub(super) fn lines(texts: &Texts, answer: &Answer) -> Vec<Vec<String>> {
    match answer {
        Answer::Shares(rows) => share_lines(texts, rows),
        Answer::Distributions(rows) => distribution_lines(texts, rows),
        Answer::Tunnels(tunnels) => tunnel_lines(texts, tunnels),
    }
}

/// Returns what the results say in plain words.
pub(super) fn conclusion(texts: &Texts, answer: &Answer) -> String {
    match answer {
        Answer::Shares(rows) => share_conclusion(texts, rows),
        Answer::Distributions(rows) => {
            let typical: Vec<String> = rows.iter().map(typical).collect();
            say!(texts, "studies-typical", form = typical.join("; "))
        }
        Answer::Tunnels(tunnels) => {
            let differ = say!(
                texts,
                "studies-tunnels-differ",
                first = with_interval(tunnels.turns_deviation, tenths),
                last = with_interval(tunnels.first_deviation, percent)
            );
            format!("{differ} {}", again(texts, tunnels))
        }
    }
}

/// Returns which shares are clearly above the fair one, which below, and which are neither.
fn share_conclusion(texts: &Texts, rows: &[ShareRow]) -> String {
    let of = |order: Ordering| {
        let rows = rows.iter().filter(|row| row.beside_fair() == order).map(short);
        Some(rows.collect::<Vec<_>>().join("; ")).filter(|rows| !rows.is_empty())
    };
    let sentences = [
        luck_order(rows).map(|form| say!(texts, "studies-luck-order", form = form)),
        of(Ordering::Greater).map(|form| say!(texts, "studies-above", form = form)),
        of(Ordering::Less).map(|form| say!(texts, "studies-below", form = form)),
        of(Ordering::Equal).map(|form| say!(texts, "studies-open", form = form)),
    ];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn short(row: &ShareRow) -> String {
    let kind = format!("{} {}", row.rules, row.seats);
    format!("{kind} ({}) {}", sides(row), percent(row.share.value))
}

/// Returns the player, and the others if they are of another kind.
fn sides(row: &ShareRow) -> String {
    let others = row.others.iter().map(|others| format!(" – {others}"));
    format!("{}{}", row.player, others.collect::<String>())
}

/// Returns the mean share of the stronger players for each kind of table, the greatest first; `None` where
/// equals play.
fn luck_order(rows: &[ShareRow]) -> Option<String> {
    let mut kinds: Vec<(String, Moments)> = Vec::new();
    for row in rows.iter().filter(|row| row.others.is_some()) {
        let kind = format!("{} {}", row.rules, row.seats);
        match kinds.last_mut().filter(|(last, _)| *last == kind) {
            Some((_, shares)) => shares.add(row.share.value),
            None => kinds.push((kind, [row.share.value].into_iter().collect())),
        }
    }
    kinds.sort_by(|(_, one), (_, other)| other.mean().total_cmp(&one.mean()));
    let kinds = kinds.iter().map(|(kind, shares)| format!("{kind} {}", percent(shares.mean())));
    Some(kinds.collect::<Vec<_>>().join("; ")).filter(|kinds| !kinds.is_empty())
}

/// Returns which tunnels stood out in the new games as well, by their numbers.
fn again(texts: &Texts, answer: &TunnelAnswer) -> String {
    let numbered = (1..).zip(&answer.rows).filter(|(_, row)| answer.stands_out_again(row));
    let named = numbered.map(|(number, row): (usize, _)| {
        format!("{number}. {} ({})", row.tunnel, kind(texts, row.kind))
    });
    let named: Vec<String> = named.collect();
    match named.is_empty() {
        true => say!(texts, "studies-tunnels-none"),
        false => say!(texts, "studies-tunnels-again", form = named.join("; ")),
    }
}

fn typical(row: &Distribution) -> String {
    let at = |percent| row.percentile(percent).unwrap_or_default();
    format!("{} {}: {} ({}–{})", row.rules, row.seats, at(50), at(5), at(95))
}

fn share_lines(texts: &Texts, rows: &[ShareRow]) -> Vec<Vec<String>> {
    let mut lines = vec![vec![
        say!(texts, "studies-kind"),
        say!(texts, "arena-player"),
        say!(texts, "studies-fair"),
        say!(texts, "arena-score"),
        say!(texts, "arena-interval"),
        say!(texts, "playouts-games"),
    ]];
    for row in rows {
        lines.push(vec![
            format!("{} {}", row.rules, row.seats),
            sides(row),
            percent(row.fair()),
            percent(row.share.value),
            interval(row.share, percent),
            row.games.to_string(),
        ]);
    }
    lines
}

fn distribution_lines(texts: &Texts, rows: &[Distribution]) -> Vec<Vec<String>> {
    let mut lines = vec![vec![
        say!(texts, "studies-kind"),
        say!(texts, "arena-player"),
        say!(texts, "playouts-mean"),
        say!(texts, "arena-interval"),
        "5 %".to_owned(),
        "50 %".to_owned(),
        "95 %".to_owned(),
        "100 %".to_owned(),
        say!(texts, "playouts-games"),
    ]];
    for row in rows {
        let at = |percent| row.percentile(percent).map(|it| it.to_string()).unwrap_or_default();
        let mean = row.mean();
        let start =
            [format!("{} {}", row.rules, row.seats), row.player.clone(), tenths(mean.value)];
        let ends = [interval(mean, tenths), at(5), at(50), at(95), at(100), row.games.to_string()];
        lines.push(start.into_iter().chain(ends).collect());
    }
    lines
}

fn tunnel_lines(texts: &Texts, answer: &TunnelAnswer) -> Vec<Vec<String>> {
    let mut lines = vec![vec![
        say!(texts, "studies-tunnel"),
        say!(texts, "studies-turns"),
        say!(texts, "arena-interval"),
        say!(texts, "arena-first-player"),
        say!(texts, "arena-interval"),
    ]];
    let line = |name: String, turns: Estimate, first: Estimate| {
        vec![
            name,
            tenths(turns.value),
            interval(turns, tenths),
            percent(first.value),
            interval(first, percent),
        ]
    };
    let all = say!(texts, "studies-all", count = answer.tunnels);
    lines.push(line(all, answer.turns, answer.first));
    let deviation = [
        say!(texts, "studies-deviation"),
        tenths(answer.turns_deviation.value),
        interval(answer.turns_deviation, tenths),
        percent(answer.first_deviation.value),
        interval(answer.first_deviation, percent),
    ];
    lines.push(deviation.to_vec());
    // Pictures have the same numbers.
    let named = |(number, row): (usize, &TunnelRow)| {
        let name = format!("{number}. {}  {}", row.tunnel, kind(texts, row.kind));
        line(name, row.turns, row.first)
    };
    lines.extend((1..).zip(&answer.rows).map(named));
    lines
}

/// Returns the way in which a tunnel stood out.
pub(super) fn kind(texts: &Texts, kind: TunnelKind) -> String {
    match kind {
        TunnelKind::Long => say!(texts, "studies-stood-long"),
        TunnelKind::Short => say!(texts, "studies-stood-short"),
        TunnelKind::FavoursFirst => say!(texts, "studies-stood-first"),
        TunnelKind::FavoursOthers => say!(texts, "studies-stood-others"),
    }
}

fn interval(Estimate { low, high, .. }: Estimate, shown: fn(f64) -> String) -> String {
    format!("{} … {}", shown(low), shown(high))
}

fn with_interval(estimate: Estimate, shown: fn(f64) -> String) -> String {
    format!("{} ({})", shown(estimate.value), interval(estimate, shown))
}

fn percent(part: f64) -> String {
    format!("{:.1} %", 100.0 * part)
}

fn tenths(value: f64) -> String {
    format!("{value:.1}")
}

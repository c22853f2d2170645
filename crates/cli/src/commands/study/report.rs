//! The answer for people.

use crate::columns::columns;
use crate::console::Console;
use cartagena_arena::Estimate;
use cartagena_studies::{
    Answer, Distribution, Question, ShareRow, Study, TunnelAnswer, TunnelKind, TunnelRow,
};
use cartagena_texts::{Texts, say};

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
        Answer::Shares(rows) => {
            let clear: Vec<String> = rows.iter().filter(|row| row.is_clear()).map(clear).collect();
            match clear.is_empty() {
                true => say!(texts, "studies-none-clear"),
                false => say!(texts, "studies-clear", form = clear.join("; ")),
            }
        }
        Answer::Distributions(rows) => {
            let typical: Vec<String> = rows.iter().map(typical).collect();
            say!(texts, "studies-typical", form = typical.join("; "))
        }
        Answer::Tunnels(tunnels) => {
            let (first, last) = (tenths(tunnels.turns_deviation), percent(tunnels.first_deviation));
            say!(texts, "studies-tunnels-differ", first = first, last = last)
        }
    }
}

fn clear(row: &ShareRow) -> String {
    format!("{} {} ({}) {}", row.rules, row.seats, row.player, percent(row.share.value))
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
        let others = row.others.iter().map(|others| format!(" – {others}"));
        lines.push(vec![
            format!("{} {}", row.rules, row.seats),
            format!("{}{}", row.player, others.collect::<String>()),
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
        tenths(answer.turns_deviation),
        String::new(),
        percent(answer.first_deviation),
        String::new(),
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

fn percent(part: f64) -> String {
    format!("{:.1} %", 100.0 * part)
}

fn tenths(value: f64) -> String {
    format!("{value:.1}")
}

//! The results for people.

use super::ArenaResult;
use crate::commands::playouts::grouped;
use crate::console::Console;
use crate::symbols::bold;
use crate::text::{pad, width};
use cartagena_arena::{
    Estimate, ExitReason, Moments, PairingResult, ProgramEnd, ProgramFault, Rung, Sprt, SprtVerdict,
};
use cartagena_texts::{Texts, say};

/// Returns a match as a list, a round-robin as a table, and the forfeits.
pub(super) fn text(console: &Console, outcome: &ArenaResult) -> String {
    let bouts = &outcome.results.results;
    let found = match bouts.as_slice() {
        [only] => rows(console, outcome, only),
        _ => table(console, &outcome.ladder.rungs),
    };
    let sprt = outcome.results.contest.sprt.filter(|_| bouts.len() == 1);
    let verdicts = sprt.into_iter().flat_map(|sprt| {
        let sentence = move |bout: &PairingResult| verdict(&console.texts, sprt, bout);
        bouts.iter().map(sentence)
    });
    let faults = outcome.ladder.rungs.iter().flat_map(|rung| faults(&console.texts, rung));
    let sentences = verdicts.chain(faults).map(|line| format!("{}\n", console.for_stdout(&line)));
    found + &sentences.collect::<String>()
}

fn rows(console: &Console, outcome: &ArenaResult, bout: &PairingResult) -> String {
    let texts = &console.texts;
    let name = |number: usize| outcome.results.contest.contestants[number].name();
    let others = match bout.players - 1 {
        1 => name(bout.others).to_owned(),
        count => format!("{count} × {}", name(bout.others)),
    };
    let (share, elo) = (bout.share(), bout.elo());
    let results = [bout.won, bout.drawn, bout.lost].map(grouped).join("  ");
    let rows = [
        (say!(texts, "arena-player"), format!("{} – {others}", name(bout.alone))),
        (say!(texts, "arena-deals"), grouped(bout.scores.len() as u64)),
        (say!(texts, "playouts-games"), grouped(bout.games())),
        (say!(texts, "arena-won-drawn-lost"), results),
        (say!(texts, "arena-score-fair", form = percent(bout.fair_share())), percent(share.value)),
        (say!(texts, "arena-difference"), signed(elo.value)),
        (say!(texts, "arena-interval"), format!("{} … {}", signed(elo.low), signed(elo.high))),
        (say!(texts, "arena-by-seat"), shares(&bout.by_seat, bout.players)),
        (say!(texts, "arena-by-order"), shares(&bout.by_order, bout.players)),
        (say!(texts, "arena-first-player"), with_interval(bout.first_player.share(bout.players))),
    ];
    let rows = rows.map(|(name, value)| (console.for_stdout(&name), value));
    let widest = rows.iter().map(|(name, _)| width(name)).max().unwrap_or_default();
    rows.map(|(name, value)| format!("{}  {}\n", pad(&name, widest), bold(&value))).concat()
}

/// Returns a share for each seat.
fn shares(all: &[Moments], players: usize) -> String {
    let share =
        |one: &Moments| if one.count() > 0.0 { percent(one.mean()) } else { "–".to_owned() };
    all.iter().take(players).map(share).collect::<Vec<_>>().join("  ")
}

fn with_interval(Estimate { value, low, high }: Estimate) -> String {
    format!("{} ({} … {})", percent(value), percent(low), percent(high))
}

const COLUMNS: usize = 6;

fn table(console: &Console, rungs: &[Rung]) -> String {
    let texts = &console.texts;
    let headings = [
        String::new(),
        say!(texts, "arena-player"),
        say!(texts, "arena-elo"),
        say!(texts, "arena-interval"),
        say!(texts, "arena-score"),
        say!(texts, "playouts-games"),
    ];
    let headings = headings.map(|words| console.for_stdout(&words));
    let lines: Vec<[String; COLUMNS]> =
        std::iter::once(headings).chain((1..).zip(rungs).map(cells)).collect();
    let widest: [usize; COLUMNS] =
        std::array::from_fn(|at| lines.iter().map(|line| width(&line[at])).max().unwrap_or(0));
    lines.iter().map(|line| aligned(line, &widest)).collect()
}

fn cells((place, rung): (usize, &Rung)) -> [String; COLUMNS] {
    let Estimate { value, low, high } = rung.elo;
    [
        place.to_string(),
        rung.name.clone(),
        rating(value),
        format!("{} … {}", rating(low), rating(high)),
        percent(rung.score),
        grouped(rung.games),
    ]
}

/// Returns a line of a table: names at the left of their column, numbers at the right.
fn aligned(line: &[String; COLUMNS], widest: &[usize; COLUMNS]) -> String {
    let cell = |(at, (words, columns)): (usize, (&String, &usize))| match at {
        1 => pad(words, *columns),
        _ => format!("{}{words}", " ".repeat(columns.saturating_sub(width(words)))),
    };
    let cells: Vec<String> = line.iter().zip(widest).enumerate().map(cell).collect();
    format!("{}\n", cells.join("  ").trim_end())
}

fn verdict(texts: &Texts, sprt: Sprt, bout: &PairingResult) -> String {
    let (low, high) = (signed(sprt.low), signed(sprt.high));
    match bout.verdict {
        Some(SprtVerdict::High) => say!(texts, "arena-clear", form = high, last = low),
        Some(SprtVerdict::Low) => say!(texts, "arena-clear", form = low, last = high),
        None => say!(texts, "arena-unclear", first = low, last = high),
    }
}

/// Returns the number of forfeits, the first reason, and the position of the first.
fn faults(texts: &Texts, rung: &Rung) -> Vec<String> {
    let Some(first) = &rung.forfeits.first else { return Vec::new() };
    let reason = reason(texts, &first.fault);
    let (name, count) = (rung.name.as_str(), rung.forfeits.count);
    let mut lines = vec![say!(texts, "arena-faults", count = count, name = name, reason = reason)];
    if !first.position.is_empty() {
        // A position runs from left to right in every language. Where that needs no marks, there
        // are none that somebody would copy with it.
        let position = match texts.lang().is_rtl() {
            true => format!("\u{2066}{}\u{2069}", first.position),
            false => first.position.clone(),
        };
        lines.push(say!(texts, "arena-forfeit-position", form = position));
    }
    lines
}

/// Returns the reason for a forfeit.
pub(super) fn reason(texts: &Texts, fault: &ProgramFault) -> String {
    match fault {
        ProgramFault::NotStarted(why) => say!(texts, "fault-not-started", reason = why),
        ProgramFault::Ended(end) => end_reason(texts, end),
        ProgramFault::TimedOut(milliseconds) => say!(texts, "fault-silent", count = *milliseconds),
        ProgramFault::TooSlow { limit, margin } => {
            say!(texts, "fault-too-slow", first = limit.to_string(), last = margin.to_string())
        }
        ProgramFault::NoNodes => say!(texts, "fault-no-nodes", form = "program@100:…"),
        ProgramFault::UnreadableAnswer(answer) => say!(texts, "fault-nonsense", input = answer),
        ProgramFault::Illegal(answer) => say!(texts, "fault-illegal", form = answer),
        ProgramFault::NoMove => say!(texts, "fault-no-move"),
    }
}

/// Returns the sentence about a program that ended: its status and its last words, if any.
fn end_reason(texts: &Texts, end: &ProgramEnd) -> String {
    let ended = say!(texts, "fault-ended");
    let ended = match end.status {
        Some(ExitReason::Code(code)) => {
            say!(texts, "fault-exit-code", reason = ended, form = code.to_string())
        }
        Some(ExitReason::Signal(signal)) => {
            say!(texts, "fault-exit-signal", reason = ended, form = signal.to_string())
        }
        None => ended,
    };
    match &end.last_line {
        Some(line) => say!(texts, "fault-last-line", reason = ended, input = line),
        None => ended,
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Returns a rating in Elo, without a plus sign.
fn rating(elo: f64) -> String {
    signed(elo).trim_start_matches('+').to_owned()
}

/// Returns a difference in Elo, which is infinite after a clean sweep.
fn signed(elo: f64) -> String {
    match elo {
        _ if elo == f64::INFINITY => "+∞".to_owned(),
        _ if elo == f64::NEG_INFINITY => "−∞".to_owned(),
        _ if elo.round() == 0.0 => "0".to_owned(),
        _ => format!("{elo:+.0}").replace('-', "−"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_have_a_sign() {
        let shown = [12.4, -0.2, -7.6, f64::INFINITY, f64::NEG_INFINITY].map(signed);
        assert_eq!(shown, ["+12", "0", "−8", "+∞", "−∞"]);
    }

    // Regression: negative ratings had another minus sign than differences.
    #[test]
    fn ratings_have_one_only_below_nothing() {
        assert_eq!([12.4, -0.2, -7.6].map(rating), ["12", "0", "−8"]);
    }
}

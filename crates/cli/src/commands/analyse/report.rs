//! The analysis for people.

use super::Game;
use crate::columns::columns;
use crate::console::Console;
use crate::symbols::bold;
use cartagena_analysis::{AnalysedTurn, GameAnalysis, MARGIN, RECHECK, SeatAccount};
use cartagena_record::Record;
use cartagena_texts::{Texts, say};

/// Number of mistakes that are listed.
const MOST_MISTAKES: usize = 5;

/// Returns the turns, the costliest ones, and what made each seat's result.
pub(super) fn text(console: &Console, game: &Game, analysis: &GameAnalysis) -> String {
    let names = game.names(&console.texts);
    let mut text = heading(game) + "\n";
    text += &columns(console, &turn_lines(&console.texts, &game.record, analysis, &names));
    text += "\n";
    text += &mistakes(console, &game.record, analysis, &names);
    text += "\n";
    text += &format!("{}\n", console.for_stdout(&say!(console.texts, "analyse-account")));
    text += &columns(console, &account_lines(&console.texts, analysis, &names));
    text + "\n"
}

fn heading(game: &Game) -> String {
    let number = game.number.map(|number| format!(" #{number}")).unwrap_or_default();
    format!("{}{number}\n", bold(&game.file))
}

fn turn_lines(
    texts: &Texts,
    record: &Record,
    analysis: &GameAnalysis,
    names: &[String],
) -> Vec<Vec<String>> {
    let headings = [
        say!(texts, "analyse-turn"),
        say!(texts, "arena-player"),
        say!(texts, "analyse-moves"),
        say!(texts, "analyse-chance"),
        say!(texts, "analyse-lost"),
        say!(texts, "analyse-luck"),
    ];
    let mut lines = vec![headings.to_vec()];
    for turn in &analysis.turns {
        let seat = turn.seat.index();
        let luck = turn.luck.get(seat).copied().map(points).unwrap_or_default();
        let lost = Some(turn.loss()).filter(|loss| *loss >= 0.005).map(|loss| points(-loss));
        lines.push(vec![
            turn.turn.to_string(),
            names[seat].clone(),
            played(record, turn),
            percent(turn.chances[seat]),
            lost.unwrap_or_default(),
            luck,
        ]);
    }
    lines
}

fn played(record: &Record, turn: &AnalysedTurn) -> String {
    let events = &record.events()[turn.from..turn.from + turn.moves];
    let moves: Vec<String> = events.iter().map(|event| event.notation().to_string()).collect();
    moves.join(" ")
}

fn mistakes(
    console: &Console,
    record: &Record,
    analysis: &GameAnalysis,
    names: &[String],
) -> String {
    let texts = &console.texts;
    let percent = (MARGIN * 100.0).round() as i64;
    let heading = say!(texts, "analyse-mistakes", percent = percent, count = RECHECK);
    let mistakes = analysis.mistakes();
    let mut lines = vec![console.for_stdout(&heading)];
    if mistakes.is_empty() {
        lines.push(format!("  {}", console.for_stdout(&say!(texts, "analyse-no-mistakes"))));
    }
    for turn in mistakes.into_iter().take(MOST_MISTAKES) {
        let (number, name) = (turn.turn, names[turn.seat.index()].clone());
        let lost = say!(texts, "study-turn-lost", number = number, percent = whole(turn.loss()));
        let better: Vec<String> = turn.best.actions.iter().map(ToString::to_string).collect();
        let moves = format!("{} → {}", played(record, turn), better.join(" "));
        lines.push(format!("  {}  {moves}", console.for_stdout(&format!("{name}: {lost}"))));
    }
    lines.join("\n") + "\n"
}

fn account_lines(texts: &Texts, analysis: &GameAnalysis, names: &[String]) -> Vec<Vec<String>> {
    let headings = [
        say!(texts, "arena-player"),
        say!(texts, "analyse-fair"),
        say!(texts, "analyse-deal"),
        say!(texts, "analyse-luck"),
        say!(texts, "analyse-skill"),
        say!(texts, "analyse-unforeseen"),
        say!(texts, "analyse-result"),
        say!(texts, "analyse-precision"),
    ];
    let mut lines = vec![headings.to_vec()];
    for (name, seat) in names.iter().zip(analysis.account()) {
        lines.push(account_line(name, &seat, analysis.seats));
    }
    lines
}

fn account_line(name: &str, seat: &SeatAccount, seats: usize) -> Vec<String> {
    let points = |value: f64| points(value as f32);
    vec![
        name.to_owned(),
        format!("{:.1}", 100.0 / seats as f64),
        points(seat.deal),
        points(seat.luck),
        points(seat.skill),
        points(seat.unforeseen),
        format!("{:.1}", 100.0 * seat.result),
        seat.precision.map(|value| percent(value as f32)).unwrap_or_default(),
    ]
}

fn whole(part: f32) -> i64 {
    (100.0 * part).round() as i64
}

fn percent(part: f32) -> String {
    format!("{:.1} %", 100.0 * part)
}

/// Returns points of a hundred with their sign.
fn points(part: f32) -> String {
    let shown = format!("{:+.1}", 100.0 * part);
    match shown.trim_start_matches(['+', '-']) == "0.0" {
        true => "0.0".to_owned(),
        false => shown.replace('-', "−"),
    }
}

/// Returns what a step of a replay says about the turn that has just ended: everybody's chances and what
/// it lost.
pub(in crate::commands) fn step_sentences(
    texts: &Texts,
    turn: &AnalysedTurn,
    names: &[String],
) -> Vec<String> {
    let chance = |(at, chance): (usize, &f32)| {
        let chance = chance + turn.luck.get(at).copied().unwrap_or(0.0);
        format!("{} {} %", names[at], whole(chance.clamp(0.0, 1.0)))
    };
    let chances: Vec<String> = turn.played_chances.iter().enumerate().map(chance).collect();
    let mut sentences = vec![say!(texts, "analyse-step", form = chances.join(", "))];
    if turn.is_mistake() {
        let moves: Vec<String> = turn.best.actions.iter().map(ToString::to_string).collect();
        let (percent, form) = (whole(turn.loss()), moves.join(" "));
        sentences.push(say!(texts, "analyse-step-lost", percent = percent, form = form));
    }
    sentences
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_a_sign_unless_they_are_nothing() {
        assert_eq!([0.123, -0.05, -0.0001, 0.0].map(points), ["+12.3", "−5.0", "0.0", "0.0"]);
    }
}

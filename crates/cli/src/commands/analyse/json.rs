//! The analysis for programs: one object in a line for each game.

use super::Game;
use crate::console::Console;
use cartagena::Action;
use cartagena_analysis::{
    AnalysedTurn, AnalysisSettings, GameAnalysis, MARGIN, RECHECK, SeatAccount,
};
use cartagena_bots::Variation;
use cartagena_record::Record;
use serde_json::{Value, json};

/// Returns a game. Chances and losses are parts of 1, rounded to millionths.
pub(super) fn value(
    console: &Console,
    game: &Game,
    analysis: &GameAnalysis,
    settings: AnalysisSettings,
) -> Value {
    let seats = analysis.account();
    let names = game.names(&console.texts);
    json!({
        "file": game.file,
        "game": game.number.unwrap_or(1),
        "rules": game.record.start().position().rules().to_string(),
        "result": game.record.result(),
        "nodes": settings.nodes,
        "margin": rounded(MARGIN.into()),
        "recheck": RECHECK,
        "seats": seats.iter().zip(names).map(|(seat, name)| account(seat, &name, analysis)).collect::<Vec<_>>(),
        "turns": analysis.turns.iter().map(|one| turn(&game.record, one)).collect::<Vec<_>>(),
        "mistakes": analysis.mistakes().iter().map(|one| one.from).collect::<Vec<_>>(),
    })
}

fn account(seat: &SeatAccount, name: &str, analysis: &GameAnalysis) -> Value {
    let found = |found: Option<(usize, f32)>, what: &str| {
        let turn = |(at, amount): (usize, f32)| json!({ "moves_before": analysis.turns[at].from, what: rounded(amount.into()) });
        found.map(turn)
    };
    json!({
        "name": name,
        "fair": rounded(1.0 / analysis.seats as f64),
        "deal": rounded(seat.deal),
        "luck": rounded(seat.luck),
        "skill": rounded(seat.skill),
        "unforeseen": rounded(seat.unforeseen),
        "result": rounded(seat.result),
        "precision": seat.precision.map(rounded),
        "luckiest_draw": found(seat.luckiest, "luck"),
        "costliest_turn": found(seat.costliest, "loss"),
    })
}

fn turn(record: &Record, turn: &AnalysedTurn) -> Value {
    let events = &record.events()[turn.from..turn.from + turn.moves];
    let played: Vec<String> = events.iter().map(|event| event.notation().to_string()).collect();
    json!({
        "turn": turn.turn,
        "moves_before": turn.from,
        "seat": turn.seat.index(),
        "played": played,
        "chances": all_rounded(&turn.chances),
        "played_chances": all_rounded(&turn.played_chances),
        "best": variation(&turn.best),
        "others": turn.others.iter().map(variation).collect::<Vec<_>>(),
        "loss": rounded(turn.loss().into()),
        "counts": turn.counts(),
        "confirmed": turn.confirmed,
        "luck": all_rounded(&turn.luck),
    })
}

fn variation(line: &Variation) -> Value {
    let moves: Vec<String> = line.actions.iter().map(Action::to_string).collect();
    json!({ "moves": moves, "chance": rounded(line.chance.into()) })
}

fn all_rounded(values: &[f32]) -> Vec<f64> {
    values.iter().map(|value| rounded(f64::from(*value))).collect()
}

/// Returns a number in millionths, without a minus before nothing.
fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6 + 0.0
}

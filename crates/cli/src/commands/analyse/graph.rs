//! The graph of the chances.

use cartagena_analysis::{AnalysedTurn, GameAnalysis};
use cartagena_art::{ChanceGraph, ChancePoint, Mistake, Theme, chance_graph_svg};
use cartagena_record::Record;

/// Width and height of the picture.
const SIZE: (f32, f32) = (960.0, 480.0);

/// Draws everybody's chances over a game.
pub(super) fn svg(record: &Record, analysis: &GameAnalysis) -> String {
    let mut end = 0;
    let ends = record.turns().into_iter().map(|turn| {
        end += turn.len();
        end
    });
    let turn_ends = ends.collect();
    let point =
        |turn: &AnalysedTurn| ChancePoint { moves: turn.from, chances: turn.chances.clone() };
    let mut points: Vec<ChancePoint> = analysis.turns.iter().map(point).collect();
    let last = analysis.result.clone();
    points.extend(last.map(|chances| ChancePoint { moves: record.events().len(), chances }));
    let mistakes = analysis.mistakes().into_iter().map(mistake).collect();
    chance_graph_svg(&ChanceGraph { turn_ends, points, mistakes }, SIZE, Theme::Dark)
}

fn mistake(turn: &AnalysedTurn) -> Mistake {
    let weight = match turn.loss() {
        loss if loss >= 0.2 => 3,
        loss if loss >= 0.1 => 2,
        _ => 1,
    };
    Mistake { moves: turn.from, seat: turn.seat, chance: turn.best.chance, weight }
}

//! A record with its analysis as annotations and variations.

use cartagena::{Game, Notated};
use cartagena_analysis::{AnalysedTurn, GameAnalysis};
use cartagena_record::{Notes, Record, Variation, VariationTurn};

/// Returns the record with chances after every turn, and marks, losses and better turns where it cost
/// something. Earlier annotations stay.
pub(super) fn annotated(record: &Record, analysis: &GameAnalysis) -> Record {
    let mut noted = record.clone();
    let games: Vec<Game> = record.games().collect();
    for (at, turn) in analysis.turns.iter().enumerate() {
        let last_part = analysis.turns.get(at + 1).is_none_or(|next| next.turn != turn.turn);
        if last_part {
            // A note that does not fit into the record is left out: the game is worth more.
            let _ = noted.annotate(turn.turn, "Chances", &chances(turn));
        }
        if turn.is_mistake() {
            let _ = noted.annotate(turn.turn, Notes::MARK, mark(turn.loss()));
            let _ = noted.annotate(turn.turn, "Loss", &format!("{:.3}", turn.loss()));
            if let Some(better) = better(record, &games, turn) {
                let _ = noted.add_variation(turn.turn, better);
            }
        }
    }
    noted
}

/// Returns the chances after a turn and its cards, in seat order.
fn chances(turn: &AnalysedTurn) -> String {
    let of = |(at, chance): (usize, &f32)| {
        let chance = chance + turn.luck.get(at).copied().unwrap_or(0.0);
        format!("{:.3}", chance.clamp(0.0, 1.0))
    };
    let chances: Vec<String> = turn.played_chances.iter().enumerate().map(of).collect();
    chances.join(" ")
}

fn mark(loss: f32) -> &'static str {
    match loss {
        loss if loss >= 0.2 => "??",
        loss if loss >= 0.1 => "?",
        _ => "?!",
    }
}

/// Returns the better turn from its beginning on; `None` if it cannot be written.
fn better(record: &Record, games: &[Game], turn: &AnalysedTurn) -> Option<Variation> {
    let before: usize = record.turns().iter().take(turn.turn - 1).map(|turn| turn.len()).sum();
    let played = record.events().get(before..turn.from)?;
    let mut moves: Vec<Notated> = Vec::new();
    for event in played {
        moves.push(event.notation().to_string().parse().ok()?);
    }
    let mut game = games.get(turn.from)?.clone();
    for &action in &turn.best.actions {
        if game.cards_needed(action) > 0 {
            moves.push(game.notated(action));
            break;
        }
        moves.push(game.play(action, &[]).ok()?.notation().to_string().parse().ok()?);
    }
    let turns = vec![VariationTurn { moves, notes: Notes::default() }];
    Some(Variation { turns })
}

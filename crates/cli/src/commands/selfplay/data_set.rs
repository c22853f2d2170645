//! Data sets as JSON Lines: one decision in a line.

use cartagena::{Action, Event, Game, Viewer};
use cartagena_bots::{Bot, Budget, Level};
use cartagena_studies::PlayedGame;
use serde_json::{Value, json};

/// Returns the lines of a game. Every line tells which move of how many it is, so that a data set that was
/// cut off is noticed.
pub(super) fn lines(number: u64, played: &PlayedGame, chances: bool) -> String {
    let (mut game, mut text) = (played.start.clone(), String::new());
    let result = played.shares();
    let mut captain = Bot::new(Level::Captain, 1);
    for (at, event) in played.events.iter().enumerate() {
        let mut line = json!({
            "game": number,
            "move": at + 1,
            "moves": played.events.len(),
            "position": game.to_string(),
            "seat": event.seat().index(),
            "legal": legal(&game),
            "chosen": event.action().to_string(),
            "result": result,
        });
        if chances {
            line["chances"] = net_chances(&mut captain, &game);
        }
        text += &format!("{line}\n");
        if !follow(&mut game, event) {
            break;
        }
    }
    text
}

/// Returns the legal actions in their short form, in the order of the notation.
pub(super) fn legal(game: &Game) -> Vec<String> {
    game.legal_actions().list().iter().map(Action::to_string).collect()
}

/// Returns everybody's chances as the seat to move sees them, by the net and one turn.
fn net_chances(captain: &mut Bot, game: &Game) -> Value {
    let seat = game.turn().seat();
    let seen = seat.map(|seat| game.observe(Viewer::Seat(seat)));
    let chances = seen.and_then(|seen| captain.chances(&seen, &mut Budget::nodes(1)));
    let rounded = |chance: &f32| (f64::from(*chance) * 1e6).round() / 1e6;
    chances.map_or(Value::Null, |all| all.as_slice().iter().map(rounded).collect())
}

fn follow(game: &mut Game, event: &Event) -> bool {
    let dealt = event.dealt_cards(game.position().rules().variant).unwrap_or_default();
    game.play(event.action(), &dealt).is_ok()
}

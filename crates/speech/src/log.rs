//! The log of a game, turn by turn.

use crate::final_words::is_you;
use crate::{describe_move, join_sentences, player_name};
use cartagena::{Outcome, Seat};
use cartagena_client::GameView;
use cartagena_texts::{Texts, say};

/// Turn in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogTurn {
    /// Number of the turn, from 1.
    pub number: usize,
    /// Seat that moved.
    pub seat: Seat,
    /// Name of the seat's player.
    pub name: String,
    /// Moves of the turn.
    pub moves: Vec<LogLine>,
}

/// Move in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Number of moves made after this one, which is the moment to show.
    pub moves_made: usize,
    /// The move in notation.
    pub notation: String,
    /// The move in words.
    pub words: String,
}

/// Returns the log of the game by turns. It is made from the viewer's own observations, so it
/// contains nothing that the viewer does not know.
pub fn game_log(view: &GameView, texts: &Texts) -> Vec<LogTurn> {
    let mut turns: Vec<LogTurn> = Vec::new();
    for (index, event) in view.events().enumerate() {
        let (before, after) = (view.after(index), view.after(index + 1));
        let seat = event.seat();
        let begins = turns.last().is_none_or(|last| last.seat != seat);
        if begins || before.turn().is_start() {
            let (number, name) = (turns.len() + 1, player_name(view, texts, seat));
            turns.push(LogTurn { number, seat, name, moves: Vec::new() });
        }
        if let Some(turn) = turns.last_mut() {
            let words = join_sentences(&describe_move(texts, (before, after), event, &turn.name));
            turn.moves.push(LogLine {
                moves_made: index + 1,
                notation: event.notation().to_string(),
                words,
            });
        }
    }
    turns
}

/// Returns the sentence that says who begins; `None` if the game is over before it has begun.
pub fn describe_start(view: &GameView, texts: &Texts) -> Option<String> {
    let seat = view.after(0).turn().seat()?;
    Some(say!(texts, "game-begins", name = player_name(view, texts, seat)))
}

/// Returns the sentences about the end of the game.
pub fn describe_outcome(view: &GameView, texts: &Texts, outcome: Outcome) -> Vec<String> {
    match outcome {
        Outcome::Won(seat) if is_you(view, seat) => vec![say!(texts, "you-won")],
        Outcome::Won(seat) => vec![say!(texts, "won", name = player_name(view, texts, seat))],
        Outcome::Drawn => vec![say!(texts, "drawn"), say!(texts, "drawn-why")],
    }
}

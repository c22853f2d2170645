//! The log of a game, turn by turn.

use crate::{describe_move, join_sentences, player_name};
use cartagena::{Outcome, Seat};
use cartagena_client::GameView;
use cartagena_texts::{Texts, say};

/// A turn in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogTurn {
    /// Its number, from 1.
    pub number: usize,
    /// Whose turn it is.
    pub seat: Seat,
    /// What that seat is called.
    pub name: String,
    /// Its moves.
    pub moves: Vec<LogLine>,
}

/// A move in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// How many moves stand after it: the moment to look at.
    pub moves_made: usize,
    /// The move in notation.
    pub notation: String,
    /// The move in words.
    pub words: String,
}

/// The whole game by turns. It follows the viewer's own observations, so it can tell nothing that
/// the viewer does not know.
pub fn game_log(view: &GameView, texts: &Texts) -> Vec<LogTurn> {
    let mut chapters: Vec<LogTurn> = Vec::new();
    for (index, event) in view.events().enumerate() {
        let (before, after) = (view.after(index), view.after(index + 1));
        let seat = event.seat();
        let begins = chapters.last().is_none_or(|last| last.seat != seat);
        if begins || before.turn().is_start() {
            let (number, name) = (chapters.len() + 1, player_name(view, texts, seat));
            chapters.push(LogTurn { number, seat, name, moves: Vec::new() });
        }
        if let Some(chapter) = chapters.last_mut() {
            let words =
                join_sentences(&describe_move(texts, (before, after), event, &chapter.name));
            chapter.moves.push(LogLine {
                moves_made: index + 1,
                notation: event.notation().to_string(),
                words,
            });
        }
    }
    chapters
}

/// Who begins, unless the game is over before it has begun.
pub fn describe_start(view: &GameView, texts: &Texts) -> Option<String> {
    let seat = view.after(0).turn().seat()?;
    Some(say!(texts, "game-begins", name = player_name(view, texts, seat)))
}

/// How the game ended.
pub fn describe_outcome(view: &GameView, texts: &Texts, outcome: Outcome) -> Vec<String> {
    match outcome {
        Outcome::Won(seat) => vec![say!(texts, "won", name = player_name(view, texts, seat))],
        Outcome::Drawn => vec![say!(texts, "drawn"), say!(texts, "drawn-why")],
    }
}

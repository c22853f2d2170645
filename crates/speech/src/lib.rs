//! Turns the events of a game into sentences, and keys and typed lines into actions. Nothing here
//! touches a page or a terminal: it takes what a viewer may know and returns texts.
//!
//! Without features there is what every front needs: [`describe_move`], [`MoveProblem`] and
//! [`join_sentences`]. With the feature `client` there is speech about a game that a
//! `cartagena-client` follows:
//!
//! * `game_log` is the log, with a `LogLine` for each move.
//! * `announce_update`, `announce_state`, `describe_situation` and `describe_options` are
//!   announcements.
//! * `key_intent` reads a key and `parse_typed` a typed line; `handle_key` and `handle_typed` return
//!   the `PageAction` to take.
//! * `describe_touch_refusal` answers a touch that leads to no move.
//! * `headline`, `describe_story` and their neighbours are about a finished game.
//! * `describe_hint` is the captain's advice in sentences, `guide` the help for beginners.
//! * `room` has the sentences about an online table.
//!
//! ```
//! use cartagena_speech::join_sentences;
//!
//! assert_eq!(join_sentences(&["Blue passes.".into(), "Red wins.".into()]), "Blue passes. Red wins.");
//! ```

#![allow(
    clippy::cast_possible_truncation,
    reason = "seat numbers are below five; counts and rounded chances are small"
)]

mod move_problem;
mod moves;

pub use move_problem::{MoveProblem, retreat_problem};
pub use moves::describe_move;

#[cfg(feature = "client")]
mod announcements;
#[cfg(feature = "client")]
mod final_words;
#[cfg(feature = "client")]
mod guide;
#[cfg(feature = "client")]
mod hint;
#[cfg(feature = "client")]
mod key_actions;
#[cfg(feature = "client")]
mod key_intents;
#[cfg(feature = "client")]
mod log;
#[cfg(feature = "client")]
mod names;
#[cfg(feature = "client")]
mod options;
#[cfg(feature = "client")]
mod refusals;
#[cfg(feature = "client")]
pub mod room;
#[cfg(feature = "client")]
mod situation;
#[cfg(all(test, feature = "client"))]
mod tests;
#[cfg(feature = "client")]
mod typed_commands;

#[cfg(feature = "client")]
pub use announcements::{
    TurnMark, announce_move, announce_moves_since_my_turn, announce_state, announce_update,
    turn_mark,
};
#[cfg(feature = "client")]
pub use final_words::{
    announce_report, describe_figures, describe_standing, describe_story, headline,
};
#[cfg(feature = "client")]
pub use guide::{Guide, guide};
#[cfg(feature = "client")]
pub use hint::{SpokenHint, describe_hint};
#[cfg(feature = "client")]
pub use key_actions::{PageAction, handle_key};
#[cfg(feature = "client")]
pub use key_intents::{KEY_SHEET, KeyIntent, key_intent};
#[cfg(feature = "client")]
pub use log::{LogLine, LogTurn, describe_outcome, describe_start, game_log};
#[cfg(feature = "client")]
pub use names::player_name;
#[cfg(feature = "client")]
pub use options::describe_options;
#[cfg(feature = "client")]
pub use refusals::{MoveRefusal, check_action, describe_refusal, describe_touch_refusal};
#[cfg(feature = "client")]
pub use situation::{describe_own_cards, describe_situation, list_cards};
#[cfg(feature = "client")]
pub use typed_commands::{COMMANDS, TypedCommand, handle_typed, parse_typed};

/// Joins sentences to one text. Japanese leaves no space between them.
pub fn join_sentences(sentences: &[String]) -> String {
    sentences.iter().fold(String::new(), |text, next| match text.ends_with(['。', '！', '？']) {
        _ if text.is_empty() => next.clone(),
        true => text + next,
        false => text + " " + next,
    })
}

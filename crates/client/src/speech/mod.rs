//! What the table says, and what it understands: the log, announcements, keys, typed moves, help.
//! Everything here takes what is known and gives sentences or wishes; nothing touches a page.
//!
//! * [`story`](story()) is the log; [`Told`](story::Line) is one move of it.
//! * [`news`], [`situation`] and [`offered`] are announcements.
//! * [`intent`] reads a key, [`command`] a typed line; [`obey`] and [`answer`] say what to do.
//! * [`counsel`] is the captain's advice in sentences, [`guide`](guide()) the help for beginners.

mod announcements;
mod guide;
mod hint;
mod key_actions;
mod key_intents;
mod log;
mod names;
mod options;
mod refusals;
mod situation;
#[cfg(test)]
mod tests;
mod typed_commands;

pub use announcements::{
    TurnMark, announce_move, announce_moves_since_my_turn, announce_state, announce_update,
    turn_mark,
};
pub use guide::{Guide, guide};
pub use hint::{SpokenHint, describe_hint};
pub use key_actions::{PageAction, handle_key};
pub use key_intents::{KEY_SHEET, KeyIntent, key_intent};
pub use log::{LogLine, LogTurn, describe_move, describe_outcome, describe_start, game_log};
pub use names::player_name;
pub use options::describe_options;
pub use refusals::{MoveProblem, MoveRefusal, check_action, describe_refusal, retreat_problem};
pub use situation::{describe_own_cards, describe_situation, list_cards};
pub use typed_commands::{COMMANDS, TypedCommand, handle_typed, parse_typed};

/// Sentences one after another. Japanese leaves no space between them.
pub fn join_sentences(sentences: &[String]) -> String {
    sentences.iter().fold(String::new(), |said, next| match said.ends_with(['。', '！', '？']) {
        _ if said.is_empty() => next.clone(),
        true => said + next,
        false => said + " " + next,
    })
}

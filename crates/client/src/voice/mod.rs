//! What the table says, and what it understands: the log, announcements, keys, typed moves, help.
//! Everything here takes what is known and gives sentences or wishes; nothing touches a page.
//!
//! * [`story`](story()) is the log; [`Told`](story::Line) is one move of it.
//! * [`news`], [`situation`] and [`offered`] are announcements.
//! * [`intent`] reads a key, [`command`] a typed line; [`obey`] and [`answer`] say what to do.
//! * [`counsel`] is the captain's advice in sentences, [`guide`](guide()) the help for beginners.

mod counsel;
mod guide;
mod keys;
mod names;
mod news;
mod obey;
mod offered;
mod refused;
mod situation;
mod story;
#[cfg(test)]
mod tests;
mod typed;

pub use counsel::{Counselled, counsel};
pub use guide::{Guide, guide};
pub use keys::{Intent, SHEET, intent};
pub use names::name_of;
pub use news::{Mark, mark, moved, news, since_my_turn, stands};
pub use obey::{Deed, obey};
pub use offered::offered;
pub use refused::{Refused, Unfit, check, refusal, stuck};
pub use situation::{cards, own_cards, situation};
pub use story::{Chapter, Line, ending, opening, story, told};
pub use typed::{COMMANDS, Command, answer, command};

/// Sentences one after another. Japanese leaves no space between them.
pub fn joined(sentences: &[String]) -> String {
    sentences.iter().fold(String::new(), |said, next| match said.ends_with(['。', '！', '？']) {
        _ if said.is_empty() => next.clone(),
        true => said + next,
        false => said + " " + next,
    })
}

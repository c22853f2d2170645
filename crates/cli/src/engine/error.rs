//! What can be wrong with a line, in words for programmers.

use super::{COMMANDS, LONGEST_LINE};
use crate::perft::Uncountable;
use cartagena::{Fault, MisreadMove, WrongMove};
use cartagena_bots::Level;
use cartagena_texts::Texts;

/// Why a line was refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Complaint {
    /// Nothing stands in the line.
    EmptyLine,
    /// The line begins with a space.
    Spaces,
    /// The line has too many bytes.
    TooLong,
    /// The line is not UTF-8.
    NotUtf8,
    /// No such command.
    Unknown(String),
    /// The command is not complete; this is how it goes.
    Missing(&'static str),
    /// The command takes nothing after it.
    Surplus(&'static str),
    /// There is no position yet.
    NoPosition,
    /// This command needs all hands.
    HandsUnknown(&'static str),
    /// The hand of the seat to move is not known.
    HandUnknown,
    /// The line is not a position, or the word not a set of rules.
    Fault(Fault),
    /// Not a number of players.
    Players(String),
    /// Not a seed.
    Seed,
    /// Not a depth.
    Depth,
    /// `go` or `eval` with something else than these options.
    Options(&'static [&'static str]),
    /// This option of `go` or `eval` has a value that it cannot have.
    OptionValue(&'static str),
    /// The text is not a move.
    Misread(MisreadMove),
    /// The move does not fit the game.
    Wrong(WrongMove),
    /// The sequences cannot be counted.
    Uncountable(Uncountable),
    /// The game is over.
    GameOver,
    /// The bot found nothing to say.
    NoAnswer,
    /// The operating system gave no random bytes.
    NoChance(String),
}

impl From<Fault> for Complaint {
    fn from(fault: Fault) -> Complaint {
        Complaint::Fault(fault)
    }
}

impl From<WrongMove> for Complaint {
    fn from(wrong: WrongMove) -> Complaint {
        Complaint::Wrong(wrong)
    }
}

impl From<getrandom::Error> for Complaint {
    fn from(error: getrandom::Error) -> Complaint {
        Complaint::NoChance(error.to_string())
    }
}

impl Complaint {
    /// The sentence for it. What concerns the game comes from `texts`; what concerns the protocol
    /// is part of the protocol and stands here.
    pub fn sentence(&self, texts: &Texts) -> String {
        let plain = match self {
            Complaint::Fault(fault) => return texts.fault(fault),
            Complaint::Misread(misread) => return texts.misread(misread),
            Complaint::Wrong(wrong) => return texts.wrong_move(wrong),
            Complaint::Uncountable(why) => return why.sentence(texts),
            Complaint::Unknown(word) => return unknown(word),
            Complaint::Missing(form) => return format!("the command is: {form}"),
            Complaint::Surplus(word) => return format!("{word} takes nothing after it"),
            Complaint::HandsUnknown(word) => {
                return format!("{word} needs a position in which every hand is known");
            }
            Complaint::Players(word) => {
                return format!("two to five can play, not {}", quoted(word));
            }
            Complaint::Options(names) => {
                return format!("the options are {}, each once with its value", names.join(", "));
            }
            Complaint::OptionValue("level") => {
                return format!("the levels are {}", Level::ALL.map(Level::name).join(", "));
            }
            Complaint::OptionValue("seed") => return Complaint::Seed.sentence(texts),
            Complaint::NoChance(reason) => {
                return format!("no random numbers are to be had: {reason}");
            }
            Complaint::TooLong => return format!("the line is longer than {LONGEST_LINE} bytes"),
            Complaint::OptionValue(_) => {
                "ms is a number of milliseconds from 0 to 18446744073709551615"
            }
            Complaint::EmptyLine => "the line is empty",
            Complaint::Spaces => "the line begins with a space",
            Complaint::NotUtf8 => "the line is not UTF-8",
            Complaint::NoPosition => "there is no position yet: send position or new first",
            Complaint::HandUnknown => "the hand of the seat to move is not known",
            Complaint::Seed => "a seed is a number from 0 to 18446744073709551615",
            Complaint::Depth => "a depth is a number from 0 to 4294967295",
            Complaint::GameOver => "the game is over",
            Complaint::NoAnswer => "the bot has no answer to this position",
        };
        plain.to_owned()
    }
}

fn unknown(word: &str) -> String {
    format!("unknown command {}: there are {}", quoted(word), COMMANDS.join(", "))
}

/// The longest piece of input that is repeated in an answer.
const LONGEST_QUOTE: usize = 40;

fn quoted(word: &str) -> String {
    let cut = if word.chars().nth(LONGEST_QUOTE).is_some() { "…" } else { "" };
    format!("‘{}{cut}’", word.chars().take(LONGEST_QUOTE).collect::<String>())
}

/// Makes visible what would break a line or hide in it.
pub(super) fn on_one_line(sentence: &str) -> String {
    let breaks = |letter: char| letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}');
    let shown = |letter: char| match letter {
        letter if breaks(letter) => letter.escape_unicode().to_string(),
        letter => letter.to_string(),
    };
    sentence.chars().map(shown).collect()
}

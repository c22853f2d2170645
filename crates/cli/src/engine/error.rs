//! Errors of the engine protocol, in English for programmers.

use super::MAX_LINE_BYTES;
use crate::perft::PerftError;
use cartagena::{Fault, ParseMoveError, WrongMove};
use cartagena_bots::Level;
use cartagena_texts::Texts;

/// Reason why a line was refused.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineError {
    /// The line is empty.
    EmptyLine,
    /// The line begins with a space.
    LeadingSpace,
    /// The line has too many bytes.
    TooLong,
    /// The line is not UTF-8.
    NotUtf8,
    /// No such command; there are these.
    UnknownCommand(String, &'static [&'static str]),
    /// The command is not complete; this is its form.
    MissingArguments(&'static str),
    /// The command takes nothing after it.
    UnexpectedArguments(&'static str),
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
    /// `go` or `eval` with options other than these.
    Options(&'static [&'static str]),
    /// The value of this option of `go` or `eval` is invalid.
    OptionValue(&'static str),
    /// The text is not a move.
    Misread(ParseMoveError),
    /// The move does not fit the game.
    Wrong(WrongMove),
    /// The sequences of moves cannot be counted.
    Perft(PerftError),
    /// The game is over.
    GameOver,
    /// The bot gave no answer.
    NoAnswer,
    /// The operating system gave no random bytes.
    NoEntropy(String),
    /// No move was played that could be taken back.
    NothingToUndo,
    /// The counting was stopped.
    Stopped,
    /// `set` with another option than these.
    NoSuchOption(&'static [&'static str]),
}

impl From<Fault> for EngineError {
    fn from(fault: Fault) -> EngineError {
        EngineError::Fault(fault)
    }
}

impl From<WrongMove> for EngineError {
    fn from(wrong: WrongMove) -> EngineError {
        EngineError::Wrong(wrong)
    }
}

impl From<getrandom::Error> for EngineError {
    fn from(error: getrandom::Error) -> EngineError {
        EngineError::NoEntropy(error.to_string())
    }
}

impl EngineError {
    /// Returns a stable, lower-case name of the error, for programs. `docs/CODES.md` lists them.
    pub fn code(&self) -> &'static str {
        match self {
            EngineError::EmptyLine => "empty-line",
            EngineError::LeadingSpace => "leading-space",
            EngineError::TooLong => "line-too-long",
            EngineError::NotUtf8 => "not-utf8",
            EngineError::UnknownCommand(..) => "unknown-command",
            EngineError::MissingArguments(_) => "missing-arguments",
            EngineError::UnexpectedArguments(_) => "unexpected-arguments",
            EngineError::NoPosition => "no-position",
            EngineError::HandsUnknown(_) => "hands-unknown",
            EngineError::HandUnknown => "hand-unknown",
            EngineError::Fault(fault) => fault.problem.code(),
            EngineError::Players(_) => "invalid-players",
            EngineError::Seed => "invalid-seed",
            EngineError::Depth => "invalid-depth",
            EngineError::Options(_) => "invalid-options",
            EngineError::OptionValue(_) => "invalid-value",
            EngineError::Misread(_) => "not-a-move",
            EngineError::Wrong(wrong) => wrong.code(),
            EngineError::Perft(PerftError::Chance(_)) => "perft-chance",
            EngineError::Perft(PerftError::TooMany) => "perft-too-many",
            EngineError::Perft(PerftError::TooDeep) => "perft-too-deep",
            EngineError::GameOver => "game-over",
            EngineError::NoAnswer => "no-answer",
            EngineError::NoEntropy(_) => "no-entropy",
            EngineError::NothingToUndo => "nothing-to-undo",
            EngineError::Stopped => "stopped",
            EngineError::NoSuchOption(_) => "no-such-option",
        }
    }

    /// Returns the sentence for it. Sentences about the game come from `texts`; those about the
    /// protocol are part of the protocol and are written here.
    pub fn sentence(&self, texts: &Texts) -> String {
        let plain = match self {
            EngineError::Fault(fault) => return texts.fault(fault),
            EngineError::Misread(misread) => return texts.misread(misread),
            EngineError::Wrong(wrong) => return texts.wrong_move(wrong),
            EngineError::Perft(why) => return why.sentence(texts),
            EngineError::UnknownCommand(word, known) => return unknown(word, known),
            EngineError::NoSuchOption(names) => {
                return format!("the options are {}", names.join(", "));
            }
            EngineError::MissingArguments(form) => return format!("the command is: {form}"),
            EngineError::UnexpectedArguments(word) => {
                return format!("{word} takes nothing after it");
            }
            EngineError::HandsUnknown(word) => {
                return format!("{word} needs a position in which every hand is known");
            }
            EngineError::Players(word) => {
                return format!("two to five can play, not {}", quoted(word));
            }
            EngineError::Options(names) => {
                return format!("the options are {}, each once with its value", names.join(", "));
            }
            EngineError::OptionValue("level") => {
                return format!("the levels are {}", Level::ALL.map(Level::name).join(", "));
            }
            EngineError::OptionValue("nodes") => "nodes is a number from 1 to 18446744073709551615",
            EngineError::OptionValue("info") => "info is off or on",
            EngineError::OptionValue("lines") => "lines is a number from 1 to 16",
            EngineError::OptionValue("infinite") => "infinite goes without ms and nodes",
            EngineError::OptionValue("seed") => return EngineError::Seed.sentence(texts),
            EngineError::NoEntropy(reason) => {
                return format!("no random numbers are to be had: {reason}");
            }
            EngineError::TooLong => {
                return format!("the line is longer than {MAX_LINE_BYTES} bytes");
            }
            EngineError::OptionValue(_) => {
                "ms is a number of milliseconds from 0 to 18446744073709551615"
            }
            EngineError::EmptyLine => "the line is empty",
            EngineError::LeadingSpace => "the line begins with a space",
            EngineError::NotUtf8 => "the line is not UTF-8",
            EngineError::NoPosition => "there is no position yet: send position or new first",
            EngineError::HandUnknown => "the hand of the seat to move is not known",
            EngineError::Seed => "a seed is a number from 0 to 18446744073709551615",
            EngineError::Depth => "a depth is a number from 0 to 4294967295",
            EngineError::GameOver => "the game is over",
            EngineError::NoAnswer => "the bot has no answer to this position",
            EngineError::Stopped => "it was stopped before it had counted",
            EngineError::NothingToUndo => "no move was played that could be taken back",
        };
        plain.to_owned()
    }
}

fn unknown(word: &str, known: &[&str]) -> String {
    format!("unknown command {}: there are {}", quoted(word), known.join(", "))
}

/// Longest piece of input that is repeated in an answer.
const MAX_QUOTE_CHARS: usize = 40;

fn quoted(word: &str) -> String {
    let cut = if word.chars().nth(MAX_QUOTE_CHARS).is_some() { "…" } else { "" };
    format!("‘{}{cut}’", word.chars().take(MAX_QUOTE_CHARS).collect::<String>())
}

/// Escapes characters that would break a line or be invisible in it.
pub(super) fn on_one_line(sentence: &str) -> String {
    let breaks = |letter: char| letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}');
    let shown = |letter: char| match letter {
        letter if breaks(letter) => letter.escape_unicode().to_string(),
        letter => letter.to_string(),
    };
    sentence.chars().map(shown).collect()
}

//! The engine protocol, by which other programs drive the game: a line in, a line out.
//!
//! ```
//! use cartagena_cli::engine::{EngineResponse, Engine};
//!
//! let mut engine = Engine::default();
//! assert_eq!(engine.respond("new tortuga 2 seed 7"), EngineResponse::Line("ok".to_owned()));
//! assert!(matches!(engine.respond("go level sailor"), EngineResponse::Line(line) if line.starts_with("best ")));
//! assert_eq!(engine.respond("quit"), EngineResponse::Quit);
//! ```
//!
//! The handshake `protocol 2` begins version 2, with options, reports and thinking that can be
//! stopped. Without it everything is version 1.

mod bot_commands;
mod error;
mod line_reader;
mod session;
mod thinking;

pub use error::EngineError;
pub use line_reader::{MAX_LINE_BYTES, serve};
pub use session::{Interrupt, LineSession};

use crate::perft::perft_until;
use crate::random::fresh_seed;
use bot_commands::GoRequest;
use cartagena::{
    Action, Actions, Game, Notated, Observation, Rules, Setup, Turn, Viewer, WrongMove,
};
use cartagena_bots::Level;
use cartagena_deal::{Deck, Seed};
use cartagena_table::NewGame;
use cartagena_texts::{Lang, Texts};
use session::StopSignal;
use std::collections::VecDeque;
use thinking::{EngineOptions, ThinkRequest};

/// Moves that can be taken back: as many as a record holds.
const MAX_UNDO: usize = cartagena_record::MAX_MOVES;

/// Response of the engine to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineResponse {
    /// This line.
    Line(String),
    /// Nothing: it was asked to stop.
    Quit,
}

/// The engine's current game.
#[derive(Clone, Debug)]
enum State {
    /// No position yet.
    Empty,
    /// A game in which everything is known, and the order of its pile.
    Complete(Box<(Game, Deck)>),
    /// A position with unknown hands.
    Partial(Box<Observation>),
}

/// An engine: a game that answers commands.
#[derive(Debug)]
pub struct Engine {
    state: State,
    /// The options, once the handshake of version 2 was made.
    options: Option<EngineOptions>,
    /// The states before the last played moves; kept in version 2 only.
    history: VecDeque<State>,
    seed_source: fn() -> Result<Seed, getrandom::Error>,
    texts: Texts,
}

impl Default for Engine {
    /// Creates an engine whose seeds come from the operating system.
    fn default() -> Engine {
        Engine::with_seed_source(fresh_seed)
    }
}

type Reply = Result<String, EngineError>;

impl Engine {
    /// Creates an engine whose seeds come from `chance` wherever none is given.
    pub fn with_seed_source(chance: fn() -> Result<Seed, getrandom::Error>) -> Engine {
        // The protocol is for programs and speaks English everywhere.
        Engine {
            state: State::Empty,
            options: None,
            history: VecDeque::new(),
            seed_source: chance,
            texts: Texts::new(Lang::En),
        }
    }

    /// Answers a line without its line feed. A line that is refused changes nothing.
    pub fn respond(&mut self, line: &str) -> EngineResponse {
        let interrupt = Interrupt::default();
        // Nobody could stop thinking that has no end.
        interrupt.end_input();
        let mut session = LineSession { number: 0, interrupt: &interrupt, print: &mut |_| {} };
        self.respond_in(line, &mut session)
    }

    /// Answers a line like [`respond`](Engine::respond), within a session that can interrupt the
    /// thinking and prints what comes before the answer.
    pub fn respond_in(&mut self, line: &str, session: &mut LineSession<'_>) -> EngineResponse {
        let line = line.strip_suffix('\r').unwrap_or(line);
        if line == "quit" {
            return EngineResponse::Quit;
        }
        EngineResponse::Line(
            self.reply(line, session).unwrap_or_else(|complaint| self.error_line(&complaint)),
        )
    }

    /// Returns the line that reports an error; in version 2 with its code.
    pub fn error_line(&self, complaint: &EngineError) -> String {
        let sentence = error::on_one_line(&complaint.sentence(&self.texts));
        match self.options {
            Some(_) => format!("error {}: {sentence}", complaint.code()),
            None => format!("error: {sentence}"),
        }
    }

    fn reply(&mut self, line: &str, session: &mut LineSession<'_>) -> Reply {
        if line == HANDSHAKE {
            return Ok(self.shake_hands(session));
        }
        let (word, rest) = match line.split_once(' ') {
            Some((word, rest)) => (word, Some(rest)),
            None => (line, None),
        };
        match self.options {
            Some(options) => self.reply_in_version_two(word, rest, options, session),
            None => self.reply_in_version_one(word, rest),
        }
    }

    /// Begins version 2, with the default options.
    fn shake_hands(&mut self, session: &mut LineSession<'_>) -> String {
        self.options = Some(EngineOptions::default());
        EngineOptions::describe().iter().for_each(|line| (session.print)(line));
        HANDSHAKE.to_owned()
    }

    /// Answers the commands that version 2 adds or changes.
    fn reply_in_version_two(
        &mut self,
        word: &str,
        rest: Option<&str>,
        mut options: EngineOptions,
        session: &mut LineSession<'_>,
    ) -> Reply {
        match (word, rest) {
            ("set", _) => {
                options.set(rest)?;
                self.options = Some(options);
                Ok("ok".to_owned())
            }
            ("go", _) => self.think(rest, &options, session),
            ("legal", Some(rest)) => self.legal_values(rest, session),
            ("eval", _) => {
                let stop = StopSignal::new(session, false);
                self.eval(rest, || stop.is_set())
            }
            ("perft", Some(depth)) => {
                let stop = StopSignal::new(session, false);
                self.perft(depth, &|| stop.is_set())
            }
            ("undo", _) => expect_no_arguments("undo", rest).and_then(|()| self.undo()),
            ("stop", _) => Err(EngineError::UnexpectedArguments("stop")),
            ("play", _) => {
                let before = self.state.clone();
                let played = self.reply_in_version_one(word, rest)?;
                if self.history.len() == MAX_UNDO {
                    self.history.pop_front();
                }
                self.history.push_back(before);
                Ok(played)
            }
            ("position" | "new", _) => {
                let answer = self.reply_in_version_one(word, rest)?;
                self.history.clear();
                Ok(answer)
            }
            _ => self.reply_in_version_one(word, rest).map_err(with_all_commands),
        }
    }

    fn reply_in_version_one(&mut self, word: &str, rest: Option<&str>) -> Reply {
        match word {
            "" => {
                Err(if rest.is_none() { EngineError::EmptyLine } else { EngineError::LeadingSpace })
            }
            "position" => {
                self.position(rest.ok_or(EngineError::MissingArguments("position <six fields>"))?)
            }
            "new" => self.new_game(rest.ok_or(EngineError::MissingArguments(NEW))?),
            "show" => expect_no_arguments("show", rest).and_then(|()| self.show()),
            "legal" => expect_no_arguments("legal", rest).and_then(|()| self.legal()),
            "play" => self.play(rest.ok_or(EngineError::MissingArguments("play <move>"))?),
            "perft" => {
                let depth = rest.ok_or(EngineError::MissingArguments("perft <depth>"))?;
                self.perft(depth, &|| false)
            }
            "go" => self.go(rest),
            "eval" => self.eval(rest, || false),
            "quit" => Err(EngineError::UnexpectedArguments("quit")),
            _ => Err(EngineError::UnknownCommand(word.to_owned(), &COMMANDS)),
        }
    }

    fn think(
        &self,
        rest: Option<&str>,
        options: &EngineOptions,
        session: &mut LineSession<'_>,
    ) -> Reply {
        let seen = self.mover_observation()?;
        let wanted = ThinkRequest::parse(rest, options)?;
        if seen.turn().outcome().is_some() {
            return Err(EngineError::GameOver);
        }
        let action = wanted.choose(&seen, options, session).ok_or(EngineError::NoAnswer)?;
        Ok(format!("best {}", seen.notated(action)))
    }

    /// Returns the legal moves with their values.
    fn legal_values(&self, rest: &str, session: &LineSession<'_>) -> Reply {
        let milliseconds = match rest.split(' ').collect::<Vec<_>>()[..] {
            ["values"] => Level::Admiral.turn_milliseconds(),
            ["values", "ms", ms] => {
                number(ms, 0..=u64::MAX).ok_or(EngineError::OptionValue("ms"))?
            }
            _ => return Err(EngineError::MissingArguments("legal [values [ms N]]")),
        };
        let seen = self.mover_observation()?;
        if seen.turn().outcome().is_some() {
            return Ok(String::new());
        }
        thinking::values(&seen, milliseconds, session).ok_or(EngineError::NoAnswer)
    }

    /// Takes the last played move back, with what chance gave.
    fn undo(&mut self) -> Reply {
        self.state = self.history.pop_back().ok_or(EngineError::NothingToUndo)?;
        Ok("ok".to_owned())
    }

    fn position(&mut self, line: &str) -> Reply {
        let setup: Setup = line.parse()?;
        self.state = if setup.seats.iter().all(|crew| crew.hand.unknown == 0) {
            let game = setup.game()?;
            let deck = Deck::from_pile((self.seed_source)()?, game.position().pile());
            State::Complete(Box::new((game, deck)))
        } else {
            State::Partial(Box::new(setup.observation(viewer(setup.turn))?))
        };
        Ok("ok".to_owned())
    }

    fn new_game(&mut self, rest: &str) -> Reply {
        let words: Vec<&str> = rest.split(' ').collect();
        let (rules, players, seed) = match words[..] {
            [rules, players] => (rules, players, None),
            [rules, players, "seed", seed] => (rules, players, Some(seed)),
            _ => return Err(EngineError::MissingArguments(NEW)),
        };
        let rules: Rules = rules.parse()?;
        let players = number(players, 2..=5).ok_or(EngineError::Players(players.to_owned()))?;
        let seed = match seed {
            Some(text) => Seed::from_number(number(text, 0..=u64::MAX).ok_or(EngineError::Seed)?),
            None => (self.seed_source)()?,
        };
        let new = NewGame { rules, players: players as usize, ..NewGame::default() };
        let dealt = new.deal(seed).ok_or(EngineError::Players(players.to_string()))?;
        self.state = State::Complete(Box::new(dealt));
        Ok("ok".to_owned())
    }

    fn show(&self) -> Reply {
        match &self.state {
            State::Empty => Err(EngineError::NoPosition),
            State::Complete(whole) => Ok(whole.0.to_string()),
            State::Partial(seen) => Ok(seen.to_string()),
        }
    }

    fn legal(&self) -> Reply {
        let words: Vec<String> = match &self.state {
            State::Empty => return Err(EngineError::NoPosition),
            State::Complete(whole) => {
                notations(whole.0.legal_actions(), |action| whole.0.notated(action))
            }
            State::Partial(seen) => {
                let actions = seen.legal_actions().ok_or(EngineError::HandUnknown)?;
                notations(actions, |action| seen.notated(action))
            }
        };
        Ok(words.join(" "))
    }

    fn complete_game(&mut self, command: &'static str) -> Result<&mut (Game, Deck), EngineError> {
        match &mut self.state {
            State::Empty => Err(EngineError::NoPosition),
            State::Partial(_) => Err(EngineError::HandsUnknown(command)),
            State::Complete(whole) => Ok(whole),
        }
    }

    fn play(&mut self, text: &str) -> Reply {
        let (game, deck) = self.complete_game("play")?;
        let notated: Notated = text.parse().map_err(EngineError::Misread)?;
        let named = notated.resolve(game)?;
        let (mut next, discard) = (deck.clone(), game.position().discard());
        let dealt = match named {
            Some(cards) => {
                next.remove(&cards, discard);
                cards.to_vec()
            }
            None => next.deal_for(game, notated.action),
        };
        let event = game.play(notated.action, &dealt).map_err(WrongMove::from)?;
        *deck = next;
        Ok(event.notation().to_string())
    }

    fn perft(&mut self, text: &str, stopped: &dyn Fn() -> bool) -> Reply {
        let (game, _) = self.complete_game("perft")?;
        let depth = number(text, 0..=u32::MAX.into()).ok_or(EngineError::Depth)?;
        let count = perft_until(game, depth as u32, stopped).ok_or(EngineError::Stopped)?;
        let count = count.map_err(EngineError::Perft)?;
        Ok(count.to_string())
    }

    fn go(&self, rest: Option<&str>) -> Reply {
        let seen = self.mover_observation()?;
        let wanted = GoRequest::parse(rest, bot_commands::GO_OPTIONS)?;
        if seen.turn().outcome().is_some() {
            return Err(EngineError::GameOver);
        }
        let action = wanted.choose(&seen).ok_or(EngineError::NoAnswer)?;
        Ok(format!("best {}", seen.notated(action)))
    }

    fn eval(&self, rest: Option<&str>, stopped: impl Fn() -> bool) -> Reply {
        let seen = self.mover_observation()?;
        let wanted = GoRequest::parse(rest, bot_commands::EVAL_OPTIONS)?;
        let chances = wanted.chances(&seen, stopped);
        Ok(format!("eval {}", bot_commands::format_chances(&chances.ok_or(EngineError::NoAnswer)?)))
    }

    /// Returns the observation of the seat to move, from which bots choose.
    fn mover_observation(&self) -> Result<Observation, EngineError> {
        match &self.state {
            State::Empty => Err(EngineError::NoPosition),
            State::Complete(whole) => Ok(whole.0.observe(viewer(whole.0.turn()))),
            State::Partial(seen) if seen.legal_actions().is_none() => Err(EngineError::HandUnknown),
            State::Partial(seen) => Ok((**seen).clone()),
        }
    }
}

/// Returns the viewer whose observation bots get: the seat to move.
fn viewer(turn: Turn) -> Viewer {
    turn.seat().map_or(Viewer::Public, Viewer::Seat)
}

/// The line that begins version 2, and the last line of its answer.
pub const HANDSHAKE: &str = "protocol 2";

/// All commands of version 2.
const COMMANDS_TWO: [&str; 12] = [
    "position", "new", "show", "legal", "play", "undo", "perft", "set", "go", "stop", "eval",
    "quit",
];

/// Lists the commands of version 2 where one is not known.
fn with_all_commands(error: EngineError) -> EngineError {
    match error {
        EngineError::UnknownCommand(word, _) => EngineError::UnknownCommand(word, &COMMANDS_TWO),
        other => other,
    }
}

/// All commands of version 1.
pub const COMMANDS: [&str; 9] =
    ["position", "new", "show", "legal", "play", "perft", "go", "eval", "quit"];

const NEW: &str = "new <rules> <players> [seed N]";

fn expect_no_arguments(command: &'static str, rest: Option<&str>) -> Result<(), EngineError> {
    rest.map_or(Ok(()), |_| Err(EngineError::UnexpectedArguments(command)))
}

/// Parses a number of digits alone, within bounds.
fn number(text: &str, bounds: std::ops::RangeInclusive<u64>) -> Option<u64> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|number| digits && bounds.contains(number))
}

fn notations(actions: Actions, notated: impl Fn(Action) -> Notated) -> Vec<String> {
    actions.iter().map(|action| notated(action).to_string()).collect()
}

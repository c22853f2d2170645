//! The protocol by which other programs drive the game: a line in, a line out.
//!
//! ```
//! use cartagena_cli::engine::{Answer, Engine};
//!
//! let mut engine = Engine::default();
//! assert_eq!(engine.answer("new tortuga 2 seed 7"), Answer::Line("ok".to_owned()));
//! assert!(matches!(engine.answer("go level sailor"), Answer::Line(line) if line.starts_with("best ")));
//! assert_eq!(engine.answer("quit"), Answer::Quit);
//! ```

mod error;
mod lines;
mod think;

pub use error::Complaint;
pub use lines::{LONGEST_LINE, serve};

use crate::chance::fresh_seed;
use crate::perft::perft;
use cartagena::{
    Action, Actions, Game, Notated, Observation, Place, Rules, Setup, Turn, Viewer, WrongMove,
};
use cartagena_deal::{Deck, Seed};
use cartagena_table::NewGame;
use cartagena_texts::{Lang, Texts};
use think::Wanted;

/// What the engine says to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This line.
    Line(String),
    /// Nothing: it was asked to stop.
    Quit,
}

/// What the engine has on its table.
enum State {
    /// Nothing yet.
    Empty,
    /// A game that is known whole, and the order of its pile.
    Whole(Box<(Game, Deck)>),
    /// A position in which some hands are unknown.
    Seen(Box<Observation>),
}

/// A game that answers to commands.
pub struct Engine {
    state: State,
    chance: fn() -> Result<Seed, getrandom::Error>,
    texts: Texts,
}

impl Default for Engine {
    /// An engine whose chance comes from the operating system.
    fn default() -> Engine {
        Engine::with_chance(fresh_seed)
    }
}

type Reply = Result<String, Complaint>;

impl Engine {
    /// An engine whose chance comes from `chance` wherever no seed is given.
    pub fn with_chance(chance: fn() -> Result<Seed, getrandom::Error>) -> Engine {
        // The protocol is for programs and speaks English everywhere.
        Engine { state: State::Empty, chance, texts: Texts::new(Lang::En) }
    }

    /// Answers a line without its line feed. Whatever is wrong with it changes nothing.
    pub fn answer(&mut self, line: &str) -> Answer {
        let line = line.strip_suffix('\r').unwrap_or(line);
        if line == "quit" {
            return Answer::Quit;
        }
        Answer::Line(self.reply(line).unwrap_or_else(|complaint| self.complain(&complaint)))
    }

    /// The line that says what is wrong.
    pub fn complain(&self, complaint: &Complaint) -> String {
        format!("error: {}", error::on_one_line(&complaint.sentence(&self.texts)))
    }

    fn reply(&mut self, line: &str) -> Reply {
        let (word, rest) = match line.split_once(' ') {
            Some((word, rest)) => (word, Some(rest)),
            None => (line, None),
        };
        match word {
            "" => Err(if rest.is_none() { Complaint::EmptyLine } else { Complaint::Spaces }),
            "position" => self.position(rest.ok_or(Complaint::Missing("position <six fields>"))?),
            "new" => self.new_game(rest.ok_or(Complaint::Missing(NEW))?),
            "show" => alone("show", rest).and_then(|()| self.show()),
            "legal" => alone("legal", rest).and_then(|()| self.legal()),
            "play" => self.play(rest.ok_or(Complaint::Missing("play <move>"))?),
            "perft" => self.perft(rest.ok_or(Complaint::Missing("perft <depth>"))?),
            "go" => self.go(rest),
            "eval" => self.eval(rest),
            "quit" => Err(Complaint::Surplus("quit")),
            _ => Err(Complaint::Unknown(word.to_owned())),
        }
    }

    fn position(&mut self, line: &str) -> Reply {
        let setup: Setup = line.parse()?;
        self.state = if setup.seats.iter().all(|crew| crew.hand.unknown == 0) {
            let game = setup.game()?;
            let deck = Deck::of_pile((self.chance)()?, game.position().pile());
            State::Whole(Box::new((game, deck)))
        } else {
            State::Seen(Box::new(setup.observation(viewer(setup.turn))?))
        };
        Ok("ok".to_owned())
    }

    fn new_game(&mut self, rest: &str) -> Reply {
        let words: Vec<&str> = rest.split(' ').collect();
        let (rules, players, seed) = match words[..] {
            [rules, players] => (rules, players, None),
            [rules, players, "seed", seed] => (rules, players, Some(seed)),
            _ => return Err(Complaint::Missing(NEW)),
        };
        let rules: Rules = rules.parse()?;
        let players = number(players, 2..=5).ok_or(Complaint::Players(players.to_owned()))?;
        let seed = match seed {
            Some(text) => Seed::from_number(number(text, 0..=u64::MAX).ok_or(Complaint::Seed)?),
            None => (self.chance)()?,
        };
        let new = NewGame { rules, players: players as usize, ..NewGame::default() };
        let dealt = new.deal(seed).ok_or(Complaint::Players(players.to_string()))?;
        self.state = State::Whole(Box::new(dealt));
        Ok("ok".to_owned())
    }

    fn show(&self) -> Reply {
        match &self.state {
            State::Empty => Err(Complaint::NoPosition),
            State::Whole(whole) => Ok(whole.0.to_string()),
            State::Seen(seen) => Ok(seen.to_string()),
        }
    }

    fn legal(&self) -> Reply {
        let words: Vec<String> = match &self.state {
            State::Empty => return Err(Complaint::NoPosition),
            State::Whole(whole) => {
                with_targets(whole.0.legal_actions(), |action| whole.0.target(action))
            }
            State::Seen(seen) => {
                let actions = seen.legal_actions().ok_or(Complaint::HandUnknown)?;
                with_targets(actions, |action| seen.target(action))
            }
        };
        Ok(words.join(" "))
    }

    fn whole(&mut self, command: &'static str) -> Result<&mut (Game, Deck), Complaint> {
        match &mut self.state {
            State::Empty => Err(Complaint::NoPosition),
            State::Seen(_) => Err(Complaint::HandsUnknown(command)),
            State::Whole(whole) => Ok(whole),
        }
    }

    fn play(&mut self, text: &str) -> Reply {
        let (game, deck) = self.whole("play")?;
        let notated: Notated = text.parse().map_err(Complaint::Misread)?;
        let named = notated.resolve(game)?;
        let (mut next, discard) = (deck.clone(), game.position().discard());
        let dealt = match named {
            Some(cards) => {
                next.take(&cards, discard);
                cards.to_vec()
            }
            None => next.deal(game.cards_needed(notated.action), discard),
        };
        let event = game.play(notated.action, &dealt).map_err(WrongMove::from)?;
        *deck = next;
        Ok(event.to_string())
    }

    fn perft(&mut self, text: &str) -> Reply {
        let (game, _) = self.whole("perft")?;
        let depth = number(text, 0..=u32::MAX.into()).ok_or(Complaint::Depth)?;
        let count = perft(game, depth as u32).map_err(Complaint::Uncountable)?;
        Ok(count.to_string())
    }

    fn go(&self, rest: Option<&str>) -> Reply {
        let seen = self.seen_by_mover()?;
        let wanted = Wanted::read(rest, think::GO)?;
        if seen.turn().outcome().is_some() {
            return Err(Complaint::GameOver);
        }
        let action = wanted.choose(&seen).ok_or(Complaint::NoAnswer)?;
        Ok(format!("best {}", with_target(action, seen.target(action))))
    }

    fn eval(&self, rest: Option<&str>) -> Reply {
        let seen = self.seen_by_mover()?;
        let chances = Wanted::read(rest, think::EVAL)?.chances(&seen);
        Ok(format!("eval {}", think::printed(&chances.ok_or(Complaint::NoAnswer)?)))
    }

    /// What the seat to move may know, which is all that is thought about.
    fn seen_by_mover(&self) -> Result<Observation, Complaint> {
        match &self.state {
            State::Empty => Err(Complaint::NoPosition),
            State::Whole(whole) => Ok(whole.0.observe(viewer(whole.0.turn()))),
            State::Seen(seen) if seen.legal_actions().is_none() => Err(Complaint::HandUnknown),
            State::Seen(seen) => Ok((**seen).clone()),
        }
    }
}

/// Those who are asked look with the eyes of the seat to move.
fn viewer(turn: Turn) -> Viewer {
    turn.seat().map_or(Viewer::Public, Viewer::Seat)
}

/// All commands.
pub const COMMANDS: [&str; 9] =
    ["position", "new", "show", "legal", "play", "perft", "go", "eval", "quit"];

const NEW: &str = "new <rules> <players> [seed N]";

fn alone(command: &'static str, rest: Option<&str>) -> Result<(), Complaint> {
    rest.map_or(Ok(()), |_| Err(Complaint::Surplus(command)))
}

/// A number of digits alone, within bounds.
fn number(text: &str, bounds: std::ops::RangeInclusive<u64>) -> Option<u64> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|number| digits && bounds.contains(number))
}

fn with_targets(actions: Actions, target: impl Fn(Action) -> Option<Place>) -> Vec<String> {
    actions.list().into_iter().map(|action| with_target(action, target(action))).collect()
}

/// A move with its target and without cards.
pub(crate) fn with_target(action: Action, target: Option<Place>) -> String {
    let target = target.map_or(String::new(), |place| place.to_string());
    match action {
        Action::Advance { .. } => format!("{action}>{target}"),
        Action::Retreat { .. } => format!("{action}{target}"),
        Action::EndTurn => action.to_string(),
    }
}

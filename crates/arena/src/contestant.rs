//! Who can take part, and how they are written.

use crate::{Fault, Program};
use cartagena::{Action, Observation};
use cartagena_bots::baseline::{Greedy, Random, Searcher, Weights};
use cartagena_bots::net::Net;
use cartagena_bots::{Bot, Budget, Level, Player};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Instant;

/// How long somebody may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many milliseconds for each turn.
    Milliseconds(u64),
    /// So many positions for each choice: the same games on every machine.
    Nodes(u64),
}

/// Somebody at the table during one game.
pub trait Contender {
    /// What to do; the turn began at `begun`.
    fn choose(&mut self, seen: &Observation, begun: Instant) -> Result<Action, Fault>;
}

/// Makes a player from a seed.
type Maker = Arc<dyn Fn(u64) -> Box<dyn Player> + Send + Sync>;

#[derive(Clone)]
enum Kind {
    Player(Maker),
    Program(Vec<String>),
}

/// Somebody who takes part in contests: every game gets a new player of this kind.
///
/// Written `name`, `name@MS` (milliseconds a turn) or `name#NODES` (positions a choice), then
/// settings after a colon: `captain`, `admiral@100`, `captain:net=FILE` (another net, for the games
/// that it is for), `searcher:card=3,boarded=8`, `program@200:./mine --fast`.
#[derive(Clone)]
pub struct Contestant {
    name: String,
    limit: Option<Limit>,
    usual: Limit,
    kind: Kind,
}

/// What cannot be read in the word for a contestant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Nobody has this name.
    Name(String),
    /// This is no limit.
    Limit(String),
    /// There is no such setting, or not with this value.
    Setting(String),
    /// A program without a command.
    NoCommand,
}

/// How long programs may think that were given no limit, in milliseconds a turn.
const USUAL: u64 = 1_000;

impl Contestant {
    /// All names that stand for somebody.
    pub fn names() -> Vec<&'static str> {
        let levels = Level::ALL.map(Level::name);
        levels.into_iter().chain(["random", "greedy", "searcher", "program"]).collect()
    }

    /// A contestant of the caller's own making.
    pub fn new(
        name: &str,
        limit: Limit,
        maker: impl Fn(u64) -> Box<dyn Player> + Send + Sync + 'static,
    ) -> Contestant {
        let kind = Kind::Player(Arc::new(maker));
        Contestant { name: name.to_owned(), limit: Some(limit), usual: limit, kind }
    }

    /// The word it was read from.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How long it may think.
    pub fn limit(&self) -> Limit {
        self.limit.unwrap_or(self.usual)
    }

    /// The same with this limit, unless its word names one.
    #[must_use]
    pub fn or_limit(mut self, limit: Limit) -> Contestant {
        self.limit = self.limit.or(Some(limit));
        self
    }

    /// Whether it can play at all: a program must start.
    pub fn check(&self) -> Result<(), Fault> {
        self.sit_down(0).map(|_| ())
    }

    /// A new player of this kind.
    pub fn sit_down(&self, seed: u64) -> Result<Box<dyn Contender>, Fault> {
        let limit = self.limit();
        Ok(match &self.kind {
            Kind::Player(maker) => Box::new(Thinker { player: maker(seed), limit }),
            Kind::Program(words) => Box::new(Program::start(words, limit)?),
        })
    }
}

/// A player of our own with its limit.
struct Thinker {
    player: Box<dyn Player>,
    limit: Limit,
}

impl Contender for Thinker {
    fn choose(&mut self, seen: &Observation, begun: Instant) -> Result<Action, Fault> {
        let action = match self.limit {
            Limit::Nodes(nodes) => self.player.choose(seen, &mut Budget::nodes(nodes)),
            Limit::Milliseconds(limit) => {
                let mut gone = |_| begun.elapsed().as_secs_f32() * 1_000.0 / limit.max(1) as f32;
                self.player.choose(seen, &mut Budget::clock(&mut gone))
            }
        };
        action.ok_or(Fault::NoMove)
    }
}

impl FromStr for Contestant {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Contestant, Unreadable> {
        let (who, settings) = match word.split_once(':') {
            Some((who, settings)) => (who, Some(settings)),
            None => (word, None),
        };
        let (name, limit) = limited(who)?;
        let (kind, usual) = kind(name, settings)?;
        let usual = Limit::Milliseconds(usual);
        Ok(Contestant { name: word.to_owned(), limit, usual, kind })
    }
}

fn limited(who: &str) -> Result<(&str, Option<Limit>), Unreadable> {
    let Some(at) = who.find(['@', '#']) else { return Ok((who, None)) };
    let (name, mark) = who.split_at(at);
    let digits = &mark[1..];
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    let number = digits.parse().ok().filter(|number| *number > 0 && plain);
    let number = number.ok_or_else(|| Unreadable::Limit(mark.to_owned()))?;
    let limit =
        if mark.starts_with('@') { Limit::Milliseconds(number) } else { Limit::Nodes(number) };
    Ok((name, Some(limit)))
}

/// What a name stands for, and how many milliseconds a turn it usually takes.
fn kind(name: &str, settings: Option<&str>) -> Result<(Kind, u64), Unreadable> {
    let plain = |kind, usual| match settings {
        None => Ok((kind, usual)),
        Some(settings) => Err(Unreadable::Setting(settings.to_owned())),
    };
    match name {
        "program" => Ok((program(settings)?, USUAL)),
        "searcher" => Ok((searcher(settings)?, USUAL)),
        "random" => plain(made(Random::new), USUAL),
        "greedy" => plain(made(Greedy::new), USUAL),
        _ => {
            let level: Level = name.parse().map_err(|_| Unreadable::Name(name.to_owned()))?;
            Ok((bot(level, settings)?, level.milliseconds()))
        }
    }
}

fn made<P: Player + 'static>(new: impl Fn(u64) -> P + Send + Sync + 'static) -> Kind {
    Kind::Player(Arc::new(move |seed| Box::new(new(seed))))
}

fn bot(level: Level, settings: Option<&str>) -> Result<Kind, Unreadable> {
    let Some(setting) = settings else { return Ok(made(move |seed| Bot::new(level, seed))) };
    let net = setting.strip_prefix("net=").and_then(net);
    let net = net.ok_or_else(|| Unreadable::Setting(setting.to_owned()))?;
    Ok(made(move |seed| Bot::new(level, seed).with_net(Arc::clone(&net))))
}

/// The net in a file, if there is one.
fn net(file: &str) -> Option<Arc<Net>> {
    Net::read(&std::fs::read(file).ok()?).ok().map(Arc::new)
}

fn program(command: Option<&str>) -> Result<Kind, Unreadable> {
    let words = words(command.unwrap_or_default());
    if words.is_empty() { Err(Unreadable::NoCommand) } else { Ok(Kind::Program(words)) }
}

/// A command line in its words; those in double quotes may hold spaces.
fn words(command: &str) -> Vec<String> {
    let quoted = command.split('"').enumerate();
    let pieces = quoted.flat_map(|(at, piece)| match at % 2 {
        0 => piece.split_whitespace().collect(),
        _ => vec![piece],
    });
    pieces.map(str::to_owned).collect()
}

fn searcher(settings: Option<&str>) -> Result<Kind, Unreadable> {
    let mut weights = Weights::TUNED;
    for setting in settings.into_iter().flat_map(|settings| settings.split(',')) {
        let wrong = || Unreadable::Setting(setting.to_owned());
        let (name, value) = setting.split_once('=').ok_or_else(wrong)?;
        let value = value.parse().ok().filter(|value: &f32| value.is_finite()).ok_or_else(wrong)?;
        match name {
            "card" => weights.card = value,
            "boarded" => weights.boarded = value,
            _ => return Err(wrong()),
        }
    }
    Ok(made(move |seed| Searcher::with(seed, weights)))
}

impl fmt::Debug for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Contestant({} {:?})", self.name, self.limit())
    }
}

impl fmt::Display for Unreadable {
    /// The name of the reason, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Unreadable {}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(word: &str) -> Limit {
        word.parse::<Contestant>().unwrap_or_else(|why| panic!("{word}: {why}")).limit()
    }

    fn refused(word: &str) -> Unreadable {
        word.parse::<Contestant>().err().unwrap_or_else(|| panic!("{word} was read"))
    }

    #[test]
    fn words_stand_for_contestants() {
        assert_eq!(limit("captain"), Limit::Milliseconds(Level::Captain.milliseconds()));
        assert_eq!(limit("admiral"), Limit::Milliseconds(1_000));
        assert_eq!(limit("admiral@100"), Limit::Milliseconds(100));
        assert_eq!(limit("admiral#5000"), Limit::Nodes(5_000));
        assert_eq!(limit("searcher#9:card=3,boarded=-8.5"), Limit::Nodes(9));
        assert_eq!(limit("program@7:mine:with@marks#"), Limit::Milliseconds(7));
        for name in Contestant::names().into_iter().filter(|name| *name != "program") {
            assert_eq!(name.parse::<Contestant>().expect("a name").name(), name);
        }
    }

    #[test]
    fn a_word_beats_the_limit_for_all() {
        let all = Limit::Milliseconds(30);
        let read = |word: &str| word.parse::<Contestant>().expect("a contestant").or_limit(all);
        assert_eq!(read("captain").limit(), all);
        assert_eq!(read("captain@5").limit(), Limit::Milliseconds(5));
    }

    #[test]
    fn what_stands_for_nobody_is_refused() {
        assert_eq!(refused("cook"), Unreadable::Name("cook".into()));
        assert_eq!(refused(""), Unreadable::Name("".into()));
        assert_eq!(refused("captain@"), Unreadable::Limit("@".into()));
        assert_eq!(refused("captain@0"), Unreadable::Limit("@0".into()));
        assert_eq!(refused("captain@+5"), Unreadable::Limit("@+5".into()));
        assert_eq!(refused("captain#5@5"), Unreadable::Limit("#5@5".into()));
        assert_eq!(refused("captain:x=1"), Unreadable::Setting("x=1".into()));
        assert_eq!(refused("captain:net=no/such"), Unreadable::Setting("net=no/such".into()));
        assert_eq!(refused("searcher:card=3,x=1"), Unreadable::Setting("x=1".into()));
        assert_eq!(refused("searcher:card=inf"), Unreadable::Setting("card=inf".into()));
        assert_eq!(refused("program"), Unreadable::NoCommand);
        assert_eq!(refused("program: "), Unreadable::NoCommand);
    }

    #[test]
    fn commands_are_words() {
        assert_eq!(words("a -b  c"), ["a", "-b", "c"]);
        assert_eq!(words("\"my bot\" x \"\""), ["my bot", "x", ""]);
    }
}

//! Contestants and their text form.

use crate::{Program, ProgramFault, ProgramSettings};
use cartagena::{Action, Observation, Variant};
use cartagena_bots::baseline::{EvaluationWeights, Greedy, Random, Searcher};
use cartagena_bots::beginner::{Beginner, Habit};
use cartagena_bots::net::Net;
use cartagena_bots::{Bot, Budget, Level, Player};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Instant;

/// Limit of a contestant's thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThinkingLimit {
    /// Milliseconds per turn.
    Milliseconds(u64),
    /// Evaluated positions per choice: the same games on every machine.
    Nodes(u64),
}

/// A player in a seat during one game.
pub trait SeatedPlayer {
    /// Returns the next action; the turn began at `begun`.
    ///
    /// # Errors
    ///
    /// [`ProgramFault`] if the player forfeits the game.
    fn choose(&mut self, seen: &Observation, begun: Instant) -> Result<Action, ProgramFault>;
}

/// Function that creates a player from a seed.
type PlayerFactory = Arc<dyn Fn(u64) -> Box<dyn Player> + Send + Sync>;

#[derive(Clone)]
enum ContestantKind {
    Player(PlayerFactory),
    /// A bot with a net from a file.
    NetPlayer(PlayerFactory, NetFile),
    Program(Vec<String>),
}

/// A net and the file that it came from.
#[derive(Clone)]
struct NetFile {
    file: String,
    net: Arc<Net>,
}

/// A kind of player in a contest: every game gets a new player of this kind.
///
/// Written `name`, `name@MS` (milliseconds per turn) or `name#NODES` (positions per choice), then
/// settings after a colon: `captain`, `admiral@100`, `captain:net=FILE` (another net),
/// `searcher:card=3,boarded=8`, `program@200:./mine --fast`. In front of all that may stand a label
/// for the results: `name=mine:program:./mine`.
#[derive(Clone)]
pub struct Contestant {
    /// Label for the results: the given one, or the text.
    name: String,
    text: String,
    programs: ProgramSettings,
    limit: Option<ThinkingLimit>,
    default_limit: ThinkingLimit,
    kind: ContestantKind,
}

/// Error when parsing a contestant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestantError {
    /// There is no contestant of this name.
    Name(String),
    /// This is not a limit.
    Limit(String),
    /// There is no such setting, or its value is invalid.
    Setting(String),
    /// The command of a program is missing.
    NoCommand,
    /// The label is empty, or nobody follows it.
    Label,
    /// The file of a net cannot be read.
    NetMissing {
        /// The file.
        file: String,
        /// The message of the system.
        reason: String,
    },
    /// The file is no net, or only a part of one.
    NetDamaged {
        /// The file.
        file: String,
        /// An English sentence for developers.
        reason: String,
    },
}

/// Reason why a contestant cannot take part in a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CannotPlay {
    /// The program does not start.
    Program(ProgramFault),
    /// The net was trained for other games.
    Net {
        /// The file of the net.
        file: String,
        /// Variant that it was trained for.
        variant: Variant,
        /// Number of seats that it was trained for.
        seats: usize,
    },
}

/// Default limit of programs, in milliseconds per turn.
const DEFAULT_MILLISECONDS: u64 = 1_000;

impl Contestant {
    /// Returns all names of contestants.
    pub fn names() -> Vec<&'static str> {
        let levels = Level::ALL.map(Level::name);
        let habits = Habit::ALL.map(Habit::name);
        let others = ["random", "greedy", "searcher", "program"];
        levels.into_iter().chain(habits).chain(others).collect()
    }

    /// Creates a contestant from a function that makes players.
    pub fn new(
        name: &str,
        limit: ThinkingLimit,
        maker: impl Fn(u64) -> Box<dyn Player> + Send + Sync + 'static,
    ) -> Contestant {
        let kind = ContestantKind::Player(Arc::new(maker));
        Contestant {
            name: name.to_owned(),
            text: name.to_owned(),
            programs: ProgramSettings::default(),
            limit: Some(limit),
            default_limit: limit,
            kind,
        }
    }

    /// Returns the label for the results.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the text from which the contestant was parsed, without its label.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Reports whether the contestant is a program.
    pub fn is_program(&self) -> bool {
        matches!(self.kind, ContestantKind::Program(_))
    }

    /// Returns the contestant with these settings, if it is a program.
    #[must_use]
    pub fn with_program_settings(mut self, settings: ProgramSettings) -> Contestant {
        self.programs = settings;
        self
    }

    /// Returns the limit of its thinking.
    pub fn limit(&self) -> ThinkingLimit {
        self.limit.unwrap_or(self.default_limit)
    }

    /// Returns the contestant with this limit, unless its text has one.
    #[must_use]
    pub fn with_default_limit(mut self, limit: ThinkingLimit) -> Contestant {
        self.limit = self.limit.or(Some(limit));
        self
    }

    /// Checks that the contestant can play such games: a program must start, a net must fit.
    ///
    /// # Errors
    ///
    /// [`CannotPlay`] if it does not.
    pub fn check(&self, variant: Variant, seats: usize) -> Result<(), CannotPlay> {
        match &self.kind {
            ContestantKind::Player(_) => Ok(()),
            ContestantKind::NetPlayer(_, NetFile { file, net }) => {
                let unsuitable =
                    CannotPlay::Net { file: file.clone(), variant: net.variant, seats: net.seats };
                let fits = net.variant == variant && net.seats == seats;
                if fits { Ok(()) } else { Err(unsuitable) }
            }
            ContestantKind::Program(_) => {
                self.start_player(0).map(|_| ()).map_err(CannotPlay::Program)
            }
        }
    }

    /// Creates a player for one game.
    ///
    /// # Errors
    ///
    /// [`ProgramFault`] if a program does not start.
    pub fn start_player(&self, seed: u64) -> Result<Box<dyn SeatedPlayer>, ProgramFault> {
        let limit = self.limit();
        Ok(match &self.kind {
            ContestantKind::Player(maker) | ContestantKind::NetPlayer(maker, _) => {
                Box::new(BuiltInPlayer { player: maker(seed), limit })
            }
            ContestantKind::Program(words) => {
                Box::new(Program::start(words, limit, &self.name, &self.programs)?)
            }
        })
    }
}

/// A player of this workspace with its limit.
struct BuiltInPlayer {
    player: Box<dyn Player>,
    limit: ThinkingLimit,
}

impl SeatedPlayer for BuiltInPlayer {
    fn choose(&mut self, seen: &Observation, begun: Instant) -> Result<Action, ProgramFault> {
        let action = match self.limit {
            ThinkingLimit::Nodes(nodes) => self.player.choose(seen, &mut Budget::nodes(nodes)),
            ThinkingLimit::Milliseconds(limit) => {
                let mut gone = |_| begun.elapsed().as_secs_f32() * 1_000.0 / limit.max(1) as f32;
                self.player.choose(seen, &mut Budget::clock(&mut gone))
            }
        };
        action.ok_or(ProgramFault::NoMove)
    }
}

impl FromStr for Contestant {
    type Err = ContestantError;

    fn from_str(word: &str) -> Result<Contestant, ContestantError> {
        let (label, text) = split_label(word)?;
        let (who, settings) = match text.split_once(':') {
            Some((who, settings)) => (who, Some(settings)),
            None => (text, None),
        };
        let (name, limit) = split_limit(who)?;
        let (kind, default_limit) = parse_kind(name, settings)?;
        let default_limit = ThinkingLimit::Milliseconds(default_limit);
        let (name, programs) = (label.unwrap_or(text).to_owned(), ProgramSettings::default());
        Ok(Contestant { name, text: text.to_owned(), programs, limit, default_limit, kind })
    }
}

/// Splits the label from the rest.
fn split_label(word: &str) -> Result<(Option<&str>, &str), ContestantError> {
    let Some(labelled) = word.strip_prefix("name=") else { return Ok((None, word)) };
    match labelled.split_once(':') {
        Some((label, rest)) if !label.trim().is_empty() => Ok((Some(label), rest)),
        _ => Err(ContestantError::Label),
    }
}

fn split_limit(who: &str) -> Result<(&str, Option<ThinkingLimit>), ContestantError> {
    let Some(at) = who.find(['@', '#']) else { return Ok((who, None)) };
    let (name, mark) = who.split_at(at);
    let digits = &mark[1..];
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    let number = digits.parse().ok().filter(|number| *number > 0 && plain);
    let number = number.ok_or_else(|| ContestantError::Limit(mark.to_owned()))?;
    let limit = if mark.starts_with('@') {
        ThinkingLimit::Milliseconds(number)
    } else {
        ThinkingLimit::Nodes(number)
    };
    Ok((name, Some(limit)))
}

/// Parses a name and its settings; returns the default limit too, in milliseconds per turn.
fn parse_kind(
    name: &str,
    settings: Option<&str>,
) -> Result<(ContestantKind, u64), ContestantError> {
    let plain = |kind, default_limit| match settings {
        None => Ok((kind, default_limit)),
        Some(settings) => Err(ContestantError::Setting(settings.to_owned())),
    };
    match name {
        "program" => Ok((parse_program(settings)?, DEFAULT_MILLISECONDS)),
        "searcher" => Ok((parse_searcher(settings)?, DEFAULT_MILLISECONDS)),
        "random" => plain(built_in(Random::new), DEFAULT_MILLISECONDS),
        "greedy" => plain(built_in(Greedy::new), DEFAULT_MILLISECONDS),
        _ => match Habit::from_name(name) {
            Some(habit) => {
                plain(built_in(move |seed| Beginner::new(habit, seed)), DEFAULT_MILLISECONDS)
            }
            None => parse_level(name, settings),
        },
    }
}

fn parse_level(
    name: &str,
    settings: Option<&str>,
) -> Result<(ContestantKind, u64), ContestantError> {
    let level: Level = name.parse().map_err(|_| ContestantError::Name(name.to_owned()))?;
    Ok((parse_bot(level, settings)?, level.turn_milliseconds()))
}

fn built_in<P: Player + 'static>(new: impl Fn(u64) -> P + Send + Sync + 'static) -> ContestantKind {
    ContestantKind::Player(Arc::new(move |seed| Box::new(new(seed))))
}

fn parse_bot(level: Level, settings: Option<&str>) -> Result<ContestantKind, ContestantError> {
    let Some(setting) = settings else { return Ok(built_in(move |seed| Bot::new(level, seed))) };
    let file = setting.strip_prefix("net=").filter(|file| !file.is_empty());
    let net = read_net(file.ok_or_else(|| ContestantError::Setting(setting.to_owned()))?)?;
    let shared = Arc::clone(&net.net);
    let maker = move |seed| -> Box<dyn Player> {
        Box::new(Bot::new(level, seed).with_net(Arc::clone(&shared)))
    };
    Ok(ContestantKind::NetPlayer(Arc::new(maker), net))
}

fn read_net(file: &str) -> Result<NetFile, ContestantError> {
    let file = file.to_owned();
    let bytes = match std::fs::read(&file) {
        Ok(bytes) => bytes,
        Err(why) => return Err(ContestantError::NetMissing { file, reason: why.to_string() }),
    };
    match Net::from_bytes(&bytes) {
        Ok(net) => Ok(NetFile { file, net: Arc::new(net) }),
        Err(why) => Err(ContestantError::NetDamaged { file, reason: why.to_string() }),
    }
}

fn parse_program(command: Option<&str>) -> Result<ContestantKind, ContestantError> {
    let words = split_command(command.unwrap_or_default());
    if words.is_empty() {
        Err(ContestantError::NoCommand)
    } else {
        Ok(ContestantKind::Program(words))
    }
}

/// Splits a command line into words; words in double quotes may contain spaces.
fn split_command(command: &str) -> Vec<String> {
    let quoted = command.split('"').enumerate();
    let pieces = quoted.flat_map(|(at, piece)| match at % 2 {
        0 => piece.split_whitespace().collect(),
        _ => vec![piece],
    });
    pieces.map(str::to_owned).collect()
}

fn parse_searcher(settings: Option<&str>) -> Result<ContestantKind, ContestantError> {
    let mut weights = EvaluationWeights::TUNED;
    for setting in settings.into_iter().flat_map(|settings| settings.split(',')) {
        let wrong = || ContestantError::Setting(setting.to_owned());
        let (name, value) = setting.split_once('=').ok_or_else(wrong)?;
        let value = value.parse().ok().filter(|value: &f32| value.is_finite()).ok_or_else(wrong)?;
        match name {
            "card" => weights.card = value,
            "boarded" => weights.boarded = value,
            _ => return Err(wrong()),
        }
    }
    Ok(built_in(move |seed| Searcher::with_weights(seed, weights)))
}

impl fmt::Debug for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Contestant({} {:?})", self.name, self.limit())
    }
}

impl fmt::Display for ContestantError {
    /// Writes an English sentence for developers; localised sentences are in `texts`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContestantError::Name(name) => write!(f, "there is no contestant `{name}`"),
            ContestantError::Limit(limit) => write!(f, "`{limit}` is not a limit"),
            ContestantError::Setting(setting) => {
                write!(f, "`{setting}` is not a setting with a number")
            }
            ContestantError::NoCommand => f.write_str("the command of the program is missing"),
            ContestantError::Label => f.write_str("a label looks like `name=mine:captain`"),
            ContestantError::NetMissing { file, reason } => {
                write!(f, "the net {file} cannot be read: {reason}")
            }
            ContestantError::NetDamaged { file, reason } => {
                write!(f, "{file} is no whole net: {reason}")
            }
        }
    }
}

impl std::error::Error for ContestantError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(word: &str) -> ThinkingLimit {
        word.parse::<Contestant>().unwrap_or_else(|why| panic!("{word}: {why}")).limit()
    }

    fn refused(word: &str) -> ContestantError {
        word.parse::<Contestant>().err().unwrap_or_else(|| panic!("{word} was read"))
    }

    #[test]
    fn words_stand_for_contestants() {
        assert_eq!(
            limit("captain"),
            ThinkingLimit::Milliseconds(Level::Captain.turn_milliseconds())
        );
        assert_eq!(limit("admiral"), ThinkingLimit::Milliseconds(1_000));
        assert_eq!(limit("admiral@100"), ThinkingLimit::Milliseconds(100));
        assert_eq!(limit("admiral#5000"), ThinkingLimit::Nodes(5_000));
        assert_eq!(limit("searcher#9:card=3,boarded=-8.5"), ThinkingLimit::Nodes(9));
        assert_eq!(limit("program@7:mine:with@marks#"), ThinkingLimit::Milliseconds(7));
        for name in Contestant::names().into_iter().filter(|name| *name != "program") {
            assert_eq!(name.parse::<Contestant>().expect("a name").name(), name);
        }
    }

    #[test]
    fn a_word_beats_the_limit_for_all() {
        let all = ThinkingLimit::Milliseconds(30);
        let read =
            |word: &str| word.parse::<Contestant>().expect("a contestant").with_default_limit(all);
        assert_eq!(read("captain").limit(), all);
        assert_eq!(read("captain@5").limit(), ThinkingLimit::Milliseconds(5));
    }

    #[test]
    fn what_stands_for_nobody_is_refused() {
        assert_eq!(refused("cook"), ContestantError::Name("cook".into()));
        assert_eq!(refused(""), ContestantError::Name("".into()));
        assert_eq!(refused("captain@"), ContestantError::Limit("@".into()));
        assert_eq!(refused("captain@0"), ContestantError::Limit("@0".into()));
        assert_eq!(refused("captain@+5"), ContestantError::Limit("@+5".into()));
        assert_eq!(refused("captain#5@5"), ContestantError::Limit("#5@5".into()));
        assert_eq!(refused("captain:x=1"), ContestantError::Setting("x=1".into()));
        assert_eq!(refused("captain:net="), ContestantError::Setting("net=".into()));
        assert_eq!(refused("name=:captain"), ContestantError::Label);
        assert_eq!(refused("name=mine"), ContestantError::Label);
        assert_eq!(refused("name=mine:cook"), ContestantError::Name("cook".into()));
        assert_eq!(refused("searcher:card=3,x=1"), ContestantError::Setting("x=1".into()));
        assert_eq!(refused("searcher:card=inf"), ContestantError::Setting("card=inf".into()));
        assert_eq!(refused("program"), ContestantError::NoCommand);
        assert_eq!(refused("program: "), ContestantError::NoCommand);
    }

    #[test]
    fn a_label_stands_for_the_whole() {
        let read: Contestant = "name=mine:program@7:x:y name=z".parse().expect("a contestant");
        assert_eq!((read.name(), read.text()), ("mine", "program@7:x:y name=z"));
        assert_eq!(read.limit(), ThinkingLimit::Milliseconds(7));
    }

    #[test]
    fn missing_damaged_and_unsuitable_nets_are_told_apart() {
        let folder = std::env::temp_dir().join(format!("cartagena-nets-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let word = |file: &str| format!("captain#9:net={}", folder.join(file).display());
        let missing = refused(&word("none.net"));
        assert!(matches!(missing, ContestantError::NetMissing { .. }), "{missing}");
        let whole = cartagena_bots::nets::bytes(Variant::Jamaica, 3).expect("a net");
        std::fs::write(folder.join("half.net"), &whole[..whole.len() / 2]).expect("a file");
        std::fs::write(folder.join("whole.net"), whole).expect("a file");
        let damaged = refused(&word("half.net"));
        assert!(matches!(damaged, ContestantError::NetDamaged { .. }), "{damaged}");
        let read: Contestant = word("whole.net").parse().expect("a contestant");
        assert_eq!(read.check(Variant::Jamaica, 3), Ok(()));
        for (variant, seats) in [(Variant::Jamaica, 2), (Variant::Tortuga, 3)] {
            let unfit = read.check(variant, seats);
            assert!(matches!(unfit, Err(CannotPlay::Net { seats: 3, .. })), "{unfit:?}");
        }
        std::fs::remove_dir_all(&folder).expect("the folder goes");
    }

    #[test]
    fn commands_are_words() {
        assert_eq!(split_command("a -b  c"), ["a", "-b", "c"]);
        assert_eq!(split_command("\"my bot\" x \"\""), ["my bot", "x", ""]);
    }
}

//! Questions about the game, and the games that answer them.

use crate::distribution::GameSums;
use crate::tunnels::{self, FIRST_ROUND, TunnelAnswer};
use crate::{Distribution, PlayedGame, Progress, SelfPlay, ShareRow, in_parallel};
use cartagena::{Rules, Seat, Tunnel, Variant};
use cartagena_arena::{Contest, ContestMonitor, Contestant, Moments, ThinkingLimit};
use std::num::NonZero;

/// A question about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The advantage of moving first, by variant, seats and level.
    First,
    /// The share of games that the stronger of two levels wins, by variant.
    Luck,
    /// The tunnels that make long, short or unfair games.
    Tunnels,
    /// The length of games.
    Length,
    /// The number of legal actions to choose from.
    Branching,
}

impl Question {
    /// All questions.
    pub const ALL: [Question; 5] =
        [Question::First, Question::Luck, Question::Tunnels, Question::Length, Question::Branching];

    /// Returns the word on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Question::First => "first",
            Question::Luck => "luck",
            Question::Tunnels => "tunnels",
            Question::Length => "length",
            Question::Branching => "branching",
        }
    }

    /// Returns the usual number of games of a row; for tunnels, of tunnels.
    pub const fn usual_games(self) -> u64 {
        match self {
            Question::First => 1_000,
            Question::Luck => 200,
            Question::Tunnels => 150,
            Question::Length | Question::Branching => 400,
        }
    }

    /// Returns the usual players: for luck each one meets the next.
    const fn usual_players(self) -> &'static [&'static str] {
        match self {
            Question::First => &["sailor", "bosun"],
            Question::Luck => &["captain", "bosun", "sailor", "deckhand", "landlubber"],
            Question::Tunnels => &["sailor"],
            Question::Length | Question::Branching => &["bosun"],
        }
    }

    fn usual_seats(self) -> Vec<usize> {
        match self {
            Question::Luck | Question::Tunnels => vec![2],
            _ => (Seat::MIN..=Seat::MAX).collect(),
        }
    }
}

/// Settings of a study.
#[derive(Clone, Debug)]
pub struct Study {
    /// The question.
    pub question: Question,
    /// The rules, each of which makes rows of its own.
    pub rules: Vec<Rules>,
    /// The numbers of seats.
    pub seats: Vec<usize>,
    /// The players.
    pub players: Vec<Contestant>,
    /// The number of games of each row; for tunnels, of tunnels; for luck, of deals, which are played
    /// once with the stronger player in each seat.
    pub games: u64,
    /// The tunnel of all games; a random one for each if absent. The question about tunnels chooses its own.
    pub tunnel: Option<Tunnel>,
    /// The first seat of all games; a random one for each if absent.
    pub first: Option<Seat>,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The number of threads.
    pub jobs: usize,
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// Shares of the point: of the first player, or of the stronger one.
    Shares(Vec<ShareRow>),
    /// Effects of the tunnel.
    Tunnels(Box<TunnelAnswer>),
    /// Full distributions.
    Distributions(Vec<Distribution>),
}

impl Study {
    /// Creates the usual study of a question for some rules; without any, for all variants.
    pub fn new(question: Question, rules: Vec<Rules>) -> Study {
        let usual = match question {
            Question::Tunnels => vec![Rules::new(Variant::Tortuga)],
            _ => Variant::ALL.map(Rules::new).to_vec(),
        };
        let players = question.usual_players().iter().filter_map(|name| name.parse().ok());
        Study {
            question,
            rules: if rules.is_empty() { usual } else { rules },
            seats: question.usual_seats(),
            players: players.collect(),
            games: question.usual_games(),
            tunnel: None,
            first: None,
            seed: 1,
            jobs: std::thread::available_parallelism().map_or(1, NonZero::get),
        }
    }

    /// Returns the number of games.
    pub fn total_games(&self) -> u64 {
        let tables = (self.rules.len() * self.seats.len()) as u64;
        match self.question {
            Question::Luck => {
                let seats: usize = self.seats.iter().sum();
                let pairs = self.players.len().saturating_sub(1);
                self.games * (self.rules.len() * seats * pairs) as u64
            }
            Question::Tunnels => {
                let again = 4 * self.games.min(3);
                self.games * FIRST_ROUND + again * self.tunnel_games()
            }
            _ => self.games * tables * self.players.len() as u64,
        }
    }

    /// Returns the number of new games with a tunnel that stood out.
    pub(crate) fn tunnel_games(&self) -> u64 {
        self.games * 2
    }

    pub(crate) fn self_play(&self, rules: Rules, seats: usize, player: &Contestant) -> SelfPlay {
        let (players, tunnel) = (vec![player.clone()], self.tunnel.clone());
        SelfPlay { rules, seats, players, tunnel, first: self.first, seed: self.seed }
    }

    /// Plays the games and returns the answer; `None` if they were stopped.
    pub fn run(&self, progress: &Progress<'_>) -> Option<Answer> {
        let answer = match self.question {
            Question::First => Answer::Shares(self.first(progress)?),
            Question::Luck => Answer::Shares(self.luck(progress)?),
            Question::Tunnels => Answer::Tunnels(Box::new(tunnels::answer(self, progress)?)),
            Question::Length => Answer::Distributions(self.distributions(progress, length)?),
            Question::Branching => {
                Answer::Distributions(self.distributions(progress, legal_actions)?)
            }
        };
        Some(answer)
    }

    /// Returns every kind of table with every player.
    fn tables(&self) -> Vec<SelfPlay> {
        let mut tables = Vec::new();
        for rules in &self.rules {
            for seats in &self.seats {
                let with = |player| self.self_play(*rules, *seats, player);
                tables.extend(self.players.iter().map(with));
            }
        }
        tables
    }

    /// Plays the games of one row; `None` if they were stopped.
    fn games_of<T: Send>(
        &self,
        table: &SelfPlay,
        progress: &Progress<'_>,
        of: impl Fn(&PlayedGame) -> T + Sync,
    ) -> Option<Vec<T>> {
        let count = usize::try_from(self.games).unwrap_or(usize::MAX);
        let game = |number: usize| {
            let played = table.game(number as u64, progress.stop).ok().flatten()?;
            Some(of(&played))
        };
        let found = in_parallel(count, self.jobs, progress, game);
        (found.len() == count).then(|| found.into_iter().map(|(_, value)| value).collect())
    }

    fn first(&self, progress: &Progress<'_>) -> Option<Vec<ShareRow>> {
        let row = |table: &SelfPlay| {
            let share = |game: &PlayedGame| game.shares()[game.result.first.index()];
            let shares: Moments = self.games_of(table, progress, share)?.into_iter().collect();
            Some(ShareRow {
                rules: table.rules,
                seats: table.seats,
                player: table.players[0].name().to_owned(),
                others: None,
                share: shares.share(table.seats),
                games: self.games,
            })
        };
        self.tables().iter().map(row).collect()
    }

    /// Lets each player meet the next one on paired deals.
    fn luck(&self, progress: &Progress<'_>) -> Option<Vec<ShareRow>> {
        let mut rows = Vec::new();
        for rules in &self.rules {
            for seats in &self.seats {
                for pair in self.players.windows(2) {
                    rows.push(self.meeting(*rules, *seats, pair, progress)?);
                }
            }
        }
        Some(rows)
    }

    fn meeting(
        &self,
        rules: Rules,
        seats: usize,
        pair: &[Contestant],
        progress: &Progress<'_>,
    ) -> Option<ShareRow> {
        let usual = ThinkingLimit::Nodes(crate::self_play::USUAL_NODES);
        let limited = pair.iter().map(|one| one.clone().with_default_limit(usual)).collect();
        let contest = Contest {
            deals: self.games,
            seed: self.seed,
            jobs: self.jobs,
            tunnel: self.tunnel.clone(),
            first: self.first,
            ..Contest::among(limited, rules, seats)
        };
        let monitor = ContestMonitor { stop: progress.stop, done: progress.done, record: None };
        let results = contest.run(&monitor);
        let result = results.results.first().filter(|_| !progress.is_stopped())?;
        Some(ShareRow {
            rules,
            seats,
            player: pair[0].name().to_owned(),
            others: Some(pair[1].name().to_owned()),
            share: result.share(),
            games: result.games(),
        })
    }

    fn distributions(
        &self,
        progress: &Progress<'_>,
        numbers: fn(&PlayedGame) -> Vec<usize>,
    ) -> Option<Vec<Distribution>> {
        let row = |table: &SelfPlay| {
            let mut row = Distribution {
                rules: table.rules,
                seats: table.seats,
                player: table.players[0].name().to_owned(),
                games: self.games,
                counts: Vec::new(),
                sums: GameSums::default(),
            };
            let found = self.games_of(table, progress, numbers)?;
            found.iter().for_each(|numbers| row.add_game(numbers));
            Some(row)
        };
        self.tables().iter().map(row).collect()
    }
}

/// Returns the number of turns of a game.
fn length(game: &PlayedGame) -> Vec<usize> {
    vec![game.result.turns as usize]
}

/// Returns the number of legal actions at every decision of a game.
fn legal_actions(game: &PlayedGame) -> Vec<usize> {
    let (mut at, mut numbers) = (game.start.clone(), Vec::new());
    for event in &game.events {
        numbers.push(at.legal_actions().len());
        let dealt = event.dealt_cards(at.position().rules().variant).unwrap_or_default();
        if at.play(event.action(), &dealt).is_err() {
            break;
        }
    }
    numbers
}

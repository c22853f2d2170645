//! Matches and round-robins on all cores, with sequential tests.

use crate::stats::Sprt;
use crate::{
    Contestant, Forfeit, GameEnd, GameResult, Ladder, PairedDeal, PairingResult, ProgramFault,
    SeatedPlayer, game, game_record,
};
use cartagena::{Game, Rules, Seat, Tunnel};
use cartagena_record::Record;
use cartagena_table::NewGame;
use std::collections::BTreeMap;
use std::fmt;
use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::ScopedJoinHandle;

/// A pairing: one contestant alone against others of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Index of the lone contestant.
    pub alone: usize,
    /// Index of the contestant in the other seats.
    pub others: usize,
}

/// Settings of a contest.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Rules of the games.
    pub rules: Rules,
    /// Number of seats.
    pub players: usize,
    /// The contestants.
    pub contestants: Vec<Contestant>,
    /// The pairings.
    pub pairings: Vec<Pairing>,
    /// Maximum number of deals per pairing, each played with the lone player in every seat.
    pub deals: u64,
    /// Seed of all random numbers.
    pub seed: u64,
    /// Number of games played in parallel.
    pub jobs: usize,
    /// Sequential test that ends a pairing early.
    pub sprt: Option<Sprt>,
    /// Tunnel of all games; a random one for each deal if absent.
    pub tunnel: Option<Tunnel>,
    /// First seat of all games; a random one for each deal if absent.
    pub first: Option<Seat>,
}

/// Place of a game in a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameId {
    /// Index of the pairing.
    pub pairing: usize,
    /// Number of the deal, from 0.
    pub deal: u64,
    /// Seat of the lone player.
    pub alone: Seat,
}

/// Function that takes the record of a game.
pub type TakeRecord<'a> = dyn Fn(GameId, &Record) + Sync + 'a;

/// Progress and cancellation of a contest.
#[derive(Clone, Copy)]
pub struct ContestMonitor<'a> {
    /// Flag that ends the contest; finished games count.
    pub stop: &'a AtomicBool,
    /// Called with the number of games that are done or not needed any more.
    pub done: &'a (dyn Fn(u64) + Sync),
    /// Called with the record of every game, if there is anybody to take it.
    pub record: Option<&'a TakeRecord<'a>>,
}

static NEVER: AtomicBool = AtomicBool::new(false);

impl fmt::Debug for ContestMonitor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ContestMonitor").field("stop", self.stop).finish_non_exhaustive()
    }
}

impl Default for ContestMonitor<'static> {
    /// Returns a monitor that does nothing.
    fn default() -> ContestMonitor<'static> {
        ContestMonitor { stop: &NEVER, done: &|_| {}, record: None }
    }
}

/// Results of a contest.
#[derive(Clone, Debug)]
pub struct ContestResults {
    /// Settings of the contest.
    pub contest: Contest,
    /// Results of the pairings, in the same order.
    pub results: Vec<PairingResult>,
}

impl ContestResults {
    /// Returns the ratings of all contestants.
    pub fn ladder(&self) -> Ladder {
        Ladder::of(self)
    }
}

impl Contest {
    /// Creates a round-robin. With two contestants the first one is alone; with more contestants
    /// and more than two seats each one is alone against each other one.
    pub fn among(contestants: Vec<Contestant>, rules: Rules, players: usize) -> Contest {
        let count = contestants.len();
        let both = players > 2 && count > 2;
        let pairs = (0..count).flat_map(|alone| (0..count).map(move |others| (alone, others)));
        let pairings = pairs
            .filter(|(alone, others)| alone < others || (both && alone != others))
            .map(|(alone, others)| Pairing { alone, others })
            .collect();
        let jobs = std::thread::available_parallelism().map_or(1, NonZero::get);
        Contest {
            rules,
            players,
            contestants,
            pairings,
            deals: 20,
            seed: 1,
            jobs,
            sprt: None,
            tunnel: None,
            first: None,
        }
    }

    /// Returns the maximum number of games.
    pub fn games(&self) -> u64 {
        self.deals * (self.pairings.len() * self.players) as u64
    }

    /// Plays the contest. If all limits are in nodes, the results do not depend on the number of
    /// jobs.
    pub fn run(&self, monitor: &ContestMonitor) -> ContestResults {
        let results =
            Mutex::new(self.pairings.iter().map(|pairing| self.start_pairing(pairing)).collect());
        let next = AtomicU64::new(0);
        std::thread::scope(|scope| {
            let work = || self.work(&next, &results, monitor);
            let threads: Vec<_> = (0..self.jobs.max(1)).map(|_| scope.spawn(work)).collect();
            for joined in threads.into_iter().map(ScopedJoinHandle::join) {
                // A panic in a game must not look like a game that was never played.
                joined.unwrap_or_else(|panic| resume_unwind(panic));
            }
        });
        let finished =
            lock(&results).drain(..).map(|running: RunningPairing| running.close()).collect();
        ContestResults { contest: self.clone(), results: finished }
    }

    fn start_pairing(&self, pairing: &Pairing) -> RunningPairing {
        let Pairing { alone, others } = *pairing;
        let result =
            PairingResult { alone, others, players: self.players, ..PairingResult::default() };
        RunningPairing { result, waiting: BTreeMap::new(), next: 0, sprt: self.sprt }
    }

    /// Plays one deal of one pairing after the other, all pairings of a deal before the next deal.
    fn work(
        &self,
        next: &AtomicU64,
        results: &Mutex<Vec<RunningPairing>>,
        monitor: &ContestMonitor,
    ) {
        let pairings = self.pairings.len() as u64;
        while !monitor.stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.deals * pairings {
                return;
            }
            let (deal, pairing) =
                (number / pairings, usize::try_from(number % pairings).unwrap_or(usize::MAX));
            if lock(results)[pairing].is_decided() {
                (monitor.done)(self.players as u64);
            } else if let Some(games) = self.play_deal(pairing, deal, monitor) {
                lock(results)[pairing].submit(deal, games);
            }
        }
    }

    /// Plays all games of a deal; `None` if they were stopped.
    fn play_deal(
        &self,
        pairing: usize,
        deal: u64,
        monitor: &ContestMonitor,
    ) -> Option<Vec<GameResult>> {
        let game = |alone| {
            let played = self.play_game(GameId { pairing, deal, alone }, monitor)?;
            (monitor.done)(1);
            Some(played)
        };
        Seat::first_n(self.players).map(game).collect()
    }

    fn play_game(&self, id: GameId, monitor: &ContestMonitor) -> Option<GameResult> {
        let deal = PairedDeal { seed: self.seed, number: id.deal };
        let (game, deck) = deal.deal(&self.new_game())?;
        let mut events = Vec::new();
        let mut watch = |event| events.push(event);
        let result = match self.seated(id, deal) {
            Ok(mut players) => {
                game::play(game.clone(), deck, &mut players, monitor.stop, &mut watch)?
            }
            Err((seat, fault)) => forfeited_at_start(&game, seat, fault),
        };
        if let Some(take) = monitor.record {
            let names = Seat::first_n(self.players).map(|seat| self.contestant(id, seat).name());
            take(id, &game_record(&game, names.map(str::to_owned), &events, &result.end));
        }
        Some(result)
    }

    /// Starts a player for every seat of a game, or returns the seat of the first that does not start.
    fn seated(
        &self,
        id: GameId,
        deal: PairedDeal,
    ) -> Result<Vec<Box<dyn SeatedPlayer>>, (Seat, ProgramFault)> {
        let player = |seat: Seat| {
            let started = self.contestant(id, seat).start_player(deal.player_seed(seat));
            started.map_err(|fault| (seat, fault))
        };
        Seat::first_n(self.players).map(player).collect()
    }

    /// Returns the settings of every game.
    fn new_game(&self) -> NewGame {
        NewGame {
            rules: self.rules,
            players: self.players,
            names: Vec::new(),
            tunnel: self.tunnel.clone(),
            first: self.first,
        }
    }

    /// Returns the contestant in a seat of a game.
    fn contestant(&self, id: GameId, seat: Seat) -> &Contestant {
        let Pairing { alone, others } = self.pairings[id.pairing];
        &self.contestants[if seat == id.alone { alone } else { others }]
    }
}

fn forfeited_at_start(game: &Game, seat: Seat, fault: ProgramFault) -> GameResult {
    let first = game.turn().seat().unwrap_or(Seat::FIRST);
    let end = GameEnd::Forfeit(seat, Forfeit { fault, position: String::new() });
    GameResult { end, first, actions: 0, turns: 0, thinking: Default::default() }
}

/// Locks, also after a panic in another thread: its panic is raised when the threads are joined.
fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A pairing in progress. Deals count in their order, so that the test ends after the same deal in
/// whatever order they were finished.
struct RunningPairing {
    result: PairingResult,
    waiting: BTreeMap<u64, Vec<GameResult>>,
    next: u64,
    sprt: Option<Sprt>,
}

impl RunningPairing {
    fn is_decided(&self) -> bool {
        self.result.verdict.is_some()
    }

    fn submit(&mut self, deal: u64, games: Vec<GameResult>) {
        self.waiting.insert(deal, games);
        while let Some(games) = self.waiting.remove(&self.next) {
            self.count(self.next, &games);
            self.next += 1;
        }
    }

    fn count(&mut self, deal: u64, games: &[GameResult]) {
        if self.is_decided() {
            return;
        }
        self.result.add_deal(deal, games);
        let verdict = |sprt: Sprt| sprt.verdict(&self.result.moments, self.result.players);
        self.result.verdict = self.sprt.and_then(verdict);
    }

    /// Returns the result; after a stop, finished deals behind a gap count too.
    fn close(mut self) -> PairingResult {
        let waiting = std::mem::take(&mut self.waiting);
        waiting.iter().for_each(|(deal, games)| self.count(*deal, games));
        self.result
    }
}

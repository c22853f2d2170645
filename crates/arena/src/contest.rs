//! Matches and round-robins: who meets whom, on all cores, until it is clear.

use crate::stats::Sprt;
use crate::{
    Contestant, GameEnd, GameResult, Ladder, PairedDeal, PairingResult, ProgramFault, SeatedPlayer,
    game,
};
use cartagena::{Rules, Seat};
use std::collections::BTreeMap;
use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::ScopedJoinHandle;

/// One contestant alone against others of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The lone contestant's number.
    pub alone: usize,
    /// The number of whoever has the other seats.
    pub others: usize,
}

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// By which rules.
    pub rules: Rules,
    /// How many sit at the table.
    pub players: usize,
    /// Who takes part.
    pub contestants: Vec<Contestant>,
    /// Who meets whom.
    pub pairings: Vec<Pairing>,
    /// How many deals each pairing plays at most, each with the lone player in every seat.
    pub deals: u64,
    /// The number from which all chance follows.
    pub seed: u64,
    /// How many games are played at once.
    pub jobs: usize,
    /// A test that ends a pairing when it is clear.
    pub sprt: Option<Sprt>,
}

/// How a contest is followed and stopped.
pub struct ContestMonitor<'a> {
    /// Set to end the contest; what is finished by then counts.
    pub stop: &'a AtomicBool,
    /// Told of games that are done, or need not be played any more.
    pub done: &'a (dyn Fn(u64) + Sync),
}

static NEVER: AtomicBool = AtomicBool::new(false);

impl Default for ContestMonitor<'static> {
    /// Nobody looks on.
    fn default() -> ContestMonitor<'static> {
        ContestMonitor { stop: &NEVER, done: &|_| {} }
    }
}

/// What came of a contest.
#[derive(Clone, Debug)]
pub struct ContestResults {
    /// What was played.
    pub contest: Contest,
    /// What came of each pairing, in the same order.
    pub results: Vec<PairingResult>,
}

impl ContestResults {
    /// How strong everybody is.
    pub fn ladder(&self) -> Ladder {
        Ladder::of(self)
    }
}

impl Contest {
    /// A contest in which everybody meets everybody. Of two, the first is alone; of more, at a table
    /// for more than two, each is alone against each of the others.
    pub fn among(contestants: Vec<Contestant>, rules: Rules, players: usize) -> Contest {
        let count = contestants.len();
        let both = players > 2 && count > 2;
        let pairs = (0..count).flat_map(|alone| (0..count).map(move |others| (alone, others)));
        let pairings = pairs
            .filter(|(alone, others)| alone < others || (both && alone != others))
            .map(|(alone, others)| Pairing { alone, others })
            .collect();
        let jobs = std::thread::available_parallelism().map_or(1, NonZero::get);
        Contest { rules, players, contestants, pairings, deals: 20, seed: 1, jobs, sprt: None }
    }

    /// How many games there are at most.
    pub fn games(&self) -> u64 {
        self.deals * (self.pairings.len() * self.players) as u64
    }

    /// Plays it. Results do not depend on the number of jobs, as long as all limits are in nodes.
    pub fn run(&self, watch: &ContestMonitor) -> ContestResults {
        let bouts =
            Mutex::new(self.pairings.iter().map(|pairing| self.start_pairing(pairing)).collect());
        let next = AtomicU64::new(0);
        std::thread::scope(|scope| {
            let work = || self.work(&next, &bouts, watch);
            let threads: Vec<_> = (0..self.jobs.max(1)).map(|_| scope.spawn(work)).collect();
            for joined in threads.into_iter().map(ScopedJoinHandle::join) {
                // A game that went wrong must not look like one that was never played.
                joined.unwrap_or_else(|panic| resume_unwind(panic));
            }
        });
        let finished =
            lock(&bouts).drain(..).map(|running: RunningPairing| running.close()).collect();
        ContestResults { contest: self.clone(), results: finished }
    }

    fn start_pairing(&self, pairing: &Pairing) -> RunningPairing {
        let Pairing { alone, others } = *pairing;
        let bout =
            PairingResult { alone, others, players: self.players, ..PairingResult::default() };
        RunningPairing { result: bout, waiting: BTreeMap::new(), next: 0, sprt: self.sprt }
    }

    /// Takes one deal of one pairing after the other, all pairings of a deal before the next.
    fn work(&self, next: &AtomicU64, bouts: &Mutex<Vec<RunningPairing>>, watch: &ContestMonitor) {
        let pairings = self.pairings.len() as u64;
        while !watch.stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.deals * pairings {
                return;
            }
            let (deal, pairing) = (number / pairings, (number % pairings) as usize);
            if lock(bouts)[pairing].is_decided() {
                (watch.done)(self.players as u64);
            } else if let Some(games) = self.play_deal(self.pairings[pairing], deal, watch) {
                lock(bouts)[pairing].submit(deal, games);
            }
        }
    }

    /// All games of a deal; `None` if they were stopped.
    fn play_deal(
        &self,
        pairing: Pairing,
        number: u64,
        watch: &ContestMonitor,
    ) -> Option<Vec<GameResult>> {
        let deal = PairedDeal { seed: self.seed, number };
        let game = |alone| {
            let played = self.play_game(pairing, deal, alone, watch.stop)?;
            (watch.done)(1);
            Some(played)
        };
        Seat::first_n(self.players).map(game).collect()
    }

    fn play_game(
        &self,
        pairing: Pairing,
        deal: PairedDeal,
        alone: Seat,
        stop: &AtomicBool,
    ) -> Option<GameResult> {
        let (game, deck) = deal.game(self.rules, self.players)?;
        let mut contenders = Vec::new();
        for seat in Seat::first_n(self.players) {
            let who = if seat == alone { pairing.alone } else { pairing.others };
            match self.contestants[who].start_player(deal.player_seed(seat)) {
                Ok(contender) => contenders.push(contender),
                Err(fault) => return Some(forfeited_at_start(seat, fault)),
            }
        }
        let contenders: &mut [Box<dyn SeatedPlayer>] = &mut contenders;
        game::play(game, deck, contenders, stop)
    }
}

fn forfeited_at_start(seat: Seat, fault: ProgramFault) -> GameResult {
    let ending = GameEnd::Forfeit(seat, fault);
    GameResult { end: ending, actions: 0, turns: 0, thinking: Default::default() }
}

/// A thread that panicked ends the contest with its panic; till then the others may go on.
fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A bout that is being played. Deals count in their order, so that a test ends after the same deal
/// whichever was finished first.
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

    /// What was finished after a gap counts too when the contest was stopped.
    fn close(mut self) -> PairingResult {
        let waiting = std::mem::take(&mut self.waiting);
        waiting.iter().for_each(|(deal, games)| self.count(*deal, games));
        self.result
    }
}

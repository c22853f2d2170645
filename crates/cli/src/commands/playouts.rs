//! `cartagena playouts`: random games, and their speed.

use super::{Done, input, number, usual_rules};
use crate::console::Console;
use crate::failure::Failure;
use crate::symbols::bold;
use crate::text::{pad, width};
use cartagena::{Outcome, Rules, Seat, Tunnel};
use cartagena_bots::random::{Playout, Rng, playout};
use cartagena_deal::Seed;
use cartagena_table::NewGame;
use cartagena_texts::say;
use clap::ArgMatches;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::io::Write;
use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::ScopedJoinHandle;
use std::time::Instant;

/// Number of actions after which a game is stopped.
pub(crate) const LONGEST_GAME: u32 = 10_000;
/// Number of games that a thread takes at once.
const BATCH: u64 = 64;

/// The games to play.
#[derive(Clone)]
struct Plan {
    rules: Rules,
    players: usize,
    games: u64,
    seed: u64,
    threads: usize,
    tunnel: Option<Tunnel>,
    first: Option<Seat>,
}

/// Results of the games.
struct Tally {
    actions: u64,
    wins: [u64; Seat::MAX],
    drawn: u64,
    stopped: u64,
    /// Number of finished games of each length.
    lengths: Vec<u64>,
}

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let plan = plan(console, matches)?;
    let bar = progress(plan.games);
    let begun = Instant::now();
    let tally = plan.run(&bar);
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let mut out = anstream::stdout();
    match matches.get_flag("json") {
        true => writeln!(out, "{}", as_json(&plan, &tally, seconds))?,
        false => write!(out, "{}", as_text(console, &plan, &tally, seconds))?,
    }
    Ok(out.flush()?)
}

fn plan(console: &Console, matches: &ArgMatches) -> Result<Plan, Failure> {
    let players = number(matches, "players").unwrap_or(2) as usize;
    Ok(Plan {
        rules: usual_rules(matches),
        players,
        tunnel: matches.get_one::<Tunnel>("tunnel").cloned(),
        first: input::first_seat(console, matches, players)?,
        games: number(matches, "games").unwrap_or_default(),
        seed: seed(console, matches)?,
        threads: number(matches, "threads").map_or(cores(), |threads| threads as usize),
    })
}

/// Returns the number from which all random numbers follow, if need be a new one: small enough for
/// programs that read numbers as floating point.
pub(super) fn seed(console: &Console, matches: &ArgMatches) -> Result<u64, Failure> {
    let random = || getrandom::u64().map(|word| word >> 12);
    number(matches, "seed").map_or_else(random, Ok).map_err(|error| {
        Failure::Other(say!(console.texts, "error-chance", reason = error.to_string()))
    })
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

/// Returns a progress bar on standard error, if that is a terminal.
pub(super) fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

impl Plan {
    /// Plays all games on all threads. The result does not depend on which thread plays which game.
    fn run(&self, bar: &ProgressBar) -> Tally {
        let next = AtomicU64::new(0);
        std::thread::scope(|scope| {
            let work = || self.work(&next, bar);
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            let joined = threads.into_iter().map(ScopedJoinHandle::join);
            // A game that panicked must not look like one that was never played.
            let tallies = joined.map(|tally| tally.unwrap_or_else(|panic| resume_unwind(panic)));
            tallies.fold(Tally::default(), Tally::and)
        })
    }

    fn work(&self, next: &AtomicU64, bar: &ProgressBar) -> Tally {
        let mut tally = Tally::default();
        loop {
            let from = next.fetch_add(BATCH, Ordering::Relaxed);
            if from >= self.games {
                return tally;
            }
            let to = self.games.min(from + BATCH);
            (from..to).filter_map(|game| self.game(game)).for_each(|played| tally.add(played));
            bar.inc(to - from);
        }
    }

    /// Deals and plays the game with this number: its random numbers follow from seed and number
    /// alone.
    fn game(&self, number: u64) -> Option<Playout> {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&number.to_le_bytes());
        let new = NewGame {
            rules: self.rules,
            players: self.players,
            names: Vec::new(),
            tunnel: self.tunnel.clone(),
            first: self.first,
        };
        let (game, _) = new.deal(Seed::new(bytes))?;
        let mut rng = Rng::new(mixed(self.seed, number));
        Some(playout(*game.position(), game.tunnel(), &mut rng, LONGEST_GAME))
    }
}

/// Mixes two numbers into one, so that neighbours in either lie far apart (the finalizer of
/// SplitMix64).
fn mixed(seed: u64, number: u64) -> u64 {
    let scramble = |word: u64| {
        let word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ word >> 31
    };
    scramble(scramble(seed).wrapping_add(number))
}

impl Default for Tally {
    fn default() -> Tally {
        let lengths = vec![0; LONGEST_GAME as usize + 1];
        Tally { actions: 0, wins: [0; Seat::MAX], drawn: 0, stopped: 0, lengths }
    }
}

impl Tally {
    fn add(&mut self, played: Playout) {
        self.actions += u64::from(played.actions);
        match played.outcome {
            Some(Outcome::Won(seat)) => self.wins[seat.index()] += 1,
            Some(Outcome::Drawn) => self.drawn += 1,
            None => self.stopped += 1,
        }
        if played.outcome.is_some() {
            self.lengths[played.actions as usize] += 1;
        }
    }

    fn and(mut self, other: Tally) -> Tally {
        self.actions += other.actions;
        self.drawn += other.drawn;
        self.stopped += other.stopped;
        self.wins.iter_mut().zip(other.wins).for_each(|(wins, more)| *wins += more);
        self.lengths.iter_mut().zip(other.lengths).for_each(|(count, more)| *count += more);
        self
    }

    /// Returns the number of finished games.
    fn ended(&self) -> u64 {
        self.lengths.iter().sum()
    }

    /// Returns the mean length of the finished games.
    fn mean(&self) -> Option<f64> {
        let counted = self.lengths.iter().zip(0_u64..);
        let sum: u64 = counted.map(|(count, length)| count * length).sum();
        (self.ended() > 0).then(|| sum as f64 / self.ended() as f64)
    }

    /// Returns the least length that this percentage of the finished games does not exceed.
    fn percentile(&self, percent: u64) -> Option<usize> {
        let rank = (self.ended() * percent).div_ceil(100).max(1);
        let mut games = 0;
        self.lengths.iter().position(|count| {
            games += count;
            games >= rank
        })
    }
}

fn per_core(plan: &Plan, speed: f64) -> f64 {
    speed / plan.threads.min(cores()) as f64
}

fn as_json(plan: &Plan, tally: &Tally, seconds: f64) -> Value {
    let speed = tally.actions as f64 / seconds;
    json!({
        "rules": plan.rules.to_string(),
        "players": plan.players,
        "seed": plan.seed,
        "threads": plan.threads,
        "games": plan.games,
        "actions": tally.actions,
        "seconds": seconds,
        "actions_per_second": speed,
        "actions_per_second_per_core": per_core(plan, speed),
        "mean_length": tally.mean(),
        "length_p5": tally.percentile(5),
        "length_p50": tally.percentile(50),
        "length_p95": tally.percentile(95),
        "wins": tally.wins[..plan.players],
        "drawn": tally.drawn,
        "stopped": tally.stopped,
    })
}

fn as_text(console: &Console, plan: &Plan, tally: &Tally, seconds: f64) -> String {
    let texts = &console.texts;
    let speed = tally.actions as f64 / seconds;
    let number = |value: Option<String>| value.unwrap_or_else(|| "–".to_owned());
    let percentile = |percent| number(tally.percentile(percent).map(|length| length.to_string()));
    let mean = number(tally.mean().map(|mean| format!("{mean:.1}")));
    let wins: Vec<String> = tally.wins[..plan.players].iter().map(|wins| grouped(*wins)).collect();
    let length = say!(texts, "playouts-length");
    let rows = [
        (say!(texts, "playouts-games"), grouped(plan.games)),
        (say!(texts, "playouts-actions"), grouped(tally.actions)),
        (say!(texts, "playouts-seconds"), format!("{seconds:.2}")),
        (say!(texts, "playouts-threads"), plan.threads.to_string()),
        (say!(texts, "playouts-speed"), grouped(speed as u64)),
        (say!(texts, "playouts-speed-core"), grouped(per_core(plan, speed) as u64)),
        (format!("{length}, {}", say!(texts, "playouts-mean")), mean),
        (format!("{length}, 5 %"), percentile(5)),
        (format!("{length}, 50 %"), percentile(50)),
        (format!("{length}, 95 %"), percentile(95)),
        (say!(texts, "playouts-wins"), wins.join("  ")),
        (say!(texts, "playouts-drawn"), grouped(tally.drawn)),
        (say!(texts, "playouts-stopped", count = LONGEST_GAME), grouped(tally.stopped)),
    ];
    let rows = rows.map(|(name, value)| (console.for_stdout(&name), value));
    let widest = rows.iter().map(|(name, _)| width(name)).max().unwrap_or_default();
    rows.map(|(name, value)| format!("{}  {}\n", pad(&name, widest), bold(&value))).concat()
}

/// Returns a number with thin gaps, easy to read in every language.
pub(super) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .filter_map(|group| std::str::from_utf8(group).ok())
        .collect();
    groups.join("\u{202f}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(lengths: &[usize]) -> Tally {
        let mut tally = Tally::default();
        lengths.iter().for_each(|length| tally.lengths[*length] += 1);
        tally
    }

    #[test]
    fn percentiles_are_lengths_that_occurred() {
        let hundred = tally(&(1..=100).collect::<Vec<_>>());
        let at = [5, 50, 95].map(|percent| hundred.percentile(percent));
        assert_eq!(at, [Some(5), Some(50), Some(95)]);
        assert_eq!(tally(&[7]).percentile(95), Some(7));
        assert_eq!(tally(&[]).percentile(50), None);
        assert_eq!(tally(&[2, 4, 9]).mean(), Some(5.0));
    }

    #[test]
    fn long_numbers_are_grouped() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(1000), "1\u{202f}000");
        assert_eq!(grouped(1_234_567), "1\u{202f}234\u{202f}567");
    }
}

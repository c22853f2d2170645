//! Time per turn of each level.

use crate::Failure;
use crate::statistics::{median, percentile};
use cartagena::{Game, Variant, Viewer};
use cartagena_bench::{after_action, dealt_game};
use cartagena_bots::random::Rng;
use cartagena_bots::{Bot, Budget, Level, Player};
use indicatif::ProgressBar;
use serde_json::{Value, json};
use std::time::Instant;

const SEATS: [usize; 2] = [2, 4];

/// Times of turns of one level at one table, in milliseconds.
pub struct TurnTimes {
    variant: Variant,
    seats: usize,
    level: Level,
    turns: Vec<f64>,
}

/// Measures a number of turns of each level at each table.
pub fn measure(turns: usize, admiral: u64) -> Result<Vec<TurnTimes>, Failure> {
    let mut paces = Vec::new();
    let progress = ProgressBar::new((Variant::ALL.len() * SEATS.len() * Level::ALL.len()) as u64);
    for variant in Variant::ALL {
        for (seats, level) in SEATS.iter().flat_map(|n| Level::ALL.map(|level| (*n, level))) {
            let limit = if level == Level::Admiral { admiral } else { level.turn_milliseconds() };
            let mut pace = TurnTimes { variant, seats, level, turns: Vec::new() };
            for number in 0.. {
                let game = dealt_game(variant, seats, number).ok_or("no game is dealt")?;
                pace.game(game, turns, limit, number).ok_or("a bot does not play on")?;
                if pace.turns.len() >= turns {
                    break;
                }
            }
            paces.push(pace);
            progress.inc(1);
        }
    }
    progress.finish_and_clear();
    Ok(paces)
}

impl TurnTimes {
    /// Plays a game until enough turns are measured.
    fn game(&mut self, mut game: Game, turns: usize, limit: u64, number: u64) -> Option<()> {
        let mut bots: Vec<Bot> =
            (0..self.seats as u64).map(|seat| Bot::new(self.level, number + seat)).collect();
        let mut rng = Rng::new(number);
        while let (Some(seat), true) = (game.turn().seat(), self.turns.len() < turns) {
            game = self.turn(game, &mut bots[seat.index()], limit, &mut rng)?;
        }
        Some(())
    }

    /// Plays and measures a turn, from its beginning to its last move.
    fn turn(&mut self, mut game: Game, bot: &mut Bot, limit: u64, rng: &mut Rng) -> Option<Game> {
        let (begun, mover) = (Instant::now(), game.turn().seat()?);
        let gone = || begun.elapsed().as_secs_f64() * 1e3;
        loop {
            let mut clock = |_| (gone() / limit as f64) as f32;
            let seen = game.observe(Viewer::Seat(mover));
            let action = bot.choose(&seen, &mut Budget::clock(&mut clock))?;
            game = after_action(&game, action, rng)?;
            if game.turn().seat() != Some(mover) || game.turn().is_start() {
                self.turns.push(gone());
                return Some(game);
            }
        }
    }

    /// Returns the results as JSON.
    pub fn json(&self) -> Value {
        json!({
            "variant": self.variant.as_str(),
            "seats": self.seats,
            "level": self.level.name(),
            "turns": self.turns.len(),
            "median_ms": median(&self.turns),
            "p95_ms": percentile(&self.turns, 95),
        })
    }
}

/// Prints a table.
pub fn print(paces: &[TurnTimes], admiral: u64) {
    println!("milliseconds for a turn, median (95 of 100 take no longer); admiral: {admiral} ms");
    print!("{:16}", "");
    Level::ALL.iter().for_each(|level| print!("{:>18}", level.name()));
    for table in paces.chunks(Level::ALL.len()) {
        print!("\n{:16}", format!("{} {}", table[0].variant.as_str(), table[0].seats));
        for pace in table {
            let (middle, most) = (median(&pace.turns), percentile(&pace.turns, 95));
            print!("{:>18}", format!("{middle:.2} ({most:.2})"));
        }
    }
    println!();
}

//! Strength of a net after a minute of training.

use crate::Failure;
use cartagena::{Game, Outcome, Seat, Variant, Viewer};
use cartagena_bench::{after_action, dealt_game};
use cartagena_bots::baseline::Greedy;
use cartagena_bots::evaluator::Evaluator;
use cartagena_bots::knowledge::Knowledge;
use cartagena_bots::net::Net;
use cartagena_bots::random::Rng;
use cartagena_bots::{Budget, Player};
use cartagena_train::TrainingPlan;
use cartagena_train::self_play::Trainer;
use indicatif::ProgressBar;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const TIME: Duration = Duration::from_secs(60);
const SEATS: usize = 2;
/// Number of deals; each is played twice, with exchanged seats.
const DEALS: u64 = 500;
/// Maximum number of actions of a game; a longer one counts as drawn.
const MAX_ACTIONS: usize = 1_000;

/// Result of a minute of training.
pub struct Training {
    games: u64,
    score: f64,
}

/// Trains for a minute, then plays against the greedy player, looking one move ahead.
pub fn measure() -> Result<Training, Failure> {
    let trainer = train_for_a_minute();
    let net = Net::new(Variant::Tortuga, SEATS, String::new(), trainer.net.quantized());
    let score = score(&net).ok_or("a game could not be played")?;
    Ok(Training { games: trainer.played, score })
}

/// Trains a net. The learning rate falls with the elapsed time instead of a fixed number of games.
fn train_for_a_minute() -> Trainer {
    let mut trainer = Trainer::new(TrainingPlan::new(Variant::Tortuga, SEATS, 1));
    let progress = ProgressBar::new(TIME.as_secs());
    let begun = Instant::now();
    loop {
        let part = begun.elapsed().as_secs_f64() / TIME.as_secs_f64();
        if part >= 1.0 {
            progress.finish_and_clear();
            return trainer;
        }
        progress.set_position(begun.elapsed().as_secs());
        trainer.plan.games = (trainer.played as f64 / part) as u64 + 1;
        trainer.play_game();
    }
}

/// Returns the share of points against the greedy player, over paired deals.
fn score(net: &Net) -> Option<f64> {
    let mut points = 0.0;
    for number in 0..DEALS {
        for seat in Seat::first_n(SEATS) {
            points += match play(net, dealt_game(net.variant, SEATS, number)?, seat, number)? {
                Some(Outcome::Won(winner)) => f64::from(u8::from(winner == seat)),
                _ => 0.5,
            };
        }
    }
    Some(points / (DEALS * SEATS as u64) as f64)
}

/// Plays a game with the net in one seat; returns the outcome, if there is one.
fn play(net: &Net, mut game: Game, seat: Seat, number: u64) -> Option<Option<Outcome>> {
    let evaluator = Evaluator::new(net, &game.tunnel().clone());
    let (mut greedy, mut rng) = (Greedy::new(number), Rng::new(number));
    for _ in 0..MAX_ACTIONS {
        let Some(mover) = game.turn().seat() else { break };
        let seen = game.observe(Viewer::Seat(mover));
        let action = match mover == seat {
            true => {
                evaluator
                    .best_action(
                        game.position(),
                        &Knowledge::from_observation(&seen, mover),
                        &mut rng,
                    )
                    .0
            }
            false => greedy.choose(&seen, &mut Budget::nodes(1))?,
        };
        game = after_action(&game, action, &mut rng)?;
    }
    Some(game.outcome())
}

impl Training {
    /// Returns the result as JSON.
    pub fn json(&self) -> Value {
        json!({ "seconds": TIME.as_secs(), "games": self.games, "score_against_greedy": self.score })
    }

    /// Prints the result.
    pub fn print(&self) {
        let (seconds, games, percent) = (TIME.as_secs(), self.games, self.score * 100.0);
        println!(
            "\na net for tortuga with two seats, {seconds} s and {games} games old, looking one move \
             ahead, scores {percent:.1} % against the greedy player in {DEALS} paired deals"
        );
    }
}

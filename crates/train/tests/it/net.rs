//! The net in training, and the quantized one that is made from it.

use cartagena::{Cards, Position, Rules, Seat, Variant};
use cartagena_bots::features::{Features, TunnelIndex, tunnel_features};
use cartagena_bots::knowledge::Knowledge;
use cartagena_bots::net::Net as Whole;
use cartagena_bots::random::Rng;
use cartagena_train::net::TrainingNet;
use cartagena_train::self_play::{Trainer, random_deal};
use cartagena_train::{TestPlan, TrainingPlan, TrainingRun};

/// Returns positions of random games, each with its tunnel.
fn positions(variant: Variant, seats: usize, games: usize) -> Vec<(TunnelIndex, Position)> {
    let mut rng = Rng::new(5);
    let mut all = Vec::new();
    for _ in 0..games {
        let game = random_deal(Rules::new(variant), seats, &mut rng);
        let mut position = *game.position();
        for _ in 0..10_000 {
            if position.outcome().is_some() {
                break;
            }
            position.play_sampled(game.tunnel(), rng.next_u64(), |pile| rng.draw_card(pile));
            if position.outcome().is_none() && rng.below(8) == 0 {
                all.push((TunnelIndex::new(game.tunnel()), position));
            }
        }
    }
    all
}

fn features(ground: &TunnelIndex, position: &Position, viewer: Seat) -> Features {
    Knowledge::of_seat(position, viewer, &[Cards::NONE; Seat::MAX]).features(ground, position)
}

/// Returns the largest difference of any seat's chance between the two nets.
fn difference(float: &TrainingNet, whole: &Whole, all: &[(TunnelIndex, Position)]) -> f32 {
    let mut most = 0.0_f32;
    for (ground, position) in all {
        for viewer in Seat::first_n(float.seats) {
            let seen = features(ground, position, viewer);
            let units = float.updated_units(float.initial_units(ground), &Features::NONE, &seen);
            let other = whole.updated_units(&whole.initial_units(ground), &Features::NONE, &seen);
            let pairs = float.chances(&units).into_iter().zip(whole.chances(&other));
            most = pairs.take(float.seats).map(|(a, b)| (a - b).abs()).fold(most, f32::max);
        }
    }
    most
}

#[test]
fn whole_numbers_are_close_to_the_learnt_ones() {
    for (variant, seats) in [(Variant::Tortuga, 2), (Variant::Jamaica, 4)] {
        // Steps this large give weights as large as a long course does.
        let plan =
            TrainingPlan { learning_rate: (0.05, 0.02), ..TrainingPlan::new(variant, seats, 25) };
        let mut course =
            TrainingRun::new(plan, TestPlan { tests: 1, deals: 0, calibration_games: 0 });
        course.train_to_next_test(|_| true).expect("nobody stops it");
        let all = positions(variant, seats, 8);
        assert!(all.len() > 200, "{}", all.len());
        let (float, whole) = (&course.trainer.net, course.net());
        let apart = difference(float, &whole, &all);
        assert!(apart < 0.02, "{variant:?} × {seats}: {apart}");
        let untaught = Trainer::new(plan).net;
        assert!(difference(&untaught, &whole, &all) > 0.1, "it has learnt nothing to compare");
    }
}

/// Teaches the net chances that depend only on the seat to move, which any net must be able to learn;
/// returns the mean squared error before each step.
fn error(net: &mut TrainingNet, all: &[(TunnelIndex, Position)], rate: f32) -> f32 {
    let mut sum = 0.0;
    for (ground, position) in all {
        let mut facts: Vec<u16> = tunnel_features(ground, 2).collect();
        facts.extend(features(ground, position, Seat::FIRST).iter());
        let first = position.turn().seat() == Some(Seat::FIRST);
        let truth = if first { [0.9, 0.1] } else { [0.3, 0.7] };
        let truth = core::array::from_fn(|at| truth.get(at).copied().unwrap_or(0.0));
        let thought = net.learn(&facts, &truth, rate);
        sum += (thought[0] - truth[0]).powi(2);
    }
    sum / all.len() as f32
}

#[test]
fn learning_makes_the_error_small() {
    let all = positions(Variant::Tortuga, 2, 2);
    let mut net = TrainingNet::new(2, &mut Rng::new(1));
    let before = error(&mut net, &all, 0.0);
    assert!((before - error(&mut net, &all, 0.0)).abs() < 1e-9, "no step, nothing learnt");
    (0..30).for_each(|_| {
        error(&mut net, &all, 0.01);
    });
    let after = error(&mut net, &all, 0.0);
    assert!(before > 0.05 && after < before / 10.0, "{before} → {after}");
}

#[test]
fn chances_sum_to_one() {
    let all = positions(Variant::Hispaniola, 5, 1);
    let net = TrainingNet::new(5, &mut Rng::new(3));
    for (ground, position) in &all {
        let seen = features(ground, position, Seat::FIRST);
        let chances =
            net.chances(&net.updated_units(net.initial_units(ground), &Features::NONE, &seen));
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{chances:?}");
        assert!(chances.iter().all(|chance| *chance > 0.0), "{chances:?}");
    }
}

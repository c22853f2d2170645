//! The generator's laws, checked on the shipped puzzles.

use crate::shipped;
use cartagena::{Action, Viewer};
use cartagena_bots::{Bot, Budget, Level, Player, Strategy, StrengthLimit};
use cartagena_puzzles::generate::{
    Generator, SearchPlan, find_puzzle, game_of_record, margin, solves,
};
use cartagena_puzzles::{Puzzle, TurnEnd};
use cartagena_record::Record;
use std::collections::HashSet;

/// Every so many shipped puzzles are searched again by their whole length.
const SAMPLE: usize = 80;

#[test]
fn sampled_puzzles_come_out_of_their_positions_again() {
    let plan = SearchPlan::default();
    for puzzle in shipped().iter().step_by(SAMPLE) {
        assert_eq!(find_puzzle(&puzzle.seen, &plan).as_ref(), Ok(puzzle), "{puzzle}");
    }
}

#[test]
fn the_best_turn_is_better_by_the_margin() {
    for puzzle in shipped() {
        let least = margin(puzzle.seen.seats()) * 100.0;
        // Both chances are rounded.
        assert!(f32::from(puzzle.best - puzzle.second) >= least - 1.0, "{puzzle}");
    }
}

/// Returns the turn of a player who looks one move ahead, by the evaluation without errors.
fn one_move_turn(puzzle: &Puzzle) -> Vec<Action> {
    let exact = StrengthLimit { noise: 0.0, forgotten_retreats: 0.0, advance_bias: 0.0 };
    let mut bot = Bot::new(Level::Deckhand, 3).with_strategy(Strategy::OneMove(exact));
    let (mut game, mut actions) = (puzzle.game(), Vec::new());
    while TurnEnd::of(&puzzle.game(), &actions).is_none() {
        let seen = game.observe(Viewer::Seat(puzzle.mover()));
        let action = bot.choose(&seen, &mut Budget::nodes(u64::MAX)).expect("a move");
        actions.push(action);
        let cards = game.position().pile().iter().chain(game.position().discard().iter());
        let dealt: Vec<_> = cards.take(game.cards_needed(action)).collect();
        game.play(action, &dealt).expect("a legal move");
    }
    actions
}

#[test]
fn a_one_move_look_misses_every_puzzle() {
    for puzzle in shipped() {
        let turn = one_move_turn(&puzzle);
        assert_ne!(TurnEnd::of(&puzzle.game(), &turn), puzzle.end(), "{puzzle}");
    }
}

#[test]
fn the_same_seed_gives_the_same_puzzles() {
    let generate = || {
        let mut generator = Generator::new(5, SearchPlan { nodes: 640 });
        let found: Vec<Puzzle> = (0..3).flat_map(|_| generator.next_game(&mut || true)).collect();
        (found, generator.tally)
    };
    let (found, tally) = generate();
    assert_eq!((found.clone(), tally.clone()), generate());
    assert_eq!(tally.puzzles, found.len() as u64);
    assert_eq!(tally.positions, tally.puzzles + tally.dropped.values().sum::<u64>());
    assert!(tally.positions > 50);
}

#[test]
fn records_are_a_source_and_no_position_comes_twice() {
    let text = include_str!("../../../record/tests/golden/01-jamaica-2.txt");
    let game = game_of_record(&Record::read(text).expect("a record"));
    assert!(game.turn_starts.len() > 10);
    let mut generator = Generator::new(1, SearchPlan { nodes: 640 });
    let twice: Vec<Puzzle> =
        (0..2).flat_map(|_| generator.puzzles_of(&game, &mut || true)).collect();
    let ids: HashSet<&str> = twice.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!((ids.len(), generator.tally.games), (twice.len(), 2));
}

#[test]
fn easy_puzzles_are_solved_by_the_captain() {
    let all = shipped();
    let easy: Vec<&Puzzle> = all.iter().filter(|puzzle| puzzle.grade == 1).take(20).collect();
    let solved = easy.iter().filter(|it| solves(it, Level::Captain, u64::MAX, 7)).count();
    assert!(solved >= 18, "{solved} of {}", easy.len());
}

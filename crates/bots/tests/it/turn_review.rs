//! Judging turns that were played: never better than the best, the best loses nothing, a blunder
//! loses much, and what chance brought is not held against anybody.

use crate::common::{Table, game, usual_tables};
use cartagena::{Action, Game, Notated, Viewer};
use cartagena_bots::{Bot, Budget, Level, TurnReview};

const TUNNEL: &str = "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS";

fn judged(game: &Game, played: &[Action], nodes: u64) -> Option<TurnReview> {
    let seen = game.observe(Viewer::Seat(game.turn().seat()?));
    Bot::new(Level::Captain, 1).review_turn(&seen, played, &mut Budget::nodes(nodes))
}

fn actions(moves: &str) -> Vec<Action> {
    moves.split(' ').map(|word| word.parse::<Notated>().unwrap().action).collect()
}

/// Plays one whole turn by picking the `pick`-th legal action each time.
fn some_turn(table: &Table, pick: usize) -> Vec<Action> {
    let (mut table, mut played) = (table.clone(), Vec::new());
    let mover = table.mover();
    while table.mover() == mover && (played.is_empty() || !table.game.turn().is_start()) {
        let legal = table.game.legal_actions();
        let action = legal.get(pick % legal.len()).unwrap();
        played.push(action);
        table.play(action);
    }
    played
}

#[test]
fn no_turn_is_better_than_the_best() {
    let mut lossy = 0;
    for (rules, seats) in usual_tables() {
        for (made, pick) in [(0, 0), (14, 3), (30, 7), (44, 1), (60, 11)] {
            let table = Table::midway(rules, seats, 5, made);
            let played = some_turn(&table, pick);
            let judgement = judged(&table.game, &played, 600).unwrap();
            assert!(judgement.loss() >= 0.0, "{judgement:?} {}", table.game);
            assert!((0.0..=1.0).contains(&judgement.played_chance), "{judgement:?}");
            lossy += usize::from(judgement.loss() > 0.02);
        }
    }
    assert!(lossy > 10, "any turn is as good as the best: {lossy}");
}

#[test]
fn the_best_turn_loses_nothing_in_whatever_order_it_is_played() {
    let (mut sum, mut tables) = (0.0, 0.0);
    for (rules, seats) in usual_tables() {
        let table = Table::midway(rules, seats, 9, 24);
        let first = judged(&table.game, &some_turn(&table, 2), 20_000).unwrap();
        let best = first.advice.best.actions.clone();
        let again = judged(&table.game, &best, 20_000).unwrap();
        // Looking at it oftener may find something better still, but hardly by much.
        assert!(again.loss() < 0.1, "{again:?} {}", table.game);
        (sum, tables) = (sum + again.loss(), tables + 1.0);
    }
    assert!(sum / tables < 0.02, "{sum} at {tables} tables");
}

#[test]
fn a_missed_win_is_a_loss_of_nearly_everything() {
    let line = "36.37.37.37.37.37:BD|35.36.37.37.37.37:B2 SSKKPPHHDDHH - 0.3";
    let game = game(&format!("tortuga {TUNNEL} {line}"));
    let won = judged(&game, &actions("B36"), 2_000).unwrap();
    assert_eq!((won.played_chance, won.loss()), (1.0, 0.0));
    let missed = judged(&game, &actions("37< ."), 2_000).unwrap();
    assert!(missed.loss() > 0.5, "{missed:?}");
    assert_eq!(missed.advice.best.chance, 1.0);
}

/// Cards drawn from the pile, and the moves with them, do not count for the review of the retreat.
#[test]
fn only_what_came_before_a_hidden_card_counts() {
    let line = "0.0.0.0.4.9:BDHK|0.0.0.0.0.0:B - - 0.3";
    let game = game(&format!("jamaica {TUNNEL} {line}"));
    let short = judged(&game, &actions("9<"), 500).unwrap();
    let long = judged(&game, &actions("9< S4 P0"), 500).unwrap();
    assert_eq!(short, long);
    assert_ne!(
        short.played_chance,
        judged(&game, &actions("B0 D0 K4"), 500).unwrap().played_chance
    );
}

#[test]
fn what_is_no_turn_is_not_judged() {
    let line = "0.0.0.0.4.9:BDHK|0.0.0.0.0.0:B - - 0.3";
    let game = game(&format!("jamaica {TUNNEL} {line}"));
    for moves in ["S0", "B0", "B0 B0", "."] {
        assert_eq!(judged(&game, &actions(moves), 100), None, "{moves}");
    }
    let seen = game.observe(Viewer::Public);
    let played = actions("B0 .");
    let mut bot = Bot::new(Level::Captain, 1);
    assert_eq!(bot.review_turn(&seen, &played, &mut Budget::nodes(100)), None);
    assert!(judged(&game, &played, 100).is_some());
}

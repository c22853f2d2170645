//! The solver against plain recursion, on small ends of games.

use cartagena::{Action, Game, Place, Position, Seat, Symbol};
use cartagena_bots::random::Rng;
use cartagena_bots::solver::{GaveUp, RatedTurn, Solved, Solver, SolverLimits};
use std::collections::HashSet;

mod random_endgames;

mod plain_minimax;

use plain_minimax::Brute;
use random_endgames::{Ends, TUNNELS};

fn never(_: u64) -> bool {
    false
}

/// Bounds for the seat to move.
fn brute(game: &Game, depth: u8, rows: u32) -> (f64, f64) {
    let mut brute = Brute::new(game.tunnel(), rows);
    for_mover(game, brute.bounds(game.position(), depth))
}

fn limits(turns: u8, rows: u32) -> SolverLimits {
    SolverLimits { nodes: u64::MAX, turns, row_orders: rows }
}

fn bounds(solved: Solved) -> (f64, f64) {
    match solved {
        Solved::Exact(value) => (value.into(), value.into()),
        Solved::Unknown { low, high, .. } => (low.into(), high.into()),
    }
}

fn solve(game: &Game, limits: SolverLimits) -> Solved {
    Solver::new().solve(game.position(), game.tunnel(), limits, &mut never)
}

const CLOSE: f64 = 1e-5;

/// It proves all that plain recursion over as many turns proves, and nothing that a deeper one
/// contradicts.
fn check(game: &Game, depth: u8, rows: u32) -> Solved {
    let solved = solve(game, limits(depth, rows));
    let plain = brute(game, depth, rows);
    assert!(agree(bounds(solved), plain), "{game}: {solved:?} {plain:?}");
    solved
}

/// Reports whether bounds lie within those of plain minimax, and so prove as much, without being
/// empty.
fn agree((low, high): (f64, f64), plain: (f64, f64)) -> bool {
    let within = low >= plain.0 - CLOSE && high <= plain.1 + CLOSE;
    within && low <= high + CLOSE
}

/// Bounds of the first seat as the seat to move sees them.
fn for_mover(game: &Game, (low, high): (f64, f64)) -> (f64, f64) {
    if game.turn().seat() == Some(Seat::FIRST) { (low, high) } else { (1.0 - high, 1.0 - low) }
}

#[test]
fn proves_what_plain_recursion_proves() {
    let mut ends = Ends(Rng::new(1));
    let (mut exact, mut between) = (HashSet::new(), 0);
    for _ in 0..400 {
        let solved = check(&ends.next(), 2, 40);
        let (low, high) = bounds(solved);
        let bound_by_chance = |bound: f64| bound > 0.0 && bound < 1.0 && bound != 0.5;
        between += u32::from(bound_by_chance(low) || bound_by_chance(high));
        if low == high {
            exact.insert((2.0 * low) as u32);
        }
    }
    // The sample is worth something only if it holds losses, draws, wins and chances between.
    assert_eq!(exact, HashSet::from([0, 1, 2]));
    assert!(between > 3, "{between}");
}

#[test]
fn proves_what_plain_recursion_proves_in_more_turns() {
    let mut ends = Ends(Rng::new(2));
    let exact = (0..50).filter(|_| matches!(check(&ends.tiny(), 3, 6), Solved::Exact(_)));
    assert!(exact.count() > 10);
}

#[test]
fn claims_nothing_that_deeper_recursion_contradicts() {
    let mut ends = Ends(Rng::new(3));
    for _ in 0..40 {
        let game = ends.tiny();
        let (low, high) = bounds(solve(&game, limits(2, 40)));
        let deeper = brute(&game, 3, 6);
        assert!(low <= deeper.1 + CLOSE && high >= deeper.0 - CLOSE, "{game}");
    }
}

#[test]
fn few_rows_told_apart_give_wider_bounds_never_wrong_ones() {
    let mut ends = Ends(Rng::new(4));
    let mut narrower = 0;
    for _ in 0..200 {
        let game = ends.next();
        let plain = brute(&game, 2, 100);
        for rows in [0, 1, 2, 5] {
            let (low, high) = bounds(solve(&game, limits(2, rows)));
            assert!(low <= plain.1 + CLOSE && high >= plain.0 - CLOSE, "{game} {rows}");
            let blind = brute(&game, 2, rows);
            narrower += u32::from(low > blind.0 + CLOSE || high < blind.1 - CLOSE);
        }
    }
    assert!(narrower > 0, "the first cards of a row alone prove something");
}

/// Returns the positions that all orders of play lead to, by plain search, and the number of orders
/// that lay a row.
fn all_ends(game: &Game) -> (HashSet<Position>, usize) {
    let (mut ends, mut lays) = (HashSet::new(), HashSet::new());
    let mut open = vec![*game.position()];
    while let Some(position) = open.pop() {
        for action in position.legal_actions().list() {
            let mut next = position;
            if next.cards_needed(action) > 0 {
                lays.insert((position, action));
                continue;
            }
            next.play(game.tunnel(), action, &[]).expect("a legal action");
            if next.turn().seat() == game.turn().seat() {
                open.push(next);
            } else {
                ends.insert(next);
            }
        }
    }
    (ends, lays.len())
}

fn rate(game: &Game, limits: SolverLimits) -> Vec<RatedTurn> {
    Solver::new().rate_turns(game.position(), game.tunnel(), limits, &mut never)
}

#[test]
fn turns_are_all_different_ends_with_true_bounds() {
    let mut ends = Ends(Rng::new(5));
    for _ in 0..60 {
        let game = ends.next();
        let turns = rate(&game, limits(2, 40));
        let found: HashSet<Position> = turns.iter().filter_map(|turn| turn.end).collect();
        let (all, lays) = all_ends(&game);
        assert_eq!((&found, turns.len() - found.len()), (&all, lays), "{game}");
        let (low, high) = turns.iter().fold((0.0, 0.0), |(low, high), turn| {
            (f64::max(low, turn.low.into()), f64::max(high, turn.high.into()))
        });
        assert!(agree((low, high), brute(&game, 2, 40)), "{game}");
    }
}

#[test]
fn every_turn_is_rated_as_plain_recursion_rates_it() {
    let mut ends = Ends(Rng::new(6));
    for _ in 0..25 {
        let game = ends.next();
        let mut plain = Brute::new(game.tunnel(), 40);
        for turn in rate(&game, limits(2, 40)) {
            let end = play(&game, &turn.actions);
            assert_eq!(turn.end, end, "{game}");
            let Some(end) = end else { continue };
            let plain = for_mover(&game, plain.bounds(&end, 1));
            let rated = (turn.low.into(), turn.high.into());
            assert!(agree(rated, plain), "{game} {turn:?} {plain:?}");
        }
    }
}

/// Returns the position after the actions; `None` if they lay a row.
fn play(game: &Game, actions: &[Action]) -> Option<Position> {
    let mut at = *game.position();
    for action in actions {
        let lays = at.cards_needed(*action) > 0;
        if lays {
            return None;
        }
        at.play(game.tunnel(), *action, &[]).expect("a legal action");
    }
    Some(at)
}

#[test]
fn the_best_turn_keeps_the_value() {
    let mut ends = Ends(Rng::new(7));
    let mut found = 0;
    for _ in 0..60 {
        let game = ends.next();
        let best =
            Solver::new().best_turn(game.position(), game.tunnel(), limits(2, 40), &mut never);
        let Some(end) = best.and_then(|best| play(&game, &best)) else { continue };
        let mut plain = Brute::new(game.tunnel(), 40);
        let before = for_mover(&game, plain.bounds(game.position(), 2));
        let after = for_mover(&game, plain.bounds(&end, 1));
        assert!(after.1 >= before.0 - CLOSE, "{game}: {before:?} {after:?}");
        found += 1;
    }
    assert!(found > 10, "{found}");
}

#[test]
fn a_judge_changes_the_order_and_not_the_result() {
    let mut ends = Ends(Rng::new(8));
    for _ in 0..50 {
        let game = ends.next();
        let cards = |position: &Position| position.hand(Seat::FIRST).len() as i32;
        let judged = Solver::with_ordering(cards).solve(
            game.position(),
            game.tunnel(),
            limits(2, 20),
            &mut never,
        );
        let (one, two) = (bounds(judged), bounds(solve(&game, limits(2, 20))));
        assert!((one.0 - two.0).abs() < CLOSE && (one.1 - two.1).abs() < CLOSE, "{game}");
    }
}

#[test]
fn a_used_solver_proves_the_same_in_any_tunnel() {
    let (mut ends, mut used) = (Ends(Rng::new(9)), Solver::new());
    for _ in 0..100 {
        let game = ends.next();
        let solved = used.solve(game.position(), game.tunnel(), limits(2, 20), &mut never);
        assert!(agree(bounds(solved), brute(&game, 2, 20)), "{game}");
    }
}

fn game(line: &str) -> Game {
    line.parse().expect("a possible position")
}

/// Two turns from the end, from a game of strong players' kind: everything is in play.
fn middle_game() -> Game {
    game(&format!(
        "tortuga {} 5.12.20.28.33.37:BD2HKP|3.9.21.27.30.37:DHK2PS KHDSPBBDHKSS - 0.3",
        TUNNELS[0]
    ))
}

#[test]
fn stops_when_told() {
    let game = middle_game();
    let mut asked = 0;
    let mut stop = |nodes| {
        assert!(nodes > asked, "nodes only grow");
        asked = nodes;
        nodes > 50_000
    };
    let solved = Solver::new().solve(game.position(), game.tunnel(), limits(9, 9), &mut stop);
    assert!(matches!(solved, Solved::Unknown { why: GaveUp::Stopped, .. }), "{solved:?}");
    assert!((50_000..200_000).contains(&asked), "{asked}");
}

#[test]
fn says_why_it_gave_up() {
    let why = |game: &Game, limits| match solve(game, limits) {
        Solved::Unknown { low: 0.0, high: 1.0, why } => why,
        other => panic!("{other:?}"),
    };
    let middle = middle_game();
    assert_eq!(why(&middle, SolverLimits { nodes: 1_000, ..limits(9, 9) }), GaveUp::Nodes);
    assert_eq!(why(&middle, limits(1, 9)), GaveUp::Turns);
    let hidden = game(&middle.to_string().replacen("tortuga", "hispaniola", 1));
    assert_eq!(why(&hidden, limits(9, 9)), GaveUp::NotOpen);
    assert!(rate(&hidden, limits(9, 9)).is_empty());
    let lays = format!("tortuga-boat {} 1.2.37.37.37.37:-|1.37.37.37.37.37:- B - 0.1", TUNNELS[0]);
    assert_eq!(why(&game(&lays), limits(1, 9)), GaveUp::Chance);
}

#[test]
fn a_finished_game_needs_no_search() {
    let line = format!("tortuga {} 37.37.37.37.37.37:-|0.0.0.0.0.9:B B - won.0", TUNNELS[0]);
    assert_eq!(solve(&game(&line), limits(1, 1)), Solved::Exact(1.0));
    let drawn = format!("tortuga {} 0.0.0.0.0.0:-|0.0.0.0.0.0:- B - drawn", TUNNELS[0]);
    assert_eq!(solve(&game(&drawn), limits(1, 1)), Solved::Exact(0.5));
}

#[test]
fn a_new_row_is_weighed_by_its_chances() {
    // The second card drawn is the first of a new row: a hat, one in twelve, boards the last pirate
    // from 35; a skull takes it to 36, and the other seat boards both of its own.
    let line = format!(
        "tortuga-boat {} 36.37.37.37.37.37:-|35.35.37.37.37.37:B2 S B15D17H16K17P17S5 0.2",
        TUNNELS[0]
    );
    let game = game(&line);
    let Solved::Exact(value) = solve(&game, limits(2, 12)) else { panic!("not solved") };
    assert!((value - 1.0 / 12.0).abs() < 1e-6, "{value}");
    let turns = rate(&game, limits(2, 12));
    let lays = turns.iter().find(|turn| turn.end.is_none()).unwrap();
    assert_eq!((lays.actions.len(), lays.low, lays.high), (1, value, value));
}

#[test]
fn cards_that_were_not_told_apart_prove_nothing() {
    // 36 back to 35 lays a row, 35 back to 34 draws its first card: a hat, one in twelve, boards.
    let line = format!(
        "tortuga-boat {} 36.37.37.37.37.37:-|34.35.37.37.37.37:B2 S B15D17H16K17P17S5 0.3",
        TUNNELS[0]
    );
    let blind = Solved::Unknown { low: 0.0, high: 1.0, why: GaveUp::Chance };
    assert_eq!(solve(&game(&line), limits(2, 1)), blind);
    let Solved::Exact(value) = solve(&game(&line), limits(2, 12)) else { panic!("not solved") };
    assert!((value - 1.0 / 12.0).abs() < 1e-6, "{value}");
}

#[test]
fn the_sixth_pirate_needs_a_card_that_it_can_draw() {
    // 36 back to 35, where a pirate stands, draws a bottle; with it 35 to the boat over no bottle.
    let line = format!("tortuga {} 36.37.37.37.37.37:-|0.0.0.0.0.35:K BDHK - 0.3", TUNNELS[0]);
    let game = game(&line);
    let best = Solver::new().best_turn(game.position(), game.tunnel(), limits(1, 1), &mut never);
    let best = best.unwrap();
    let place = |number| Place::new(number).unwrap();
    assert_eq!(best[0], Action::Retreat { from: place(36) });
    assert_eq!(best[1], Action::Advance { from: place(35), card: Symbol::Bottle });
}

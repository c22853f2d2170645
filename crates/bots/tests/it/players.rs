//! Every player, everywhere: legal answers, the same ones each time, in the time it is given.

use crate::common::{HIDDEN, PLANNERS, Table, all_rules, game, usual_tables};
use cartagena::{Action, Game, Rules, Seat, Variant, Viewer};
use cartagena_bots::baseline::{Greedy, Random, Searcher};
use cartagena_bots::beginner::{Beginner, Habit};
use cartagena_bots::search_config::SearchConfig;
use cartagena_bots::{Bot, Budget, Level, Player};

const BUDGETS: [u64; 4] = [1, 2, 50, 2_000];

/// Plays on with one player in each seat, the budgets taking turns.
fn play_on(mut table: Table, level: Level, seed: u64, actions: usize) {
    let seats = table.game.position().seats();
    let mut bots: Vec<Bot> = (0..seats as u64).map(|seat| Bot::new(level, seed + seat)).collect();
    for at in 0..actions {
        let Some(seen) = table.seen() else { break };
        let seat = seen.turn().seat().unwrap();
        let nodes = BUDGETS[(at + seed as usize) % BUDGETS.len()];
        let action = bots[seat.index()].choose(&seen, &mut Budget::nodes(nodes));
        let action = action.unwrap_or_else(|| panic!("{level} says nothing: {seen}"));
        assert!(table.game.is_legal(action), "{level}, {nodes} nodes: {action} in {seen}");
        table.play(action);
    }
}

#[test]
fn answers_are_legal_at_every_table_with_every_budget() {
    for (number, rules) in all_rules().enumerate() {
        for seats in Seat::MIN..=Seat::MAX {
            for (at, level) in Level::ALL.into_iter().enumerate() {
                let number = (number * 4 + seats) as u64;
                let table =
                    Table::midway(rules, seats, number, [0, 30, 70][(number as usize + at) % 3]);
                play_on(table, level, number, 9);
            }
        }
    }
}

#[test]
fn the_last_moves_of_a_game_are_legal() {
    for (rules, seats) in usual_tables() {
        for level in Level::ALL {
            play_on(Table::midway(rules, seats, 5, 10_000), level, 1, 12);
        }
    }
}

/// Everybody there is.
fn everybody() -> Vec<(String, Box<dyn Player>)> {
    let levels =
        Level::ALL.map(|level| (level.to_string(), Box::new(Bot::new(level, 1)) as Box<_>));
    let mut all: Vec<(String, Box<dyn Player>)> = levels.into();
    all.push(("random".into(), Box::new(Random::new(1))));
    all.push(("greedy".into(), Box::new(Greedy::new(1))));
    all.push(("searcher".into(), Box::new(Searcher::new(1))));
    for habit in Habit::ALL {
        all.push((habit.name().into(), Box::new(Beginner::new(habit, 1))));
    }
    all
}

fn is_silent(game: &Game, viewer: Viewer) {
    for (name, mut player) in everybody() {
        let answer = player.choose(&game.observe(viewer), &mut Budget::nodes(50));
        assert_eq!(answer, None, "{name} as {viewer:?} in {game}");
    }
}

#[test]
fn whoever_is_not_to_move_has_nothing_to_say() {
    for (rules, seats) in usual_tables() {
        let table = Table::midway(rules, seats, 3, 20);
        let others = Seat::first_n(seats).filter(|seat| Some(*seat) != table.mover());
        others.for_each(|seat| is_silent(&table.game, Viewer::Seat(seat)));
        is_silent(&table.game, Viewer::Public);
    }
}

const TUNNEL: &str = "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS";

#[test]
fn a_finished_game_has_no_answer_for_anybody() {
    for variant in Variant::ALL {
        let row = if variant.has_row() { "KHDSPBBDHKSS" } else { "-" };
        let won = format!(
            "{} {TUNNEL} 37.37.37.37.37.37:B|0.0.0.0.0.0:DHKPS2 {row} - won.0",
            variant.as_str()
        );
        for viewer in Seat::first_n(2).map(Viewer::Seat).chain([Viewer::Public]) {
            is_silent(&game(&won), viewer);
            let seen = game(&won).observe(viewer);
            assert_eq!(Bot::new(Level::Admiral, 1).advise(&seen, &mut Budget::nodes(50)), None);
            let chances = Bot::new(Level::Admiral, 1).chances(&seen, &mut Budget::nodes(50));
            assert_eq!(chances.unwrap().as_slice(), [1.0, 0.0]);
        }
    }
}

#[test]
fn the_public_gets_advice_only_where_hands_are_open() {
    for variant in Variant::ALL {
        let game = Table::midway(Rules::new(variant), 2, 3, 20).game;
        let advice = Bot::new(Level::Captain, 1)
            .advise(&game.observe(Viewer::Public), &mut Budget::nodes(300));
        assert_eq!(advice.is_some(), !HIDDEN.contains(&variant), "{game}");
    }
}

/// All actions of a game between bots of one level.
fn whole_game(rules: Rules, seats: usize, level: Level, seed: u64, nodes: u64) -> Vec<Action> {
    let mut table = Table::deal(rules, seats, 11);
    let mut bots: Vec<Bot> = (0..seats as u64).map(|seat| Bot::new(level, seed + seat)).collect();
    let mut actions = Vec::new();
    while let (Some(seen), true) = (table.seen(), actions.len() < 200) {
        let seat = seen.turn().seat().unwrap();
        let action = bots[seat.index()].choose(&seen, &mut Budget::nodes(nodes)).unwrap();
        table.play(action);
        actions.push(action);
    }
    actions
}

#[test]
fn the_same_seed_and_budget_play_the_same_game() {
    for (at, (rules, seats)) in usual_tables().enumerate() {
        for level in Level::ALL {
            // Whole games of admirals at every table would take most of the time there is.
            if level == Level::Admiral && at % 3 != 0 {
                continue;
            }
            let play = || whole_game(rules, seats, level, 7, 60);
            assert_eq!(play(), play(), "{level}: {rules}, {seats} seats");
        }
    }
}

#[test]
fn the_moods_of_the_lower_levels_follow_from_the_seed() {
    for level in [Level::Landlubber, Level::Deckhand, Level::Sailor, Level::Bosun] {
        let play = |seed| whole_game(Rules::new(Variant::Jamaica), 2, level, seed, 60);
        assert_ne!(play(1), play(1_000), "{level}");
    }
}

/// Lets a bot think until it has asked the clock `calls` times; returns its action and the reported
/// progress.
fn stopped(bot: &mut Bot, table: &Table, calls: usize) -> (Option<Action>, Vec<u64>) {
    let mut reported = Vec::new();
    let mut clock = |spent| {
        reported.push(spent);
        if reported.len() > calls { 1.0 } else { reported.len() as f32 / 1e6 }
    };
    let action = bot.choose(&table.seen().unwrap(), &mut Budget::clock(&mut clock));
    (action, reported)
}

#[test]
fn a_stopped_thought_ends_with_a_legal_answer() {
    for (number, rules) in all_rules().enumerate() {
        for seats in [2, 3 + number % 3] {
            let table = Table::midway(rules, seats, number as u64, 25);
            for (level, calls) in Level::ALL.into_iter().flat_map(|l| [0, 1, 2, 10].map(|k| (l, k)))
            {
                let (action, reported) = stopped(&mut Bot::new(level, 1), &table, calls);
                let what = format!("{level}, stopped after {calls}: {}", table.game);
                assert!(action.is_some_and(|action| table.game.is_legal(action)), "{what}");
                assert!(reported.is_sorted(), "{reported:?} {what}");
            }
        }
    }
}

#[test]
fn the_admiral_thinks_on_for_as_long_as_it_may() {
    for variant in Variant::ALL {
        let table = Table::midway(Rules::new(variant), 2, 1, 12);
        let spent = [0, 10, 40].map(|calls| {
            let (_, reported) = stopped(&mut Bot::new(Level::Admiral, 1), &table, calls);
            // A search may read the clock a few times more while it ends.
            assert!(
                reported.len() <= calls + 3,
                "{variant:?}: {} looks, not {calls}",
                reported.len()
            );
            reported.last().copied()
        });
        assert!(spent.is_sorted() && spent[1] < spent[2], "{variant:?}: {spent:?}");
    }
}

/// Plays a bot's turn and asserts that only chance makes it think again.
#[test]
fn a_full_tree_grows_no_further_and_the_thought_goes_on() {
    for variant in Variant::ALL {
        let table = Table::midway(Rules::new(variant), 2, 3, 10);
        let style = SearchConfig { max_nodes: 20, ..SearchConfig::for_table(variant, 2, u64::MAX) };
        let mut admiral = Bot::new(Level::Admiral, 1).with_search_config(style);
        let mut budget = Budget::nodes(30_000);
        let seen = table.game.observe(Viewer::Seat(table.mover().unwrap()));
        let advice = admiral.advise(&seen, &mut budget).unwrap();
        assert!(table.game.is_legal(advice.best.actions[0]), "{variant:?}");
        // It stops early only if nothing could change the choice.
        assert!(budget.nodes_spent() > 5_000, "{variant:?}: {}", budget.nodes_spent());
    }
}

fn play_turn(bot: &mut Bot, table: &mut Table) -> usize {
    let (mover, mut foreseen, mut followed) = (table.mover(), false, 0);
    // A turn has three moves at most.
    for _ in 0..3 {
        let seen = table.seen().unwrap();
        let mut budget = Budget::nodes(400);
        let action = bot.choose(&seen, &mut budget).unwrap();
        if foreseen {
            assert_eq!(budget.nodes_spent(), 0, "{} thinks again: {seen}", bot.level());
            followed += 1;
        }
        // With a single legal action the bot does not search.
        foreseen = (foreseen || budget.nodes_spent() > 0) && table.game.cards_needed(action) == 0;
        table.play(action);
        if table.mover() != mover || table.game.turn().is_start() {
            return followed;
        }
    }
    panic!("the turn does not end")
}

#[test]
fn a_plan_is_followed_while_nothing_unforeseen_comes_up() {
    for (rules, seats) in usual_tables() {
        for level in PLANNERS {
            let mut table = Table::midway(rules, seats, 8, 15);
            let mut bots: Vec<Bot> = (0..seats as u64).map(|seed| Bot::new(level, seed)).collect();
            let mut followed = 0;
            for _ in 0..8 {
                let Some(seat) = table.mover() else { break };
                followed += play_turn(&mut bots[seat.index()], &mut table);
            }
            assert!(followed > 0, "{level} never planned: {rules}, {seats} seats");
        }
    }
}

#[test]
fn after_an_undone_move_the_answers_are_legal_again() {
    for (rules, seats) in usual_tables() {
        for level in PLANNERS {
            let start = Table::midway(rules, seats, 9, 18);
            let mut bot = Bot::new(level, 3);
            let mut ask = |table: &Table| {
                let action = bot.choose(&table.seen().unwrap(), &mut Budget::nodes(300)).unwrap();
                assert!(table.game.is_legal(action), "{level}: {action} in {}", table.game);
                action
            };
            let mut ahead = start.clone();
            ahead.play(ask(&start));
            ask(&start);
            // Another move is played than the one that the bot chose.
            let mut aside = start.clone();
            let other = start.game.legal_actions().list().into_iter().next_back().unwrap();
            aside.play(other);
            if aside.mover() == start.mover() {
                ask(&aside);
            }
            if ahead.mover() == start.mover() {
                ask(&ahead);
                ask(&start);
                ask(&ahead);
            }
        }
    }
}

/// Weak levels are unsure of much, but nobody overlooks that the last pirate can board.
#[test]
fn every_level_takes_a_win_at_once() {
    let open = "BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH 36.37.37.37.37.37:B|5.8.17.17.22.26:BP";
    for (variant, row) in
        [("tortuga", "BDDHPBDSSBBB"), ("jamaica", "-"), ("hispaniola", "BDDHPBDSSBBB")]
    {
        for moves in 1..=3 {
            let game: Game = format!("{variant} {open} {row} - 0.{moves}").parse().expect("a game");
            for level in Level::ALL {
                for seed in 0..10 {
                    let seen = game.observe(Viewer::Seat(Seat::FIRST));
                    let action = Bot::new(level, seed).choose(&seen, &mut Budget::nodes(2_000));
                    let action = action.expect("an action").to_string();
                    assert_eq!(action, "B36", "{level} in {variant} with {moves} moves left");
                }
            }
        }
    }
}

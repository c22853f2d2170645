//! The lower end of the ladder: people in their first games have somebody to win against.
//!
//! Seeds and budgets are fixed, so every run plays the same games.

use crate::common::Table;
use cartagena::{Outcome, Rules, Seat, Variant};
use cartagena_bots::beginner::{Beginner, Habit};
use cartagena_bots::{Bot, Budget, Level, Player};

const MAX_ACTIONS: usize = 4_000;

/// Returns the share of games that a beginner wins alone against bots of one level, in percent.
fn share(variant: Variant, seats: usize, deals: u64, habit: Habit, level: Level) -> usize {
    let games = (0..deals).flat_map(|deal| Seat::first_n(seats).map(move |seat| (deal, seat)));
    let won =
        games.filter(|(deal, seat)| beginner_wins(variant, seats, *deal, *seat, habit, level));
    won.count() * 100 / (deals as usize * seats)
}

fn beginner_wins(
    variant: Variant,
    seats: usize,
    deal: u64,
    seat: Seat,
    habit: Habit,
    level: Level,
) -> bool {
    let mut table = Table::deal(Rules::new(variant), seats, deal);
    let mut beginner = Beginner::new(habit, deal);
    let mut bots: Vec<Bot> = (0..seats as u64).map(|at| Bot::new(level, deal * 8 + at)).collect();
    for _ in 0..MAX_ACTIONS {
        let (Some(mover), Some(seen)) = (table.mover(), table.seen()) else { break };
        let budget = &mut Budget::nodes(1);
        let action = match mover == seat {
            true => beginner.choose(&seen, budget),
            false => bots[mover.index()].choose(&seen, budget),
        };
        table.play(action.expect("it is its turn"));
    }
    table.game.outcome() == Some(Outcome::Won(seat))
}

#[test]
fn a_sensible_beginner_beats_the_lowest_level_and_holds_the_second() {
    for variant in Variant::ALL {
        let lowest = share(variant, 2, 60, Habit::Sensible, Level::Landlubber);
        assert!((65..=88).contains(&lowest), "{variant:?}, landlubber: {lowest} %");
        let second = share(variant, 2, 60, Habit::Sensible, Level::Deckhand);
        assert!((40..=65).contains(&second), "{variant:?}, deckhand: {second} %");
    }
}

#[test]
fn a_clumsy_beginner_wins_every_fourth_game_against_the_lowest_level() {
    for variant in Variant::ALL {
        let won = share(variant, 2, 60, Habit::Clumsy, Level::Landlubber);
        assert!(won >= 22, "{variant:?}: {won} %");
    }
}

#[test]
fn at_larger_tables_a_sensible_beginner_has_more_than_a_fair_share() {
    for (variant, seats) in Variant::ALL.into_iter().flat_map(|v| [(v, 3), (v, 4), (v, 5)]) {
        let won = share(variant, seats, 24, Habit::Sensible, Level::Landlubber);
        assert!(won * seats >= 120, "{variant:?} for {seats}: {won} %");
    }
}

#[test]
fn who_goes_back_for_cards_early_wins_more() {
    for variant in Variant::ALL {
        let of = |habit| share(variant, 2, 20, habit, Level::Deckhand);
        let (clumsy, sensible, hoarder) =
            (of(Habit::Clumsy), of(Habit::Sensible), of(Habit::Hoarder));
        assert!(clumsy < sensible && sensible < hoarder, "{clumsy} {sensible} {hoarder}");
    }
}

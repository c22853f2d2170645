//! Bots use no cards that they may not know: games that differ only there get the same answers.

use crate::common::{HIDDEN, Table, common_cards, double, game};
use cartagena::{Action, Game, Rules, Seat, Variant, Viewer};
use cartagena_bots::search_config::{Lookahead, SearchConfig};
use cartagena_bots::{Bot, Budget, Level, Player};

/// Two games that look the same to one seat, which plays in both.
struct Pair {
    seat: Seat,
    left: Game,
    right: Game,
}

impl Pair {
    /// A game and its double for the seat to move.
    fn of(left: &Game) -> Option<Pair> {
        let seat = left.turn().seat()?;
        let right = double(left, Viewer::Seat(seat))?;
        Some(Pair { seat, left: left.clone(), right })
    }

    fn ask<T>(&self, mut ask: impl FnMut(bool, &cartagena::Observation) -> T) -> (T, T) {
        let viewer = Viewer::Seat(self.seat);
        assert_ne!(self.left, self.right, "the games must differ");
        (ask(true, &self.left.observe(viewer)), ask(false, &self.right.observe(viewer)))
    }

    /// Plays in both games, with the same cards from the pile; whether the turn goes on.
    fn play(&mut self, action: Action) -> bool {
        let cards = common_cards(&self.left, &self.right, self.left.cards_needed(action));
        self.left.play(action, &cards).unwrap();
        self.right.play(action, &cards).unwrap();
        self.left.turn().seat() == Some(self.seat)
    }
}

/// Plays a turn in both games with the same two bots and compares every answer.
fn same_turn(mut pair: Pair, level: Level, nodes: u64) {
    let (mut left, mut right) = (Bot::new(level, 5), Bot::new(level, 5));
    for _ in 0..3 {
        let (one, other) = pair.ask(|is_left, seen| {
            let bot = if is_left { &mut left } else { &mut right };
            bot.choose(seen, &mut Budget::nodes(nodes))
        });
        assert_eq!(one, other, "{level}, {nodes} nodes:\n{}\n{}", pair.left, pair.right);
        if !pair.play(one.unwrap()) {
            break;
        }
    }
}

fn same_advice(pair: &Pair, level: Level, nodes: u64) {
    let bot = || Bot::new(level, 5);
    let (one, other) = pair.ask(|_, seen| bot().advise(seen, &mut Budget::nodes(nodes)));
    assert!(one.is_some());
    assert_eq!(one, other, "{level}, {nodes} nodes:\n{}\n{}", pair.left, pair.right);
    let (one, other) = pair.ask(|_, seen| bot().chances(seen, &mut Budget::nodes(nodes)));
    assert_eq!(one, other, "{level}, {nodes} nodes:\n{}\n{}", pair.left, pair.right);
}

#[test]
fn hidden_cards_change_no_answer() {
    let mut pairs = 0;
    for variant in HIDDEN {
        for seats in Seat::MIN..=Seat::MAX {
            for actions in [0, 14, 40] {
                let table = Table::midway(Rules::new(variant), seats, 21, actions);
                for level in Level::ALL {
                    // Sometimes every card of a hand was seen when it was taken from the row.
                    let Some(pair) = Pair::of(&table.game) else { continue };
                    same_advice(&pair, level, 60);
                    same_turn(pair, level, 350);
                    pairs += 1;
                }
            }
        }
    }
    assert!(pairs >= 20 * Level::ALL.len(), "{pairs}");
}

/// With much time trees grow in deals of the unseen cards: those are dealt, not looked up.
#[test]
fn hidden_cards_change_no_answer_of_the_patient() {
    let mut pairs = 0;
    for variant in HIDDEN {
        let style = SearchConfig::for_table(variant, 2, u64::MAX);
        assert!(matches!(style.lookahead, Lookahead::Mcts { .. }), "{variant:?}");
        for actions in [0, 14, 27, 40] {
            let table = Table::midway(Rules::new(variant), 2, 21, actions);
            let Some(pair) = Pair::of(&table.game) else { continue };
            let (one, other) = pair.ask(|_, seen| {
                let mut admiral = Bot::new(Level::Admiral, 5).with_search_config(style);
                let mut budget = Budget::nodes(4_000);
                let advice = admiral.advise(seen, &mut budget).unwrap();
                (advice, admiral.choose(seen, &mut Budget::nodes(4_000)), budget.nodes_spent())
            });
            assert_eq!(one, other, "{}\n{}", pair.left, pair.right);
            assert!(pair.left.is_legal(one.1.unwrap()));
            pairs += 1;
        }
    }
    assert!(pairs >= 6, "{pairs}");
}

#[test]
fn hidden_cards_change_no_answer_in_the_course_of_a_game() {
    for variant in HIDDEN {
        for level in Level::ALL {
            let mut table = Table::deal(Rules::new(variant), 3, 4);
            let mut bots: Vec<[Bot; 2]> =
                (0..3).map(|seed| [Bot::new(level, seed), Bot::new(level, seed)]).collect();
            for _ in 0..40 {
                let Some(pair) = Pair::of(&table.game) else { break };
                let bots = &mut bots[pair.seat.index()];
                let (one, other) = pair.ask(|is_left, seen| {
                    bots[usize::from(is_left)].choose(seen, &mut Budget::nodes(80))
                });
                assert_eq!(one, other, "{level}:\n{}\n{}", pair.left, pair.right);
                table.play(one.unwrap());
            }
        }
    }
}

const TUNNEL: &str = "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS";

/// By hand: in one game the others can win at once, in the other they hold nothing of use.
#[test]
fn a_threat_that_nobody_can_see_is_not_seen() {
    for (variant, row) in [("jamaica", "-"), ("hispaniola", "KHDSPBBDHKSS")] {
        let line = |hand: &str| {
            game(&format!(
                "{variant} {TUNNEL} 3.9.9.20.37.37:BDHKP|10.10.18.31.36.37:{hand} {row} B3D2 0.3"
            ))
        };
        let pair = Pair { seat: Seat::FIRST, left: line("P5"), right: line("DHKS2") };
        for level in Level::ALL {
            same_advice(&pair, level, 800);
            same_turn(
                Pair { left: pair.left.clone(), right: pair.right.clone(), ..pair },
                level,
                800,
            );
        }
    }
}

/// Four cards of the other hand lie open or were seen; the fifth nobody knows.
#[test]
fn a_card_seen_from_the_row_is_known_and_the_others_are_not() {
    let line = |hand: &str| {
        game(&format!("hispaniola {TUNNEL} 3.9.9.20.37.37:BDHKP|1.7.7.20.31.37:{hand} KKDS - 1.3"))
    };
    let mut pair = Pair { seat: Seat::FIRST, left: line("B2"), right: line("DS") };
    pair.play(Action::Retreat { from: cartagena::Place::new(20).unwrap() });
    pair.play(Action::EndTurn);
    let seen = pair.left.observe(Viewer::Seat(Seat::FIRST));
    let others = Seat::first_n(2).nth(1).unwrap();
    assert_eq!((seen.hand(others).known.len(), seen.hand(others).unknown), (2, 2));
    for level in Level::ALL {
        same_advice(&pair, level, 300);
        same_turn(Pair { left: pair.left.clone(), right: pair.right.clone(), ..pair }, level, 300);
    }
}

/// The other way round, so that the tests above can be believed: what may be seen is looked at.
#[test]
fn open_cards_do_change_the_chances() {
    let line = |hand: &str| {
        game(&format!(
            "tortuga {TUNNEL} 3.9.9.20.37.37:BDHKP|10.10.18.31.36.37:{hand} KHDSPBBDHKSS B3D2 0.3"
        ))
    };
    let chances = |game: Game| {
        let seen = game.observe(Viewer::Seat(Seat::FIRST));
        Bot::new(Level::Admiral, 5).chances(&seen, &mut Budget::nodes(300)).unwrap()
    };
    assert_ne!(chances(line("P5")), chances(line("DHKS2")));
    assert_eq!(double(&line("P5"), Viewer::Seat(Seat::FIRST)), None, "{:?}", Variant::Tortuga);
}

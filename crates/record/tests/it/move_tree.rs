//! Moves beside a game: what is tried comes back from the record as it was.

use cartagena::Action;
use cartagena_bots::random::Rng;
use cartagena_record::{MAX_VARIATION_MOVES, Moment, MoveTree, Record};
use proptest::prelude::*;

fn golden(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/");
    std::fs::read_to_string(format!("{folder}{name}.txt")).expect("a golden game")
}

/// Tries moves at moments that a number chooses, and returns the moments that came of them.
fn grown(name: &str, seed: u64, tries: usize) -> (MoveTree, Vec<Moment>) {
    let mut tree = MoveTree::read(&golden(name)).expect("a record");
    let mut rng = Rng::new(seed);
    // Few moments of the game, so that variations grow long and branch.
    let mut moments: Vec<Moment> = (0..6).map(|_| tree.of_game(rng.below(tree.moves()))).collect();
    moments.push(tree.of_game(tree.moves()));
    for _ in 0..tries {
        let at = moments[rng.below(moments.len())];
        let legal = tree.game(at).legal_actions().list();
        let Some(last) = legal.len().checked_sub(1) else { continue };
        let action = legal[rng.below(last + 1)];
        let next = tree.play(at, action).expect("a legal move");
        assert_eq!(tree.event(next).map(cartagena::Event::action), Some(action));
        moments.push(next);
    }
    (tree, moments)
}

/// What is in a tree, without the numbers of its moments.
fn lines(tree: &MoveTree) -> Vec<String> {
    let told = |moment: Moment| {
        let moves = tree.path(moment).into_iter().filter_map(|at| tree.event(at).cloned());
        moves.map(|event| event.to_string()).collect::<Vec<_>>().join(" ")
    };
    let mut lines: Vec<String> = tree
        .branches()
        .iter()
        .map(|branch| format!("{} {:?} {}", branch.turn, branch.name, told(branch.end)))
        .collect();
    lines.sort();
    lines
}

const GAMES: [&str; 4] = ["01-jamaica-2", "03-jamaica-3", "21-tortuga-2", "41-hispaniola-2"];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn tries_come_back_from_the_record(game in 0..GAMES.len(), seed: u64, tries in 0_usize..60) {
        let (mut tree, moments) = grown(GAMES[game], seed, tries);
        for (number, branch) in tree.branches().into_iter().enumerate() {
            tree.rename(branch.first, &format!("try {number}"));
        }
        let Ok(record) = tree.record() else { return Ok(()) };
        let text = record.to_string();
        let again = MoveTree::read(&text).expect("what was written can be read");
        prop_assert_eq!(lines(&again), lines(&tree));
        prop_assert_eq!(again.to_string(), text);
        prop_assert_eq!(record.without_notes().to_string(), golden(GAMES[game]));
        for moment in moments {
            let line = tree.record_to(moment);
            prop_assert_eq!(line.end(), tree.game(moment));
            prop_assert!(Record::read(&line.to_string()).is_ok());
        }
    }
}

/// A move that was made in the game, or tried before, is followed and not tried again.
#[test]
fn a_known_move_is_followed() {
    let mut tree = MoveTree::read(&golden("21-tortuga-2")).expect("a record");
    let next = tree.of_game(1);
    let made = tree.event(next).expect("a move").action();
    assert_eq!(tree.play(tree.of_game(0), made), Some(next));
    assert_eq!(tree.branches(), []);
    let other = other_action(&tree, made);
    let tried = tree.play(tree.of_game(0), other);
    assert!(tried.is_some_and(|moment| !tree.is_game(moment)));
    assert_eq!(tree.play(tree.of_game(0), other), tried);
    assert_eq!(tree.branches().len(), 1);
}

fn other_action(tree: &MoveTree, made: Action) -> Action {
    let legal = tree.game(tree.of_game(0)).legal_actions().list();
    legal.iter().copied().find(|action| *action != made).expect("a choice")
}

/// The same draw brings the same cards, so that a shared variation and one tried again agree.
#[test]
fn cards_of_a_variation_follow_from_its_position() {
    let text = golden("01-jamaica-2");
    let mut drawn = Vec::new();
    for _ in 0..2 {
        let mut tree = MoveTree::read(&text).expect("a record");
        for at in 0..tree.moves() {
            let at = tree.of_game(at);
            let game = tree.game(at).clone();
            for action in game.legal_actions().list().iter().copied() {
                if game.cards_needed(action) > 0 {
                    let moment = tree.play(at, action).expect("a legal move");
                    drawn.extend(tree.event(moment).map(ToString::to_string));
                }
            }
        }
        drawn.push("|".to_owned());
    }
    let half = drawn.len() / 2;
    assert!(half > 10);
    assert_eq!(drawn[..half], drawn[half..]);
}

#[test]
fn a_removed_variation_is_gone_and_moves_of_the_game_stay() {
    let mut tree = MoveTree::read(&golden("21-tortuga-2")).expect("a record");
    let made = tree.event(tree.of_game(1)).expect("a move").action();
    let tried = tree.play(tree.of_game(0), other_action(&tree, made)).expect("a legal move");
    tree.remove(tree.of_game(3));
    assert_eq!(tree.branches().len(), 1);
    tree.remove(tried);
    assert_eq!((tree.branches().len(), tree.next(tree.of_game(2))), (0, Some(tree.of_game(3))));
    assert_eq!(tree.to_string(), golden("21-tortuga-2"));
}

/// Variations from elsewhere are bounded.
#[test]
fn a_tree_does_not_grow_for_ever() {
    let mut tree = MoveTree::read(&golden("21-tortuga-2")).expect("a record");
    let mut added = 0;
    'all: for at in 0..tree.moves() {
        let at = tree.of_game(at);
        for action in tree.game(at).legal_actions().list().iter().copied() {
            let before = tree.branches().len();
            match tree.play(at, action) {
                Some(_) => added += tree.branches().len() - before,
                None => break 'all,
            }
        }
    }
    assert!(added <= MAX_VARIATION_MOVES);
    let own = tree.to_string();
    assert!(MoveTree::read(&own).is_ok());
}

/// Notes of another game change nothing.
#[test]
fn other_games_are_not_merged() {
    let (other, _) = grown("41-hispaniola-2", 3, 20);
    let mut tree = MoveTree::read(&golden("21-tortuga-2")).expect("a record");
    tree.merge(&other.record().expect("a record"));
    assert_eq!(tree.branches(), []);
}

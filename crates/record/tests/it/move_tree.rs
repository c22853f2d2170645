//! Moves beside a game: what is tried comes back from the record as it was.

use cartagena::Action;
use cartagena_bots::random::Rng;
use cartagena_record::{
    Branch, MAX_NOTE_BYTES, MAX_VARIATION_DEPTH, MAX_VARIATION_MOVES, Moment, MoveTree, Notes,
    Record,
};
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
        // Variations may lie in each other as deep as they can.
        let Some(next) = tree.play(at, action) else { continue };
        assert_eq!(tree.event(next).map(cartagena::Event::action), Some(action));
        moments.push(next);
    }
    (tree, moments)
}

/// The contents of a tree, without the numbers of its moments.
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
        let record = tree.record();
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
    tree.merge(&other.record());
    assert_eq!(tree.branches(), []);
}

/// Returns a game with comments of about so many bytes on its first turn.
fn commented(bytes: usize, letter: &str) -> Record {
    let mut record = Record::read(&golden("21-tortuga-2")).expect("a record");
    for _ in 0..bytes / 1_000 {
        record.annotate(1, Notes::COMMENT, &letter.repeat(985 / letter.len())).expect("room");
    }
    record
}

/// Tries every move at every moment of the game until there is no room, and returns the last one.
fn filled(tree: &mut MoveTree) -> Option<Moment> {
    let mut last = None;
    for at in 0..tree.moves() {
        let at = tree.of_game(at);
        for action in tree.game(at).legal_actions().list().iter().copied() {
            match tree.play(at, action) {
                None => return last,
                Some(next) if tree.is_game(next) => {}
                next => last = next,
            }
        }
    }
    panic!("there was always room");
}

#[test]
fn variations_nest_as_deep_as_a_record_can_hold() {
    let mut tree = MoveTree::read(&golden("21-tortuga-2")).expect("a record");
    let mut at = tree.of_game(0);
    for _ in 0..4 * MAX_VARIATION_DEPTH {
        let legal = tree.game(at).legal_actions().list();
        let tried: Vec<_> = legal.iter().take(3).map(|action| tree.play(at, *action)).collect();
        at = tried.iter().copied().flatten().last().expect("the line goes on");
    }
    let deepest = tree.branches().iter().map(|branch: &Branch| branch.depth).max();
    assert_eq!(deepest, Some(MAX_VARIATION_DEPTH - 1));
    let again = MoveTree::read(&tree.to_string()).expect("what was written can be read");
    assert_eq!(lines(&again), lines(&tree));
}

#[test]
fn what_is_tried_fits_beside_long_comments() {
    let record = commented(MAX_NOTE_BYTES - 1_000, "x");
    let mut tree = MoveTree::of(&record);
    let last = filled(&mut tree).expect("room for some");
    let written = tree.record();
    assert_eq!(written.notes(1).map(|notes| &notes.tags), record.notes(1).map(|notes| &notes.tags));
    let again = MoveTree::read(&written.to_string()).expect("what was written can be read");
    assert_eq!(lines(&again), lines(&tree));
    for (first, end) in tree.branches().into_iter().map(|branch| (branch.first, branch.end)) {
        let fits = tree.rename(first, &"y".repeat(60));
        assert!(end != last || !fits, "the last of many names");
    }
    assert_eq!(lines(&MoveTree::of(&tree.record())), lines(&tree), "a name fits or is not taken");
    let before = tree.before(last).expect("a move");
    let action = tree.event(last).expect("a move").action();
    tree.remove(last);
    assert!(tree.play(before, action).is_some(), "there is room again");
}

/// Two records of a game may have more notes than one can hold.
#[test]
fn merged_notes_are_kept_as_far_as_they_fit() {
    let (one, other) = (commented(200_000, "x"), commented(200_000, "ю"));
    let mut tree = MoveTree::of(&one);
    tree.merge(&other);
    let again = Record::read(&tree.to_string()).expect("what was written can be read");
    let tags = &again.notes(1).expect("comments").tags;
    assert_eq!(tags[..200], one.notes(1).expect("comments").tags);
    assert!(tags.len() > 200);
    let legal = tree.game(tree.of_game(0)).legal_actions().list();
    assert!(legal.iter().any(|action| tree.play(tree.of_game(0), *action).is_none()));
}

/// A move that was taken back takes no room, with all that followed.
#[test]
fn moves_taken_back_do_not_count() {
    let mut tree = MoveTree::read(&golden("21-tortuga-2")).expect("a record");
    let start = tree.of_game(0);
    let made = tree.event(tree.of_game(1)).expect("a move").action();
    let action = other_action(&tree, made);
    for _ in 0..MAX_VARIATION_MOVES {
        let first = tree.play(start, action).expect("room");
        let next = tree.game(first).legal_actions().list()[0];
        let second = tree.play(first, next).expect("room");
        tree.remove(first);
        tree.remove(second);
    }
    assert_eq!(tree.branches(), []);
}

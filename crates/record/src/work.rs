//! Counts work, to show how it grows: moves that are replayed and lines that are written.

use crate::{MoveTree, Notes, Record};
use cartagena::Action;
use cartagena_deal::{Deck, Seed};
use std::cell::Cell;

thread_local! {
    static DONE: Cell<usize> = const { Cell::new(0) };
}

/// Counts a move or a line.
pub(crate) fn count() {
    DONE.set(DONE.get() + 1);
}

/// Returns the work that something took.
fn work_of<T>(what: impl FnOnce() -> T) -> (usize, T) {
    let before = DONE.get();
    let done = what();
    (DONE.get() - before, done)
}

/// Returns a game of so many turns, in which pirates go back whenever they can.
fn long_game(turns: usize) -> Record {
    let golden = include_str!("../tests/golden/21-tortuga-2.txt");
    let start = Record::read(golden).expect("a golden game").start().clone();
    let (mut game, mut events) = (start.clone(), Vec::new());
    let mut deck = Deck::from_pile(Seed::from_number(1), game.position().pile());
    for _ in 0..turns {
        loop {
            let legal = game.legal_actions().list();
            let back = legal.iter().rev().find(|action| matches!(action, Action::Retreat { .. }));
            let end = legal.iter().find(|action| matches!(action, Action::EndTurn));
            let action = *back.or(end).unwrap_or(&legal[0]);
            let dealt = deck.deal_for(&game, action);
            events.push(game.play(action, &dealt).expect("a legal move"));
            if game.turn().is_start() {
                break;
            }
        }
    }
    Record::from_played(start, std::iter::empty(), events, game)
}

/// Twice as many annotated turns take twice the work.
#[test]
fn notes_are_written_in_linear_time() {
    let work = [1_500, 3_000].map(|turns| {
        let mut record = long_game(turns);
        let games: Vec<_> = record.games().collect();
        let starts: Vec<_> = record.turn_starts();
        assert_eq!((starts.len(), games.len()), (turns + 1, record.events().len() + 1));
        let mark = |turn| {
            (turn, Notes { tags: vec![(Notes::MARK.into(), "!?".into())], ..Notes::default() })
        };
        let left =
            record.add_notes((1..=turns).map(mark).collect(), &starts.iter().collect::<Vec<_>>());
        assert!(left.is_some());
        let tree = MoveTree::of(&record);
        let (work, written) = work_of(|| tree.to_string());
        assert_eq!(written, record.to_string());
        assert!(work >= turns, "{work}");
        work
    });
    assert!(work[1] <= 2 * work[0] + 10, "{work:?}");
}

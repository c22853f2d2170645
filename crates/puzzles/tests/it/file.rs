//! The file of puzzles, as shipped and damaged.

use crate::shipped;
use cartagena::Variant;
use cartagena_puzzles::{
    Attempt, AttemptState, FileError, GRADES, Puzzle, PuzzleFile, PuzzleProblem, SHIPPED, Theme,
    TurnEnd, drawbacks,
};
use proptest::prelude::*;

#[test]
fn the_shipped_file_is_large_and_has_something_of_everything() {
    let all = shipped();
    assert!(all.len() >= 500, "{}", all.len());
    for grade in 1..=GRADES {
        assert!(all.iter().filter(|puzzle| puzzle.grade == grade).count() >= 50, "grade {grade}");
    }
    for theme in Theme::ALL {
        let count = all.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count();
        assert!(count >= 20, "{theme:?}: {count}");
    }
    for variant in Variant::ALL {
        assert!(all.iter().filter(|it| it.seen.rules().variant == variant).count() >= 30);
    }
}

#[test]
fn the_shipped_file_is_written_as_it_is_read() {
    let file: PuzzleFile = SHIPPED.parse().expect("the shipped file");
    assert_eq!(file.to_string(), SHIPPED);
    let first = &file.puzzles[0];
    assert_eq!(file.by_id(&first.id), Some(first));
    assert_eq!(file.by_id("nothing"), None);
}

#[test]
fn solutions_are_whole_turns_that_solve_their_puzzle() {
    for puzzle in shipped() {
        let mut attempt = Attempt::new(puzzle.clone());
        for action in puzzle.actions() {
            assert!(attempt.legal_actions().contains(&action), "{puzzle}");
            assert!(attempt.play(action).is_some(), "{puzzle}");
        }
        attempt.confirm();
        assert_eq!(attempt.state(), AttemptState::Solved, "{puzzle}");
        assert_eq!(drawbacks(&puzzle, &puzzle.actions()), Some(Vec::new()), "{puzzle}");
    }
}

#[test]
fn another_order_that_ends_alike_solves_a_puzzle_too() {
    let mut tried = false;
    for puzzle in shipped() {
        let mut actions = puzzle.actions();
        actions.reverse();
        let same =
            TurnEnd::of(&puzzle.game(), &actions).is_some_and(|end| Some(end) == puzzle.end());
        if !same || actions == puzzle.actions() {
            continue;
        }
        tried = true;
        let mut attempt = Attempt::new(puzzle);
        actions.into_iter().for_each(|action| assert!(attempt.play(action).is_some()));
        attempt.confirm();
        assert_eq!(attempt.state(), AttemptState::Solved);
    }
    assert!(tried, "some turns can be played backwards");
}

/// Once the pile has run out, a new row comes from the discards: here after the first card of two.
#[test]
fn a_draw_from_an_empty_pile_ends_a_try() {
    let line = "pm1gjff 5 lc 61/40 tortuga KDSHPB/HKPBSD/BSHDKP/HDKBPS/DBKPHS/KBSDHP \
        6.15.23.37.37.37:BK4PS4|11.17.21.23.37.37:B3HS|5.17.22.37.37.37:B2H3S2|\
        18.36.37.37.37.37:BKS2|17.35.37.37.37.37:BHKS2 H B9D17H11K11P16S6 4.3 S35>37 S17>24 24<23";
    let puzzle: Puzzle = line.parse().expect("a puzzle");
    let mut seen = puzzle.seen.clone();
    assert_eq!((seen.pile_len(), seen.row().len()), (0, 1));
    let mut attempt = Attempt::new(puzzle.clone());
    for action in puzzle.actions() {
        let event = attempt.play(action).expect("a legal move");
        seen.apply(&event).expect("an event that can be");
        assert_eq!(seen, attempt.observation());
    }
    assert_eq!((attempt.state(), seen.row().len()), (AttemptState::Solved, 11));
}

fn problem_of(line: &str) -> PuzzleProblem {
    line.parse::<Puzzle>().expect_err(line)
}

#[test]
fn damaged_lines_are_refused_with_the_reason() {
    let line = shipped()[0].to_string();
    let with = |at: usize, word: &str| {
        let mut words: Vec<&str> = line.split(' ').collect();
        words[at] = word;
        words.join(" ")
    };
    assert_eq!(problem_of(""), PuzzleProblem::Fields);
    assert_eq!(problem_of("a b c d e"), PuzzleProblem::Fields);
    assert_eq!(problem_of(&with(0, "zzzzzzz")), PuzzleProblem::Id);
    assert_eq!(problem_of(&with(1, "6")), PuzzleProblem::Grade);
    assert_eq!(problem_of(&with(2, "jx")), PuzzleProblem::Themes);
    assert_eq!(problem_of(&with(2, "")), PuzzleProblem::Themes);
    for chances in ["101/3", "40/40", "40", "x/3", "40/50"] {
        assert_eq!(problem_of(&with(3, chances)), PuzzleProblem::Chances, "{chances}");
    }
    assert_eq!(problem_of(&with(4, "chess")), PuzzleProblem::Position);
    assert_eq!(problem_of(&with(9, "0.1")), PuzzleProblem::Position);
    assert_eq!(problem_of(&with(9, "won.0")), PuzzleProblem::Position);
    assert_eq!(problem_of(&with(10, "x")), PuzzleProblem::Solution);
    assert_eq!(problem_of(&format!("{line} B0>1")), PuzzleProblem::Solution);
}

#[test]
fn damaged_files_are_refused_with_the_line() {
    let refused = |text: &str| text.parse::<PuzzleFile>().expect_err(text);
    assert_eq!(refused(""), FileError::Header);
    assert_eq!(refused("cartagena-puzzles 2\n"), FileError::Header);
    assert_eq!(refused(&"x".repeat(2_000_001)), FileError::TooLong);
    let first = shipped()[0].to_string();
    let twice = format!("cartagena-puzzles 1\n{first}\n{first}\n");
    assert_eq!(refused(&twice), FileError::Twice { line: 3 });
    let broken = format!("cartagena-puzzles 1\n{first}\nnonsense\n");
    let problem = PuzzleProblem::Fields;
    assert_eq!(refused(&broken), FileError::Line { line: 3, problem });
}

proptest! {
    /// Any change of a byte is refused or leads to another sound puzzle, never to a panic.
    #[test]
    fn changed_bytes_never_crash_the_reader(at in 0_usize..150, byte in 32_u8..127, which in 0_usize..100) {
        let mut bytes = shipped()[which].to_string().into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        let text = String::from_utf8(bytes).expect("ASCII");
        if let Ok(puzzle) = text.parse::<Puzzle>() {
            prop_assert_eq!(puzzle.to_string(), text);
            prop_assert!(puzzle.end().is_some());
        }
    }
}

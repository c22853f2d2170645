//! The rules of the themes.

use crate::shipped;
use cartagena::{Action, Game, Seat};
use cartagena_bots::{Reason, turn_reasons};
use cartagena_puzzles::Theme;

fn themes(line: &str, moves: &[&str], proved: bool, reasons: &[Reason]) -> Vec<Theme> {
    let game: Game = line.parse().expect(line);
    let actions: Vec<Action> = moves.iter().map(|text| text.parse().expect(text)).collect();
    Theme::of_turn(&game, &actions, proved, reasons)
}

/// The position of the rulebooks, with everybody far from the end.
const BOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S BDDHPBDSS - 0.3";

#[test]
fn every_shipped_puzzle_has_the_themes_of_the_rules() {
    for puzzle in shipped() {
        let actions = puzzle.actions();
        let reasons = turn_reasons(&puzzle.seen, &actions).expect("a turn");
        assert_eq!(
            Theme::of_turn(&puzzle.game(), &actions, puzzle.proved, &reasons),
            puzzle.themes
        );
    }
}

#[test]
fn a_letter_leads_back_to_its_theme() {
    for theme in Theme::ALL {
        assert_eq!(Theme::from_letter(theme.letter()), Some(theme));
    }
    assert_eq!(Theme::from_letter('x'), None);
}

#[test]
fn a_card_that_boards_from_afar_is_a_theme() {
    let moves = ["B17", "18<", "D0"];
    assert!(!themes(BOOK, &["D0", "D0", "D6"], false, &[]).contains(&Theme::BoardWithOneCard));
    let boards = themes(BOOK, &moves, false, &[]);
    let game: Game = BOOK.parse().expect("a position");
    let boat = game.target(moves[0].parse().expect("a move")).map(|place| place.number());
    assert_eq!(boards.contains(&Theme::BoardWithOneCard), boat == Some(37));
}

#[test]
fn three_cards_are_a_feast_and_two_are_not() {
    let four_cards = ["17<", "18<", "17<"];
    assert!(themes(BOOK, &four_cards, false, &[]).contains(&Theme::FeedOnTheCrowd));
    assert!(!themes(BOOK, &["18<", "."], false, &[]).contains(&Theme::FeedOnTheCrowd));
}

#[test]
fn the_road_is_a_matter_of_the_reasons() {
    let seat = Seat::FIRST;
    let symbol = cartagena::Symbol::Skull;
    for (reason, breaks) in [
        (Reason::Closes { symbol, seat }, true),
        (Reason::Stops { seat }, true),
        (Reason::Leaves { pirates: 1 }, false),
    ] {
        let found = themes(BOOK, &["D0", "."], false, &[reason]);
        assert_eq!(found.contains(&Theme::BreakTheirRoad), breaks, "{reason:?}");
    }
}

#[test]
fn the_end_is_near_with_few_pirates_left_or_a_proof() {
    let line = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        33.37.37.37.37.37:BD4HPS2|5.8.17.17.22.26:BP3S BDDHPBDSS - 0.3";
    let found = themes(line, &["D33", "."], false, &[]);
    assert!(found.contains(&Theme::LastMan) && found.contains(&Theme::CountToTheEnd));
    assert!(themes(BOOK, &["D0", "."], true, &[]).contains(&Theme::CountToTheEnd));
    assert_eq!(themes(BOOK, &["D0", "."], false, &[]), [Theme::QuietTurn]);
}

//! Counting sequences.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::common::{RULEBOOK, at, plain};

#[test]
fn shallow_counts_are_by_definition() {
    let game = at(RULEBOOK);
    assert_eq!((game.perft(0), game.perft(1)), (Ok(1), Ok(29)));
}

#[test]
fn deeper_counts_agree_with_a_counter_in_another_language() {
    let other = |rules: &str| RULEBOOK.replace("tortuga", rules).replace(" 0.3", " 2.2");
    for (line, counts) in [
        (RULEBOOK.to_string(), [29, 812, 21_386, 411_373]),
        (other("tortuga+pass"), [21, 361, 10_772, 304_760]),
        (other("hispaniola-boat"), [20, 321, 9_276, 260_562]),
    ] {
        let game = at(&line);
        assert_eq!([1, 2, 3, 4].map(|depth| game.perft(depth).unwrap()), counts, "{line}");
    }
}

#[test]
fn a_finished_game_is_one_leaf() {
    let won = plain("jamaica", "37.37.37.37.37.37:-|0.0.0.0.0.0:B - - won.0");
    assert_eq!([0, 1, 5].map(|depth| won.perft(depth)), [Ok(1), Ok(1), Ok(1)]);
}

#[test]
fn an_end_in_mid_sequence_is_one_leaf() {
    // The bottle wins at once. After the dagger there are the bottle and `.`,
    // after these the won game and the other seat's one advance.
    let game = plain("jamaica-boat", "31.37.37.37.37.37:BD|0.0.0.0.0.0:B - - 0.3");
    assert_eq!(game.legal(), ["B31>37", "D31>32"]);
    assert_eq!((game.perft(2), game.perft(3)), (Ok(1 + 2), Ok(1 + 1 + 1)));
}

#[test]
fn only_the_last_move_may_touch_the_pile() {
    let game = plain("jamaica", "0.0.0.0.0.5:B|0.0.0.0.0.3:B - - 0.3");
    assert_eq!(game.perft(1), Ok(3));
    assert_eq!(game.perft(2).unwrap_err(), "5<3 takes 1 cards from the draw pile");
    // An advance first, then the retreat is counted without being played.
    let later = plain("jamaica", "0.0.0.0.0.0:K|0.0.0.0.0.3:B - - 0.3");
    assert_eq!(later.perft(2), Ok(2));
}

#[test]
fn a_row_laid_before_the_last_move_is_an_error() {
    let game = plain("tortuga", "0.0.0.0.0.5:B|0.0.0.0.0.3:B K - 0.3");
    assert!(game.perft(2).unwrap_err().contains("takes 12 cards"));
    let enough = plain("tortuga", "0.0.0.0.0.5:B|0.0.0.0.0.3:B KK - 0.3");
    assert!(enough.perft(2).is_ok());
}

#[test]
fn a_retreat_that_finds_no_card_is_counted_on() {
    let game = plain("jamaica", "0.0.0.0.0.5:B17D17H17|0.0.0.0.0.3:K17P17S17 - - 0.3");
    assert!(game.perft(2).unwrap() > game.perft(1).unwrap());
}

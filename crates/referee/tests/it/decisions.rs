//! The turn, its end, and cases that the rulebooks leave open.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::common::{plain, play, refused, rest};

#[test]
fn without_a_move_at_the_start_one_passes() {
    let mut game = plain("jamaica", "0.0.0.0.0.0:-|0.0.0.0.0.0:B - - 0.3");
    assert_eq!(game.legal(), ["."]);
    assert_eq!(play(&mut game, ".", ""), ".");
    assert_eq!(rest(&game), "0.0.0.0.0.0:-|0.0.0.0.0.0:B - - 1.3");
}

#[test]
fn without_a_move_in_mid_turn_one_ends_it() {
    let mut game = plain("jamaica", "0.0.0.0.0.0:B|0.0.0.0.0.0:B - - 0.3");
    assert_eq!(game.legal(), ["B0>1"]);
    play(&mut game, "B0", "");
    assert_eq!(rest(&game), "0.0.0.0.0.1:-|0.0.0.0.0.0:B - B 0.2");
    assert_eq!(game.legal(), ["."]);
}

#[test]
fn the_game_is_drawn_the_moment_nobody_can_move() {
    let mut game = plain("jamaica", "0.0.0.0.0.0:B|0.0.0.0.0.0:- - - 0.3");
    play(&mut game, "B0", "");
    assert_eq!(rest(&game), "0.0.0.0.0.1:-|0.0.0.0.0.0:- - B drawn");
    assert!(game.is_over() && game.winner().is_none() && game.legal().is_empty());
    refused(&game, ".", "", "over");
}

#[test]
fn without_the_boat_option_a_pirate_in_it_saves_no_draw() {
    let seats = "0.0.0.0.2.37:B|0.0.0.0.0.0:- - - 0.3";
    let mut with = plain("jamaica", seats);
    play(&mut with, "B2", "");
    assert_eq!(rest(&with), "0.0.0.0.7.37:-|0.0.0.0.0.0:- - B 0.2");
    assert_eq!(with.legal(), ["37<7", "."]);
    let mut without = plain("jamaica-boat", seats);
    play(&mut without, "B2", "");
    assert_eq!(rest(&without), "0.0.0.0.7.37:-|0.0.0.0.0.0:- - B drawn");
}

#[test]
fn with_an_empty_hand_a_boat_pirate_must_retreat() {
    let seats = "0.0.0.0.0.37:-|0.0.0.0.0.4:B - - 0.3";
    let mut game = plain("jamaica", seats);
    assert_eq!(game.legal(), ["37<4"]);
    refused(&game, ".", "", "must be made");
    assert_eq!(play(&mut game, "37<", "K"), "37<4+K");
    assert_eq!(plain("jamaica-boat", seats).legal(), ["."]);
}

#[test]
fn a_pirate_on_a_bottle_plays_a_bottle() {
    let game = plain("jamaica", "0.0.0.1.7.31:B|0.0.0.0.0.0:- - - 0.3");
    assert_eq!(game.legal().join(" "), "B0>13 B1>13 B7>13 B31>37 7<1 31<7");
}

#[test]
fn own_pirates_block_and_taken_spaces_are_jumped() {
    let game = plain("jamaica", "0.0.0.0.2.8:D|0.0.0.0.0.14:- - - 0.3");
    assert_eq!(game.legal().join(" "), "D0>20 D2>20 D8>20 8<2");
}

#[test]
fn the_last_space_counts() {
    let mut game = plain("jamaica", "0.0.0.0.0.30:S2|0.0.0.0.0.0:- - - 0.3");
    assert_eq!(play(&mut game, "S30", ""), "S30>36");
    assert_eq!(play(&mut game, "S36", ""), "S36>37");
}

#[test]
fn leaving_a_space_of_three_makes_it_two() {
    let mut game = plain("jamaica", "0.0.0.0.9.11:B|0.0.0.3.9.9:- - - 0.3");
    assert_eq!(game.legal()[3..], ["9<3", "11<3"]);
    assert_eq!(play(&mut game, "9<", "B"), "9<3+B");
    assert_eq!(game.legal()[3..], ["11<9", "."]);
    assert_eq!(play(&mut game, "11<", "DH"), "11<9+DH");
    assert_eq!(rest(&game), "0.0.0.0.3.9:B2DH|0.0.0.3.9.9:- - - 0.1");
}

#[test]
fn nobody_retreats_from_or_to_the_fort() {
    let game = plain("jamaica", "0.0.0.0.0.1:B|0.0.0.0.0.0:- - - 0.3");
    refused(&game, "0<", "", "cannot retreat");
    refused(&game, "1<", "", "cannot retreat");
    refused(&game, "1<0", "", "cannot retreat");
}

#[test]
fn the_draw_is_not_optional() {
    let game = plain("jamaica", "0.0.0.0.0.5:-|0.0.0.0.3.3:- - - 0.3");
    refused(&game, "5<", "", "fewer cards");
    refused(&game, "5<", "B", "fewer cards");
    refused(&game, "5<", "BDH", "more cards");
}

#[test]
fn boarding_is_the_only_stop() {
    let game = plain("jamaica", "0.0.0.0.0.31:B|0.0.0.0.0.0:- - - 0.3");
    refused(&game, "B31>1", "", "it goes to 37");
    assert_eq!(play(&mut game.clone(), "B31>37", ""), "B31>37");
}

#[test]
fn the_deck_stays_whole_with_few_players() {
    let game = plain("jamaica", "0.0.0.0.0.0:B|0.0.0.0.0.0:- - - 0.3");
    assert_eq!(game.pile().len(), 101);
}

#[test]
fn the_sixth_pirate_home_wins_in_mid_turn() {
    let mut game = plain("jamaica", "0.0.0.0.0.0:B|31.37.37.37.37.37:B2 - - 1.3");
    assert_eq!(play(&mut game, "B31", ""), "B31>37");
    assert_eq!(rest(&game), "0.0.0.0.0.0:B|37.37.37.37.37.37:B - B won.1");
    assert_eq!((game.winner(), game.is_over()), (Some(1), true));
    assert!(game.legal().is_empty());
    refused(&game, "37<", "", "over");
}

#[test]
fn winning_comes_before_the_draw() {
    let mut game = plain("jamaica-boat", "0.0.0.0.0.0:-|31.37.37.37.37.37:B - - 1.1");
    play(&mut game, "B31", "");
    assert_eq!(game.winner(), Some(1));
}

#[test]
fn a_turn_is_one_to_three_moves() {
    let mut game = plain("jamaica", "0.0.0.0.0.0:B9|0.0.0.0.0.0:B|0.0.0.0.0.0:- - - 0.3");
    refused(&game, ".", "", "must be made");
    for (mv, turn) in [("B0>1", "0.2"), ("B0>7", "0.1"), ("B0>13", "1.3")] {
        play(&mut game, mv, "");
        assert!(game.position().ends_with(turn), "{mv}: {}", game.position());
    }
    play(&mut game, "B0>19", "");
    play(&mut game, ".", "");
    assert!(game.position().ends_with("2.3"));
    play(&mut game, ".", "");
    assert!(game.position().ends_with("0.3"));
}

#[test]
fn the_pass_option_skips_a_whole_turn() {
    let mut game = plain("jamaica+pass", "0.0.0.0.0.0:B|0.0.0.0.0.0:B - - 0.3");
    assert_eq!(game.legal(), ["B0>1", "."]);
    play(&mut game, ".", "");
    assert_eq!(rest(&game), "0.0.0.0.0.0:B|0.0.0.0.0.0:B - - 1.3");
}

#[test]
fn twins_are_one_choice_and_a_drawn_card_is_played_at_once() {
    let mut game = plain("jamaica", "0.0.0.0.5.5:-|0.0.0.0.0.3:- - - 0.3");
    assert_eq!(game.legal(), ["5<3"]);
    play(&mut game, "5<", "K");
    assert_eq!(game.legal(), ["K0>4", "K3>4", "K5>10", "5<3", "."]);
    assert_eq!(play(&mut game, "K5", ""), "K5>10");
    assert_eq!(game.discard(), ['K']);
}

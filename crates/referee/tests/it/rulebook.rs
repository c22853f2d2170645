//! The illustrated game of the rulebooks: the referee agrees with every statement about it.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::common::{RULEBOOK, at, letters, play, refused, rest};

fn to_move(seat: usize) -> cartagena_referee::Naive {
    let line = RULEBOOK.strip_suffix("0.3").unwrap();
    at(&format!("{line}{seat}.3"))
}

#[test]
fn blue_has_twenty_nine_moves_in_order() {
    let expected = "B0>1 D0>7 H0>3 P0>2 S0>4 B6>37 D6>7 H6>16 P6>10 S6>23 \
        B9>37 D9>15 H9>16 P9>10 S9>23 B17>37 D17>24 H17>36 P17>25 S17>23 \
        B18>37 D18>24 H18>36 P18>25 S18>23 6<5 9<8 17<12 18<12";
    assert_eq!(at(RULEBOOK).legal().join(" "), expected);
}

#[test]
fn yellow_skull_jumps_the_taken_skulls() {
    assert_eq!(play(&mut to_move(2), "S9", ""), "S9>23");
}

#[test]
fn red_goes_back_to_two_blue_and_draws_two() {
    let mut game = to_move(1);
    assert_eq!(game.cards_needed("8<"), 0);
    assert_eq!(play(&mut game, "8<", ""), "8<6+BD");
}

#[test]
fn blue_first_plan_builds_a_road_of_daggers() {
    let mut game = at(RULEBOOK);
    let plan = ["D0", "D6", "D6"].map(|mv| play(&mut game, mv, ""));
    assert_eq!(plan, ["D0>7", "D6>15", "D6>24"]);
    let after = "7.9.15.17.18.24:BDHPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|\
        0.11.12.19.19.29:BHKP2S2 BDDHPBDSS D3 1.3";
    assert_eq!(rest(&game), after);
}

#[test]
fn blue_first_plan_is_not_the_misprint() {
    let mut game = at(RULEBOOK);
    play(&mut game, "D0", "");
    assert!(game.legal().contains(&"D6>15".to_string()));
    // The other rulebook's move from 7 to 15 is legal by itself, but the pirates on 6 stay there.
    play(&mut game, "D7", "");
    assert_eq!(play(&mut game, "D6", ""), "D6>7");
}

#[test]
fn blue_second_plan_draws_five_cards() {
    let mut game = at(RULEBOOK);
    let plan = ["17<", "18<", "17<"].map(|mv| play(&mut game, mv, ""));
    assert_eq!(plan, ["17<12+B", "18<17+DD", "17<12+HP"]);
    let after = "0.6.6.9.12.12:B2D6H2P2S2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|\
        0.11.12.19.19.29:BHKP2S2 BDSS - 1.3";
    assert_eq!(rest(&game), after);
}

#[test]
fn blue_third_plan_boards_and_frees_a_bottle() {
    let mut game = at(RULEBOOK);
    refused(&game, "B17>8", "", "it goes to 37");
    assert_eq!(play(&mut game, "B17", ""), "B17>37");
    assert_eq!(play(&mut game, "18<", ""), "18<17+BD");
    assert!(game.legal().contains(&"B9>18".to_string()));
    assert_eq!(play(&mut game, "D0", ""), "D0>7");
}

#[test]
fn the_pile_is_all_that_is_not_shown() {
    let game = at(RULEBOOK);
    assert_eq!(game.pile().len(), 102 - 9 - 5 - 3 - 7 - 9);
    assert_eq!(game.pile().iter().filter(|&&c| c == 'D').count(), 17 - 4 - 3);
    assert_eq!(game.discard(), letters(""));
}

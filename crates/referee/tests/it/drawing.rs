//! Drawing of cards from row, pile and discards, down to the last card of the deck.
//!
//! In these positions seat 0 goes back from 5 to the two pirates on 3 and
//! draws two, or from 3 to the one on 2 and draws one.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::common::{letters, plain, play, refused, refused_long, rest};

const TWO: &str = "0.0.0.0.0.5";
const ONE: &str = "0.0.0.0.0.3";

#[test]
fn jamaica_takes_the_last_of_the_pile_then_the_reshuffled_discards() {
    let mut game = plain("jamaica", &format!("{TWO}:-|0.0.0.0.3.3:- - B17D17H17K17P17S16 0.3"));
    assert_eq!((game.pile(), game.cards_needed("5<3")), (letters("S"), 2));
    refused(&game, "5<", "BS", "no B in the draw pile");
    assert_eq!(play(&mut game, "5<", "SB"), "5<3+SB");
    assert_eq!(rest(&game), "0.0.0.0.0.3:BS|0.0.0.0.3.3:- - - 0.2");
    assert_eq!(game.pile().len(), 100);
}

#[test]
fn jamaica_reshuffles_only_when_a_card_is_wanted() {
    let mut game = plain("jamaica", &format!("{ONE}:-|0.0.0.0.0.2:- - B17D17H17K17P17S16 0.3"));
    assert_eq!(play(&mut game, "3<", "S"), "3<2+S");
    assert_eq!((game.pile().len(), game.discard().len()), (0, 101));
}

#[test]
fn jamaica_draws_what_there_is() {
    let mut game = plain("jamaica", &format!("{TWO}:B17D17H17|0.0.0.0.3.3:K17P17S16 - S 0.3"));
    assert_eq!(game.cards_needed("5<"), 1);
    assert_eq!(play(&mut game, "5<", "S"), "5<3+S");
    assert_eq!(rest(&game), "0.0.0.0.0.3:B17D17H17S|0.0.0.0.3.3:K17P17S16 - - 0.2");
}

#[test]
fn a_retreat_is_legal_with_no_card_anywhere() {
    for rules in ["jamaica", "tortuga", "hispaniola"] {
        let mut game = plain(rules, &format!("{TWO}:B17D17H17|0.0.0.0.3.3:K17P17S17 - - 0.3"));
        assert_eq!(game.cards_needed("5<"), 0);
        assert_eq!(play(&mut game, "5<", ""), "5<3");
        assert_eq!(rest(&game), "0.0.0.0.0.3:B17D17H17|0.0.0.0.3.3:K17P17S17 - - 0.2");
    }
}

#[test]
fn the_card_just_played_can_come_back() {
    let mut game = plain("jamaica", &format!("{TWO}:B17D17H17|0.0.0.0.3.3:K17P17S17 - - 0.3"));
    play(&mut game, "D0", "");
    assert_eq!(game.cards_needed("5<"), 1);
    refused(&game, "5<", "B", "no B");
    assert_eq!(play(&mut game, "5<", "D"), "5<3+D");
}

#[test]
fn a_long_row_gives_its_first_cards_and_needs_none() {
    let mut game = plain("tortuga", &format!("{TWO}:-|0.0.0.0.3.3:- KBS - 0.3"));
    assert_eq!(game.cards_needed("5<"), 0);
    refused(&game, "5<", "B", "more cards");
    assert_eq!(play(&mut game, "5<", ""), "5<3+KB");
    assert_eq!(rest(&game), "0.0.0.0.0.3:BK|0.0.0.0.3.3:- S - 0.2");
}

#[test]
fn a_row_emptied_by_the_last_card_is_laid_at_once() {
    let mut game = plain("tortuga", &format!("{TWO}:-|0.0.0.0.3.3:- KB - 0.3"));
    assert_eq!(game.cards_needed("5<"), 12);
    assert_eq!(play(&mut game, "5<", "BBDDHHKKPPSS"), "5<3+KB=BBDDHHKKPPSS");
    assert_eq!(rest(&game), "0.0.0.0.0.3:BK|0.0.0.0.3.3:- BBDDHHKKPPSS - 0.2");
}

#[test]
fn a_row_emptied_in_mid_draw_is_laid_before_the_second_card() {
    let mut game = plain("tortuga", &format!("{TWO}:-|0.0.0.0.3.3:- K - 0.3"));
    assert_eq!(game.cards_needed("5<"), 12);
    assert_eq!(play(&mut game, "5<", "SBDDHHKKPPSS"), "5<3+KS=SBDDHHKKPPSS");
    assert_eq!(rest(&game), "0.0.0.0.0.3:KS|0.0.0.0.3.3:- BDDHHKKPPSS - 0.2");
}

#[test]
fn laying_goes_on_with_the_reshuffled_discards() {
    // Pile: K5; discards: 20 cards; the rest in hands.
    let seats = format!("{TWO}:B7D7H17|0.0.0.0.3.3:K11P17S17");
    let mut game = plain("tortuga", &format!("{seats} K B10D10 0.3"));
    assert_eq!(game.pile(), letters("KKKKK"));
    refused(&game, "5<", "BBDDBBDDKKKK", "no B in the draw pile");
    refused(&game, "5<", "KKKKKKBBBBBB", "no K in the draw pile");
    assert_eq!(play(&mut game, "5<", "KKKKKBBBDDDD"), "5<3+KK=KKKKKBBBDDDD");
    assert_eq!(rest(&game), "0.0.0.0.0.3:B7D7H17K2|0.0.0.0.3.3:K11P17S17 KKKKBBBDDDD - 0.2");
    assert_eq!(game.pile(), letters("BBBBBBBDDDDDD"));
}

#[test]
fn a_pile_of_exactly_twelve_leaves_the_discards_alone() {
    let seats = format!("{TWO}:B7D7H17|0.0.0.0.3.3:K4P17S17");
    let mut game = plain("tortuga", &format!("{seats} K B10D10 0.3"));
    assert_eq!(play(&mut game, "5<", "KKKKKKKKKKKK"), "5<3+KK=KKKKKKKKKKKK");
    assert_eq!((game.pile(), game.discard().len()), (letters(""), 20));
}

#[test]
fn too_few_cards_make_a_short_row() {
    let seats = format!("{TWO}:B17D17H17|0.0.0.0.3.3:K12P17S16");
    let mut game = plain("tortuga", &format!("{seats} KK S 0.3"));
    assert_eq!(game.cards_needed("5<"), 4);
    assert_eq!(play(&mut game, "5<", "KKKS"), "5<3+KK=KKKS");
    assert_eq!(rest(&game), "0.0.0.0.0.3:B17D17H17K2|0.0.0.0.3.3:K12P17S16 KKKS - 0.2");
}

#[test]
fn the_last_card_of_all_is_laid_and_taken() {
    let seats = format!("{TWO}:B17D17H17|0.0.0.0.3.3:K16P17S16");
    let mut game = plain("tortuga", &format!("{seats} K S 0.3"));
    assert_eq!(game.cards_needed("5<"), 1);
    assert_eq!(play(&mut game, "5<", "S"), "5<3+KS=S");
    assert_eq!(rest(&game), "0.0.0.0.0.3:B17D17H17KS|0.0.0.0.3.3:K16P17S16 - - 0.2");
}

#[test]
fn a_row_that_runs_dry_gives_one_card_of_two() {
    let seats = format!("{TWO}:B17D17H17|0.0.0.0.3.3:K16P17S17");
    let mut game = plain("tortuga", &format!("{seats} K - 0.3"));
    assert_eq!(game.cards_needed("5<"), 0);
    assert_eq!(play(&mut game, "5<", ""), "5<3+K");
    assert_eq!(rest(&game), "0.0.0.0.0.3:B17D17H17K|0.0.0.0.3.3:K16P17S17 - - 0.2");
}

#[test]
fn an_empty_row_waits_for_the_next_draw_not_for_the_next_discard() {
    let mut game = plain("tortuga", &format!("{TWO}:B17D17H17|0.0.0.0.3.3:K17P17S17 - - 0.3"));
    play(&mut game, "D0", "");
    play(&mut game, "H0", "");
    let waiting = "0.0.0.2.5.9:B17D16H16|0.0.0.0.3.3:K17P17S17 - DH 0.1";
    assert_eq!(rest(&game), waiting);
    assert_eq!(game.cards_needed("5<"), 2);
    assert_eq!(play(&mut game, "5<", "HD"), "5<3+HD=HD");
    assert_eq!(rest(&game), "0.0.0.2.3.9:B17D17H17|0.0.0.0.3.3:K17P17S17 - - 1.3");
}

#[test]
fn an_empty_row_is_laid_first_and_its_rest_stays() {
    let seats = format!("{ONE}:B17D17H17|0.0.0.0.0.2:K17P17S15");
    let mut game = plain("hispaniola", &format!("{seats} - S2 0.3"));
    assert_eq!(play(&mut game, "3<", "SS"), "3<2+S=SS");
    assert_eq!(rest(&game), "0.0.0.0.0.2:B17D17H17S|0.0.0.0.0.2:K17P17S15 S - 0.2");
}

#[test]
fn hispaniola_remembers_what_was_taken_openly() {
    let mut game = plain("hispaniola", &format!("{TWO}:K|0.0.0.0.3.3:B KK - 0.3"));
    assert_eq!(game.seen(0), letters(""));
    play(&mut game, "5<", "SDBBBBBBBBBB");
    assert_eq!((game.seen(0), game.seen(1)), (letters("KK"), letters("")));
    play(&mut game, "K0", "");
    assert_eq!(game.seen(0), letters("K"));
    play(&mut game, "K0", "");
    assert_eq!((game.seen(0), game.seen(7)), (letters(""), letters("")));
    assert!(game.position().contains("0.0.0.3.4.10:K|"));
}

#[test]
fn hispaniola_sees_the_newly_laid_card_that_is_taken() {
    let mut game = plain("hispaniola", &format!("{TWO}:-|0.0.0.0.3.3:- K - 0.3"));
    play(&mut game, "5<", "SDBBBBBBBBBB");
    assert_eq!(game.seen(0), letters("KS"));
}

#[test]
fn the_other_variants_keep_no_memory() {
    for (rules, row, dealt) in [("jamaica", "-", "KK"), ("tortuga", "KKK", "")] {
        let mut game = plain(rules, &format!("{TWO}:-|0.0.0.0.3.3:- {row} - 0.3"));
        play(&mut game, "5<", dealt);
        assert_eq!(game.seen(0), letters(""));
    }
}

#[test]
fn a_long_move_must_be_complete_and_true() {
    let game = plain("tortuga", &format!("{TWO}:D|0.0.0.0.3.3:- K - 0.3"));
    let mut played = game.clone();
    played.play_long("5<3+KS=SBDDHHKKPPSS").unwrap();
    assert!(played.position().contains(" BDDHHKKPPSS "));
    for (mv, why) in [
        ("5<3+KS=SBDDHHKKPPS", "fewer cards"),
        ("5<3+KS=SBDDHHKKPPSSS", "more cards"),
        ("5<3+KB=SBDDHHKKPPSS", "in full this move is 5<3+KS="),
        ("5<3+BS=SBDDHHKKPPSS", "in full"),
        ("5<3+K=SBDDHHKKPPSS", "in full"),
        ("5<3+KSB=SBDDHHKKPPSS", "in full"),
        ("5<+KS=SBDDHHKKPPSS", "in full"),
        ("5<2+KS=SBDDHHKKPPSS", "goes to 3"),
        ("5<3=SBDDHHKKPPSS", "not a move"),
        ("5<3=SBDDHHKKPPSS+KS", "not a move"),
        ("5<3+KS", "fewer cards"),
        ("5<3", "fewer cards"),
        ("5<3+??=SBDDHHKKPPSS", "in full"),
        ("5<3+KS=SBDDHHKKPPS?", "no ? in"),
        ("D5", "in full this move is D5>8"),
        ("D5>8+", "in full"),
        ("D5>8+B", "in full"),
        ("D5>8=B", "not a move"),
    ] {
        refused_long(&game, mv, why);
    }
}

#[test]
fn a_long_move_of_jamaica_lays_no_row() {
    let game = plain("jamaica", &format!("{TWO}:D|0.0.0.0.3.3:- - - 0.3"));
    for (mv, why) in
        [("5<3+KS=KS", "in full"), ("5<3+K", "fewer"), ("5<3+KSS", "more"), ("5<3+", "fewer")]
    {
        refused_long(&game, mv, why);
    }
    let mut played = game.clone();
    played.play_long("5<3+KS").unwrap();
    played.play_long("D5").unwrap_err();
    played.play_long("D3>8").unwrap();
    played.play_long(".").unwrap();
    assert_eq!(rest(&played), "0.0.0.0.0.8:KS|0.0.0.0.3.3:- - D 1.3");
}

//! Position lines that are read or refused, and texts that are no moves.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::common::{PLAIN, RULEBOOK, at, plain, refused};
use cartagena_referee::Naive;

/// Asserts the complaint about each line that differs from a good one in one part.
fn bad(good: &str, cases: &[(&str, &str, &str)]) {
    at(good);
    for (part, instead, why) in cases {
        assert!(good.contains(part), "{part} is not in the line");
        let line = good.replacen(part, instead, 1);
        let error = Naive::from_position(&line).expect_err(&line);
        assert!(error.contains(why), "{line}: {error}");
    }
}

#[test]
fn wrong_forms_are_refused() {
    bad(
        RULEBOOK,
        &[
            ("tortuga", "Tortuga", "rules"),
            ("tortuga", "tortuga+boat", "rules"),
            ("tortuga", "tortuga-boat+pass", "rules"),
            ("tortuga", "tortuga+pass+pass", "rules"),
            ("tortuga ", "tortuga  ", "six fields"),
            ("tortuga ", "", "six fields"),
            ("tortuga", " tortuga", "six fields"),
            (" 0.3", " 0.3 ", "six fields"),
            (" 0.3", " 0.3\n", "turn"),
            ("BPHSDK/", "BPHSDB/", "one of each"),
            ("BPHSDK/", "BPHSD/", "one of each"),
            ("BPHSDK/", "", "six segments"),
            ("BPHSDK/", "BPHSDK/BPHSDK/", "six segments"),
            ("BPHSDK/", "bPHSDK/", "one of each"),
            ("0.6.6.9.17.18", "0.6.6.9.18.17", "ascend"),
            ("0.6.6.9.17.18", "0.6.6.9.17", "six pirates"),
            ("0.6.6.9.17.18", "0.0.6.6.9.17.18", "six pirates"),
            ("0.6.6.9.17.18", "0.6.6.9.17.38", "places"),
            ("0.6.6.9.17.18", "00.6.6.9.17.18", "places"),
            ("0.6.6.9.17.18", "0.6.6.9.17.+18", "places"),
            ("0.6.6.9.17.18", "0.6.6..17.18", "places"),
            ("18:BD4", "18BD4", "colon"),
            ("BD4HPS2", "BD4HPS1", "spelled"),
            ("BD4HPS2", "BDDDDHPS2", "spelled"),
            ("BD4HPS2", "D4BHPS2", "spelled"),
            ("BD4HPS2", "BD04HPS2", "cards"),
            ("BD4HPS2", "BD0HPS2", "spelled"),
            ("BD4HPS2", "BD4HPS99999999999999999999", "cards"),
            ("BD4HPS2", "", "spelled -"),
            ("BD4HPS2", "4B", "cards"),
            ("BD4HPS2", "BX", "cards"),
            ("BD4HPS2", "-B", "cards"),
            ("BD4HPS2", "?9", "known"),
            ("BD4HPS2", "BD4?4", "known"),
            ("BDDHPBDSS", "BD2", "row"),
            ("BDDHPBDSS", "BDX", "row"),
            ("BDDHPBDSS", "B-", "row"),
            ("BDDHPBDSS -", "BDDHPBDSS DB", "discard"),
            ("BDDHPBDSS -", "BDDHPBDSS ?", "discard"),
            (" 0.3", " 4.3", "turn"),
            (" 0.3", " 0.4", "turn"),
            (" 0.3", " 0.0", "turn"),
            (" 0.3", " 00.3", "turn"),
            (" 0.3", " 0.3.", "turn"),
            (" 0.3", " 0", "turn"),
            (" 0.3", " won", "turn"),
            (" 0.3", " won.4", "turn"),
            (" 0.3", " Drawn", "turn"),
        ],
    );
}

#[test]
fn impossible_positions_are_refused() {
    bad(
        RULEBOOK,
        &[
            ("tortuga", "jamaica", "Jamaica has none"),
            ("BDDHPBDSS", "BDDHPBDSSBDHK", "13 cards"),
            ("BDDHPBDSS", "-", "empty, with"),
            ("BD4HPS2", "BD15HPS2", "D stands 18 times"),
            ("BDDHPBDSS -", "BDDHPBDSS K16", "K stands 18 times"),
            ("5.8.17", "5.17.17", "three pirates on space 17"),
            (" 0.3", " won.0", "not all pirates of seat 0"),
            ("0.6.6.9.17.18", "37.37.37.37.37.37", "all pirates of seat 0"),
            (" 0.3", " drawn", "somebody can move"),
        ],
    );
    let won = format!("jamaica {PLAIN} 37.37.37.37.37.37:-|0.0.0.0.0.0:- - - won.0");
    bad(
        &won,
        &[
            ("won.0", "won.1", "seat 0"),
            ("won.0", "0.3", "seat 0"),
            ("won.0", "drawn", "seat 0"),
            ("0.0.0.0.0.0", "37.37.37.37.37.37", "seat 1"),
        ],
    );
    let drawn = format!("jamaica {PLAIN} 0.0.0.0.0.1:-|0.0.0.0.0.37:- - - drawn");
    let no_boat = drawn.replace("jamaica", "jamaica-boat");
    bad(&no_boat, &[("drawn", "0.3", "nobody can move"), ("-boat", "", "somebody")]);
    bad(&no_boat, &[("37:-", "37:B", "somebody can move"), (" drawn", "", "six fields")]);
}

#[test]
fn two_to_five_seats_are_read() {
    let seat = "0.0.0.0.0.0:B";
    for seats in 0..8 {
        let line = format!("jamaica {PLAIN} {} - - 0.3", vec![seat; seats].join("|"));
        assert_eq!(Naive::from_position(&line).is_ok(), (2..=5).contains(&seats), "{line}");
    }
}

#[test]
fn what_play_could_not_reach_is_read_all_the_same() {
    for rules in ["jamaica", "jamaica+pass", "jamaica-boat", "jamaica+pass-boat"] {
        plain(rules, "0.0.0.0.0.0:B17D17|7.7.7.8.8.8:- - H17 1.1");
    }
    plain("tortuga", "37.37.37.37.37.37:-|0.0.0.0.0.0:B D - won.0");
    plain("hispaniola", "0.0.0.0.0.0:B17D17H17|0.0.0.0.0.0:K17P17 - S17 0.2");
    plain("hispaniola", "0.0.0.0.0.0:-|0.0.0.0.0.0:- BDHKPSBDHKPS - drawn");
}

#[test]
fn words_that_are_no_legal_moves_are_refused() {
    let game = at(RULEBOOK);
    for (mv, why) in [
        ("", "not a move"),
        ("..", "not a move"),
        (" D6", "not a move"),
        ("D6 ", "not a move"),
        ("d6", "not a move"),
        ("D", "not a move"),
        ("D06", "not a move"),
        ("D+6", "not a move"),
        ("D38", "not a move"),
        ("D6>", "not a move"),
        ("D6>38", "not a move"),
        ("D6>7>8", "not a move"),
        ("D6<7", "not a move"),
        ("6>7", "not a move"),
        ("<", "not a move"),
        ("6<5<", "not a move"),
        ("6<05", "not a move"),
        ("17<12+B", "not a move"),
        ("é6", "not a move"),
        ("K6", "no card K"),
        ("D5", "no pirate on 5"),
        ("D6>15", "goes to 7"),
        ("5<", "no pirate on 5"),
        ("6<4", "goes to 5"),
        ("0<", "cannot retreat"),
        (".", "must be made"),
    ] {
        refused(&game, mv, "", why);
        assert_eq!(game.cards_needed(mv), 0, "{mv}");
    }
    refused(&game, "D6", "B", "only a retreat");
    let yellow = at(&RULEBOOK.replace(" 0.3", " 2.3").replacen("2.30.33", "0.30.33", 0));
    refused(&yellow, "B37", "", "home");
}

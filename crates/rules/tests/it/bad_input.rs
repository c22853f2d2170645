//! Positions and moves that are refused, with the field, the problem and the place to point at.

use crate::common::RULEBOOK;
use cartagena::{
    Fault, Field, Game, IllegalAction, Notated, ParseMoveError, Place, Problem, Row, Seat, Setup,
    Symbol, Viewer, WrongMove,
};

const TUNNEL: &str = "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS";

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn place(number: u8) -> Place {
    Place::new(number).expect("a place")
}

/// Reads a position as any viewer would and expects a fault that points at `shown`.
fn check(line: &str, field: Field, problem: Problem, shown: &str) {
    let read = line.parse::<Setup>().and_then(|setup| setup.observation(Viewer::Public).map(drop));
    let fault: Fault = read.expect_err(line);
    assert_eq!((fault.field, fault.problem), (field, problem), "{line}");
    assert_eq!(&line[fault.span(line)], shown, "{line}");
}

/// A position in which one field is replaced.
fn with(field: usize, text: &str) -> String {
    let mut fields: Vec<&str> = RULEBOOK.split(' ').collect();
    fields[field] = text;
    fields.join(" ")
}

#[test]
fn fields() {
    let six = Problem::FieldCount;
    for line in ["", "tortuga", &RULEBOOK.replace(" - ", " ")] {
        check(line, Field::Line, six, line.get(..1).unwrap_or(""));
    }
    for line in [format!("{RULEBOOK} "), format!(" {RULEBOOK}"), RULEBOOK.replace(" - ", "  - ")] {
        check(&line, Field::Line, six, &line[..1]);
    }
    let tab = RULEBOOK.replace(" - ", "\t- ");
    check(&tab, Field::Line, six, "t");
}

#[test]
fn rules() {
    for (text, problem, shown) in [
        ("", Problem::UnknownVariant, " "),
        ("Tortuga", Problem::UnknownVariant, "T"),
        ("cuba", Problem::UnknownVariant, "c"),
        ("tortuga+boat", Problem::UnknownOption, "+"),
        ("tortuga-pass", Problem::UnknownOption, "-"),
        ("tortuga-boat+pass", Problem::UnknownOption, "-"),
        ("tortuga+pass+pass", Problem::UnknownOption, "+"),
    ] {
        check(&with(0, text), Field::Rules, problem, shown);
    }
}

#[test]
fn tunnel() {
    let twice = Problem::SymbolTwice(Symbol::Bottle);
    for (text, problem, shown) in [
        ("BPHSDK", Problem::SegmentCount, "B"),
        ("BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB", Problem::SegmentCount, "B"),
        ("BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS/", Problem::SegmentCount, "B"),
        ("BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBP", Problem::SegmentLength, "H"),
        ("BPHSDB/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS", twice, "B"),
        ("BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPSB", twice, "B"),
        ("BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPX", Problem::NotASymbol('X'), "X"),
        ("bPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS", Problem::NotASymbol('b'), "b"),
        ("🍾PHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS", Problem::NotASymbol('🍾'), "🍾"),
    ] {
        check(&with(1, text), Field::Tunnel, problem, shown);
    }
}

#[test]
fn seats() {
    let one = "0.0.0.0.0.0:B";
    check(&with(2, one), Field::Seats, Problem::SeatCount, "0");
    check(&with(2, &[one; 6].join("|")), Field::Seats, Problem::SeatCount, "0");
    for (text, problem, shown) in [
        ("0.0.0.0.0.0", Problem::SeatForm, "0"),
        ("0.0.0.0.0:B", Problem::PirateCount, "0"),
        ("0.0.0.0.0.0.0:B", Problem::PirateCount, "0"),
        ("0.0.0.0.0.38:B", Problem::NotAPlace, "3"),
        ("0.0.0.0.0.300:B", Problem::NotAPlace, "3"),
        ("0.0.0.0.0.07:B", Problem::NotAPlace, "0"),
        ("0.0.0.0.0.+7:B", Problem::NotAPlace, "+"),
        ("0.0.0.0.0.:B", Problem::NotAPlace, ":"),
        ("0.0.0.0.7.6:B", Problem::PlacesUnsorted, "6"),
        ("0.0.0.0.0.0:", Problem::NoCards, " "),
        ("0.0.0.0.0.0:DB", Problem::CardsUnsorted, "B"),
        ("0.0.0.0.0.0:BB", Problem::CardsUnsorted, "B"),
        ("0.0.0.0.0.0:B1", Problem::BadCount, "1"),
        ("0.0.0.0.0.0:B02", Problem::BadCount, "0"),
        ("0.0.0.0.0.0:B0", Problem::BadCount, "0"),
        ("0.0.0.0.0.0:B999", Problem::TooManyOf(Symbol::Bottle), "9"),
        ("0.0.0.0.0.0:B18", Problem::TooManyOf(Symbol::Bottle), "1"),
        ("0.0.0.0.0.0:2B", Problem::NotASymbol('2'), "2"),
        ("0.0.0.0.0.0:B-", Problem::NotASymbol('-'), "-"),
        ("0.0.0.0.0.0:?0", Problem::BadCount, "0"),
        ("0.0.0.0.0.0:?", Problem::BadCount, " "),
        ("0.0.0.0.0.0:?01", Problem::BadCount, "0"),
        ("0.0.0.0.0.0:?103", Problem::TooManyCards, "1"),
        ("0.0.0.0.0.0:?2222222226", Problem::TooManyCards, "2"),
        ("0.0.0.0.0.0:-?2", Problem::NotASymbol('-'), "-"),
        ("0.0.0.0.0.0:?2B", Problem::BadCount, "2"),
    ] {
        let line = with(2, &format!("{one}|{text}"));
        check(&line, Field::Seat(seat(1)), problem, shown);
    }
}

#[test]
fn impossible_cards_and_pirates() {
    let fresh = "0.0.0.0.0.0";
    let line =
        |rules, seats: &str, row, discard| format!("{rules} {TUNNEL} {seats} {row} {discard} 0.3");
    let first = Field::Seat(Seat::FIRST);
    let second = Field::Seat(seat(1));
    let seats = format!("{fresh}:B9|{fresh}:B9");
    let bottle = Problem::TooManyOf(Symbol::Bottle);
    check(&line("jamaica", &seats, "-", "-"), second, bottle, &format!("{fresh}:B9"));
    let seats = format!("{fresh}:B|{fresh}:K");
    check(&line("tortuga", &seats, "BBB", "B15"), Field::Discard, bottle, "B15");
    check(&line("jamaica", &seats, "B", "-"), Field::Row, Problem::RowInJamaica, "B");
    check(&line("tortuga", &seats, "-", "-"), Field::Row, Problem::RowNotLaid, "-");
    check(&line("hispaniola", &seats, "-", "-"), Field::Row, Problem::RowNotLaid, "-");
    check(&line("tortuga", &seats, "BDHKPSBDHKPSB", "-"), Field::Row, Problem::RowTooLong, "B");
    check(&line("tortuga", &seats, "", "-"), Field::Row, Problem::NoCards, " ");
    check(&line("tortuga", &seats, "B2", "-"), Field::Row, Problem::NotASymbol('2'), "2");
    check(&line("jamaica", &seats, "-", ""), Field::Discard, Problem::NoCards, " ");
    check(&line("jamaica", &seats, "-", "?2"), Field::Discard, Problem::NotASymbol('?'), "?");
    let seats = format!("{fresh}:?60|{fresh}:?43");
    let all = Problem::TooManyCards;
    check(&line("jamaica", &seats, "-", "-"), Field::Seats, all, &seats);
    let seats = format!("{fresh}:?6|{fresh}:K");
    let shown = format!("{fresh}:?6");
    check(&line("tortuga", &seats, "B", "-"), first, Problem::UnknownCards, &shown);
    let seats = format!("{fresh}:B?6|{fresh}:K");
    let shown = format!("{fresh}:B?6");
    check(&line("jamaica", &seats, "-", "-"), first, Problem::PartlyKnown, &shown);
    let seats = "0.0.4.4.4.5:B|0.0.0.0.0.4:K";
    let crowd = Problem::CrowdedSpace(place(4));
    check(&line("jamaica", seats, "-", "-"), second, crowd, "0.0.0.0.0.4:K");
}

#[test]
fn turns() {
    let line = |seats: &str, turn: &str| format!("jamaica {TUNNEL} {seats} - - {turn}");
    let check = |seats: &str, turn: &str, problem, shown: &str| {
        check(&line(seats, turn), Field::Turn, problem, shown);
    };
    let running = "0.0.0.0.0.0:B|0.0.0.0.0.0:B";
    check(running, "0", Problem::TurnForm, "0");
    check(running, "x.3", Problem::TurnForm, "x");
    check(running, "00.3", Problem::TurnForm, "0");
    check(running, "won", Problem::TurnForm, "w");
    check(running, "Drawn", Problem::TurnForm, "D");
    check(running, "0.0", Problem::MovesLeft, "0");
    check(running, "0.4", Problem::MovesLeft, "4");
    check(running, "0.03", Problem::MovesLeft, "0");
    check(running, "0.3.1", Problem::MovesLeft, "3");
    check(running, "5.3", Problem::NoSuchSeat, "5");
    check(running, "2.3", Problem::NoSuchSeat, "2.3");
    check(running, "won.4", Problem::NoSuchSeat, "won.4");
    check(running, "won.0", Problem::WonNotHome(Seat::FIRST), "won.0");
    check(running, "drawn", Problem::DrawnTooSoon, "drawn");
    let home = "37.37.37.37.37.37:B|0.0.0.0.0.0:B";
    check(home, "1.3", Problem::HomeNotWon(Seat::FIRST), "1.3");
    check(home, "won.1", Problem::HomeNotWon(Seat::FIRST), "won.1");
    let both = "37.37.37.37.37.37:B|37.37.37.37.37.37:B";
    check(both, "won.0", Problem::HomeNotWon(seat(1)), "won.0");
    let stuck = "0.0.0.0.0.0:-|0.0.0.0.0.1:-";
    check(stuck, "0.3", Problem::NobodyCanMove, "0.3");
}

/// Odd but possible positions must be accepted.
#[test]
fn odd_but_possible() {
    for line in [
        format!("jamaica {TUNNEL} 0.0.0.0.0.0:-|0.0.0.0.0.1:- - - drawn"),
        format!("hispaniola+pass-boat {TUNNEL} 0.0.0.0.0.0:B?3|0.0.0.0.0.1:?1 BB - 0.1"),
        format!("jamaica {TUNNEL} 37.37.37.37.37.37:-|5.5.5.5.5.5:- - - won.0")
            .replace("5.5.5.5.5.5", "5.5.5.6.6.6"),
        format!("tortuga {TUNNEL} 0.0.0.0.0.0:B17D17H17K17P17S16|0.0.0.0.0.0:- - S 1.3"),
        format!("jamaica {TUNNEL} 0.0.0.0.0.0:?51|0.0.0.0.0.0:?51 - - 1.3"),
    ] {
        let setup: Setup = line.parse().unwrap_or_else(|fault| panic!("{line}: {fault}"));
        let seen =
            setup.observation(Viewer::Public).unwrap_or_else(|fault| panic!("{line}: {fault}"));
        assert_eq!(seen.to_string(), line);
    }
}

#[test]
fn hidden_hands_are_no_game() {
    let line = format!("jamaica {TUNNEL} 0.0.0.0.0.0:B|0.0.0.0.0.0:?6 - - 0.3");
    let fault = line.parse::<Game>().expect_err("hidden");
    assert_eq!((fault.field, fault.problem), (Field::Seat(seat(1)), Problem::HiddenHands));
    let seen = line.parse::<Setup>().expect("form").observation(Viewer::Public).expect("possible");
    assert_eq!(seen.legal_actions().map(|actions| actions.len()), Some(1));
    let hidden = line.replace("0.3", "1.3").parse::<Setup>().expect("form");
    assert_eq!(hidden.observation(Viewer::Public).expect("possible").legal_actions(), None);
}

#[test]
fn moves_of_the_wrong_form() {
    for (text, at) in [
        ("", 0),
        (" ", 0),
        ("..", 1),
        ("D", 1),
        ("d6", 0),
        ("D38", 1),
        ("D06", 1),
        ("D6>", 3),
        ("D6>15+B", 5),
        ("D6 ", 2),
        ("D-1", 1),
        ("18", 2),
        ("18<<", 3),
        ("18<17+", 6),
        ("18<17+?", 6),
        ("18<17+BDB", 8),
        ("18<17=BD", 5),
        ("18<+BD", 3),
        ("18<17+BD=", 9),
        ("18<17+BD=BBBBBBBBBBBBB", 21),
        ("18<17 ", 5),
        ("X6", 0),
        ("D6>15>16", 5),
        ("é", 0),
        ("D4294967302", 1),
        (".\r", 1),
    ] {
        assert_eq!(text.parse::<Notated>(), Err(ParseMoveError(at)), "{text:?}");
    }
}

#[test]
fn moves_that_do_not_fit() {
    let game: Game = RULEBOOK.parse().expect("a game");
    let wrong = |text: &str| {
        let notated: Notated = text.parse().expect("a move");
        notated.resolve(&game).expect_err(text)
    };
    assert_eq!(wrong("D6>24"), WrongMove::Target(place(7)));
    assert_eq!(wrong("18<17"), WrongMove::Target(place(12)));
    assert_eq!(wrong("K6"), WrongMove::Illegal(IllegalAction::NotInHand(Symbol::Key)));
    assert_eq!(wrong("."), WrongMove::Illegal(IllegalAction::MustMove));
    for text in ["18<12+D", "18<12+BD", "18<12+B=K"] {
        assert_eq!(wrong(text), WrongMove::Chance, "{text}");
    }
}

#[test]
fn chance_has_to_be_complete_and_possible() {
    let jamaica: Game =
        format!("jamaica {TUNNEL} 0.0.0.4.4.9:B|0.0.0.0.0.0:B16 - - 0.3").parse().expect("a game");
    let resolve = |game: &Game, text: &str| text.parse::<Notated>().expect("a move").resolve(game);
    assert_eq!(
        resolve(&jamaica, "9<4+KK").map(|dealt| dealt.map(|dealt| dealt.len())),
        Ok(Some(2))
    );
    assert_eq!(resolve(&jamaica, "9<4"), Ok(None));
    assert_eq!(resolve(&jamaica, "9<4+K"), Err(WrongMove::Chance));
    assert_eq!(resolve(&jamaica, "9<4+KK=D"), Err(WrongMove::Chance));
    let gone = IllegalAction::NotInPile(Symbol::Bottle);
    assert_eq!(resolve(&jamaica, "9<4+BK"), Err(WrongMove::Illegal(gone)));

    let row: Game =
        format!("tortuga {TUNNEL} 0.0.0.4.4.9:B|0.0.0.0.0.0:B K - 0.3").parse().expect("a game");
    assert_eq!(resolve(&row, "9<4+KH"), Err(WrongMove::Chance));
    assert_eq!(resolve(&row, "9<4+KH=HSSSDDDBBBP"), Err(WrongMove::Chance));
    assert_eq!(resolve(&row, "9<4+KS=HSSSDDDBBBPP"), Err(WrongMove::Chance));
    let laid = resolve(&row, "9<4+KH=HSSSDDDBBBPP").expect("possible").expect("said");
    assert_eq!(laid.iter().copied().collect::<Row>().len(), 12);
}

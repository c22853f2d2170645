//! Records that are refused, with the problem and the place.

use cartagena::{Fault, Seat, WrongMove};
use cartagena_deal::Seed;
use cartagena_record::{MAX_BYTES, MAX_LINE_BYTES, MAX_MOVES, MAX_TAGS, Record, RecordProblem};

const GOOD: &str = r#"[Cartagena "1"]
[Rules "tortuga"]
[Tunnel "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS"]
[Seat0 "Blue \"the\" Beard"]
[Seat1 "アンナ"]
[First "0"]
[Hands "B2DHKP|DHKPS2"]
[Row "KHDSPBBDHKSS"]
[Event "Friday \\ evening"]
[Result "unfinished"]

1. 0: B0>1 D0>5 .
2. 1: D0>7 7<5+K .
3. 0: P0>2
"#;

/// Replaces a text by another and expects a problem at a line and column.
fn check(old: &str, new: &str, problem: RecordProblem, place: (usize, usize)) {
    assert!(GOOD.contains(old), "{old}");
    let text = GOOD.replacen(old, new, 1);
    let error = Record::read(&text).expect_err(&text);
    assert_eq!(error.problem, problem, "{new}");
    assert_eq!(error.line_and_column(&text), place, "{new}");
}

/// The same for a start that is not a position.
fn check_position(old: &str, new: &str, position: cartagena::Problem, place: (usize, usize)) {
    let text = GOOD.replacen(old, new, 1);
    let error = Record::read(&text).expect_err(&text);
    let RecordProblem::Position(Fault { problem, .. }) = error.problem else { panic!("{error:?}") };
    assert_eq!(problem, position, "{new}");
    assert_eq!(error.line_and_column(&text), place, "{new}");
}

#[test]
fn the_good_one_is_good() {
    let record = Record::read(GOOD).expect("a record");
    assert_eq!(record.name(Seat::FIRST), "Blue \"the\" Beard");
    assert_eq!(record.other_tags, [("Event".to_owned(), "Friday \\ evening".to_owned())]);
    assert_eq!(record.turns().len(), 3);
    assert_eq!(record.to_string(), GOOD);
}

#[test]
fn line_ends_blanks_and_remarks_do_not_matter() {
    let dressed = format!("\u{feff}{GOOD}");
    assert_eq!(Record::read(&dressed), Record::read(GOOD));
    let dressed = GOOD.replace('\n', " \r\n\r\n# a remark\r\n  ");
    assert_eq!(Record::read(&dressed), Record::read(GOOD));
}

#[test]
fn tags() {
    check("[Cartagena \"1\"]\n", "", RecordProblem::NotARecord, (1, 1));
    check("Cartagena \"1\"", "Cartagena \"2\"", RecordProblem::UnsupportedVersion, (1, 13));
    check("[Rules \"tortuga\"]", "[Rules tortuga]", RecordProblem::TagForm, (2, 1));
    check("[Rules \"tortuga\"]", "[Rules \"tor\"tuga\"]", RecordProblem::TagForm, (2, 1));
    check("[Rules \"tortuga\"]", "[Rules \"tortuga\\\"]", RecordProblem::TagForm, (2, 1));
    check("[Rules \"tortuga\"]", "[Rules \"\\n\"]", RecordProblem::TagForm, (2, 1));
    check("[Rules \"tortuga\"]", "[", RecordProblem::TagForm, (2, 1));
    check("[Rules \"tortuga\"]", "[\"]", RecordProblem::TagForm, (2, 1));
    check("[Rules \"tortuga\"]", "[Rules \"]", RecordProblem::TagForm, (2, 1));
    check("[Event", "[Rules", RecordProblem::TagTwice, (9, 9));
    check("[Rules \"tortuga\"]\n", "", RecordProblem::TagMissing("Rules"), (11, 1));
    check("[Row", "[Column", RecordProblem::TagMissing("Row"), (12, 1));
    check("[Hands", "[Fists", RecordProblem::TagMissing("Hands"), (12, 1));
    check("[Result \"unfinished\"]\n", "", RecordProblem::TagMissing("Result"), (11, 1));
    check("3. 0: P0>2", "[Late \"x\"]", RecordProblem::TagTooLate, (14, 1));
    check("[Event", "[Position", RecordProblem::TagConflictsWithPosition, (2, 9));
    check("アンナ", " アンナ", RecordProblem::InvalidName, (5, 9));
    check("アンナ", &"ア".repeat(41), RecordProblem::InvalidName, (5, 9));
    check("アンナ", "ア\tナ", RecordProblem::InvalidName, (5, 9));
    check("Friday", &"x".repeat(MAX_LINE_BYTES), RecordProblem::LineTooLong, (9, 1));
}

#[test]
fn bounds() {
    let long = format!("{GOOD}{}", "#\n".repeat(MAX_BYTES / 2));
    assert_eq!(Record::read(&long).expect_err("long").problem, RecordProblem::TooLong);
    let tags: String = (0..MAX_TAGS).map(|n| format!("[X{n} \"\"]\n")).collect();
    check("[Result", &format!("{tags}[Result"), RecordProblem::TooManyTags, (MAX_TAGS + 1, 7));
    let passing = GOOD.replace("tortuga", "tortuga+pass");
    let mut record = Record::read(&passing).expect("a record");
    let pass = |record: &Record| record.end().clone().play(cartagena::Action::EndTurn, &[]);
    while record.events().len() < MAX_MOVES {
        record.push(pass(&record).expect("a pass")).expect("room");
    }
    assert_eq!(record.push(pass(&record).expect("a pass")), Err(RecordProblem::TooManyMoves));
    let text = record.to_string();
    assert_eq!(Record::read(&text).expect("just fits").events().len(), MAX_MOVES);
    let seat = record.end().turn().seat().expect("a seat");
    let one_more = format!("{text}{}. {seat}: .\n", record.turns().len() + 1);
    assert_eq!(Record::read(&one_more).expect_err("one more").problem, RecordProblem::TooManyMoves);
}

#[test]
fn starts() {
    use cartagena::Problem::{
        NoSuchSeat, NotASymbol, RowTooLong, SeatCount, SymbolTwice, UnknownVariant,
    };
    check_position("tortuga", "tortoise", UnknownVariant, (2, 9));
    check_position("BPHSDK", "BPHSDB", SymbolTwice(cartagena::Symbol::Bottle), (3, 10));
    check_position("B2DHKP|DHKPS2", "B2DHKP", SeatCount, (7, 9));
    check_position("B2DHKP|", "B2DHKX|", NotASymbol('X'), (7, 9));
    check_position("KHDSPBBDHKSS", "KHDSPBBDHKSSS", RowTooLong, (8, 7));
    check_position("First \"0\"", "First \"2\"", NoSuchSeat, (6, 9));
}

/// A long line is pointed at where it is wrong.
#[test]
fn a_position_that_is_none() {
    let line =
        "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS 4.4.4.4.9.9:B|0.0.0.0.0.0:S - - 0.9";
    let text = format!("[Cartagena \"1\"]\n[Position \"{line}\"]\n[Result \"unfinished\"]\n");
    let error = Record::read(&text).expect_err("nine moves");
    assert_eq!(error.line_and_column(&text), (2, 12 + line.len() - 1));
}

#[test]
fn turns() {
    check("2. 1: ", "2 1 ", RecordProblem::TurnForm, (13, 1));
    check("2. 1: ", "2.: ", RecordProblem::TurnForm, (13, 1));
    check("2. 1: ", "two. 1: ", RecordProblem::TurnForm, (13, 1));
    check("2. 1: ", "02. 1: ", RecordProblem::WrongTurnNumber(2), (13, 1));
    check("2. 1: ", "+2. 1: ", RecordProblem::TurnForm, (13, 1));
    check("2. 1: ", "3. 1: ", RecordProblem::WrongTurnNumber(2), (13, 1));
    check("2. 1: ", "2. 0: ", RecordProblem::WrongTurnSeat(Seat::new(1).expect("a seat")), (13, 1));
    check("D0>7 7<5+K .", "", RecordProblem::NoMoves, (13, 6));
    check("D0>7 7<5+K .", "D0>7 7<5+K . D0>7", RecordProblem::MoveAfterTurnEnd, (13, 20));
    check("D0>7 7<5+K .", "D0>7 7<5+K", RecordProblem::TurnNotEnded, (14, 1));
    check("D0>7", "D0>>7", RecordProblem::NotAMove, (13, 7));
    check("D0>7", "D0", RecordProblem::NotLongForm, (13, 7));
    check("7<5+K", "7<", RecordProblem::NotLongForm, (13, 12));
    check("7<5+K", "7<5", RecordProblem::NotLongForm, (13, 12));
    check("7<5+K", "7<5+H", RecordProblem::WrongMove(WrongMove::Chance), (13, 12));
    check(
        "D0>7",
        "D0>12",
        RecordProblem::WrongMove(WrongMove::Target(cartagena::Place::new(7).expect("a place"))),
        (13, 7),
    );
    check("unfinished", "drawn", RecordProblem::ResultMismatch, (10, 10));
    check("unfinished", "won.1", RecordProblem::ResultMismatch, (10, 10));
    check("unfinished", "lost", RecordProblem::InvalidResult, (10, 10));
}

#[test]
fn deals() {
    let seed = Seed::from_number(5);
    let tag = |name: &str, value: &str| format!("[{name} \"{value}\"]\n[Result");
    let zeros = "0".repeat(64);
    check("[Result", &tag("Deal", &zeros), RecordProblem::InvalidDeal, (10, 8));
    check("[Result", &tag("Deal", "1 00"), RecordProblem::InvalidDeal, (10, 8));
    check("[Result", &tag("Seed", "00"), RecordProblem::InvalidDeal, (10, 8));
    check("[Result", &tag("Unconfirmed", "maybe"), RecordProblem::NotYesOrNo, (10, 15));
    check("[Result", &tag("Unconfirmed", "yes"), RecordProblem::NothingUnconfirmed, (10, 15));
    check("B2DHKP|", "B3DHKP|", RecordProblem::NotDealt, (7, 9));
    let both = format!("[Deal \"1 {zeros}\"]\n[Seed \"{seed}\"]\n[Result");
    check("[Result", &both, RecordProblem::SeedMismatch, (11, 8));
}

/// A start that the seed does not deal was once taken for a position that somebody set up.
#[test]
fn a_start_that_the_seed_does_not_give() {
    let golden = include_str!("../golden/21-tortuga-2.txt");
    let (tags, _) = golden.split_once("\n\n").expect("turns");
    let tags = format!("{}\n", tags.replace("\"won.", "\"unfinished\"]\n[Was \"won."));
    Record::read(&tags).expect("a game that has not begun");
    let hands = tags.lines().find(|line| line.starts_with("[Hands")).expect("hands");
    let (one, two) = hands[8..hands.len() - 2].split_once('|').expect("two hands");
    let swapped = tags.replace(hands, &format!("[Hands \"{two}|{one}\"]"));
    assert_eq!(Record::read(&swapped).expect_err("a lie").problem, RecordProblem::CardsNotFromSeed);
}

#[test]
fn cards_that_the_seed_does_not_give() {
    let golden = include_str!("../golden/02-jamaica-2.txt");
    let record = Record::read(golden).expect("a golden game");
    let seed = record.seed.expect("a seed");
    let other = golden
        .replace(&seed.to_string(), &Seed::from_number(1).to_string())
        .replace(&seed.commitment().to_string(), &Seed::from_number(1).commitment().to_string());
    let error = Record::read(&other).expect_err("another deal");
    assert_eq!(error.problem, RecordProblem::CardsNotFromSeed);
    assert_eq!(error.line_and_column(&other).0, 9);
}

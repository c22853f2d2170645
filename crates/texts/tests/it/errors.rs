//! Every error has its sentence in every language, and no two errors share one.

use std::collections::BTreeMap;
use std::fmt::Debug;

use cartagena::{
    Fault, Field, Game, IllegalAction, ParseMoveError, Place, Problem, Seat, Symbol, WrongMove,
};
use cartagena_record::RecordProblem;
use cartagena_record::{Record, RecordError};
use cartagena_table::Refusal;
use cartagena_texts::{Lang, Texts, bidi, ids};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn place(number: u8) -> Place {
    Place::new(number).expect("a place")
}

/// The variants of an enum, each with a value. The match has no other use than not to compile
/// when one is missing from the list.
macro_rules! all {
    ($name:ident: $enum:ty { $($pattern:pat => $value:expr),* $(,)? }) => {
        fn $name() -> Vec<$enum> {
            fn known(case: $enum) -> $enum {
                match &case { $($pattern => {})* }
                case
            }
            [$($value),*].into_iter().map(known).collect()
        }
    };
}

all!(fields: Field {
    Field::Line => Field::Line,
    Field::Rules => Field::Rules,
    Field::Tunnel => Field::Tunnel,
    Field::Seats => Field::Seats,
    Field::Seat(_) => Field::Seat(seat(3)),
    Field::Row => Field::Row,
    Field::Discard => Field::Discard,
    Field::Turn => Field::Turn,
});

all!(problems: Problem {
    Problem::FieldCount => Problem::FieldCount,
    Problem::UnknownVariant => Problem::UnknownVariant,
    Problem::UnknownOption => Problem::UnknownOption,
    Problem::SegmentCount => Problem::SegmentCount,
    Problem::SegmentLength => Problem::SegmentLength,
    Problem::NotASymbol(_) => Problem::NotASymbol('x'),
    Problem::SymbolTwice(_) => Problem::SymbolTwice(Symbol::Key),
    Problem::SeatCount => Problem::SeatCount,
    Problem::SeatForm => Problem::SeatForm,
    Problem::PirateCount => Problem::PirateCount,
    Problem::NotAPlace => Problem::NotAPlace,
    Problem::PlacesUnsorted => Problem::PlacesUnsorted,
    Problem::CardsUnsorted => Problem::CardsUnsorted,
    Problem::BadCount => Problem::BadCount,
    Problem::NoCards => Problem::NoCards,
    Problem::CrowdedSpace(_) => Problem::CrowdedSpace(place(12)),
    Problem::TooManyOf(_) => Problem::TooManyOf(Symbol::Key),
    Problem::TooManyCards => Problem::TooManyCards,
    Problem::UnknownCards => Problem::UnknownCards,
    Problem::PartlyKnown => Problem::PartlyKnown,
    Problem::RowInJamaica => Problem::RowInJamaica,
    Problem::RowTooLong => Problem::RowTooLong,
    Problem::RowNotLaid => Problem::RowNotLaid,
    Problem::TurnForm => Problem::TurnForm,
    Problem::NoSuchSeat => Problem::NoSuchSeat,
    Problem::MovesLeft => Problem::MovesLeft,
    Problem::HomeNotWon(_) => Problem::HomeNotWon(seat(3)),
    Problem::WonNotHome(_) => Problem::WonNotHome(seat(3)),
    Problem::DrawnTooSoon => Problem::DrawnTooSoon,
    Problem::NobodyCanMove => Problem::NobodyCanMove,
    Problem::HiddenHands => Problem::HiddenHands,
});

all!(illegals: IllegalAction {
    IllegalAction::GameOver => IllegalAction::GameOver,
    IllegalAction::NoPirate(_) => IllegalAction::NoPirate(place(12)),
    IllegalAction::AlreadyHome => IllegalAction::AlreadyHome,
    IllegalAction::NotInHand(_) => IllegalAction::NotInHand(Symbol::Key),
    IllegalAction::AtFort => IllegalAction::AtFort,
    IllegalAction::BoatStays => IllegalAction::BoatStays,
    IllegalAction::NothingBehind(_) => IllegalAction::NothingBehind(place(12)),
    IllegalAction::MustMove => IllegalAction::MustMove,
    IllegalAction::WrongDeal { .. } => IllegalAction::WrongDeal { needed: 12, given: 5 },
    IllegalAction::NotInPile(_) => IllegalAction::NotInPile(Symbol::Key),
});

all!(wrong_moves: WrongMove {
    WrongMove::Illegal(_) => WrongMove::Illegal(IllegalAction::MustMove),
    WrongMove::Target(_) => WrongMove::Target(place(12)),
    WrongMove::Chance => WrongMove::Chance,
});

all!(record_problems: RecordProblem {
    RecordProblem::TooLong => RecordProblem::TooLong,
    RecordProblem::FileTooLong => RecordProblem::FileTooLong,
    RecordProblem::TooManyMoves => RecordProblem::TooManyMoves,
    RecordProblem::LineTooLong => RecordProblem::LineTooLong,
    RecordProblem::TooManyTags => RecordProblem::TooManyTags,
    RecordProblem::NotARecord => RecordProblem::NotARecord,
    RecordProblem::UnsupportedVersion => RecordProblem::UnsupportedVersion,
    RecordProblem::TagForm => RecordProblem::TagForm,
    RecordProblem::TagTwice => RecordProblem::TagTwice,
    RecordProblem::TagConflictsWithPosition => RecordProblem::TagConflictsWithPosition,
    RecordProblem::TagTooLate => RecordProblem::TagTooLate,
    RecordProblem::TagMissing(_) => RecordProblem::TagMissing("Tunnel"),
    RecordProblem::InvalidName => RecordProblem::InvalidName,
    RecordProblem::Position(_) => RecordProblem::Position(fault(Field::Row, Problem::NoCards)),
    RecordProblem::NotDealt => RecordProblem::NotDealt,
    RecordProblem::InvalidDeal => RecordProblem::InvalidDeal,
    RecordProblem::SeedMismatch => RecordProblem::SeedMismatch,
    RecordProblem::CardsNotFromSeed => RecordProblem::CardsNotFromSeed,
    RecordProblem::TagConflictsWithFairDeal => RecordProblem::TagConflictsWithFairDeal,
    RecordProblem::InvalidGameId => RecordProblem::InvalidGameId,
    RecordProblem::InvalidChosen => RecordProblem::InvalidChosen,
    RecordProblem::ServerSecretMismatch => RecordProblem::ServerSecretMismatch,
    RecordProblem::SeatSecretMismatch => RecordProblem::SeatSecretMismatch,
    RecordProblem::TunnelNotFromSeed => RecordProblem::TunnelNotFromSeed,
    RecordProblem::FirstSeatNotFromSeed => RecordProblem::FirstSeatNotFromSeed,
    RecordProblem::HashMismatch => RecordProblem::HashMismatch,
    RecordProblem::NotCanonical => RecordProblem::NotCanonical,
    RecordProblem::InvalidEnd => RecordProblem::InvalidEnd,
    RecordProblem::NotYesOrNo => RecordProblem::NotYesOrNo,
    RecordProblem::NothingUnconfirmed => RecordProblem::NothingUnconfirmed,
    RecordProblem::TurnForm => RecordProblem::TurnForm,
    RecordProblem::WrongTurnNumber(_) => RecordProblem::WrongTurnNumber(7),
    RecordProblem::WrongTurnSeat(_) => RecordProblem::WrongTurnSeat(seat(3)),
    RecordProblem::NoMoves => RecordProblem::NoMoves,
    RecordProblem::MoveAfterTurnEnd => RecordProblem::MoveAfterTurnEnd,
    RecordProblem::TurnNotEnded => RecordProblem::TurnNotEnded,
    RecordProblem::NotAMove => RecordProblem::NotAMove,
    RecordProblem::NotLongForm => RecordProblem::NotLongForm,
    RecordProblem::WrongMove(_) => RecordProblem::WrongMove(WrongMove::Chance),
    RecordProblem::EventMismatch => RecordProblem::EventMismatch,
    RecordProblem::HiddenCards => RecordProblem::HiddenCards,
    RecordProblem::InvalidResult => RecordProblem::InvalidResult,
    RecordProblem::ResultMismatch => RecordProblem::ResultMismatch,
    RecordProblem::AnnotationForm => RecordProblem::AnnotationForm,
    RecordProblem::VariationDepth => RecordProblem::VariationDepth,
    RecordProblem::TooManyAnnotations => RecordProblem::TooManyAnnotations,
});

all!(refusals: Refusal {
    Refusal::GameOver => Refusal::GameOver,
    Refusal::NotYourTurn(_) => Refusal::NotYourTurn(seat(3)),
    Refusal::Unconfirmed(_) => Refusal::Unconfirmed(seat(3)),
    Refusal::TurnIsOver => Refusal::TurnIsOver,
    Refusal::Illegal(_) => Refusal::Illegal(IllegalAction::MustMove),
    Refusal::NothingToUndo => Refusal::NothingToUndo,
    Refusal::CardsRevealed => Refusal::CardsRevealed,
    Refusal::NothingToConfirm => Refusal::NothingToConfirm,
    Refusal::RecordFull => Refusal::RecordFull,
    Refusal::OutOfSync => Refusal::OutOfSync,
});

fn fault(field: Field, problem: Problem) -> Fault {
    Fault { field, problem, at: None }
}

/// Each case has a line of its own in every language, free of what only a program understands.
fn check<T: Debug>(cases: &[T], say: impl Fn(&Texts, &T) -> String) {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut seen = BTreeMap::new();
        for case in cases {
            let said = bidi::unmarked(&say(&texts, case));
            check_line(lang, &said);
            if let Some(other) = seen.insert(said.clone(), case) {
                panic!("{lang}: {case:?} and {other:?} are both {said:?}");
            }
        }
    }
}

fn check_line(lang: Lang, said: &str) {
    assert!(said.chars().filter(|c| c.is_alphabetic()).count() > 3, "{lang}: {said:?}");
    assert!(!said.contains(['{', '}', '$', '\n']), "{lang}: {said:?}");
    assert!(!said.contains("  ") && said.trim() == said, "{lang}: {said:?}");
    let raw = ids().filter(|id| id.contains('-')).find(|id| said.contains(id));
    assert_eq!(raw, None, "{lang}: {said:?}");
}

#[test]
fn positions() {
    check(&problems(), |texts, problem| texts.problem(problem));
    check(&fields(), |texts, field| texts.fault(&fault(*field, Problem::NoCards)));
}

#[test]
fn moves() {
    check(&illegals(), |texts, illegal| texts.illegal(illegal));
    check(&wrong_moves(), |texts, wrong| texts.wrong_move(wrong));
    check(&[ParseMoveError(0), ParseMoveError(4)], |texts, misread| texts.misread(misread));
}

#[test]
fn records() {
    check(&record_problems(), |texts, problem| texts.record_problem(problem));
}

#[test]
fn tables() {
    let name_of = |seat: Seat| format!("Ñandú {seat}");
    check(&refusals(), |texts, refusal| texts.refusal(refusal, name_of));
    for lang in Lang::ALL {
        let said = Texts::new(lang).refusal(&Refusal::NotYourTurn(seat(2)), name_of);
        assert!(said.contains("Ñandú 2"), "{lang}: {said:?}");
    }
}

/// Every symbol, place and seat that a sentence can name, not only those of the tables above.
#[test]
fn what_a_sentence_names() {
    check(&Symbol::ALL, |texts, symbol| texts.illegal(&IllegalAction::NotInHand(*symbol)));
    let places: Vec<_> = (0..=37).map(place).collect();
    check(&places, |texts, place| texts.illegal(&IllegalAction::NoPirate(*place)));
    check(&places, |texts, place| texts.wrong_move(&WrongMove::Target(*place)));
    let seats: Vec<_> = Seat::first_n(Seat::MAX).collect();
    check(&seats, |texts, seat| texts.problem(&Problem::WonNotHome(*seat)));
    check(&seats, |texts, seat| texts.fault(&fault(Field::Seat(*seat), Problem::NoCards)));
}

/// The rulebook's position, but for one piece of it.
fn misread_position(piece: &str, instead: &str) -> Fault {
    let line = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
                0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
                BDDHPBDSS - 0.3";
    assert!(line.contains(piece));
    line.replace(piece, instead).parse::<Game>().expect_err("a position that cannot be")
}

#[test]
fn a_bad_position_reads_well() {
    let check = |lang, piece, instead, expect: &str| {
        let said = Texts::new(lang).fault(&misread_position(piece, instead));
        assert_eq!(bidi::unmarked(&said), expect);
    };
    let crowded = ("5.8.17.17.22.26", "5.17.17.17.22.26");
    let crowded = |lang, expect| check(lang, crowded.0, crowded.1, expect);
    crowded(
        Lang::En,
        "seats, seat 1 (red): a fourth pirate on space 17; a space holds at most three",
    );
    crowded(
        Lang::Ru,
        "игроки, игрок 1 (красный): четвёртый пират на делении 17; больше трёх на делении не помещается",
    );
    check(
        Lang::En,
        " - 0.3",
        " 0.3",
        "position: six fields with one space between them are needed: \
         rules, tunnel, seats, row, discard pile, turn",
    );
    check(Lang::En, "BPHSDK/", "BPHSDx/", "tunnel: “x” is not a symbol; the letters are BDHKPS");
    check(
        Lang::Da,
        "tortuga",
        "cuba",
        "reglerne: den variant findes ikke; der er disse: jamaica, tortuga, hispaniola",
    );
    check(Lang::Ja, "- 0.3", "- 0.4", "手番：残りの移動は1回から3回までです");
}

#[test]
fn a_bad_move_reads_well() {
    let check = |lang, wrong, expect: &str| {
        assert_eq!(bidi::unmarked(&Texts::new(lang).wrong_move(&wrong)), expect);
    };
    check(Lang::En, WrongMove::Target(place(37)), "the move leads elsewhere: to the boat");
    check(Lang::Cs, WrongMove::Target(place(7)), "tento pohyb vede jinam: na políčko 7");
    let behind = |number| WrongMove::Illegal(IllegalAction::NothingBehind(place(number)));
    check(
        Lang::En,
        behind(5),
        "the pirate on space 5 cannot retreat: no space behind it holds one or two pirates",
    );
    check(
        Lang::He,
        behind(37),
        "הפיראט בסירה לא יכול לחזור אחורה: אין מאחוריו משבצת עם פיראט אחד או שניים",
    );
    let misread = "D6>x".parse::<cartagena::Notated>().expect_err("not a move");
    let said = Texts::new(Lang::En).misread(&misread);
    assert!(said.starts_with("this is not a move: character 4 does not fit;"), "{said}");
}

#[test]
fn a_bad_record_reads_well() {
    let text = "[Cartagena \"1\"]\n[Rules \"tortuga\"]\n[Rules \"jamaica\"]\n";
    let error: RecordError = Record::read(text).expect_err("not a record");
    let said = Texts::new(Lang::En).record_error(&error, text);
    assert_eq!(said, "line 3, column 9: this tag is already there; each may appear only once");
}

/// Notation keeps its direction inside a Hebrew line.
#[test]
fn notation_in_hebrew_stays_as_it_is_written() {
    let texts = Texts::new(Lang::He);
    let shown = |said: &str| bidi::visual(said, true);
    assert!(shown(&texts.misread(&ParseMoveError(0))).contains("18<17"));
    assert!(shown(&texts.record_problem(&RecordProblem::NotLongForm)).contains("18<17+BD"));
    assert!(shown(&texts.record_problem(&RecordProblem::TurnForm)).contains("2. 1: D0>7 7<5+K"));
    assert!(shown(&texts.problem(&Problem::SeatForm)).contains("0.6.6.9.17.18:BD4HPS2"));
    assert!(shown(&texts.record_problem(&RecordProblem::TagForm)).contains("[Name \"value\"]"));
}

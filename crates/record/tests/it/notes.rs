//! Annotations and variations: they come back as they were written, and nothing else changes for them.

use cartagena::{Notated, Turn};
use cartagena_bots::random::{Rng, sample_action};
use cartagena_record::{
    MAX_NOTE_BYTES, MAX_VARIATION_DEPTH, Notes, Record, RecordProblem, Variation, VariationTurn,
};
use proptest::prelude::*;

const PLAIN: &str = r#"[Cartagena "1"]
[Rules "tortuga"]
[Tunnel "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS"]
[Seat0 "Blue"]
[Seat1 "Red"]
[First "0"]
[Hands "B2DHKP|DHKPS2"]
[Row "KHDSPBBDHKSS"]
[Result "unfinished"]

1. 0: B0>1 D0>5 .
2. 1: D0>7 7<5+K
"#;

const NOTED: &str = r#"[Cartagena "1"]
[Rules "tortuga"]
[Tunnel "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS"]
[Seat0 "Blue"]
[Seat1 "Red"]
[First "0"]
[Hands "B2DHKP|DHKPS2"]
[Row "KHDSPBBDHKSS"]
[Annotations "1"]
[Result "unfinished"]

#[Comment "A game on a \"rainy\" Friday."]
1. 0: B0>1 D0>5 .
#[Mark "?!"]
#[Own-Tag "kept"]
#| 1. 0: H0>3 .
#|[Comment "Shorter."]
#|| 1. 0: K0>6 .
#|| 2. 1: D0>5 H0>3 5<3+K
#| 2. 1: D0>5
#| 1. 0: P0>2 .
2. 1: D0>7 7<5+K
#| 2. 1: D0>7 K0>6 .
"#;

/// A record with a hash, which is read in its one spelling only.
const HASHED: &str = include_str!("../../../cli/tests/it/commit_reveal_game.txt");

#[test]
fn notes_come_back_as_they_were_written() {
    let record = Record::read(NOTED).unwrap_or_else(|error| {
        panic!("{error} {:?}", error.line_and_column(NOTED));
    });
    assert_eq!(record.to_string(), NOTED);
    assert_eq!(record.clone().without_notes().to_string(), PLAIN);
    assert_eq!(record.notes(0).unwrap().get(Notes::COMMENT), Some("A game on a \"rainy\" Friday."));
    let first = record.notes(1).unwrap();
    assert_eq!((first.get(Notes::MARK), first.get("Own-Tag")), (Some("?!"), Some("kept")));
    assert_eq!(first.variations.len(), 2);
    assert_eq!(first.variations[0].turns[0].notes.variations[0].turns.len(), 2);
    assert_eq!(record.all_notes().count(), 3);
    let dressed = NOTED.replace('\n', "\r\n# a remark\r\n");
    assert_eq!(Record::read(&dressed).as_ref(), Ok(&record));
}

/// A `#` began a remark before there were notes, and still does where no tag says otherwise.
#[test]
fn without_the_tag_they_are_remarks() {
    for tag in ["", "[Annotations \"2\"]\n"] {
        let text = NOTED.replace("[Annotations \"1\"]\n", tag);
        let record = Record::read(&text).expect("a record");
        assert_eq!(record.all_notes().count(), 0);
        assert_eq!(record.events(), Record::read(PLAIN).unwrap().events());
        assert_eq!(record.other_tags.len(), usize::from(!tag.is_empty()));
    }
    let odd = format!("{PLAIN}#[ not a tag\n#| 9. 9: nothing\n");
    assert_eq!(Record::read(&odd), Record::read(PLAIN));
}

#[test]
fn what_does_not_fit_is_refused_where_it_stands() {
    let cases = [
        ("#[Mark \"?!\"]", "#[Mark ?!]", RecordProblem::AnnotationForm, (14, 1)),
        ("#| 1. 0: P0>2 .", "#| one: P0>2 .", RecordProblem::AnnotationForm, (21, 1)),
        ("#| 1. 0: P0>2 .", "#| 4. 0: P0>2 .", RecordProblem::WrongTurnNumber(1), (21, 1)),
        ("#| 1. 0: P0>2 .", "#| 1. 0: P0>9 .", RecordProblem::TooLong, (21, 10)),
        ("#| 1. 0: P0>2 .", "#| 1. 0: ahoy .", RecordProblem::NotAMove, (21, 10)),
        ("#| 1. 0: P0>2 .", "#| 1. 0:", RecordProblem::NoMoves, (21, 9)),
        ("#| 1. 0: P0>2 .", "#| 1. 0: P0>2 . B0>1", RecordProblem::MoveAfterTurnEnd, (21, 17)),
        ("#| 1. 0: P0>2 .", "#||| 1. 0: P0>2 .", RecordProblem::VariationDepth, (21, 1)),
        ("#|[Comment", "#||[Comment", RecordProblem::VariationDepth, (17, 1)),
        ("#| 1. 0: H0>3 .", "#| 1. 0: H0>3", RecordProblem::TurnNotEnded, (20, 1)),
        ("5<3+K", "5<3+S", RecordProblem::TooLong, (19, 21)),
        ("D0>7 K0>6 .", "D0 K0>6 .", RecordProblem::NotLongForm, (23, 10)),
    ];
    for (old, new, problem, place) in cases {
        assert!(NOTED.contains(old), "{old}");
        let text = NOTED.replacen(old, new, 1);
        let error = Record::read(&text).expect_err(&text);
        match (&error.problem, problem) {
            // The wrong moves have reasons of their own.
            (RecordProblem::WrongMove(_), RecordProblem::TooLong) => {}
            (found, expected) => assert_eq!(*found, expected, "{new}"),
        }
        assert_eq!(error.line_and_column(&text), place, "{new}");
    }
    let seat = NOTED.replace("#| 2. 1: D0>5", "#| 2. 0: D0>5");
    let error = Record::read(&seat).expect_err("the wrong seat");
    assert!(matches!(error.problem, RecordProblem::WrongTurnSeat(_)), "{error}");
}

/// Anybody may write beside a signed game; the moves stay protected.
#[test]
fn a_hash_is_not_over_the_notes() {
    let mut record = Record::read(HASHED).expect("a record");
    record.annotate(1, Notes::COMMENT, "Well played.").expect("room");
    let noted = record.to_string();
    assert_ne!(noted, HASHED);
    assert_eq!(Record::read(&noted).as_ref(), Ok(&record));
    let clean = Record::read(&noted).expect("a record").without_notes();
    assert_eq!(clean.to_string(), HASHED);
    let forged = noted.replacen("Seat0 \"", "Seat0 \"x", 1);
    let error = Record::read(&forged).expect_err("changed");
    assert_eq!(error.problem, RecordProblem::HashMismatch);
    let remark = noted.replacen("\n\n", "\n\n# a remark\n", 1);
    let error = Record::read(&remark).expect_err("changed");
    assert_eq!(error.problem, RecordProblem::NotCanonical);
}

#[test]
fn notes_after_the_last_turn_belong_to_their_game() {
    let two = format!("# first\n{NOTED}\n# between\n{PLAIN}#[ a remark\n# end\n");
    let records = Record::read_all(&two).expect("two records");
    let written: Vec<String> = records.iter().map(Record::to_string).collect();
    assert_eq!(written, [NOTED, PLAIN]);
}

#[test]
fn nothing_impossible_can_be_noted() {
    let plain = Record::read(PLAIN).expect("a record");
    let line = |moves: &[&str]| VariationTurn {
        moves: moves.iter().map(|word| word.parse::<Notated>().expect("a move")).collect(),
        notes: Notes::default(),
    };
    let cases = [
        (1, vec![line(&["P0>3", "."])]),
        (1, vec![line(&[])]),
        (1, vec![]),
        (1, vec![line(&["P0>2"]), line(&["D0>5"])]),
        (3, vec![line(&["P0>2", "."])]),
        (0, vec![line(&["P0>2", "."])]),
        (9, vec![line(&["P0>2", "."])]),
    ];
    for (turn, turns) in cases {
        let mut record = plain.clone();
        let refused = record.add_variation(turn, Variation { turns });
        assert!(refused.is_err(), "turn {turn}");
        assert_eq!(record, plain, "nothing has changed");
    }
    let mut record = plain.clone();
    assert_eq!(record.annotate(1, "No name", "x"), Err(RecordProblem::AnnotationForm));
    assert_eq!(record.annotate(1, "Name", "two\nlines"), Err(RecordProblem::AnnotationForm));
    assert_eq!(record.annotate(1, "Name", &"x".repeat(5_000)), Err(RecordProblem::LineTooLong));
    let full = (0..100).find_map(|_| record.annotate(1, "Name", &"x".repeat(4_000)).err());
    assert_eq!(full, Some(RecordProblem::TooManyAnnotations));
    assert!(record.to_string().len() < MAX_NOTE_BYTES + PLAIN.len() + 40);
    assert!(Record::read(&record.to_string()).is_ok());
    let mut nested = Variation { turns: vec![line(&["P0>2", "."])] };
    for _ in 0..MAX_VARIATION_DEPTH {
        let mut outer = line(&["P0>2", "."]);
        outer.notes.variations.push(nested);
        nested = Variation { turns: vec![outer] };
    }
    let deep = plain.clone().add_variation(1, nested);
    assert_eq!(deep, Err(RecordProblem::VariationDepth));
}

/// Plays a random variation from a game; its last draw from the pile may be left open.
fn random_variation(
    record: &Record,
    turn: usize,
    rng: &mut Rng,
    depth: usize,
) -> Option<Variation> {
    let played: usize = record.turns().iter().take(turn - 1).map(|turn| turn.len()).sum();
    let mut game = record.games().nth(played)?;
    let mut variation = Variation::default();
    for _ in 0..1 + rng.below(3) {
        let mut moves = Vec::new();
        while let Some(action) = sample_action(game.legal_actions(), rng) {
            let needed = game.cards_needed(action);
            let dealt: Vec<_> = game.position().pile().iter().take(needed).collect();
            if dealt.len() < needed || (needed > 0 && rng.below(3) == 0) {
                moves.push(Notated { action, to: game.target(action), chance: None });
                variation.turns.push(VariationTurn { moves, notes: Notes::default() });
                return Some(variation);
            }
            let event = game.play(action, &dealt).expect("legal");
            moves.push(event.notation().to_string().parse().expect("a move"));
            if !matches!(game.turn(), Turn::ToMove { .. }) || game.turn().is_start() {
                break;
            }
        }
        let mut notes = Notes::default();
        if rng.below(2) == 0 {
            notes.tags.push((Notes::COMMENT.to_owned(), format!("\"{}\" \\", rng.below(99))));
        }
        if depth < 3 && variation.turns.is_empty() && rng.below(2) == 0 {
            notes.variations.extend(random_variation(record, turn, rng, depth + 1));
        }
        variation.turns.push(VariationTurn { moves, notes });
        if game.outcome().is_some() {
            break;
        }
    }
    Some(variation)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Law 6 for notes: reading what was written gives the same, and the game is untouched.
    #[test]
    fn writing_and_reading_is_the_identity(number: u64, name in 0..4usize) {
        let names = ["01-jamaica-2", "21-tortuga-2", "45-hispaniola-4", "34-tortuga-boat-3"];
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/");
        let text = std::fs::read_to_string(format!("{folder}{}.txt", names[name])).expect("golden");
        let mut record = Record::read(&text).expect("a record");
        let (turns, mut rng) = (record.turns().len(), Rng::new(number));
        for _ in 0..6 {
            let turn = 1 + rng.below(turns);
            record.annotate(turn, "Mark", "!?").expect("room");
            if let Some(variation) = random_variation(&record, turn, &mut rng, 0) {
                record.add_variation(turn, variation).expect("it can be played");
            }
        }
        let written = record.to_string();
        let again = Record::read(&written);
        prop_assert_eq!(again.as_ref(), Ok(&record), "{}", written);
        prop_assert_eq!(record.without_notes().to_string(), text);
    }
}

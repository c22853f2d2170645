//! Replays, analysis and packed links.

use cartagena::{Notated, Rules, Seat, Setup, Variant};
use cartagena_bots::Reason;
use cartagena_client::{
    Analysis, MistakeGrade, ReadError, Replay, explain_unreadable, follow_variation,
    holds_several_records, journal_note, loss, loss_percent, pack_record, packed_word_in, percent,
    unpack_record,
};
use cartagena_deal::Deck;
use cartagena_deal::commit_reveal::{CommitReveal, SeatPart, SeatSecret, ServerSecret};
use cartagena_protocol::{
    ReviewedGame, SeatAccountView, SeatLabel, SeenMove, TurnAnalysis, VariationView,
};
use cartagena_record::{MoveTree, Proof, Record, RecordEnd};
use std::path::Path;

fn golden() -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests/golden");
    let files = std::fs::read_dir(folder).expect("golden games").flatten();
    let read = |path: &Path| std::fs::read_to_string(path).expect("text");
    let games = files.map(|file| read(&file.path()));
    games.map(|text| (text.clone(), Record::read(&text).expect("a record"))).collect()
}

fn study(record: &Record) -> ReviewedGame {
    ReviewedGame {
        record: record.to_string(),
        seats: vec![SeatLabel::default(); record.start().position().seats()],
        start: Setup::from(record.start()),
        moves: record.events().iter().map(SeenMove::from).collect(),
        deal_consistent: true,
        deal: None,
    }
}

fn first_of(rules: &str) -> Record {
    let of = |record: &Record| record.start().position().rules().to_string() == rules;
    golden().into_iter().map(|(_, record)| record).find(of).expect("a game of every variant")
}

#[test]
fn every_golden_game_is_followed_with_all_cards_known() {
    for (_, record) in golden() {
        let replay = Replay::new(&study(&record)).expect("a game");
        assert_eq!(replay.moves(), record.events().len());
        for (moves, game) in record.games().enumerate() {
            assert_eq!(replay.position_line(moves), game.to_string());
        }
        let spans: Vec<usize> = replay.turns().iter().map(|turn| turn.to - turn.from).collect();
        let turns: Vec<usize> = record.turns().iter().map(|turn| turn.len()).collect();
        assert_eq!(spans, turns);
        assert!(replay.is_over());
    }
}

#[test]
fn a_game_that_makes_no_sense_is_refused() {
    let reviewed = study(&first_of("jamaica"));
    let mut moves = reviewed.moves.clone();
    moves[0] = "D0>36".parse().expect("a move");
    assert!(Replay::new(&ReviewedGame { moves, ..reviewed.clone() }).is_err());
    let crowded = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
        4.4.4.9.9.9:B|0.0.0.0.0.4:S - - 1.2";
    let start = crowded.parse().expect("a position line");
    assert!(Replay::new(&ReviewedGame { start, ..reviewed }).is_err());
}

#[test]
fn turns_are_walked_in_both_directions() {
    let replay = Replay::new(&study(&first_of("tortuga"))).expect("a game");
    let turns = replay.turns();
    assert_eq!(replay.turn_after(0), turns[0].to);
    assert_eq!(replay.turn_after(turns[0].to), turns[1].to);
    assert_eq!(replay.turn_before(turns[1].to), turns[1].from);
    assert_eq!(replay.turn_before(turns[1].from + 1), turns[1].from);
    assert_eq!((replay.turn_before(0), replay.turn_after(replay.moves())), (0, replay.moves()));
    assert_eq!((replay.turn_at(0), replay.turn_at(1)), (None, Some(0)));
    assert_eq!(replay.turn_at(turns[0].to), Some(0));
}

/// Variations and annotations travel along; a game without them has the word that it always had.
#[test]
fn a_link_holds_the_variations() {
    for (text, record) in golden() {
        let mut tree = MoveTree::of(&record);
        let plain = pack_record(&text).expect("a record");
        for at in [0, tree.moves() / 2, tree.moves() - 1] {
            let at = tree.of_game(at);
            for action in tree.game(at).legal_actions().list().iter().take(3) {
                tree.play(at, *action).expect("a legal move");
            }
        }
        for branch in tree.branches() {
            assert!(tree.rename(branch.first, "\"Другой\" путь"));
        }
        let mut noted = tree.record();
        noted.annotate(0, "Comment", "A game.").expect("room");
        noted.annotate(1, "Mark", "?!").expect("room");
        let word = pack_record(&noted.to_string()).expect("a record");
        assert_ne!(word, plain);
        assert_eq!(unpack_record(&word).as_deref(), Ok(noted.to_string().as_str()));
        assert_eq!(unpack_record(&plain), Ok(text));
        for cut in [1, 5, 9, word.len() / 2, word.len() - 1] {
            assert!(unpack_record(&word[..cut]).is_err(), "cut at {cut}");
        }
    }
}

#[test]
fn a_link_holds_the_whole_game_and_is_short() {
    for (text, _) in golden() {
        let word = pack_record(&text).expect("a record");
        assert_eq!(unpack_record(&word).as_deref(), Ok(text.as_str()));
        assert!(word.len() <= 2048, "{} signs for {} bytes", word.len(), text.len());
        assert!(word.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"-_".contains(&sign)));
    }
}

/// Returns the record of a game with a commit–reveal deal and so many moves, each the first legal
/// one.
fn deal(moves: usize) -> Record {
    let mut deal = CommitReveal::new("k3", cartagena::VERSION, ServerSecret::new([1; 32]), 2);
    let secret = SeatSecret::new([7; 32]);
    deal.parts[1] = SeatPart::Revealed(secret.commitment(), secret);
    let seed = deal.seed().expect("the secret is known");
    let (rules, mut deck) = (Rules::new(Variant::Tortuga), Deck::new(seed));
    let setup = Setup::start(rules, seed.tunnel(), 2, seed.first_seat(2), deck.cards());
    deck.skip(Setup::cards_dealt(rules, 2));
    let start = setup.expect("a deck").game().expect("a game");
    let proof = Proof { commit_reveal: deal, chose_tunnel: false, chose_first: false };
    let mut record = Record::new(start, ["Anne".into(), "Bert".into()]).with_proof(proof);
    for _ in 0..moves {
        let mut game = record.end().clone();
        let action = game.legal_actions().get(0).expect("a move");
        let dealt = deck.deal_for(&game, action);
        record.push(game.play(action, &dealt).expect("a move")).expect("room");
    }
    record
}

#[test]
fn a_link_holds_a_game_among_people_with_its_proof() {
    for ending in [None, Some(RecordEnd::Agreement), Some(RecordEnd::Resignation(Seat::FIRST))] {
        for moves in [0, 1, 20] {
            let mut record = deal(moves);
            record.ending = ending;
            let text = record.to_string();
            assert!(text.contains("[Secret ") && text.contains("[Sum "));
            Record::read(&text).expect("a record");
            assert_eq!(
                unpack_record(&pack_record(&text).expect("a record")),
                Ok(text),
                "{ending:?} {moves}"
            );
        }
    }
}

#[test]
fn a_link_holds_games_that_are_not_over_and_bare_positions() {
    let line = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S BDDHPBDSS - 0.3";
    let game = line.parse::<cartagena::Game>().expect("a position");
    let mut record = Record::new(game, ["Ада".into(), "\"Bo\"".into()]);
    let bare = record.to_string();
    assert_eq!(unpack_record(&pack_record(&bare).expect("a record")), Ok(bare));
    let event = record.end().clone().play(
        cartagena::Action::Advance {
            from: cartagena::Place::FORT,
            card: cartagena::Symbol::Dagger,
        },
        &[],
    );
    record.push(event.expect("a move")).expect("room");
    let text = record.to_string();
    assert_eq!(unpack_record(&pack_record(&text).expect("a record")), Ok(text));
}

#[test]
fn a_link_that_was_changed_or_cut_is_refused() {
    let (text, _) = &golden()[0];
    let word = pack_record(text).expect("a record");
    for at in 0..word.len() {
        assert!(unpack_record(&word[..at]).is_err(), "cut at {at}");
        let other = if &word[at..=at] == "A" { "B" } else { "A" };
        let mut changed = word.clone();
        changed.replace_range(at..=at, other);
        // The last sign may hold bits that mean nothing.
        assert!(unpack_record(&changed).is_err() || at + 1 == word.len(), "changed at {at}");
    }
    for nonsense in ["", "A", "not base 64!", "%F0", "ééé"] {
        assert!(unpack_record(nonsense).is_err(), "{nonsense:?}");
    }
    assert_eq!(pack_record("nonsense"), None);
}

#[test]
fn a_plan_is_followed_as_far_as_it_can_be_known() {
    let see = |line: &str| {
        let setup: Setup = line.parse().expect("a line");
        setup.observation(cartagena::Viewer::Public).expect("a position")
    };
    let legs = |line: &str, moves: &[&str]| -> Vec<(u8, u8)> {
        let moves: Vec<Notated> = moves.iter().map(|text| text.parse().expect("a move")).collect();
        let plan = follow_variation(&see(line), &moves);
        plan.iter().map(|option| (option.from.number(), option.to.number())).collect()
    };
    let book = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
        BDDHPBDSS - 0.3";
    assert_eq!(legs(book, &["17<12", "18<17", "17<12"]), [(17, 12), (18, 17), (17, 12)]);
    assert_eq!(legs(book, &["B17>37", "18<17", "D0>7"]), [(17, 37), (18, 17), (0, 7)]);
    assert_eq!(legs(book, &["D0>7", "K0>7", "D6>15"]), [(0, 7)]);
    assert_eq!(legs(book, &["K0>7"]), []);
    let jamaica = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
        0.0.0.3.12.22:B2DHK3|0.0.5.9.9.14:D2PS2 - B3D2H 1.2";
    assert_eq!(legs(jamaica, &["14<12", "D0>7"]), [(14, 12)]);
}

fn judged(from: u32, seat: Seat, best: f32, played: f32) -> TurnAnalysis {
    let line = VariationView { moves: Vec::new(), chance: best };
    let chances = vec![best, 1.0 - best];
    TurnAnalysis {
        moves_before: from,
        move_count: 1,
        seat,
        chances,
        played_chance: played,
        counts: true,
        best: line,
        reasons: Vec::new(),
        played_chances: Vec::new(),
        others: Vec::new(),
        luck: Vec::new(),
        confirmed: None,
    }
}

#[test]
fn the_costliest_turns_come_first() {
    let mut analysis = Analysis::default();
    let (first, second) = (Seat::FIRST, Seat::FIRST.next_at(2));
    let turns = [
        (0, first, 0.5, 0.48),
        (1, second, 0.5, 0.5),
        (2, first, 0.6, 0.35),
        (3, second, 0.6, 0.9),
    ];
    for (from, seat, best, played) in turns {
        analysis.push(judged(from, seat, best, played));
    }
    analysis.push(judged(4, first, 0.4, 0.28));
    analysis.push(judged(4, first, 0.4, 0.28));
    assert_eq!(analysis.turns().len(), 5);
    let worst: Vec<u32> =
        analysis.costliest(first, 3).iter().map(|turn| turn.moves_before).collect();
    assert_eq!(worst, [2, 4]);
    assert!(analysis.costliest(second, 3).is_empty());
    let precision = analysis.precision(first).expect("turns that count");
    assert!((precision - 0.87).abs() < 1e-4);
    // A played turn that is rated better than the best one has no loss.
    assert_eq!(analysis.turn_from(3).map(loss), Some(0.0));
    let slips = [(0, 2), (2, 5), (3, 5), (5, 9)].map(|(from, to)| analysis.grade(from, to));
    assert_eq!(
        slips,
        [MistakeGrade::None, MistakeGrade::Blunder, MistakeGrade::Mistake, MistakeGrade::None]
    );
    assert_eq!(analysis.worst(1, 5).map(|turn| turn.moves_before), Some(2));
    assert_eq!(MistakeGrade::from_loss(0.05), MistakeGrade::Inaccuracy);
}

/// A review leaves in the journal: accuracy, luck and the reasons of better turns that were missed.
#[test]
fn a_reviewed_game_leaves_its_figures() {
    let mut analysis = Analysis::default();
    let (person, bot) = (Seat::FIRST, Seat::FIRST.next_at(2));
    let accounts =
        |luck| SeatAccountView { deal: 0.1, luck, skill: -0.4, unforeseen: 0.0, result: 0.0 };
    assert_eq!(journal_note(&analysis, &[], person), None, "no turn");
    assert_eq!(analysis.luckiest(), None);
    let reasons = vec![Reason::Draws { cards: 3 }];
    analysis.push(TurnAnalysis { reasons, ..judged(0, person, 0.6, 0.4) });
    analysis.push(TurnAnalysis { luck: vec![0.3, -0.3], ..judged(1, bot, 0.5, 0.5) });
    analysis.push(TurnAnalysis { luck: vec![0.2, -0.2], ..judged(2, person, 0.5, 0.5) });
    let note = journal_note(&analysis, &[accounts(-0.25), accounts(0.25)], person).expect("a note");
    assert_eq!((note.precision, note.luck), (Some(900), Some(-150)));
    assert_eq!(note.mistakes, ["draws"]);
    // The other seat's draw helped this one more, but a draw is the luck of who draws.
    let (turn, luck) = analysis.luckiest().expect("a lucky draw");
    assert_eq!((turn.moves_before, luck), (2, 0.2));
}

/// A hopeless game had an accuracy of 98 % and more, because nothing could be lost any more.
#[test]
fn turns_that_cannot_change_anything_do_not_count_into_the_accuracy() {
    let (mut analysis, person) = (Analysis::default(), Seat::FIRST);
    analysis.push(TurnAnalysis { counts: false, ..judged(0, person, 0.01, 0.005) });
    analysis.push(TurnAnalysis { counts: false, ..judged(2, person, 0.01, 0.01) });
    assert_eq!(analysis.precision(person), None);
    let note = journal_note(&analysis, &[], person).expect("a note without an accuracy");
    assert_eq!(note.precision, None);
    analysis.push(judged(4, person, 0.6, 0.4));
    let precision = analysis.precision(person).expect("a turn that counts");
    assert!((precision - 0.8).abs() < 1e-4);
}

/// The review said that a turn lost 10 points, and "find it yourself" 11 for the same turn.
#[test]
fn a_loss_is_rounded_in_one_place() {
    let turn = judged(0, Seat::FIRST, 0.556, 0.454);
    assert_eq!([0.556, 0.454, loss(&turn)].map(percent), [56, 45, 10]);
    assert_eq!(loss_percent(&turn), 11);
    assert_eq!(loss_percent(&judged(0, Seat::FIRST, 0.3, 0.4)), 0);
    assert_eq!([0.0, 0.004, 0.996, 1.2, -3.0].map(percent), [0, 0, 100, 100, 0]);
}

#[test]
fn the_graph_ends_with_the_result_once_all_is_judged() {
    let record = first_of("tortuga");
    let replay = Replay::new(&study(&record)).expect("a game");
    let mut analysis = Analysis::default();
    for turn in replay.turns() {
        let (from, moves) = (turn.from as u32, (turn.to - turn.from) as u32);
        assert_eq!(analysis.points(&replay).len(), analysis.turns().len());
        analysis.push(TurnAnalysis { move_count: moves, ..judged(from, turn.seat, 0.5, 0.5) });
    }
    let points = analysis.points(&replay);
    let last = points.last().expect("the end");
    assert_eq!((points.len(), last.moves), (replay.turns().len() + 1, replay.moves()));
    assert_eq!(last.chances.iter().filter(|chance| **chance == 1.0).count(), 1);
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    let (text, record) = &golden()[0];
    assert_eq!(explain_unreadable(text), None);
    assert_eq!(explain_unreadable(&format!(" {}\n", record.start())), None);
    let lie = text.replacen("\n1. ", "\n7. ", 1);
    assert!(
        matches!(explain_unreadable(&lie), Some(ReadError::Record(error)) if error.error.span.start > 0)
    );
    for nonsense in ["", "hello", "tortuga x y z - 0.3"] {
        assert!(matches!(explain_unreadable(nonsense), Some(ReadError::Position(_))), "{nonsense}");
    }
    assert!(matches!(explain_unreadable("# a remark"), Some(ReadError::Record(_))));
    assert_eq!(explain_unreadable(&format!("{text}\n{text}")), None);
    let second = explain_unreadable(&format!("{text}\n{lie}"));
    assert!(matches!(second, Some(ReadError::Record(error)) if error.number == 2));
}

#[test]
fn a_text_with_several_records_is_known_as_one() {
    let (text, record) = &golden()[0];
    assert!(!holds_several_records(text) && !holds_several_records(&record.start().to_string()));
    assert!(holds_several_records(&text.repeat(2)));
}

#[test]
fn a_pasted_link_is_known_as_one() {
    assert_eq!(packed_word_in(" https://example.org/c/#/replay/AbC-_9\n"), Some("AbC-_9"));
    assert_eq!(packed_word_in("#/replay/A B"), None);
    assert_eq!(packed_word_in("https://example.org/#/study/k3"), None);
}

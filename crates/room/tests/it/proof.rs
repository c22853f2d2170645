//! The deal and its proof: what is bound when, and what a changed record gives away.

use crate::common::*;
use cartagena_protocol::{
    Denial, MaybeParsed, OnlineEvent, OnlineRequest, OpenTable, RoomStage, SeatAccess, ServerMsg,
};
use cartagena_record::{Record, RecordProblem};
use cartagena_room::{Requester, Room, RoomRefusal};

fn reveal(person: i64) -> OnlineRequest {
    OnlineRequest::Reveal { game: GAME.into(), secret: hex(bytes(person)) }
}

fn three(rules: &str) -> OpenTable {
    OpenTable { begins_when_full: false, ..friends(rules, 3) }
}

/// Opens a table of three people, of whom the first two send a commitment; the host has started.
fn dealing() -> Host {
    let mut host = Host::open(&three("hispaniola"), 9);
    host.request(0, join(Some(0), Some(commitment_of(0)))).expect("a commitment");
    host.request(1, join(None, Some(commitment_of(1)))).expect("a seat");
    host.request(2, join(None, None)).expect("a seat");
    host.request(0, OnlineRequest::Start { game: GAME.into() }).expect("the host");
    host
}

fn asked(host: &Host, person: i64) -> bool {
    let messages = host.room.welcome_messages(Some(person), host.now);
    messages.iter().any(|msg| matches!(msg, ServerMsg::Online(OnlineEvent::RevealRequested { .. })))
}

#[test]
fn secrets_are_asked_for_and_shown_when_all_are_revealed() {
    let mut host = dealing();
    assert_eq!(host.room(None).stage, RoomStage::Dealing);
    assert_eq!([asked(&host, 0), asked(&host, 1), asked(&host, 2)], [true, true, false]);
    host.request(0, reveal(0)).expect("as commitment_of");
    assert!(!asked(&host, 0));
    assert_eq!(host.room(Some(1)).seats[0].revealed, None, "the other has not shown theirs");
    assert_eq!(host.request(0, reveal(0)), Err(RoomRefusal::Denied(Denial::BadCommitment)));
    host.request(1, reveal(1)).expect("as commitment_of");
    let room = host.room(None);
    assert_eq!(room.stage, RoomStage::Playing);
    assert_eq!(room.seats[0].revealed, Some(hex(bytes(0))));
    assert_eq!(room.seats[2].revealed, None);
}

#[test]
fn wrong_shares_and_promises_are_refused() {
    let mut host = dealing();
    let bad = Err(RoomRefusal::Denied(Denial::BadCommitment));
    assert_eq!(host.request(0, reveal(1)), bad);
    assert_eq!(host.request(2, reveal(2)), bad);
    assert_eq!(
        host.request(0, OnlineRequest::Reveal { game: GAME.into(), secret: "7".into() }),
        bad
    );
    assert_eq!(host.request(5, reveal(0)), Err(RoomRefusal::Denied(Denial::NotSeated)));
    let late = host.request(1, join(None, Some(commitment_of(2))));
    assert_eq!(late, Err(RoomRefusal::Denied(Denial::AlreadyStarted)));
    let mut host = Host::open(&three("tortuga"), 9);
    assert_eq!(host.request(1, join(None, Some("ahoy".into()))), bad);
    assert_eq!(host.request(0, reveal(0)), Err(RoomRefusal::Denied(Denial::TooEarly)));
}

#[test]
fn after_ten_seconds_the_deal_goes_on_without_what_did_not_come() {
    let mut host = dealing();
    host.request(0, reveal(0)).expect("as commitment_of");
    assert_eq!(host.wait(9_999), 0);
    assert_eq!(host.room.next_due(), Some(host.now + 1));
    assert_eq!(host.wait(1), 1);
    assert_eq!(host.room(None).stage, RoomStage::Playing);
    let text = ended(&mut host);
    let parts = Record::read(&text)
        .expect("a record")
        .proof()
        .expect("a proof")
        .commit_reveal
        .parts
        .clone();
    assert!(parts[0].secret().is_some());
    assert!(parts[1].secret().is_none() && parts[1].commitment().is_some());
    assert_eq!(parts[2].commitment(), None);
}

/// The time for revealing secrets begins again after the host was down.
#[test]
fn a_restart_while_dealing_waits_again() {
    let mut host = dealing();
    host.restart(900_000);
    assert_eq!(host.room.next_due(), Some(910_000));
    host.request(1, reveal(1)).expect("as commitment_of");
    host.request(0, reveal(0)).expect("as commitment_of");
    assert_eq!(host.room(None).stage, RoomStage::Playing);
}

#[test]
fn the_commitment_is_shown_from_the_first_moment_and_never_changes() {
    let mut host = Host::open(&three("tortuga"), 9);
    let before = host.room(None).commitment;
    host.request(1, join(None, Some(commitment_of(1)))).expect("a seat");
    host.request(0, OnlineRequest::Start { game: GAME.into() }).expect("the host");
    host.wait(10_000);
    assert_eq!(host.room(None).commitment, before);
    let text = ended(&mut host);
    assert!(text.contains(&format!("[Fair \"1 {before}\"]")), "{text}");
}

/// Plays some random moves, and then all but one person resign.
fn ended(host: &mut Host) -> String {
    let mut lots = Lots(4);
    for _ in 0..12 {
        let Some(seat) = host.actor() else {
            host.bot_moves(&mut |actions| actions.get(0).expect("a move"));
            continue;
        };
        let person = host.person(seat).expect("a person");
        let seen = host.room.observation_for(Some(person)).expect("a game");
        let legal = seen.legal_actions();
        let list: Vec<_> = legal.into_iter().flat_map(|actions| actions.list()).collect();
        if list.is_empty() || host.play(person, &list[lots.below(list.len())].to_string()).is_err()
        {
            let (game, after) = (GAME.into(), host.room.seq());
            let confirm = cartagena_protocol::ClientMsg::Confirm { game, after };
            host.send(person, &confirm).expect("a turn to confirm");
        }
    }
    host.request(0, OnlineRequest::Resign { game: GAME.into() }).expect("a say");
    host.request(1, OnlineRequest::Resign { game: GAME.into() }).expect("a say");
    host.room.record(None).expect("it is over")
}

#[test]
fn one_flipped_bit_anywhere_is_caught() {
    let mut host = dealing();
    host.request(0, reveal(0)).expect("as commitment_of");
    host.request(1, reveal(1)).expect("as commitment_of");
    let text = ended(&mut host);
    assert!(Record::read(&text).is_ok(), "{text}");
    for at in 0..text.len() * 8 {
        let mut bytes = text.clone().into_bytes();
        bytes[at / 8] ^= 1 << (at % 8);
        let Ok(changed) = String::from_utf8(bytes) else { continue };
        let read = Record::read(&changed);
        assert!(read.is_err(), "bit {} of {:?}", at % 8, text[..=at / 8].lines().last());
    }
}

#[test]
fn the_error_says_what_and_where() {
    let mut host = dealing();
    host.request(0, reveal(0)).expect("as commitment_of");
    host.request(1, reveal(1)).expect("as commitment_of");
    let text = ended(&mut host);
    let flip = |tag: &str, end: &str| {
        let begin = text.find(&format!("[{tag} \"")).expect("the tag") + tag.len() + 3;
        let value = &text[begin..begin + text[begin..].find('"').expect("its end")];
        let last = value.chars().last().expect("a letter");
        let other = if last == '0' { '1' } else { '0' };
        let changed = format!("{}{other}{end}", &value[..value.len() - 1]);
        Record::read(&text.replacen(value, &changed, 1)).expect_err(tag)
    };
    let line =
        |tag: &str| text[..text.find(&format!("[{tag} ")).expect("it")].matches('\n').count() + 1;
    for (tag, problem, place) in [
        ("Secret", RecordProblem::ServerSecretMismatch, "Secret"),
        ("Fair", RecordProblem::ServerSecretMismatch, "Secret"),
        ("Game", RecordProblem::ServerSecretMismatch, "Secret"),
        ("Part0", RecordProblem::SeatSecretMismatch, "Part0"),
        ("Part1", RecordProblem::SeatSecretMismatch, "Part1"),
        ("Sum", RecordProblem::HashMismatch, "Sum"),
    ] {
        let error = flip(tag, "");
        assert_eq!(error.problem, problem, "{tag}");
        assert_eq!(error.line_and_column(&text).0, line(place), "{tag}");
    }
    let other = cartagena_deal::Seed::from_number(4).tunnel().to_string();
    let begin = text.find("[Tunnel \"").expect("it") + 9;
    let error =
        Record::read(&text.replacen(&text[begin..begin + 41], &other, 1)).expect_err("other");
    assert_eq!(error.problem, RecordProblem::TunnelNotFromSeed);
    let error = Record::read(&text.replace("[Sum ", "[Sun ")).expect_err("no sum");
    assert_eq!(error.problem, RecordProblem::TagMissing("Sum"));
    let error = Record::read(&text.replace("resignation", "indignation")).expect_err("no ending");
    assert_eq!(error.problem, RecordProblem::InvalidEnd);
    let error = Record::read(&text.replace("\n\n", "\n# a remark\n\n")).expect_err("a remark");
    assert_eq!(error.problem, RecordProblem::NotCanonical);
}

#[test]
fn line_ends_of_other_systems_are_no_change() {
    let mut host = dealing();
    host.wait(10_000);
    let text = ended(&mut host);
    let record = Record::read(&text);
    assert!(record.is_ok());
    assert_eq!(Record::read(&format!("\u{feff}{}", text.replace('\n', "\r\n"))), record);
    assert_eq!(Record::read(text.trim_end()), record);
}

#[test]
fn what_people_chose_is_told_as_chosen() {
    let seed = cartagena_deal::Seed::from_number(1);
    let tunnel = Some(MaybeParsed::Parsed(seed.tunnel()));
    let table = OpenTable { tunnel, first: Some(2), ..three("jamaica") };
    let mut host = Host::open(&table, 9);
    host.request(1, join(None, None)).expect("a seat");
    host.request(0, OnlineRequest::Start { game: GAME.into() }).expect("the host");
    assert!(matches!(host.room(None).seats[2].access, SeatAccess::Bot { .. }));
    let text = ended(&mut host);
    assert!(text.contains("[Chosen \"tunnel first\"]"), "{text}");
    let error = Record::read(&text.replace("tunnel first", "first")).expect_err("chance did not");
    assert_eq!(error.problem, RecordProblem::TunnelNotFromSeed);
}

#[test]
fn ids_and_tables_that_cannot_be_are_refused() {
    let act = Requester { person: 0, name: "Anne", now: 0, program: false };
    let good = friends("tortuga", 2);
    let open = |game: &str, table: &OpenTable| Room::opening_line(game, [1; 32], &act, table, None);
    assert!(open(GAME, &good).is_ok());
    assert_eq!(open("", &good), Err(Denial::BadTable));
    assert_eq!(open("../..", &good), Err(Denial::BadTable));
    assert_eq!(open(GAME, &friends("tortuga", 1)), Err(Denial::BadTable));
    assert_eq!(open(GAME, &friends("tortuga", 6)), Err(Denial::BadTable));
    assert_eq!(open(GAME, &friends("tortilla", 2)), Err(Denial::BadTable));
    let bots = vec![SeatAccess::Bot { level: "captain".into() }; 2];
    assert_eq!(open(GAME, &OpenTable { seats: bots, ..good.clone() }), Err(Denial::BadTable));
    let genius = vec![SeatAccess::Friend, SeatAccess::Bot { level: "genius".into() }];
    assert_eq!(open(GAME, &OpenTable { seats: genius, ..good.clone() }), Err(Denial::BadTable));
    assert_eq!(open(GAME, &OpenTable { first: Some(2), ..good.clone() }), Err(Denial::BadTable));
    let tunnel = Some("BPHSDK".into());
    assert_eq!(open(GAME, &OpenTable { tunnel, ..good }), Err(Denial::BadTable));
}
